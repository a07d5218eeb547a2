import { PLATFORM_CHAIN } from '../../../platform/audit-log/audit-event.js';
import { auditLogRepository } from '../../../platform/audit-log/audit-log-repository.js';
import { actorOf, type SessionCaller } from '../../../platform/auth/caller-model.js';
import { platformTransaction } from '../../../platform/db/platform-transaction.js';
import { ApiError } from '../../../platform/http/api-error.js';
import { accountOfCaller } from './get-session.js';
import { ownSessionRepository } from './own-session-repository.js';
import type { ProfileDeps } from './update-profile.js';

/**
 * Ends one of the caller's own sessions, on a device that was lost, say.
 *
 * @throws a 404 `SESSION_NOT_FOUND`, also for one of another user.
 */
export async function endSession(
  deps: ProfileDeps,
  caller: SessionCaller,
  { id, ip }: { readonly id: string; readonly ip: string },
): Promise<void> {
  const account = accountOfCaller(caller);
  const at = deps.clock.now();
  await platformTransaction(deps.db, async (tx) => {
    if (!(await ownSessionRepository(tx, account).revoke(id, at))) {
      const message = 'This user has no such session.';
      throw ApiError.notFound(message, { code: 'SESSION_NOT_FOUND' });
    }
    await auditLogRepository(tx, deps).append({
      tenantId: account.tenantId ?? PLATFORM_CHAIN,
      action: 'session.ended',
      actor: actorOf(caller),
      targetType: 'session',
      targetId: id,
      ip,
      details: {},
      at,
    });
  });
}
