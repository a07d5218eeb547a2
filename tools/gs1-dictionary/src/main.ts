import { readFileSync, writeFileSync } from 'node:fs';
import { generateTable } from './generate-table.js';

/**
 * `npm run generate -w @dpp-tools/gs1-dictionary -- <gs1-syntax-dictionary.txt>` writes the table of
 * `@dpp/gs1` anew. The Syntax Dictionary is published at https://ref.gs1.org/tools/gs1-barcode-syntax-resource/.
 */
const path = process.argv[2];
if (path === undefined) {
  console.error('Expected the path of a gs1-syntax-dictionary.txt.');
  process.exitCode = 64;
} else {
  const target = new URL(
    '../../../packages/gs1/src/__generated__/syntax-dictionary.ts',
    import.meta.url,
  );
  writeFileSync(target, generateTable(readFileSync(path, 'utf8')));
}
