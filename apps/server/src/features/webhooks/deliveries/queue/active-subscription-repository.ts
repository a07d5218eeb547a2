import type { Knex } from 'knex';
import type { WebhookSubscriptionRow } from '../../../../platform/db/tables.js';
import { subscriptionOf } from '../../subscriptions/subscription-repository.js';
import type { WebhookSubscription } from '../../webhook-model.js';

/** Subscriptions as deliverers read and mark them. */
export function activeSubscriptionRepository(db: Knex) {
  const subscriptions = (tenantId: string) =>
    db<WebhookSubscriptionRow>('webhook_subscriptions').where({ tenant_id: tenantId });

  return {
    /** Receivers of events. None is switched off or deleted before this transaction ends. */
    async list(tenantId: string): Promise<WebhookSubscription[]> {
      const rows = await subscriptions(tenantId)
        .where({ is_active: true })
        .orderBy('id')
        .forKeyShare();
      return rows.map(subscriptionOf);
    },

    /** Ends the failing time of subscriptions that this transaction has locked. */
    async noteSuccess(tenantId: string, ids: readonly string[]): Promise<void> {
      await subscriptions(tenantId)
        .whereIn('id', [...ids])
        .whereNotNull('failing_since')
        .update({ failing_since: null });
    },

    /** Begins the failing time of a subscription that this transaction has locked. */
    async noteFailure(tenantId: string, id: string, at: Date): Promise<void> {
      await subscriptions(tenantId).where({ id }).update({ failing_since: at });
    },
  };
}
