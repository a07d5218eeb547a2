import type { Knex } from 'knex';
import type { NewId } from '../../../../platform/clock.js';
import type { ImportRowRow } from '../../../../platform/db/tables.js';
import type { Job } from '../../jobs/job-model.js';
import { insertJobItems } from '../../jobs/job-repository.js';
import type { PassportImport, RowState } from '../import-model.js';

/** Rows of an import as items of the job that publishes them. */
export function publishedRowRepository(
  tx: Knex,
  { tenantId, id }: Pick<PassportImport, 'tenantId' | 'id'>,
) {
  return {
    async count(states: readonly RowState[]): Promise<number> {
      const [row] = await tx<ImportRowRow>('import_rows')
        .where({ tenant_id: tenantId, import_id: id })
        .whereIn('state', [...states])
        .select<{ count: number }[]>(tx.raw('count(*)::integer as count'));
      return row?.count ?? 0;
    },

    /** An item has the number of its row, and the id that a passport made of it gets. */
    async insertItems(job: Job, states: readonly RowState[], newId: NewId): Promise<void> {
      const numbers = await tx<ImportRowRow>('import_rows')
        .where({ tenant_id: tenantId, import_id: id })
        .whereIn('state', [...states])
        .orderBy('number')
        .pluck<number[]>('number');
      await insertJobItems(
        tx,
        job,
        numbers.map((number) => ({ number, passportId: newId() })),
      );
    },
  };
}
