import type { Knex } from 'knex';
import type { ImportRowRow } from '../../../../platform/db/tables.js';
import { importRowRepository, type StoredRow } from './import-row-repository.js';
import { SETTLED_STATES, type PassportImport, type RowState } from '../import-model.js';

/** The cells of one page together; the first row is on it at any length. */
const bytesOfPage = 4 * 1024 * 1024;

interface Place {
  readonly after: number;
  readonly limit: number;
}

/** Which rows are on a page. */
export function importRowPages(
  tx: Knex,
  { tenantId, id, checkedTo }: Pick<PassportImport, 'tenantId' | 'id' | 'checkedTo'>,
) {
  const rows = () => tx<ImportRowRow>('import_rows').where({ tenant_id: tenantId, import_id: id });
  return {
    /** Numbers of rows in a state; undefined: in any. */
    async listNumbers({
      after,
      limit,
      state,
    }: Place & { readonly state: RowState | undefined }): Promise<number[]> {
      const query = rows().where('number', '>', after).orderBy('number').limit(limit);
      if (state === undefined) return query.pluck('number');
      if (state === 'UNCHECKED') {
        return query
          .where('number', '>', checkedTo)
          .whereNotIn('state', [...SETTLED_STATES])
          .pluck('number');
      }
      const isSettled = SETTLED_STATES.includes(state);
      const upTo = isSettled ? query : query.where('number', '<=', checkedTo);
      return upTo.where({ state }).pluck('number');
    },

    /** Rows after one, as many as are held at a time: of long rows fewer. */
    async listPage({ after, limit }: Place): Promise<{ rows: StoredRow[]; isLast: boolean }> {
      const numbers = await this.listNumbers({ after, limit, state: undefined });
      const fitting = await this.fitting(numbers);
      const found = await importRowRepository(tx, { tenantId, id }).listByNumber(fitting);
      return { rows: found, isLast: numbers.length < limit && fitting.length === numbers.length };
    },

    /** The first of these numbers, as many as a page holds by their bytes. */
    async fitting(numbers: readonly number[], maxBytes = bytesOfPage): Promise<number[]> {
      const sizes = await rows()
        .whereIn('number', [...numbers])
        .orderBy('number')
        .select('number', 'bytes');
      let bytes = 0;
      const end = sizes.findIndex((row, index) => {
        bytes += row.bytes;
        return bytes > maxBytes && index > 0;
      });
      return (end < 0 ? sizes : sizes.slice(0, end)).map(({ number }) => number);
    },
  };
}
