import { nextEventId } from './unit-event-id-model.js';
import { moveUnit } from '../unit-model.js';
import type { BatteryUnit, Measurements, UnitState, UnitStatus } from '../unit-model.js';

export const UNIT_EVENT_TYPES = [
  'SOH_MEASUREMENT',
  'CHARGE_CYCLE',
  'STATUS_CHANGE',
  'NEGATIVE_EVENT',
  'OTHER',
] as const;
export type UnitEventType = (typeof UNIT_EVENT_TYPES)[number];

/** A report about a unit as sent. */
export interface UnitReport extends Measurements {
  readonly eventType: UnitEventType;
  /** What the unit becomes; null: it stays what it is. */
  readonly status: UnitStatus | null;
  readonly payload: object | null;
  /** When it happened, which may be long before it is reported. */
  readonly recordedAt: Date;
}

/** A report in the history of a unit, which is never rewritten. */
export interface UnitEvent extends UnitReport {
  /** Counts up in the order in which the events of a unit arrive. */
  readonly id: string;
  readonly tenantId: string;
  readonly unitId: string;
  readonly createdAt: Date;
}

/** A report that measures nothing and says nothing. */
export const emptyMeasurements: Measurements = {
  stateOfHealth: null,
  cycleCount: null,
  remainingCapacityAh: null,
  temperatureC: null,
};

/**
 * What becomes of a unit, and of its history, by reports that arrive in this order. A status holds at once,
 * whenever it was recorded.
 */
export function appendReports(
  unit: BatteryUnit,
  reports: readonly UnitReport[],
  { at, newId }: { readonly at: Date; readonly newId: () => string },
): { readonly unit: BatteryUnit; readonly events: readonly UnitEvent[] } {
  const events: UnitEvent[] = [];
  let after = unit.lastEventId;
  let { currentState } = unit;
  let moved = unit;
  for (const report of reports) {
    const id = nextEventId({ after, at, random: newId() });
    const event = { ...report, id, tenantId: unit.tenantId, unitId: unit.id, createdAt: at };
    events.push(event);
    after = id;
    currentState = newerState(currentState, event);
    if (report.status !== null) moved = moveUnit(moved, report.status, at);
  }
  return { unit: { ...moved, lastEventId: after, currentState }, events };
}

/** The latest by `recordedAt` wins, and of one moment the one that arrived later. */
function newerState(state: UnitState | null, event: UnitEvent): UnitState | null {
  const { id: eventId, recordedAt, stateOfHealth, cycleCount, remainingCapacityAh } = event;
  const measured = { stateOfHealth, cycleCount, remainingCapacityAh };
  const measurements: Measurements = { ...measured, temperatureC: event.temperatureC };
  const isOlder = state !== null && recordedAt < state.recordedAt;
  const measuresNothing = Object.values(measurements).every((value) => value === null);
  return isOlder || measuresNothing ? state : { eventId, recordedAt, ...measurements };
}
