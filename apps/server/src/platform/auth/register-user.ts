import type { Knex } from 'knex';
import { z } from 'zod';
import { PLATFORM_CHAIN } from '../audit-log/audit-event.js';
import { auditLogRepository, type AuditLogDeps } from '../audit-log/audit-log-repository.js';
import { ApiError } from '../http/api-error.js';
import { hashPassword } from './secrets/password.js';
import { normalizeEmail, passwordLength, type User, type UserRole } from './user-model.js';
import { userRepository } from './user-repository.js';

/** A checked address and the hash of a checked password. */
export interface NewLogin {
  readonly email: string;
  readonly passwordHash: string;
}

const emailMaxLength = 254;

/** Hashing takes its time: do it before a transaction, not inside. */
export async function prepareLogin(login: { email: string; password: string }): Promise<NewLogin> {
  const email = normalizeEmail(login.email);
  if (email.length > emailMaxLength || !z.email().safeParse(email).success) {
    throw ApiError.badRequest('email must be an email address.');
  }
  return { email, passwordHash: await preparePassword(login.password) };
}

/** @throws a 400 for a password that is too short or too long. */
export async function preparePassword(password: string): Promise<string> {
  const { min, max } = passwordLength;
  if (password.length < min || password.length > max) {
    throw ApiError.badRequest(`password must be ${min} to ${max} characters long.`);
  }
  return hashPassword(password);
}

interface NewUser {
  /** Null: an administrator of the platform. */
  readonly tenantId: string | null;
  readonly login: NewLogin;
  readonly role: UserRole;
  readonly actor: string;
  readonly ip: string | null;
  readonly at: Date;
}

/** Stores a user together with its audit entry. */
export async function registerUser(
  tx: Knex.Transaction,
  deps: AuditLogDeps,
  { tenantId, login, role, actor, ip, at }: NewUser,
): Promise<User> {
  const { email, passwordHash } = login;
  const user: User = {
    id: deps.newId(),
    tenantId,
    email,
    role,
    mfa: false,
    isDisabled: false,
    createdAt: at,
    updatedAt: at,
  };
  if (!(await userRepository(tx).insert(user, passwordHash))) {
    throw ApiError.conflict('This email address has a login already.', { code: 'EMAIL_TAKEN' });
  }
  await auditLogRepository(tx, deps).append({
    tenantId: tenantId ?? PLATFORM_CHAIN,
    action: 'user.created',
    actor,
    targetType: 'user',
    targetId: user.id,
    ip,
    details: { email, role },
    at,
  });
  return user;
}
