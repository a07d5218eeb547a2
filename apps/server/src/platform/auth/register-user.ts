import type { Knex } from 'knex';
import { z } from 'zod';
import { PLATFORM_CHAIN } from '../audit-log/audit-event.js';
import { auditLogRepository, type AuditLogDeps } from '../audit-log/audit-log-repository.js';
import { ApiError } from '../http/api-error.js';
import { hashPassword } from './secrets/password.js';
import {
  noProfile,
  normalizeEmail,
  passwordLength,
  type Profile,
  type User,
  type UserRole,
} from './user-model.js';
import { userRepository } from './user-repository.js';

/** A checked address and the hash of a checked password. */
export interface NewLogin {
  readonly email: string;
  readonly passwordHash: string;
}

const emailMaxLength = 254;

/** Hashing takes its time: do it before a transaction, not inside. */
export async function prepareLogin(login: { email: string; password: string }): Promise<NewLogin> {
  const email = parseEmail(login.email);
  return { email, passwordHash: await preparePassword(login.password) };
}

/** @throws a 400 for a text that is no email address. */
export function parseEmail(typed: string, name = 'email'): string {
  const email = normalizeEmail(typed);
  if (email.length > emailMaxLength || !z.email().safeParse(email).success) {
    throw ApiError.badRequest(`${name} must be an email address.`);
  }
  return email;
}

/** @throws a 400 for a password that is too short or too long. */
export async function preparePassword(password: string): Promise<string> {
  requirePasswordLength(password);
  return hashPassword(password);
}

/** The same check alone, for a password that is hashed later. */
export function requirePasswordLength(password: string, name = 'password'): void {
  const { min, max } = passwordLength;
  if (password.length < min || password.length > max) {
    throw ApiError.badRequest(`${name} must be ${min} to ${max} characters long.`);
  }
}

interface NewUser {
  /** Null: an administrator of the platform. */
  readonly tenantId: string | null;
  readonly login: NewLogin;
  readonly role: UserRole;
  /** Default: the whole workspace. */
  readonly operatorId?: string | null;
  /** Default: an empty one. */
  readonly profile?: Profile;
  readonly actor: string;
  readonly ip: string | null;
  readonly at: Date;
}

/** Stores a user together with its audit entry. */
export async function registerUser(
  tx: Knex.Transaction,
  deps: AuditLogDeps,
  { tenantId, login, role, operatorId = null, profile = noProfile, actor, ip, at }: NewUser,
): Promise<User> {
  const { email, passwordHash } = login;
  const user: User = {
    id: deps.newId(),
    tenantId,
    email,
    role,
    mfa: false,
    isDisabled: false,
    operatorId,
    profile,
    lastLoginAt: null,
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
    details: { email, role, ...(operatorId !== null && { operatorId }) },
    at,
  });
  return user;
}
