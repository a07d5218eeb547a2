import { actorOf, type Caller } from '../../../platform/auth/caller-model.js';
import { requireWholeWorkspace } from '../../../platform/auth/operator-scope.js';
import { tellOfDeliveries } from '../../../platform/db/deliveries-due.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import { giveUpDeliveries } from '../deliveries/queue/given-up-delivery-repository.js';
import { lockSubscription, type NamedSubscription } from './lock-subscription.js';
import { requireAddress } from './require-address.js';
import type { SubscriptionDeps } from './subscription-deps.js';
import { subscriptionRepository } from './subscription-repository.js';
import { tellWebhookChange } from './tell-webhook-change.js';
import type { SubscribedEvent, WebhookSubscription } from '../webhook-model.js';

/** Undefined leaves what is there. */
interface UpdateSubscriptionInput extends NamedSubscription {
  readonly url?: string | undefined;
  readonly events?: readonly SubscribedEvent[] | undefined;
  /** Forgets how long it has failed. False also gives up what is still to be delivered. */
  readonly isActive?: boolean | undefined;
}

/**
 * Changes a subscription. What is pending goes to the new address.
 *
 * @throws a 400 `WEBHOOK_URL_REJECTED`; a 404 `WEBHOOK_NOT_FOUND`; a 403 for an operator-scoped credential.
 */
export async function updateSubscription(
  deps: SubscriptionDeps,
  caller: Caller,
  { id, ip, url, events, isActive }: UpdateSubscriptionInput,
): Promise<WebhookSubscription> {
  requireWholeWorkspace(caller);
  if (url !== undefined) await requireAddress(deps.egress, url);
  const tenantId = caller.tenant.id;
  return tenantTransaction(deps.db, tenantId, async (tx) => {
    const { subscription: before } = await lockSubscription(tx, tenantId, id);
    const at = deps.clock.now();
    const subscription: WebhookSubscription = {
      ...before,
      url: url ?? before.url,
      events: events === undefined ? before.events : [...new Set(events)],
      isActive: isActive ?? before.isActive,
      failingSince: isActive === undefined ? before.failingSince : null,
      updatedAt: at,
    };
    await subscriptionRepository(tx).update(subscription);
    if (isActive === false) {
      const why = 'The subscription was switched off.';
      // The dispatcher gives up the rest.
      if (await giveUpDeliveries(tx, subscription, why)) tellOfDeliveries(tx, tenantId);
    }
    await tellWebhookChange(tx, deps, {
      subscription,
      action: 'webhook.updated',
      details: { isActive: subscription.isActive },
      actor: actorOf(caller),
      at,
      ip,
    });
    return subscription;
  });
}
