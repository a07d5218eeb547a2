import { describe, expect, it } from 'vitest';
import { buildTimestampVectors } from '../test/support/build-timestamp-vectors.js';
import opensslTokens from '../test/vectors/timestamps-openssl.json' with { type: 'json' };
import vectors from '../test/vectors/timestamps.json' with { type: 'json' };
import { createTimestampVerifier as createNodeVerifier } from './timestamp-node.js';
import { createTimestampVerifier } from './timestamp.js';
import type { TimestampVerifier } from './timestamp.js';

const message = Buffer.from(vectors.merkleRoot);
const bytes = (base64: string) => Buffer.from(base64, 'base64');

const [first] = vectors.cases;
const token = bytes(first!.token);

describe.each([
  ['the portable verifier', createTimestampVerifier],
  ['the verifier on node:crypto', createNodeVerifier],
])('%s', (_, createVerifier) => {
  it.each(vectors.cases)('$expected: $name', (vector) => {
    const { certificates, policies, nonce } = vector as Partial<typeof vector> & {
      certificates?: string[];
      policies?: string[];
      nonce?: string;
    };
    const verify = createVerifier({
      trustAnchors: vectors.trustAnchors[vector.trustAnchors as 'root'],
      ...(certificates && { certificates }),
      ...(policies && { policies }),
    });
    const result = verify({
      token: bytes(vector.token),
      message,
      ...(nonce !== undefined && { nonce: Buffer.from(nonce, 'hex') }),
    });
    expect(outcomeOf(result)).toEqual([
      vector.expected,
      'genTime' in vector ? vector.genTime : undefined,
    ]);
  });

  it.each(opensslTokens.cases)('verifies what OpenSSL made: $name', (vector) => {
    const verify = createVerifier(vector);
    expect(verify({ token: bytes(vector.token), message })).toMatchObject({
      verified: true,
      timestamp: { genTime: vector.genTime },
    });
    const other = verify({ token: bytes(vector.token), message: Buffer.from('other') });
    expect(outcomeOf(other)[0]).toBe('WRONG_IMPRINT');
    const { trustAnchors } = vectors;
    const stranger = createVerifier({ ...vector, trustAnchors: trustAnchors.root });
    expect(outcomeOf(stranger({ token: bytes(vector.token), message }))[0]).toBe(
      'UNKNOWN_AUTHORITY',
    );
  });

  it('says who vouches for the time, under which policy and number', () => {
    const verify = createVerifier({ trustAnchors: vectors.trustAnchors.root });
    expect(verify({ token, message })).toMatchObject({
      timestamp: {
        policy: '1.2.3.4.1',
        serialNumber: '0123',
        authority: { subject: 'CN=Test TSA', issuer: 'CN=Test TSA Root' },
      },
    });
  });

  it.each([0, 1, 10, 100, token.length - 1])('refuses a token cut after %i bytes', (length) => {
    const verify = createVerifier({ trustAnchors: vectors.trustAnchors.root });
    const result = verify({ token: token.subarray(0, length), message });
    expect(outcomeOf(result)[0]).toBe('MALFORMED_TOKEN');
  });

  it('refuses bytes after the token', () => {
    const verify = createVerifier({ trustAnchors: vectors.trustAnchors.root });
    const result = verify({ token: Buffer.concat([token, Buffer.of(0)]), message });
    expect(outcomeOf(result)[0]).toBe('MALFORMED_TOKEN');
  });

  it.each(['INVALID_PEM', 'INVALID_DER'])('throws %s for a bad trust anchor', (code) => {
    const pem = code === 'INVALID_PEM' ? 'none' : pemOf(Buffer.of(0x30));
    expect(() => createVerifier({ trustAnchors: [pem] })).toThrow(
      expect.objectContaining({ code }),
    );
  });
});

describe('a token with one byte changed', () => {
  const verifierOf = { '': createNodeVerifier, portable: createTimestampVerifier };
  const changed = (base: Buffer, index: number, mask: number) => {
    const copy = Buffer.from(base);
    copy[index] = copy[index]! ^ mask;
    return copy;
  };

  it.each([0x01, 0x80, 0xff])('is refused by node:crypto wherever, with mask %i', (mask) => {
    const verify = verifierOf['']({ trustAnchors: vectors.trustAnchors.root });
    expect(acceptedIndexes(verify, (index) => changed(token, index, mask))).toEqual([]);
  });

  it('is refused by the portable verifier for the same reason', () => {
    const options = { trustAnchors: vectors.trustAnchors.root };
    const [portable, node] = [verifierOf.portable(options), verifierOf[''](options)];
    for (let index = 0; index < token.length; index += 7) {
      const input = { token: changed(token, index, 0x01), message };
      expect([index, outcomeOf(portable(input))]).toEqual([index, outcomeOf(node(input))]);
    }
  });

  function acceptedIndexes(verify: TimestampVerifier, change: (index: number) => Buffer) {
    return [...token.keys()].filter((index) => verify({ token: change(index), message }).verified);
  }
});

describe('the published time-stamp vectors', () => {
  it('refuse more than they accept', () => {
    const refused = vectors.cases.filter(({ expected }) => expected !== 'verified');
    expect(refused.length).toBeGreaterThan(2 * (vectors.cases.length - refused.length));
  });

  it('are still what the generator makes', async () => {
    expect(JSON.parse(JSON.stringify(await buildTimestampVectors()))).toEqual(vectors);
  });
});

function outcomeOf(result: ReturnType<TimestampVerifier>): [string, string | undefined] {
  return result.verified ? ['verified', result.timestamp.genTime] : [result.reason, undefined];
}

function pemOf(der: Buffer): string {
  return `-----BEGIN CERTIFICATE-----\n${der.toString('base64')}\n-----END CERTIFICATE-----\n`;
}
