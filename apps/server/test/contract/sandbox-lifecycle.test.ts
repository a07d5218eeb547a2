import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newEpc, minute, signAs } from '../support/events.js';
import { passportBody, newSku } from '../support/factories.js';
import { pngOf, startPictureServer } from '../support/picture-files.js';
import { removeTenant } from '../../src/features/tenants/remove-tenant.js';
import { suspendTenant } from '../../src/features/tenants/suspend-tenant.js';
import { openSandbox } from '../support/sandbox.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { startSession, type TestSession } from '../support/users.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

let app: TestApp;
let admin: TestSession;

beforeAll(async () => {
  app = await startTestApp({
    WEBHOOK_ALLOW_PRIVATE_NETWORKS: 'true',
    LIMIT_SANDBOX_BYTES: '20000',
  });
  admin = await startSession(app, undefined);
});
afterAll(() => app.close());

const platform = (path: string, options: object = {}) =>
  app.request(`/platform/v1/tenants${path}`, { key: admin.token, ...options });
const statusOf = async (key: string) => (await app.request('/api/v1/whoami', { key })).status;

async function pair(): Promise<{ live: Workspace; sandbox: Workspace }> {
  const live = await createWorkspace(app);
  return { live, sandbox: await openSandbox(app, live) };
}

describe('the platform', () => {
  it('lists no sandbox, and finds none by its id', async () => {
    const { live, sandbox } = await pair();
    const { text } = await platform('?limit=200');
    expect(text).toContain(live.tenant.id);
    expect(text).not.toContain(sandbox.tenant.id);
    const path = `/${sandbox.tenant.id}`;
    const patch = { method: 'PATCH', json: { tier: 'enterprise' } };
    expect((await platform(path)).status).toBe(404);
    expect((await platform(path, patch)).status).toBe(404);
    await expect(suspendTenant(app.deps, 'system', sandbox.tenant.id)).rejects.toMatchObject({
      status: 404,
    });
    await expect(removeTenant(app.deps, 'system', sandbox.tenant.id)).rejects.toMatchObject({
      status: 404,
    });
  });

  it.each(['test--acme', 'test--'])(
    'creates no workspace with the subdomain %s',
    async (subdomain) => {
      const owner = { email: 'owner@acme.example', password: 'a long test password' };
      const json = { name: 'Acme', subdomain, tier: 'growth', owner };
      expect((await platform('', { json })).status).toBe(400);
    },
  );

  it('changes plan and subscription of both', async () => {
    const { live, sandbox } = await pair();
    const lapse = { method: 'PATCH', json: { subscriptionStatus: 'past_due' } };
    expect((await platform(`/${live.tenant.id}`, lapse)).status).toBe(200);
    const json = passportBody();
    for (const { key } of [live, sandbox]) {
      expect((await app.request('/api/v1/passports', { key, json })).status).toBe(402);
    }
    const renew = { method: 'PATCH', json: { subscriptionStatus: 'active', passportLimit: 1 } };
    await platform(`/${live.tenant.id}`, renew);
    for (let n = 0; n < 2; n++) await sandbox.createPassport();
  });
});

describe('a workspace that ends', () => {
  it('takes its sandbox along when it is suspended', async () => {
    const { live, sandbox } = await pair();
    const { revokedKeys } = await suspendTenant(app.deps, 'system', live.tenant.id);
    expect(revokedKeys).toBe(2);
    expect([await statusOf(live.key), await statusOf(sandbox.key)]).toEqual([401, 401]);
  });

  it('takes its sandbox along when it is removed', async () => {
    const { live, sandbox } = await pair();
    const other = await pair();
    const { id } = await sandbox.createPassport();
    await suspendTenant(app.deps, 'system', live.tenant.id);
    await removeTenant(app.deps, 'system', live.tenant.id);
    expect((await app.request(`/passport/${id}`)).status).toBe(404);
    expect((await app.request(`/tenants/${sandbox.tenant.id}/did.json`)).status).toBe(404);
    for (const table of ['passports', 'api_keys', 'directory', 'signing_keys']) {
      expect(await app.db(table).where({ tenant_id: sandbox.tenant.id })).toEqual([]);
    }
    expect(await app.db('tenants').where({ sandbox_of: live.tenant.id })).toEqual([]);
    expect(await statusOf(other.sandbox.key)).toBe(200);
  });
});

describe('what a sandbox signs', () => {
  const harvest = () => ({
    eventType: 'ObjectEvent',
    action: 'ADD',
    bizStep: 'commissioning',
    eventTime: minute(1),
    epcList: [newEpc()],
  });

  it('counts for nothing in a workspace, not even in its own', async () => {
    const { live, sandbox } = await pair();
    const other = await pair();
    for (const key of [live.key, other.live.key, other.sandbox.key]) {
      const json = await signAs(app, sandbox.tenant, harvest());
      const { status, body } = await app.request('/api/v1/events', { key, json });
      expect([status, body.error]).toEqual([400, 'Cryptographic Verification Failed']);
    }
  });

  it('is tried in the sandbox, as what workspaces sign is', async () => {
    const { live, sandbox } = await pair();
    for (const { tenant } of [sandbox, live]) {
      const json = await signAs(app, tenant, harvest());
      const { status } = await app.request('/api/v1/events', { key: sandbox.key, json });
      expect(status).toBe(201);
    }
  });
});

describe('an idempotency key', () => {
  it('stands for another request in the sandbox', async () => {
    const { live, sandbox } = await pair();
    const headers = { 'Idempotency-Key': 'order-1' };
    const made = await Promise.all(
      [live, sandbox].map(({ key }) =>
        app.request('/api/v1/passports', { key, headers, json: passportBody() }),
      ),
    );
    expect(made.map(({ status }) => status)).toEqual([201, 201]);
    expect(made[0]?.body.passport.id).not.toBe(made[1]?.body.passport.id);
  });
});

describe('pictures of a sandbox', () => {
  it('are its own, within its bytes', async () => {
    const { live, sandbox } = await pair();
    const server = await startPictureServer();
    try {
      const small = server.send('/small.png', pngOf(10, 10));
      const large = server.send('/large.png', pngOf(10, 10, 'x'.repeat(30_000)));
      const publish = async (workspace: Workspace, url: string) => {
        const enrichment = { images: [{ url }] };
        return (await workspace.createPassport({ productId: newSku(), enrichment })).id;
      };
      const shown = [
        await publish(live, small),
        await publish(live, large),
        await publish(sandbox, small),
      ];
      const beyond = await publish(sandbox, large);
      await app.deps.pictureFetcher.run();
      const statusOfPicture = async (id: string) =>
        (await app.request(`/passport/${id}/images/1`)).status;
      for (const id of shown) expect(await statusOfPicture(id)).toBe(200);
      expect(await statusOfPicture(beyond)).toBe(404);
    } finally {
      await server.close();
    }
  });
});
