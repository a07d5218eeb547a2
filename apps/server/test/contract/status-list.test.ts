import { randomUUID } from 'node:crypto';
import { decodeList } from '@digitalbazaar/vc-bitstring-status-list';
import { compactVerify, createLocalJWKSet, decodeJwt, decodeProtectedHeader, type JWK } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StatusIndexRow } from '../../src/platform/db/tables.js';
import { anyText, timestamp } from '../support/matchers.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

const suffix = 'dpp.example';
let app: TestApp;
let workspace: Workspace;

beforeAll(async () => {
  app = await startTestApp({ WORKSPACE_HOST_SUFFIX: suffix });
  workspace = await createWorkspace(app);
});
afterAll(() => app.close());

const pathOf = (tenantId = workspace.tenant.id) => `/tenants/${tenantId}/status/revocation`;
const listOf = (tenantId?: string, headers: Record<string, string> = {}) =>
  app.request(pathOf(tenantId), { headers });
const setStatus = (id: string, status: string, { key } = workspace) =>
  app.request(`/api/v1/passports/${id}/status`, { method: 'PUT', key, json: { status } });

interface ListSubject {
  readonly encodedList: string;
}

/** The bits of a list, read by an implementation that is not ours. */
async function bitsIn(jwt: string) {
  const { credentialSubject } = decodeJwt<{ credentialSubject: ListSubject }>(jwt);
  return decodeList(credentialSubject);
}

const indexesOf = async (passport_id: string) =>
  (
    await app
      .db<StatusIndexRow>('status_indexes')
      .where({ passport_id })
      .orderBy('passport_revision')
  ).map(({ status_index }) => status_index);

/** Bits of a passport in the list as it is served, oldest first. */
async function servedBitsOf(passportId: string, tenantId?: string): Promise<boolean[]> {
  const bits = await bitsIn((await listOf(tenantId)).text);
  return (await indexesOf(passportId)).map((index) => bits.getStatus(index));
}

describe('GET /tenants/{tenantId}/status/revocation', () => {
  // Clause: GET /tenants/{tenantId}/status/revocation 200
  it('answers a signed list that may be kept for five minutes', async () => {
    const { status, headers, text } = await listOf();
    expect([status, headers.get('content-type')]).toEqual([200, 'application/vc+jwt']);
    expect(headers.get('cache-control')).toBe('public, max-age=300');
    expect(headers.get('etag')).toMatch(/^"[A-Za-z0-9_-]{20,}"$/);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    const did = `did:web:dpp.example:tenants:${workspace.tenant.id}`;
    expect(decodeProtectedHeader(text)).toEqual({
      alg: 'ES256',
      typ: 'vc+jwt',
      cty: 'vc',
      kid: `${did}#key-1`,
    });
    expect(decodeJwt(text)).toEqual({
      '@context': ['https://www.w3.org/ns/credentials/v2'],
      id: `https://dpp.example${pathOf()}`,
      type: ['VerifiableCredential', 'BitstringStatusListCredential'],
      issuer: did,
      validFrom: timestamp,
      credentialSubject: {
        id: `https://dpp.example${pathOf()}#list`,
        type: 'BitstringStatusList',
        statusPurpose: 'revocation',
        encodedList: anyText,
        ttl: 300_000,
      },
    });
  });

  it('verifies with the keys of the DID document, and not after a change', async () => {
    const { text } = await listOf();
    const { body } = await app.request(`/tenants/${workspace.tenant.id}/did.json`);
    const methods = body['verificationMethod'] as { id: string; publicKeyJwk?: JWK }[];
    const keys = methods.flatMap(({ id, publicKeyJwk }) =>
      publicKeyJwk ? [{ ...publicKeyJwk, kid: id }] : [],
    );
    const keySet = createLocalJWKSet({ keys });
    await expect(compactVerify(text, keySet)).resolves.toBeDefined();
    const [header, payload = '', signature] = text.split('.');
    const changed = payload.slice(0, 60) + (payload[60] === 'A' ? 'B' : 'A') + payload.slice(61);
    await expect(compactVerify(`${header}.${changed}.${signature}`, keySet)).rejects.toThrow();
  });

  it('has 131,072 bits, none of them set before anything is revoked', async () => {
    const { id } = await app.createTenant();
    const bits = await bitsIn((await listOf(id)).text);
    expect(bits.length).toBe(131_072);
    expect([0, 1, 65_535, 131_071].map((index) => bits.getStatus(index))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  // Clause: GET /tenants/{tenantId}/status/revocation 304
  it('is the same bytes until something changes, and 304 to who has them', async () => {
    await workspace.createPassport();
    const first = await listOf();
    await workspace.createPassport();
    const second = await listOf();
    expect(second.text).toBe(first.text);
    const etag = first.headers.get('etag') ?? '';
    const unchanged = await listOf(undefined, { 'If-None-Match': etag });
    expect([unchanged.status, unchanged.text]).toEqual([304, '']);
    expect(unchanged.headers.get('cache-control')).toBe('public, max-age=300');
    expect((await listOf(undefined, { 'If-None-Match': '"other"' })).status).toBe(200);
  });

  it('answers HEAD as GET, without the list', async () => {
    const { status, headers, text } = await app.request(pathOf(), { method: 'HEAD' });
    expect([status, text]).toEqual([200, '']);
    expect(headers.get('etag')).toBe((await listOf()).headers.get('etag'));
  });

  // Clause: GET /tenants/{tenantId}/status/revocation 404
  it.each([
    ['an unknown tenant', () => randomUUID()],
    ['no UUID', () => 'acme'],
  ])('answers 404 for %s', async (_what, tenantId) => {
    const { status, body } = await listOf(tenantId());
    expect(status).toBe(404);
    expect(body).toMatchObject({ success: false, error: 'Not Found' });
  });

  // Clause: GET /tenants/{tenantId}/status/revocation 404
  it('answers 404 for a tenant without a signing key', async () => {
    const { id } = await app.createTenant();
    await app.db('signing_keys').where({ tenant_id: id }).delete();
    expect((await listOf(id)).status).toBe(404);
  });

  it('is found on the host of its own workspace and on no other, as the DID document is', async () => {
    const other = await app.createTenant();
    const on = (subdomain: string) => ({ Host: `${subdomain}.${suffix}` });
    expect((await listOf(undefined, on(workspace.tenant.subdomain))).status).toBe(200);
    expect((await listOf(undefined, on(other.subdomain))).status).toBe(404);
    const didPath = `/tenants/${workspace.tenant.id}/did.json`;
    const did = (subdomain: string) => app.request(didPath, { headers: on(subdomain) });
    expect((await did(workspace.tenant.subdomain)).status).toBe(200);
    expect((await did(other.subdomain)).status).toBe(404);
  });
});

describe('the bit of a passport in the list that is served', () => {
  it('is not set while the passport is ACTIVE', async () => {
    const { id } = await workspace.createPassport();
    expect(await servedBitsOf(id)).toEqual([false]);
  });

  // Clause: revocation
  it.each(['RECALLED', 'DECOMMISSIONED'])('is set once it is %s', async (status) => {
    const { id } = await workspace.createPassport();
    const before = await listOf();
    await setStatus(id, status);
    expect(await servedBitsOf(id)).toEqual([true]);
    const after = await listOf(undefined, { 'If-None-Match': before.headers.get('etag') ?? '' });
    expect(after.status).toBe(200);
  });

  // Clause: revocation is final
  it('stays set after a return to ACTIVE, beside another one that is not', async () => {
    const { id } = await workspace.createPassport();
    await setStatus(id, 'RECALLED');
    await setStatus(id, 'ACTIVE');
    expect(await servedBitsOf(id)).toEqual([true, false]);
    await setStatus(id, 'RECALLED');
    expect(await servedBitsOf(id)).toEqual([true, true]);
  });

  it('is set for no other passport', async () => {
    const { tenant, key, createPassport } = await createWorkspace(app);
    const [recalled, active] = [await createPassport(), await createPassport()];
    await setStatus(recalled.id, 'RECALLED', { key } as Workspace);
    expect(await servedBitsOf(active.id, tenant.id)).toEqual([false]);
    const bits = await bitsIn((await listOf(tenant.id)).text);
    const set = Array.from({ length: bits.length }, (_, i) => i).filter((i) => bits.getStatus(i));
    expect(set).toEqual(await indexesOf(recalled.id));
  });

  // Clause: revocation
  it('stays set when the list doubles', async () => {
    const { tenant, key, createPassport } = await createWorkspace(app);
    const recalled = await createPassport();
    await setStatus(recalled.id, 'RECALLED', { key } as Workspace);
    await app.db('status_lists').where({ tenant_id: tenant.id }).update({ drawn: 65_536 });
    await createPassport();
    expect((await bitsIn((await listOf(tenant.id)).text)).length).toBe(262_144);
    expect(await servedBitsOf(recalled.id, tenant.id)).toEqual([true]);
  });

  it('is signed by the key in use', async () => {
    const { tenant, key } = await createWorkspace(app);
    const first = await listOf(tenant.id);
    await app.request('/api/v1/tenants/rotate-keys', { method: 'POST', key });
    const second = await listOf(tenant.id);
    expect(decodeProtectedHeader(first.text).kid).toMatch(/#key-1$/);
    expect(decodeProtectedHeader(second.text).kid).toMatch(/#key-2$/);
    expect(second.headers.get('etag')).not.toBe(first.headers.get('etag'));
  });

  it('is signed once for all who ask at the same time', async () => {
    const { id } = await app.createTenant();
    const replies = await Promise.all(Array.from({ length: 12 }, () => listOf(id)));
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
  });
});
