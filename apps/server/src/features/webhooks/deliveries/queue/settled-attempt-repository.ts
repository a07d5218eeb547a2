import type { Knex } from 'knex';
import type { Settlement } from '../delivery-model.js';

/** The outcome of an attempt. */
interface SettledAttempt {
  readonly deliveryId: string;
  readonly settlement: Settlement;
}

/**
 * Records the outcomes of attempts under leases that this transaction has ended, in one statement.
 *
 * @returns Ids of the deliveries, which stay until this transaction ends; one may have been deleted meanwhile.
 */
export async function settleDeliveries(
  db: Knex,
  tenantId: string,
  attempts: readonly SettledAttempt[],
): Promise<ReadonlySet<string>> {
  if (attempts.length === 0) return new Set();
  const settled = attempts.map(({ deliveryId, settlement }) => ({ deliveryId, ...settlement }));
  const { rows } = await db.raw<{ rows: { id: string }[] }>(
    `update webhook_deliveries
     set status = settled.status, attempts = settled.attempts,
       last_attempt_at = settled."lastAttemptAt", next_attempt_at = settled."nextAttemptAt",
       response_status = settled."responseStatus", error_message = settled."errorMessage"
     from json_to_recordset(:settled::json) as settled (
       "deliveryId" uuid, status text, attempts integer,
       "lastAttemptAt" timestamptz, "nextAttemptAt" timestamptz,
       "responseStatus" integer, "errorMessage" text)
     where webhook_deliveries.tenant_id = :tenantId
       and webhook_deliveries.id = settled."deliveryId"
     returning webhook_deliveries.id`,
    { tenantId, settled: JSON.stringify(settled) },
  );
  return new Set(rows.map(({ id }) => id));
}
