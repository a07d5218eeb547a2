import type { Knex } from 'knex';
import type { ImportRowRow } from '../../../../platform/db/tables.js';
import type { TableRow } from '../files/read-table.js';
import {
  ROW_STATES,
  SETTLED_STATES,
  type ImportRow,
  type PassportImport,
  type RowCounts,
  type RowState,
} from '../import-model.js';

type OfImport = Pick<PassportImport, 'tenantId' | 'id'>;

/** A row with the bytes of its cells. */
export interface StoredRow extends ImportRow {
  readonly bytes: number;
  /** Operator and product id, as the last check found them. */
  readonly pair: string | null;
}

/** What a check found of a row. */
export interface CheckedRow {
  readonly number: number;
  readonly state: RowState;
  readonly pair: string | null;
}

/** The rows of one import. */
export function importRowRepository(db: Knex, of: OfImport) {
  return { ...readsOf(db, of), ...writesOf(db, of) };
}

const rowsOf = (db: Knex, { tenantId, id }: OfImport) =>
  db<ImportRowRow>('import_rows').where({ tenant_id: tenantId, import_id: id });

function readsOf(db: Knex, of: OfImport) {
  const rows = () => rowsOf(db, of);
  return {
    async find(number: number): Promise<StoredRow | undefined> {
      const row = await rows().where({ number }).first();
      return row && rowOf(row);
    },

    async lock(number: number): Promise<StoredRow | undefined> {
      const row = await rows().where({ number }).forUpdate().first();
      return row && rowOf(row);
    },

    async listByNumber(numbers: readonly number[]): Promise<StoredRow[]> {
      return (
        await rows()
          .whereIn('number', [...numbers])
          .orderBy('number')
      ).map(rowOf);
    },

    /** The lowest number of the rows with each pair, those left out, not checked, or named here left aside. */
    async firstOfPairs(
      pairs: readonly string[],
      { checkedTo, except }: { readonly checkedTo: number; readonly except: readonly number[] },
    ): Promise<ReadonlyMap<string, number>> {
      const found = await rows()
        .whereIn('pair', [...pairs])
        .where('number', '<=', checkedTo)
        .whereNot({ state: 'LEFT_OUT' })
        .whereNotIn('number', [...except])
        .groupBy('pair')
        .select<{ pair: string; min: number }[]>('pair', db.raw('min(number) as min'));
      return new Map(found.map(({ pair, min }) => [pair, min]));
    },

    /** The next row with a pair after one, which its change may make the first. */
    async nextOfPair(pair: string, { number, checkedTo }: { number: number; checkedTo: number }) {
      const row = await rows()
        .where({ pair })
        .where('number', '>', number)
        .where('number', '<=', checkedTo)
        .whereNotIn('state', [...SETTLED_STATES])
        .orderBy('number')
        .first('number');
      return row?.number;
    },
  };
}

function writesOf(db: Knex, of: OfImport) {
  const rows = () => rowsOf(db, of);
  const { tenantId, id } = of;
  return {
    /** @param first - The number of the first of them. */
    async insert(added: readonly TableRow[], first: number): Promise<void> {
      await db('import_rows').insert(
        added.map(({ line, cells, bytes }, index) => ({
          ...{ tenant_id: tenantId, import_id: id, number: first + index },
          ...{ line, cells: JSON.stringify(cells), bytes },
        })),
      );
    },

    async saveCells({ number, cells, bytes }: Pick<StoredRow, 'number' | 'cells' | 'bytes'>) {
      await rows()
        .where({ number })
        .update({ cells: JSON.stringify(cells) as unknown as string[], bytes });
    },

    /** Notes the outcome of a check. */
    async saveChecked(checked: readonly CheckedRow[]): Promise<void> {
      if (checked.length === 0) return;
      await db.raw(
        `update import_rows as r set state = c.state, pair = c.pair
          from json_to_recordset(?::json) as c (number integer, state text, pair text)
          where r.tenant_id = ?::uuid and r.import_id = ?::uuid and r.number = c.number`,
        [JSON.stringify(checked), tenantId, id],
      );
    },

    /** Leaves rows out, but for those that are published. */
    async leaveOut(numbers: readonly number[]): Promise<void> {
      await rows()
        .whereIn('number', [...numbers])
        .whereNot({ state: 'DONE' })
        .update({ state: 'LEFT_OUT' });
    },

    /** Takes rows in again that were left out; they have to be checked. */
    async takeIn(numbers: readonly number[]): Promise<void> {
      await rows()
        .whereIn('number', [...numbers])
        .where({ state: 'LEFT_OUT' })
        .update({ state: 'UNCHECKED' });
    },

    async settle(number: number, passportId: string): Promise<void> {
      await rows().where({ number }).update({ state: 'DONE', passport_id: passportId });
    },
  };
}

/** Counts the rows of imports by state. */
export async function countImportRows(
  db: Knex,
  tenantId: string,
  imports: readonly Pick<PassportImport, 'id' | 'checkedTo' | 'total'>[],
): Promise<ReadonlyMap<string, RowCounts>> {
  const counts = new Map<string, RowCounts>();
  for (const { id, checkedTo, total } of imports) {
    const isShown = db.raw('(number <= ? or state in (?, ?))', [checkedTo, ...SETTLED_STATES]);
    const found = await db<ImportRowRow>('import_rows')
      .where({ tenant_id: tenantId, import_id: id })
      .where(isShown)
      .groupBy('state')
      .select<{ state: RowState; count: number }[]>('state', db.raw('count(*)::integer as count'));
    const byState = new Map(found.map(({ state, count }) => [state, count]));
    const known = [...byState.values()].reduce((sum, count) => sum + count, 0);
    const unchecked = (byState.get('UNCHECKED') ?? 0) + Math.max(0, total - known);
    counts.set(
      id,
      Object.fromEntries(
        ROW_STATES.map((state) => [
          state,
          state === 'UNCHECKED' ? unchecked : (byState.get(state) ?? 0),
        ]),
      ) as unknown as RowCounts,
    );
  }
  return counts;
}

export function rowOf(row: ImportRowRow): StoredRow {
  return {
    number: row.number,
    line: row.line,
    cells: row.cells,
    bytes: row.bytes,
    pair: row.pair,
    state: row.state as RowState,
    passportId: row.passport_id,
  };
}
