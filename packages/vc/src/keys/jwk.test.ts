import { generateKeyPairSync } from 'node:crypto';
import { exportJWK, importSPKI } from 'jose';
import { describe, expect, it } from 'vitest';
import { generateKeyPair } from '../../test/keys.js';
import {
  parsePublicJwk,
  pointFromPublicJwk,
  publicJwkFromPoint,
  publicJwkFromSpkiPem,
} from './jwk.js';

const { publicPem, publicJwk } = generateKeyPair();
const refused: unknown = expect.objectContaining({ name: 'VcError', code: 'INVALID_PUBLIC_KEY' });

describe('publicJwkFromSpkiPem', () => {
  it('reads the same key as jose', async () => {
    const byJose = await exportJWK(await importSPKI(publicPem, 'ES256', { extractable: true }));
    expect(publicJwkFromSpkiPem(publicPem)).toEqual(byJose);
  });

  it('tolerates white space around and inside the block', () => {
    const loose = `\r\n${publicPem.replaceAll('\n', '\r\n')}\n`;
    expect(publicJwkFromSpkiPem(loose)).toEqual(publicJwk);
  });

  it.each([
    ['no PEM', 'MFkw'],
    ['another label', publicPem.replaceAll('PUBLIC KEY', 'EC PUBLIC KEY')],
    ['a second block', publicPem + publicPem],
    ['one byte less', withDer(publicPem, (der) => der.subarray(0, -1))],
    ['one byte more', withDer(publicPem, (der) => Buffer.concat([der, Buffer.from([0])]))],
    ['a point off the curve', withDer(publicPem, flipLastBit)],
    ['a P-384 key', pemOf('P-384')],
    ['a secp256k1 key', pemOf('secp256k1')],
  ])('refuses %s', (_what, pem) => {
    expect(() => publicJwkFromSpkiPem(pem)).toThrow(refused);
  });
});

describe('parsePublicJwk', () => {
  it('drops a private member', () => {
    expect(parsePublicJwk(generateKeyPair().privateJwk)).not.toHaveProperty('d');
  });

  it.each([
    ['nothing', undefined],
    ['a text', 'EC'],
    ['another key type', { ...publicJwk, kty: 'OKP' }],
    ['another curve', { ...publicJwk, crv: 'P-384' }],
    ['no y', { ...publicJwk, y: undefined }],
    ['a short x', { ...publicJwk, x: publicJwk.x.slice(0, 40) }],
    ['coordinates of 31 and 33 bytes', cutAt(31)],
    ['swapped coordinates', { ...publicJwk, x: publicJwk.y, y: publicJwk.x }],
  ])('refuses %s', (_what, jwk) => {
    expect(() => parsePublicJwk(jwk)).toThrow(refused);
  });
});

describe('publicJwkFromPoint', () => {
  it('gives back the key of an uncompressed point', () => {
    expect(publicJwkFromPoint(pointFromPublicJwk(publicJwk))).toEqual(publicJwk);
  });

  it.each([
    ['the point at infinity', Uint8Array.of(0)],
    ['64 bytes without a prefix', pointFromPublicJwk(publicJwk).subarray(1)],
    ['no bytes', new Uint8Array()],
  ])('refuses %s', (_what, bytes) => {
    expect(() => publicJwkFromPoint(bytes)).toThrow(refused);
  });
});

function cutAt(length: number) {
  const coordinates = Buffer.from(pointFromPublicJwk(publicJwk).subarray(1));
  const [x, y] = [coordinates.subarray(0, length), coordinates.subarray(length)];
  return { ...publicJwk, x: x.toString('base64url'), y: y.toString('base64url') };
}

function pemOf(namedCurve: string): string {
  const { publicKey } = generateKeyPairSync('ec', { namedCurve });
  return publicKey.export({ format: 'pem', type: 'spki' }).toString();
}

function withDer(pem: string, change: (der: Buffer) => Uint8Array): string {
  const der = Buffer.from(pem.replace(/-----[^-]+-----|\s/g, ''), 'base64');
  const text = Buffer.from(change(der)).toString('base64');
  return `-----BEGIN PUBLIC KEY-----\n${text}\n-----END PUBLIC KEY-----\n`;
}

function flipLastBit(der: Buffer): Uint8Array {
  der[der.length - 1]! ^= 1;
  return der;
}
