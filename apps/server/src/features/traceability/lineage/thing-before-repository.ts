import type { Knex } from 'knex';

/** A thing at a moment. */
export interface ThingAt {
  readonly epcKey: string;
  readonly eventTime: Date;
}

/** The event that last provided a thing before a moment. */
export interface Provider {
  readonly eventId: string;
  readonly eventTime: Date;
  readonly arrival: number;
}

/** Events of a thing that are stored already, seen from a moment. */
export interface ThingBefore {
  /** The last one at or before the moment. */
  readonly provider: Provider | undefined;
  /** An event after the moment is stored. */
  readonly isLate: boolean;
}

/**
 * What is stored before and after each of some things, in their order.
 *
 * Each subquery is one probe of an index, thing by thing.
 *
 * @param things - Each at most once.
 */
export async function listThingsBefore(
  db: Knex,
  tenantId: string,
  things: readonly ThingAt[],
): Promise<ThingBefore[]> {
  const { rows } = await db.raw<{ rows: LookedRow[] }>(
    `select before.event_id, before.event_time, before.arrival,
       exists (
         select from epcis_event_epcs as later
         where later.tenant_id = ? and later.epc_key = thing.epc_key and later.provides
           and later.event_time > thing.event_time
       ) or exists (
         select from epcis_event_epcs as later
         where later.tenant_id = ? and later.epc_key = thing.epc_key and not later.provides
           and later.event_time > thing.event_time
       ) as is_late
     from unnest(?::text[], ?::timestamptz[]) with ordinality as thing (epc_key, event_time, nth)
     left join lateral (
       select earlier.event_id, earlier.event_time, earlier.arrival
       from epcis_event_epcs as earlier
       where earlier.tenant_id = ? and earlier.epc_key = thing.epc_key
         and earlier.provides and earlier.event_time <= thing.event_time
       order by earlier.event_time desc, earlier.arrival desc limit 1
     ) as before on true
     order by thing.nth`,
    [
      tenantId,
      tenantId,
      things.map(({ epcKey }) => epcKey),
      things.map(({ eventTime }) => eventTime.toISOString()),
      tenantId,
    ],
  );
  return rows.map((row) => ({
    provider:
      row.event_id === null
        ? undefined
        : { eventId: row.event_id, eventTime: row.event_time, arrival: row.arrival },
    isLate: row.is_late,
  }));
}

interface LookedRow {
  event_id: string | null;
  event_time: Date;
  arrival: number;
  is_late: boolean;
}
