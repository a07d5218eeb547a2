import { randomUUID } from 'node:crypto';
import { decodeJwt, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PLATFORM_CHAIN } from '../../src/platform/audit-log/audit-event.js';
import { passportBody, operatorBody } from '../support/factories.js';
import { textMatching, timestamp } from '../support/matchers.js';
import { startTestApp, type TestApp, type TestReply } from '../support/test-app.js';
import {
  auditOf,
  createUser,
  logIn,
  newEmail,
  sessionOf,
  startSession,
  testPassword,
  type TestSession,
} from '../support/users.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

let app: TestApp;
let workspace: Workspace;
let session: TestSession;

beforeAll(async () => {
  app = await startTestApp({ WORKSPACE_HOST_SUFFIX: 'dpp.example' });
  workspace = await createWorkspace(app);
  session = await startSession(app, workspace.tenant);
});
afterAll(() => app.close());

const whoami = (headers: Record<string, string>) => app.request('/api/v1/whoami', { headers });
const bearer = ({ token }: Pick<TestSession, 'token'>) => ({ Authorization: `Bearer ${token}` });
const createOperator = (headers: Record<string, string>) =>
  app.request('/api/v1/operators', { json: operatorBody(), headers });
const cookiesOf = ({ headers }: TestReply) => headers.getSetCookie();

describe('POST /auth/login', () => {
  it('answers with the session and its user', async () => {
    const user = await createUser(app, workspace.tenant, 'AUDITOR');
    const { status, body, headers } = await logIn(app, { email: user.email });
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual([
      'success',
      'token',
      'csrfToken',
      'expiresAt',
      'mfa',
      'user',
    ]);
    expect(body).toMatchObject({
      success: true,
      expiresAt: timestamp,
      mfa: false,
      user: { id: user.id, email: user.email, role: 'AUDITOR', tenantId: workspace.tenant.id },
    });
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('sets cookies of this very host: two that scripts cannot read, and one that they can', async () => {
    const reply = await logIn(app, { email: session.user.email });
    const { token, csrfToken } = sessionOf(reply);
    expect(cookiesOf(reply)).toEqual([
      `__Host-dpp_session=${token}; HttpOnly; Path=/; SameSite=Lax; Secure; Max-Age=28800`,
      `__Host-dpp_csrf=${csrfToken}; Path=/; SameSite=Lax; Secure; Max-Age=28800`,
      textMatching(
        /^__Host-dpp_device=[\w-]{72}; HttpOnly; Path=\/; SameSite=Lax; Secure; Max-Age=15552000$/,
      ),
    ]);
  });

  it('names them without the prefix on plain http, which has none, and takes only those there', async () => {
    const plain = await startTestApp({ BASE_URL: 'http://127.0.0.1:3000' });
    try {
      const { email } = await createUser(plain, await plain.createTenant());
      const reply = await logIn(plain, { email });
      const cookies = cookiesOf(reply).map((cookie) => cookie.replace(/=[^;]*/, ''));
      expect(cookies).toEqual([
        'dpp_session; HttpOnly; Path=/; SameSite=Lax; Max-Age=28800',
        'dpp_csrf; Path=/; SameSite=Lax; Max-Age=28800',
        'dpp_device; HttpOnly; Path=/; SameSite=Lax; Max-Age=15552000',
      ]);
      const { token } = sessionOf(reply);
      const statusWith = async (Cookie: string) =>
        (await plain.request('/api/v1/whoami', { headers: { Cookie } })).status;
      expect(await statusWith(`dpp_session=${token}`)).toBe(200);
      expect(await statusWith(`__Host-dpp_session=${token}`)).toBe(401);
    } finally {
      await plain.close();
    }
  });

  it('lets pages of other origins neither ask nor read', async () => {
    const { headers } = await logIn(app, { email: newEmail() });
    expect(headers.get('access-control-allow-origin')).toBeNull();
    const preflight = await app.request('/auth/login', { method: 'OPTIONS' });
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('takes the address in any case', async () => {
    const reply = await logIn(app, { email: ` ${session.user.email.toUpperCase()} ` });
    expect(reply.status).toBe(200);
  });

  it('puts no personal data into the token', () => {
    const { user, token } = session;
    const claims = decodeJwt(token);
    expect(Object.keys(claims).sort()).toEqual(['exp', 'iat', 'jti', 'sub', 'tid']);
    expect([claims.sub, claims.tid]).toEqual([user.id, user.tenantId]);
  });

  it('gives one answer to whatever is wrong', async () => {
    const { email } = await createUser(app, workspace.tenant);
    const foreignHost = { Host: `${(await app.createTenant()).subdomain}.dpp.example` };
    const replies = [
      await logIn(app, { email, password: 'not the password' }),
      await logIn(app, { email, password: '' }),
      await logIn(app, { email: newEmail() }),
      await logIn(app, { email: 'no address at all' }),
      await logIn(app, { email }, foreignHost),
    ];
    for (const { status, body, headers } of replies) {
      expect([status, body, headers.getSetCookie()]).toEqual([401, replies[0]?.body, []]);
    }
    expect(replies[0]?.body).toMatchObject({ success: false, error: 'Unauthorized' });
  });

  it.each([
    {},
    { email: 'a@b.example' },
    { password: testPassword },
    { email: 1, password: testPassword },
    { email: 'a@b.example', password: 'x'.repeat(257) },
    { email: 'a@b.example', password: ['secret-in-a-list'] },
  ])('refuses a body that is no login, and does not repeat it: %j', async (json) => {
    const { status, body, text } = await app.request('/auth/login', { json });
    expect([status, body.code]).toEqual([400, 'FST_ERR_VALIDATION']);
    expect(text).not.toMatch(/secret-in-a-list|xxxx|a long test/);
  });

  it('lets a user in on the host of its workspace', async () => {
    const host = { Host: `${workspace.tenant.subdomain}.dpp.example` };
    expect((await logIn(app, { email: session.user.email }, host)).status).toBe(200);
  });

  it('records the login, by email and without a secret', async () => {
    const tenant = await app.createTenant();
    const { user, token, csrfToken } = await startSession(app, tenant);
    const entries = await auditOf(app, tenant.id);
    expect(entries).toMatchObject([
      { action: 'session.started', actor: user.email, target_id: decodeJwt(token).jti },
    ]);
    const text = JSON.stringify(entries);
    for (const secret of [token, csrfToken, testPassword]) expect(text).not.toContain(secret);
  });

  it('stores neither token nor password', async () => {
    const json = { email: newEmail(), password: testPassword, role: 'AUDITOR' };
    const made = await app.request('/api/v1/users', { key: workspace.key, json });
    expect(made.status).toBe(201);
    const rows = JSON.stringify([await app.db('users'), await app.db('sessions')]);
    for (const secret of [session.token, session.csrfToken, testPassword]) {
      expect(rows).not.toContain(secret);
    }
    expect(rows).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  });
});

describe('too many failures', () => {
  const fail = (email: string) => logIn(app, { email, password: 'not the password' });
  const failFiveTimes = async (email: string) => {
    for (let i = 0; i < 5; i++) expect((await fail(email)).status).toBe(401);
  };

  it.each([
    ['an account', async () => (await createUser(app, workspace.tenant)).email],
    ['an unknown account', () => Promise.resolve(newEmail())],
  ])('lock %s, whatever the password', async (_what, account) => {
    const email = await account();
    await failFiveTimes(email);
    const { status, body, headers } = await logIn(app, { email });
    expect([status, body.code]).toEqual([429, 'FST_ERR_RATE_LIMIT']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(880);
  });

  it('count for one account only, in whatever case it is written', async () => {
    const [{ email }, other] = [
      await createUser(app, workspace.tenant),
      await createUser(app, workspace.tenant),
    ];
    await failFiveTimes(email.toUpperCase());
    expect((await logIn(app, { email })).status).toBe(429);
    expect((await logIn(app, { email: other.email })).status).toBe(200);
  });

  it('are forgotten after a success', async () => {
    const { email } = await createUser(app, workspace.tenant);
    for (let i = 0; i < 4; i++) await fail(email);
    expect((await logIn(app, { email })).status).toBe(200);
    await failFiveTimes(email);
  });

  it('are forgotten after 15 minutes, even if somebody keeps trying', async () => {
    const { email } = await createUser(app, workspace.tenant);
    const start = new Date('2027-01-01T10:00:00Z');
    app.setTime(start);
    try {
      await failFiveTimes(email);
      app.setTime(new Date(start.getTime() + 14 * 60_000));
      expect((await fail(email)).status).toBe(429);
      app.setTime(new Date(start.getTime() + 15 * 60_000));
      expect((await logIn(app, { email })).status).toBe(200);
    } finally {
      app.setTime();
    }
  });

  it('let exactly five of many at once through', async () => {
    for (let round = 0; round < 5; round++) {
      const { email } = await createUser(app, workspace.tenant);
      const replies = await Promise.all(Array.from({ length: 20 }, () => fail(email)));
      const statuses = replies.map(({ status }) => status).sort();
      expect(statuses).toEqual([...Array<number>(5).fill(401), ...Array<number>(15).fill(429)]);
    }
  });
});

describe('a refused login', () => {
  const refusalsOf = async (tenantId: string) =>
    (await auditOf(app, tenantId)).filter(({ action }) => action === 'session.refused');

  it('is in the log of the workspace, with its reason and never the password', async () => {
    const tenant = await app.createTenant();
    const user = await createUser(app, tenant);
    const foreignHost = { Host: `${workspace.tenant.subdomain}.dpp.example` };
    await logIn(app, { email: user.email, password: 'password-in-a-log' });
    await logIn(app, { email: user.email }, foreignHost);
    const refusals = await refusalsOf(tenant.id);
    const byNobody = { actor: 'anonymous', target_type: 'user', target_id: user.id };
    expect(refusals).toMatchObject([
      { ...byNobody, details: { email: user.email, reason: 'password' } },
      { ...byNobody, details: { email: user.email, reason: 'host' } },
    ]);
    expect(JSON.stringify(refusals)).not.toMatch(/password-in-a-log|a long test password/);
  });

  it('is in the log of the platform when it was an administrator’s', async () => {
    const admin = await createUser(app, undefined);
    await logIn(app, { email: admin.email, password: 'wrong' });
    expect((await refusalsOf(PLATFORM_CHAIN)).at(-1)).toMatchObject({ target_id: admin.id });
  });

  it('leaves no trace of an account that nobody has', async () => {
    const email = newEmail();
    await logIn(app, { email, password: 'wrong' });
    expect(JSON.stringify(await app.db('audit_log'))).not.toContain(email);
  });

  it('is recorded five times in 15 minutes at most', async () => {
    const tenant = await app.createTenant();
    const { email } = await createUser(app, tenant);
    for (let i = 0; i < 12; i++) await logIn(app, { email, password: 'wrong' });
    expect(await refusalsOf(tenant.id)).toHaveLength(5);
  });
});

describe('the budget of logins', () => {
  it('is ten a minute for an address', async () => {
    const limited = await startTestApp({ LIMIT_LOGIN_PER_MINUTE: '10' });
    try {
      const statuses: number[] = [];
      for (let i = 0; i < 11; i++) {
        statuses.push((await logIn(limited, { email: newEmail() })).status);
      }
      expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
    } finally {
      await limited.close();
    }
  });
});

describe('a session', () => {
  it('calls the API as its user, by token or by cookie', async () => {
    for (const headers of [bearer(session), session.cookie]) {
      const { status, body } = await whoami(headers);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        tenant: { id: workspace.tenant.id },
        auth: { role: 'TENANT_ADMIN', isApiKeySession: false, operatorId: null },
      });
    }
  });

  it('has the permissions of its role', async () => {
    const auditor = await startSession(app, workspace.tenant, 'AUDITOR');
    expect((await app.request('/api/v1/operators', { key: auditor.token })).status).toBe(200);
    expect((await createOperator(bearer(auditor))).status).toBe(403);
  });

  it('acts under the name of its user', async () => {
    const tenant = await app.createTenant();
    const own = await startSession(app, tenant);
    await createOperator(bearer(own));
    const entries = await auditOf(app, tenant.id);
    expect(entries.map(({ action, actor }) => [action, actor])).toEqual([
      ['session.started', own.user.email],
      ['operator.created', own.user.email],
    ]);
  });

  it('leaves the cookie aside when a token is sent', async () => {
    const other = await startSession(app, await app.createTenant());
    const { body } = await whoami({ ...session.cookie, ...bearer(other) });
    expect(body.tenant.id).toBe(other.user.tenantId);
  });

  it('is refused on the host of another workspace', async () => {
    const { subdomain } = await app.createTenant();
    const reply = await whoami({ ...bearer(session), Host: `${subdomain}.dpp.example` });
    expect(reply.status).toBe(403);
  });

  it('ends after its lifetime', async () => {
    const own = await startSession(app, workspace.tenant);
    const lifetimeMs = app.deps.config.sessionLifetimeMinutes * 60_000;
    app.setTime(new Date(Date.now() + lifetimeMs));
    try {
      expect((await whoami(bearer(own))).status).toBe(401);
    } finally {
      app.setTime();
    }
  });

  it('ends with its user', async () => {
    const own = await startSession(app, workspace.tenant);
    await app.db('users').where({ id: own.user.id }).delete();
    expect((await whoami(bearer(own))).status).toBe(401);
  });

  it.each<[string, () => string | Promise<string>]>([
    ['a token signed with another secret', () => forge(session.token, 'x'.repeat(32))],
    ['a token whose signature is cut off', () => session.token.replace(/\.[^.]+$/, '.')],
    ['a token of a session nobody started', () => forge(session.token, undefined, randomUUID())],
    ['nonsense', () => 'nonsense'],
  ])('is not proved by %s', async (_what, make) => {
    const token = await make();
    expect((await whoami({ Authorization: `Bearer ${token}` })).status).toBe(401);
    expect((await whoami({ Cookie: `__Host-dpp_session=${token}` })).status).toBe(401);
  });

  it('is not proved by a cookie that a neighbouring host could have set', async () => {
    expect((await whoami({ Cookie: `dpp_session=${session.token}` })).status).toBe(401);
    const other = await startSession(app, await app.createTenant());
    const cookie = `dpp_session=${other.token}; __Host-dpp_session=${session.token}`;
    expect((await whoami({ Cookie: cookie })).body.tenant.id).toBe(workspace.tenant.id);
  });

  it('cannot be proved with an API key in the cookie', async () => {
    expect((await whoami({ Cookie: `__Host-dpp_session=${workspace.key}` })).status).toBe(401);
  });

  /** The claims of a token under another signature, and for another session if one is named. */
  async function forge(token: string, secret = app.deps.config.sessionSecret, jti?: string) {
    const claims = { ...decodeJwt(token), ...(jti && { jti }) };
    return new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.from(secret ?? ''));
  }
});

describe('a cookie session', () => {
  // Clause: CSRF
  it('writes with the CSRF token of the session', async () => {
    expect((await createOperator(session.browser)).status).toBe(201);
  });

  it('reads without', async () => {
    expect((await whoami(session.cookie)).status).toBe(200);
  });

  it.each<[string, () => Record<string, string> | Promise<Record<string, string>>]>([
    ['no header', () => ({})],
    ['an empty header', () => ({ 'X-CSRF-Token': '' })],
    ['another text', () => ({ 'X-CSRF-Token': 'x'.repeat(43) })],
    ['the token of another session', async () => ({ 'X-CSRF-Token': await csrfTokenOfAnother() })],
    [
      'a cookie and header that agree with each other only',
      () => ({
        Cookie: `__Host-dpp_session=${session.token}; __Host-dpp_csrf=planted`,
        'X-CSRF-Token': 'planted',
      }),
    ],
  ])('is refused a write with %s', async (_what, headers) => {
    const { status, body } = await createOperator({ ...session.cookie, ...(await headers()) });
    expect([status, body.code]).toEqual([403, 'CSRF_TOKEN_INVALID']);
  });

  // Clause: CSRF
  it.each(['token', 'API key'])('needs none when the %s is sent as well', async (kind) => {
    const secret = kind === 'token' ? session.token : workspace.key;
    const headers = { ...session.cookie, Authorization: `Bearer ${secret}` };
    expect((await createOperator(headers)).status).toBe(201);
  });

  it('cannot be ended by another site', async () => {
    const { cookie } = await startSession(app, workspace.tenant);
    const reply = await app.request('/auth/logout', { method: 'POST', headers: cookie });
    expect(reply.status).toBe(403);
    expect((await whoami(cookie)).status).toBe(200);
  });

  async function csrfTokenOfAnother() {
    return sessionOf(await logIn(app, { email: session.user.email })).csrfToken;
  }
});

describe('the view of a session', () => {
  const fetchPassport = (path: string, headers: Record<string, string>) =>
    app.request(path, { headers });

  it('of its own passports is the public one', async () => {
    const { id } = await workspace.createPassport();
    for (const path of [`/passport/${id}`, `/api/v1/passports/${id}`]) {
      const byKey = await app.request(path, { key: workspace.key });
      expect(byKey.body.metadata.facilityDetails).toBeInstanceOf(Array);
      for (const headers of [bearer(session), session.cookie]) {
        const { status, body } = await fetchPassport(path, headers);
        expect(status).toBe(200);
        expect(body.metadata.facilityDetails).toMatch(/^\[REDACTED/);
      }
    }
  });

  it('of its own drafts is none', async () => {
    const { id } = await workspace.createPassport({ ...passportBody(), draft: true });
    for (const path of [`/passport/${id}`, `/api/v1/passports/${id}`]) {
      expect((await app.request(path, { key: workspace.key })).status).toBe(200);
      for (const headers of [bearer(session), session.cookie]) {
        expect((await fetchPassport(path, headers)).status).toBe(404);
      }
    }
  });

  it('is anybody’s when its token is bad', async () => {
    const { id } = await workspace.createPassport();
    const { status } = await fetchPassport(`/passport/${id}`, { Authorization: 'Bearer nonsense' });
    expect(status).toBe(200);
  });
});

describe('POST /auth/logout', () => {
  it('ends the session at once and clears the cookies', async () => {
    const own = await startSession(app, workspace.tenant);
    const reply = await app.request('/auth/logout', { method: 'POST', headers: own.browser });
    expect(reply.status).toBe(200);
    expect(cookiesOf(reply)).toEqual([
      '__Host-dpp_session=; HttpOnly; Path=/; SameSite=Lax; Secure; Max-Age=0',
      '__Host-dpp_csrf=; Path=/; SameSite=Lax; Secure; Max-Age=0',
    ]);
    for (const headers of [own.browser, bearer(own)]) {
      expect((await whoami(headers)).status).toBe(401);
    }
  });

  it('leaves the other sessions of the user alone', async () => {
    const own = await startSession(app, workspace.tenant);
    const other = sessionOf(await logIn(app, { email: own.user.email }));
    await app.request('/auth/logout', { method: 'POST', key: own.token });
    expect((await whoami(bearer(other))).status).toBe(200);
  });

  it('is recorded', async () => {
    const tenant = await app.createTenant();
    const { user, token } = await startSession(app, tenant);
    await app.request('/auth/logout', { method: 'POST', key: token });
    const entries = await auditOf(app, tenant.id);
    expect(entries.at(-1)).toMatchObject({ action: 'session.ended', actor: user.email });
  });
});

describe('GET /auth/session', () => {
  const describeSession = (key?: string) =>
    app.request('/auth/session', key === undefined ? {} : { key });

  it('describes the user and the end of the session', async () => {
    const { status, body } = await describeSession(session.token);
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      expiresAt: timestamp,
      mfa: false,
      user: {
        id: session.user.id,
        email: session.user.email,
        role: 'TENANT_ADMIN',
        tenantId: workspace.tenant.id,
        name: null,
        locale: null,
        theme: null,
        lastLoginAt: timestamp,
      },
    });
  });

  it('is for sessions', async () => {
    expect((await describeSession()).status).toBe(401);
    expect((await describeSession(workspace.key)).status).toBe(403);
  });
});

describe('a platform session', () => {
  let admin: TestSession;
  beforeAll(async () => {
    admin = await startSession(app, undefined);
  });

  it('describes itself, without a workspace', async () => {
    const { status, body } = await app.request('/auth/session', { key: admin.token });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ role: 'SUPER_ADMIN', tenantId: null });
  });

  it.each([
    ['GET', '/api/v1/whoami'],
    ['GET', '/api/v1/operators'],
    ['GET', '/api/v1/passports'],
    ['POST', '/api/v1/operators'],
  ])('is refused on a workspace’s %s %s', async (method, path) => {
    const json = method === 'POST' ? { json: operatorBody() } : {};
    const { status } = await app.request(path, { key: admin.token, ...json });
    expect(status).toBe(403);
  });

  it('sees what anybody sees', async () => {
    const { id } = await workspace.createPassport();
    const draft = await workspace.createPassport({ draft: true });
    const { status, body } = await app.request(`/passport/${id}`, { key: admin.token });
    expect(status).toBe(200);
    expect(body.metadata.facilityDetails).toMatch(/^\[REDACTED/);
    expect((await app.request(`/passport/${draft.id}`, { key: admin.token })).status).toBe(404);
  });

  it('cannot be started or used on the host of a workspace', async () => {
    const host = { Host: `${workspace.tenant.subdomain}.dpp.example` };
    expect((await logIn(app, { email: admin.user.email }, host)).status).toBe(401);
    const headers = { ...bearer(admin), ...host };
    expect((await app.request('/auth/session', { headers })).status).toBe(403);
  });

  it('is recorded in the chain of the platform', async () => {
    const entries = await auditOf(app, PLATFORM_CHAIN);
    expect(entries).toContainEqual(
      expect.objectContaining({ action: 'session.started', actor: admin.user.email }),
    );
  });
});
