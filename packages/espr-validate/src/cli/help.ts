import { LOCALES } from '../locale.js';
import { PRODUCT_CATEGORIES } from '../product-category.js';

export const HELP = `Usage: espr-validate FILE... [options]
       espr-validate convert --from batterypass|catena-x FILE... [--json]

Checks the metadata of digital product passports. Uses no network.

convert prints the metadata that payloads of the Battery Pass data model (one
file for each aspect, or all in one) or of the Catena-X submodel battery_pass
make, and what was not taken on the standard error.

FILE is JSON (a document, a list of documents, or an object with \`metadata\` or
\`passports\`), JSON lines (.ndjson, .jsonl) or CSV (.csv, .tsv; a row for each
product, columns named by paths such as materialComposition[0].percentage).
- reads the standard input: JSON if it starts with { or [, else CSV.

Options:
  --category NAME  The category of documents that name none.
  --lang CODE      Language of what is printed about faults. Default: en.
  --allow-sku      Take product ids that look as if a spreadsheet changed them,
                   such as 9.50600E+12, for article numbers. Default: not valid.
  --json           Print one JSON document.
  --version        Print the version.
  -h, --help       Print this text.

Categories: ${PRODUCT_CATEGORIES.join(', ')
  .replace(/(.{1,65})(?: |$)/g, '$1\n            ')
  .trim()}.
Languages:  ${LOCALES.join(' ')
  .replace(/(.{1,65})(?: |$)/g, '$1\n            ')
  .trim()}.

Exit status: 0 every document is valid, 1 one is not, or a file holds none that
can be read, 64 wrong use, or a file that cannot be opened.
`;
