import { expect, it } from 'vitest';
import { generateKeyPair } from '../../test/keys.js';
import { did, passportModel } from '../../test/passport-fixture.js';
import { createDidDocument } from '../did/did-document.js';
import { createProductPassportCredential } from '../untp/digital-product-passport.js';
import { createEs256Signer } from '../keys/es256.js';
import { nodeRuntime } from '../runtime/node-runtime.js';
import { signDataIntegrity } from './sign-data-integrity.js';
import { verifyDataIntegrity } from './verify-data-integrity.js';

/** All of them in the long runs, a twelfth by day. */
const flips = process.env['TEST_ENDURANCE'] === '1' ? 10_000 : 833;
const at = new Date('2026-06-01T00:00:00Z');
const { privateJwk, publicJwk } = generateKeyPair();
const signer = createEs256Signer(privateJwk);
const didDocument = createDidDocument({ did, keys: [{ keyNumber: 1, publicJwk }] });

it(`verifies no credential after any of ${flips} random flips of one bit, and throws for none`, async () => {
  const credential = createProductPassportCredential(passportModel());
  const secured = await signDataIntegrity(credential, {
    ...{ did, keyNumber: 1, signer },
    created: new Date('2026-02-03T04:05:06Z'),
  });
  const bytes = Buffer.from(JSON.stringify(secured));
  expect(await reasonOf(bytes)).toBe('verified');

  const random = linearCongruential(1);
  const reasons = new Set<string>();
  for (let flip = 0; flip < flips; flip++) {
    const changed = Buffer.from(bytes);
    const index = random(bytes.length);
    changed[index] = changed[index]! ^ (1 << random(8));
    reasons.add(await reasonOf(changed));
  }
  expect(reasons).not.toContain('verified');
  // Some of each kind, or the flips would not have gone everywhere.
  for (const reason of ['MALFORMED_JSON', 'SIGNATURE_INVALID', 'CONTEXT_MISMATCH', 'NO_PROOF']) {
    expect(reasons).toContain(reason);
  }
});

async function reasonOf(bytes: Buffer): Promise<string> {
  const options = { at, runtime: nodeRuntime, resolveDidDocument: () => didDocument };
  const result = await verifyDataIntegrity(bytes.toString(), options);
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
