import type { Knex } from 'knex';
import { ownedBy } from '../../platform/db/queries/owned-by.js';
import type { BatteryUnit, RelatedUnit, UnitLineage } from './unit-model.js';

/** More than a battery is taken apart into; a list anybody can ask for has to end. */
const maxSuccessors = 200;

interface RelatedRow {
  readonly tenant_id: string;
  readonly id: string;
  readonly serial_number: string;
  readonly product_id: string;
  readonly is_test: boolean;
}

/** The predecessor and the successors of a unit. Units of drafts are left out. */
export function unitLineageRepository(db: Knex) {
  const published = (tenantId: string) =>
    db('battery_units')
      .join('passports', (on) => {
        on.on('passports.tenant_id', 'battery_units.tenant_id');
        on.on('passports.id', 'battery_units.passport_id');
      })
      .where('battery_units.tenant_id', tenantId)
      .whereNot('passports.status', 'DRAFT')
      .orderBy(['battery_units.created_at', 'battery_units.id'])
      .select<RelatedRow[]>(
        'battery_units.tenant_id',
        'battery_units.id',
        'battery_units.serial_number',
        'passports.product_id',
        'passports.is_test',
      );

  return {
    async find({ tenantId, id, predecessorUnitId }: BatteryUnit): Promise<UnitLineage> {
      const related = (rows: RelatedRow[]) =>
        rows.flatMap((row) => ownedBy(tenantId, row) ?? []).map(relatedOf);
      const before =
        predecessorUnitId === null
          ? []
          : await published(tenantId).where('battery_units.id', predecessorUnitId);
      const after = await published(tenantId)
        .where('battery_units.predecessor_unit_id', id)
        .limit(maxSuccessors);
      const predecessor = related(before)[0] ?? null;
      return { predecessor, successors: related(after), responsibility: null };
    },
  };
}

function relatedOf(row: RelatedRow): RelatedUnit {
  const { id, serial_number: serialNumber, product_id: productId, is_test: isTest } = row;
  return { id, serialNumber, productId, isTest };
}
