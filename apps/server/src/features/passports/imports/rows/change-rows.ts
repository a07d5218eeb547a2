import type { Knex } from 'knex';
import type { Tenant } from '../../../../platform/auth/caller-model.js';
import { ApiError } from '../../../../platform/http/api-error.js';
import { checkRows } from '../check/check-rows.js';
import {
  MAX_CELL_BYTES,
  MAX_ROW_BYTES,
  MAX_STORED_BYTES,
  type PassportImport,
} from '../import-model.js';
import { importFaultRepository } from './import-fault-repository.js';
import { importRowPages } from './import-row-pages.js';
import { importRowRepository, type StoredRow } from './import-row-repository.js';

/** What a person changes of rows. */
export interface RowChanges {
  readonly cells: readonly {
    readonly row: number;
    readonly column: number;
    readonly value: string;
  }[];
  /** Numbers of rows that are not to be published. */
  readonly leaveOut: readonly number[];
  /** Numbers of rows that are to be published after all. */
  readonly takeIn: readonly number[];
}

interface ChangeRowsInput {
  readonly tenant: Tenant;
  /** Locked by this transaction. */
  readonly imported: PassportImport;
  readonly changes: RowChanges;
  readonly at: Date;
}

interface ChangedRows {
  readonly numbers: readonly number[];
  readonly addedBytes: number;
}

const rowsOfSlice = 200;
/** They are held twice: as they were, and as they are. */
const bytesOfChange = 32 * 1024 * 1024;

/**
 * Changes rows and checks them, and of the others only those that have become the first of their product, or no more
 * are.
 */
export async function changeRows(
  tx: Knex.Transaction,
  { tenant, imported, changes, at }: ChangeRowsInput,
): Promise<ChangedRows> {
  const { cells, leaveOut, takeIn } = changes;
  const named = [...cells.map(({ row }) => row), ...leaveOut, ...takeIn];
  const numbers = [...new Set(named)].sort((one, other) => one - other);
  if (numbers.length === 0) return { numbers, addedBytes: 0 };
  await requireBytes(tx, imported, numbers);
  const repository = importRowRepository(tx, imported);
  const before = await requireRows(tx, imported, numbers);
  const addedBytes = await saveCells(tx, imported, { before, cells });
  await repository.leaveOut(leaveOut);
  await repository.takeIn(takeIn);
  await importFaultRepository(tx, imported).replace(leaveOut, []);
  const check = async (some: readonly number[]) => {
    const reached = some.filter((number) => number <= imported.checkedTo);
    for (let from = 0; from < reached.length; from += rowsOfSlice) {
      const rows = await repository.listByNumber(reached.slice(from, from + rowsOfSlice));
      await checkRows(tx, { tenant, imported, rows, at });
    }
  };
  await check(numbers);
  const after = new Map((await repository.listByNumber(numbers)).map((row) => [row.number, row]));
  const others = await neighboursOf(tx, imported, { before, after });
  await check(others);
  return { numbers: [...numbers, ...others], addedBytes };
}

/** Refuses a change of more than is held at a time. */
async function requireBytes(
  tx: Knex.Transaction,
  imported: PassportImport,
  numbers: readonly number[],
): Promise<void> {
  const known = await importRowPages(tx, imported).fitting(numbers, Infinity);
  const fitting = await importRowPages(tx, imported).fitting(numbers, bytesOfChange);
  if (fitting.length === known.length) return;
  const message = `The rows of one change hold at most ${bytesOfChange} bytes. Change fewer at once.`;
  throw ApiError.badRequest(message, { code: 'IMPORT_TOO_LARGE' });
}

async function requireRows(
  tx: Knex.Transaction,
  imported: PassportImport,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, StoredRow>> {
  const rows = await importRowRepository(tx, imported).listByNumber(numbers);
  const found = new Map(rows.map((row) => [row.number, row]));
  const missing = numbers.find((number) => !found.has(number));
  if (missing !== undefined) throw notFound(`There is no row ${missing}.`);
  const published = rows.find(({ state }) => state === 'DONE');
  if (!published) return found;
  const message = `Row ${published.number} is published already.`;
  throw ApiError.conflict(message, { code: 'IMPORT_ROW_PUBLISHED' });
}

/** @returns By how many bytes the cells grew. */
async function saveCells(
  tx: Knex.Transaction,
  imported: PassportImport,
  {
    before,
    cells,
  }: {
    readonly before: ReadonlyMap<number, StoredRow>;
    readonly cells: RowChanges['cells'];
  },
): Promise<number> {
  const changed = new Map<number, string[]>();
  for (const { row, column, value } of cells) {
    const of = changed.get(row) ?? [...(before.get(row)?.cells ?? [])];
    if (column >= of.length) throw notFound(`There is no column ${column}.`);
    if (Buffer.byteLength(value) > MAX_CELL_BYTES) throw tooLarge('A cell');
    of[column] = value;
    changed.set(row, of);
  }
  let added = 0;
  for (const [number, of] of changed) {
    const bytes = of.reduce((sum, cell) => sum + Buffer.byteLength(cell), 0);
    if (bytes > MAX_ROW_BYTES) throw tooLarge('A row');
    added += bytes - (before.get(number)?.bytes ?? 0);
    await importRowRepository(tx, imported).saveCells({ number, cells: of, bytes });
  }
  if (added > 0 && imported.bytes + added > MAX_STORED_BYTES) throw tooLarge('The table');
  return added;
}

/** Rows of the same product behind those that changed: at most one for each pair that a row had or has. */
async function neighboursOf(
  tx: Knex.Transaction,
  imported: PassportImport,
  {
    before,
    after,
  }: {
    readonly before: ReadonlyMap<number, StoredRow>;
    readonly after: ReadonlyMap<number, StoredRow>;
  },
): Promise<number[]> {
  const { checkedTo } = imported;
  const found = new Set<number>();
  for (const [number, row] of before) {
    const now = after.get(number);
    const isSame = row.pair === now?.pair && row.state !== 'LEFT_OUT' && now?.state !== 'LEFT_OUT';
    if (isSame || number > checkedTo) continue;
    for (const pair of new Set([row.pair, now?.pair ?? null])) {
      const repository = importRowRepository(tx, imported);
      const next = pair && (await repository.nextOfPair(pair, { number, checkedTo }));
      if (next && !before.has(next)) found.add(next);
    }
  }
  return [...found].sort((one, other) => one - other);
}

function notFound(message: string): ApiError {
  return ApiError.badRequest(message, { code: 'IMPORT_ROW_NOT_FOUND' });
}

function tooLarge(what: string): ApiError {
  const message = `${what} would hold more bytes than it may.`;
  return ApiError.badRequest(message, { code: 'IMPORT_TOO_LARGE' });
}
