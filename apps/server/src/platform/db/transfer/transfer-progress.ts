import type { Knex } from 'knex';
import type { KeyText } from './copy-table.js';

/** Holds how far a transfer is, in the database that it fills. Its presence says that the transfer is not complete. */
export const progressTable = 'transfer_progress';

/** A database into which a transfer has not written everything yet. */
export class UnfinishedTransferError extends Error {
  override readonly name = 'UnfinishedTransferError';

  constructor() {
    super(
      'A transfer into this database is not complete: run `dpp transfer` again, it goes on where it ended.',
    );
  }
}

/** @throws {@link UnfinishedTransferError} where a server would run on a part of its rows. */
export async function requireNoTransfer(db: Knex): Promise<void> {
  if (await isUnfinished(db)) throw new UnfinishedTransferError();
}

async function isUnfinished(db: Knex): Promise<boolean> {
  const { rows } = await db.raw<{ rows: [{ found: boolean }] }>(
    'select to_regclass(?) is not null as found',
    [progressTable],
  );
  return rows[0].found;
}

/** How far a table is. */
export interface TableProgress {
  readonly lastKey: KeyText | undefined;
  readonly copied: number;
  readonly isComplete: boolean;
}

interface ProgressRow {
  readonly name: string;
  readonly last_key: KeyText | null;
  readonly copied: number;
  readonly is_complete: boolean;
}

export function transferProgress(db: Knex) {
  return {
    isUnfinished: () => isUnfinished(db),

    begin: () =>
      db.raw(`create table if not exists ${progressTable} (
        name text primary key,
        last_key jsonb,
        copied bigint not null,
        is_complete boolean not null
      )`),

    async find(name: string): Promise<TableProgress | undefined> {
      const row = await db<ProgressRow>(progressTable).where({ name }).first();
      return (
        row && {
          lastKey: row.last_key ?? undefined,
          copied: row.copied,
          isComplete: row.is_complete,
        }
      );
    },

    async save(name: string, { lastKey, copied, isComplete }: TableProgress): Promise<void> {
      const row = {
        name,
        last_key: lastKey === undefined ? null : JSON.stringify(lastKey),
        copied,
        is_complete: isComplete,
      };
      await db(progressTable).insert(row).onConflict('name').merge();
    },

    end: () => db.schema.dropTable(progressTable),
  };
}
