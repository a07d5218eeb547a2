import { X509Certificate } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { operatorBody } from '../support/factories.js';
import { textMatching, timestamp } from '../support/matchers.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { auditOf, startSession } from '../support/users.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

let app: TestApp;
let workspace: Workspace;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  workspace = await createWorkspace(app);
});
afterAll(() => app.close());

const get = (key = workspace.key) => app.request('/api/v1/tenant', { key });
const patch = (json: object, key = workspace.key) =>
  app.request('/api/v1/tenant', { method: 'PATCH', key, json });

describe('GET /api/v1/tenant', () => {
  it('describes the workspace, its plan and what it decides for itself', async () => {
    await workspace.createPassport();
    const { id, name, subdomain, legalId } = workspace.tenant;
    const { status, body } = await get();
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      tenant: {
        ...{ id, name, subdomain, legalId, tier: 'growth', subscriptionStatus: 'active' },
        ...{ passportLimit: 500, activePassports: 1, mfaRequired: false },
        ...{ defaultLocale: 'en', contactEmail: null },
      },
    });
  });

  it('is for every credential of a workspace, also an operator-scoped key, and no other', async () => {
    const { operatorId } = workspace;
    const bound = await app.createKey(workspace.tenant, { operatorId, permissions: [] });
    const auditor = await startSession(app, workspace.tenant, 'AUDITOR');
    for (const key of [bound, auditor.token]) expect((await get(key)).status).toBe(200);
    const admin = await startSession(app, undefined);
    expect((await get(admin.token)).status).toBe(403);
    expect((await app.request('/api/v1/tenant')).status).toBe(401);
  });
});

describe('PATCH /api/v1/tenant', () => {
  it('changes what is sent, and leaves the rest', async () => {
    const { status, body } = await patch({ defaultLocale: 'sv', contactEmail: ' It@Acme.example' });
    expect(status).toBe(200);
    const changed = { defaultLocale: 'sv', contactEmail: 'it@acme.example', mfaRequired: false };
    expect(body.tenant).toMatchObject(changed);
    await patch({ contactEmail: null });
    expect((await get()).body.tenant).toMatchObject({ ...changed, contactEmail: null });
    expect((await auditOf(app, workspace.tenant.id)).at(-1)).toMatchObject({
      action: 'tenant.updated',
      details: { contactEmail: null },
    });
  });

  it('demands a second factor from the next write on', async () => {
    const { token } = await startSession(app, workspace.tenant);
    expect((await patch({ mfaRequired: true }, token)).status).toBe(200);
    const json = operatorBody();
    const refused = await app.request('/api/v1/operators', { key: token, json });
    expect([refused.status, refused.body.code]).toEqual([403, 'MFA_REQUIRED']);
    expect((await patch({ mfaRequired: false }, token)).status).toBe(403);
    expect((await patch({ mfaRequired: false })).status).toBe(200);
  });

  it.each([
    {},
    { tier: 'enterprise' },
    { passportLimit: null },
    { mfaRequired: 'yes' },
    { defaultLocale: 'tlh' },
    { contactEmail: 'no address' },
    { contactEmail: '' },
  ])('refuses %j, and changes nothing', async (json) => {
    const before = (await get()).text;
    expect((await patch(json)).status).toBe(400);
    expect((await get()).text).toBe(before);
  });

  it('changes neither plan nor limit nor name', async () => {
    const others = { tier: 'enterprise', passportLimit: 1, name: 'Other', subscriptionStatus: 'x' };
    await patch({ defaultLocale: 'de', ...others });
    const { name } = workspace.tenant;
    const plan = { tier: 'growth', passportLimit: 500, name, subscriptionStatus: 'active' };
    expect((await get()).body.tenant).toMatchObject(plan);
  });

  it('needs user:write, for the whole workspace, without an end', async () => {
    const { tenant, operatorId } = workspace;
    const auditor = await startSession(app, tenant, 'AUDITOR');
    const json = { defaultLocale: 'de' };
    expect((await patch(json, auditor.token)).status).toBe(403);
    const bound = await app.createKey(tenant, { operatorId });
    expect((await patch(json, bound)).body.code).toBe('OPERATOR_SCOPE_FORBIDDEN');
    const short = await app.createKey(tenant, { expiresAt: new Date(Date.now() + 3_600_000) });
    expect((await patch(json, short)).body.code).toBe('DELEGATION_EXCEEDED');
  });
});

describe('GET /api/v1/signing-keys', () => {
  const list = async (key = workspace.key) => {
    const { status, body, text } = await app.request('/api/v1/signing-keys', { key });
    return { status, text, keys: (body as unknown as { keys: object[] }).keys };
  };

  it('lists every generation with its certificate, the newest first', async () => {
    const path = '/api/v1/tenants/rotate-keys';
    await app.request(path, { method: 'POST', key: workspace.key });
    const { status, keys, text } = await list();
    expect(status).toBe(200);
    const did = `did:web:dpp.example:tenants:${workspace.tenant.id}`;
    const certificate = {
      subject: textMatching(/Acme Textiles GmbH/),
      issuer: textMatching(/CN=/),
      validFrom: timestamp,
      validTo: timestamp,
    };
    expect(keys).toEqual([
      { kid: `${did}#key-2`, createdAt: timestamp, retiredAt: null, certificate },
      { kid: `${did}#key-1`, createdAt: timestamp, retiredAt: timestamp, certificate },
    ]);
    expect(text).not.toMatch(/PRIVATE|envelope/i);
  });

  it('says of a certificate what is in it, and names the keys as the DID document does', async () => {
    const [key] = (await list()).keys as { kid: string; certificate: { validTo: string } }[];
    const row = await app
      .db<{ tenant_id: string; certificate_chain: string[] }>('signing_keys')
      .where({ tenant_id: workspace.tenant.id })
      .first();
    const leaf = new X509Certificate(Buffer.from(row?.certificate_chain[0] ?? '', 'base64'));
    expect(new Date(key?.certificate.validTo ?? '')).toEqual(new Date(leaf.validTo));
    const did = await app.request(`/tenants/${workspace.tenant.id}/did.json`);
    expect(did.text).toContain(`"${key?.kid}"`);
  });

  it('needs key:read, and shows no other workspace', async () => {
    const narrow = await app.createKey(workspace.tenant, { permissions: ['key:write'] });
    expect((await list(narrow)).status).toBe(403);
    const other = await createWorkspace(app);
    expect((await list(other.key)).text).not.toContain(workspace.tenant.id);
  });
});
