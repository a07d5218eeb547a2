import type { Knex } from 'knex';
import type { EpcisEventRow } from '../../platform/db/tables.js';
import type { EventSummary, EventText, ShownEvent } from './event-model.js';
import { summaryColumns, summaryOf } from './event-repository.js';
import { seenBy } from './event-visibility-repository.js';

/** Events as lists and lineages show them. */
export function eventViewRepository(db: Knex) {
  return {
    /** In the order of the ids, each as the reader sent it, or else as it was captured first. */
    async listTexts(
      tenantId: string,
      ids: readonly string[],
      readerId: string,
    ): Promise<EventText[]> {
      const { rows } = await db.raw<{
        rows: Pick<EpcisEventRow, 'id' | 'event_uri' | 'event' | 'context'>[];
      }>(
        `select event.id, ${asRead('event_uri')}, ${asRead('event')}, ${asRead('context')}
         from epcis_events as event ${readAgain}
         where event.tenant_id = ? and event.id = any(?::uuid[])`,
        [tenantId, readerId, tenantId, `{${ids.join(',')}}`],
      );
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.flatMap((id) => {
        const row = byId.get(id);
        return row ? [{ id, eventUri: row.event_uri, event: row.event, context: row.context }] : [];
      });
    },

    /**
     * As a lineage shows them, in no certain order: JSON texts of a generated column, sent without being parsed. A
     * lineage of thousands of events makes no object of a row.
     *
     * @param operatorId - An operator that sees none of the events captured for other operators alone; null: all events.
     */
    async listShown(
      tenantId: string,
      ids: readonly string[],
      operatorId: string | null,
    ): Promise<ShownEvent[]> {
      const seen = seenBy(tenantId, operatorId);
      // Thousands of ids: the driver would look into each of a list for what needs quotes.
      const { rows } = await db.raw<{ rows: ShownEvent[] }>(
        `select id, shown as text from epcis_events
         where tenant_id = ? and id = any(?::uuid[]) and ${seen.sql}`,
        [tenantId, `{${ids.join(',')}}`, ...seen.bindings],
      );
      return rows;
    },

    /** @param operatorId - As above. */
    async listSummaries(
      tenantId: string,
      ids: readonly string[],
      operatorId: string | null,
    ): Promise<EventSummary[]> {
      const seen = seenBy(tenantId, operatorId);
      const rows = await db<EpcisEventRow>('epcis_events')
        .where({ tenant_id: tenantId })
        .whereRaw('id = any(?::uuid[])', [[...ids]])
        .whereRaw(seen.sql, [...seen.bindings])
        .select(...summaryColumns);
      return rows.map(summaryOf);
    },
  };
}

/** A column as the reader sent it, for an event that the reader captured again. */
const readAgain = `left join epcis_event_repeats as again
  on again.tenant_id = ? and again.operator_id = ? and again.event_id = event.id`;
const asRead = (column: string) =>
  `case when again.event_id is null then event.${column} else again.${column} end as ${column}`;
