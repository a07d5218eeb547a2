import { writeFileSync } from 'node:fs';
import { buildTimestampVectors } from './build-timestamp-vectors.js';

// Run by hand when a case is added: npx tsx test/support/write-timestamp-vectors.ts, then prettier.
const file = new URL('../vectors/timestamps.json', import.meta.url);
writeFileSync(file, JSON.stringify(await buildTimestampVectors(), null, 2) + '\n');
