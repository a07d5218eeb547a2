import type { Knex } from 'knex';
import type { ImportRowRow } from '../../../../platform/db/tables.js';
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
    async insertItems(jobId: string, states: readonly RowState[]): Promise<void> {
      const rows = tx<ImportRowRow>('import_rows')
        .where({ tenant_id: tenantId, import_id: id })
        .whereIn('state', [...states])
        .select('tenant_id', tx.raw('?::uuid', [jobId]), 'number', tx.raw('gen_random_uuid()'));
      await tx
        .insert(rows)
        .into(tx.raw('job_items (tenant_id, job_id, number, passport_id)') as unknown as string);
    },
  };
}
