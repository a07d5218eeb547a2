import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { Tenant } from '../../src/platform/auth/caller-model.js';
import type { TenantRole } from '../../src/platform/auth/permissions.js';
import { noProfile, PLATFORM_ROLE, type User } from '../../src/platform/auth/user-model.js';
import { userRepository } from '../../src/platform/auth/user-repository.js';
import type { AuditLogRow } from '../../src/platform/db/tables.js';
import type { TestApp, TestReply } from './test-app.js';

/** What every user of a test logs in with. */
export const testPassword = 'a long test password';
/**
 * A hash says what it costs, and the server pays that at each login: here next to nothing. That the server
 * makes dear ones is asked in `test/contract/sessions.test.ts`.
 */
const passwordHash = hash(testPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 });

export const newEmail = () => `user-${randomUUID()}@acme.example`;

/** A user of a workspace; of the platform without one. */
export async function createUser(
  app: TestApp,
  tenant: Tenant | undefined,
  role: TenantRole = 'TENANT_ADMIN',
): Promise<User> {
  const at = app.deps.clock.now();
  const user: User = {
    id: randomUUID(),
    tenantId: tenant?.id ?? null,
    email: newEmail(),
    role: tenant ? role : PLATFORM_ROLE,
    mfa: false,
    isDisabled: false,
    operatorId: null,
    profile: noProfile,
    lastLoginAt: null,
    createdAt: at,
    updatedAt: at,
  };
  await userRepository(app.db).insert(user, await passwordHash);
  return user;
}

export function logIn(app: TestApp, login: object, headers: Record<string, string> = {}) {
  return app.request('/auth/login', {
    json: { password: testPassword, ...login },
    headers,
  });
}

/** What a program, and what a browser on https, would send from then on. */
export interface TestSession {
  readonly user: User;
  readonly token: string;
  readonly csrfToken: string;
  /** The session cookie alone. */
  readonly cookie: { readonly Cookie: string };
  /** The cookie with the header that proves a page of ours sent it. */
  readonly browser: { readonly Cookie: string; readonly 'X-CSRF-Token': string };
}

export async function startSession(
  app: TestApp,
  tenant: Tenant | undefined,
  role?: TenantRole,
): Promise<TestSession> {
  const user = await createUser(app, tenant, role);
  return { user, ...sessionOf(await logIn(app, { email: user.email })) };
}

export function sessionOf(reply: TestReply): Omit<TestSession, 'user'> {
  if (reply.status !== 200) throw new Error(`Not logged in: ${reply.status} ${reply.text}`);
  const { token, csrfToken } = reply.body as unknown as { token: string; csrfToken: string };
  const cookie = { Cookie: `__Host-dpp_session=${token}; __Host-dpp_csrf=${csrfToken}` };
  return { token, csrfToken, cookie, browser: { ...cookie, 'X-CSRF-Token': csrfToken } };
}

/** The entries of a tenant's audit log, oldest first. */
export function auditOf(app: TestApp, tenantId: string) {
  return app.db<AuditLogRow>('audit_log').where({ tenant_id: tenantId }).orderBy('seq');
}
