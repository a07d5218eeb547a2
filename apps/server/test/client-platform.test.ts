import { randomUUID } from 'node:crypto';
import { DppClient, DppError, NotFoundError } from '@dpp/client';
import { PlatformClient } from '@dpp/client/platform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../src/features/grants/grant-model.js';
import { fetchFrom } from './support/fetch-from.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { createUser, newEmail, testPassword } from './support/users.js';
import { createWorkspace, type Workspace } from './support/workspace.js';

/** Every method of the platform's client, once against the real server, by the session of an administrator. */

let app: TestApp;
let platform: PlatformClient;
let workspace: Workspace;

beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app);
  const { email } = await createUser(app, undefined);
  const options = { baseUrl: app.origin, fetch: fetchFrom(app.origin), maxRetries: 0 };
  const { token } = await new DppClient(options).sessions.logIn({ email, password: testPassword });
  platform = new PlatformClient(new DppClient({ ...options, apiKey: token }));
});
afterAll(() => app.close());

describe('the client of the platform', () => {
  it('creates, finds, gets and changes workspaces', async () => {
    const subdomain = `t-${randomUUID()}`;
    const made = await platform.createTenant({
      name: 'Iberia Componentes SA',
      subdomain,
      tier: 'growth',
      owner: { email: newEmail() },
    });
    expect(made.link).toContain('/console/invitation#dpp_invite_');
    const { id } = made.tenant;
    const found = await platform.listTenants({ q: subdomain, nearLimit: false });
    expect(found.items.map((one) => one.id)).toEqual([id]);
    expect((await platform.updateTenant(id, { tier: 'scale' })).tenant.tier).toBe('scale');
    expect((await platform.getTenant(id)).tenant).toMatchObject({
      tier: 'scale',
      activePassports: 0,
    });
    expect((await platform.getTenantsPage({ status: 'past_due' })).counts.past_due).toBe(0);
    await expect(platform.getTenant(randomUUID())).rejects.toThrow(NotFoundError);
  });

  it('reads every page of a list', async () => {
    const all = await platform.listTenants({ limit: 1 }).all({ limit: 1000 });
    const { counts } = await platform.getTenantsPage();
    expect(all.length).toBe(counts.active);
  });

  it('issues, finds and revokes grants to authorities', async () => {
    const { grant } = await platform.issueGrant({
      granteeName: 'Market surveillance',
      tenantId: workspace.tenant.id,
      scopeType: 'TENANT',
      expiresAt: addDays(new Date(), 1).toISOString(),
    });
    const [listed] = await platform.listGrants({ status: 'ACTIVE', limit: 1 }).all({ limit: 9 });
    expect(listed).toEqual((await platform.getGrant(grant.id)).grant);
    expect((await platform.revokeGrant(grant.id)).grant.status).toBe('REVOKED');
    expect((await platform.getGrantsPage({ q: 'surveillance' })).counts.REVOKED).toBe(1);
    await expect(platform.getGrant('..')).rejects.toThrow(DppError);
  });

  it('reads the log of the platform and its signed end', async () => {
    const entries = await platform.listAuditLog({ limit: 2 }).all({ limit: 500 });
    const { head } = await platform.getAuditHead();
    expect([head?.seq, head?.hash]).toEqual([entries[0]?.seq, entries[0]?.hash]);
  });
});
