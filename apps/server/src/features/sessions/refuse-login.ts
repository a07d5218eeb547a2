import type { Knex } from 'knex';
import { ANONYMOUS, PLATFORM_CHAIN } from '../../platform/audit-log/audit-event.js';
import {
  auditLogRepository,
  type AuditLogDeps,
} from '../../platform/audit-log/audit-log-repository.js';
import type { User } from '../../platform/auth/user-model.js';
import { platformTransaction } from '../../platform/db/platform-transaction.js';
import { ApiError } from '../../platform/http/api-error.js';
import { loginFailureRepository } from './login-failure-repository.js';
import type { CountedAttempt, LoginThrottleDeps } from './login-throttle.js';

type RefusedFor = 'password' | 'host' | 'code' | 'ticket';

interface Refusal {
  readonly user: User | undefined;
  readonly attempt: CountedAttempt;
  readonly reason: RefusedFor;
  readonly ip: string;
}

type RefuseLoginDeps = LoginThrottleDeps & AuditLogDeps;

/**
 * Puts a refused login into the log of the account's workspace. The throttle bounds their number; throttled logins
 * leave no entry. For an unknown account the same is written and rolled back, and in either case something is left to
 * commit, so that the answer takes as long.
 */
export async function refuseLogin(deps: RefuseLoginDeps, refusal: Refusal): Promise<never> {
  const refused = wrongLogin(refusal.reason);
  await platformTransaction(deps.db, async (tx) => {
    await loginFailureRepository(tx).rewrite(refusal.attempt.id);
    try {
      await platformTransaction(tx, async (entry) => {
        await recordRefusal(entry, deps, refusal);
        if (!refusal.user) throw refused;
      });
    } catch (error) {
      // The entry is taken back; any other fault is one.
      if (error !== refused) throw error;
    }
  });
  throw refused;
}

function recordRefusal(
  tx: Knex.Transaction,
  deps: RefuseLoginDeps,
  { user, reason, ip }: Refusal,
): Promise<void> {
  return auditLogRepository(tx, deps).append({
    tenantId: user?.tenantId ?? PLATFORM_CHAIN,
    action: 'session.refused',
    actor: ANONYMOUS,
    targetType: 'user',
    targetId: user?.id ?? '',
    ip,
    details: { email: user?.email ?? '', reason },
    at: deps.clock.now(),
  });
}

/** The answer is the same for each reason; log and metrics tell them apart. */
export function wrongLogin(reason: RefusedFor): ApiError {
  const message = 'The email, the password or the code is wrong.';
  const details = { code: 'LOGIN_FAILED' } as const;
  return ApiError.standard(401, message, details).because(`login_${reason}`);
}
