import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tenant } from '../../src/platform/auth/caller-model.js';
import { routes } from '../../src/routes.js';
import { newSku, operatorBody } from '../support/factories.js';
import { grantBody } from '../support/grants.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createUser, startSession, newEmail } from '../support/users.js';
import { insertJob } from '../support/jobs.js';
import { insertSubscription } from '../support/webhooks.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** By operation, the address of something to protect oneself from. */
type Prepare = (workspace: Workspace) => Promise<string>;
const protective: Readonly<Record<string, Prepare>> = {
  'delete /api/v1/api-keys/{id}': async ({ key }) => {
    const json = { name: newSku(), role: 'AUDITOR' };
    const { body } = await app.request('/api/v1/api-keys', { key, json });
    return `/api/v1/api-keys/${(body as unknown as { apiKey: { id: string } }).apiKey.id}`;
  },
  'delete /api/v1/grants/{id}': async ({ key }) => {
    const json = grantBody(app.deps.clock.now());
    const { body } = await app.request('/api/v1/grants', { key, json });
    return `/api/v1/grants/${(body as unknown as { grant: { id: string } }).grant.id}`;
  },
  'delete /api/v1/invitations/{id}': async ({ key }) => {
    const json = { email: newEmail(), role: 'AUDITOR' };
    const { body } = await app.request('/api/v1/invitations', { key, json });
    return `/api/v1/invitations/${(body as unknown as { invitation: { id: string } }).invitation.id}`;
  },
  'post /api/v1/jobs/{id}/cancel': async ({ tenant, operatorId }) =>
    `/api/v1/jobs/${(await insertJob(app, { tenantId: tenant.id, operatorId })).id}/cancel`,
  'delete /api/v1/users/{id}': async ({ tenant }) =>
    `/api/v1/users/${(await createUser(app, tenant, 'AUDITOR')).id}`,
  'delete /api/v1/webhooks/subscriptions/{id}': async ({ tenant }) =>
    `/api/v1/webhooks/subscriptions/${(await insertSubscription(app, tenant)).id}`,
  'post /api/v1/webhooks/subscriptions/{id}/rotate-secret': async ({ tenant }) =>
    `/api/v1/webhooks/subscriptions/${(await insertSubscription(app, tenant)).id}/rotate-secret`,
};

it('knows every operation that only protects', () => {
  const declared = routes
    .filter(({ protective: protects }) => protects)
    .map(({ method, path }) => `${method} ${path}`);
  expect(declared.toSorted()).toEqual(Object.keys(protective).toSorted());
});

const lapses: readonly (readonly [what: string, change: object])[] = [
  ['whose subscription is past due', { subscription_status: 'past_due' }],
  ['whose subscription was canceled', { subscription_status: 'canceled' }],
  ['whose plan has no API access', { tier: 'pilot' }],
];

describe.each(lapses)('a workspace %s', (_what, change) => {
  let workspace: Workspace;
  let paths: ReadonlyMap<string, string>;
  const lapse = ({ id }: Tenant) => app.db('tenants').where({ id }).update(change);

  beforeAll(async () => {
    workspace = await createWorkspace(app);
    await createUser(app, workspace.tenant);
    const prepared = new Map<string, string>();
    for (const [name, prepare] of Object.entries(protective)) {
      prepared.set(name, await prepare(workspace));
    }
    paths = prepared;
    await lapse(workspace.tenant);
  });

  it('is refused other writes: 402', async () => {
    const { key } = workspace;
    for (const [path, json] of [
      ['/api/v1/operators', operatorBody()],
      ['/api/v1/api-keys', { name: 'n', role: 'AUDITOR' }],
      ['/api/v1/grants', grantBody(app.deps.clock.now())],
    ] as const) {
      expect((await app.request(path, { key, json })).status, path).toBe(402);
    }
  });

  // Clause: protective writes
  it.each(Object.keys(protective))('is never refused %s', async (name) => {
    const [method = ''] = name.split(' ');
    const path = paths.get(name) ?? '';
    const options = { method: method.toUpperCase(), key: workspace.key };
    const { status, text } = await app.request(path, options);
    expect(status, text).toBe(200);
    // What is not there is not there: a 402 would tell of nothing.
    const unknown = path.replace(/[0-9a-f-]{36}/, '00000000-0000-4000-8000-000000000000');
    expect((await app.request(unknown, options)).status).toBe(404);
  });

  // Clause: protective writes
  it('lets its people log in and end their sessions', async () => {
    const { token } = await startSession(app, workspace.tenant);
    const ended = await app.request('/auth/logout', { method: 'POST', key: token });
    expect(ended.status).toBe(200);
    expect((await app.request('/auth/session', { key: token })).status).toBe(401);
  });
});
