import type { Knex } from 'knex';
import type { WebhookLeaseRow } from '../../../../platform/db/tables.js';
import type { WebhookSubscription } from '../../webhook-model.js';
import type { DueDelivery } from '../delivery-model.js';

/** Deliveries under a lease that has not ended. */
export interface HeldLease {
  readonly subscriptionId: string;
  readonly deliveryIds: readonly string[];
}

/** Deliveries that this process alone attempts until the lease expires. */
interface NewLease {
  readonly id: string;
  readonly subscription: Pick<WebhookSubscription, 'id'>;
  readonly deliveries: readonly Pick<DueDelivery, 'id'>[];
}

/**
 * The leases of all processes. A lease is a row that names its deliveries: a claim writes one row for up to sixteen of
 * them, and none of their own.
 */
export function leaseRepository(db: Knex) {
  return {
    /**
     * Ends the given leases, and those that have expired, of subscriptions that this transaction has locked.
     *
     * @returns The ids of the leases that were there. Deliveries of any other lease belong to another process by now, or
     *   to a subscription that is switched off.
     */
    async end(
      tenantId: string,
      {
        ids,
        subscriptionIds,
        now,
      }: {
        readonly ids: readonly string[];
        readonly subscriptionIds: readonly string[];
        readonly now: Date;
      },
    ): Promise<ReadonlySet<string>> {
      const rows = await db<WebhookLeaseRow>('webhook_leases')
        .where({ tenant_id: tenantId })
        .whereIn('subscription_id', [...subscriptionIds])
        .where((either) => {
          void either.whereIn('id', [...ids]).orWhere('leased_until', '<=', now);
        })
        .delete()
        .returning('id');
      return new Set(rows.map(({ id }) => id));
    },

    async list(tenantId: string, subscriptionIds: readonly string[]): Promise<HeldLease[]> {
      const rows = await db<WebhookLeaseRow>('webhook_leases')
        .where({ tenant_id: tenantId })
        .whereIn('subscription_id', [...subscriptionIds])
        .select('subscription_id', 'delivery_ids');
      return rows.map(({ subscription_id: subscriptionId, delivery_ids: deliveryIds }) => ({
        subscriptionId,
        deliveryIds,
      }));
    },

    async insertAll(
      tenantId: string,
      leases: readonly NewLease[],
      leasedUntil: Date,
    ): Promise<void> {
      if (leases.length === 0) return;
      await db<WebhookLeaseRow>('webhook_leases').insert(
        leases.map(({ id, subscription, deliveries }) => ({
          tenant_id: tenantId,
          id,
          subscription_id: subscription.id,
          delivery_ids: deliveries.map((delivery) => delivery.id),
          leased_until: leasedUntil,
        })),
      );
    },
  };
}
