import type { Knex } from 'knex';
import type { EventEpcLink } from '../event-model.js';
import { batchesOf, deriveEdges } from './event-edge-repository.js';

/** A thing that an event provides, which arrived after later events of that thing. */
type LateThing = Pick<EventEpcLink, 'eventId' | 'epcKey' | 'eventTime' | 'arrival'>;

/**
 * Links the events that follow on things provided late: for each thing, the events that consume it afterwards, up to and
 * including the next one that provides it. They descend from the late event now.
 *
 * The laterals keep to the index, thing by thing: a join over all of them compares each late event with each other
 * one of the same thing, which took nine minutes for the second of two dense documents of the same things.
 */
export async function relinkAfter(
  db: Knex,
  tenantId: string,
  late: readonly LateThing[],
): Promise<void> {
  const changed = new Set<string>();
  for (const things of batchesOf(late)) {
    const { rows } = await db.raw<{ rows: { event_id: string }[] }>(relinkSql, {
      tenantId,
      eventIds: things.map(({ eventId }) => eventId),
      epcKeys: things.map(({ epcKey }) => epcKey),
      times: things.map(({ eventTime }) => eventTime.toISOString()),
      arrivals: things.map(({ arrival }) => arrival),
    });
    for (const { event_id } of rows) changed.add(event_id);
  }
  await deriveEdges(db, tenantId, [...changed]);
}

const relinkSql = `
  with late as materialized (
    select * from unnest(:eventIds::uuid[], :epcKeys::text[], :times::timestamptz[], :arrivals::bigint[])
      as thing (event_id, epc_key, event_time, arrival)
  ), span as materialized (
    select late.*, following.event_time as end_time, following.arrival as end_arrival
    from late left join lateral (
      select later.event_time, later.arrival from epcis_event_epcs as later
      where later.tenant_id = :tenantId and later.epc_key = late.epc_key and later.provides
        and (later.event_time, later.arrival) > (late.event_time, late.arrival)
      order by later.event_time, later.arrival limit 1
    ) as following on true
  ), affected as (
    select span.event_id as parent_id, consumer.event_id, consumer.position
    from span cross join lateral (
      select next.event_id, next.position from epcis_event_epcs as next
      where next.tenant_id = :tenantId and next.epc_key = span.epc_key and next.provides and next.consumes
        and (next.event_time, next.arrival) = (span.end_time, span.end_arrival)
      union all
      select between_both.event_id, between_both.position from epcis_event_epcs as between_both
      where between_both.tenant_id = :tenantId and between_both.epc_key = span.epc_key
        and not between_both.provides and between_both.consumes
        and (between_both.event_time, between_both.arrival) > (span.event_time, span.arrival)
        and (between_both.event_time, between_both.arrival)
          <= (coalesce(span.end_time, 'infinity'), coalesce(span.end_arrival, 0))
      offset 0
    ) as consumer
  )
  update epcis_event_epcs as consumer set parent_event_id = affected.parent_id
  from affected
  where consumer.tenant_id = :tenantId and consumer.event_id = affected.event_id
    and consumer.position = affected.position
    and consumer.parent_event_id is distinct from affected.parent_id
  returning consumer.event_id`;
