import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { contractDocument } from '@dpp/server/contract';
import { toCollection, type CollectedDocument } from './collection.js';

/** Writes the collection of every operation to a file: `npm run collection -- dpp.collection.json`. */
const { positionals } = parseArgs({ allowPositionals: true });
const [file = 'dpp.collection.json'] = positionals;
// Relative to where npm was called, not to the folder of this tool.
const path = new URL(file, `file://${process.env['INIT_CWD'] ?? process.cwd()}/`);
const collection = toCollection(contractDocument() as unknown as CollectedDocument);
await writeFile(path, `${JSON.stringify(collection, null, 2)}\n`);
console.log(`Wrote ${path.pathname}.`);
