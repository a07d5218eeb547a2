import type { Knex } from 'knex';
import type { Caller } from '../../../platform/auth/caller-model.js';
import { requireWholeWorkspace } from '../../../platform/auth/operator-scope.js';
import type { Clock } from '../../../platform/clock.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import { countDeliveries, type SubscriptionHealth } from './subscription-health-repository.js';
import { subscriptionRepository } from './subscription-repository.js';
import type { WebhookSubscription } from '../webhook-model.js';

/** A subscription with what a person wants to know of it. */
export interface ListedSubscription extends WebhookSubscription {
  readonly health: SubscriptionHealth;
}

/** Oldest first: there are never many. */
export async function listSubscriptions(
  { db, clock }: { readonly db: Knex; readonly clock: Clock },
  caller: Caller,
): Promise<ListedSubscription[]> {
  requireWholeWorkspace(caller);
  const tenantId = caller.tenant.id;
  return tenantTransaction(db, tenantId, async (tx) => {
    const subscriptions = await subscriptionRepository(tx).list(tenantId);
    const ids = subscriptions.map(({ id }) => id);
    const counts = await countDeliveries(tx, tenantId, { ids, now: clock.now() });
    return subscriptions.map((subscription) => ({
      ...subscription,
      health: counts.get(subscription.id) ?? { waiting: 0, delivered24h: 0 },
    }));
  });
}
