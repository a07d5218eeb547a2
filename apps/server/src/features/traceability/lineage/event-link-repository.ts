import type { Knex } from 'knex';
import { insertRows } from '../../../platform/db/queries/insert-rows.js';
import type { EpcisEventEpcRow } from '../../../platform/db/tables.js';
import type { EventEpcLink } from '../event-model.js';
import { deriveEdges } from './event-edge-repository.js';

export type LinkedEpc = EventEpcLink & { readonly parentEventId: string | null };

/** The last event before a row that provides its thing. */
const lastProvider = (row: string) => `
  (select earlier.event_id from epcis_event_epcs as earlier
   where earlier.tenant_id = ? and earlier.epc_key = ${row}.epc_key and earlier.provides
     and (earlier.event_time, earlier.arrival) < (${row}.event_time, ${row}.arrival)
   order by earlier.event_time desc, earlier.arrival desc limit 1)`;

/**
 * The things of events, with the event each descends from by each of them. Every writer has taken places in the order of
 * arrival, and so is alone in the workspace.
 */
export function eventLinkRepository(db: Knex) {
  return {
    async insertAll(tenantId: string, links: readonly LinkedEpc[]): Promise<void> {
      if (links.length === 0) return;
      const rows = links.map((link) => ({ tenant_id: tenantId, ...rowOf(link) }));
      await insertRows(db, 'epcis_event_epcs', rows);
    },

    /** Takes events out of the lineage: what descended from them descends from what was before them. */
    async takeOut(tenantId: string, eventIds: readonly string[]): Promise<void> {
      const ids = [...eventIds];
      await db.raw(
        `update epcis_event_epcs set provides = false, consumes = false, parent_event_id = null
         where tenant_id = ? and event_id = any(?::uuid[])`,
        [tenantId, ids],
      );
      const { rows } = await db.raw<{ rows: { event_id: string }[] }>(
        `update epcis_event_epcs as consumer set parent_event_id = ${lastProvider('consumer')}
         where consumer.tenant_id = ? and consumer.consumes
           and consumer.parent_event_id = any(?::uuid[])
           and consumer.epc_key in (
             select epc.epc_key from epcis_event_epcs as epc
             where epc.tenant_id = ? and epc.event_id = any(?::uuid[]))
         returning consumer.event_id`,
        [tenantId, tenantId, ids, tenantId, ids],
      );
      await deriveEdges(db, tenantId, [...ids, ...distinctIds(rows)]);
    },
  };
}

function rowOf(link: LinkedEpc): Partial<Record<keyof EpcisEventEpcRow, unknown>> {
  return {
    event_id: link.eventId,
    position: link.position,
    epc_key: link.epcKey,
    role: link.role,
    is_class: link.isClass,
    event_time: link.eventTime,
    arrival: link.arrival,
    provides: link.provides,
    consumes: link.consumes,
    parent_event_id: link.parentEventId,
  };
}

function distinctIds(rows: readonly { readonly event_id: string }[]): string[] {
  return [...new Set(rows.map(({ event_id }) => event_id))];
}
