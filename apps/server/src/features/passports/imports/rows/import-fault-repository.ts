import type { Knex } from 'knex';
import type { ImportRowFaultRow } from '../../../../platform/db/tables.js';
import type { PassportImport } from '../import-model.js';

type OfImport = Pick<PassportImport, 'tenantId' | 'id' | 'checkedTo'>;

/** A kind of fault, and the rows that have it. */
export interface FaultKindCount {
  readonly kind: string;
  readonly rows: number;
  readonly firstRow: number;
}

/** Faults of the rows of one import, as far as they are checked with the present settings. */
export function importFaultRepository(db: Knex, { tenantId, id, checkedTo }: OfImport) {
  const faults = () =>
    db<ImportRowFaultRow>('import_row_faults').where({ tenant_id: tenantId, import_id: id });
  return {
    /** Replaces the faults of these rows. */
    async replace(
      numbers: readonly number[],
      found: readonly { readonly kind: string; readonly number: number }[],
    ): Promise<void> {
      if (numbers.length === 0) return;
      await faults()
        .whereIn('number', [...numbers])
        .delete();
      if (found.length === 0) return;
      const rows = found.map((fault) => ({ tenant_id: tenantId, import_id: id, ...fault }));
      await db('import_row_faults').insert(rows).onConflict().ignore();
    },

    /** Those with most rows first. */
    async countKinds(limit: number): Promise<FaultKindCount[]> {
      const rows = await faults()
        .where('number', '<=', checkedTo)
        .groupBy('kind')
        .select<{ kind: string; rows: number; first: number }[]>(
          'kind',
          db.raw('count(*)::integer as rows'),
          db.raw('min(number) as first'),
        )
        .orderBy([{ column: 'rows', order: 'desc' }, 'kind'])
        .limit(limit);
      return rows.map(({ kind, rows: count, first }) => ({ kind, rows: count, firstRow: first }));
    },

    /** Numbers of rows with a fault of this kind. */
    async listNumbers(
      kind: string,
      { after, limit }: { readonly after: number; readonly limit: number },
    ): Promise<number[]> {
      return faults()
        .where({ kind })
        .where('number', '>', after)
        .where('number', '<=', checkedTo)
        .orderBy('number')
        .limit(limit)
        .pluck('number');
    },
  };
}
