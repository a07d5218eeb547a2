import type { Knex } from 'knex';
import type { EpcRole } from '@dpp/epcis';
import type { EpcisEventRow } from '../../platform/db/tables.js';
import { capturedFor, seenBy } from './event-repository.js';

/** Things by their keys, and whatever is of a class: an item or a lot of a GTIN. */
export interface EpcSelection {
  readonly keys: readonly string[];
  readonly classes: readonly string[];
}

/** Which events of a workspace; what is not said excludes none. */
export interface EventFilter {
  /** Null: those of every operator. */
  readonly operatorId: string | null;
  readonly eventTypes?: readonly string[] | undefined;
  readonly from?: Date | undefined;
  /** It does not count any more. */
  readonly before?: Date | undefined;
  readonly bizSteps?: readonly string[] | undefined;
  readonly dispositions?: readonly string[] | undefined;
  readonly things?: readonly (EpcSelection & { readonly roles: readonly EpcRole[] })[] | undefined;
}

/** Where an event stands in a list: newest first, then by id. */
export interface ListedEvent {
  readonly id: string;
  readonly eventTime: Date;
  readonly contentBytes: number;
}

/** The most things of a product that a lineage begins with, and that are looked at for the newest of them. */
const maxThings = 100;
const lookedAtThings = 10_000;

export function eventCatalogRepository(db: Knex) {
  return {
    /** Newest first by `eventTime`, from behind a place. */
    async list(
      tenantId: string,
      filter: EventFilter,
      {
        after,
        limit,
      }: {
        readonly after: Pick<ListedEvent, 'id' | 'eventTime'> | undefined;
        readonly limit: number;
      },
    ): Promise<ListedEvent[]> {
      const query = db<EpcisEventRow>('epcis_events')
        .where({ tenant_id: tenantId })
        .orderBy([
          { column: 'event_time', order: 'desc' },
          { column: 'id', order: 'desc' },
        ])
        .limit(limit);
      const { operatorId, eventTypes, from, before, bizSteps, dispositions, things = [] } = filter;
      if (after) void query.whereRaw('(event_time, id) < (?, ?)', [after.eventTime, after.id]);
      if (operatorId !== null) {
        const own = capturedFor(tenantId, operatorId);
        void query.whereRaw(own.sql, [...own.bindings]);
      }
      if (eventTypes) void query.whereIn('event_type', [...eventTypes]);
      if (from) void query.where('event_time', '>=', from);
      if (before) void query.where('event_time', '<', before);
      if (bizSteps) void query.whereIn('biz_step', [...bizSteps]);
      if (dispositions) void query.whereIn('disposition', [...dispositions]);
      for (const { roles, ...selection } of things) {
        const chosen = chosenBy(selection);
        void query.whereRaw(
          `id in (select epc.event_id from epcis_event_epcs as epc
                  where epc.tenant_id = ? and epc.role = any(?::text[]) and not epc.is_class
                    and (${chosen.sql}))`,
          [tenantId, [...roles], ...chosen.bindings],
        );
      }
      const rows = await query.select('id', 'event_time', 'content_bytes');
      return rows.map((row) => ({
        id: row.id,
        eventTime: row.event_time,
        contentBytes: row.content_bytes,
      }));
    },

    /**
     * The last events that provide each of some things, newest first, of 100 things at most.
     *
     * @param operatorId - Of a caller who sees nothing that was captured for another one; null: all of them.
     */
    async listLastProviders(
      tenantId: string,
      selection: EpcSelection,
      operatorId: string | null,
    ): Promise<{ readonly ids: readonly string[]; readonly truncated: boolean }> {
      const chosen = chosenBy(selection);
      const seen = seenBy(tenantId, operatorId, 'event');
      const join =
        operatorId === null
          ? { sql: '', bindings: [] }
          : {
              sql: 'join epcis_events as event on event.tenant_id = ? and event.id = epc.event_id',
              bindings: [tenantId],
            };
      const { rows } = await db.raw<{ rows: { event_id: string }[] }>(
        `select event_id from (
           select distinct on (epc.epc_key) epc.event_id, epc.event_time, epc.arrival
           from epcis_event_epcs as epc ${join.sql}
           where epc.tenant_id = ? and epc.provides and (${chosen.sql}) and ${seen.sql}
           order by epc.epc_key, epc.event_time desc, epc.arrival desc limit ?
         ) as last
         order by event_time desc, arrival desc limit ?`,
        [
          ...join.bindings,
          tenantId,
          ...chosen.bindings,
          ...seen.bindings,
          lookedAtThings,
          maxThings + 1,
        ],
      );
      const ids = rows.slice(0, maxThings).map(({ event_id }) => event_id);
      return { ids: [...new Set(ids)], truncated: rows.length > maxThings };
    },
  };
}

function chosenBy({ keys, classes }: EpcSelection): {
  readonly sql: string;
  readonly bindings: readonly (string | string[])[];
} {
  // Keys are compared byte by byte: 0 follows on the slash, behind which the key of a class goes on.
  const ofClass = '(epc.epc_key >= ? and epc.epc_key < ?)';
  return {
    sql: ['epc.epc_key = any(?::text[])', ...classes.map(() => ofClass)].join(' or '),
    bindings: [[...keys, ...classes], ...classes.flatMap((key) => [`${key}/`, `${key}0`])],
  };
}
