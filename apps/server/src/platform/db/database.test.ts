import { inspect } from 'node:util';
import type { Knex } from 'knex';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  openEmptyDatabase,
  testDatabaseUrl,
  testEngine,
} from '../../../test/support/test-database.js';
import { openDatabase, serverStatementTimeouts, type Database } from './database.js';

describe(`a database opened on ${testEngine}`, () => {
  let database: Database;

  beforeAll(async () => {
    database = await openEmptyDatabase();
    await database.knex.raw(
      'create table samples (id bigint primary key, at timestamptz, document json, flag boolean, secret text unique)',
    );
  });
  afterAll(() => database.close());

  it.each<[string, (knex: Knex) => Promise<unknown>]>([
    ['a key that is there', (knex) => knex('samples').insert({ id: 7, secret: 'canary' })],
    ['a null where none may be', (knex) => knex('samples').insert({ secret: 'canary' })],
    [
      'a statement in a transaction',
      (knex) => knex.transaction((tx) => tx('samples').insert({ secret: 'canary' })),
    ],
  ])('gives an error for %s that holds no value', async (_name, run) => {
    await database.knex('samples').insert({ id: 7, secret: 'canary' }).onConflict().ignore();
    const error: unknown = await run(database.knex).catch((caught: unknown) => caught);
    expect(String(error)).toContain('samples');
    expect(inspect(error, { depth: 9, showHidden: true })).not.toContain('canary');
  });

  it('reads the same JavaScript values on every engine', async () => {
    const at = new Date(Date.UTC(2027, 0, 1, 12));
    const document = '{"b":1.50,"a":[null]}';
    await database.knex('samples').insert({ id: 2, at, document, flag: true });
    const row: unknown = await database.knex('samples').where({ id: 2 }).first();
    expect(row).toEqual({ id: 2, at, document: { b: 1.5, a: [null] }, flag: true, secret: null });
  });

  it('rolls a transaction back as a whole', async () => {
    const failing = database.knex.transaction(async (tx) => {
      await tx('samples').insert({ id: 3 });
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(await database.knex('samples').where({ id: 3 })).toEqual([]);
  });
});

describe.runIf(testDatabaseUrl)('a PostgreSQL server', () => {
  const open = (changes: object = {}) =>
    openDatabase({
      databaseUrl: testDatabaseUrl,
      dataDirectory: 'unused',
      logger: pino({ level: 'silent' }),
      ...changes,
    });
  const settingOf = async (database: Database, name: string) => {
    const { rows } = await database.knex.raw<{ rows: [{ setting: string }] }>(
      'select current_setting(?) as setting',
      [name],
    );
    return rows[0].setting;
  };

  it.each([
    ['statement_timeout', '10s'],
    ['lock_timeout', '5s'],
    ['idle_in_transaction_session_timeout', '15s'],
  ])('bounds %s for a server, and not for a command', async (name, setting) => {
    for (const [statementTimeouts, expected] of [
      [serverStatementTimeouts, setting],
      [undefined, '0'],
    ]) {
      const database = await open({ statementTimeouts });
      expect(await settingOf(database, name)).toBe(expected);
      await database.close();
    }
  });

  it('is let go of while a statement and a transaction are still open', async () => {
    const database = await open();
    const statement = database.knex.raw('select pg_sleep(60)').catch(() => 'cut');
    const transaction = database.knex.transaction(async (tx) => {
      await tx.raw('select 1');
      await statement;
      await tx.raw('select 1');
    });
    const undone = transaction.catch(() => 'undone');
    await database.knex.raw('select 1');
    const startedAt = performance.now();
    await database.close();
    expect(performance.now() - startedAt).toBeLessThan(5_000);
    expect(await Promise.all([statement, undone])).toEqual(['cut', 'undone']);
  });
});
