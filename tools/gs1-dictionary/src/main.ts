import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { differencesBetween } from './compare-dictionaries.js';
import { dictionaryTextOf } from './dictionary-lines.js';
import { generatedModules, readTableText } from './generated-modules.js';

/**
 * Writes the modules of `@dpp/gs1` that come from the tables in `data`. `--check` writes nothing and fails when
 * a module is stale, or when the table of Application Identifiers disagrees with the Syntax Dictionary. The
 * dictionary is published at https://ref.gs1.org/tools/gs1-barcode-syntax-resource/; its file is named by
 * `--dictionary` or the environment variable GS1_SYNTAX_DICTIONARY, and where it is not there, that is said.
 */
const { values } = parseArgs({
  options: { check: { type: 'boolean', default: false }, dictionary: { type: 'string' } },
});
const root = new URL('../../../', import.meta.url);
const modules = generatedModules();

if (values.check) {
  const isStale = reportStale();
  process.exitCode = reportDisagreement() || isStale ? 1 : 0;
} else {
  for (const [path, text] of modules) writeFileSync(new URL(path, root), text);
  console.log(`Wrote ${modules.size} files.`);
}

function reportStale(): boolean {
  const stale = [...modules].filter(([path, text]) => {
    const file = new URL(path, root);
    return !existsSync(file) || readFileSync(file, 'utf8') !== text;
  });
  if (stale.length === 0) {
    console.log('The modules written from the tables are current.');
    return false;
  }
  const paths = stale.map(([path]) => path).join(', ');
  console.error(`Stale: ${paths}. Run \`npm run tables\` and commit the result.`);
  return true;
}

function reportDisagreement(): boolean {
  const path = values.dictionary ?? process.env.GS1_SYNTAX_DICTIONARY;
  if (path === undefined) {
    console.log('No Syntax Dictionary was given: the tables were not compared with it.');
    return false;
  }
  const table = dictionaryTextOf(readTableText('application-identifiers.txt'));
  const differences = differencesBetween(table, readFileSync(path, 'utf8'));
  for (const difference of differences) console.error(difference);
  if (differences.length === 0) console.log('The table agrees with the Syntax Dictionary.');
  return differences.length > 0;
}
