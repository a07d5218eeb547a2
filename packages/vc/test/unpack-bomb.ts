import { readFileSync } from 'node:fs';
import { decodeBitstring, portableRuntime } from '../src/index.js';
import { nodeRuntime } from '../src/node.js';

// Unpacks what is on the standard input, on the runtime that is named, and prints the refusal and by how many
// kilobytes the peak of this process's memory grew.
const encodedList = readFileSync(0, 'utf8');
const runtime = process.argv[2] === 'node' ? nodeRuntime : portableRuntime;
const before = process.resourceUsage().maxRSS;
const refusal = await decodeBitstring(encodedList, runtime).then(
  () => 'decoded',
  (error: { readonly code: string }) => error.code,
);
process.stdout.write(
  JSON.stringify({ refusal, grownKilobytes: process.resourceUsage().maxRSS - before }),
);
