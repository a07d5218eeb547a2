import { auditLogRepository } from '../../platform/audit-log/audit-log-repository.js';
import { actorOf, type Caller } from '../../platform/auth/caller-model.js';
import { userRepository } from '../../platform/auth/user-repository.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import type { UserDeps } from './create-user.js';
import { requireManagedUser, requireAnotherAdmin } from './require-managed-user.js';

/** Removes a login and ends its sessions. The audit log goes on naming it. */
export async function deleteUser(
  deps: UserDeps,
  caller: Caller,
  { id, ip }: { id: string; ip: string },
): Promise<void> {
  await tenantTransaction(deps.db, caller.tenant.id, async (tx) => {
    const user = await requireManagedUser(tx, caller, id);
    await requireAnotherAdmin(tx, user);
    await userRepository(tx).delete(user);
    await auditLogRepository(tx, deps).append({
      tenantId: user.tenantId,
      action: 'user.deleted',
      actor: actorOf(caller),
      targetType: 'user',
      targetId: user.id,
      ip,
      details: { email: user.email, role: user.role },
      at: deps.clock.now(),
    });
  });
}
