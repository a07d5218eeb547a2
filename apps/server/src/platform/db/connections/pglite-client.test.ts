import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../database.js';

describe('the embedded database behind Knex', () => {
  let database: Database;
  beforeAll(async () => {
    const logger = pino({ level: 'silent' });
    database = await openDatabase({ dataDirectory: 'memory://', logger });
    await database.knex.raw('create table t (id integer primary key, doc json, at timestamptz)');
  });
  afterAll(() => database.close());

  it('reads columns as the PostgreSQL driver does', async () => {
    const at = new Date('2026-11-21T09:30:00.123Z');
    await database.knex('t').insert({ id: 1, doc: JSON.stringify({ b: 1, a: [2] }), at });
    const row: unknown = await database.knex('t').where({ id: 1 }).first();
    expect(row).toEqual({ id: 1, doc: { b: 1, a: [2] }, at });
    expect(await database.knex('t').count('* as n')).toEqual([{ n: 1 }]);
  });

  it('runs several statements at once, as migrations send them', async () => {
    await database.knex.raw('create table a (x integer); create table b (x integer)');
    expect(await database.knex('b').select('*')).toEqual([]);
  });

  it('reports a constraint violation by its SQLSTATE', async () => {
    await database.knex('t').insert({ id: 2 });
    await expect(database.knex('t').insert({ id: 2 })).rejects.toMatchObject({ code: '23505' });
  });

  it('keeps transactions apart from what runs beside them', async () => {
    const outside = database.knex.transaction(async (tx) => {
      await tx('t').insert({ id: 3 });
      throw new Error('roll back');
    });
    const counted = database.knex('t').where({ id: 3 }).count('* as n');
    await expect(outside).rejects.toThrow('roll back');
    expect(await counted).toEqual([{ n: 0 }]);
  });

  it('raises its generation with every write, and with nothing else', async () => {
    const generation = database.generation!;
    const before = generation();
    await database.knex('t').select('*');
    await database.knex.raw('select 1');
    await database.knex.transaction((tx) => tx('t').select('*'));
    expect(generation()).toBe(before);
    await database.knex('t').insert({ id: 4 });
    const afterInsert = generation();
    expect(afterInsert).toBeGreaterThan(before);
    await database.knex.raw(
      'with gone as (delete from t where id = 4 returning id) select * from gone',
    );
    const afterDelete = generation();
    expect(afterDelete).toBeGreaterThan(afterInsert);
    const undone = database.knex.transaction(async (tx) => {
      await tx('t').insert({ id: 5 });
      const inside = generation();
      expect(inside).toBeGreaterThan(afterDelete);
      throw new Error(String(inside));
    });
    const { message } = (await undone.catch((error: unknown) => error)) as Error;
    expect(generation()).toBeGreaterThan(Number(message));
  });
});
