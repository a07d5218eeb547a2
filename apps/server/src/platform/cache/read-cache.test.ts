import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmptyDatabase, testDatabaseUrl } from '../../../test/support/test-database.js';
import type { Database } from './database.js';
import { RememberedReads } from './remembered-reads.js';

const answer = (text: string) => () => Promise.resolve(text);

describe('RememberedReads', () => {
  it('asks once while nothing is written', async () => {
    const reads = new RememberedReads<string>(() => 1, 10);
    await reads.find('key', answer('first'));
    expect(await reads.find('key', answer('second'))).toBe('first');
    expect(await reads.find('other', answer('second'))).toBe('second');
  });

  it('asks once for all who ask at the same time', async () => {
    const reads = new RememberedReads<string>(() => 1, 10);
    const asked = ['first', 'second', 'third'].map((text) => reads.find('key', answer(text)));
    expect(await Promise.all(asked)).toEqual(['first', 'first', 'first']);
  });

  it('asks again after any write', async () => {
    let generation = 1;
    const reads = new RememberedReads<string>(() => generation, 10);
    await reads.find('key', answer('old'));
    generation++;
    expect(await reads.find('key', answer('new'))).toBe('new');
  });

  it('does not keep what was read while a write began', async () => {
    let generation = 1;
    const reads = new RememberedReads<string>(() => generation, 10);
    await reads.find('key', () => {
      generation++;
      return Promise.resolve('read before the write');
    });
    expect(await reads.find('key', answer('read after'))).toBe('read after');
  });

  it('does not remember a failure', async () => {
    const reads = new RememberedReads<string>(() => 1, 10);
    await expect(reads.find('key', () => Promise.reject(new Error('away')))).rejects.toThrow();
    expect(await reads.find('key', answer('back'))).toBe('back');
  });

  it('gives up the least used beyond its size', async () => {
    const reads = new RememberedReads<string>(() => 1, 2);
    for (const key of ['a', 'b', 'c']) await reads.find(key, answer('old'));
    expect(await reads.find('a', answer('new'))).toBe('new');
    expect(await reads.find('c', answer('new'))).toBe('old');
  });

  it('always asks where others write too', async () => {
    const reads = new RememberedReads<string>(undefined, 10);
    await reads.find('key', answer('first'));
    expect(await reads.find('key', answer('second'))).toBe('second');
  });
});

describe.skipIf(testDatabaseUrl)('reads remembered on the embedded database', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openEmptyDatabase();
    await database.knex.raw('create table keys (id integer primary key, revoked boolean)');
    await database.knex('keys').insert({ id: 1, revoked: false });
  });
  afterAll(() => database.close());

  it('are never older than a write that was answered, however the two overlap', async () => {
    const reads = new RememberedReads<{ revoked: boolean } | undefined>(database.generation, 10);
    const read = () =>
      reads.find('key', () => database.knex<{ revoked: boolean }>('keys').first('revoked'));
    for (let round = 0; round < 20; round++) {
      const revoked = round % 2 === 0;
      let written = false;
      const write = database.knex
        .transaction((tx) => tx('keys').update({ revoked }))
        .then(() => (written = true));
      // Before, between and after the statements of the transaction.
      while (!written) await read();
      await write;
      expect(await read()).toEqual({ revoked });
    }
  });
});
