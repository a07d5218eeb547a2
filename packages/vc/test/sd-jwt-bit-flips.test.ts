import { randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createEs256Signer } from '../src/keys/es256.js';
import { nodeRuntime } from '../src/runtime/node-runtime.js';
import { createProductPassportCredential } from '../src/untp/digital-product-passport.js';
import { issueSdJwtVc } from '../src/sd-jwt/issue-sd-jwt-vc.js';
import { createPassportSdJwtInput } from '../src/sd-jwt/passport-sd-jwt.js';
import { verifySdJwtVc } from '../src/sd-jwt/verify-sd-jwt-vc.js';
import { generateKeyPair } from './keys.js';
import { did, passportModel } from './passport-fixture.js';

/** With `TEST_ENDURANCE=1` all of them, drawn anew; every day a twelfth, always the same. */
const isEndurance = process.env['TEST_ENDURANCE'] === '1';
const flips = isEndurance ? 10_000 : 834;
const draw = isEndurance ? randomInt : createDraw();

const { privateJwk, publicJwk } = generateKeyPair();
const input = createPassportSdJwtInput(createProductPassportCredential(passportModel()), {
  vct: 'https://dpp.example/vct/dpp/v1',
});
const options = { did, keyNumber: 1, signer: createEs256Signer(privateJwk), runtime: nodeRuntime };
const sdJwt = await issueSdJwtVc(input, options);
const verification = { at: new Date('2026-06-01T00:00:00Z'), publicJwk, runtime: nodeRuntime };

/** A linear congruential generator: no more than a spread that is the same in each run. */
function createDraw() {
  let state = 1;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function flipBit(text: string): string {
  const bytes = Buffer.from(text, 'latin1');
  const place = draw(bytes.length);
  bytes.writeUInt8(bytes.readUInt8(place) ^ (1 << draw(8)), place);
  return bytes.toString('latin1');
}

describe('an SD-JWT VC with one bit flipped', () => {
  it('never verifies, and is refused with a reason', async () => {
    expect(await verifySdJwtVc(sdJwt, verification)).toMatchObject({ verified: true });
    const reasons = new Map<string, number>();
    for (let count = 0; count < flips; count++) {
      const flipped = flipBit(sdJwt);
      const result = await verifySdJwtVc(flipped, verification);
      const outcome = result.verified ? `verified ${flipped}` : result.reason;
      reasons.set(outcome, (reasons.get(outcome) ?? 0) + 1);
    }
    expect([...reasons.keys()].filter((outcome) => outcome.startsWith('verified'))).toEqual([]);
    // Flips met the JWT as well as the disclosures, and the tildes between them.
    expect([...reasons.keys()]).toEqual(
      expect.arrayContaining(['MALFORMED', 'SIGNATURE_INVALID', 'DISCLOSURE_UNREFERENCED']),
    );
  });
});
