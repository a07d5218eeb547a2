import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEs256Signer } from '../src/keys/es256.js';
import { nodeRuntime } from '../src/runtime/node-runtime.js';
import type { ClaimPath } from '../src/sd-jwt/claim-path.js';
import { isMembers, type Members } from '../src/sd-jwt/json-member.js';
import { issueSdJwtVc } from '../src/sd-jwt/issue-sd-jwt-vc.js';
import { presentSdJwt } from '../src/sd-jwt/present-sd-jwt.js';
import { verifySdJwtVc } from '../src/sd-jwt/verify-sd-jwt-vc.js';
import { generateKeyPair } from './keys.js';

const iss = 'did:web:dpp.example';
const at = new Date('2026-06-01T00:00:00Z');
const { privateJwk, publicJwk } = generateKeyPair();
const signer = createEs256Signer(privateJwk);
const numRuns = process.env['TEST_ENDURANCE'] === '1' ? 2_000 : 150;

const names = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 4 }),
    fc.constantFrom('__proto__', 'vct', 'toString'),
  )
  .filter((name) => !['_sd', '...', '_sd_alg'].includes(name));
const { claim } = fc.letrec<{ claim: unknown }>((tie) => ({
  claim: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    fc.constantFrom(null, true, 0, -1.5e-7, 2 ** 53, '', 'ä\u2028"\\', '😀'),
    fc.array(tie('claim'), { maxLength: 4 }),
    fc
      .array(fc.tuple(names, tie('claim')), { maxLength: 4 })
      .map((entries) => Object.fromEntries(entries)),
  ),
}));

/** Every path that leads somewhere in a value. */
function pathsIn(value: unknown): ClaimPath[] {
  const children: [string | number, unknown][] = Array.isArray(value)
    ? [...(value as unknown[]).entries()]
    : isMembers(value)
      ? Object.entries(value)
      : [];
  return children.flatMap(([component, child]) => [
    [component],
    ...pathsIn(child).map((path) => [component, ...path]),
  ]);
}

const isPrefix = (path: ClaimPath, of: ClaimPath) =>
  path.length <= of.length && path.every((component, index) => component === of[index]);

/** The value without what is hidden, unless it encloses, or is, a claim to be shown. */
function withoutHidden(
  value: unknown,
  hidden: (path: ClaimPath) => boolean,
  at: ClaimPath = [],
): unknown {
  if (Array.isArray(value)) {
    return (value as unknown[]).flatMap((element, index) => {
      const path = [...at, index];
      return hidden(path) ? [] : [withoutHidden(element, hidden, path)];
    });
  }
  if (!isMembers(value)) return value;
  const open = Object.entries(value).filter(([name]) => !hidden([...at, name]));
  return Object.fromEntries(
    open.map(([name, member]) => [name, withoutHidden(member, hidden, [...at, name])]),
  );
}

const cases = claim.chain((value) => {
  const claims: Members = { iss, vct: 'https://dpp.example/vct', value };
  const paths = pathsIn({ value });
  return fc.record({
    claims: fc.constant(claims),
    disclosable: fc.subarray(paths),
    disclose: fc.subarray(paths),
    decoys: fc.nat({ max: 3 }),
  });
});

describe('any claims', () => {
  it('come back whole from an SD-JWT VC, and without what is kept back from a presentation', async () => {
    await fc.assert(
      fc.asyncProperty(cases, async ({ claims, disclosable, disclose, decoys }) => {
        const options = { did: iss, keyNumber: 1, signer, runtime: nodeRuntime };
        const sdJwt = await issueSdJwtVc({ claims, disclosable, decoys }, options);
        const verified = { verified: true, issuer: iss };
        const whole = await verifySdJwtVc(sdJwt, { at, publicJwk, runtime: nodeRuntime });
        expect(whole).toMatchObject(verified);
        expect(whole).toHaveProperty('payload', claims);

        const isHidden = (path: ClaimPath) =>
          disclosable.some((other) => isPrefix(other, path) && other.length === path.length) &&
          !disclose.some((shown) => isPrefix(path, shown));
        const presented = presentSdJwt(sdJwt, { disclose, runtime: nodeRuntime });
        const shown = await verifySdJwtVc(presented, { at, publicJwk, runtime: nodeRuntime });
        expect(shown).toMatchObject(verified);
        expect(shown).toHaveProperty('payload', withoutHidden(claims, isHidden));
      }),
      { numRuns },
    );
  });
});
