import { inspect } from 'node:util';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmptyDatabase, testEngine } from '../../../test/support/test-database.js';
import type { Database } from './database.js';

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
