import { decodeList } from '@digitalbazaar/vc-bitstring-status-list';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StatusIndexRow } from '../../src/platform/db/tables.js';
import { maskedText, newGrai, newSku, textiles } from '../support/factories.js';
import type { WirePassport } from '../support/reply-body.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import {
  verifiers,
  type ServedCredential,
  type ServedDidDocument,
} from '../support/verify-credential.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

const suffix = 'dpp.example';
let app: TestApp;
let workspace: Workspace;
let passport: WirePassport;

beforeAll(async () => {
  app = await startTestApp({ WORKSPACE_HOST_SUFFIX: suffix });
  workspace = await createWorkspace(app);
  passport = await workspace.createPassport({ facilityId: workspace.facilityId });
});
afterAll(() => app.close());

const forms = Object.entries(verifiers);
const get = (path: string, accept: string, headers: Record<string, string> = {}) =>
  app.request(path, { headers: { Accept: accept, ...headers } });
const didDocument = async (tenantId = workspace.tenant.id) =>
  (await app.request(`/tenants/${tenantId}/did.json`)).body as unknown as ServedDidDocument;
const put = (path: string, json: object) =>
  app.request(path, { method: 'PUT', key: workspace.key, json });

/** What the list that a credential names says of it, as another implementation reads it. */
async function isRevoked({ credentialStatus }: ServedCredential): Promise<boolean> {
  const { text } = await app.request(new URL(credentialStatus.statusListCredential).pathname);
  const { credentialSubject } = decodeJwt<{ credentialSubject: { encodedList: string } }>(text);
  return (await decodeList(credentialSubject)).getStatus(credentialStatus.statusListIndex);
}

describe.each(forms)('a passport as %s', (mediaType, verify) => {
  const credentialAt = async (path: string) =>
    (await verify((await get(path, mediaType)).text, await didDocument())).credential;
  const credentialOf = (id: string) => credentialAt(`/passport/${id}`);

  // Clause: application/vc+jwt
  // Clause: application/vc+ld+json
  // Clause: application/dc+sd-jwt
  it('verifies with the DID document that the server publishes', async () => {
    const { status, headers, text } = await get(`/passport/${passport.id}`, mediaType);
    expect([status, headers.get('content-type')]).toEqual([200, mediaType]);
    const { credential, keyId } = await verify(text, await didDocument());
    const did = `did:web:dpp.example:tenants:${workspace.tenant.id}`;
    expect(credential.issuer).toMatchObject({ id: did, name: workspace.tenant.name });
    expect(keyId).toMatch(new RegExp(`^${did}#key-1(-multikey)?$`));
  });

  it('does not verify after one character changed, nor with the keys of somebody else', async () => {
    const { text } = await get(`/passport/${passport.id}`, mediaType);
    const at = mediaType.endsWith('json') ? text.indexOf('Guimar') + 2 : 300;
    const changed = text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);
    await expect(verify(changed, await didDocument())).rejects.toThrow();
    const { tenant } = await createWorkspace(app);
    const { verificationMethod, ...theirs } = await didDocument(tenant.id);
    const renamed = verificationMethod.map((method) => ({
      ...method,
      id: method.id.replace(tenant.id, workspace.tenant.id),
    }));
    const others = { ...theirs, verificationMethod: renamed };
    await expect(verify(text, others)).rejects.toThrow();
  });

  it.each([
    ['a GTIN', () => passport.productId, (id: string) => `/01/${id}`],
    ['a GRAI', newGrai, (id: string) => `/8003/${id}`],
  ])('is had by %s', async (_what, productId, addressOf) => {
    const id = productId();
    const { facilityId } = workspace;
    if (id !== passport.productId) await workspace.createPassport({ productId: id, facilityId });
    const credential = await credentialAt(addressOf(id));
    expect(credential.credentialSubject.id).toContain(id);
  });

  it('is had of an article number, by the page of its passport', async () => {
    const { facilityId } = workspace;
    const { id, digitalLinkUri } = await workspace.createPassport({
      productId: newSku(),
      facilityId,
    });
    const { credentialSubject } = await credentialOf(id);
    expect(credentialSubject.id).toBe(digitalLinkUri);
  });

  // Clause: credential tier
  it('is the same text for its owner and at the API, with nothing that is the owner’s alone', async () => {
    const { key, facilityId } = workspace;
    const metadata = textiles({
      facilityDetails: [
        { facilityName: 'canary-of-the-owner', location: 'Porto', activity: 'Knitting' },
      ],
    });
    const { id } = await workspace.createPassport({ metadata, facilityId });
    const { text } = await get(`/passport/${id}`, mediaType);
    const headers = { Accept: mediaType };
    for (const path of [`/passport/${id}`, `/api/v1/passports/${id}`]) {
      expect((await app.request(path, { key, headers })).text).toBe(text);
    }
    const shown = JSON.stringify((await verify(text, await didDocument())).credential);
    expect(shown).not.toMatch(/canary-of-the-owner|Rua da/);
    expect(shown).not.toContain(maskedText);
  });

  // Clause: credential 304
  it('is signed once, and 304 to who has it', async () => {
    const path = `/passport/${passport.id}`;
    const replies = await Promise.all(Array.from({ length: 5 }, () => get(path, mediaType)));
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    const etag = replies[0]?.headers.get('etag') ?? '';
    const again = await get(path, mediaType, { 'If-None-Match': etag });
    expect([again.status, again.text]).toEqual([304, '']);
    expect((await get(path, mediaType, { 'If-None-Match': '"x"' })).status).toBe(200);
  });

  // Clause: credentialStatus
  // Clause: revocation is final
  it('names its bit by an integer, and the bit follows the passport', async () => {
    const { id } = await workspace.createPassport({ facilityId: workspace.facilityId });
    const first = await credentialOf(id);
    expect(first.credentialStatus).toEqual({
      id: `https://dpp.example/tenants/${workspace.tenant.id}/status/revocation#${first.credentialStatus.statusListIndex}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: expect.any(Number) as number,
      statusListCredential: `https://dpp.example/tenants/${workspace.tenant.id}/status/revocation`,
    });
    expect(await isRevoked(first)).toBe(false);
    await put(`/api/v1/passports/${id}/status`, { status: 'RECALLED' });
    expect(await isRevoked(first)).toBe(true);
    const recalled = await credentialOf(id);
    expect(recalled.credentialStatus).toEqual(first.credentialStatus);
    await put(`/api/v1/passports/${id}/status`, { status: 'ACTIVE' });
    const second = await credentialOf(id);
    expect(second.credentialStatus).not.toEqual(first.credentialStatus);
    expect([await isRevoked(first), await isRevoked(second)]).toEqual([true, false]);
  });

  it('is another one once its facility has another name', async () => {
    const facility = await workspace.createFacility();
    const { id } = await workspace.createPassport({ facilityId: facility.id });
    await credentialOf(id);
    await put(`/api/v1/facilities/${facility.id}`, { name: 'Another mill' });
    const { credentialSubject } = await credentialOf(id);
    expect(credentialSubject.producedAtFacility?.name).toBe('Another mill');
  });

  // Clause: credential key
  it('is signed by the next key after a rotation, and one of the key before still verifies', async () => {
    const { tenant, key, createPassport, facilityId } = await createWorkspace(app);
    const { id } = await createPassport({ facilityId });
    const { text } = await get(`/passport/${id}`, mediaType);
    await app.request('/api/v1/tenants/rotate-keys', { method: 'POST', key });
    const document = await didDocument(tenant.id);
    const before = await verify(text, document);
    const after = await verify((await get(`/passport/${id}`, mediaType)).text, document);
    expect([before.keyId, after.keyId]).toEqual([
      expect.stringMatching(/#key-1(-multikey)?$/),
      expect.stringMatching(/#key-2(-multikey)?$/),
    ]);
  });

  it('refers to contexts of ours that are served', async () => {
    const { '@context': contexts } = await credentialOf(passport.id);
    const ours = contexts.filter((url) => url.startsWith('https://dpp.example/'));
    expect(ours).toHaveLength(1);
    for (const url of ours) expect((await app.request(new URL(url).pathname)).status).toBe(200);
  });

  it('is had of metadata as deep and as wide as a passport can have', async () => {
    const deep = Array.from({ length: 55 }).reduce<unknown>((inner) => [inner], 'x');
    const wide = Object.fromEntries(Array.from({ length: 4900 }, (_, i) => [`key${i}`, i]));
    const metadata = textiles({ deep, wide, ...wide });
    const { id } = await workspace.createPassport({ metadata, facilityId: workspace.facilityId });
    expect((await credentialOf(id)).id).toBe(`https://dpp.example/passport/${id}`);
  });

  // Clause: credential 406
  it('is 406 with its code for a passport without a facility, to its owner too', async () => {
    const { id } = await workspace.createPassport();
    for (const key of [undefined, workspace.key]) {
      const headers = { Accept: mediaType };
      const reply = await app.request(`/passport/${id}`, { headers, ...(key && { key }) });
      expect([reply.status, Object.keys(reply.body).sort()]).toEqual([
        406,
        ['code', 'error', 'message'],
      ]);
      expect(reply.headers.get('vary')).toBe('Accept');
    }
  });

  it('is 406 until a passport that has no place in the status list is published again', async () => {
    const { id } = await workspace.createPassport({ facilityId: workspace.facilityId });
    await app.db<StatusIndexRow>('status_indexes').where({ passport_id: id }).delete();
    const reply = await get(`/passport/${id}`, mediaType);
    expect([reply.status, Object.keys(reply.body).sort()]).toEqual([
      406,
      ['code', 'error', 'message'],
    ]);
    const other = await get(`/passport/${id}`, `${mediaType}, text/html;q=0.1`);
    expect(other.headers.get('content-type')).toBe('text/html; charset=utf-8');
    for (const status of ['RECALLED', 'ACTIVE']) {
      expect((await put(`/api/v1/passports/${id}/status`, { status })).status).toBe(200);
    }
    expect(await isRevoked(await credentialOf(id))).toBe(false);
  });

  it('is 404 of a draft, to whoever does not own it', async () => {
    const { facilityId } = workspace;
    const { id } = await workspace.createPassport({ draft: true, facilityId });
    expect((await get(`/passport/${id}`, mediaType)).status).toBe(404);
    const headers = { Accept: mediaType };
    const own = await app.request(`/passport/${id}`, { headers, key: workspace.key });
    expect(own.status).toBe(406);
  });

  it('is 404 of what is not there, and on the host of another workspace', async () => {
    const path = `/passport/${passport.id}`;
    const { tenant } = await createWorkspace(app);
    const on = ({ subdomain }: { subdomain: string }) => ({ Host: `${subdomain}.${suffix}` });
    expect((await get(path, mediaType, on(workspace.tenant))).status).toBe(200);
    expect((await get(path, mediaType, on(tenant))).status).toBe(404);
  });
});

describe('the type of an SD-JWT VC', () => {
  const path = '/vct/dpp/v1';

  // Clause: GET /vct/dpp/v1 200
  it('is served at the address that the credential names, and describes its claims', async () => {
    const { text } = await get(`/passport/${passport.id}`, 'application/dc+sd-jwt');
    const { vct } = decodeJwt(text.slice(0, text.indexOf('~')));
    expect(vct).toBe(`https://dpp.example${path}`);
    const { status, headers, body } = await app.request(path);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json']);
    expect(body).toMatchObject({ vct, name: 'Digital product passport' });
    expect(body['claims']).toContainEqual(
      expect.objectContaining({ path: ['credentialSubject', 'producedAtFacility'], sd: 'always' }),
    );
  });

  // Clause: GET /vct/dpp/v1 304
  it('may be kept, and is 304 to who has it', async () => {
    const { headers } = await app.request(path);
    expect(headers.get('cache-control')).toBe('public, max-age=86400');
    const etag = headers.get('etag') ?? '';
    const again = await app.request(path, { headers: { 'If-None-Match': etag } });
    expect([again.status, again.text]).toEqual([304, '']);
    expect((await app.request('/vct/dpp/v2')).status).toBe(404);
  });
});
