import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

let app: TestApp;
let workspace: Workspace;

beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app);
});
afterAll(() => app.close());

const whoami = (key: string) => app.request('/api/v1/whoami', { key });

describe('GET /api/v1/whoami', () => {
  // Clause: GET /api/v1/whoami 200
  it('describes the workspace of the key', async () => {
    const { tenant, key } = workspace;
    const { status, body } = await whoami(key);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      tenant: {
        id: tenant.id,
        name: tenant.name,
        subdomain: tenant.subdomain,
        tier: 'growth',
        subscriptionStatus: 'active',
      },
      auth: { role: 'TENANT_ADMIN', isApiKeySession: true, operatorId: null },
    });
  });

  // Clause: GET /api/v1/whoami 200
  it('answers with these members and no others', async () => {
    const { body } = await whoami(workspace.key);
    expect(Object.keys(body)).toEqual(['success', 'tenant', 'auth', 'usage']);
    expect(Object.keys(body.auth)).toEqual([
      'role',
      'permissions',
      'isApiKeySession',
      'operatorId',
    ]);
    expect(Object.keys(body.usage)).toEqual(['activePassports', 'passportLimit']);
  });

  // Clause: GET /api/v1/whoami permission
  it('needs no particular permission', async () => {
    const { status, body } = await whoami(await workspace.createKey({ permissions: [] }));
    expect(status).toBe(200);
    expect(body.auth.permissions).toEqual([]);
  });

  it('lists the permissions of the role as the key narrows them', async () => {
    const key = await workspace.createKey({
      role: 'AUDITOR',
      permissions: ['passport:read', 'passport:seal'],
    });
    const { body } = await whoami(key);
    expect(body.auth).toMatchObject({ role: 'AUDITOR', permissions: ['passport:read'] });
  });

  // Clause: GET /api/v1/whoami operatorId
  it('names the operator an operator-scoped key is bound to', async () => {
    const { operatorId } = workspace;
    const { body } = await whoami(await workspace.createKey({ operatorId }));
    expect(body.auth.operatorId).toBe(operatorId);
  });

  it('counts published passports and leaves drafts out', async () => {
    const fresh = await createWorkspace(app);
    await fresh.createPassport();
    await fresh.createPassport({ draft: true });
    const { body } = await whoami(fresh.key);
    expect(body.usage).toEqual({ activePassports: 1, passportLimit: 500 });
  });

  it.each([
    ['growth', null, 500],
    ['scale', null, 10_000],
    ['enterprise', null, null],
    ['growth', 7, 7],
    ['enterprise', 7, 7],
  ] as const)(
    'gives the tier %s with agreed limit %j the limit %j',
    async (tier, agreed, limit) => {
      const tenant = await app.createTenant({ tier, passportLimit: agreed });
      const { body } = await whoami(await app.createKey(tenant));
      expect(body.usage.passportLimit).toBe(limit);
    },
  );

  it.each(['past_due', 'canceled'] as const)('reads on when the subscription is %s', async (s) => {
    const tenant = await app.createTenant({ subscriptionStatus: s });
    const { status, body } = await whoami(await app.createKey(tenant));
    expect([status, body.tenant.subscriptionStatus]).toEqual([200, s]);
  });
});
