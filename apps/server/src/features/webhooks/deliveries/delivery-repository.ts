import type { Knex } from 'knex';
import type { WebhookDeliveryRow, WebhookLeaseRow } from '../../../platform/db/tables.js';
import { isUuid } from '../../../platform/db/uuid.js';
import type { EventType } from '../../../platform/outbox/domain-event-model.js';
import { dayMs, type SweepRule } from '../../../platform/sweep/sweep-model.js';
import type { DeliveryStatus, WebhookDelivery } from './delivery-model.js';
import type { WebhookSubscription } from '../webhook-model.js';

/** How long it can be looked up what became of an event, and be sent again. */
const keptDays = 30;

/** Deliveries go with their message. */
export const webhookMessageSweep: SweepRule = {
  table: 'webhook_messages',
  column: 'created_at',
  keptMs: keptDays * dayMs,
};

/** Given up in one transaction: a long queue would take longer than a statement may. */
const maxGivenUp = 2000;

/** One that nobody has attempted. */
export type NewDelivery = Pick<
  WebhookDelivery,
  'id' | 'subscriptionId' | 'messageId' | 'event' | 'createdAt'
> & { readonly nextAttemptAt: Date };

export interface DeliveryFilter {
  readonly tenantId: string;
  readonly status?: DeliveryStatus | undefined;
  readonly subscriptionId?: string | undefined;
  readonly event?: EventType | undefined;
}

export function deliveryRepository(db: Knex) {
  const deliveries = (tenantId: string) =>
    db<WebhookDeliveryRow>('webhook_deliveries').where({ tenant_id: tenantId });

  return {
    /** Copies events of the outbox, which forgets them earlier. */
    async insertMessages(tenantId: string, eventIds: readonly string[]): Promise<void> {
      if (eventIds.length === 0) return;
      await db.raw(
        `insert into webhook_messages (tenant_id, id, event_type, payload, created_at)
         select :tenantId::uuid, id, event_type, payload, created_at from outbox_events
         where tenant_id = :tenantId and id = any (:eventIds::uuid[])`,
        { tenantId, eventIds: [...eventIds] },
      );
    },

    async insertAll(tenantId: string, added: readonly NewDelivery[]): Promise<void> {
      if (added.length === 0) return;
      // As one parameter: thousands of them take longer to bind than to insert.
      await db.raw(
        `insert into webhook_deliveries (tenant_id, id, subscription_id, message_id, event_type, status,
           next_attempt_at, created_at)
         select :tenantId::uuid, added.id, added."subscriptionId", added."messageId", added.event,
           'PENDING', added."nextAttemptAt", added."createdAt"
         from json_to_recordset(:added::json) as added (id uuid, "subscriptionId" uuid,
           "messageId" uuid, event text, "nextAttemptAt" timestamptz, "createdAt" timestamptz)`,
        { tenantId, added: JSON.stringify(added) },
      );
    },

    /** Newest first. */
    async list(
      { tenantId, status, subscriptionId, event }: DeliveryFilter,
      limit: number,
    ): Promise<WebhookDelivery[]> {
      if (subscriptionId !== undefined && !isUuid(subscriptionId)) return [];
      const query = deliveries(tenantId)
        .orderBy([
          { column: 'created_at', order: 'desc' },
          { column: 'id', order: 'desc' },
        ])
        .limit(limit);
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

    /**
     * Of a subscription that is switched off, and that this transaction has locked: nothing of it is attempted any
     * more, or settled.
     *
     * @returns Whether there may be more.
     */
    async giveUp({ tenantId, id }: WebhookSubscription, errorMessage: string): Promise<boolean> {
      await db<WebhookLeaseRow>('webhook_leases')
        .where({ tenant_id: tenantId, subscription_id: id })
        .delete();
      const pending = deliveries(tenantId)
        .where({ subscription_id: id })
        .whereNotNull('next_attempt_at')
        .limit(maxGivenUp)
        .select('id');
      const givenUp = await deliveries(tenantId).whereIn('id', pending).update({
        status: 'FAILED',
        next_attempt_at: null,
        error_message: errorMessage,
      });
      return givenUp === maxGivenUp;
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
