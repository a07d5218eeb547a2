import type { Knex } from 'knex';
import type { Clock, NewId } from '../../../platform/clock.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import { outboxRepository, type PendingEvent } from '../../../platform/outbox/outbox-repository.js';
import { deliveryRepository, type NewDelivery } from './delivery-repository.js';
import { subscriptionRepository } from '../subscriptions/subscription-repository.js';
import { isSubscribed, type WebhookSubscription } from '../webhook-model.js';

/** Events that one transaction hands over: with as many subscriptions as there may be, 2,500 rows. */
const batchSize = 100;

/**
 * Hands the next events of a workspace over from the outbox: of each that somebody subscribed to, the message and a
 * delivery to each of them, in the transaction that marks it. An event is handed over once, whoever else tries.
 *
 * @returns Whether there may be more.
 */
export function dispatchEvents(
  { db, clock, newId }: { readonly db: Knex; readonly clock: Clock; readonly newId: NewId },
  tenantId: string,
): Promise<boolean> {
  return tenantTransaction(db, tenantId, async (tx) => {
    const outbox = outboxRepository(tx);
    const events = await outbox.takePending(tenantId, batchSize);
    if (events.length === 0) return false;
    const at = clock.now();
    const subscriptions = await subscriptionRepository(tx).listActive(tenantId);
    const deliveries = events.flatMap((event) =>
      subscriptions
        .filter((subscription) => isSubscribed(subscription, event.type))
        .map((subscription) => newDelivery(event, subscription, at)),
    );
    await deliveryRepository(tx).insertMessages(tenantId, [
      ...new Set(deliveries.map(({ messageId }) => messageId)),
    ]);
    await deliveryRepository(tx).insertAll(deliveries);
    const ids = events.map(({ id }) => id);
    await outbox.markDispatched(tenantId, { ids, at });
    return events.length === batchSize;
  });

  function newDelivery(
    event: PendingEvent,
    subscription: WebhookSubscription,
    at: Date,
  ): NewDelivery {
    return {
      id: newId(),
      tenantId,
      subscriptionId: subscription.id,
      messageId: event.id,
      event: event.type,
      // Whoever wrote the event may have a clock that is ahead; in the order of the events it is due now.
      nextAttemptAt: event.createdAt < at ? event.createdAt : at,
      createdAt: at,
    };
  }
}
