import type { Knex } from 'knex';
import type { EpcisEventRow } from '../../../platform/db/tables.js';
import type { CapturedEvent } from '../event-model.js';

/** Where an event stands in the order of events: by time, then by arrival. */
export type EventPlace = Pick<CapturedEvent, 'id' | 'eventTime' | 'arrival'> & {
  /** Size of its whole content. */
  readonly bytes: number;
};

/** What an event came as. */
export type EventAsSent = Pick<
  CapturedEvent,
  'id' | 'event' | 'context' | 'credential' | 'capturedAt'
>;

export function eventTransferRepository(db: Knex) {
  const events = (tenantId: string) =>
    db<EpcisEventRow>('epcis_events').where({ tenant_id: tenantId });
  return {
    async count(tenantId: string): Promise<number> {
      const [row] = await events(tenantId).count<{ count: number }[]>('* as count');
      return row?.count ?? 0;
    },

    /** In their order, from behind a place. */
    async listAfter(
      tenantId: string,
      { after, limit }: { readonly after: EventPlace | undefined; readonly limit: number },
    ): Promise<EventPlace[]> {
      const query = events(tenantId).orderBy(['event_time', 'arrival']).limit(limit);
      if (after) {
        void query.whereRaw('(event_time, arrival) > (?, ?)', [after.eventTime, after.arrival]);
      }
      const rows = await query.select('id', 'event_time', 'arrival', 'stored_bytes');
      return rows.map((row) => ({
        id: row.id,
        eventTime: row.event_time,
        arrival: row.arrival,
        bytes: row.stored_bytes,
      }));
    },

    /** In the order of the ids. */
    async listAsSent(tenantId: string, ids: readonly string[]): Promise<EventAsSent[]> {
      const rows = await events(tenantId)
        .whereIn('id', [...ids])
        .select('id', 'event', 'context', 'credential', 'captured_at');
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.flatMap((id) => {
        const row = byId.get(id);
        if (!row) return [];
        const { event, context, credential, captured_at: capturedAt } = row;
        return [{ id, event, context, credential, capturedAt }];
      });
    },
  };
}
