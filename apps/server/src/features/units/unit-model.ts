/** The first is what a new unit is unless its maker says otherwise. */
export const UNIT_STATUSES = [
  'IN_SERVICE',
  'DECOMMISSIONED',
  'RECALLED',
  'REPURPOSED',
  'REMANUFACTURED',
  'REUSED',
  'WASTE',
  'RECYCLED',
] as const;
export type UnitStatus = (typeof UNIT_STATUSES)[number];

/** Statuses that a unit may get when another one succeeds it; the first is the default. */
export const SUCCEEDED_STATUSES = ['REPURPOSED', 'REMANUFACTURED', 'REUSED'] as const;
export type SucceededStatus = (typeof SUCCEEDED_STATUSES)[number];

/** One physical battery, serialised under the passport of its model. */
export interface BatteryUnit {
  readonly id: string;
  readonly tenantId: string;
  readonly passportId: string;
  /** Unique under its passport. */
  readonly serialNumber: string;
  readonly status: UnitStatus;
  readonly manufacturedAt: Date | null;
  /** When it was recycled; never cleared. */
  readonly ceasedAt: Date | null;
  /** The unit it was made from. It may be gone. */
  readonly predecessorUnitId: string | null;
  /** The batch that it is of, which it was made with; null where none was named. */
  readonly batchId: string | null;
  /** Workspace that handed the battery over; null for one of this workspace from the start. */
  readonly predecessorTenantId: string | null;
  /** Null while this workspace is responsible for the battery. */
  readonly handedOver: HandedOver | null;
  readonly createdAt: Date;
  /** Time of the last change of its status: telemetry does not count. */
  readonly updatedAt: Date;
  /** The last event that arrived, whenever it was recorded. */
  readonly lastEventId: string | null;
  readonly currentState: UnitState | null;
}

/** To whom a battery went. It never comes back to this record: another hand-over makes another one. */
export interface HandedOver {
  readonly at: Date;
  /** Name of the operator that accepted it, as it was then. */
  readonly to: string;
  readonly tenantId: string;
  readonly unitId: string;
}

/** As much of a unit as another one says of it. */
export interface RelatedUnit extends Pick<BatteryUnit, 'id' | 'serialNumber'> {
  readonly productId: string;
  /** True in a sandbox, as is the unit it is related to. */
  readonly isTest: boolean;
}

/** The predecessor and the successors of a unit, published ones only. */
export interface UnitLineage {
  readonly predecessor: RelatedUnit | null;
  /** The first to be made stand first. */
  readonly successors: readonly RelatedUnit[];
  /** Null for a battery that never passed from one company to another. */
  readonly responsibility: Responsibility | null;
}

/** The company that is responsible for a battery now: at the end of all hand-overs. */
export interface Responsibility {
  readonly since: Date;
  readonly name: string;
  /** Id of its record; null where it is the unit that is asked for, or is gone. */
  readonly unitId: string | null;
}

/** What is measured of a battery. Null where an event does not say. */
export interface Measurements {
  /** Percent, 0 to 100. */
  readonly stateOfHealth: number | null;
  /** An integer. */
  readonly cycleCount: number | null;
  readonly remainingCapacityAh: number | null;
  readonly temperatureC: number | null;
}

/** The measurements of the newest event that has any. */
export interface UnitState extends Measurements {
  readonly eventId: string;
  readonly recordedAt: Date;
}

/**
 * Statuses that may follow a status: any of them, in any order, except that nothing follows RECYCLED, no event and no
 * successor.
 */
const followers: Readonly<Record<UnitStatus, readonly UnitStatus[]>> = {
  IN_SERVICE: UNIT_STATUSES,
  DECOMMISSIONED: UNIT_STATUSES,
  RECALLED: UNIT_STATUSES,
  REPURPOSED: UNIT_STATUSES,
  REMANUFACTURED: UNIT_STATUSES,
  REUSED: UNIT_STATUSES,
  WASTE: UNIT_STATUSES,
  RECYCLED: [],
};

/** True while the company of this record is responsible for the battery: of its records in any workspaces it is for one. */
export function isResponsible({ handedOver }: Pick<BatteryUnit, 'handedOver'>): boolean {
  return handedOver === null;
}

/** True when nothing more can happen to a unit. */
export function isTerminal({ status }: Pick<BatteryUnit, 'status'>): boolean {
  return followers[status].length === 0;
}

/** The unit with another status; the same object when it has that already. */
export function moveUnit(unit: BatteryUnit, status: UnitStatus, at: Date): BatteryUnit {
  if (unit.status === status) return unit;
  if (!followers[unit.status].includes(status)) {
    throw new Error(`A unit that is ${unit.status} does not become ${status}.`);
  }
  return { ...unit, status, ceasedAt: ceasedAtOf(status, at) ?? unit.ceasedAt, updatedAt: at };
}

/** When a unit ceases that gets this status; null for one that does not. */
export function ceasedAtOf(status: UnitStatus, at: Date): Date | null {
  return status === 'RECYCLED' ? at : null;
}
