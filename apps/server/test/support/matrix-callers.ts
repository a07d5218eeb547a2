import { randomBytes, randomUUID } from 'node:crypto';
import { auditLogRepository } from '../../src/platform/audit-log/audit-log-repository.js';
import { createApiKey } from '../../src/platform/auth/secrets/api-key.js';
import type { Tenant } from '../../src/platform/auth/caller-model.js';
import {
  PERMISSIONS,
  permissionsOf,
  TENANT_ROLES,
  type Permission,
  type TenantRole,
} from '../../src/platform/auth/permissions.js';
import { sessionRepository } from '../../src/platform/auth/session-repository.js';
import { newId } from '../../src/platform/clock.js';
import { tenantTransaction } from '../../src/platform/db/tenant-transaction.js';
import type { KeyOptions, TestApp } from './test-app.js';
import { createUser } from './users.js';
import type { Workspace } from './workspace.js';

/** What the server has to make of a caller. */
export interface Standing {
  readonly kind: 'key' | 'session';
  /** The platform's administrators have none. */
  readonly tenant: Tenant | undefined;
  readonly permissions: ReadonlySet<Permission>;
  /** The platform's administrators have none. */
  readonly role: TenantRole | undefined;
  readonly operatorId: string | null;
  /** False for a cookie without the token that proves a page of ours sent it. */
  readonly csrf: boolean;
}

/** One column of the authorisation matrix. */
export interface MatrixCaller {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Added to the address. */
  readonly query?: string;
  /** The workspace of the addressed host; undefined: the base host. */
  readonly hostOf?: Tenant;
  /** Undefined: no credential. */
  readonly standing: Standing | undefined;
  /** The one permission that a key of this kind is without. */
  readonly lacks?: Permission;
  /** The same caller with a session of its own, where it has one. */
  readonly renew?: () => Promise<MatrixCaller>;
}

export interface MatrixWorld {
  readonly app: TestApp;
  readonly mine: Workspace;
  readonly theirs: Workspace;
  /** Two operators of mine: the one that owns what the matrix asks for, and another one. */
  readonly operatorId: string;
  readonly otherOperatorId: string;
}

/** Everybody who may knock at a route of `mine`, each with credentials of their own. */
export async function matrixCallers(world: MatrixWorld): Promise<MatrixCaller[]> {
  const columns = [
    nobody(world),
    keys(world),
    sessions(world),
    cookies(world),
    otherWorkspaces(world),
    platform(world),
  ];
  return (await Promise.all(columns)).flat();
}

const cookieOf = (secret: string) => ({ Cookie: `__Host-dpp_session=${secret}` });
const bearer = (secret: string) => ({ Authorization: `Bearer ${secret}` });
const unused = () => createApiKey('live').secret;

async function nobody({ app, mine }: MatrixWorld): Promise<MatrixCaller[]> {
  const { secret } = await openSession(app, mine.tenant);
  const expired = await mine.createKey({ expiresAt: app.deps.clock.now() });
  const revoked = await mine.createKey();
  const ended = await openSession(app, mine.tenant);
  const over = await openSession(app, mine.tenant, { expiresAt: app.deps.clock.now() });
  const at = app.deps.clock.now();
  await app
    .db('api_keys')
    .where({ key_id: revoked.slice(8, 16) })
    .update({ revoked_at: at });
  await sessionRepository(app.db).revoke({ id: ended.id, tenantId: mine.tenant.id }, at);
  const capability = (kind: string) => `dpp_${kind}_${randomBytes(16).toString('hex')}`;
  const bearers: [string, string][] = [
    ['an empty credential', ''],
    ['a credential of a foreign form', `sk_live_${'a'.repeat(40)}`],
    ['a key with a bad checksum', mistyped(await mine.createKey())],
    ['a key nobody has', unused()],
    ['an expired key', expired],
    ['a revoked key', revoked],
    ['a session token with a bad signature', mistyped(secret)],
    ['the token of an ended session', ended.secret],
    ['the token of a session that is over', over.secret],
    ['a legitimate-interest token', capability('li')],
    ['an authority token', capability('auth')],
  ];
  return [
    { name: 'no credential', headers: {}, standing: undefined },
    { name: 'a Basic credential', headers: { Authorization: 'Basic YTpi' }, standing: undefined },
    ...bearers.map(([name, text]) => ({ name, headers: bearer(text), standing: undefined })),
    {
      name: 'a legitimate-interest token in the address',
      headers: {},
      query: `grant=${capability('li')}`,
      standing: undefined,
    },
    {
      name: 'a key in the cookie',
      headers: cookieOf(await mine.createKey()),
      standing: undefined,
    },
  ];
}

/** Another last character; in the middle, where base64url has no bits to spare. */
function mistyped(secret: string): string {
  const at = secret.length - 5;
  return secret.slice(0, at) + (secret[at] === 'a' ? 'b' : 'a') + secret.slice(at + 1);
}

function keys({ mine, operatorId, otherOperatorId }: MatrixWorld): Promise<MatrixCaller[]> {
  const key = async (name: string, options: KeyOptions): Promise<MatrixCaller> => ({
    name,
    headers: bearer(await mine.createKey(options)),
    standing: {
      kind: 'key',
      tenant: mine.tenant,
      permissions: permissionsOf(options.role ?? 'TENANT_ADMIN', options.permissions ?? null),
      role: options.role ?? 'TENANT_ADMIN',
      operatorId: options.operatorId ?? null,
      csrf: true,
    },
  });
  return Promise.all([
    ...TENANT_ROLES.map((role) => key(`a key as ${role}`, { role })),
    ...PERMISSIONS.map(async (lacks) => {
      const permissions = PERMISSIONS.filter((permission) => permission !== lacks);
      return { ...(await key(`a key without ${lacks}`, { permissions })), lacks };
    }),
    key('a key without any permission', { permissions: [] }),
    key("the operator's own key", { operatorId }),
    key("another operator's key", { operatorId: otherOperatorId }),
  ]);
}

function sessions({ app, mine }: MatrixWorld): Promise<MatrixCaller[]> {
  const as = async (role: TenantRole): Promise<MatrixCaller> => {
    const { secret } = await openSession(app, mine.tenant, { role });
    const standing = sessionStanding(mine.tenant, role);
    const renew = () => as(role);
    return { name: `a session as ${role}`, headers: bearer(secret), standing, renew };
  };
  return Promise.all(TENANT_ROLES.map(as));
}

async function cookies({ app, mine }: MatrixWorld): Promise<MatrixCaller[]> {
  const other = await openSession(app, mine.tenant);
  const forms: [string, (csrfToken: string) => Record<string, string>][] = [
    ['its CSRF token', (token) => ({ 'X-CSRF-Token': token })],
    ['no CSRF token', () => ({})],
    ['an empty CSRF token', () => ({ 'X-CSRF-Token': '' })],
    ["another session's CSRF token", () => ({ 'X-CSRF-Token': other.csrfToken })],
  ];
  const renewed = async (i: number): Promise<MatrixCaller> => {
    const [name, proof] = forms[i]!;
    const { secret, csrfToken } = await openSession(app, mine.tenant);
    const headers = { ...cookieOf(secret), ...proof(csrfToken) };
    const standing = { ...sessionStanding(mine.tenant), csrf: i === 0 };
    return { name: `a cookie with ${name}`, headers, standing, renew: () => renewed(i) };
  };
  return Promise.all(forms.map((_form, i) => renewed(i)));
}

/** A workspace where something was done: a log without entries has no signed end to answer. */
async function usedWorkspace(app: TestApp, changes: Partial<Tenant>): Promise<Tenant> {
  const tenant = await app.createTenant(changes);
  const { auditKeys } = app.deps;
  await tenantTransaction(app.db, tenant.id, (tx) =>
    auditLogRepository(tx, { newId, auditKeys }).append({
      tenantId: tenant.id,
      action: 'tenant.created',
      actor: 'system',
      targetType: 'tenant',
      targetId: tenant.id,
      ip: null,
      details: {},
      at: new Date(),
    }),
  );
  return tenant;
}

async function otherWorkspaces({ app, mine, theirs }: MatrixWorld): Promise<MatrixCaller[]> {
  const at = async (name: string, tenant: Tenant): Promise<MatrixCaller> => {
    const headers = bearer(await app.createKey(tenant));
    return { name, headers, standing: { ...sessionStanding(tenant), kind: 'key' } };
  };
  const strict = await usedWorkspace(app, { mfaRequired: true });
  const sessionAt = async (name: string, tenant: Tenant): Promise<MatrixCaller> => {
    const { secret } = await openSession(app, tenant);
    const standing = sessionStanding(tenant);
    return { name, headers: bearer(secret), standing, renew: () => sessionAt(name, tenant) };
  };
  return [
    await at("another workspace's key", theirs.tenant),
    await sessionAt("another workspace's session", theirs.tenant),
    await at('a lapsed workspace', await usedWorkspace(app, { subscriptionStatus: 'canceled' })),
    await at('a workspace below Growth', await usedWorkspace(app, { tier: 'starter' })),
    await sessionAt('a session that lacks the second factor its workspace demands', strict),
    { ...(await at("another workspace's key on this host", theirs.tenant)), hostOf: mine.tenant },
    { ...(await at("a key on another workspace's host", mine.tenant)), hostOf: theirs.tenant },
    { ...(await at('a key on its own host', mine.tenant)), hostOf: mine.tenant },
  ];
}

function platform({ app, mine }: MatrixWorld): Promise<MatrixCaller[]> {
  const standing = sessionStanding(undefined);
  const forms: [string, (opened: OpenedSession) => Omit<MatrixCaller, 'name' | 'renew'>][] = [
    ['session', ({ secret }) => ({ headers: bearer(secret), standing })],
    [
      'cookie',
      ({ secret, csrfToken }) => ({
        headers: { ...cookieOf(secret), 'X-CSRF-Token': csrfToken },
        standing,
      }),
    ],
    [
      'cookie without CSRF token',
      ({ secret }) => ({ headers: cookieOf(secret), standing: { ...standing, csrf: false } }),
    ],
    [
      'session on the host of a workspace',
      ({ secret }) => ({ headers: bearer(secret), standing, hostOf: mine.tenant }),
    ],
  ];
  const as = async ([name, formOf]: (typeof forms)[number]): Promise<MatrixCaller> => ({
    name: `a platform administrator's ${name}`,
    ...formOf(await openSession(app, undefined)),
    renew: () => as([name, formOf]),
  });
  return Promise.all(forms.map(as));
}

function sessionStanding(tenant: Tenant | undefined, role: TenantRole = 'TENANT_ADMIN'): Standing {
  const permissions = tenant ? permissionsOf(role, null) : new Set<Permission>();
  const roleOf = { role: tenant && role };
  return { kind: 'session', tenant, permissions, ...roleOf, operatorId: null, csrf: true };
}

interface OpenedSession {
  readonly id: string;
  readonly secret: string;
  readonly csrfToken: string;
}

/** A session of a new user, without the price of a password. */
async function openSession(
  app: TestApp,
  tenant: Tenant | undefined,
  options: { role?: TenantRole; expiresAt?: Date } = {},
): Promise<OpenedSession> {
  const user = await createUser(app, tenant, options.role);
  const createdAt = app.deps.clock.now();
  const expiresAt = options.expiresAt ?? new Date(createdAt.getTime() + 3_600_000);
  const { id: userId, tenantId } = user;
  const session = { id: randomUUID(), tenantId, userId, mfa: false, createdAt, expiresAt };
  await sessionRepository(app.db).insert(session);
  return {
    id: session.id,
    secret: await app.deps.sessionTokens.sign(session),
    csrfToken: app.deps.sessionTokens.csrfTokenOf(session.id),
  };
}
