import type { Knex } from 'knex';
import { PLATFORM_CHAIN, type AuditAction } from '../../platform/audit-log/audit-event.js';
import { auditLogRepository } from '../../platform/audit-log/audit-log-repository.js';
import { disabledPasswordHash } from '../../platform/auth/secrets/password.js';
import { preparePassword } from '../../platform/auth/register-user.js';
import { sessionRepository } from '../../platform/auth/session-repository.js';
import { userCredentialsRepository } from '../../platform/auth/user-credentials-repository.js';
import { normalizeEmail, PLATFORM_ROLE, type User } from '../../platform/auth/user-model.js';
import { userRepository } from '../../platform/auth/user-repository.js';
import type { Clock, NewId } from '../../platform/clock.js';
import { platformTransaction } from '../../platform/db/platform-transaction.js';
import { ApiError } from '../../platform/http/api-error.js';
import type { AuditKeys } from '../../platform/vault/audit-keys.js';
import { secondFactorRepository } from '../../platform/auth/second-factor-repository.js';

/**
 * What the operator of the server does with a login at the command line, also with that of a platform administrator.
 * Each ends the sessions of the login, and is in the audit log of its workspace, or of the platform.
 */
interface OperateAccountDeps {
  readonly db: Knex;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly auditKeys: AuditKeys;
}

export interface OperatedAccount {
  readonly user: User;
  readonly endedSessions: number;
}

/**
 * Gives a login another password; a login that was disabled opens again.
 *
 * @throws a 404 for an address without a login, a 400 for a password shorter than 12 or longer than 256 characters,
 *   and a 409 for the platform administrator, who has the password of the configuration.
 */
export async function resetPassword(
  deps: OperateAccountDeps,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<OperatedAccount> {
  const passwordHash = await preparePassword(password);
  return operate(deps, email, async (tx, user, at) => {
    if (user.role === PLATFORM_ROLE) {
      throw ApiError.conflict(
        'This is a platform administrator: set PLATFORM_ADMIN_PASSWORD and start the server again.',
      );
    }
    await userRepository(tx).update({ ...user, updatedAt: at }, passwordHash);
    return {
      action: 'user.updated',
      details: { role: user.role, passwordChanged: true },
      becomes: { isDisabled: false },
    };
  });
}

/**
 * Removes the password of a login, which cannot log in until it has a new one. The last administrator of a workspace
 * is no exception.
 *
 * @throws a 404 for an address without a login, a 409 for one that is disabled.
 */
export function disableLogin(deps: OperateAccountDeps, email: string): Promise<OperatedAccount> {
  return operate(deps, email, async (tx, user, at) => {
    if (user.isDisabled) throw ApiError.conflict('This login is disabled already.');
    await userRepository(tx).update({ ...user, updatedAt: at }, disabledPasswordHash);
    return {
      action: 'user.disabled',
      details: { role: user.role },
      becomes: { isDisabled: true },
    };
  });
}

/**
 * Removes the second factor and its recovery codes, for a user who has lost both.
 *
 * @throws a 404 for an address without a login, a 409 for one without a second factor.
 */
export function resetSecondFactor(
  deps: OperateAccountDeps,
  email: string,
): Promise<OperatedAccount> {
  return operate(deps, email, async (tx, user, at) => {
    if (!user.mfa) throw ApiError.conflict('This login has no second factor.');
    await secondFactorRepository(tx, accountOf(user)).remove(at);
    return { action: 'mfa.disabled', details: {}, becomes: { mfa: false } };
  });
}

interface Operation {
  readonly action: AuditAction;
  readonly details: Readonly<Record<string, string | boolean>>;
  readonly becomes: Partial<User>;
}

async function operate(
  deps: OperateAccountDeps,
  email: string,
  change: (tx: Knex.Transaction, user: User, at: Date) => Promise<Operation>,
): Promise<OperatedAccount> {
  return platformTransaction(deps.db, async (tx) => {
    const found = await userCredentialsRepository(tx).find(normalizeEmail(email));
    if (!found)
      throw ApiError.notFound('This email address has no login.', { code: 'USER_NOT_FOUND' });
    const at = deps.clock.now();
    const { user } = found;
    const { action, details, becomes } = await change(tx, user, at);
    const endedSessions = await sessionRepository(tx).revokeAllOf(accountOf(user), at);
    await auditLogRepository(tx, deps).append({
      tenantId: user.tenantId ?? PLATFORM_CHAIN,
      action,
      actor: 'system',
      targetType: 'user',
      targetId: user.id,
      ip: null,
      details: { email: user.email, ...details },
      at,
    });
    return { user: { ...user, ...becomes, updatedAt: at }, endedSessions };
  });
}

function accountOf({ tenantId, id }: User) {
  return { tenantId, userId: id };
}
