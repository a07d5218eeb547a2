import type { Knex } from 'knex';
import type { WebhookDeliveryRow } from '../../../platform/db/tables.js';
import { isUuid } from '../../../platform/db/queries/uuid.js';
import type { EventType } from '../../../platform/outbox/domain-event-model.js';
import { dayMs, type SweepRule } from '../../../platform/sweep/sweep-model.js';
import type { DeliveryStatus, WebhookDelivery } from './delivery-model.js';

/** How long it can be looked up what became of an event, and be sent again. */
const keptDays = 30;

/** Deliveries go with their message. */
export const webhookMessageSweep: SweepRule = {
  table: 'webhook_messages',
  column: 'created_at',
  keptMs: keptDays * dayMs,
};

export interface DeliveryFilter {
  readonly tenantId: string;
  readonly status?: DeliveryStatus | undefined;
  readonly subscriptionId?: string | undefined;
  readonly event?: EventType | undefined;
}

interface DeliveryPlace {
  readonly limit: number;
  readonly before: { readonly createdAt: Date; readonly id: string } | undefined;
}

/** Deliveries as the API shows them and sends them again. */
export function deliveryRepository(db: Knex) {
  const deliveries = (tenantId: string) =>
    db<WebhookDeliveryRow>('webhook_deliveries').where({ tenant_id: tenantId });

  return {
    /** Newest first, after a delivery if one is given. */
    async list(
      { tenantId, status, subscriptionId, event }: DeliveryFilter,
      { limit, before }: DeliveryPlace,
    ): Promise<WebhookDelivery[]> {
      if (subscriptionId !== undefined && !isUuid(subscriptionId)) return [];
      const query = deliveries(tenantId)
        .orderBy([
          { column: 'created_at', order: 'desc' },
          { column: 'id', order: 'desc' },
        ])
        .limit(limit);
      if (before) void query.whereRaw('(created_at, id) < (?, ?)', [before.createdAt, before.id]);
      if (status !== undefined) void query.where({ status });
      if (subscriptionId !== undefined) void query.where({ subscription_id: subscriptionId });
      if (event !== undefined) void query.where({ event_type: event });
      return (await query).map(deliveryOf);
    },

    async find(tenantId: string, id: string): Promise<WebhookDelivery | undefined> {
      if (!isUuid(id)) return undefined;
      const row = await deliveries(tenantId).where({ id }).first();
      return row && deliveryOf(row);
    },

    /**
     * Makes a delivery due, with all attempts of the schedule before it, unless one is under way. To be called under
     * the lock of its subscription.
     */
    async makeDue({ tenantId, id }: WebhookDelivery, at: Date): Promise<WebhookDelivery> {
      await deliveries(tenantId)
        .where({ id })
        .whereRaw(
          `not exists (select from webhook_leases where webhook_leases.tenant_id = :tenantId
             and webhook_leases.subscription_id = webhook_deliveries.subscription_id
             and webhook_deliveries.id = any (webhook_leases.delivery_ids))`,
          { tenantId },
        )
        .update({ status: 'PENDING', attempts: 0, next_attempt_at: at });
      const row = await deliveries(tenantId).where({ id }).first();
      if (!row) throw new Error('A delivery vanished under the lock of its subscription.');
      return deliveryOf(row);
    },
  };
}

function deliveryOf(row: WebhookDeliveryRow): WebhookDelivery {
  return {
    id: row.id,
    tenantId: row.tenant_id,
    subscriptionId: row.subscription_id,
    messageId: row.message_id,
    event: row.event_type as EventType,
    status: row.status as DeliveryStatus,
    attempts: row.attempts,
    lastAttemptAt: row.last_attempt_at,
    nextAttemptAt: row.next_attempt_at,
    responseStatus: row.response_status,
    errorMessage: row.error_message,
    createdAt: row.created_at,
  };
}
