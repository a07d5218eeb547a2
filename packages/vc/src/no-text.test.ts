import { describe, expect, it } from 'vitest';
import { generateKeyPair } from '../test/keys.js';
import { onEveryRuntime, runtimes } from '../test/runtimes.js';
import { createDidWebResolver } from './did/did-web-resolver.js';
import { didDocumentUrl, formatTenantDid } from './did/did-web.js';
import { createEs256Signer } from './keys/es256.js';
import type { P256PublicJwk } from './keys/jwk.js';
import { publicJwkFromSpkiPem } from './keys/jwk.js';
import { formatMultikey, parseMultikey } from './did/multikey.js';
import { createNodeEs256Signer } from './keys/node-es256-signer.js';
import { issueSdJwtVc } from './sd-jwt/issue-sd-jwt-vc.js';
import { presentSdJwt } from './sd-jwt/present-sd-jwt.js';
import { decodeBitstring, encodeBitstring } from './status/bitstring.js';

/** Values that JavaScript, or parsed JSON, passes where a text is asked for. */
const noTexts = [undefined, null, 5, true, {}, [], ['did:web:dpp.example'], Symbol('text')];
const did = 'did:web:dpp.example';
const baseUrl = 'https://dpp.example';
const { privateJwk, publicJwk } = generateKeyPair();

const readers: readonly (readonly [string, string, (text: never) => unknown])[] = [
  ['didDocumentUrl', 'INVALID_DID', didDocumentUrl],
  ['parseMultikey', 'INVALID_MULTIKEY', parseMultikey],
  ['publicJwkFromSpkiPem', 'INVALID_PUBLIC_KEY', publicJwkFromSpkiPem],
  ['presentSdJwt', 'INVALID_SD_JWT', (text) => presentSdJwt(text, { disclose: [] })],
  ['formatTenantDid', 'INVALID_TENANT_ID', (tenantId) => formatTenantDid({ baseUrl, tenantId })],
  [
    'formatTenantDid, with a base,',
    'INVALID_BASE_URL',
    (url) => formatTenantDid({ baseUrl: url, tenantId: 'acme' }),
  ],
  ['createEs256Signer', 'INVALID_PRIVATE_KEY', (d) => createEs256Signer({ ...privateJwk, d })],
  [
    'createNodeEs256Signer',
    'INVALID_PRIVATE_KEY',
    (d) => createNodeEs256Signer({ ...privateJwk, d }),
  ],
  ['formatMultikey', 'INVALID_PUBLIC_KEY', (x) => formatMultikey({ ...publicJwk, x })],
  ['formatMultikey, without a key,', 'INVALID_PUBLIC_KEY', formatMultikey],
];

describe.each(readers)('%s throws a VcError %s', (_name, code, read) => {
  it.each(noTexts.map((value) => [value]))('for %o', (value) => {
    expect(() => read(value as never)).toThrow(expect.objectContaining({ name: 'VcError', code }));
  });
});

describe.each(noTexts.map((value) => [value as never]))(
  'in place of a text or a list, %o',
  (value) => {
    it('is no status list on any runtime', async () => {
      const code = 'INVALID_STATUS_LIST';
      const decoding = onEveryRuntime((runtime) => decodeBitstring(value, runtime));
      await expect(decoding).rejects.toMatchObject({ code });
      await expect(encodeBitstring(value)).rejects.toMatchObject({ code });
    });

    it('is no identifier that a resolver asks anybody about', async () => {
      const resolve = createDidWebResolver({ fetch: () => Promise.reject(new Error('asked')) });
      expect(await resolve(value)).toBeUndefined();
    });
  },
);

/** What is passed where claims are named; `undefined` alone is left out where it means none of them. */
const noPaths: readonly unknown[] = [
  null,
  5,
  'name',
  {},
  { length: 0 },
  ['name'],
  [undefined],
  [null],
  [{ 0: 'name', length: 1 }],
  [['name', undefined]],
  [['name', true]],
  [['name', {}]],
  [['name', ['first']]],
  [['name', Symbol('first')]],
];

describe.each(noPaths.map((paths) => [paths as never]))('in place of claim paths, %o', (paths) => {
  const error = { name: 'VcError', code: 'INVALID_CLAIM_PATH' };
  const claims = { vct: 'https://dpp.example/vct/dpp/v1', iss: did, name: 'Shirt' };
  const issuing = { did, keyNumber: 1, signer: createEs256Signer(privateJwk) };

  it('hides nothing', async () => {
    const issued = issueSdJwtVc({ claims, disclosable: paths }, issuing);
    await expect(issued).rejects.toMatchObject(error);
  });

  it('shows nothing', async () => {
    const sdJwt = await issueSdJwtVc({ claims, disclosable: [['name']] }, issuing);
    const presenting = (disclose: never) => () => presentSdJwt(sdJwt, { disclose });
    expect(presenting(paths)).toThrow(expect.objectContaining(error));
    expect(presenting(undefined as never)).toThrow(expect.objectContaining(error));
  });
});

describe.each(runtimes)('the %s runtime', (_name, runtime) => {
  it.each([[undefined], [null], [5], [{}]])('says of %o that it is no key', async (key) => {
    const checking = async () =>
      runtime.isEs256Signature(new Uint8Array(64), 'a.b', key as P256PublicJwk);
    await expect(checking()).rejects.toMatchObject({ code: 'INVALID_PUBLIC_KEY' });
  });
});
