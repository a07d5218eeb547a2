import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTimestampVerifier } from '../src/timestamp-node.js';
import { createTimestampRequest, parseTimestampResponse } from '../src/timestamp.js';
import { hasOpenssl, OpensslAuthority } from './support/openssl-authority.js';
import type { KeyKind } from './support/openssl-authority.js';
import vectors from './vectors/timestamps.json' with { type: 'json' };

const message = Buffer.from(vectors.merkleRoot);

/** Refused here alone: what OpenSSL 3 does not look at, or takes as a question of its caller. */
const REFUSED_BY_US_ALONE = [
  // It compares a nonce and a policy only when it is given the request.
  'another nonce',
  'no nonce',
  'a policy that is not accepted',
  // What the statement holds besides the imprint is not looked at, nor is its time.
  'a critical extension',
  'a time that does not exist',
  'a time in another zone',
  // It compares imprints by any hash that it knows; the format has one.
  'an imprint by SHA-384',
  'an imprint by SHA-512',
  // Versions of CMS are not compared.
  'another version of SignedData',
  'another version of SignerInfo',
  // The digest and the signing certificate are checked among the signed attributes.
  'a signed content type that is another',
  'an attribute of two values',
  // A signer may be an authority; an issuer's purposes do not narrow what it issues for.
  'a signer that is an authority for certificates',
  'an issuer for something else than time-stamping',
];

/** Accepted here alone. */
const ACCEPTED_BY_US_ALONE = [
  // OpenSSL reads all certificates of a token or none.
  'a certificate that cannot be read beside the one that matters',
  // At its last second a certificate has expired for OpenSSL; RFC 5280, 4.1.2.5 counts that second.
  'the last moment of the certificate',
];

describe.skipIf(!hasOpenssl)('the openssl command (skipped where it is not installed)', () => {
  let scratch: OpensslAuthority;

  beforeAll(() => {
    scratch = new OpensslAuthority({ root: 'P-256', signer: 'P-256' });
    scratch.write('message', message);
  });
  afterAll(() => {
    scratch.close();
  });

  const differing = [...REFUSED_BY_US_ALONE, ...ACCEPTED_BY_US_ALONE];
  const judged = vectors.cases.filter(({ trustAnchors }) => trustAnchors !== 'none');

  it.each(judged.filter(({ name }) => !differing.includes(name)))(
    'agrees: $expected, $name',
    (vector) => {
      expect(isAccepted(vector)).toBe(vector.expected === 'verified');
    },
  );

  it.each(judged.filter(({ name }) => differing.includes(name)))(
    'differs, for the reason given above: $expected, $name',
    (vector) => {
      expect(isAccepted(vector)).toBe(vector.expected !== 'verified');
    },
  );

  function isAccepted(vector: (typeof vectors.cases)[number]): boolean {
    const { certificates = [] } = vector as { certificates?: string[] };
    scratch.write('token', Buffer.from(vector.token, 'base64'));
    scratch.write('roots', vectors.trustAnchors[vector.trustAnchors as 'root'].join(''));
    scratch.write('others', certificates.join(''));
    const others = certificates.length > 0 ? ['-untrusted', 'others'] : [];
    const tokenText = Buffer.from(vector.token, 'base64').toString('latin1');
    // Without a moment, openssl judges the certificates at the time of day.
    const [digits = ''] = /20\d{12}/.exec(tokenText) ?? [];
    const moment = ['-attime', String(instantOf(digits))];
    try {
      scratch.run(
        ...['ts', '-verify', '-token_in', '-in', 'token', '-data', 'message', '-CAfile', 'roots'],
        ...[...others, ...moment],
      );
      return true;
    } catch {
      return false;
    }
  }
});

const authorities: readonly (readonly [KeyKind, KeyKind])[] = [
  ['P-256', 'P-256'],
  ['P-384', 'P-384'],
  ['RSA-2048', 'RSA-2048'],
];

describe.skipIf(!hasOpenssl).each(authorities)(
  'a fresh answer of openssl ts, root %s, signer %s (skipped without openssl)',
  (root, signer) => {
    let authority: OpensslAuthority;

    beforeAll(() => {
      authority = new OpensslAuthority({ root, signer });
    });
    afterAll(() => {
      authority.close();
    });

    it('verifies under its root, as the answer to its request', () => {
      const { der, nonce } = createTimestampRequest({ message });
      const token = tokenIn(authority.reply(der));
      const verify = createTimestampVerifier({ trustAnchors: [authority.rootPem] });
      expect(verify({ token, message, nonce })).toMatchObject({ verified: true });
      expect(verify({ token, message, nonce: Buffer.alloc(16, 1) })).toMatchObject({
        reason: 'WRONG_NONCE',
      });
    });

    it('carries no certificate when none is asked for, and verifies with the one given', () => {
      const { der } = createTimestampRequest({ message, certReq: false });
      const token = tokenIn(authority.reply(der));
      const trustAnchors = [authority.rootPem];
      expect(createTimestampVerifier({ trustAnchors })({ token, message })).toMatchObject({
        reason: 'SIGNER_NOT_FOUND',
      });
      const certificates = [authority.signerPem];
      const verify = createTimestampVerifier({ trustAnchors, certificates });
      expect(verify({ token, message })).toMatchObject({ verified: true });
    });

    it('rejects a policy it does not have, and says so', () => {
      const { der } = createTimestampRequest({ message, policy: '1.2.3.4.99' });
      expect(parseTimestampResponse(authority.reply(der))).toEqual({
        granted: false,
        status: 'rejection',
        failInfo: ['unacceptedPolicy'],
      });
    });
  },
);

function tokenIn(der: Uint8Array): Uint8Array {
  const response = parseTimestampResponse(der);
  if (!response.granted) throw new Error(response.status);
  return response.token;
}

/** Seconds since 1970 of GeneralizedTime digits; a date that does not exist rolls over. */
function instantOf(digits: string): number {
  const [year, month, day, hour, minute, second] = /(....)(..)(..)(..)(..)(..)/
    .exec(digits)!
    .slice(1)
    .map(Number) as [number, number, number, number, number, number];
  return Date.UTC(year, month - 1, day, hour, minute, second) / 1000;
}
