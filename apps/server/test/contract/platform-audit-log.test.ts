import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { newEmail, startSession, testPassword, type TestSession } from '../support/users.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

let app: TestApp;
let admin: TestSession;
let workspace: Workspace;
let tenantId: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = await startSession(app, undefined);
  workspace = await createWorkspace(app);
  const made = await app.request('/platform/v1/tenants', {
    key: admin.token,
    json: {
      name: 'Nordvind Apparel AB',
      subdomain: `t-${randomUUID()}`,
      tier: 'growth',
      owner: { email: newEmail(), password: testPassword },
    },
  });
  tenantId = (made.body.tenant as unknown as { id: string }).id;
  await app.request(`/platform/v1/tenants/${tenantId}`, {
    method: 'PATCH',
    key: admin.token,
    json: { tier: 'scale' },
  });
});
afterAll(() => app.close());

interface Entry {
  readonly seq: number;
  readonly action: string;
  readonly actor: string;
  readonly targetId: string;
  readonly details: Readonly<Record<string, unknown>>;
  readonly hash: string;
  readonly previousHash: string;
}
interface Page {
  readonly entries: readonly Entry[];
  readonly nextCursor: string | null;
}

const path = '/platform/v1/audit-log';
const ask = (query: Readonly<Record<string, string>> = {}, key = admin.token) =>
  app.request(`${path}?${new URLSearchParams(query)}`, { key });
async function list(query: Readonly<Record<string, string>> = {}): Promise<Page> {
  const { status, text, body } = await ask(query);
  expect(status, text).toBe(200);
  return body as unknown as Page;
}
const actions = async (query: Readonly<Record<string, string>>) =>
  (await list(query)).entries.map(({ action }) => action);

describe('GET /platform/v1/audit-log', () => {
  // Clause: GET /platform/v1/audit-log 200
  it('says what administrators did, newest first, and nothing of what workspaces did', async () => {
    const { entries } = await list();
    expect(entries.slice(0, 3).map(({ action, actor }) => [action, actor])).toEqual([
      ['tenant.updated', admin.user.email],
      ['tenant.created', admin.user.email],
      ['session.started', admin.user.email],
    ]);
    expect(entries[0]).toMatchObject({ targetId: tenantId, details: { tier: 'scale' } });
    expect(JSON.stringify(entries)).not.toContain(testPassword);
    expect(JSON.stringify(entries)).not.toContain(workspace.tenant.id);
  });

  // Clause: GET /platform/v1/audit-log/head 200
  it('is a chain that leads to its signed head', async () => {
    const { entries } = await list({ limit: '500' });
    const oldestFirst = entries.toReversed();
    expect(oldestFirst.map(({ seq }) => seq)).toEqual(oldestFirst.map((_, i) => i + 1));
    let previous = '0'.repeat(64);
    for (const { hash, previousHash } of oldestFirst) {
      expect(previousHash).toBe(previous);
      previous = hash;
    }
    const { status, body } = await app.request(`${path}/head`, { key: admin.token });
    expect(status).toBe(200);
    expect(body['head']).toMatchObject({ seq: entries[0]?.seq, hash: previous });
    expect(body['publicKey']).toMatch(/^-----BEGIN PUBLIC KEY-----/);
  });

  it('has the filters of a workspace’s own log', async () => {
    expect(await actions({ action: 'tenant.created' })).toEqual(['tenant.created']);
    expect(await actions({ targetId: tenantId })).toEqual(['tenant.updated', 'tenant.created']);
    expect(await actions({ targetType: 'session', actor: admin.user.email })).toEqual([
      'session.started',
    ]);
    expect(await actions({ q: 'NORDVIND' })).toEqual(['tenant.created']);
    expect(await actions({ q: 'nordvind', action: 'tenant.updated' })).toEqual([]);
    expect(await actions({ to: '2020-01-01T00:00:00Z' })).toEqual([]);
  });

  it('goes on by cursor', async () => {
    const all = (await list()).entries.map(({ seq }) => seq);
    const seen: number[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: Page = await list({ limit: '1', ...(cursor !== '' && { cursor }) });
      seen.push(...page.entries.map(({ seq }) => seq));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(all);
  });

  it.each([
    { from: 'yesterday' },
    { to: '2027-13-01T00:00:00Z' },
    { action: 'x'.repeat(65) },
    { q: 'x'.repeat(201) },
    { cursor: 'nonsense' },
    { limit: '-1' },
  ])('refuses %j', async (query) => {
    expect((await ask(query)).status).toBe(400);
  });

  it.each([path, `${path}/head`])('is refused to credentials of a workspace: %s', async (at) => {
    const { token } = await startSession(app, workspace.tenant);
    for (const key of [workspace.key, token]) {
      expect((await app.request(at, { key })).status).toBe(403);
    }
    expect((await app.request(at)).status).toBe(401);
  });

  it('leaves the log of a workspace to its people', async () => {
    expect((await app.request('/api/v1/audit-log', { key: admin.token })).status).toBe(403);
    const key = workspace.key;
    const { body } = await app.request('/api/v1/audit-log', { key });
    expect(JSON.stringify(body)).not.toContain(tenantId);
  });
});
