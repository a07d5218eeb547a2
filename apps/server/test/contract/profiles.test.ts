import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PLATFORM_CHAIN } from '../../src/platform/audit-log/audit-event.js';
import { timestamp } from '../support/matchers.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { auditOf, logIn, sessionOf, startSession, type TestSession } from '../support/users.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

let app: TestApp;
let workspace: Workspace;
let session: TestSession;

beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app);
  session = await startSession(app, workspace.tenant, 'AUDITOR');
});
afterAll(() => app.close());

const change = (json: object, key = session.token) =>
  app.request('/auth/me', { method: 'PATCH', key, json });
const sessionUser = async (key = session.token) =>
  (await app.request('/auth/session', { key })).body.user;

interface Listed {
  readonly id: string;
  readonly current: boolean;
  readonly [member: string]: unknown;
}
const list = async (key: string) => {
  const { body } = await app.request('/auth/sessions', { key });
  return (body as unknown as { sessions: Listed[] }).sessions;
};
const end = (id: string, key: string) =>
  app.request(`/auth/sessions/${id}`, { method: 'DELETE', key });

describe('PATCH /auth/me', () => {
  it('changes what is sent, removes what is null, and leaves the rest', async () => {
    const { status, body, headers } = await change({ name: ' Ada ', locale: 'de', theme: 'dark' });
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    const profile = { name: 'Ada', locale: 'de', theme: 'dark' };
    expect(body.user).toMatchObject({ id: session.user.id, ...profile, lastLoginAt: timestamp });
    await change({ theme: null });
    expect(await sessionUser()).toMatchObject({ ...profile, theme: null });
  });

  it('shows it at login, in the session and in the list of users', async () => {
    await change({ name: 'Ada L.', locale: 'fr' });
    const shown = { name: 'Ada L.', locale: 'fr', lastLoginAt: timestamp };
    expect((await logIn(app, { email: session.user.email })).body.user).toMatchObject(shown);
    const { body } = await app.request('/api/v1/users', { key: workspace.key });
    const { users } = body as unknown as { users: { id: string }[] };
    expect(users.find(({ id }) => id === session.user.id)).toMatchObject(shown);
  });

  it.each([
    {},
    { role: 'TENANT_ADMIN' },
    { name: ' ' },
    { name: 'x'.repeat(201) },
    { name: 1 },
    { locale: 'tlh' },
    { locale: '' },
    { theme: 'pink' },
  ])('refuses %j, and changes nothing', async (json) => {
    const before = await sessionUser();
    expect((await change(json)).status).toBe(400);
    expect(await sessionUser()).toEqual(before);
  });

  it('changes neither role nor address', async () => {
    await change({ name: 'Ada', role: 'TENANT_ADMIN', email: 'other@acme.example' });
    expect(await sessionUser()).toMatchObject({ role: 'AUDITOR', email: session.user.email });
  });

  it('is for sessions, and for administrators of the platform, too', async () => {
    expect((await change({ name: 'A key' }, workspace.key)).status).toBe(403);
    const admin = await startSession(app, undefined);
    expect((await change({ name: 'Root' }, admin.token)).status).toBe(200);
    expect(await sessionUser(admin.token)).toMatchObject({ name: 'Root', role: 'SUPER_ADMIN' });
    expect((await auditOf(app, PLATFORM_CHAIN)).at(-1)?.action).toBe('user.updated');
  });

  it('is in the audit log, which does not repeat the name', async () => {
    await change({ name: 'A name in a log' });
    const last = (await auditOf(app, workspace.tenant.id)).at(-1);
    expect(last).toMatchObject({ action: 'user.updated', details: { profile: 'name' } });
    expect(JSON.stringify(last)).not.toContain('A name in a log');
  });
});

describe('GET /auth/sessions', () => {
  it('lists those that go on, newest first, with their network cut', async () => {
    const own = await startSession(app, workspace.tenant);
    const other = sessionOf(
      await logIn(app, { email: own.user.email }, { 'User-Agent': `Browser ${'x'.repeat(300)}` }),
    );
    const ended = sessionOf(await logIn(app, { email: own.user.email }));
    await app.request('/auth/logout', { method: 'POST', key: ended.token });
    const sessions = await list(own.token);
    expect(sessions.map(({ current }) => current)).toEqual([false, true]);
    expect(sessions[0]).toMatchObject({ ip: '127.0.0.0/24', mfa: false, lastSeenAt: timestamp });
    expect(sessions[0]?.userAgent).toBe(`Browser ${'x'.repeat(248)}`);
    expect((await list(other.token)).map(({ current }) => current)).toEqual([true, false]);
  });

  it('says when each was in use, to five minutes', async () => {
    const start = new Date('2027-01-01T10:00:00Z');
    app.setTime(start);
    try {
      const own = await startSession(app, workspace.tenant);
      const after = async (minutes: number) => {
        app.setTime(new Date(start.getTime() + minutes * 60_000));
        return (await list(own.token))[0]?.lastSeenAt;
      };
      expect(await after(4)).toBe('2027-01-01T10:00:00.000Z');
      expect(await after(7)).toBe('2027-01-01T10:07:00.000Z');
      expect(await after(11)).toBe('2027-01-01T10:07:00.000Z');
    } finally {
      app.setTime();
    }
  });

  it('lists no session of another user, and is not for keys', async () => {
    const own = await startSession(app, workspace.tenant);
    expect(await list(own.token)).toHaveLength(1);
    expect((await app.request('/auth/sessions', { key: workspace.key })).status).toBe(403);
    expect((await app.request('/auth/sessions')).status).toBe(401);
  });
});

describe('DELETE /auth/sessions/{id}', () => {
  it('ends another session of the user at once', async () => {
    const own = await startSession(app, workspace.tenant);
    const other = sessionOf(await logIn(app, { email: own.user.email }));
    const [{ id } = { id: '' }] = await list(own.token);
    expect((await end(id, own.token)).status).toBe(200);
    expect((await app.request('/auth/session', { key: other.token })).status).toBe(401);
    expect((await app.request('/auth/session', { key: own.token })).status).toBe(200);
    expect((await auditOf(app, workspace.tenant.id)).at(-1)).toMatchObject({
      action: 'session.ended',
      target_id: id,
    });
    expect((await end(id, own.token)).body.code).toBe('SESSION_NOT_FOUND');
  });

  it('ends none of another user, of another workspace or of the platform', async () => {
    const own = await startSession(app, workspace.tenant);
    const colleague = await startSession(app, workspace.tenant);
    const stranger = await startSession(app, (await createWorkspace(app)).tenant);
    const admin = await startSession(app, undefined);
    for (const victim of [colleague, stranger, admin]) {
      const [{ id } = { id: '' }] = await list(victim.token);
      const { status, body } = await end(id, own.token);
      expect([status, body.code]).toEqual([404, 'SESSION_NOT_FOUND']);
      expect(await list(victim.token)).toHaveLength(1);
    }
    for (const id of ['x', randomUUID()]) expect((await end(id, own.token)).status).toBe(404);
  });
});
