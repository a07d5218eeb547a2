import { editions } from '../metamodel/editions.js';
import { maxFileBytes } from './read-file.js';

export const help = `Usage: aas check FILE... [options]

Checks Asset Administration Shells in JSON against the metamodel of IDTA-01001:
classes, members and texts as its JSON schemas have them, values of their
valueType, lists by AASd-108 and AASd-109. Uses no network.

FILE is an AAS environment in JSON of at most ${maxFileBytes / 1024 / 1024} MiB.
- reads the standard input.

Options:
  --edition NAME  Check against this edition: ${editions.join(', ')}.
                  Default: valid is what any edition takes.
  --json          Print one JSON document.
  --version       Print the version.
  -h, --help      Print this text.

Exit status: 0 every file is valid, 1 one is not, 2 none is invalid but one is
too large to be checked, 64 wrong use, or a file that cannot be opened.
`;
