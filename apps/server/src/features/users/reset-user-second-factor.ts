import { auditLogRepository } from '../../platform/audit-log/audit-log-repository.js';
import { actorOf, type Caller } from '../../platform/auth/caller-model.js';
import { requireNoLonger } from '../../platform/auth/delegation.js';
import { secondFactorRepository } from '../../platform/auth/second-factor-repository.js';
import { sessionRepository } from '../../platform/auth/session-repository.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import { ApiError } from '../../platform/http/api-error.js';
import type { UserDeps } from './create-user.js';
import { requireManagedUser } from './require-managed-user.js';

/**
 * Removes the second factor of another user, with the recovery codes, and ends that user's sessions.
 *
 * @throws a 409 `OWN_ACCOUNT`, since a stolen session could shed its own factor, and a 409 `MFA_NOT_ENROLLED`.
 */
export async function resetUserSecondFactor(
  deps: UserDeps,
  caller: Caller,
  { id, ip }: { id: string; ip: string },
): Promise<void> {
  requireNoLonger(caller, undefined);
  const at = deps.clock.now();
  await tenantTransaction(deps.db, caller.tenant.id, async (tx) => {
    const user = await requireManagedUser(tx, caller, id);
    if (caller.credential.kind === 'session' && caller.credential.userId === user.id) {
      const message = 'This is your own login: turn your second factor off by a code.';
      throw ApiError.conflict(message, { code: 'OWN_ACCOUNT' });
    }
    if (!user.mfa) {
      throw ApiError.conflict('This user has no second factor.', { code: 'MFA_NOT_ENROLLED' });
    }
    const account = { tenantId: user.tenantId, userId: user.id };
    await secondFactorRepository(tx, account).remove(at);
    await sessionRepository(tx).revokeAllOf(account, at);
    await auditLogRepository(tx, deps).append({
      tenantId: user.tenantId,
      action: 'mfa.reset',
      actor: actorOf(caller),
      targetType: 'user',
      targetId: user.id,
      ip,
      details: { email: user.email },
      at,
    });
  });
}
