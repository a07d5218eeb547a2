import * as ecdsaMultikey from '@digitalbazaar/ecdsa-multikey';
import { describe, expect, it } from 'vitest';
import { generateKeyPair } from '../../test/keys.js';
import * as vector from '../../test/vectors/did-key-p256.js';
import { decodeBase58, encodeBase58 } from '../encoding/base58.js';
import { formatMultikey, parseMultikey } from './multikey.js';

const { publicJwk } = generateKeyPair();
const multikey = formatMultikey(publicJwk);

describe('formatMultikey', () => {
  it('writes the published example', () => {
    expect(formatMultikey(vector.publicJwk)).toBe(vector.multikey);
  });

  it('writes what @digitalbazaar/ecdsa-multikey writes', async () => {
    const { publicKeyMultibase } = await ecdsaMultikey.fromJwk({ jwk: publicJwk });
    expect(multikey).toBe(publicKeyMultibase);
  });
});

describe('parseMultikey', () => {
  it('reads the published example', () => {
    expect(parseMultikey(vector.multikey)).toEqual(vector.publicJwk);
  });

  it('reads what @digitalbazaar/ecdsa-multikey reads', async () => {
    const keyPair = await ecdsaMultikey.from({ type: 'Multikey', publicKeyMultibase: multikey });
    expect(await ecdsaMultikey.toJwk({ keyPair })).toMatchObject(parseMultikey(multikey));
  });

  it.each([
    ['an empty text', ''],
    ['another base', `u${multikey.slice(1)}`],
    ['a character that is not base58', `${multikey.slice(0, -1)}0`],
    ['a key of 32 bytes', encoded((bytes) => bytes.subarray(0, 34))],
    ['a trailing byte', encoded((bytes) => Uint8Array.from([...bytes, 0]))],
    ['a secret key', encoded((bytes) => bytes.with(0, 0x86).with(1, 0x26))],
    ['a prefix that is half right', encoded((bytes) => bytes.with(1, 0x25))],
    ['a P-384 prefix', encoded((bytes) => bytes.with(0, 0x81))],
    ['a point form that does not exist', encoded((bytes) => bytes.with(2, 0x05))],
    ['a text without end', 'z'.repeat(1_000_000)],
  ])('refuses %s', (_what, text) => {
    expect(() => parseMultikey(text)).toThrow(
      expect.objectContaining({ name: 'VcError', code: 'INVALID_MULTIKEY' }),
    );
  });
});

function encoded(change: (bytes: Uint8Array) => Uint8Array): string {
  return `z${encodeBase58(change(decodeBase58(multikey.slice(1))!))}`;
}
