import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PLATFORM_CHAIN } from '../../src/platform/audit-log/audit-event.js';
import { battery } from '../support/factories.js';
import { grantBody, issueGrant, onPassport } from '../support/grants.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { auditOf, startSession, type TestSession } from '../support/users.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

let app: TestApp;
let admin: TestSession;
let workspace: Workspace;
let other: Workspace;
let passportId: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = await startSession(app, undefined);
  workspace = await createWorkspace(app);
  other = await createWorkspace(app);
  passportId = (await workspace.createPassport({ metadata: battery() })).id;
});
afterAll(() => app.close());

interface Shown {
  readonly id: string;
  readonly status: string;
  readonly granteeName: string;
  readonly tenantId: string;
  readonly tenantName: string;
  readonly revocable: boolean;
  readonly revokedAt: string | null;
}
interface Listed {
  readonly total: number;
  readonly totalPages: number;
  readonly counts: Readonly<Record<string, number>>;
  readonly grants: readonly Shown[];
}

const path = '/platform/v1/grants';
const ask = (query: Readonly<Record<string, string>> = {}, key = admin.token) =>
  app.request(`${path}?${new URLSearchParams(query)}`, { key });
async function list(query: Readonly<Record<string, string>> = {}): Promise<Listed> {
  const { status, text, body } = await ask(query);
  expect(status, text).toBe(200);
  return body as unknown as Listed;
}
const call = (method: string, id: string, key = admin.token) =>
  app.request(`${path}/${id}`, { method, key });
async function issue(changes: object = {}) {
  const json = grantBody(app.deps.clock.now(), { tenantId: workspace.tenant.id, ...changes });
  const reply = await app.request(path, { key: admin.token, json });
  expect(reply.status, reply.text).toBe(201);
  return reply.body as unknown as { grant: Shown; token: string };
}
const grantIn = ({ body }: { body: object }) => (body as { grant: Shown }).grant;

describe('GET /platform/v1/grants', () => {
  // Clause: GET /platform/v1/grants 200
  it('lists grants of the platform in all workspaces, and none of a workspace', async () => {
    const { grant } = await issue({ granteeName: 'Market surveillance' });
    const elsewhere = (await issue({ tenantId: other.tenant.id })).grant;
    const own = (await issueGrant(app, workspace, {})).grant;
    const { grants } = await list({ limit: '200' });
    const shown = grants.find(({ id }) => id === grant.id);
    expect(shown).toEqual({
      ...grant,
      tenantId: workspace.tenant.id,
      tenantName: workspace.tenant.name,
      revocable: true,
    });
    const found = grants.map(({ id }) => id);
    expect(found).toContain(elsewhere.id);
    expect(found).not.toContain(own.id);
    expect(JSON.stringify(grants)).not.toMatch(/dpp_auth_|token_sha256/);
  });

  it('lists those of a workspace, of a status and with a text', async () => {
    const name = `Customs ${randomUUID()}`;
    const { id } = (await issue({ granteeName: name, purpose: 'Border 100 %' })).grant;
    await call('DELETE', id);
    const tenantId = workspace.tenant.id;
    expect((await list({ q: name.toUpperCase() })).grants.map((one) => one.id)).toEqual([id]);
    expect((await list({ q: '100 %', tenantId, status: 'REVOKED' })).total).toBe(1);
    for (const query of [
      { q: name, status: 'ACTIVE' },
      { q: name, tenantId: other.tenant.id },
      { q: name, tenantId: randomUUID() },
      { q: name, tenantId: 'acme' },
      { q: '%nobody' },
      { status: 'PENDING' },
    ]) {
      expect((await list(query)).total, JSON.stringify(query)).toBe(0);
    }
  });

  it('counts each status, apart from the filters', async () => {
    const before = (await list({ q: 'nobody' })).counts;
    await issue();
    const { counts } = await list({ status: 'REVOKED', q: 'nobody' });
    expect(counts).toEqual({ ...before, ACTIVE: (before['ACTIVE'] ?? 0) + 1 });
  });

  it('lists those in force first, the newest of them first, page by page', async () => {
    const all = (await list({ limit: '200' })).grants;
    const ranks = all.map(({ status }) => ['ACTIVE', 'REVOKED'].indexOf(status));
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    const { totalPages, total } = await list({ limit: '2' });
    expect(totalPages).toBe(Math.ceil(total / 2));
    const pages: string[] = [];
    for (let page = 1; page <= totalPages; page++) {
      const { grants } = await list({ limit: '2', page: String(page) });
      pages.push(...grants.map(({ id }) => id));
    }
    expect(pages).toEqual(all.map(({ id }) => id));
  });

  it.each([
    { status: 'EXPIRED' },
    { status: '' },
    { limit: 'many' },
    { page: '-1' },
    { q: 'x'.repeat(201) },
    { tenantId: 'x'.repeat(65) },
  ])('refuses %j', async (query) => {
    expect((await ask(query)).status).toBe(400);
  });
});

describe('GET /platform/v1/grants/{id}', () => {
  // Clause: GET /platform/v1/grants/{id} 200
  it('shows one as the list does', async () => {
    const { id } = (await issue(onPassport(passportId))).grant;
    const listed = (await list({ limit: '200' })).grants.find((one) => one.id === id);
    const { status, body } = await call('GET', id);
    expect([status, grantIn({ body })]).toEqual([200, listed]);
  });

  // Clause: GET /platform/v1/grants/{id} 404
  it("finds neither nobody's nor a workspace's own", async () => {
    const own = (await issueGrant(app, workspace, {})).grant;
    for (const id of [own.id, randomUUID(), 'not-a-uuid']) {
      for (const method of ['GET', 'DELETE']) {
        const { status, body } = await call(method, id);
        expect(status).toBe(404);
        expect(Object.keys(body)).toEqual(['error', 'message', 'code']);
      }
    }
    const still = await app.request(`/api/v1/grants/${own.id}`, { key: workspace.key });
    expect(grantIn(still)).toMatchObject({ status: 'ACTIVE' });
  });
});

describe('DELETE /platform/v1/grants/{id}', () => {
  // Clause: DELETE /platform/v1/grants/{id} 200
  it('takes it back: its token opens nothing, a second time changes nothing', async () => {
    const { grant, token } = await issue(onPassport(passportId));
    const open = () =>
      app.request(`/passport/${passportId}?grant=${token}`, {
        headers: { Accept: 'application/ld+json' },
      });
    const opened = await open();
    const first = await call('DELETE', grant.id);
    expect(first.status).toBe(200);
    const revoked = grantIn(first);
    expect(revoked).toMatchObject({ status: 'REVOKED', revocable: false });
    expect((await open()).text).not.toBe(opened.text);
    const { revokedAt } = revoked;
    expect(grantIn(await call('DELETE', grant.id))).toMatchObject({ status: 'REVOKED', revokedAt });
    const seen = await app.request(`/api/v1/grants/${grant.id}`, { key: workspace.key });
    expect(grantIn(seen)).toMatchObject({ status: 'REVOKED', revocable: false });
  });

  it('is recorded once, in the log of the workspace and in that of the platform', async () => {
    const { id } = (await issue()).grant;
    for (let i = 0; i < 2; i++) await call('DELETE', id);
    for (const chain of [workspace.tenant.id, PLATFORM_CHAIN]) {
      const entries = (await auditOf(app, chain)).filter(({ target_id }) => target_id === id);
      expect(entries.map(({ action, actor }) => [action, actor])).toEqual([
        ['grant.issued', admin.user.email],
        ['grant.revoked', admin.user.email],
      ]);
    }
    const [entry] = (await auditOf(app, PLATFORM_CHAIN)).filter(
      ({ target_id }) => target_id === id,
    );
    expect(entry?.details).toMatchObject({ tenantId: workspace.tenant.id, kind: 'AUTHORITY' });
  });

  it.each(['GET', 'DELETE'])('is refused to credentials of a workspace: %s', async (method) => {
    const { id } = (await issue()).grant;
    const { token } = await startSession(app, workspace.tenant);
    for (const key of [workspace.key, token])
      expect((await call(method, id, key)).status).toBe(403);
    expect((await ask({}, token)).status).toBe(403);
    expect((await app.request(`${path}/${id}`, { method })).status).toBe(401);
    expect((await app.request(path)).status).toBe(401);
    expect(grantIn(await call('GET', id)).status).toBe('ACTIVE');
  });

  it('is not for the workspace, still', async () => {
    const { id } = (await issue()).grant;
    const refused = await app.request(`/api/v1/grants/${id}`, {
      method: 'DELETE',
      key: workspace.key,
    });
    expect([refused.status, refused.body.code]).toEqual([403, 'GRANT_NOT_REVOCABLE']);
  });
});
