import type { Knex } from 'knex';
import { directoryRepository } from '../../directory/directory-repository.js';
import type { BatchRow, BatteryUnitRow, UnitEventRow } from '../tables.js';

/** How many ids are in memory at a time. */
const batchSize = 1000;

/**
 * What goes with a passport that is deleted: its battery units with their history, which the database
 * removes, and their names in the directory, which it does not. The passport has to be locked: then nothing
 * joins it meanwhile.
 */
export function relatedUnitRepository(tx: Knex.Transaction) {
  const unitsOf = (tenantId: string, passportId: string) =>
    tx<BatteryUnitRow>('battery_units').where({ tenant_id: tenantId, passport_id: passportId });
  const counted = async (rows: Knex.QueryBuilder): Promise<number> => {
    const [row] = await rows.count<{ count: number }[]>('* as count');
    return row?.count ?? 0;
  };

  return {
    async count(tenantId: string, passportId: string) {
      const events = tx<UnitEventRow>('unit_events')
        .where({ tenant_id: tenantId })
        .whereIn('unit_id', unitsOf(tenantId, passportId).select('id'));
      return {
        units: await counted(unitsOf(tenantId, passportId)),
        unitEvents: await counted(events),
      };
    },

    async hasBatches(tenantId: string, passportId: string): Promise<boolean> {
      const batches = tx<BatchRow>('batches').where({
        tenant_id: tenantId,
        passport_id: passportId,
      });
      return (await batches.first('id')) !== undefined;
    },

    /** To be called before the passport goes. */
    async removeNames(tenantId: string, passportId: string): Promise<void> {
      const directory = directoryRepository(tx);
      let last: string | undefined;
      for (;;) {
        const batch = unitsOf(tenantId, passportId).orderBy('id').limit(batchSize);
        if (last !== undefined) void batch.where('id', '>', last);
        const ids = (await batch.select('id')).map(({ id }) => id);
        if (ids.length > 0) await directory.deleteUnits(tenantId, ids);
        last = ids.at(-1);
        if (last === undefined) return;
      }
    },
  };
}
