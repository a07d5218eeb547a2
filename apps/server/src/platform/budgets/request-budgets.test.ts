import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../test/support/test-database.js';
import type { Database } from '../db/database.js';
import { databaseBudgets } from './database-budgets.js';
import { memoryBudgets, redisBudgets } from './limiter-budgets.js';
import { openRedis } from './open-budgets.js';
import type { RequestBudgets } from './request-budgets.js';

const { TEST_DATABASE_URL: databaseUrl, TEST_REDIS_URL: redisUrl } = process.env;

/** Two instances over one store, where the store can be shared. */
interface Store {
  readonly instances: readonly RequestBudgets[];
  close(): Promise<void>;
}

const inMemory = (): Promise<Store> => {
  const budgets = memoryBudgets();
  return Promise.resolve({ instances: [budgets, budgets], close: () => budgets.close() });
};

const inRedis = (): Promise<Store> => {
  const instances = [1, 2].map(() => redisBudgets(new Redis(redisUrl ?? '')));
  const close = async () => void (await Promise.all(instances.map((one) => one.close())));
  return Promise.resolve({ instances, close });
};

const inPostgres = async (): Promise<Store> => {
  const database: Database = await openTestDatabase();
  const instances = [1, 2].map(() => databaseBudgets(database.knex));
  const close = async () => {
    await Promise.all(instances.map((one) => one.close()));
    await database.close();
  };
  return { instances, close };
};

const stores: [name: string, open: () => Promise<Store>, runs: boolean][] = [
  ['memory', inMemory, true],
  ['Redis (needs TEST_REDIS_URL)', inRedis, redisUrl !== undefined],
  ['PostgreSQL (needs TEST_DATABASE_URL)', inPostgres, databaseUrl !== undefined],
];

for (const [name, open, runs] of stores) {
  describe.runIf(runs)(`request budgets in ${name}`, () => {
    let store: Store;
    let one: RequestBudgets;
    let other: RequestBudgets;
    beforeAll(async () => {
      store = await open();
      [one, other] = store.instances as [RequestBudgets, RequestBudgets];
    });
    afterAll(() => store.close());

    const freshKey = () => `test:${randomUUID()}`;

    it('count down to nothing and then say so', async () => {
      const key = freshKey();
      const take = async () => (await one.take([{ key, limit: 2 }]))[0]!;
      expect(await take()).toMatchObject({ limit: 2, remaining: 1, exceeded: false });
      expect(await take()).toMatchObject({ remaining: 0, exceeded: false });
      const over = await take();
      expect(over).toMatchObject({ remaining: 0, exceeded: true });
      expect(over.resetSeconds).toBeGreaterThan(0);
      expect(over.resetSeconds).toBeLessThanOrEqual(60);
    });

    it('take an amount at once, and more than is left is too much', async () => {
      const [key, other] = [freshKey(), freshKey()];
      const take = (amount: number) =>
        one.take([
          { key, limit: 5_000_000, amount },
          { key: other, limit: 9 },
        ]);
      expect(await take(3_000_000)).toMatchObject([{ remaining: 2_000_000 }, { remaining: 8 }]);
      expect(await take(2_000_000)).toMatchObject([
        { remaining: 0, exceeded: false },
        { remaining: 7 },
      ]);
      expect(await take(1)).toMatchObject([{ remaining: 0, exceeded: true }, { exceeded: false }]);
    });

    it('keep keys apart and answer claims in their order', async () => {
      const [a, b] = [freshKey(), freshKey()];
      await one.take([{ key: a, limit: 5 }]);
      const budgets = await one.take([
        { key: b, limit: 9 },
        { key: a, limit: 5 },
      ]);
      expect(budgets.map(({ limit, remaining }) => [limit, remaining])).toEqual([
        [9, 8],
        [5, 3],
      ]);
    });

    it('blame the exhausted claim and no other', async () => {
      const [spent, fresh] = [freshKey(), freshKey()];
      for (let i = 0; i < 2; i++) await one.take([{ key: spent, limit: 1 }]);
      const budgets = await one.take([
        { key: fresh, limit: 7 },
        { key: spent, limit: 1 },
      ]);
      expect(budgets.map(({ limit, exceeded }) => [limit, exceeded])).toEqual([
        [7, false],
        [1, true],
      ]);
    });

    it('take nothing from the claims after the exhausted one', async () => {
      const [spent, wider] = [freshKey(), freshKey()];
      const request = [
        { key: spent, limit: 1 },
        { key: wider, limit: 3 },
      ];
      for (let i = 0; i < 20; i++) await one.take(request);
      // The one that goes over is counted everywhere in a store that counts all claims at once.
      const [left] = await other.take([{ key: wider, limit: 3 }]);
      expect(left!.exceeded).toBe(false);
    });

    it('let exactly the limit through, however many ask at once of two instances', async () => {
      const key = freshKey();
      const taken = await Promise.all(
        Array.from({ length: 60 }, (_, i) => (i % 2 ? one : other).take([{ key, limit: 25 }])),
      );
      expect(taken.filter(([budget]) => !budget!.exceeded)).toHaveLength(25);
    });
  });
}

it('budgets count in memory while Redis is away, and close without it', async () => {
  const away = openRedis('redis://127.0.0.1:1', { failed: () => undefined });
  const budgets = redisBudgets(away);
  const [first] = await budgets.take([{ key: 'k', limit: 1 }]);
  const [second] = await budgets.take([{ key: 'k', limit: 1 }]);
  expect([first!.exceeded, second!.exceeded]).toEqual([false, true]);
  expect(await budgets.service!.state()).toBe('down');

  const ended = once(away, 'end');
  await budgets.close();
  await ended;
  expect(away.status).toBe('end');
});

it(
  'budgets count in memory while Redis takes commands and answers none',
  { timeout: 30_000 },
  async () => {
    const hanging = createServer((socket) => {
      socket.on('error', () => undefined);
      // Answers, in order, what a client asks when it connects, and nothing after that.
      socket.on('data', (sent) => {
        for (const command of String(sent).split(/(?=\*\d+\r\n\$)/)) {
          if (/\$6\r\nclient\r\n/i.test(command)) socket.write('+OK\r\n');
          else if (/\$4\r\ninfo\r\n/i.test(command)) socket.write('$19\r\nredis_version:7.0.0\r\n');
        }
      });
    }).listen(0, '127.0.0.1');
    await once(hanging, 'listening');
    const { port } = hanging.address() as AddressInfo;
    const redis = openRedis(`redis://127.0.0.1:${port}`, { failed: () => undefined });
    // A machine that is busy may need more than one attempt to connect.
    await expect.poll(() => redis.status, { timeout: 20_000 }).toBe('ready');
    const budgets = redisBudgets(redis);
    const [first] = await budgets.take([{ key: 'k', limit: 1 }]);
    const [second] = await budgets.take([{ key: 'k', limit: 1 }]);
    expect([first!.exceeded, second!.exceeded]).toEqual([false, true]);
    expect(await budgets.service!.state()).toBe('down');
    redis.disconnect();
    hanging.close();
  },
);
