import type { Knex } from 'knex';
import type { BatteryUnit } from '../unit-model.js';
import { seriesSampling, type UnitReading, type UnitSeries } from './unit-series-model.js';

interface SpanRow {
  readonly health_at: Date | null;
  readonly health: number | null;
  readonly capacity_at: Date | null;
  readonly capacity: number | null;
}

/** Samples of the history of a unit, found by its key: what lies between them is not read. */
export function unitSeriesRepository(db: Knex) {
  return {
    /** What was measured before a moment, in spans from the first event to it. */
    async sampleBefore(
      { tenantId, id }: Pick<BatteryUnit, 'tenantId' | 'id'>,
      end: Date,
    ): Promise<UnitSeries> {
      const { spans, eventsOfSpan } = seriesSampling;
      const { rows } = await db.raw<{ rows: SpanRow[] }>(samplingSql, {
        ...{ tenantId, id, end, spans, eventsOfSpan },
      });
      return {
        stateOfHealth: rows.flatMap(({ health_at, health }) => readingOf(health_at, health)),
        remainingCapacityAh: rows.flatMap(({ capacity_at, capacity }) =>
          readingOf(capacity_at, capacity),
        ),
      };
    },
  };
}

function readingOf(recordedAt: Date | null, value: number | null): UnitReading[] {
  return recordedAt === null || value === null ? [] : [{ recordedAt, value }];
}

const samplingSql = `
  with history as (
    select min(recorded_at) as began, cast(:end as timestamptz) as ended from unit_events
    where tenant_id = :tenantId and unit_id = :id and recorded_at < :end
  ), spans as (
    select n, began + (ended - began) * (n / cast(:spans as double precision)) as starts,
      began + (ended - began) * ((n + 1) / cast(:spans as double precision)) as ends
    from history, generate_series(0, cast(:spans as integer) - 1) as n
    where began is not null
  )
  select sampled.* from spans, lateral (
    select
      min(recorded_at) filter (where state_of_health is not null) as health_at,
      (array_agg(state_of_health order by recorded_at, id)
        filter (where state_of_health is not null))[1] as health,
      min(recorded_at) filter (where remaining_capacity_ah is not null) as capacity_at,
      (array_agg(remaining_capacity_ah order by recorded_at, id)
        filter (where remaining_capacity_ah is not null))[1] as capacity
    from (
      select recorded_at, id, state_of_health, remaining_capacity_ah from unit_events
      where tenant_id = :tenantId and unit_id = :id
        and recorded_at >= spans.starts and recorded_at < spans.ends
      order by recorded_at, id
      limit :eventsOfSpan
    ) as oldest
  ) as sampled
  order by n`;
