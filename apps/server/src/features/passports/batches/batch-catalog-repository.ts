import type { Knex } from 'knex';
import type { BatchRow, BatteryUnitRow } from '../../../platform/db/tables.js';
import type { Batch, BatchStatus } from './batch-model.js';
import { batchOf, type BatchesOfPassport } from './batch-repository.js';

/** Filter of a list, in the order of lots. */
export interface BatchPage extends BatchesOfPassport {
  /** Beginning of a lot. */
  readonly lot?: string | undefined;
  readonly status?: BatchStatus | undefined;
  /** The last lot of the page before. */
  readonly after?: string | undefined;
  readonly limit: number;
}

/** Above each character that a lot can hold. */
const lastCharacter = '\u{10ffff}';

/** Lists and counts of batches. */
export function batchCatalogRepository(db: Knex) {
  return {
    /** In the bytewise order of lots. */
    async listPage({ lot, status, after, limit, ...passport }: BatchPage): Promise<Batch[]> {
      const page = db<BatchRow>('batches')
        .where({ tenant_id: passport.tenantId, passport_id: passport.passportId })
        .orderBy('lot')
        .limit(limit);
      if (lot !== undefined)
        void page.where('lot', '>=', lot).where('lot', '<', lot + lastCharacter);
      if (status !== undefined) void page.where({ status });
      if (after !== undefined) void page.where('lot', '>', after);
      return (await page).map(batchOf);
    },

    /** How many units name the batch. */
    async countUnits({ tenantId, id }: Batch): Promise<number> {
      const [row] = await db<BatteryUnitRow>('battery_units')
        .where({ tenant_id: tenantId, batch_id: id })
        .count<{ count: number }[]>('* as count');
      return row?.count ?? 0;
    },
  };
}
