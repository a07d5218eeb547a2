import type { Knex } from 'knex';
import type { WebhookSubscriptionRow } from '../../../../platform/db/tables.js';
import {
  storedSubscriptionOf,
  type StoredSubscription,
} from '../../subscriptions/subscription-repository.js';

/** A subscription that this transaction has locked. */
export type LockedSubscription = StoredSubscription;

/**
 * Locks, to the end of the transaction, the subscriptions with a delivery that is due and not leased, those that are
 * switched off and have something pending, and the given ones: one transaction at a time claims and settles deliveries
 * of a subscription. The order is that of the ids, so that two transactions cannot wait for each other.
 */
export async function lockDueSubscriptions(
  db: Knex,
  tenantId: string,
  { now, ids }: { readonly now: Date; readonly ids: readonly string[] },
): Promise<LockedSubscription[]> {
  const rows = await db<WebhookSubscriptionRow>('webhook_subscriptions')
    .where({ tenant_id: tenantId })
    .where((either) => {
      void either.whereIn('id', [...ids]).orWhereRaw(
        `exists (
             select from webhook_deliveries as due
             where due.tenant_id = :tenantId
               and due.subscription_id = webhook_subscriptions.id
               and due.next_attempt_at <=
                 case when webhook_subscriptions.is_active then :now else 'infinity'::timestamptz end
               and not exists (
                 select from webhook_leases as held
                 where held.tenant_id = :tenantId
                   and held.subscription_id = webhook_subscriptions.id
                   and held.leased_until > :now and due.id = any (held.delivery_ids)))`,
        { tenantId, now },
      );
    })
    .orderBy('id')
    .forNoKeyUpdate();
  return rows.map(storedSubscriptionOf);
}
