import { describe, expect, it } from 'vitest';
import {
  digestsOf,
  elementsOf,
  encodeText,
  forgeDisclosure,
  forgeSdJwt,
  reasonOf,
  withClaims,
  withElements,
  type Forgery,
} from '../../test/forge-sd-jwt.js';

const size = forgeDisclosure(['s1', 'size', 'M']);
const element = forgeDisclosure(['s2', 'PT']);

describe('verifySdJwt refuses the digests of a payload', () => {
  it.each([
    ['with an _sd_alg that is a number', '{"_sd_alg":256}', 'SD_ALG_INVALID'],
    ['with an _sd_alg that is null', '{"_sd_alg":null}', 'SD_ALG_INVALID'],
    ['with SHA-512', '{"_sd_alg":"sha-512"}', 'SD_ALG_NOT_SUPPORTED'],
    ['with SHA-256 in capitals', '{"_sd_alg":"SHA-256"}', 'SD_ALG_NOT_SUPPORTED'],
    ['with a weak hash', '{"_sd_alg":"md5"}', 'SD_ALG_NOT_SUPPORTED'],
    ['with _sd_alg further down', '{"a":{"_sd_alg":"sha-256"}}', 'SD_ALG_MISPLACED'],
    ['with _sd_alg in an array', '{"a":[{"_sd_alg":"sha-256"}]}', 'SD_ALG_MISPLACED'],
    ['with an _sd that is a text', '{"_sd":"AA"}', 'SD_INVALID'],
    ['with an _sd that is an object', '{"_sd":{}}', 'SD_INVALID'],
    ['with an _sd that is null', '{"a":{"_sd":null}}', 'SD_INVALID'],
    ['with a number in _sd', '{"_sd":["AA",1]}', 'SD_INVALID'],
    ['with a digest that is a number', '{"a":[{"...":1}]}', 'ARRAY_DIGEST_INVALID'],
    ['with a digest that is null', '{"a":[{"...":null}]}', 'ARRAY_DIGEST_INVALID'],
    ['with a member beside the digest', '{"a":[{"...":"AA","b":1}]}', 'ARRAY_DIGEST_INVALID'],
    ['with _sd beside the digest', '{"a":[{"...":"AA","_sd":[]}]}', 'ARRAY_DIGEST_INVALID'],
    ['with "..." at the top', '{"...":"AA"}', 'ARRAY_DIGEST_MISPLACED'],
    ['with "..." in an object', '{"a":{"...":"AA"}}', 'ARRAY_DIGEST_MISPLACED'],
    ['with a digest twice in _sd', '{"_sd":["AA","AA"]}', 'DIGEST_REPEATED'],
    ['with a digest twice in an array', '{"a":[{"...":"AA"},{"...":"AA"}]}', 'DIGEST_REPEATED'],
    ['with a digest here and there', '{"a":[{"...":"AA"}],"_sd":["AA"]}', 'DIGEST_REPEATED'],
  ])('%s', async (_what, payload, reason) => {
    expect(await reasonOf(forgeSdJwt({ payload }))).toBe(reason);
  });
});

describe('verifySdJwt refuses the disclosure', () => {
  const latin1 = encodeText(Buffer.from('["s","size","\xff"]', 'latin1'));

  it.each([
    ['with padding', withClaims(`${size}=`), 'DISCLOSURE_NOT_BASE64URL'],
    ['in base64', withClaims('WyJzIiwi/CIsMV0'), 'DISCLOSURE_NOT_BASE64URL'],
    ['with a foreign character', withClaims(`${size.slice(1)}\u00e9`), 'DISCLOSURE_NOT_BASE64URL'],
    [
      'with left-over bits',
      withClaims('WyJzIiwiYSIsMV1='.replace('1=', '2')),
      'DISCLOSURE_NOT_BASE64URL',
    ],
    ['of an impossible length', withClaims('WyJzI'), 'DISCLOSURE_NOT_BASE64URL'],
    ['that is not UTF-8', withClaims(latin1), 'DISCLOSURE_NOT_UTF8'],
    ['that is not JSON', withClaims(forgeDisclosure('["s","a",1')), 'DISCLOSURE_NOT_JSON'],
    ['with a comma too many', withClaims(forgeDisclosure('["s","a",1,]')), 'DISCLOSURE_NOT_JSON'],
    [
      'with a byte order mark',
      withClaims(forgeDisclosure('\ufeff["s","a",1]')),
      'DISCLOSURE_NOT_JSON',
    ],
    [
      'with a member twice',
      withClaims(forgeDisclosure('["s","a",{"b":1,"b":2}]')),
      'DISCLOSURE_NOT_I_JSON',
    ],
    [
      'with half a surrogate pair',
      withClaims(forgeDisclosure('["s","a","\\udc00"]')),
      'DISCLOSURE_NOT_I_JSON',
    ],
    ['nested too deep', withClaims(forgeDisclosure(`["s","a",${'['.repeat(999)}`)), 'TOO_DEEP'],
    [
      'that is an object',
      withClaims(forgeDisclosure({ 0: 's', 1: 'a', 2: 1 })),
      'DISCLOSURE_INVALID',
    ],
    ['that is a text', withClaims(forgeDisclosure('"size"')), 'DISCLOSURE_INVALID'],
    ['that is empty', withClaims(forgeDisclosure([])), 'DISCLOSURE_INVALID'],
    ['of one element', withClaims(forgeDisclosure(['s'])), 'DISCLOSURE_INVALID'],
    ['of four elements', withClaims(forgeDisclosure(['s', 'a', 1, 2])), 'DISCLOSURE_INVALID'],
    [
      'of four elements in an array',
      withElements(forgeDisclosure(['s', 'a', 1, 2])),
      'DISCLOSURE_INVALID',
    ],
    ['whose salt is a number', withClaims(forgeDisclosure([1, 'a', 1])), 'SALT_INVALID'],
    ['whose salt is null', withElements(forgeDisclosure([null, 1])), 'SALT_INVALID'],
    ['whose name is a number', withClaims(forgeDisclosure(['s', 1, 1])), 'CLAIM_NAME_INVALID'],
    ['whose name is an array', withClaims(forgeDisclosure(['s', ['a'], 1])), 'CLAIM_NAME_INVALID'],
    ['named _sd', withClaims(forgeDisclosure(['s', '_sd', []])), 'CLAIM_NAME_FORBIDDEN'],
    ['named "..."', withClaims(forgeDisclosure(['s', '...', 'AA'])), 'CLAIM_NAME_FORBIDDEN'],
    ['named _sd_alg', withClaims(forgeDisclosure(['s', '_sd_alg', 'sha-256'])), 'SD_ALG_MISPLACED'],
    ['of an array element in an object', withClaims(element), 'DISCLOSURE_NOT_FOR_MEMBER'],
    ['of a claim in an array', withElements(size), 'DISCLOSURE_NOT_FOR_ELEMENT'],
    [
      'with _sd_alg in it',
      withClaims(forgeDisclosure(['s', 'a', { _sd_alg: 'sha-256' }])),
      'SD_ALG_MISPLACED',
    ],
    [
      'with an _sd that is a text',
      withElements(forgeDisclosure(['s', { _sd: 'AA' }])),
      'SD_INVALID',
    ],
    [
      'with "..." in an object',
      withClaims(forgeDisclosure(['s', 'a', { '...': 'AA' }])),
      'ARRAY_DIGEST_MISPLACED',
    ],
    [
      'with a member beside "..."',
      withClaims(forgeDisclosure(['s', 'a', [{ '...': 'A', b: 1 }]])),
      'ARRAY_DIGEST_INVALID',
    ],
    [
      'with a digest twice',
      withClaims(forgeDisclosure(['s', 'a', { _sd: ['AA', 'AA'] }])),
      'DIGEST_REPEATED',
    ],
    [
      'that brings a name twice',
      withClaims(size, forgeDisclosure(['t', 'size', 'L'])),
      'CLAIM_NAME_TAKEN',
    ],
    ['sent twice', { ...withClaims(size), disclosures: [size, size] }, 'DISCLOSURE_REPEATED'],
    ['that nobody signed', { payload: {}, disclosures: [size] }, 'DISCLOSURE_UNREFERENCED'],
    [
      'that nobody signed, beside another',
      { ...withClaims(size), disclosures: [size, element] },
      'DISCLOSURE_UNREFERENCED',
    ],
    [
      'whose digest stands where none is read',
      { payload: { a: digestsOf(size) }, disclosures: [size] },
      'DISCLOSURE_UNREFERENCED',
    ],
    [
      'whose digest is in hexadecimal',
      {
        payload: { _sd: [Buffer.from(digestsOf(size)[0]!, 'base64url').toString('hex')] },
        disclosures: [size],
      },
      'DISCLOSURE_UNREFERENCED',
    ],
    [
      'whose name is an open claim',
      { payload: { size: 'L', _sd: digestsOf(size) }, disclosures: [size] },
      'CLAIM_NAME_TAKEN',
    ],
    [
      'whose digest stands in two objects',
      { payload: { _sd: digestsOf(size), a: { _sd: digestsOf(size) } }, disclosures: [size] },
      'DIGEST_REPEATED',
    ],
  ] as [string, Forgery, string][])('%s', async (_what, forgery, reason) => {
    expect(await reasonOf(forgeSdJwt(forgery))).toBe(reason);
  });

  it('within another that was kept back', async () => {
    const inner = forgeDisclosure(['s', 'code', 7]);
    const outer = forgeDisclosure(['t', 'origin', { _sd: digestsOf(inner) }]);
    const forged = forgeSdJwt({ ...withClaims(outer), disclosures: [inner] });
    expect(await reasonOf(forged)).toBe('DISCLOSURE_UNREFERENCED');
  });

  it('whose digest is repeated in another one', async () => {
    const outer = forgeDisclosure(['t', 'origin', { _sd: digestsOf(size) }]);
    expect(await reasonOf(forgeSdJwt(withClaims(size, outer)))).toBe('DIGEST_REPEATED');
  });

  it('that nests too deep where it belongs, and only there', async () => {
    const value = forgeDisclosure(`["s",${'['.repeat(126)}${']'.repeat(126)}]`);
    const list = elementsOf(value);
    expect(await reasonOf(forgeSdJwt({ payload: { list }, disclosures: [value] }))).toBe(
      'verified',
    );
    expect(await reasonOf(forgeSdJwt({ payload: { list: [list] }, disclosures: [value] }))).toBe(
      'TOO_DEEP',
    );
  });
});
