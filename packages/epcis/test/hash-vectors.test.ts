import { describe, expect, it } from 'vitest';
import { eventHash, eventPreHash, eventsOf, parseDocument } from '../src/index.js';
import { readEpcisOracles } from './oracles.js';

const oracles = readEpcisOracles();
const vectors = (oracles?.hashVectors ?? []).flatMap(({ name, document, hashes, preHashes }) =>
  hashes.map((hash, index) => ({ name, document, index, hash, preHash: preHashes[index] })),
);

describe.skipIf(oracles === undefined)('the published event hashes (set ORACLES_DIR)', () => {
  it('are there', () => {
    expect(vectors.length).toBeGreaterThanOrEqual(6);
  });

  it.each(vectors)('are ours: $name, event $index', ({ document, index, hash, preHash }) => {
    const parsed = parseDocument(document);
    const event = eventsOf(parsed)[index]!;
    const options = { context: parsed['@context'] };
    if (preHash !== undefined) expect(eventPreHash(event, options)).toBe(preHash);
    expect(eventHash(event, options)).toBe(hash);
  });
});
