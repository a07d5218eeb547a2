import type { Knex } from 'knex';
import type { EpcisEventRow } from '../../../platform/db/tables.js';
import type { EventCondition } from './event-parameters.js';

/** Place of an event in a list: newest first, then by id. */
interface ListedEvent {
  readonly id: string;
  readonly eventTime: Date;
  readonly contentBytes: number;
}

interface EventPlace {
  readonly after: Pick<ListedEvent, 'id' | 'eventTime'> | undefined;
  readonly limit: number;
}

/** Events of a workspace that fulfil all conditions, newest first by `eventTime`, from behind a place. */
export async function listMatchingEvents(
  db: Knex,
  tenantId: string,
  conditions: readonly EventCondition[],
  { after, limit }: EventPlace,
): Promise<ListedEvent[]> {
  const query = db<EpcisEventRow>('epcis_events')
    .where({ tenant_id: tenantId })
    .orderBy([
      { column: 'event_time', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(limit);
  for (const { sql, bindings } of conditions) {
    void query.whereRaw(sql, bindings as readonly Knex.RawBinding[] as Knex.RawBinding[]);
  }
  if (after) void query.whereRaw('(event_time, id) < (?, ?)', [after.eventTime, after.id]);
  const rows = await query.select('id', 'event_time', 'content_bytes');
  return rows.map((row) => ({
    id: row.id,
    eventTime: row.event_time,
    contentBytes: row.content_bytes,
  }));
}
