import { auditLogRepository } from '../../platform/audit-log/audit-log-repository.js';
import { actorOf, type Caller } from '../../platform/auth/caller-model.js';
import { requireNoLonger } from '../../platform/auth/delegation.js';
import type { TenantRole } from '../../platform/auth/permissions.js';
import { preparePassword } from '../../platform/auth/register-user.js';
import { sessionRepository } from '../../platform/auth/session-repository.js';
import type { User } from '../../platform/auth/user-model.js';
import { userRepository } from '../../platform/auth/user-repository.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import { ApiError } from '../../platform/http/api-error.js';
import { requireMayManage, type UserDeps } from './create-user.js';
import { requireManagedUser, requireAnotherAdmin } from './require-managed-user.js';

interface UpdateUserInput {
  readonly id: string;
  readonly role?: TenantRole | undefined;
  readonly password?: string | undefined;
  readonly ip: string;
}

/** Changes a user's role, at once in all its sessions, or its password, which ends them. */
export async function updateUser(
  deps: UserDeps,
  caller: Caller,
  { id, role, password, ip }: UpdateUserInput,
): Promise<User> {
  if (role === undefined && password === undefined) {
    throw ApiError.badRequest('Send a role, a password, or both.');
  }
  requireNoLonger(caller, undefined);
  if (role !== undefined) requireMayManage(caller, role);
  const passwordHash = password === undefined ? undefined : await preparePassword(password);
  const at = deps.clock.now();
  return tenantTransaction(deps.db, caller.tenant.id, async (tx) => {
    const user = await requireManagedUser(tx, caller, id);
    if (role !== undefined && role !== user.role) await requireAnotherAdmin(tx, user);
    const updated: User = { ...user, role: role ?? user.role, updatedAt: at };
    await userRepository(tx).update(updated, passwordHash);
    if (passwordHash !== undefined)
      await sessionRepository(tx).revokeAllOf({ tenantId: user.tenantId, userId: user.id }, at);
    await auditLogRepository(tx, deps).append({
      tenantId: user.tenantId,
      action: 'user.updated',
      actor: actorOf(caller),
      targetType: 'user',
      targetId: user.id,
      ip,
      details: {
        email: user.email,
        role: updated.role,
        passwordChanged: passwordHash !== undefined,
      },
      at,
    });
    return updated;
  });
}
