import { constants, generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { nobleTimestampCrypto } from './noble-timestamp-crypto.js';
import { nodeTimestampCrypto } from './node-timestamp-crypto.js';
import { readSignatureKey } from './signature-algorithm.js';
import type { SignatureAlgorithm } from './signature-algorithm.js';
import type { SignedBytes } from './timestamp-crypto.js';

const bytes = Buffer.from('what is signed');
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const otherRsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
/** The encoding of PSS is then one byte shorter than the modulus. */
const oddRsa = generateKeyPairSync('rsa', { modulusLength: 2049, publicExponent: 3 });
const p256 = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const p384 = generateKeyPairSync('ec', { namedCurve: 'P-384' });

type KeyPair = typeof rsa;

const signers: readonly (readonly [string, KeyPair, SignatureAlgorithm])[] = [
  ['RSA', rsa, { kind: 'rsa-pkcs1', hash: 'sha256' }],
  ['RSA', rsa, { kind: 'rsa-pkcs1', hash: 'sha384' }],
  ['RSA of 2049 bits', oddRsa, { kind: 'rsa-pkcs1', hash: 'sha512' }],
  ['RSA', rsa, { kind: 'rsa-pss', hash: 'sha256', saltLength: 32 }],
  ['RSA', rsa, { kind: 'rsa-pss', hash: 'sha384', saltLength: 0 }],
  ['RSA of 2049 bits', oddRsa, { kind: 'rsa-pss', hash: 'sha512', saltLength: 64 }],
  ['P-256', p256, { kind: 'ecdsa', hash: 'sha256' }],
  ['P-256', p256, { kind: 'ecdsa', hash: 'sha512' }],
  ['P-384', p384, { kind: 'ecdsa', hash: 'sha256' }],
  ['P-384', p384, { kind: 'ecdsa', hash: 'sha384' }],
];

const implementations = [
  ['JavaScript alone', nobleTimestampCrypto],
  ['node:crypto', nodeTimestampCrypto],
] as const;

describe.each(implementations)('signatures in %s', (_, crypto) => {
  it.each(signers)('accepts what OpenSSL signed: %s, %j', (_name, pair, algorithm) => {
    expect(crypto.verify(signedBy(pair, algorithm))).toBe(true);
  });

  it.each(signers)('refuses every change of it: %s, %j', (_name, pair, algorithm) => {
    const signed = signedBy(pair, algorithm);
    const last = signed.signature.length - 1;
    for (const index of [0, 1, 2, 3, last >> 1, last]) {
      const signature = Uint8Array.from(signed.signature);
      signature[index] = signature[index]! ^ 1;
      expect([index, crypto.verify({ ...signed, signature })]).toEqual([index, false]);
    }
    const lengths = [signed.signature.subarray(1), Buffer.concat([Buffer.of(0), signed.signature])];
    for (const signature of [...lengths, new Uint8Array()]) {
      expect(crypto.verify({ ...signed, signature })).toBe(false);
    }
    expect(crypto.verify({ ...signed, bytes: Buffer.from('something else') })).toBe(false);
  });

  it('refuses another key, hash, padding and kind of key', () => {
    const signed = signedBy(rsa, { kind: 'rsa-pkcs1', hash: 'sha256' });
    const pss = signedBy(rsa, { kind: 'rsa-pss', hash: 'sha256', saltLength: 32 });
    const others: readonly SignedBytes[] = [
      { ...signed, key: keyOf(otherRsa) },
      { ...signed, key: keyOf(p256) },
      { ...signed, algorithm: { kind: 'rsa-pkcs1', hash: 'sha512' } },
      { ...signed, algorithm: pss.algorithm },
      { ...signed, algorithm: { kind: 'ecdsa', hash: 'sha256' } },
      { ...pss, algorithm: signed.algorithm },
      { ...pss, algorithm: { kind: 'rsa-pss', hash: 'sha256', saltLength: 31 } },
      { ...pss, algorithm: { kind: 'rsa-pss', hash: 'sha384', saltLength: 32 } },
    ];
    expect(others.map((other) => crypto.verify(other))).toEqual(others.map(() => false));
  });

  it('refuses a signature as large as the modulus', () => {
    const signed = signedBy(rsa, { kind: 'rsa-pkcs1', hash: 'sha256' });
    const modulus = signed.key.kind === 'rsa' ? signed.key.modulus : new Uint8Array();
    expect(crypto.verify({ ...signed, signature: modulus })).toBe(false);
  });

  it('refuses a point that is not on its curve', () => {
    const signed = signedBy(p256, { kind: 'ecdsa', hash: 'sha256' });
    const spki = Uint8Array.from(signed.key.spki);
    spki[spki.length - 1] = spki.at(-1)! ^ 1;
    expect(crypto.verify({ ...signed, key: readSignatureKey(spki) })).toBe(false);
  });

  it('hashes', () => {
    expect(Buffer.from(crypto.hash('sha256', new Uint8Array())).toString('hex')).toMatch(/^e3b0c4/);
  });
});

describe('readSignatureKey', () => {
  it.each([
    ['RSA of 1024 bits', generateKeyPairSync('rsa', { modulusLength: 1024 })],
    ['Ed25519', generateKeyPairSync('ed25519')],
    ['P-521', generateKeyPairSync('ec', { namedCurve: 'P-521' })],
    ['secp256k1', generateKeyPairSync('ec', { namedCurve: 'secp256k1' })],
  ])('does not support %s', (_, pair) => {
    expect(() => keyOf(pair)).toThrow(expect.objectContaining({ code: 'UNSUPPORTED_ALGORITHM' }));
  });
});

function signedBy(pair: KeyPair, algorithm: SignatureAlgorithm): SignedBytes {
  const padding = {
    'rsa-pkcs1': { padding: constants.RSA_PKCS1_PADDING },
    'rsa-pss': { padding: constants.RSA_PKCS1_PSS_PADDING },
    ecdsa: {},
  }[algorithm.kind];
  const saltLength = algorithm.kind === 'rsa-pss' ? { saltLength: algorithm.saltLength } : {};
  const key = { key: pair.privateKey, ...padding, ...saltLength };
  return { algorithm, key: keyOf(pair), bytes, signature: sign(algorithm.hash, bytes, key) };
}

function keyOf({ publicKey }: Pick<KeyPair, 'publicKey'>) {
  return readSignatureKey(publicKey.export({ type: 'spki', format: 'der' }));
}
