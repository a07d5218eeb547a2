import { createHash } from 'node:crypto';
import type { RandomBytes } from '../../src/crypto/seal-signer.js';

/** Reproducible bytes: SHA-256 over the seed and a counter. For tests and published vectors only. */
export function deterministicRandom(seed: string): RandomBytes {
  let counter = 0;
  return (length) => {
    const blocks: Buffer[] = [];
    while (blocks.length * 32 < length) {
      blocks.push(createHash('sha256').update(`${seed}/${counter++}`).digest());
    }
    return Uint8Array.from(Buffer.concat(blocks).subarray(0, length));
  };
}
