import type { Knex } from 'knex';
import { tallyOf, type Tally } from '../../../platform/db/queries/tally.js';
import { failingLimitMs } from '../deliveries/delivery-model.js';

/** Subscriptions that wait for a person. A workspace has few of them. */
export function subscriptionTaskReader(db: Knex, tenantId: string) {
  const failing = (isActive: boolean) =>
    db('webhook_subscriptions')
      .where({ tenant_id: tenantId, is_active: isActive })
      .whereNotNull('failing_since');
  return {
    /** Since the first failure, until the first of them is switched off. */
    async failing(): Promise<Tally> {
      const since = failing(true).select(
        ...['id', 'failing_since as since'],
        db.raw('null::timestamptz as until'),
      );
      const tally = await tallyOf(db, since);
      const until = tally.since && new Date(tally.since.getTime() + failingLimitMs);
      return { ...tally, until };
    },

    /** Not by a person, but because their receivers failed or are gone. */
    switchedOff(): Promise<Tally> {
      const off = failing(false).select(
        ...['id', 'updated_at as since'],
        db.raw('null::timestamptz as until'),
      );
      return tallyOf(db, off);
    },
  };
}
