import { describe, expect, it } from 'vitest';
import {
  encodeText,
  forgeDisclosure,
  forgerJwk,
  forgeSdJwt,
  reasonOf,
  withClaims,
} from '../../test/forge-sd-jwt.js';
import { generateKeyPair } from '../../test/keys.js';
import { MAX_DISCLOSURES, MAX_SD_JWT_LENGTH } from './sd-jwt-limits.js';
import { presentSdJwt } from './present-sd-jwt.js';

const size = forgeDisclosure(['s1', 'size', 'M']);

describe('verifySdJwt refuses the text', () => {
  const [jwt = ''] = forgeSdJwt(withClaims(size)).split('~');
  const [head, body, signature] = jwt.split('.');

  it.each([
    ['that is empty', '', 'NO_FINAL_TILDE'],
    ['that is a JWT', jwt, 'NO_FINAL_TILDE'],
    ['without the last tilde', `${jwt}~${size}`, 'NO_FINAL_TILDE'],
    ['with a key binding', `${jwt}~${size}~${jwt}`, 'KEY_BINDING_NOT_SUPPORTED'],
    ['with a key binding alone', `${jwt}~${jwt}`, 'KEY_BINDING_NOT_SUPPORTED'],
    ['with an empty disclosure', `${jwt}~~${size}~`, 'EMPTY_DISCLOSURE'],
    ['with two tildes at the end', `${jwt}~${size}~~`, 'EMPTY_DISCLOSURE'],
    ['without a JWT', `~${size}~`, 'MALFORMED'],
    ['with white space before it', ` ${jwt}~`, 'MALFORMED'],
    ['with a line end after it', `${jwt}~\n`, 'NO_FINAL_TILDE'],
    ['with two parts', `${head}.${body}~`, 'MALFORMED'],
    ['with four parts', `${jwt}.${signature}~`, 'MALFORMED'],
    ['with padding', `${jwt}==~`, 'MALFORMED'],
    ['in a JSON serialisation', JSON.stringify({ payload: body, signature }), 'NO_FINAL_TILDE'],
    ['that is too long', `${jwt}~${'A'.repeat(MAX_SD_JWT_LENGTH)}~`, 'TOO_LARGE'],
    [
      'with too many disclosures',
      `${jwt}~${'A~'.repeat(MAX_DISCLOSURES + 1)}`,
      'TOO_MANY_DISCLOSURES',
    ],
    [
      'whose signature is of another',
      `${forgeSdJwt({ payload: {} }).split('.', 2).join('.')}.${signature}~`,
      'SIGNATURE_INVALID',
    ],
    [
      'with a signature of zeros',
      `${head}.${body}.${encodeText(new Uint8Array(64))}~`,
      'SIGNATURE_INVALID',
    ],
    ['with 63 bytes of signature', `${head}.${body}.${signature?.slice(2)}~`, 'MALFORMED'],
  ])('%s', async (_what, sdJwt, reason) => {
    expect(await reasonOf(sdJwt)).toBe(reason);
  });

  it.each([[undefined], [null], [7], [{}], [['a~']]])('%j, which is none', async (sdJwt) => {
    expect(await reasonOf(sdJwt as unknown as string)).toBe('MALFORMED');
    expect(() => presentSdJwt(sdJwt as unknown as string, { disclose: [] })).toThrow(
      expect.objectContaining({ code: 'INVALID_SD_JWT' }),
    );
  });

  it('by another key', async () => {
    const { publicJwk } = generateKeyPair();
    expect(await reasonOf(`${jwt}~${size}~`, { publicJwk })).toBe('SIGNATURE_INVALID');
  });

  it('only after as many disclosures as are allowed', async () => {
    const sdJwt = `${jwt}~${'A~'.repeat(MAX_DISCLOSURES)}`;
    expect(await reasonOf(sdJwt)).toBe('DISCLOSURE_REPEATED');
  });
});

describe('verifySdJwt refuses the header', () => {
  it.each([
    ['with alg none', { alg: 'none' }, 'ALGORITHM_NOT_ALLOWED'],
    ['with an HMAC', { alg: 'HS256' }, 'ALGORITHM_NOT_ALLOWED'],
    ['with another curve', { alg: 'ES384' }, 'ALGORITHM_NOT_ALLOWED'],
    ['without alg', { typ: 'dc+sd-jwt' }, 'ALGORITHM_NOT_ALLOWED'],
    ['with crit', { alg: 'ES256', crit: ['exp'] }, 'CRITICAL_HEADER'],
    ['with b64', { alg: 'ES256', b64: true }, 'CRITICAL_HEADER'],
    ['with jwk', { alg: 'ES256', jwk: forgerJwk }, 'EMBEDDED_KEY'],
    ['with jku', { alg: 'ES256', jku: 'https://evil.example' }, 'EMBEDDED_KEY'],
    ['with x5c', { alg: 'ES256', x5c: ['AA=='] }, 'EMBEDDED_KEY'],
    ['with x5u', { alg: 'ES256', x5u: 'https://evil.example' }, 'EMBEDDED_KEY'],
    ['with a typ that is no text', { alg: 'ES256', typ: ['dc+sd-jwt'] }, 'MALFORMED'],
    ['that is an array', [], 'MALFORMED'],
    ['that is not JSON', '{"alg":"ES256"', 'MALFORMED'],
  ])('%s', async (_what, header, reason) => {
    expect(await reasonOf(forgeSdJwt({ header, payload: {} }))).toBe(reason);
  });

  it('with a member twice', async () => {
    const header = '{"alg":"ES256","typ":"a","typ":"b"}';
    expect(await reasonOf(forgeSdJwt({ header, payload: {} }))).toBe('MALFORMED');
  });
});

describe('verifySdJwt refuses the payload', () => {
  const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

  it.each([
    ['that is an array', '[]', 'MALFORMED'],
    ['that is not JSON', '{"a":1', 'MALFORMED'],
    ['with white space that JSON does not know', '\u00a0{}', 'MALFORMED'],
    ['with a byte order mark', '\ufeff{}', 'MALFORMED'],
    ['with a claim twice', '{"a":1,"a":1}', 'MALFORMED'],
    ['with a claim twice further down', '{"a":[{"b":1,"\\u0062":2}]}', 'MALFORMED'],
    ['nested too deep', `{"a":${deep(128)}}`, 'TOO_DEEP'],
    ['nested deeper than can be read', `{"a":${deep(100_000)}}`, 'MALFORMED'],
  ])('%s', async (_what, payload, reason) => {
    expect(await reasonOf(forgeSdJwt({ payload }))).toBe(reason);
  });

  it('with bytes that are no UTF-8', async () => {
    const payload = Buffer.from('{"a":"\xff"}', 'latin1');
    expect(await reasonOf(forgeSdJwt({ payload }))).toBe('MALFORMED');
  });
});
