import type { Knex } from 'knex';
import { ownedBy } from '../../../platform/db/queries/owned-by.js';
import type { BatteryUnit, RelatedUnit, Responsibility, UnitLineage } from '../unit-model.js';

/** A walk that anybody can ask for has to end; a battery changes hands less often. */
const maxHandOvers = 50;

interface AbroadRow {
  readonly tenant_id: string;
  readonly id: string;
  readonly serial_number: string;
  readonly handed_over_at: Date | null;
  readonly handed_over_to: string | null;
  readonly successor_tenant_id: string | null;
  readonly successor_unit_id: string | null;
  readonly product_id: string;
  readonly is_test: boolean;
  readonly operator_name: string;
}

/**
 * Adds what other workspaces show the public of a battery: the record that it came from, the record that it went to, and who
 * is responsible now. To be called outside of a workspace's transaction. A battery that stayed where it was made costs no
 * query.
 */
export async function withThoseAbroad(
  db: Knex,
  unit: BatteryUnit,
  lineage: UnitLineage,
): Promise<UnitLineage> {
  const { handedOver, predecessorTenantId, predecessorUnitId } = unit;
  if (handedOver === null && predecessorTenantId === null) return lineage;
  const before =
    predecessorTenantId !== null && predecessorUnitId !== null
      ? await findPublished(db, predecessorTenantId, predecessorUnitId)
      : undefined;
  const after = handedOver && (await findPublished(db, handedOver.tenantId, handedOver.unitId));
  return {
    predecessor: before ? relatedOf(before) : lineage.predecessor,
    successors: after ? [...lineage.successors, relatedOf(after)] : lineage.successors,
    responsibility: await findResponsible(db, unit, after ?? undefined),
  };
}

/**
 * Follows a battery to the record that was not handed over, of which there is one. Where a workspace on the way is gone, the
 * name that it had when it accepted is what is left.
 */
async function findResponsible(
  db: Knex,
  unit: BatteryUnit,
  after: AbroadRow | undefined,
): Promise<Responsibility | null> {
  if (unit.handedOver === null) {
    const own = await findPublished(db, unit.tenantId, unit.id);
    return own ? { since: unit.createdAt, name: own.operator_name, unitId: null } : null;
  }
  let { at: since, to: name } = unit.handedOver;
  let row = after;
  for (let walked = 0; row && walked < maxHandOvers; walked += 1) {
    if (row.handed_over_at === null) return { since, name: row.operator_name, unitId: row.id };
    since = row.handed_over_at;
    name = row.handed_over_to ?? name;
    const { successor_tenant_id: tenantId, successor_unit_id: id } = row;
    row = tenantId !== null && id !== null ? await findPublished(db, tenantId, id) : undefined;
  }
  return { since, name, unitId: row?.id ?? null };
}

async function findPublished(
  db: Knex,
  tenantId: string,
  id: string,
): Promise<AbroadRow | undefined> {
  const row = await db('battery_units')
    .join('passports', (on) => {
      on.on('passports.tenant_id', 'battery_units.tenant_id');
      on.on('passports.id', 'battery_units.passport_id');
    })
    .join('operators', (on) => {
      on.on('operators.tenant_id', 'passports.tenant_id');
      on.on('operators.id', 'passports.operator_id');
    })
    .where('battery_units.tenant_id', tenantId)
    .where('battery_units.id', id)
    .whereNot('passports.status', 'DRAFT')
    .first<AbroadRow | undefined>(
      'battery_units.tenant_id',
      'battery_units.id',
      'battery_units.serial_number',
      'battery_units.handed_over_at',
      'battery_units.handed_over_to',
      'battery_units.successor_tenant_id',
      'battery_units.successor_unit_id',
      'passports.product_id',
      'passports.is_test',
      'operators.name as operator_name',
    );
  return ownedBy(tenantId, row);
}

function relatedOf(row: AbroadRow): RelatedUnit {
  const { id, serial_number: serialNumber, product_id: productId, is_test: isTest } = row;
  return { id, serialNumber, productId, isTest };
}
