import type { Knex } from 'knex';
import {
  auditLogRepository,
  type AuditLogDeps,
} from '../../../platform/audit-log/audit-log-repository.js';
import { actorOf, type Caller } from '../../../platform/auth/caller-model.js';
import type { Passport } from '../passport-model.js';

/**
 * Writes new passports into the audit log. Call it in the transaction that makes them, once that waits for
 * no other lock: from here to its end it holds the workspace's audit chain.
 */
export async function tellPassportsCreated(
  tx: Knex.Transaction,
  deps: AuditLogDeps,
  { passports, caller, ip }: { passports: readonly Passport[]; caller: Caller; ip: string },
): Promise<void> {
  await auditLogRepository(tx, deps).appendAll(
    caller.tenant.id,
    passports.map(({ id, tenantId, productId, status, createdAt }) => ({
      tenantId,
      action: 'passport.created',
      actor: actorOf(caller),
      targetType: 'passport',
      targetId: id,
      ip,
      details: { productId, status },
      at: createdAt,
    })),
  );
}
