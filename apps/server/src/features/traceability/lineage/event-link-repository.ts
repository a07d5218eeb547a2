import type { Knex } from 'knex';
import type { EpcisEventEpcRow } from '../../../platform/db/tables.js';
import type { EventEpcLink } from '../event-model.js';
import type { LineageEdge, LineageParents } from './lineage-model.js';

/** A thing at a moment: what was known of it before, and whether anything was known of it afterwards. */
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

export interface ThingBefore {
  readonly provider: Provider | undefined;
  /** Something that happened later is there already. */
  readonly isLate: boolean;
}

export type LinkedEpc = EventEpcLink & { readonly parentEventId: string | null };

/** The last event before a row that provides its thing. */
const lastProvider = (row: string) => `
  (select earlier.event_id from epcis_event_epcs as earlier
   where earlier.tenant_id = ? and earlier.epc_key = ${row}.epc_key and earlier.provides
     and (earlier.event_time, earlier.arrival) < (${row}.event_time, ${row}.arrival)
   order by earlier.event_time desc, earlier.arrival desc limit 1)`;

/**
 * The things of events, with the event each descends from by each of them, and the edges that follow from that. Whoever
 * writes here has taken places in the order of arrival, and so is alone.
 */
export function eventLinkRepository(db: Knex) {
  /** Edges of these events, made anew of what their things say. */
  async function deriveEdges(tenantId: string, eventIds: readonly string[]): Promise<void> {
    const ids = [...eventIds];
    await db.raw(
      `delete from epcis_event_edges as edge
       where edge.tenant_id = ? and edge.child_id = any(?::uuid[]) and not exists (
         select from epcis_event_epcs as epc
         where epc.tenant_id = ? and epc.event_id = edge.child_id
           and epc.parent_event_id = edge.parent_id)`,
      [tenantId, ids, tenantId],
    );
    await db.raw(
      `insert into epcis_event_edges (tenant_id, child_id, parent_id)
       select distinct ?::uuid, epc.event_id, epc.parent_event_id from epcis_event_epcs as epc
       where epc.tenant_id = ? and epc.event_id = any(?::uuid[])
         and epc.parent_event_id is not null
       on conflict do nothing`,
      [tenantId, tenantId, ids],
    );
  }

  return {
    /** In the order of the things; each is asked for once. */
    async look(tenantId: string, things: readonly ThingAt[]): Promise<ThingBefore[]> {
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
    },

    async insertAll(tenantId: string, links: readonly LinkedEpc[]): Promise<void> {
      if (links.length === 0) return;
      await db.raw(
        `insert into epcis_event_epcs (tenant_id, ${insertedColumns.join(', ')})
         select ?::uuid, ${insertedColumns.map((column) => `epc.${column}`).join(', ')}
         from json_to_recordset(?::json) as epc (${insertedTypes})`,
        [tenantId, JSON.stringify(links.map(rowOf))],
      );
    },

    /** @param edges - Each once. */
    async insertEdges(tenantId: string, edges: readonly LineageEdge[]): Promise<void> {
      if (edges.length === 0) return;
      await db.raw(
        `insert into epcis_event_edges (tenant_id, child_id, parent_id)
         select ?::uuid, edge.child_id, edge.parent_id
         from unnest(?::uuid[], ?::uuid[]) as edge (child_id, parent_id)`,
        [tenantId, edges.map(({ childId }) => childId), edges.map(({ parentId }) => parentId)],
      );
    },

    /**
     * Links what follows on events that arrived late: of each thing they provide, whatever consumes it afterwards,
     * up to the next event that provides it.
     */
    async relinkAfter(tenantId: string, eventIds: readonly string[]): Promise<void> {
      const { rows } = await db.raw<{ rows: { event_id: string }[] }>(
        `with arrived as (
           select epc.epc_key, epc.event_time, epc.arrival
           from epcis_event_epcs as epc
           where epc.tenant_id = ? and epc.event_id = any(?::uuid[]) and epc.provides
         ), span as (
           select arrived.epc_key, arrived.event_time, arrived.arrival,
             coalesce(following.event_time, 'infinity') as end_time,
             coalesce(following.arrival, 0) as end_arrival
           from arrived
           left join lateral (
             select later.event_time, later.arrival from epcis_event_epcs as later
             where later.tenant_id = ? and later.epc_key = arrived.epc_key and later.provides
               and (later.event_time, later.arrival) > (arrived.event_time, arrived.arrival)
             order by later.event_time, later.arrival limit 1
           ) as following on true
         ), affected as (
           select epc.event_id, epc.position
           from span join epcis_event_epcs as epc on epc.epc_key = span.epc_key
             and (epc.event_time, epc.arrival) > (span.event_time, span.arrival)
             and (epc.event_time, epc.arrival) <= (span.end_time, span.end_arrival)
           where epc.tenant_id = ? and epc.consumes
           group by epc.event_id, epc.position
         )
         update epcis_event_epcs as consumer set parent_event_id = ${lastProvider('consumer')}
         from affected
         where consumer.tenant_id = ? and consumer.event_id = affected.event_id
           and consumer.position = affected.position
         returning consumer.event_id`,
        [tenantId, [...eventIds], tenantId, tenantId, tenantId, tenantId],
      );
      await deriveEdges(tenantId, distinctIds(rows));
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
      await deriveEdges(tenantId, [...ids, ...distinctIds(rows)]);
    },

    /**
     * The parents of these events and of whatever can be reached from them upwards; of so many edges at most, in no
     * certain order.
     */
    async listParentsAbove(
      tenantId: string,
      eventIds: readonly string[],
      maxEdges: number,
    ): Promise<LineageParents> {
      const { rows } = await db.raw<{ rows: { child_id: string; parent_ids: string }[] }>(
        `with recursive above as (
           select edge.child_id, edge.parent_id from epcis_event_edges as edge
           where edge.tenant_id = ? and edge.child_id = any(?::uuid[])
           union
           select edge.child_id, edge.parent_id
           from above join epcis_event_edges as edge on edge.child_id = above.parent_id
           where edge.tenant_id = ?
         )
         select child_id, string_agg(parent_id::text, ' ') as parent_ids
         from (select child_id, parent_id from above limit ?) as nearest group by child_id`,
        [tenantId, [...eventIds], tenantId, maxEdges],
      );
      return new Map(rows.map((row) => [row.child_id, row.parent_ids.split(' ').sort()]));
    },
  };
}

interface LookedRow {
  event_id: string | null;
  event_time: Date;
  arrival: number;
  is_late: boolean;
}

const inserted = {
  event_id: 'uuid',
  position: 'integer',
  epc_key: 'text',
  role: 'text',
  is_class: 'boolean',
  event_time: 'timestamptz',
  arrival: 'bigint',
  provides: 'boolean',
  consumes: 'boolean',
  parent_event_id: 'uuid',
} as const satisfies Partial<Record<keyof EpcisEventEpcRow, string>>;

const insertedColumns = Object.keys(inserted);
const insertedTypes = Object.entries(inserted)
  .map((column) => column.join(' '))
  .join(', ');

function rowOf(link: LinkedEpc): Record<keyof typeof inserted, unknown> {
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
