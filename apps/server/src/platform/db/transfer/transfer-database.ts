import type { Knex } from 'knex';
import {
  digestTable,
  readBatch,
  writeBatch,
  writeTextsAlike,
  type TableDigest,
} from './copy-table.js';
import { listForeignKeys, listSequences, listTables, type TableShape } from './table-shapes.js';
import { progressTable, transferProgress } from './transfer-progress.js';

/** The rows of one database cannot become those of the other; the message says what to do. */
export class TransferError extends Error {
  override readonly name = 'TransferError';
}

interface Transfer {
  /** Nothing else may write to it meanwhile. */
  readonly source: Knex;
  /** By the owner of its tables, at the same migration as the source. */
  readonly target: Knex;
  /** Called after each batch. */
  readonly onProgress?: (table: string, copied: number) => void;
}

/** A table that was copied whole, and compared. */
export interface TransferredTable extends TableDigest {
  readonly name: string;
}

/**
 * Copies every row into an empty database and compares both, table by table. A transfer that ended before goes on
 * behind its last batch, which was committed together with the note of how far it is.
 *
 * @throws {@link TransferError} when the target has rows of its own, or is not equal afterwards.
 */
export async function transferDatabase(transfer: Transfer): Promise<TransferredTable[]> {
  const { source, target } = transfer;
  const tables = await requireEqualTables(source, target);
  const progress = transferProgress(target);
  if (!(await progress.isUnfinished())) {
    await requireEmpty(target, tables);
    await target(tableWithRows).delete();
    await progress.begin();
  }
  // Rows refer to rows of later batches. The constraints are checked when they come back.
  await dropForeignKeys(target);
  for (const table of tables) await copyTable(transfer, table);
  await addForeignKeys(source, target);
  await copySequences(source, target);
  const compared = await compareTables(transfer, tables);
  await progress.end();
  return compared;
}

/** Both at the same migration have the same columns, unless somebody changed one by hand. */
async function requireEqualTables(source: Knex, target: Knex): Promise<TableShape[]> {
  const [tables, others] = await Promise.all(
    [source, target].map((db) => listTables(db, { except: progressTable })),
  );
  const described = new Map(others?.map((table) => [table.name, JSON.stringify(table)]));
  const different = tables?.filter((table) => described.get(table.name) !== JSON.stringify(table));
  if (!tables || !different || different.length > 0) {
    const names = different?.map(({ name }) => name).join(', ');
    throw new TransferError(`These tables differ in their columns: ${names}. Migrate both first.`);
  }
  return tables;
}

/** Has a row from its migration on: when servers deleted last what is over. */
const tableWithRows = 'sweeps';

async function requireEmpty(target: Knex, tables: readonly TableShape[]): Promise<void> {
  for (const { name } of tables) {
    if (name === tableWithRows) continue;
    if (await target(name).first(target.raw('1'))) {
      throw new TransferError(
        `The table ${name} of the target has rows already: name an empty database.`,
      );
    }
  }
}

async function copyTable(
  { source, target, onProgress }: Transfer,
  table: TableShape,
): Promise<void> {
  // Without a key there is no telling where to go on: such a table is copied in one transaction.
  const isWhole = table.keyColumns.length === 0;
  let isComplete = false;
  while (!isComplete) {
    isComplete = await target.transaction(async (tx) => {
      await writeTextsAlike(tx);
      const progress = transferProgress(tx);
      let {
        lastKey,
        copied,
        isComplete: done,
      } = (await progress.find(table.name)) ?? {
        lastKey: undefined,
        copied: 0,
        isComplete: false,
      };
      while (!done) {
        const after = lastKey;
        const batch = await source.transaction(async (reading) => {
          await writeTextsAlike(reading);
          return readBatch(reading, table, after);
        });
        done = batch === undefined;
        if (batch) {
          await writeBatch(tx, table, batch.rows);
          lastKey = batch.lastKey;
          copied += batch.rows.length;
          onProgress?.(table.name, copied);
          if (!isWhole) break;
        }
      }
      await progress.save(table.name, { lastKey, copied, isComplete: done });
      return done;
    });
  }
}

async function dropForeignKeys(target: Knex): Promise<void> {
  for (const { table, name } of await listForeignKeys(target)) {
    await target.raw('alter table ?? drop constraint ??', [table, name]);
  }
}

async function addForeignKeys(source: Knex, target: Knex): Promise<void> {
  for (const { table, name, definition } of await listForeignKeys(source)) {
    await target.raw(`alter table ?? add constraint ?? ${definition}`, [table, name]);
  }
}

async function copySequences(source: Knex, target: Knex): Promise<void> {
  for (const name of await listSequences(source)) {
    const [state] = await source
      .withSchema('')
      .from(name)
      .select<{ last_value: number; is_called: boolean }[]>('last_value', 'is_called');
    if (!state) continue;
    await target.raw('select setval(?::regclass, ?, ?)', [name, state.last_value, state.is_called]);
  }
}

/** What reached the target is compared with what is in the source, not with what was sent. */
async function compareTables(
  { source, target }: Transfer,
  tables: readonly TableShape[],
): Promise<TransferredTable[]> {
  const compared: TransferredTable[] = [];
  for (const table of tables) {
    const [there, here] = await Promise.all(
      [target, source].map((db) =>
        db.transaction(async (tx) => {
          await writeTextsAlike(tx);
          return digestTable(tx, table);
        }),
      ),
    );
    if (!there || !here || there.rows !== here.rows || there.sums !== here.sums) {
      throw new TransferError(
        `The table ${table.name} has ${there?.rows} rows in the target and ${here?.rows} in the source, or other values: something wrote to one of them. Empty the target and begin again.`,
      );
    }
    compared.push({ name: table.name, ...there });
  }
  return compared;
}
