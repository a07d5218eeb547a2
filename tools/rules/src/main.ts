import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { generatedFiles } from './generated-files.js';

/**
 * Writes what is generated from the rule table: JSON Schemas, metadata types, field lists. `--check`
 * writes nothing and fails when a file is stale.
 */
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const root = new URL('../../../', import.meta.url);
const files = await generatedFiles();

if (values.check) {
  const stale: string[] = [];
  for (const [path, text] of files) {
    const file = new URL(path, root);
    if (!existsSync(file) || (await readFile(file, 'utf8')) !== text) stale.push(path);
  }
  if (stale.length === 0) console.log('The files generated from the rule table are current.');
  else console.error(`Stale: ${stale.join(', ')}. Run \`npm run rules\` and commit the result.`);
  process.exitCode = stale.length === 0 ? 0 : 1;
} else {
  for (const [path, text] of files) {
    const file = new URL(path, root);
    await mkdir(new URL('./', file), { recursive: true });
    await writeFile(file, text);
  }
  console.log(`Wrote ${files.size} files.`);
}
