import type { Knex } from 'knex';
import type { EpcisArrivalRow, EpcisEventRow } from '../../platform/db/tables.js';
import type { CapturedEvent } from './event-model.js';

/** Columns by which two events are the same, or one declares the other erroneous. */
export type EventIdentity = Pick<
  CapturedEvent,
  'id' | 'operatorId' | 'eventHash' | 'contentHash' | 'eventUri' | 'declaresError'
>;

/** What a capture asks before it stores an event. */
export function eventIdentityRepository(db: Knex) {
  const events = (tenantId: string) =>
    db<EpcisEventRow>('epcis_events').where({ tenant_id: tenantId });

  return {
    /**
     * Takes the next places in the order of arrival. Other captures of this workspace wait for the end of this
     * transaction.
     *
     * @returns The first of them.
     */
    async takeArrivals(tenantId: string, count: number): Promise<number> {
      const { rows } = await db.raw<{ rows: EpcisArrivalRow[] }>(
        `insert into epcis_arrivals (tenant_id, last_arrival) values (?, ?)
         on conflict (tenant_id) do update
         set last_arrival = epcis_arrivals.last_arrival + excluded.last_arrival
         returning last_arrival`,
        [tenantId, count],
      );
      const [{ last_arrival: last } = { last_arrival: count }] = rows;
      return last - count + 1;
    },

    /** Those with one of these hashes or IDs. */
    async identify(
      tenantId: string,
      { hashes, uris }: { readonly hashes: readonly string[]; readonly uris: readonly string[] },
    ): Promise<EventIdentity[]> {
      const byHash = await events(tenantId)
        .whereRaw('event_hash = any(?::text[])', [[...hashes]])
        .select(...identityColumns);
      if (uris.length === 0) return byHash.map(identityOf);
      const byUri = await events(tenantId)
        .whereRaw('event_uri = any(?::text[])', [[...uris]])
        .select(...identityColumns);
      const rows = new Map([...byHash, ...byUri].map((row) => [row.id, row]));
      return [...rows.values()].map(identityOf);
    },
  };
}

const identityColumns = [
  'id',
  'operator_id',
  'event_hash',
  'content_hash',
  'event_uri',
  'declares_error',
] as const;

function identityOf(row: Pick<EpcisEventRow, (typeof identityColumns)[number]>): EventIdentity {
  return {
    id: row.id,
    operatorId: row.operator_id,
    eventHash: row.event_hash,
    contentHash: row.content_hash,
    eventUri: row.event_uri,
    declaresError: row.declares_error,
  };
}
