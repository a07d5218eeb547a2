import { LOCALES } from '../locale.js';
import { PRODUCT_CATEGORIES } from '../product-category.js';

export const HELP = `Usage: espr-validate FILE... [options]

Checks the metadata of digital product passports. Uses no network.

FILE is JSON (a document, a list of documents, or an object with \`metadata\` or
\`passports\`), JSON lines (.ndjson, .jsonl) or CSV (.csv, .tsv; a row for each
product, columns named by paths such as materialComposition[0].percentage).
- reads the standard input: JSON if it starts with { or [, else CSV.

Options:
  --category NAME  The category of documents that name none.
  --lang CODE      Language of what is printed about faults. Default: en.
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
