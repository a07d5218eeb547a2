import { expect, it } from 'vitest';
import { at, forms, resolveDidDocument } from '../../test/issued-credentials.js';
import { nodeRuntime } from '../runtime/node-runtime.js';
import { verifyVcJwt } from './vc-jwt.js';

/** All of them in the long runs, a twelfth by day. */
const flips = process.env['TEST_ENDURANCE'] === '1' ? 10_000 : 833;

it(`verifies no token after any of ${flips} random flips of one bit, and throws for none`, async () => {
  const bytes = Buffer.from(forms['vc+jwt']);
  expect(await reasonOf(bytes)).toBe('verified');

  const random = linearCongruential(1);
  const reasons = new Set<string>();
  for (let flip = 0; flip < flips; flip++) {
    const changed = Buffer.from(bytes);
    const index = random(bytes.length);
    changed[index] = (changed[index] ?? 0) ^ (1 << random(8));
    reasons.add(await reasonOf(changed));
  }
  expect(reasons).not.toContain('verified');
  // Some of each kind, or the flips would not have gone everywhere.
  for (const reason of ['MALFORMED', 'SIGNATURE_INVALID', 'KEY_NOT_OF_ISSUER']) {
    expect(reasons).toContain(reason);
  }
});

async function reasonOf(bytes: Buffer): Promise<string> {
  const options = { at, runtime: nodeRuntime, resolveDidDocument };
  const result = await verifyVcJwt(bytes.toString('latin1'), options);
  return result.verified ? 'verified' : result.reason;
}

/** The same flips each time: what fails is the change, not the draw (Numerical Recipes' constants). */
function linearCongruential(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
