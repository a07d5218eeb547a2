import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmptyDatabase, testDatabaseUrl } from '../../../test/support/test-database.js';
import type { Database } from '../db/database.js';
import { generationEpochs } from './epochs.js';
import { ReadCache } from './read-cache.js';

interface Found {
  readonly text: string;
}

const answer = (text: string) => () => Promise.resolve({ text });
const nothing = () => Promise.resolve(undefined);

const cacheAt = (generation: (() => number) | undefined, maxBytes = 10_000) =>
  new ReadCache<Found>({
    name: 'texts',
    epochs: generationEpochs(generation),
    maxBytes,
    maxMissBytes: 2000,
    bytesOf: ({ text }) => text.length,
  });
const sizesOf = (cache: ReadCache<Found>) => cache.gauges.map((each) => each.sizeBytes());

describe('ReadCache', () => {
  it('asks once while nothing is written', async () => {
    const cache = cacheAt(() => 1);
    await cache.find(['text', 'one'], answer('first'));
    expect(await cache.find(['text', 'one'], answer('second'))).toEqual({ text: 'first' });
    expect(await cache.find(['text', 'other'], answer('second'))).toEqual({ text: 'second' });
  });

  it('asks once for all who ask at the same time', async () => {
    const cache = cacheAt(() => 1);
    const asked = ['first', 'second', 'third'].map((text) =>
      cache.find(['text', 'one'], answer(text)),
    );
    const found = (await Promise.all(asked)).map((each) => each?.text);
    expect(found).toEqual(['first', 'first', 'first']);
  });

  it('asks again after any write, and holds nothing of before', async () => {
    let generation = 1;
    const cache = cacheAt(() => generation);
    for (const name of ['one', 'two', 'three']) await cache.find(['text', name], answer('old'));
    const [before = 0] = sizesOf(cache);
    generation++;
    expect(await cache.find(['text', 'one'], answer('new'))).toEqual({ text: 'new' });
    expect(sizesOf(cache)[0]).toBeLessThan(before);
  });

  it('does not keep what was read while a write began', async () => {
    let generation = 1;
    const cache = cacheAt(() => generation);
    await cache.find(['text', 'one'], () => {
      generation++;
      return Promise.resolve({ text: 'read before the write' });
    });
    expect(await cache.find(['text', 'one'], answer('after'))).toEqual({ text: 'after' });
  });

  it('does not join a read that a write has overtaken', async () => {
    let generation = 1;
    const cache = cacheAt(() => generation);
    let finish: (found: Found) => void = () => undefined;
    const slow = cache.find(['text', 'one'], () => new Promise((resolve) => (finish = resolve)));
    generation++;
    expect(await cache.find(['text', 'one'], answer('new'))).toEqual({ text: 'new' });
    finish({ text: 'old' });
    expect(await slow).toEqual({ text: 'old' });
    expect(await cache.find(['text', 'one'], answer('third'))).toEqual({ text: 'new' });
  });

  it('does not keep a failure', async () => {
    const cache = cacheAt(() => 1);
    const failing = () => Promise.reject(new Error('away'));
    await expect(cache.find(['text', 'one'], failing)).rejects.toThrow('away');
    expect(await cache.find(['text', 'one'], answer('back'))).toEqual({ text: 'back' });
  });

  it('holds no more than its bytes', async () => {
    const cache = cacheAt(() => 1, 5000);
    for (let i = 0; i < 50; i++) await cache.find(['text', `${i}`], answer('x'.repeat(1000)));
    expect(sizesOf(cache)[0]).toBeLessThanOrEqual(5000);
    expect(await cache.find(['text', '49'], answer('again'))).toEqual({ text: 'x'.repeat(1000) });
  });

  it('holds what is there, whatever is asked for in vain', async () => {
    const cache = cacheAt(() => 1);
    await cache.find(['text', 'there'], answer('first'));
    for (let i = 0; i < 500; i++) await cache.find(['text', `missing ${i}`], nothing);
    expect(await cache.find(['text', 'there'], answer('again'))).toEqual({ text: 'first' });
    expect(sizesOf(cache)[1]).toBeLessThanOrEqual(2000);
    expect(await cache.find(['text', 'missing 499'], answer('again'))).toBeUndefined();
  });

  it('always asks where others write too', async () => {
    const cache = cacheAt(undefined);
    await cache.find(['text', 'one'], answer('first'));
    expect(await cache.find(['text', 'one'], answer('second'))).toEqual({ text: 'second' });
    expect(sizesOf(cache)).toEqual([0, 0]);
  });
});

describe.skipIf(testDatabaseUrl)('reads cached on the embedded database', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openEmptyDatabase();
    await database.knex.raw('create table keys (id integer primary key, revoked boolean)');
    await database.knex('keys').insert({ id: 1, revoked: false });
  });
  afterAll(() => database.close());

  it('are never older than a write that was answered, however the two overlap', async () => {
    const cache = new ReadCache<{ revoked: boolean }>({
      name: 'keys',
      epochs: generationEpochs(database.generation),
      maxBytes: 10_000,
      maxMissBytes: 1000,
      bytesOf: () => 8,
    });
    const read = () =>
      cache.find(['key', '1'], () => database.knex<{ revoked: boolean }>('keys').first('revoked'));
    for (let round = 0; round < 20; round++) {
      const revoked = round % 2 === 0;
      let written = false;
      const write = database.knex
        .transaction((tx) => tx('keys').update({ revoked }))
        .then(() => (written = true));
      // Before, between and after the statements of the transaction.
      while (!written) {
        await read();
        // What is cached is found without a turn of the event loop, in which the write would go on.
        await nextTurn();
      }
      await write;
      expect(await read()).toEqual({ revoked });
    }
  });
});
