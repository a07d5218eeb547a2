import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createProcessStorage, type ProcessStorage } from '../support/process-storage.js';
import { runCommand } from '../support/run-command.js';
import { testDatabaseUrl, testEngine } from '../support/test-database.js';
import { exitCodeOf, explain } from '../../src/cli/cli.js';
import { migrateToLatest } from '../../src/platform/db/schema/migrate.js';
import {
  transferDatabase,
  TransferError,
} from '../../src/platform/db/transfer/transfer-database.js';
import { listTables } from '../../src/platform/db/transfer/table-shapes.js';
import {
  progressTable,
  transferProgress,
  UnfinishedTransferError,
} from '../../src/platform/db/transfer/transfer-progress.js';

let source: ProcessStorage;
const made: ProcessStorage[] = [];

/** Values that a text form or a JSON document would change. */
const oddTable = `
  create table odd_values (
    tenant_id uuid, place integer, text text, bytes bytea, document jsonb, list text[], at timestamptz,
    amount numeric, share double precision, primary key (tenant_id, place))`;
const oddRows = `
  insert into odd_values
  select '0190a2b4-5c6d-7e8f-9a0b-1c2d3e4f5a6b', place, e'a\\\\b"c\\n{NULL},é\\u2028', '\\x00ff5c'::bytea,
    'null'::jsonb, array['a,b', null, '"', '{}', ''], '2026-03-29 01:59:59.123456+02', 1e-30, 0.1 + 0.2
  from generate_series(1, 2500) as place;
  insert into odd_values values ('0190a2b4-5c6d-7e8f-9a0b-1c2d3e4f5a6b', 0)`;
const keylessTable = 'create table odd_list (text text)';

async function newTarget(): Promise<ProcessStorage> {
  const storage = await createProcessStorage();
  made.push(storage);
  await storage.inspect(async ({ knex }) => {
    await migrateToLatest(knex);
    await knex.raw(`${oddTable}; ${keylessTable}`);
  });
  return storage;
}

const transfer = (target: ProcessStorage, onProgress?: (table: string, copied: number) => void) =>
  source.inspect((from) =>
    target.inspect((to) =>
      transferDatabase({
        source: from.knex,
        target: to.knex,
        ...(onProgress && { onProgress }),
      }),
    ),
  );

/** Stops at the second batch of a table, as a kill does. */
const stopIn = (name: string) => {
  let batches = 0;
  return (table: string) => {
    if (table === name && ++batches === 2) throw new Error('killed');
  };
};

/** The private keys open with the vault key of before. */
const withKeyOfSource = (target: ProcessStorage): ProcessStorage => ({
  ...target,
  environment: { ...target.environment, VAULT_KEY: source.environment.VAULT_KEY ?? '' },
});

beforeAll(async () => {
  source = await createProcessStorage('');
  await runCommand(source, 'seed-demo');
  await source.inspect(({ knex }) =>
    knex.raw(
      `${oddTable}; ${keylessTable}; ${oddRows}; insert into odd_list select 'same' from generate_series(1, 2100)`,
    ),
  );
}, 120_000);
// One after the other: a schema that is dropped locks each of its tables.
afterEach(async () => {
  for (const storage of made.splice(0)) await storage.remove();
});
afterAll(() => source.remove());

/** An embedded target takes seconds for each test, and nobody has one. */
const onPostgres = it.runIf(testDatabaseUrl);

describe(`a transfer of an embedded database to ${testEngine}`, () => {
  it('copies every row, and finds both databases equal', async () => {
    const target = await newTarget();
    const tables = await transfer(target);
    const rowsOf = (name: string) => tables.find((table) => table.name === name)?.rows;
    expect(rowsOf('odd_values')).toBe(2501);
    expect(rowsOf('odd_list')).toBe(2100);
    expect(rowsOf('passports')).toBe(3);
    expect(rowsOf('audit_log')).toBeGreaterThan(5);
    const read = (storage: ProcessStorage) =>
      storage.inspect(async ({ knex }) => {
        const sql = `select odd_values::text as row from odd_values where place = 7`;
        return (await knex.raw<{ rows: { row: string }[] }>(sql)).rows;
      });
    expect(await read(target)).toEqual(await read(source));
  });

  onPostgres('leaves constraints, triggers and numbering as they were', async () => {
    const target = await newTarget();
    const look = (storage: ProcessStorage) =>
      storage.inspect(async ({ knex }) => {
        const { rows } = await knex.raw<{ rows: { name: string }[] }>(
          `select conname::text || ' ' || pg_get_constraintdef(oid) as name from pg_constraint
             where connamespace = current_schema()::regnamespace and contype <> 'n'
           union all
           select tgname::text || ' ' || tgenabled::text from pg_trigger join pg_class on pg_class.oid = tgrelid
             where relnamespace = current_schema()::regnamespace and not tgisinternal
           order by 1`,
        );
        return rows;
      });
    const before = await look(target);
    await transfer(target);
    expect(await look(target)).toEqual(before);
    expect(before.length).toBeGreaterThan(50);
  });

  onPostgres('gives a database on which the audit chains verify and commands go on', async () => {
    const target = await newTarget();
    await transfer(target);
    const storage = withKeyOfSource(target);
    const verdict = await runCommand(storage, 'audit', 'verify');
    expect(verdict).toMatch(/intact|verified|ok/i);
    const args = ['tenant', 'create', '--name', 'New', '--subdomain', 'new-one'];
    expect(await runCommand(storage, ...args)).toContain('new-one');
  });

  onPostgres.each(['odd_values', 'odd_list'])(
    'goes on where it was stopped in %s',
    async (table) => {
      const target = await newTarget();
      await expect(transfer(target, stopIn(table))).rejects.toThrow('killed');
      const copied: string[] = [];
      const tables = await transfer(target, (name) => void copied.push(name));
      expect(tables.find(({ name }) => name === table)?.rows).toBeGreaterThan(2000);
      // Tables before it are not copied again.
      expect(copied[0]).toBe(table);
    },
  );

  onPostgres('lets no server run on a part of the rows', async () => {
    const target = await newTarget();
    await expect(transfer(target, stopIn('odd_values'))).rejects.toThrow('killed');
    const refusal: unknown = await runCommand(target, 'tenant', 'list').catch(
      (error: unknown) => error,
    );
    expect(refusal).toBeInstanceOf(UnfinishedTransferError);
    expect(explain(refusal)).toContain('dpp transfer');
    await transfer(target);
    expect(await runCommand(withKeyOfSource(target), 'migrate')).toContain('up to date');
  });

  onPostgres('refuses a target that has rows, and leaves it as it is', async () => {
    const target = await newTarget();
    await target.inspect(({ knex }) => knex('odd_list').insert({ text: 'mine' }));
    await expect(transfer(target)).rejects.toThrow(/odd_list of the target has rows already/);
    expect(await runCommand(target, 'migrate')).toBe('The schema is up to date.\n');
  });

  onPostgres('refuses a target whose tables have other columns', async () => {
    const target = await newTarget();
    await target.inspect(({ knex }) => knex.raw('alter table odd_list add column more text'));
    await expect(transfer(target)).rejects.toThrow(/odd_list. Migrate both first/);
  });

  onPostgres('finds each row that is another one in the target', async () => {
    const target = await newTarget();
    const tables = await transfer(target);
    const compareAgain = (change: string) =>
      source.inspect((from) =>
        target.inspect(async ({ knex }) => {
          const progress = transferProgress(knex);
          await progress.begin();
          for (const { name } of await listTables(knex, { except: progressTable })) {
            await progress.save(name, { lastKey: undefined, copied: 0, isComplete: true });
          }
          await knex.raw(change);
          return transferDatabase({ source: from.knex, target: knex });
        }),
      );
    for (const [change, undo] of [
      [
        `update odd_values set text = 'x' where place = 0`,
        'update odd_values set text = null where place = 0',
      ],
      [`insert into odd_list values ('more')`, `delete from odd_list where text = 'more'`],
      [
        `update odd_values set list = '{}' where place = 0`,
        'update odd_values set list = null where place = 0',
      ],
      [
        `update odd_values set document = 'null' where place = 0`,
        'update odd_values set document = null where place = 0',
      ],
      [
        `delete from odd_values where place = 0`,
        `insert into odd_values values ('0190a2b4-5c6d-7e8f-9a0b-1c2d3e4f5a6b', 0)`,
      ],
    ] as const) {
      await expect(compareAgain(change), change).rejects.toThrow(TransferError);
      await target.inspect(({ knex }) => knex.raw(undo));
    }
    await expect(compareAgain('select 1')).resolves.toHaveLength(tables.length);
  });
});

describe.skipIf(testDatabaseUrl === undefined)('dpp transfer', () => {
  const embedded = (target: ProcessStorage, changes: Readonly<Record<string, string>> = {}) => ({
    ...target,
    environment: {
      ...target.environment,
      DATA_DIR: source.environment.DATA_DIR ?? '',
      ...changes,
    },
  });

  it('fills the database that DATABASE_URL names from the one in DATA_DIR', async () => {
    const target = await newTarget();
    const printed = await runCommand(embedded(target), 'transfer');
    expect(printed).toMatch(/^2501 {2}odd_values$/m);
    expect(printed).toMatch(/rows in \d+ tables are equal in both databases/);
  });

  it('goes on where it was stopped', async () => {
    const target = await newTarget();
    await expect(transfer(target, stopIn('odd_values'))).rejects.toThrow('killed');
    expect(await runCommand(embedded(target), 'transfer')).toMatch(/equal in both databases/);
  });

  it.each([
    ['a folder without an embedded database', { DATA_DIR: '/nonexistent' }, /no embedded database/],
    [
      'a database that does not answer',
      { DATABASE_URL: 'postgres://root@127.0.0.1:9/test' },
      /DATABASE_URL/,
    ],
  ])('refuses %s', async (_what, changes, message) => {
    const target = await newTarget();
    const error: unknown = await runCommand(embedded(target, changes), 'transfer').catch(
      (e: unknown) => e,
    );
    expect(explain(error)).toMatch(message);
    expect(exitCodeOf(error)).toBe(1);
  });
});

it('dpp transfer needs to know which database it fills', async () => {
  const error: unknown = await runCommand(source, 'transfer').catch((e: unknown) => e);
  expect(explain(error)).toContain('DATABASE_URL is missing');
});
