import { describe, expect, it } from 'vitest';
import { createMockApi } from './mock.js';
import { DppClient } from './client.js';
import type { ImportedPassports, RefusedRow } from './import-passports.js';
import type { ImportPassportsRow } from './schemas.js';
import { fakeTiming } from '../test/support/fake-timing.js';

const metadata: Record<string, unknown> = { category: 'textiles' };

/** A mock with an operator, and the sizes of the batches that reach it. */
async function start() {
  const mock = createMockApi();
  const { baseUrl, fetch } = mock;
  const client = new DppClient({ baseUrl, fetch, apiKey: 'key', timing: fakeTiming() });
  await client.operators.create({ name: 'Mill', regId: 'A' });
  const sizes = () =>
    mock.requests
      .filter((request) => request.path === '/api/v1/passports/bulk')
      .map(({ body }) => (body as { passports: unknown[] }).passports.length);
  return { mock, client, sizes };
}

function* rows(count: number, change: (at: number) => object = () => ({})) {
  for (let at = 0; at < count; at += 1) {
    yield { productId: `SKU-${at}`, metadata, ...change(at) } as ImportPassportsRow;
  }
}

async function* later(of: Iterable<ImportPassportsRow>) {
  for (const row of of) {
    await Promise.resolve();
    yield row;
  }
}

describe('an import of a stream', () => {
  it.each([
    [0, []],
    [1, [1]],
    [200, [200]],
    [201, [200, 1]],
    [450, [200, 200, 50]],
  ])('of %i rows is sent in batches of %j', async (count, batches) => {
    const { client, sizes } = await start();
    const done = await client.passports.importMany(later(rows(count)));
    expect(done).toEqual({ rows: count, inserted: count, updated: 0, refused: 0 });
    expect(sizes()).toEqual(batches);
  });

  it('keeps each batch within 1 MiB, and refuses a row that no request can hold', async () => {
    const { client, sizes } = await start();
    const refusals: RefusedRow[] = [];
    const textOf = (at: number) => 'x'.repeat(at === 2 ? 1_100_000 : 400_000);
    const long = rows(5, (at) => ({ metadata: { category: 'textiles', note: textOf(at) } }));
    const onRefused = (row: RefusedRow) => void refusals.push(row);
    const done = await client.passports.importMany(long, { onRefused });
    expect(done).toEqual({ rows: 5, inserted: 4, updated: 0, refused: 1 });
    expect(sizes()).toEqual([2, 2]);
    expect(refusals).toMatchObject([{ index: 2, productId: 'SKU-2' }]);
  });

  it('goes on after rows that are refused, and names each by its place', async () => {
    const { client } = await start();
    const refusals: RefusedRow[] = [];
    const onRefused = (row: RefusedRow) => void refusals.push(row);
    const twice = rows(300, (at) => (at === 250 ? { productId: 'SKU-3' } : {}));
    const done = await client.passports.importMany(twice, { onRefused });
    expect(done).toEqual({ rows: 300, inserted: 299, updated: 0, refused: 1 });
    expect(refusals.map(({ index, productId }) => [index, productId])).toEqual([[250, 'SKU-3']]);
  });

  it('names the second of two rows of one product, in either order of the errors', async () => {
    const { mock, client } = await start();
    const errors = ['[SKU: SKU-2] b', '[SKU: SKU-0] a', '[SKU: SKU-0] c', '[SKU: gone] d'];
    const reply = { success: true, message: '', insertedCount: 1, updatedCount: 2, results: [] };
    mock.reply('POST /api/v1/passports/bulk', { status: 201, json: { ...reply, errors } });
    const refusals: unknown[] = [];
    const onRefused = ({ index, message }: RefusedRow) => void refusals.push([index, message]);
    const twice = rows(6, (at) => (at === 4 || at === 5 ? { productId: 'SKU-0' } : {}));
    const done = await client.passports.importMany(twice, { onRefused });
    expect(done).toEqual({ rows: 6, inserted: 1, updated: 2, refused: 4 });
    expect(refusals).toEqual([
      [2, 'b'],
      [5, 'a'],
      [4, 'c'],
      [undefined, '[SKU: gone] d'],
    ]);
  });

  it('counts a batch of which every row is refused', async () => {
    const { client } = await start();
    const done = await client.passports.importMany(rows(3, () => ({ metadata: {} })));
    expect(done).toEqual({ rows: 3, inserted: 0, updated: 0, refused: 3 });
  });

  it('reports its progress, and is resumed where it was interrupted without importing twice', async () => {
    const { mock, client } = await start();
    const progress: ImportedPassports[] = [];
    const options = {
      idempotencyKeyPrefix: 'catalogue',
      onProgress: (done: ImportedPassports) => void progress.push(done),
    };
    const broken = rows(450, (at) => {
      if (at === 350) throw new Error('The file ends here.');
      return {};
    });
    await expect(client.passports.importMany(broken, options)).rejects.toThrow('The file ends');
    expect(progress).toEqual([{ rows: 200, inserted: 200, updated: 0, refused: 0 }]);
    const done = await client.passports.importMany(rows(450), { ...options, skip: 200 });
    expect(done).toEqual({ rows: 450, inserted: 250, updated: 0, refused: 0 });
    const keys = mock.requests.map(({ headers }) => headers['idempotency-key']).filter(Boolean);
    expect(keys).toEqual(['catalogue-0', 'catalogue-200', 'catalogue-400']);
  });

  it('sends a batch that the server took without an answer again with the same key', async () => {
    const { mock, client } = await start();
    await client.passports.importMany(rows(10), { idempotencyKeyPrefix: 'p' });
    const again = await client.passports.importMany(rows(10), { idempotencyKeyPrefix: 'p' });
    expect(again).toEqual({ rows: 10, inserted: 10, updated: 0, refused: 0 });
    expect((await client.passports.list({ limit: 100 })).items).toHaveLength(10);
    expect(mock.requests.at(-1)?.path).toBe('/api/v1/passports');
  });

  it('stores nothing in a dry run, and sends no key', async () => {
    const { mock, client } = await start();
    const done = await client.passports.importMany(rows(2), { dryRun: true });
    expect(done.inserted).toBe(2);
    expect(mock.requests.at(-1)?.headers).not.toHaveProperty('idempotency-key');
    expect((await client.passports.list()).items).toEqual([]);
  });

  it.each([-1, 0.5, Number.NaN])('refuses to skip %d rows', async (skip) => {
    const { client } = await start();
    const call = client.passports.importMany(rows(1), { skip });
    await expect(call).rejects.toHaveProperty('code', 'INVALID_ARGUMENT');
  });

  it('is one request for an array, however it is called', async () => {
    const { client, sizes } = await start();
    const reply = await client.passports.importMany([...rows(3)]);
    expect(reply.insertedCount).toBe(3);
    expect(sizes()).toEqual([3]);
  });
});
