import type { Knex } from 'knex';
import { insertRows } from '../../../../platform/db/queries/insert-rows.js';
import type { WebhookDelivery } from '../delivery-model.js';

/** A delivery before its first attempt. */
export type NewDelivery = Pick<
  WebhookDelivery,
  'id' | 'subscriptionId' | 'messageId' | 'event' | 'createdAt'
> & { readonly nextAttemptAt: Date };

/** What the dispatch of events writes. */
export function newDeliveryRepository(db: Knex) {
  return {
    /** Copies events of the outbox, which deletes them earlier than deliveries are deleted. */
    async insertMessages(tenantId: string, eventIds: readonly string[]): Promise<void> {
      if (eventIds.length === 0) return;
      await db.raw(
        `insert into webhook_messages
           (tenant_id, id, event_type, payload, request_id, created_at)
         select tenant_id, id, event_type, payload, request_id, created_at from outbox_events
         where tenant_id = :tenantId and id = any (:eventIds::uuid[])`,
        { tenantId, eventIds: [...eventIds] },
      );
    },

    async insertAll(tenantId: string, added: readonly NewDelivery[]): Promise<void> {
      const rows = added.map((delivery) => ({
        tenant_id: tenantId,
        id: delivery.id,
        subscription_id: delivery.subscriptionId,
        message_id: delivery.messageId,
        event_type: delivery.event,
        status: 'PENDING',
        next_attempt_at: delivery.nextAttemptAt,
        created_at: delivery.createdAt,
      }));
      await insertRows(db, 'webhook_deliveries', rows);
    },
  };
}
