import type { Knex } from 'knex';
import type { Page } from '../../platform/db/queries/page.js';
import type { BatteryUnitRow } from '../../platform/db/tables.js';
import type { BatteryUnit } from './unit-model.js';
import { unitOf } from './unit-repository.js';

interface UnitsOfPassport {
  readonly tenantId: string;
  readonly passportId: string;
}

/** The units of one passport. */
export function unitCatalogRepository(db: Knex) {
  const unitsOf = ({ tenantId, passportId }: UnitsOfPassport) =>
    db<BatteryUnitRow>('battery_units').where({ tenant_id: tenantId, passport_id: passportId });

  return {
    /** Which of these serial numbers are taken under a passport. */
    async findTaken(
      passport: UnitsOfPassport,
      serialNumbers: readonly string[],
    ): Promise<ReadonlySet<string>> {
      const taken = await unitsOf(passport)
        .whereIn('serial_number', [...serialNumbers])
        .select('serial_number');
      return new Set(taken.map((row) => row.serial_number));
    },

    /** Those that are there, by serial number. */
    async findBySerialNumbers(
      passport: UnitsOfPassport,
      serialNumbers: readonly string[],
    ): Promise<ReadonlyMap<string, BatteryUnit>> {
      const rows = await unitsOf(passport).whereIn('serial_number', [...serialNumbers]);
      return new Map(rows.map((row) => [row.serial_number, unitOf(row)]));
    },

    /** Newest first. */
    async list(passport: UnitsOfPassport, { page, limit }: Page): Promise<BatteryUnit[]> {
      const rows = await unitsOf(passport)
        .orderBy([
          { column: 'created_at', order: 'desc' },
          { column: 'id', order: 'desc' },
        ])
        .limit(limit)
        .offset((page - 1) * limit);
      return rows.map(unitOf);
    },

    async count(passport: UnitsOfPassport): Promise<number> {
      const [row] = await unitsOf(passport).count<{ count: number }[]>('* as count');
      return row?.count ?? 0;
    },
  };
}
