import type { Knex } from 'knex';
import type { BatteryUnitRow } from '../../../platform/db/tables.js';
import type { BatteryUnit, HandedOver } from '../unit-model.js';

/** Who answers for a unit that this transaction has locked. */
export function unitResponsibilityRepository(
  tx: Knex.Transaction,
  { tenantId, id }: Pick<BatteryUnit, 'tenantId' | 'id'>,
) {
  const units = () => tx<BatteryUnitRow>('battery_units').where({ tenant_id: tenantId });

  return {
    /** True where a unit of the same workspace was made from this one. */
    async hasSuccessor(): Promise<boolean> {
      return (await units().where({ predecessor_unit_id: id }).first('id')) !== undefined;
    },

    /** Ends the responsibility of this record for the battery, once. */
    async handOver(handedOver: HandedOver): Promise<void> {
      const updated = await units().where({ id }).whereNull('handed_over_at').update({
        handed_over_at: handedOver.at,
        handed_over_to: handedOver.to,
        successor_tenant_id: handedOver.tenantId,
        successor_unit_id: handedOver.unitId,
      });
      if (updated !== 1) throw new Error('A unit was handed over twice under one lock.');
    },
  };
}
