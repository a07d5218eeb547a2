import type { Knex } from 'knex';
import type { BatteryUnitRow } from '../../../platform/db/tables.js';
import { unitOf } from '../unit-repository.js';
import {
  MAX_EXACT_UNITS,
  type FoundUnit,
  type SerialPlace,
  type UnitFilter,
} from './unit-search-model.js';

type FoundRow = BatteryUnitRow & { readonly product_id: string; readonly is_test: boolean };

/** Above each character that a serial number can hold. */
const lastCharacter = '\u{10ffff}';
const serial = 'units.serial_number collate "C"';

/** Units of all passports of a workspace. Each order is that of an index that begins with the workspace. */
export function unitSearchRepository(db: Knex, filter: UnitFilter) {
  const listed = () => matches(db, filter, { withPassports: true });
  const counted = () => matches(db, filter, { withPassports: false });

  return {
    /** Newest first, after a unit if one is given. */
    listNewest(
      limit: number,
      before: { readonly createdAt: Date; readonly id: string } | undefined,
    ): Promise<FoundUnit[]> {
      const units = listed()
        .orderBy([
          { column: 'units.created_at', order: 'desc' },
          { column: 'units.id', order: 'desc' },
        ])
        .limit(limit);
      if (before) {
        void units
          .where('units.created_at', '<=', before.createdAt)
          .whereRaw('(units.created_at, units.id) < (?, ?)', [before.createdAt, before.id]);
      }
      return found(units);
    },

    /** With a serial number that begins with one of the texts, which stand in bytewise order; in that order. */
    async listBySerial(
      beginnings: readonly string[],
      { limit, after }: { readonly limit: number; readonly after: SerialPlace | undefined },
    ): Promise<FoundUnit[]> {
      const units: FoundUnit[] = [];
      for (const text of beginnings) {
        const query = beginning(listed(), text)
          .orderByRaw(`${serial}, units.passport_id`)
          .limit(limit - units.length);
        if (after) {
          const { serialNumber, passportId: ofPassport } = after;
          void query
            .whereRaw(`${serial} >= ?`, [serialNumber])
            .whereRaw(`(${serial}, units.passport_id) > (?, ?)`, [serialNumber, ofPassport]);
        }
        units.push(...(await found(query)));
        if (units.length === limit) break;
      }
      return units;
    },

    /** Those that match, to one beyond the bound. Without beginnings every serial number does. */
    async countUpToLimit(beginnings: readonly string[] | undefined): Promise<number> {
      if (!beginnings) return countUpTo(db, counted(), MAX_EXACT_UNITS + 1);
      let count = 0;
      for (const text of beginnings) {
        const left = MAX_EXACT_UNITS + 1 - count;
        if (left > 0) count += await countUpTo(db, beginning(counted(), text), left);
      }
      return count;
    },
  };
}

/** Passports are joined where they are shown, or say whose a unit is. */
function matches(
  db: Knex,
  { tenantId, boundOperatorId, status, passportId, batchId }: UnitFilter,
  { withPassports }: { readonly withPassports: boolean },
): Knex.QueryBuilder {
  const units = db('battery_units as units').where('units.tenant_id', tenantId);
  if (withPassports || boundOperatorId !== null) {
    void units
      .join('passports', (on) => {
        on.on('passports.tenant_id', 'units.tenant_id').on('passports.id', 'units.passport_id');
      })
      .where('passports.tenant_id', tenantId);
  }
  if (boundOperatorId !== null) void units.where('passports.operator_id', boundOperatorId);
  if (status !== undefined) void units.where('units.status', status);
  if (passportId !== undefined) void units.where('units.passport_id', passportId);
  if (batchId !== undefined) void units.where('units.batch_id', batchId);
  return units;
}

function beginning(units: Knex.QueryBuilder, text: string): Knex.QueryBuilder {
  return units.whereRaw(`${serial} >= ? and ${serial} < ?`, [text, text + lastCharacter]);
}

async function found(units: Knex.QueryBuilder): Promise<FoundUnit[]> {
  const rows = await units.select<FoundRow[]>(
    'units.*',
    'passports.product_id',
    'passports.is_test',
  );
  return rows.map((row) => ({ ...unitOf(row), productId: row.product_id, isTest: row.is_test }));
}

async function countUpTo(db: Knex, units: Knex.QueryBuilder, limit: number): Promise<number> {
  const some = units.select(db.raw('1')).limit(limit).as('some');
  const { count } = await db(some).first<{ count: number }>(db.raw('count(*) as count'));
  return count;
}
