import type { Knex } from 'knex';
import type { DueDelivery } from '../delivery-model.js';
import type { HeldLease } from './lease-repository.js';

/** How many deliveries of a subscription are read at most. */
export interface DueLimit {
  readonly subscriptionId: string;
  readonly limit: number;
}

/**
 * Deliveries due on subscriptions that this transaction has locked, and not leased, oldest first. The lateral reads each
 * subscription along its index to its own limit: a long queue of one costs the others nothing.
 */
export async function listDueDeliveries(
  db: Knex,
  tenantId: string,
  {
    limits,
    held,
    now,
  }: {
    readonly limits: readonly DueLimit[];
    readonly held: readonly HeldLease[];
    readonly now: Date;
  },
): Promise<DueDelivery[]> {
  if (limits.length === 0) return [];
  const { rows } = await db.raw<{ rows: DueDelivery[] }>(
    `select due.id, due.subscription_id as "subscriptionId", due.message_id as "messageId", due.attempts,
       octet_length(webhook_messages.payload) as "payloadBytes"
     from json_to_recordset(:limits::json) as asked ("subscriptionId" uuid, "limit" integer)
     cross join lateral (
       select * from webhook_deliveries as waiting
       where waiting.tenant_id = :tenantId
         and waiting.subscription_id = asked."subscriptionId"
         and waiting.next_attempt_at <= :now
         and waiting.id <> all (:heldIds::uuid[])
       order by waiting.next_attempt_at, waiting.id limit asked."limit") as due
     join webhook_messages
       on webhook_messages.tenant_id = :tenantId and webhook_messages.id = due.message_id
     order by due.next_attempt_at, due.id`,
    {
      tenantId,
      now,
      limits: JSON.stringify(limits),
      heldIds: held.flatMap(({ deliveryIds }) => deliveryIds),
    },
  );
  return rows;
}
