import type { Knex } from 'knex';
import type { Caller } from '../../platform/auth/caller-model.js';
import type { NewId } from '../../platform/clock.js';
import { passportReader } from '../passports/passport-reader.js';
import type { Predecessor } from './read-unit-input.js';
import { unitEventRepository } from './events/unit-event-repository.js';
import { appendReports, emptyMeasurements, type UnitEvent } from './events/unit-event-model.js';
import type { BatteryUnit } from './unit-model.js';
import { unitRepository } from './unit-repository.js';

interface Succession {
  readonly predecessor: Predecessor;
  readonly successor: BatteryUnit;
}

/** Units by id, each as far as this transaction has brought it. */
export type LockedUnits = ReadonlyMap<string, BatteryUnit>;

/**
 * The units of the workspace that are named as predecessors, locked. A credential of one operator knows no units of
 * others: to succeed one changes its status.
 */
export async function lockPredecessors(
  tx: Knex.Transaction,
  { tenant, operatorId }: Caller,
  named: readonly Predecessor[],
): Promise<LockedUnits> {
  const ids = [...new Set(named.map(({ unitId }) => unitId))];
  const units = await unitRepository(tx).lockAll(tenant.id, ids);
  if (operatorId === null) return new Map(units.map((unit) => [unit.id, unit]));
  const passportIds = [...new Set(units.map(({ passportId }) => passportId))];
  const passports = await passportReader(tx).identify(tenant.id, passportIds, operatorId);
  const own = units.filter(
    ({ passportId }) => passports.get(passportId)?.operatorId === operatorId,
  );
  return new Map(own.map((unit) => [unit.id, unit]));
}

/**
 * Writes into the history of each predecessor who succeeded it, and stores what it became. In the
 * transaction that makes the successors.
 *
 * @returns The predecessors as they are now.
 */
export async function succeed(
  tx: Knex.Transaction,
  { newId }: { readonly newId: NewId },
  {
    successions,
    predecessors,
    at,
  }: {
    readonly successions: readonly Succession[];
    readonly predecessors: LockedUnits;
    readonly at: Date;
  },
): Promise<LockedUnits> {
  const succeeded = new Map<string, BatteryUnit>();
  const events: UnitEvent[] = [];
  for (const { predecessor, successor } of successions) {
    const { unitId, becomes: status } = predecessor;
    const before = succeeded.get(unitId) ?? predecessors.get(unitId);
    if (!before) throw new Error('A predecessor was not locked.');
    const { id: successorUnitId, serialNumber: successorSerial } = successor;
    const payload = { status, successorUnitId, successorSerial };
    const eventType = 'STATUS_CHANGE' as const;
    const report = { ...emptyMeasurements, eventType, status, payload, recordedAt: at };
    const after = appendReports(before, [report], { at, newId });
    succeeded.set(unitId, after.unit);
    events.push(...after.events);
  }
  await unitEventRepository(tx).insertAll(events);
  for (const unit of succeeded.values()) await unitRepository(tx).update(unit);
  return succeeded;
}
