import type { Knex } from 'knex';
import type { AuditAction } from '../../../platform/audit-log/audit-event.js';
import {
  auditLogRepository,
  type AuditLogDeps,
} from '../../../platform/audit-log/audit-log-repository.js';
import { userRepository } from '../../../platform/auth/user-repository.js';
import type { User } from '../../../platform/auth/user-model.js';
import { accountTokenRepository } from '../account-token-repository.js';

interface NewPassword {
  readonly user: User & { readonly tenantId: string };
  readonly passwordHash: string;
  readonly action: Extract<AuditAction, 'password.reset' | 'password.changed'>;
  readonly ip: string;
  readonly at: Date;
}

/**
 * Stores another password in a transaction that has locked its user. Tickets and links end with the former one. Which
 * sessions end is the caller's to say.
 */
export async function storePassword(
  tx: Knex.Transaction,
  deps: AuditLogDeps,
  { user, passwordHash, action, ip, at }: NewPassword,
): Promise<void> {
  await userRepository(tx).update({ ...user, updatedAt: at }, passwordHash);
  await accountTokenRepository(tx, user.tenantId).deleteOf({ userId: user.id });
  await auditLogRepository(tx, deps).append({
    tenantId: user.tenantId,
    action,
    actor: user.email,
    targetType: 'user',
    targetId: user.id,
    ip,
    details: { email: user.email },
    at,
  });
}

/** True for a user of a workspace, whose password is no part of the configuration. */
export function isOfWorkspace(user: User): user is User & { readonly tenantId: string } {
  return user.tenantId !== null;
}
