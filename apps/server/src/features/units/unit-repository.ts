import type { Knex } from 'knex';
import { ownedBy } from '../../platform/db/queries/owned-by.js';
import type { BatteryUnitRow } from '../../platform/db/tables.js';
import { isUuid } from '../../platform/db/queries/uuid.js';
import { directoryRepository } from '../../platform/directory/directory-repository.js';
import type { BatteryUnit, HandedOver, UnitState, UnitStatus } from './unit-model.js';

/** Units by key, and their changes. */
export function unitRepository(db: Knex) {
  const units = () => db<BatteryUnitRow>('battery_units');

  return {
    async find(tenantId: string, id: string): Promise<BatteryUnit | undefined> {
      if (!isUuid(id)) return undefined;
      const row = ownedBy(tenantId, await units().where({ tenant_id: tenantId, id }).first());
      return row && unitOf(row);
    },

    /** Those that are there, in no order. */
    async findAll(tenantId: string, ids: readonly string[]): Promise<BatteryUnit[]> {
      const named = ids.filter(isUuid);
      if (named.length === 0) return [];
      const rows = await units().where({ tenant_id: tenantId }).whereIn('id', named);
      return rows.flatMap((row) => ownedBy(tenantId, row) ?? []).map(unitOf);
    },

    /** No other transaction changes it before this one ends. */
    async lock(tenantId: string, id: string): Promise<BatteryUnit | undefined> {
      if (!isUuid(id)) return undefined;
      const row = await units().where({ tenant_id: tenantId, id }).forNoKeyUpdate().first();
      return row && unitOf(row);
    },

    /** Those that are there, in one order, so that two who lock some of the same do not deadlock. */
    async lockAll(tenantId: string, ids: readonly string[]): Promise<BatteryUnit[]> {
      const named = ids.filter(isUuid);
      if (named.length === 0) return [];
      const ofTenant = units().where({ tenant_id: tenantId }).whereIn('id', named);
      return (await ofTenant.orderBy('id').forNoKeyUpdate()).map(unitOf);
    },

    /**
     * Inserts units with a serial number that is free under their passport, in the order of serial numbers, so that
     * two transactions with the same units wait for each other and do not deadlock.
     *
     * @param made - Units of one workspace.
     * @returns The ids that were inserted.
     */
    insertAll: (made: readonly BatteryUnit[]) => insertUnits(db, made),

    /** Stores what happened to a unit that this transaction has locked: nothing happens to one that has ceased. */
    async update(unit: BatteryUnit): Promise<void> {
      const { tenantId: tenant_id, id } = unit;
      const living = units().where({ tenant_id, id }).whereNull('ceased_at');
      const updated = await living.update(changeableColumns(unit));
      if (updated !== 1) throw new Error('A unit vanished or ceased under the lock of its update.');
    },
  };
}

async function insertUnits(db: Knex, made: readonly BatteryUnit[]): Promise<ReadonlySet<string>> {
  const [first] = made;
  if (!first) return new Set();
  const rows = made.map(rowOf).sort((one, other) => bySerialNumber(one, other));
  const inserted = await db('battery_units')
    .insert(rows)
    .onConflict(['tenant_id', 'passport_id', 'serial_number'])
    .ignore()
    .returning<{ id: string }[]>('id');
  const ids = inserted.map(({ id }) => id);
  await directoryRepository(db).insertUnits(first.tenantId, ids);
  return new Set(ids);
}

type SerialColumn = Pick<BatteryUnitRow, 'serial_number'>;

function bySerialNumber(one: SerialColumn, other: SerialColumn): number {
  return one.serial_number < other.serial_number ? -1 : 1;
}

function rowOf(unit: BatteryUnit) {
  return {
    tenant_id: unit.tenantId,
    id: unit.id,
    passport_id: unit.passportId,
    serial_number: unit.serialNumber,
    manufactured_at: unit.manufacturedAt,
    predecessor_unit_id: unit.predecessorUnitId,
    batch_id: unit.batchId,
    predecessor_tenant_id: unit.predecessorTenantId,
    created_at: unit.createdAt,
    ...changeableColumns(unit),
  };
}

function changeableColumns({ currentState, ...unit }: BatteryUnit) {
  return {
    status: unit.status,
    ceased_at: unit.ceasedAt,
    updated_at: unit.updatedAt,
    last_event_id: unit.lastEventId,
    state_event_id: currentState?.eventId ?? null,
    state_recorded_at: currentState?.recordedAt ?? null,
    state_of_health: currentState?.stateOfHealth ?? null,
    cycle_count: currentState?.cycleCount ?? null,
    remaining_capacity_ah: currentState?.remainingCapacityAh ?? null,
    temperature_c: currentState?.temperatureC ?? null,
  };
}

/** Also for lists. */
export function unitOf(row: BatteryUnitRow): BatteryUnit {
  return {
    id: row.id,
    tenantId: row.tenant_id,
    passportId: row.passport_id,
    serialNumber: row.serial_number,
    status: row.status as UnitStatus,
    manufacturedAt: row.manufactured_at,
    ceasedAt: row.ceased_at,
    predecessorUnitId: row.predecessor_unit_id,
    batchId: row.batch_id,
    predecessorTenantId: row.predecessor_tenant_id,
    handedOver: handedOverOf(row),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    lastEventId: row.last_event_id,
    currentState: stateOf(row),
  };
}

function handedOverOf(row: BatteryUnitRow): HandedOver | null {
  const { handed_over_at: at, handed_over_to: to } = row;
  const { successor_tenant_id: tenantId, successor_unit_id: unitId } = row;
  const isWhole = at !== null && to !== null && tenantId !== null && unitId !== null;
  return isWhole ? { at, to, tenantId, unitId } : null;
}

function stateOf(row: BatteryUnitRow): UnitState | null {
  const { state_event_id: eventId, state_recorded_at: recordedAt } = row;
  if (eventId === null || recordedAt === null) return null;
  return {
    eventId,
    recordedAt,
    stateOfHealth: row.state_of_health,
    cycleCount: row.cycle_count,
    remainingCapacityAh: row.remaining_capacity_ah,
    temperatureC: row.temperature_c,
  };
}
