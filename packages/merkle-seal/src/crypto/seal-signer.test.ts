import { createPrivateKey, createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { p256 } from '@noble/curves/nist.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import wycheproof from '../../test/vectors/wycheproof-ecdsa-p256-sha256.json' with { type: 'json' };
import { nobleCrypto } from './noble-crypto.js';
import { nodeCrypto } from './node-crypto.js';
import { parsePublicKeyPem } from './public-key.js';
import { createSealSigner, generateSealKeyPair } from '../portable.js';
import { isSignatureValid } from './signature.js';

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const pkcs8 = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
const spki = publicKey.export({ format: 'pem', type: 'spki' }).toString();
const message = new TextEncoder().encode('a message');
const cryptos = [
  { name: 'noble', crypto: nobleCrypto },
  { name: 'node', crypto: nodeCrypto },
];

describe('createSealSigner', () => {
  it('reads the platform’s keys and derives their public half', () => {
    expect(createSealSigner(pkcs8).publicKeyPem).toBe(spki);
  });

  it('signs so that the platform verifies', async () => {
    const signature = await createSealSigner(pkcs8).sign(message);
    expect(verify('sha256', message, publicKey, signature)).toBe(true);
  });

  it.each([
    ['INVALID_PEM', spki],
    ['INVALID_PEM', privateKey.export({ format: 'pem', type: 'sec1' }).toString()],
    ['INVALID_KEY', pemOf('ec', 'P-384')],
    ['INVALID_KEY', pemOf('ec', 'secp256k1')],
    ['INVALID_KEY', pemOf('ed25519')],
    ['INVALID_DER', '-----BEGIN PRIVATE KEY-----MAA=-----END PRIVATE KEY-----'],
  ])('refuses with %s what is no P-256 key in PKCS#8: %#', (code, pem) => {
    expect(() => createSealSigner(pem)).toThrow(expect.objectContaining({ code }));
  });

  it('refuses a private key of zero', () => {
    const der = privateKey.export({ format: 'der', type: 'pkcs8' });
    der.fill(0, 36, 68);
    const pem = `-----BEGIN PRIVATE KEY-----${der.toString('base64')}-----END PRIVATE KEY-----`;
    expect(() => createSealSigner(pem)).toThrow(expect.objectContaining({ code: 'INVALID_KEY' }));
  });
});

describe('generateSealKeyPair', () => {
  it('makes keys that the platform reads as one pair', () => {
    const pair = generateSealKeyPair();
    const derived = createPublicKey(createPrivateKey(pair.privateKeyPem));
    expect(derived.export({ format: 'pem', type: 'spki' })).toBe(pair.publicKeyPem);
  });

  it('makes another pair each time', () => {
    expect(generateSealKeyPair().publicKeyPem).not.toBe(generateSealKeyPair().publicKeyPem);
  });

  it('makes a pair that signs', async () => {
    const pair = generateSealKeyPair((length) => new Uint8Array(length).fill(7));
    const signer = createSealSigner(pair.privateKeyPem);
    expect(signer.publicKeyPem).toBe(pair.publicKeyPem);
    const point = parsePublicKeyPem(nobleCrypto, pair.publicKeyPem);
    expect(isSignatureValid(nobleCrypto, point, message, await signer.sign(message))).toBe(true);
  });
});

describe.each(cryptos)('parsePublicKeyPem by $name', ({ crypto }) => {
  it.each([
    ['another curve', pemOf('ec', 'P-384', 'spki')],
    ['another algorithm', pemOf('ed25519', undefined, 'spki')],
    ['a compressed point', compressedSpki()],
    ['a point off the curve', spki.replace(/.{8}\n-----END/, 'AAAAAAA=\n-----END')],
  ])('refuses %s', (_, pem) => {
    expect(() => parsePublicKeyPem(crypto, pem)).toThrow(
      expect.objectContaining({ code: 'INVALID_KEY' }),
    );
  });
});

describe.each(cryptos)('isSignatureValid by $name', ({ crypto }) => {
  const secret = p256.utils.randomSecretKey(new Uint8Array(48).fill(3));
  const point = p256.getPublicKey(secret, false);
  const signature = p256.sign(message, secret, { format: 'der' });
  const { r, s } = p256.Signature.fromBytes(signature, 'der');

  it('accepts s in the upper half of its range', () => {
    const high = new p256.Signature(r, p256.Point.Fn.ORDER - s);
    expect(high.hasHighS()).toBe(true);
    expect(isSignatureValid(crypto, point, message, high.toBytes('der'))).toBe(true);
  });

  it.each<[string, readonly number[]]>([
    ['no bytes', []],
    ['a byte after it', [...signature, 0]],
    ['a byte missing', [...signature.slice(0, -1)]],
    ['a long-form length', [0x30, 0x81, ...signature.slice(1)]],
    ['a padded r', [0x30, signature[1]! + 1, 0x02, signature[3]! + 1, 0, ...signature.slice(4)]],
    ['r and s side by side', [...p256.sign(message, secret, { format: 'compact' })]],
    ['r and s of zero', [0x30, 6, 2, 1, 0, 2, 1, 0]],
  ])('refuses %s', (_, bytes) => {
    expect(isSignatureValid(crypto, point, message, Uint8Array.from(bytes))).toBe(false);
  });

  it.each(wycheproof.tests)('finds test $tcId of Wycheproof $result: $comment', (test) => {
    const [key, bytes, sig] = [
      wycheproof.publicKeys[test.publicKey as 'a' | 'b'],
      test.msg,
      test.sig,
    ].map((hex) => Uint8Array.from(Buffer.from(hex, 'hex')));
    expect(isSignatureValid(crypto, key!, bytes!, sig!)).toBe(test.result === 'valid');
  });

  it('refuses another message and another key', () => {
    expect(isSignatureValid(crypto, point, Uint8Array.of(1), signature)).toBe(false);
    expect(isSignatureValid(crypto, parsePublicKeyPem(crypto, spki), message, signature)).toBe(
      false,
    );
  });

  it('refuses any signature with one byte changed', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: signature.length - 1 }),
        fc.integer({ min: 1, max: 255 }),
        (index, mask) => {
          const damaged = Uint8Array.from(signature);
          damaged[index] = damaged[index]! ^ mask;
          expect(isSignatureValid(crypto, point, message, damaged)).toBe(false);
        },
      ),
    );
  });
});

function pemOf(type: 'ec' | 'ed25519', namedCurve?: string, half: 'spki' | 'pkcs8' = 'pkcs8') {
  const pair =
    type === 'ec'
      ? generateKeyPairSync('ec', { namedCurve: namedCurve! })
      : generateKeyPairSync('ed25519');
  return half === 'spki'
    ? pair.publicKey.export({ format: 'pem', type: 'spki' }).toString()
    : pair.privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
}

function compressedSpki(): string {
  const point = p256.Point.fromBytes(parsePublicKeyPem(nobleCrypto, spki)).toBytes(true);
  const prefix = Buffer.from('3039301306072a8648ce3d020106082a8648ce3d030107032200', 'hex');
  const der = Buffer.concat([prefix, point]);
  return `-----BEGIN PUBLIC KEY-----${der.toString('base64')}-----END PUBLIC KEY-----`;
}
