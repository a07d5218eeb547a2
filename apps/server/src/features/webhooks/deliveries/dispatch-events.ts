import type { Knex } from 'knex';
import type { Clock, NewId } from '../../../platform/clock.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import { outboxRepository, type PendingEvent } from '../../../platform/outbox/outbox-repository.js';
import { activeSubscriptionRepository } from './queue/active-subscription-repository.js';
import { newDeliveryRepository, type NewDelivery } from './queue/new-delivery-repository.js';
import { isSubscribed, type WebhookSubscription } from '../webhook-model.js';

/** Events of one transaction, at most. */
const maxEvents = 100;
/** What is claimed waits for the transaction to end, so that a long queue had better come in parts. */
const maxDeliveries = 500;

/**
 * Hands the next events of a workspace over from the outbox: for each event with subscribers, the message and a
 * delivery to each of them, in the transaction that marks it. An event is handed over once, even when several
 * processes try.
 *
 * @returns True when there may be more.
 */
export function dispatchEvents(
  { db, clock, newId }: { readonly db: Knex; readonly clock: Clock; readonly newId: NewId },
  tenantId: string,
): Promise<boolean> {
  return tenantTransaction(db, tenantId, async (tx) => {
    const outbox = outboxRepository(tx);
    const taken = await outbox.takePending(tenantId, maxEvents);
    if (taken.length === 0) return false;
    const at = clock.now();
    // Read after the events, so that a subscription made before one of them gets it.
    const subscriptions = await activeSubscriptionRepository(tx).list(tenantId);
    const events = taken.slice(0, Math.ceil(maxDeliveries / (subscriptions.length || 1)));
    const deliveries = events.flatMap((event) =>
      subscriptions
        .filter((subscription) => isSubscribed(subscription, event.type))
        .map((subscription) => newDelivery(event, subscription, at)),
    );
    await newDeliveryRepository(tx).insertMessages(tenantId, [
      ...new Set(deliveries.map(({ messageId }) => messageId)),
    ]);
    await newDeliveryRepository(tx).insertAll(tenantId, deliveries);
    const ids = events.map(({ id }) => id);
    await outbox.markDispatched(tenantId, { ids, at });
    return taken.length === maxEvents || events.length < taken.length;
  });

  function newDelivery(
    event: PendingEvent,
    subscription: WebhookSubscription,
    at: Date,
  ): NewDelivery {
    return {
      id: newId(),
      subscriptionId: subscription.id,
      messageId: event.id,
      event: event.type,
      // The clock of the process that wrote the event may be ahead; by the order of the events it is due now.
      nextAttemptAt: event.createdAt < at ? event.createdAt : at,
      createdAt: at,
    };
  }
}
