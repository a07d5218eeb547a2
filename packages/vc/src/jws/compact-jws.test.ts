import { createSign } from 'node:crypto';
import { CompactSign, compactVerify, importJWK } from 'jose';
import { describe, expect, it } from 'vitest';
import { generateKeyPair } from '../../test/keys.js';
import { onEveryRuntime } from '../../test/runtimes.js';
import * as rfc7515 from '../../test/vectors/rfc7515-a3.js';
import * as vcJoseCose from '../../test/vectors/vc-jose-cose.js';
import { encodeBase64Url } from '../encoding/base64url.js';
import { signCompactJws, verifyCompactJws } from './compact-jws.js';
import { createEs256Signer } from '../keys/es256.js';

const P256_ORDER = 'ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551';
const keyPair = generateKeyPair();
const { publicJwk } = keyPair;
const signer = createEs256Signer(keyPair.privateJwk);
const payload = { name: 'Zitronengelb \u{1F34B}', count: 3 };
const jws = await signCompactJws({ header: { kid: 'did:example:1#key-1' }, payload, signer });

describe('signCompactJws', () => {
  it('signs what jose verifies', async () => {
    const result = await compactVerify(jws, await importJWK(publicJwk, 'ES256'));
    expect(result.protectedHeader).toEqual({ alg: 'ES256', kid: 'did:example:1#key-1' });
    expect(JSON.parse(new TextDecoder().decode(result.payload))).toEqual(payload);
  });

  it('writes each header, whichever it wrote before', async () => {
    const list = ['a'];
    const headers: readonly Record<string, unknown>[] = [
      {},
      { kid: 'a', typ: 'b' },
      { kid: 'a', typ: 'b' },
      { typ: 'b', kid: 'a' },
      { kid: 'a', typ: 'c' },
      { kid: 'a' },
      { kid: 'a', list },
      { kid: 'a', list },
      { kid: 'a', typ: undefined },
      { kid: 'a', long: 'b'.repeat(5000) },
      { kid: 'a', long: 'b'.repeat(5000) },
    ];
    for (const header of headers) {
      list.push('b');
      const [part = ''] = (await signCompactJws({ header, payload, signer })).split('.');
      const text = Buffer.from(part, 'base64url').toString();
      expect(text).toBe(JSON.stringify({ alg: 'ES256', ...header }));
    }
  });

  it('takes a signer that answers later', async () => {
    const later = { sign: (message: Uint8Array) => Promise.resolve(signer.sign(message)) };
    const signed = await signCompactJws({ header: {}, payload, signer: later });
    expect(await verifyCompactJws(signed, { publicJwk })).toMatchObject({ verified: true });
  });

  const cycle: Record<string, unknown> = {};
  cycle['again'] = cycle;

  it.each<[string, unknown]>([
    ['undefined', undefined],
    ['null', null],
    ['a text', 'text'],
    ['a list', [payload]],
    ['a function', () => payload],
    ['a date, which JSON makes a text', new Date()],
    ['a value that JSON does not have', { amount: 1n }],
    ['a cycle', cycle],
    ['what says that it is no object', { toJSON: () => [] }],
  ])('refuses to sign %s', async (_what, value) => {
    const signing = signCompactJws({ header: {}, payload: value as object, signer });
    await expect(signing).rejects.toMatchObject({ name: 'VcError', code: 'NOT_JSON' });
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text of 64 characters', 'A'.repeat(64)],
    ['a list of 64 numbers', Array.from({ length: 64 }, () => 1)],
    ['63 bytes', new Uint8Array(63)],
  ])('refuses a signer that answers %s', async (_what, answer) => {
    const broken = { sign: () => answer as Uint8Array };
    const signing = signCompactJws({ header: {}, payload, signer: broken });
    await expect(signing).rejects.toMatchObject({ name: 'VcError', code: 'INVALID_SIGNATURE' });
  });

  it('refuses a signer that answers DER', async () => {
    const der = {
      sign: (message: Uint8Array) => createSign('sha256').update(message).sign(keyPair.privateKey),
    };
    await expect(signCompactJws({ header: {}, payload, signer: der })).rejects.toMatchObject({
      name: 'VcError',
      code: 'INVALID_SIGNATURE',
    });
  });

  it.each([
    { alg: 'none' },
    { alg: 'HS256' },
    { crit: ['exp'] },
    { b64: false },
    { jwk: publicJwk },
    { jku: 'https://dpp.example/keys' },
    { x5c: [] },
    { x5u: 'https://dpp.example/certificate' },
    { kid: 1 },
  ])('refuses the header %j', async (header) => {
    await expect(signCompactJws({ header, payload, signer })).rejects.toMatchObject({
      code: 'INVALID_HEADER',
    });
  });
});

describe('verifyCompactJws', () => {
  it('verifies the example of RFC 7515', async () => {
    const { d, ...rfcPublicJwk } = rfc7515.privateJwk;
    expect(await verifyCompactJws(rfc7515.jws, { publicJwk: rfcPublicJwk })).toMatchObject({
      verified: true,
      header: { alg: 'ES256' },
      payload: { iss: 'joe', exp: 1300819380 },
    });
    expect(d).toHaveLength(43);
  });

  it('verifies what jose signs', async () => {
    const signed = await new CompactSign(new TextEncoder().encode(JSON.stringify(payload)))
      .setProtectedHeader({ alg: 'ES256', typ: 'example' })
      .sign(keyPair.privateKey);
    expect(await verifyCompactJws(signed, { publicJwk })).toEqual({
      verified: true,
      header: { alg: 'ES256', typ: 'example' },
      payload,
    });
  });

  it('asks the resolver with the header and uses its key', async () => {
    const asked: unknown[] = [];
    const result = await verifyCompactJws(jws, {
      resolveKey: (header) => {
        asked.push(header.kid);
        return Promise.resolve(publicJwk);
      },
    });
    expect(result.verified).toBe(true);
    expect(asked).toEqual(['did:example:1#key-1']);
  });

  it('refuses when the resolver knows no key', async () => {
    expect(await reasonOf(jws, { resolveKey: () => undefined })).toBe('KEY_NOT_FOUND');
  });

  it('refuses another key', async () => {
    const other = generateKeyPair().publicJwk;
    expect(await reasonOf(jws, { publicJwk: other })).toBe('SIGNATURE_INVALID');
  });

  it('refuses a change of any single character', async () => {
    const accepted: number[] = [];
    for (let index = 0; index < jws.length; index++) {
      const changed = jws.slice(0, index) + (jws[index] === 'A' ? 'B' : 'A') + jws.slice(index + 1);
      if ((await verifyCompactJws(changed, { publicJwk })).verified) accepted.push(index);
    }
    expect(accepted).toEqual([]);
  });

  it.each([
    ['none', { alg: 'none' }, 'ALGORITHM_NOT_ALLOWED'],
    ['HS256', { alg: 'HS256' }, 'ALGORITHM_NOT_ALLOWED'],
    ['ES384', { alg: 'ES384' }, 'ALGORITHM_NOT_ALLOWED'],
    ['lower case', { alg: 'es256' }, 'ALGORITHM_NOT_ALLOWED'],
    ['no algorithm', {}, 'ALGORITHM_NOT_ALLOWED'],
    ['a list', { alg: ['ES256'] }, 'ALGORITHM_NOT_ALLOWED'],
    ['crit', { alg: 'ES256', crit: ['b64'], b64: true }, 'CRITICAL_HEADER'],
    ['an empty crit', { alg: 'ES256', crit: [] }, 'CRITICAL_HEADER'],
    ['b64 without crit', { alg: 'ES256', b64: false }, 'CRITICAL_HEADER'],
    ['its own key', { alg: 'ES256', jwk: publicJwk }, 'EMBEDDED_KEY'],
    ['a key address', { alg: 'ES256', jku: 'https://dpp.example/' }, 'EMBEDDED_KEY'],
    ['a certificate', { alg: 'ES256', x5c: ['AA=='] }, 'EMBEDDED_KEY'],
    ['a certificate address', { alg: 'ES256', x5u: 'https://dpp.example/' }, 'EMBEDDED_KEY'],
    ['a kid that is no text', { alg: 'ES256', kid: 1 }, 'MALFORMED'],
  ])('refuses a properly signed header with %s', async (_what, header, reason) => {
    const signed = await signRaw(JSON.stringify(header), JSON.stringify(payload));
    expect(await reasonOf(signed)).toBe(reason);
  });

  it.each([
    ['a payload that is a list', '{"alg":"ES256"}', '[]'],
    ['a payload that is a text', '{"alg":"ES256"}', '"text"'],
    ['a payload that is null', '{"alg":"ES256"}', 'null'],
    ['a payload that is not JSON', '{"alg":"ES256"}', '{'],
    ['a payload with a byte order mark', '{"alg":"ES256"}', '\ufeff{}'],
    ['a header that is a list', '["alg"]', '{}'],
    ['a header that is not JSON', 'ES256', '{}'],
    ['a header with a byte order mark', '\ufeff{"alg":"ES256"}', '{}'],
    ['a header that names alg twice', '{"alg":"none","alg":"ES256"}', '{}'],
    ['a header that names alg twice alike', '{"alg":"ES256","alg":"ES256"}', '{}'],
    ['a header that hides the second alg', '{"alg":"none","\\u0061lg":"ES256"}', '{}'],
    ['a header that names a member within twice', '{"alg":"ES256","a":{"b":1,"b":2}}', '{}'],
    ['a header that is too deep', `{"alg":"ES256","a":${'['.repeat(8)}${']'.repeat(8)}}`, '{}'],
    ['a payload that names a member twice', '{"alg":"ES256"}', '{"iss":"a","iss":"b"}'],
    ['a payload that hides the second', '{"alg":"ES256"}', '{"iss":"a","\\u0069ss":"b"}'],
    ['a payload that names one twice within', '{"alg":"ES256"}', '{"a":[{"b":1,"c":2,"b":1}]}'],
    ['a payload that overwrites an object', '{"alg":"ES256"}', '{"a":{"b":1,"c":2},"a":3}'],
    ['a payload that is too deep', '{"alg":"ES256"}', `{"a":${'['.repeat(256)}${']'.repeat(256)}}`],
    [
      'a payload that is endlessly deep',
      '{"alg":"ES256"}',
      `{"a":${'['.repeat(1e5)}${']'.repeat(1e5)}}`,
    ],
    ['a payload with something behind it', '{"alg":"ES256"}', '{}{}'],
  ])('refuses %s', async (_what, header, body) => {
    expect(await reasonOf(await signRaw(header, body))).toBe('MALFORMED');
  });

  it.each([
    ['quotes, colons and backslashes in texts', { 'a"b:': '":\\":{"c":1,"c":2}', 'ü:"': ['\\'] }],
    ['one name at several levels', { a: { a: { a: [{ a: 1 }, { a: 2 }] } } }],
    ['a member named __proto__', JSON.parse('{"__proto__":{"a":1},"b":2}') as object],
    [
      'as much depth as it may have',
      JSON.parse(`{"a":${'['.repeat(255)}${']'.repeat(255)}}`) as object,
    ],
  ])('takes a payload with %s', async (_what, body) => {
    const signed = await signRaw('{"alg":"ES256"}', JSON.stringify(body));
    expect(await reasonOf(signed)).toBe('verified');
  });

  it.each(vcJoseCose.examples)(
    'verifies an example of the credentials standard: $typ',
    async (example) => {
      const result = await verifyCompactJws(example.jws, { publicJwk: vcJoseCose.publicJwk });
      expect(result).toMatchObject({ verified: true, header: { typ: example.typ } });
      expect(await reasonOf(example.jws)).toBe('SIGNATURE_INVALID');
    },
  );

  it.each([
    ['r that is zero', Buffer.concat([Buffer.alloc(32), Buffer.alloc(32, 1)])],
    ['s that is zero', Buffer.concat([Buffer.alloc(32, 1), Buffer.alloc(32)])],
    ['zeros', Buffer.alloc(64)],
    ['ones', Buffer.alloc(64, 0xff)],
    ['r that is the order', Buffer.concat([Buffer.from(P256_ORDER, 'hex'), Buffer.alloc(32, 1)])],
    ['s that is the order', Buffer.concat([Buffer.alloc(32, 1), Buffer.from(P256_ORDER, 'hex')])],
  ])('refuses a signature of %s', async (_what, signature) => {
    const text = `${jws.split('.', 2).join('.')}.${signature.toString('base64url')}`;
    expect(await reasonOf(text)).toBe('SIGNATURE_INVALID');
  });

  it.each([
    ['63 bytes', Buffer.alloc(63, 1)],
    ['65 bytes', Buffer.alloc(65, 1)],
    ['96 bytes, as of P-384', Buffer.alloc(96, 1)],
  ])('refuses a signature of %s', async (_what, signature) => {
    const text = `${jws.split('.', 2).join('.')}.${signature.toString('base64url')}`;
    expect(await reasonOf(text)).toBe('MALFORMED');
  });

  it('refuses a payload that is not UTF-8', async () => {
    const body = Buffer.from('{"name":"\u00e9"}', 'latin1');
    const text = `${encodeText('{"alg":"ES256"}')}.${encodeBase64Url(body)}`;
    expect(await reasonOf(await signText(text))).toBe('MALFORMED');
  });

  it('refuses a DER signature', async () => {
    const [header, body] = jws.split('.');
    const der = createSign('sha256').update(`${header}.${body}`).sign(keyPair.privateKey);
    expect(await reasonOf(`${header}.${body}.${encodeBase64Url(der)}`)).toBe('MALFORMED');
  });

  it.each([
    ['nothing', ''],
    ['two parts', jws.split('.', 2).join('.')],
    ['four parts', `${jws}.AAAA`],
    ['no signature', `${jws.split('.', 2).join('.')}.`],
    ['padding', `${jws}=`],
    ['a trailing line break', `${jws}\n`],
    ['a leading space', ` ${jws}`],
    ['a full stop more in front', `.${jws}`],
    ['an empty payload', jws.replace(/\.[^.]*\./, '..')],
    ['the plain alphabet of base64', jws.replace(/\.[^.]{4}/, '.a+/a')],
    ['a character outside ASCII', jws.replace(/^e/, '\u00e9')],
    ['a header whose left-over bits are set', jws.replace(/^[^.]*/, 'eyJhbGciOiJFUzI1NiJ')],
    ['a JWE', `${jws}.AAAA.AAAA`],
    ['the flattened JSON form', JSON.stringify({ protected: jws.split('.')[0] })],
  ])('refuses %s', async (_what, text) => {
    expect(await reasonOf(text)).toBe('MALFORMED');
  });
});

async function reasonOf(
  text: string,
  keys: Parameters<typeof verifyCompactJws>[1] = { publicJwk },
) {
  const result = await onEveryRuntime((runtime) => verifyCompactJws(text, { ...keys, runtime }));
  return result.verified ? 'verified' : result.reason;
}

function encodeText(text: string): string {
  return encodeBase64Url(new TextEncoder().encode(text));
}

function signRaw(header: string, body: string): Promise<string> {
  return signText(`${encodeText(header)}.${encodeText(body)}`);
}

async function signText(text: string): Promise<string> {
  return `${text}.${encodeBase64Url(await signer.sign(new TextEncoder().encode(text)))}`;
}
