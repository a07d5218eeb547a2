import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PLATFORM_CHAIN } from '../../src/platform/audit-log/audit-event.js';
import type { Tenant } from '../../src/platform/auth/caller-model.js';
import { runOn } from '../support/app-commands.js';
import { battery, newGtin } from '../support/factories.js';
import { tokenIn } from '../support/mail-server.js';
import { insertTenant, tenantTables } from '../support/tenant-rows.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { auditOf, createUser, logIn, startSession, testPassword } from '../support/users.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

let app: TestApp;
let workspace: Workspace;

beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app);
});
afterAll(() => app.close());

const dpp = (...args: string[]) => runOn(app, args);
const statusOfToken = async (key: string) => (await app.request('/auth/session', { key })).status;
const loginStatus = async (email: string, password = testPassword) =>
  (await logIn(app, { email, password })).status;
const lastAudit = async (tenantId: string) => (await auditOf(app, tenantId)).at(-1);

describe('dpp user list', () => {
  it('shows who can log in, in what role, and whether with a second factor', async () => {
    const { tenant } = await createWorkspace(app);
    const { email } = await createUser(app, tenant, 'AUDITOR');
    const { printed } = await dpp('user', 'list', '--tenant', tenant.subdomain);
    expect(printed).toBe(`${email}  AUDITOR  active  password alone\n`);
    await dpp('user', 'disable', email);
    const shown = await dpp('user', 'list', '--tenant', tenant.subdomain, '--json');
    expect(shown.printed).not.toContain('argon2');
    expect(JSON.parse(shown.printed)).toMatchObject({ users: [{ email, isDisabled: true }] });
  });
});

describe('dpp user reset-password', () => {
  it('shows a new password once, ends the sessions and is audited', async () => {
    const { user, token } = await startSession(app, workspace.tenant);
    const { printed } = await dpp('user', 'reset-password', user.email);
    const [, password = ''] = /^Password: (\S+)$/m.exec(printed) ?? [];
    expect(password).toMatch(/^[\w-]{27}$/);
    expect(await statusOfToken(token)).toBe(401);
    expect(await loginStatus(user.email)).toBe(401);
    expect(await loginStatus(user.email, password)).toBe(200);
    const entries = await auditOf(app, workspace.tenant.id);
    expect(entries.find(({ action }) => action === 'user.updated')).toMatchObject({
      actor: 'system',
      target_id: user.id,
      details: { email: user.email, passwordChanged: true },
    });
    expect(JSON.stringify(entries)).not.toContain(password);
  });

  it('takes a password from standard input, whatever the case of the address, and shows none', async () => {
    const { email } = await createUser(app, workspace.tenant);
    const args = ['user', 'reset-password', email.toUpperCase(), '--password-stdin'];
    const { printed } = await runOn(app, args, { input: 'from standard input\n' });
    expect(printed).not.toContain('from standard input');
    expect(await loginStatus(email, 'from standard input')).toBe(200);
  });

  it('refuses a short password and leaves login and sessions as they are', async () => {
    const { user, token } = await startSession(app, workspace.tenant);
    const args = ['user', 'reset-password', user.email, '--password-stdin'];
    const { exitCode, complained } = await runOn(app, args, { input: 'short\n' });
    expect([exitCode, complained]).toEqual([1, expect.stringContaining('12 to 256')]);
    expect(await statusOfToken(token)).toBe(200);
    expect(await loginStatus(user.email)).toBe(200);
  });

  it('leaves the platform administrator to the configuration', async () => {
    const { email } = await createUser(app, undefined);
    const { exitCode, complained } = await dpp('user', 'reset-password', email);
    expect([exitCode, complained]).toEqual([1, expect.stringContaining('PLATFORM_ADMIN_PASSWORD')]);
    expect(await loginStatus(email)).toBe(200);
  });

  it('takes no password as an argument', async () => {
    const { email } = await createUser(app, workspace.tenant);
    const { exitCode } = await dpp('user', 'reset-password', email, '--password', 'in my history');
    expect(exitCode).toBe(64);
    expect(await loginStatus(email)).toBe(200);
  });
});

describe('dpp user reset-link', () => {
  it('shows a link once, which sets another password, and changes nothing before', async () => {
    const { user, token } = await startSession(app, workspace.tenant);
    const { printed } = await dpp('user', 'reset-link', user.email.toUpperCase());
    expect(printed).toMatch(/\/console\/reset#dpp_reset_[0-9a-f]{80}$/m);
    expect([await statusOfToken(token), await loginStatus(user.email)]).toEqual([200, 200]);
    const json = { token: tokenIn({ text: printed }), password: 'set by a link of the operator' };
    expect((await app.request('/auth/password/reset', { json })).status).toBe(200);
    expect(await loginStatus(user.email, json.password)).toBe(200);
    const entries = await auditOf(app, workspace.tenant.id);
    expect(entries.find(({ action }) => action === 'password.reset_requested')).toMatchObject({
      actor: 'system',
      target_id: user.id,
    });
    expect(JSON.stringify(entries)).not.toContain(json.token);
  });

  it('makes none for an unknown address, a disabled login or a platform administrator', async () => {
    const { email } = await createUser(app, workspace.tenant);
    await dpp('user', 'disable', email);
    const admin = await createUser(app, undefined);
    for (const address of ['nobody@acme.example', email, admin.email]) {
      const { exitCode, printed } = await dpp('user', 'reset-link', address);
      expect([exitCode, printed]).toEqual([1, '']);
    }
  });
});

describe('dpp user disable', () => {
  it('ends the sessions of a login and lets nobody in until it has a new password', async () => {
    const { user, token } = await startSession(app, workspace.tenant);
    expect((await dpp('user', 'disable', user.email)).printed).toContain('sessions ended: 1');
    expect(await statusOfToken(token)).toBe(401);
    for (const password of [testPassword, '', 'cannot be the hash of a password']) {
      expect(await loginStatus(user.email, password)).toBe(401);
    }
    expect(await lastAuditOf(user.id)).toMatchObject({ action: 'user.disabled', actor: 'system' });
    expect((await dpp('user', 'disable', user.email)).exitCode).toBe(1);
    const args = ['user', 'reset-password', user.email, '--password-stdin'];
    await runOn(app, args, { input: 'open again, please' });
    expect(await loginStatus(user.email, 'open again, please')).toBe(200);
  });

  it('disables a platform administrator, in the platform’s own log', async () => {
    const { user, token } = await startSession(app, undefined);
    expect((await dpp('user', 'disable', user.email)).exitCode).toBe(0);
    expect(await statusOfToken(token)).toBe(401);
    expect(await lastAudit(PLATFORM_CHAIN)).toMatchObject({
      action: 'user.disabled',
      target_id: user.id,
    });
    expect(await loginStatus(user.email)).toBe(401);
  });

  async function lastAuditOf(userId: string) {
    const entries = await auditOf(app, workspace.tenant.id);
    return entries.findLast(({ target_id, actor }) => target_id === userId && actor === 'system');
  }
});

describe('dpp user reset-mfa', () => {
  it('lets somebody in without the factor that was lost, and ends the sessions', async () => {
    const { user, token } = await startSession(app, workspace.tenant);
    const post = (step: string, json?: object) =>
      app.request(`/auth/mfa/${step}`, { method: 'POST', key: token, ...(json && { json }) });
    const { secret } = (await post('enroll')).body as unknown as { secret: string };
    await post('confirm', { totpCode: new TOTP({ secret }).generate() });
    expect(await loginStatus(user.email)).toBe(401);
    expect((await dpp('user', 'reset-mfa', user.email)).exitCode).toBe(0);
    expect(await statusOfToken(token)).toBe(401);
    expect(await loginStatus(user.email)).toBe(200);
    const entries = await auditOf(app, workspace.tenant.id);
    expect(entries.filter(({ target_id }) => target_id === user.id)).toContainEqual(
      expect.objectContaining({ action: 'mfa.disabled', actor: 'system' }),
    );
  });

  it.each([
    ['a login without one', async () => (await createUser(app, workspace.tenant)).email],
    ['an address without a login', () => Promise.resolve('nobody@acme.example')],
    ['what is no address', () => Promise.resolve('%')],
  ])('refuses %s', async (_what, emailOf) => {
    const { exitCode, complained } = await dpp('user', 'reset-mfa', await emailOf());
    expect(exitCode).toBe(1);
    expect(complained).toMatch(/no second factor|no login/);
  });
});

describe('dpp key create --test', () => {
  it('makes a key of the sandbox, which is listed and revoked under its subdomain', async () => {
    const { tenant } = await createWorkspace(app);
    const make = ['--tenant', tenant.subdomain, '--name', 'Trial', '--test'];
    const { printed } = await dpp('key', 'create', ...make);
    const [secret = '', keyId = ''] = /dpp_test_([0-9a-f]{8})_\w{40}/.exec(printed) ?? [];
    const { body } = await app.request('/api/v1/whoami', { key: secret });
    expect(body.tenant).toMatchObject({ environment: 'test', name: `TEST ${tenant.name}` });
    const sandbox = ['--tenant', `test--${tenant.subdomain}`];
    expect((await dpp('key', 'list', ...sandbox)).printed).toContain(`dpp_test_${keyId}`);
    expect((await dpp('key', 'list', '--tenant', tenant.subdomain)).printed).not.toContain(keyId);
    await dpp('key', 'revoke', keyId, ...sandbox);
    expect((await app.request('/api/v1/whoami', { key: secret })).status).toBe(401);
    expect((await dpp('tenant', 'list')).printed).not.toContain('test--');
  });
});

describe('dpp tenant suspend', () => {
  it('ends keys, sessions and the subscription, and leaves what is public', async () => {
    const { tenant, key, createPassport } = await createWorkspace(app);
    const gtin = newGtin();
    await createPassport({ productId: gtin });
    const { user, token } = await startSession(app, tenant);
    const { printed } = await dpp('tenant', 'suspend', '--tenant', tenant.subdomain);
    expect(printed).toContain('API keys revoked: 1; sessions ended: 1.');
    expect((await app.request('/api/v1/whoami', { key })).status).toBe(401);
    expect(await statusOfToken(token)).toBe(401);
    expect((await app.request(`/01/${gtin}`)).status).toBe(200);
    // Who logs in again reads, and writes nothing.
    const again = (await logIn(app, { email: user.email })).body as unknown as { token: string };
    const read = await app.request('/api/v1/passports', { key: again.token });
    const write = await app.request('/api/v1/operators', { key: again.token, json: {} });
    expect([read.status, write.status]).toEqual([200, 402]);
    expect((await auditOf(app, tenant.id)).slice(-3).map(({ action }) => action)).toEqual([
      'api-key.revoked',
      'tenant.suspended',
      'session.started',
    ]);
  });

  it('touches no other workspace', async () => {
    const [one, other] = [await createWorkspace(app), await createWorkspace(app)];
    await dpp('tenant', 'suspend', '--tenant', one.tenant.subdomain);
    expect((await app.request('/api/v1/whoami', { key: other.key })).status).toBe(200);
  });
});

describe('dpp tenant remove', () => {
  const remove = ({ subdomain }: Tenant, ...args: string[]) =>
    dpp('tenant', 'remove', '--tenant', subdomain, ...args);

  it.each([
    ['nothing', []],
    ['another name', ['--confirm', 'another']],
    ['an empty name', ['--confirm', '']],
  ])('says what it would delete, and deletes nothing, confirmed by %s', async (_what, args) => {
    const { tenant, createPassport, serialise } = await createWorkspace(app);
    const { id } = await createPassport({ productId: newGtin(), metadata: battery() });
    await serialise(id);
    await dpp('tenant', 'suspend', '--tenant', tenant.subdomain);
    const { exitCode, complained } = await remove(tenant, ...args);
    expect(exitCode).toBe(64);
    expect(complained).toMatch(/Nothing was deleted.*published passports 1, .*battery units 1, /);
    expect(complained).toContain(`--confirm ${tenant.subdomain}`);
    expect((await app.request(`/passport/${id}`)).status).toBe(200);
  });

  it('refuses a workspace in service', async () => {
    const { tenant, key } = await createWorkspace(app);
    const { exitCode, complained } = await remove(tenant, '--confirm', tenant.subdomain);
    expect([exitCode, complained]).toEqual([1, expect.stringContaining('Suspend it first')]);
    expect((await app.request('/api/v1/whoami', { key })).status).toBe(200);
  });

  it('deletes everything public at once, and the address and subdomain are free again', async () => {
    const { tenant, createPassport } = await createWorkspace(app);
    const gtin = newGtin();
    const { id } = await createPassport({ productId: gtin });
    const { email } = await createUser(app, tenant);
    for (const path of [`/01/${gtin}`, `/passport/${id}`]) {
      expect((await app.request(path)).status).toBe(200);
    }
    await dpp('tenant', 'suspend', '--tenant', tenant.subdomain);
    const { printed } = await remove(tenant, '--confirm', tenant.subdomain);
    expect(printed).toContain('published passports 1');
    for (const path of [`/01/${gtin}`, `/passport/${id}`, `/tenants/${tenant.id}/did.json`]) {
      expect((await app.request(path)).status).toBe(404);
    }
    expect(await loginStatus(email)).toBe(401);
    const args = ['--name', 'New', '--subdomain', tenant.subdomain];
    expect((await dpp('tenant', 'create', ...args)).exitCode).toBe(0);
    const user = ['--tenant', tenant.subdomain, '--email', email];
    expect((await dpp('user', 'create', ...user)).exitCode).toBe(0);
  });

  it('leaves no row but its audit log, which verifies, and none of another workspace is missing', async () => {
    const tables = await tenantTables(app.db);
    const { tenant } = await createWorkspace(app);
    const other = await insertTenant(app.db, tables);
    const otherId = other.get('tenants')?.['id'] as string;
    // A row of the workspace's in every table there is.
    const rows = await insertTenant(app.db, tables);
    const fullId = rows.get('tenants')?.['id'] as string;
    await app.db('audit_log').where({ tenant_id: fullId }).delete();
    await app.db('audit_heads').where({ tenant_id: fullId }).delete();
    const full = rows.get('tenants')?.['subdomain'] as string;
    await app.db('directory').insert({
      kind: 'SUBDOMAIN',
      key: full,
      tenant_id: fullId,
      row_id: null,
      claimed_at: null,
      is_public: true,
    });
    for (const subdomain of [tenant.subdomain, full]) {
      await dpp('tenant', 'suspend', '--tenant', subdomain);
      const outcome = await dpp('tenant', 'remove', '--tenant', subdomain, '--confirm', subdomain);
      expect(outcome).toMatchObject({ exitCode: 0, complained: '' });
    }
    const rowsOf = async (tenantId: string) => {
      const counted: Record<string, number> = {};
      for (const { name } of tables) {
        const column = name === 'tenants' ? 'id' : 'tenant_id';
        counted[name] = (await app.db(name).where({ [column]: tenantId })).length;
      }
      return counted;
    };
    for (const id of [tenant.id, fullId]) {
      const { audit_log: kept, audit_heads: heads, ...rest } = await rowsOf(id);
      expect([kept, heads]).toEqual([expect.any(Number), 1]);
      expect(Object.entries(rest).filter(([, count]) => count !== 0)).toEqual([]);
      expect(await lastAudit(id)).toMatchObject({ action: 'tenant.removed', actor: 'system' });
    }
    const kept = await rowsOf(otherId);
    expect(Object.entries(kept).filter(([, count]) => count !== 1)).toEqual([]);
    expect(await lastAudit(PLATFORM_CHAIN)).toMatchObject({
      action: 'tenant.removed',
      target_id: fullId,
    });
    // What was inserted by hand has no chain that holds.
    await app.db('audit_log').where({ tenant_id: otherId }).delete();
    await app.db('audit_heads').where({ tenant_id: otherId }).delete();
    const verified = await dpp('audit', 'verify');
    expect(verified.printed).toContain(`(no workspace) ${tenant.id}`);
    expect(verified.exitCode, verified.printed).toBe(0);
  });
});
