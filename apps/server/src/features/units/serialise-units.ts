import type { Knex } from 'knex';
import type { Caller } from '../../platform/auth/caller-model.js';
import type { Clock, NewId } from '../../platform/clock.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import {
  requireSandboxRowsWithin,
  type SandboxRowDeps,
} from '../../platform/limits/sandbox-rows.js';
import type { AuditKeys } from '../../platform/vault/audit-keys.js';
import { isLot } from '../passports/batches/batch-model.js';
import { batchReader } from '../passports/batches/batch-reader.js';
import { passportReader, type IdentifiedPassport } from '../passports/passport-reader.js';
import { isFault, readUnitInput, type UnitFault, type UnitInput } from './read-unit-input.js';
import { modelNotFound, requireModel, requireUnitsTaken } from './require-unit.js';
import { lockPredecessors, succeed, type LockedUnits } from './succession.js';
import { tellUnitChanges } from './tell-unit-changes.js';
import { ceasedAtOf, isResponsible, isTerminal, type BatteryUnit } from './unit-model.js';
import { unitRepository } from './unit-repository.js';

export interface UnitDeps extends SandboxRowDeps {
  readonly db: Knex;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly auditKeys: AuditKeys;
}

interface SerialiseUnitsInput {
  readonly idOrProductId: string;
  /** As sent: each is read by itself. */
  readonly sent: readonly unknown[];
  readonly ip: string;
}

export interface SerialisedUnits {
  readonly passport: IdentifiedPassport;
  /** In the order sent, like the errors. */
  readonly units: readonly BatteryUnit[];
  readonly errors: readonly string[];
}

export const serialTaken = 'A unit with this serial already exists for this passport.';

/**
 * Makes units under a passport, those that can be made. What a unit succeeds becomes what it is from then on
 * in the same transaction.
 */
export function serialiseUnits(
  deps: UnitDeps,
  caller: Caller,
  { idOrProductId, sent, ip }: SerialiseUnitsInput,
): Promise<SerialisedUnits> {
  return tenantTransaction(deps.db, caller.tenant.id, async (tx) => {
    const passport = await requireModel(tx, caller, idOrProductId);
    const isThere = await passportReader(tx).lockPresence(caller.tenant.id, passport.id);
    if (!isThere) throw modelNotFound();
    await requireUnitsTaken(tx, caller, passport.id);
    const read = sent.map(readUnitInput);
    const named = read.flatMap((unit) => (isFault(unit) ? [] : (unit.predecessor ?? [])));
    const predecessors = await lockPredecessors(tx, caller, named);
    const at = deps.clock.now();
    const batchIds = await findBatchIds(tx, caller, { passport, read });
    const judged = judge(read, { predecessors, batchIds }).map((unit) =>
      isFault(unit)
        ? unit
        : { input: unit, unit: newUnit(deps, caller, { passport, unit, batchIds, at }) },
    );
    const made = judged.filter((one): one is MadeUnit => !isFault(one));
    const inserted = await unitRepository(tx).insertAll(made.map(({ unit }) => unit));
    await requireSandboxRowsWithin(tx, deps, { tenant: caller.tenant, table: 'battery_units' });
    const units = made.filter(({ unit }) => inserted.has(unit.id));
    await recordEffects(tx, deps, { passport, units, predecessors, caller, ip, at });
    const faults = judged.map((one) => (isFault(one) ? one : faultOf(one, inserted)));
    return { passport, units: units.map(({ unit }) => unit), errors: faults.flatMap(errorOf) };
  });
}

/** Ids of batches by their lots. */
type BatchIds = ReadonlyMap<string, string>;

/** Those that the units name, of the passport; kept from removal until this transaction ends. */
export function findBatchIds(
  tx: Knex.Transaction,
  { tenant }: Caller,
  {
    passport,
    read,
  }: {
    readonly passport: IdentifiedPassport;
    readonly read: readonly (UnitInput | UnitFault)[];
  },
): Promise<BatchIds> {
  const lots = read.flatMap((unit) => (isFault(unit) ? [] : (unit.lot ?? [])));
  const ofPassport = { tenantId: tenant.id, passportId: passport.id };
  return batchReader(tx).lockIdsByLot(ofPassport, [...new Set(lots)].filter(isLot));
}

/** What is wrong with the lot of a unit; undefined for nothing. */
export function batchFault({ lot }: UnitInput, batchIds: BatchIds): string | undefined {
  return lot === null || batchIds.has(lot) ? undefined : 'lot names no batch of this passport.';
}

interface MadeUnit {
  readonly input: UnitInput;
  readonly unit: BatteryUnit;
}

/** What of the units can be said before they are stored; the first of several with one serial number counts. */
function judge(
  read: readonly (UnitInput | UnitFault)[],
  { predecessors, batchIds }: { readonly predecessors: LockedUnits; readonly batchIds: BatchIds },
): (UnitInput | UnitFault)[] {
  const serials = new Set<string>();
  return read.map((unit) => {
    if (isFault(unit)) return unit;
    const { serialNumber } = unit;
    const fault = serials.has(serialNumber)
      ? serialTaken
      : (predecessorFault(unit, predecessors) ?? batchFault(unit, batchIds));
    if (fault !== undefined) return { serialNumber, fault };
    serials.add(serialNumber);
    return unit;
  });
}

function predecessorFault(unit: UnitInput, predecessors: LockedUnits): string | undefined {
  if (unit.predecessor === null) return undefined;
  const predecessor = predecessors.get(unit.predecessor.unitId);
  if (!predecessor) return 'predecessorUnitId names no unit of this workspace.';
  if (isTerminal(predecessor)) return 'The predecessor is RECYCLED: nothing succeeds it.';
  return isResponsible(predecessor)
    ? undefined
    : 'The predecessor was handed over to another company: its successor is made there.';
}

function newUnit(
  { newId }: UnitDeps,
  { tenant }: Caller,
  made: {
    readonly passport: IdentifiedPassport;
    readonly unit: UnitInput;
    readonly batchIds: BatchIds;
    readonly at: Date;
  },
): BatteryUnit {
  const { passport, unit, batchIds, at } = made;
  return {
    id: newId(),
    tenantId: tenant.id,
    passportId: passport.id,
    serialNumber: unit.serialNumber,
    status: unit.status,
    manufacturedAt: unit.manufacturedAt,
    ceasedAt: ceasedAtOf(unit.status, at),
    predecessorUnitId: unit.predecessor?.unitId ?? null,
    batchId: unit.lot === null ? null : (batchIds.get(unit.lot) ?? null),
    predecessorTenantId: null,
    handedOver: null,
    createdAt: at,
    updatedAt: at,
    lastEventId: null,
    currentState: null,
  };
}

/** What follows from units that are there. */
async function recordEffects(
  tx: Knex.Transaction,
  deps: UnitDeps,
  effects: {
    readonly passport: IdentifiedPassport;
    readonly units: readonly MadeUnit[];
    readonly predecessors: LockedUnits;
    readonly caller: Caller;
    readonly ip: string;
    readonly at: Date;
  },
): Promise<void> {
  const { passport, units, predecessors, caller, ip, at } = effects;
  if (units.length === 0) return;
  const successions = units.flatMap(({ input: { predecessor }, unit: successor }) =>
    predecessor ? [{ predecessor, successor }] : [],
  );
  const succeeded = await succeed(tx, deps, { successions, predecessors, at });
  const moves = [...succeeded].flatMap(([id, after]) => {
    const before = predecessors.get(id);
    return before ? [{ before, after }] : [];
  });
  const created = { passport, units: units.map(({ unit }) => unit) };
  await tellUnitChanges(tx, deps, { created, moves, caller, ip, at });
}

function faultOf({ unit }: MadeUnit, inserted: ReadonlySet<string>): UnitFault | undefined {
  if (inserted.has(unit.id)) return undefined;
  return { serialNumber: unit.serialNumber, fault: serialTaken };
}

/** Which unit, by its number in the request, and what is wrong with it. */
function errorOf(fault: UnitFault | undefined, position: number): string[] {
  return fault === undefined ? [] : [`[${position}] ${fault.fault}`];
}
