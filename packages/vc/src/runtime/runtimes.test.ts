import { createECDH, createHash, ECDH, generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { runtimes } from '../../test/runtimes.js';
import type { P256PublicJwk } from '../keys/jwk.js';

const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
const { kty, crv, x, y } = publicKey.export({ format: 'jwk' });
const publicJwk = { kty, crv, x, y } as P256PublicJwk;
const coordinate = (text: string) => Buffer.from(text, 'base64url');
/** The same bytes: 43 characters carry two bits more than 32 bytes need, and one of them is set. */
const respelled = (text: string) =>
  text.slice(0, -1) + String.fromCharCode(text.charCodeAt(text.length - 1) + 1);
const uncompressed = Uint8Array.of(0x04, ...coordinate(publicJwk.x), ...coordinate(publicJwk.y));
const message = new TextEncoder().encode('a.b');
const signature = new Uint8Array(
  sign('sha256', message, { key: privateKey, dsaEncoding: 'ieee-p1363' }),
);

describe.each(runtimes)('the %s runtime', (_name, runtime) => {
  it.each(['', 'abc', 'ä€😀'])('hashes the UTF-8 bytes of %j', (text) => {
    const expected = new Uint8Array(createHash('sha256').update(text).digest());
    expect(Uint8Array.from(runtime.sha256(text))).toEqual(expected);
    expect(runtime.sha256Base64Url(text)).toBe(Buffer.from(expected).toString('base64url'));
    expect(Uint8Array.from(runtime.sha256(new TextEncoder().encode(text)))).toEqual(expected);
  });

  it('gives the bytes of a text of ASCII, in memory that nothing else is written to', () => {
    const first = runtime.encodeAscii('eyJ9.-_A');
    runtime.encodeAscii('another');
    runtime.encodeBase64Url('and another');
    expect(Uint8Array.from(first)).toEqual(new TextEncoder().encode('eyJ9.-_A'));
  });

  it('takes a signature with s in either half of its range', async () => {
    const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
    const s = BigInt(`0x${Buffer.from(signature.subarray(32)).toString('hex')}`);
    const flipped = Buffer.from((order - s).toString(16).padStart(64, '0'), 'hex');
    const other = Uint8Array.from([...signature.subarray(0, 32), ...flipped]);
    expect(await runtime.isEs256Signature(signature, message, publicJwk)).toBe(true);
    expect(await runtime.isEs256Signature(other, message, publicJwk)).toBe(true);
  });

  it('takes the signature of a text as that of its UTF-8 bytes', async () => {
    const text = 'ä€😀'.repeat(20_000);
    const key = { key: privateKey, dsaEncoding: 'ieee-p1363' } as const;
    const ofText = new Uint8Array(sign('sha256', Buffer.from(text), key));
    expect(await runtime.isEs256Signature(ofText, text, publicJwk)).toBe(true);
    expect(await runtime.isEs256Signature(ofText, `${text}.`, publicJwk)).toBe(false);
    expect(await runtime.isEs256Signature(signature, 'a.b', publicJwk)).toBe(true);
  });

  it.each([
    ['another message', signature, new TextEncoder().encode('a.c')],
    ['63 bytes', signature.subarray(1), message],
    ['65 bytes', Uint8Array.from([...signature, 0]), message],
    ['no bytes', new Uint8Array(), message],
    ['zeros', new Uint8Array(64), message],
    ['DER', new Uint8Array(sign('sha256', message, privateKey)), message],
  ])('does not take a signature over %s', async (_what, bytes, text) => {
    expect(await runtime.isEs256Signature(bytes, text, publicJwk)).toBe(false);
  });

  it.each([
    ['off the curve', { ...publicJwk, y: publicJwk.x }],
    ['with a short coordinate', { ...publicJwk, x: 'AAAA' }],
    ['with a coordinate that is no base64url', { ...publicJwk, x: `${publicJwk.x.slice(1)}=` }],
    ['with a coordinate in another spelling', { ...publicJwk, x: respelled(publicJwk.x) }],
    ['without a coordinate', { kty, crv, x } as P256PublicJwk],
  ])('throws for a key %s', async (_what, key) => {
    const checking = async () => runtime.isEs256Signature(signature, message, key);
    await expect(checking()).rejects.toMatchObject({ code: 'INVALID_PUBLIC_KEY' });
  });

  it('reads a point in both forms', () => {
    for (const form of ['compressed', 'uncompressed'] as const) {
      const point = ECDH.convertKey(uncompressed, 'prime256v1', undefined, undefined, form);
      const bytes = Uint8Array.from(point as Buffer);
      expect(runtime.publicJwkFromPoint(bytes)).toEqual(publicJwk);
      expect(runtime.publicJwkFromPoint(bytes)).toEqual(publicJwk);
    }
  });

  it('reads the point of every key, however many', () => {
    for (let i = 0; i < 600; i++) {
      const ecdh = createECDH('prime256v1');
      const point = Uint8Array.from(ecdh.generateKeys());
      const read = runtime.publicJwkFromPoint(point);
      expect(read.x).toBe(Buffer.from(point.subarray(1, 33)).toString('base64url'));
      expect(read.y).toBe(Buffer.from(point.subarray(33)).toString('base64url'));
    }
  });

  it.each([
    ['no bytes', new Uint8Array()],
    ['the point at infinity', Uint8Array.of(0)],
    ['another point', uncompressed.with(64, uncompressed[64]! ^ 1)],
    ['the hybrid form', uncompressed.with(0, 0x06 | (uncompressed[64]! & 1))],
    ['a form that does not exist', uncompressed.with(0, 0x05)],
    ['the compressed form in length only', uncompressed.subarray(0, 33)],
    ['an x that no point has', Uint8Array.of(0x02, ...new Uint8Array(31), 1)],
    ['an x beyond the field', Uint8Array.of(0x02, ...new Uint8Array(32).fill(255))],
    ['a byte less', uncompressed.subarray(0, 64)],
    ['a byte more', Uint8Array.of(...uncompressed, 0)],
  ])('reads no point out of %s', (_what, bytes) => {
    expect(() => runtime.publicJwkFromPoint(bytes)).toThrow(
      expect.objectContaining({ name: 'VcError', code: 'INVALID_PUBLIC_KEY' }),
    );
  });

  it.each([
    ['nothing', ''],
    ['a letter', 'f'],
    ['text beyond ASCII', 'ä€😀'],
    ['a byte order mark', '\ufeff{}'],
    ['a replacement character', '\ufffd'],
    ['a null', 'a\0b'],
    ['what is as long as memory that is used again', 'x'.repeat(65_536)],
    ['what is longer', 'ä'.repeat(70_000)],
  ])('reads the text %s out of base64url, and writes it', (_what, text) => {
    const encoded = Buffer.from(text).toString('base64url');
    expect(runtime.decodeBase64UrlText(encoded)).toBe(text);
    expect(runtime.encodeBase64Url(text)).toBe(encoded);
    expect(runtime.encodeBase64Url(new TextEncoder().encode(text))).toBe(encoded);
  });

  it.each([
    ['a byte that begins nothing', [0x61, 0xff]],
    ['a sequence cut short', [0xe2, 0x82]],
    ['a slash in two bytes', [0xc0, 0xaf]],
    ['half of a surrogate pair', [0xed, 0xa0, 0x80]],
    ['what is beyond Unicode', [0xf4, 0x90, 0x80, 0x80]],
    ['a good text with one bad byte at its end', [...Buffer.from('x'.repeat(70_000)), 0x80]],
  ])('reads no text out of %s', (_what, bytes) => {
    const encoded = Buffer.from(bytes).toString('base64url');
    expect(runtime.decodeBase64UrlText(encoded)).toBeUndefined();
  });

  it('keeps one text when it reads or writes the next', () => {
    const decoded = runtime.decodeBase64Url('Zm9v');
    const text = runtime.decodeBase64UrlText('Zm9v');
    const encoded = runtime.encodeBase64Url('foo');
    const hash = runtime.sha256('foo');
    const before = Uint8Array.from(hash);
    runtime.encodeBase64Url('barbarbarbarbarbarbarbarbarbarbarbarbarbarbar');
    runtime.decodeBase64UrlText('YmFyYmFyYmFy');
    expect(Buffer.from(decoded ?? []).toString()).toBe('foo');
    expect([text, encoded]).toEqual(['foo', 'Zm9v']);
    expect(Uint8Array.from(hash)).toEqual(before);
  });

  it.each([[''], ['f'], ['fo'], ['foo'], ['ÿþ']])('encodes %j and decodes it again', (text) => {
    const encoded = runtime.encodeBase64Url(text);
    expect(encoded).toBe(Buffer.from(text).toString('base64url'));
    expect(runtime.encodeBase64Url(new TextEncoder().encode(text))).toBe(encoded);
    expect(Buffer.from(runtime.decodeBase64Url(encoded) ?? 'none').toString()).toBe(text);
  });

  it.each(['Zg==', 'Zh', 'Z', 'Z g', 'Zm9v\n', 'Zm+v', 'Zm/v', 'Zm\u00e9v', 'Zm9vY'])(
    'does not decode %j',
    (text) => {
      expect(runtime.decodeBase64Url(text)).toBeUndefined();
      expect(runtime.decodeBase64UrlText(text)).toBeUndefined();
    },
  );
});
