import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmptyDatabase, testEngine } from '../../../test/support/test-database.js';
import type { Database } from './database.js';

describe(`a database opened on ${testEngine}`, () => {
  let database: Database;

  beforeAll(async () => {
    database = await openEmptyDatabase();
    await database.knex.raw(
      'create table samples (id bigint primary key, at timestamptz, document json, flag boolean)',
    );
  });
  afterAll(() => database.close());

  it('names no value in the message of an error', async () => {
    const row = { id: 1, document: '"canary-value"' };
    await database.knex('samples').insert(row);
    const error = await database.knex('samples').insert(row).catch(String);
    expect(error).toMatch(/samples/);
    expect(error).not.toContain('canary-value');
  });

  it('reads the same JavaScript values on every engine', async () => {
    const at = new Date(Date.UTC(2027, 0, 1, 12));
    const document = '{"b":1.50,"a":[null]}';
    await database.knex('samples').insert({ id: 2, at, document, flag: true });
    const row: unknown = await database.knex('samples').where({ id: 2 }).first();
    expect(row).toEqual({ id: 2, at, document: { b: 1.5, a: [null] }, flag: true });
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
