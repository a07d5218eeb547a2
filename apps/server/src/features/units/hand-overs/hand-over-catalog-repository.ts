import type { Knex } from 'knex';
import type { HandOverRow } from '../../../platform/db/tables.js';
import type { Page } from '../../../platform/db/queries/page.js';
import type { BatteryUnit } from '../unit-model.js';
import type { HandOver } from './hand-over-model.js';
import { handOverOf } from './hand-over-repository.js';

/** All offers of a unit. */
export function handOverCatalogRepository(
  tx: Knex.Transaction,
  { tenantId, id }: Pick<BatteryUnit, 'tenantId' | 'id'>,
) {
  const offers = () => tx<HandOverRow>('hand_overs').where({ tenant_id: tenantId, unit_id: id });

  return {
    /** Newest first. */
    async list({ page, limit }: Page): Promise<HandOver[]> {
      const newestFirst = offers().orderBy([
        { column: 'created_at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ]);
      return (await newestFirst.limit(limit).offset((page - 1) * limit)).map(handOverOf);
    },

    async count(): Promise<number> {
      const [row] = await offers().count<{ count: number }[]>('* as count');
      return row?.count ?? 0;
    },
  };
}
