import type { Model } from './model.js';
import { isPassport, isUnit, refused } from './records.js';
import type {
  ModelEvent,
  ModelPassport,
  ModelUnit,
  Refusal,
  SucceededStatus,
  UnitStatus,
} from './records.js';
import { unknownId } from './transitions.js';

/** The contract's unit status table, on the same model as the passports that the units stand under. */

export type UnitTarget = ModelUnit | { readonly id: string };

/** The nth unit, counted round and round, now and then one that is gone. */
export function unitAt(model: Model, n: number): UnitTarget {
  const pool = [...model.units, ...model.goneUnits.slice(-1).map((id) => ({ id }))];
  return pool[n % pool.length] ?? { id: unknownId };
}

export interface WantedUnit {
  readonly serialNumber: string;
  readonly status: UnitStatus | undefined;
  readonly predecessor: UnitTarget | undefined;
  readonly predecessorStatus: SucceededStatus | undefined;
  readonly isInvalid: boolean;
}

/** @returns What is made, and the places in the request of what is not. */
export function serialise(
  model: Model,
  passport: ModelPassport | { readonly id: string },
  wanted: readonly WantedUnit[],
): Refusal | { readonly made: readonly ModelUnit[]; readonly faults: readonly number[] } {
  if (!isPassport(passport)) return refused(404, 'PASSPORT_NOT_FOUND');
  const made: ModelUnit[] = [];
  const faults: number[] = [];
  for (const [place, unit] of wanted.entries()) {
    if (canBeMade(model, passport, unit)) made.push(make(model, passport, unit));
    else faults.push(place);
  }
  return made.length === 0 ? refused(400, 'SERIALISATION_FAILED') : { made, faults };
}

function canBeMade(model: Model, passport: ModelPassport, wanted: WantedUnit): boolean {
  const { serialNumber, predecessor, isInvalid } = wanted;
  if (isInvalid) return false;
  const namesakes = model.units.filter((unit) => unit.serialNumber === serialNumber);
  if (namesakes.some((unit) => unit.passport === passport)) {
    model.reached('unit: serial number refused a second time');
    return false;
  }
  if (predecessor === undefined) return true;
  if (!isUnit(predecessor)) {
    model.reached('unknown unit: successor refused');
    return false;
  }
  if (predecessor.status === 'RECYCLED') {
    model.reached('RECYCLED unit: successor refused');
    return false;
  }
  return true;
}

function make(model: Model, passport: ModelPassport, wanted: WantedUnit): ModelUnit {
  const { serialNumber, status = 'IN_SERVICE', predecessor, predecessorStatus } = wanted;
  const at = model.now.toISOString();
  const unit: ModelUnit = {
    id: '',
    passport,
    serialNumber,
    status,
    ceasedAt: status === 'RECYCLED' ? at : null,
    predecessorUnitId: predecessor?.id ?? null,
    createdAt: at,
    updatedAt: at,
    history: [],
  };
  model.units.push(unit);
  model.reached(wanted.status ? `none -> ${wanted.status} unit` : 'none -> unit of no status said');
  if (predecessor && isUnit(predecessor)) {
    const becomes = predecessorStatus ?? 'REPURPOSED';
    model.reached(
      predecessorStatus
        ? `unit -> ${predecessorStatus} by succession`
        : 'unit -> REPURPOSED by succession of no status said',
    );
    append(model, predecessor, {
      ...{ eventType: 'STATUS_CHANGE', cycleCount: null, status: becomes, recordedAt: at },
      successor: unit,
    });
  }
  return unit;
}

/** A report; undefined stands for something that is none. */
export type Report = Pick<ModelEvent, 'eventType' | 'cycleCount' | 'status' | 'recordedAt'>;

export function record(
  model: Model,
  unit: UnitTarget,
  report: Report | undefined,
): Refusal | ModelEvent {
  if (!isUnit(unit)) return refused(404, 'UNIT_NOT_FOUND');
  const { status: from } = unit;
  if (from === 'RECYCLED') {
    model.reached('RECYCLED unit: event refused');
    return refused(400, 'TERMINAL_UNIT_STATUS');
  }
  if (!report) return refused(400, 'INVALID_REQUEST');
  const { status: to } = report;
  if (to === null || to === from) {
    model.reached('live unit: event of no new status');
  } else {
    model.reached(`${from} unit -> another status by event`);
    model.reached(`unit -> ${to} by event`);
  }
  return append(model, unit, report);
}

/** @returns What is recorded, and the places in the request of what is not. */
export function recordAll(
  model: Model,
  unit: UnitTarget,
  reports: readonly (Report | undefined)[],
): Refusal | { readonly recorded: readonly ModelEvent[]; readonly faults: readonly number[] } {
  if (!isUnit(unit)) return refused(404, 'UNIT_NOT_FOUND');
  if (unit.status === 'RECYCLED') {
    model.reached('RECYCLED unit: bulk refused');
    return refused(400, 'TERMINAL_UNIT_STATUS');
  }
  const recorded: ModelEvent[] = [];
  const faults: number[] = [];
  for (const [place, report] of reports.entries()) {
    if (report?.status === null) recorded.push(append(model, unit, report));
    else faults.push(place);
  }
  if (recorded.length === 0) return refused(400, 'BULK_EVENT_INGEST_FAILED');
  model.reached('live unit: bulk');
  return { recorded, faults };
}

export function deleteUnit(model: Model, unit: UnitTarget): Refusal {
  if (!isUnit(unit)) return refused(404, 'UNIT_NOT_FOUND');
  model.reached(`${unit.status === 'RECYCLED' ? 'RECYCLED' : 'live'} unit: delete refused`);
  return refused(409, 'UNIT_NOT_DELETABLE');
}

/** With the draft they stand under. */
export function forgetUnitsOf(model: Model, passport: ModelPassport): void {
  const gone = model.units.filter((unit) => unit.passport === passport);
  for (const unit of gone) {
    model.units.splice(model.units.indexOf(unit), 1);
    model.goneUnits.push(unit.id);
    model.reached('unit of a DRAFT -> deleted with it');
  }
  const orphan = model.units.find((unit) => gone.some(({ id }) => id === unit.predecessorUnitId));
  if (orphan) model.reached('unit: outlives its predecessor');
}

/** The event to which the state of a unit belongs: the newest with a number, of one moment the last. */
export function stateEventOf({ history }: ModelUnit): ModelEvent | undefined {
  return newestFirst(history).find(({ cycleCount }) => cycleCount !== null);
}

/** By `recordedAt`; those of one moment by arrival. */
export function newestFirst(history: readonly ModelEvent[]): ModelEvent[] {
  // Sorting leaves what is equal as it stands.
  return history
    .toReversed()
    .sort((one, other) => Date.parse(other.recordedAt) - Date.parse(one.recordedAt));
}

function append(model: Model, unit: ModelUnit, event: ModelEvent): ModelEvent {
  const at = model.now.toISOString();
  const isLate = unit.history.some(({ recordedAt }) => recordedAt > event.recordedAt);
  if (isLate && event.cycleCount !== null) model.reached('unit: late measurement');
  if (isLate && event.status !== null) model.reached('unit: late status');
  unit.history.push(event);
  if (event.status !== null && event.status !== unit.status) {
    unit.status = event.status;
    unit.updatedAt = at;
    if (event.status === 'RECYCLED') unit.ceasedAt = at;
  }
  return event;
}
