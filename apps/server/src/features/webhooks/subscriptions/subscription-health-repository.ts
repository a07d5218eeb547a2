import type { Knex } from 'knex';
import { maxHealthCount } from '../webhook-model.js';

/** What a person wants to know of a subscription. */
export interface SubscriptionHealth {
  /** Deliveries that are not delivered and not given up. */
  readonly waiting: number;
  /** Deliveries that succeeded within a day. */
  readonly delivered24h: number;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Counts deliveries of subscriptions, each to a bound and by an index of just those. */
export async function countDeliveries(
  db: Knex,
  tenantId: string,
  { ids, now }: { readonly ids: readonly string[]; readonly now: Date },
): Promise<ReadonlyMap<string, SubscriptionHealth>> {
  const since = new Date(now.getTime() - dayMs);
  const counted = (id: string, condition: string, bindings: readonly Date[] = []) =>
    db('webhook_deliveries')
      .where({ tenant_id: tenantId, subscription_id: id })
      .whereRaw(condition, [...bindings])
      .select(db.raw('1'))
      .limit(maxHealthCount)
      .as('counted');
  const countOf = async (rows: Knex.QueryBuilder): Promise<number> => {
    const { count } = await db(rows).first<{ count: number }>(db.raw('count(*) as count'));
    return count;
  };
  const health = new Map<string, SubscriptionHealth>();
  for (const id of ids) {
    const delivered = `status = 'DELIVERED' and last_attempt_at > ?`;
    health.set(id, {
      waiting: await countOf(counted(id, 'next_attempt_at is not null')),
      delivered24h: await countOf(counted(id, delivered, [since])),
    });
  }
  return health;
}
