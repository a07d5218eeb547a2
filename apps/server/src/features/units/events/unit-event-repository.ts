import type { Knex } from 'knex';
import { ownedBy } from '../../../platform/db/queries/owned-by.js';
import type { UnitEventRow } from '../../../platform/db/tables.js';
import type { UnitEvent, UnitEventType } from './unit-event-model.js';
import type { BatteryUnit, UnitStatus } from '../unit-model.js';

/** Where an event stands in a history. */
export type EventPlace = Pick<UnitEvent, 'recordedAt' | 'id'>;

/** Which events of a history. */
export interface UnitEventFilter {
  readonly limit: number;
  /** Only those that stand behind this place. */
  readonly before?: EventPlace | undefined;
  /** Both ends of the time count. */
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly eventType?: UnitEventType | undefined;
}

/** The most that a document shows; the others stand in the history. */
export const recentEvents = 500;

/** The history of units: it is added to and read. There is no way to change or remove what it holds. */
export function unitEventRepository(db: Knex) {
  /** Newest first by `recordedAt`, then by arrival. */
  async function list(
    { tenantId, id }: Pick<BatteryUnit, 'tenantId' | 'id'>,
    { limit, before, from, to, eventType }: UnitEventFilter,
  ): Promise<UnitEvent[]> {
    const query = db<UnitEventRow>('unit_events')
      .where({ tenant_id: tenantId, unit_id: id })
      .orderBy([
        { column: 'recorded_at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .limit(limit);
    if (before) void query.whereRaw('(recorded_at, id) < (?, ?)', [before.recordedAt, before.id]);
    if (from) void query.where('recorded_at', '>=', from);
    if (to) void query.where('recorded_at', '<=', to);
    if (eventType) void query.where({ event_type: eventType });
    return (await query).flatMap((row) => ownedBy(tenantId, row) ?? []).map(eventOf);
  }

  return {
    list,

    /** What a document shows of a history. */
    listRecent: (unit: Pick<BatteryUnit, 'tenantId' | 'id'>): Promise<UnitEvent[]> =>
      list(unit, { limit: recentEvents }),

    /** What was recorded at one of these moments. */
    async listAt(
      { tenantId, id }: Pick<BatteryUnit, 'tenantId' | 'id'>,
      moments: readonly Date[],
    ): Promise<UnitEvent[]> {
      const rows = await db<UnitEventRow>('unit_events')
        .where({ tenant_id: tenantId, unit_id: id })
        .whereIn('recorded_at', [...moments]);
      return rows.map(eventOf);
    },

    /** As many as `limit` that stand behind a place, oldest first. */
    async listAfter(
      { tenantId, id }: Pick<BatteryUnit, 'tenantId' | 'id'>,
      { after, limit }: { readonly after: EventPlace | undefined; readonly limit: number },
    ): Promise<UnitEvent[]> {
      const query = db<UnitEventRow>('unit_events')
        .where({ tenant_id: tenantId, unit_id: id })
        .orderBy(['recorded_at', 'id'])
        .limit(limit);
      if (after) void query.whereRaw('(recorded_at, id) > (?, ?)', [after.recordedAt, after.id]);
      return (await query).map(eventOf);
    },

    async insertAll(events: readonly UnitEvent[]): Promise<void> {
      if (events.length > 0) await db('unit_events').insert(events.map(rowOf));
    },
  };
}

function rowOf(event: UnitEvent) {
  return {
    tenant_id: event.tenantId,
    unit_id: event.unitId,
    recorded_at: event.recordedAt,
    id: event.id,
    event_type: event.eventType,
    state_of_health: event.stateOfHealth,
    cycle_count: event.cycleCount,
    remaining_capacity_ah: event.remainingCapacityAh,
    temperature_c: event.temperatureC,
    status: event.status,
    payload: event.payload && JSON.stringify(event.payload),
    created_at: event.createdAt,
  };
}

function eventOf(row: UnitEventRow): UnitEvent {
  return {
    tenantId: row.tenant_id,
    unitId: row.unit_id,
    recordedAt: row.recorded_at,
    id: row.id,
    eventType: row.event_type as UnitEventType,
    stateOfHealth: row.state_of_health,
    cycleCount: row.cycle_count,
    remainingCapacityAh: row.remaining_capacity_ah,
    temperatureC: row.temperature_c,
    status: row.status as UnitStatus | null,
    payload: row.payload,
    createdAt: row.created_at,
  };
}
