import { createHash } from 'node:crypto';
import { createBitstring, decodeBitstring, encodeBitstring, isBitSet } from '@dpp/vc';
import { nodeRuntime } from '@dpp/vc/node';
import { createList, decodeList } from '@digitalbazaar/vc-bitstring-status-list';
import { resolvedPerSecond, type Benchmark } from './harness.js';

const length = 131_072;
/** One in a hundred, at random as indexes are drawn; the same ones each time. */
const setIndexes = Array.from(
  { length: 1310 },
  (_, n) => createHash('sha256').update(String(n)).digest().readUInt32BE() % length,
);
const peer = '@digitalbazaar/vc-bitstring-status-list 2';

export const vcStatusListBenchmark: Benchmark = {
  name: 'vc',
  async run(measure) {
    const bitstring = createBitstring({ length, setIndexes });
    const encodedList = await encodeBitstring(bitstring, nodeRuntime);
    const list = await createList({ length });
    for (const index of setIndexes) list.setStatus(index, true);
    await measure({
      name: 'encode a status list of 131,072 entries on Node, one in a hundred set',
      unit: 'ops/s',
      peer,
      atLeast: 4,
      rounds: 9,
      runOurs: () => resolvedPerSecond(() => encodeBitstring(bitstring, nodeRuntime)),
      runPeer: () => resolvedPerSecond(() => list.encode()),
    });
    await measure({
      name: 'decode it and read a status',
      unit: 'ops/s',
      peer,
      atLeast: 4,
      rounds: 9,
      runOurs: () =>
        resolvedPerSecond(async () => isBitSet(await decodeBitstring(encodedList, nodeRuntime), 7)),
      runPeer: () =>
        resolvedPerSecond(async () => (await decodeList({ encodedList })).getStatus(7)),
    });
  },
};
