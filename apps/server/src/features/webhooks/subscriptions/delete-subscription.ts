import { actorOf, type Caller } from '../../../platform/auth/caller-model.js';
import { requireWholeWorkspace } from '../../../platform/auth/operator-scope.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import { lockSubscription, type NamedSubscription } from './lock-subscription.js';
import type { SubscriptionDeps } from './subscription-deps.js';
import { subscriptionRepository } from './subscription-repository.js';
import { tellWebhookChange } from './tell-webhook-change.js';

/** Deletes a subscription with its deliveries; one that is under way may still arrive. */
export async function deleteSubscription(
  deps: SubscriptionDeps,
  caller: Caller,
  { id, ip }: NamedSubscription,
): Promise<void> {
  requireWholeWorkspace(caller);
  const tenantId = caller.tenant.id;
  await tenantTransaction(deps.db, tenantId, async (tx) => {
    const { subscription } = await lockSubscription(tx, tenantId, id);
    await subscriptionRepository(tx).delete(subscription);
    const actor = actorOf(caller);
    const at = deps.clock.now();
    await tellWebhookChange(tx, deps, { subscription, action: 'webhook.deleted', actor, at, ip });
  });
}
