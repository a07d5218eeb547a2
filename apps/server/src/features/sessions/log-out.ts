import type { Knex } from 'knex';
import { PLATFORM_CHAIN } from '../../platform/audit-log/audit-event.js';
import { auditLogRepository } from '../../platform/audit-log/audit-log-repository.js';
import { actorOf, type SessionCaller } from '../../platform/auth/caller-model.js';
import { sessionRepository } from '../../platform/auth/session-repository.js';
import type { Clock, NewId } from '../../platform/clock.js';
import { platformTransaction } from '../../platform/db/platform-transaction.js';
import type { AuditKeys } from '../../platform/vault/audit-keys.js';

interface LogOutDeps {
  readonly db: Knex;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly auditKeys: AuditKeys;
}

/** Ends the caller's session; its token works nowhere from then on. */
export async function logOut(deps: LogOutDeps, caller: SessionCaller, ip: string): Promise<void> {
  const at = deps.clock.now();
  await platformTransaction(deps.db, async (tx) => {
    const { id } = caller.credential;
    await sessionRepository(tx).revoke({ id, tenantId: caller.tenant?.id ?? null }, at);
    await auditLogRepository(tx, deps).append({
      tenantId: caller.tenant?.id ?? PLATFORM_CHAIN,
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
