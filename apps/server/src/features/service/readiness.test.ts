import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../platform/db/database.js';
import { memoryBudgets } from '../../platform/budgets/limiter-budgets.js';
import { openEmptyDatabase } from '../../../test/support/test-database.js';
import { WriteRefusals } from '../../platform/db/queries/write-refusals.js';
import { Readiness } from './readiness.js';

const silent = pino({ level: 'silent' });
let database: Database;
let asked = 0;

beforeAll(async () => {
  database = await openEmptyDatabase();
  database.knex.on('query', () => asked++);
});
afterAll(() => database.close());

const readiness = () =>
  new Readiness({
    db: database.knex,
    budgets: memoryBudgets(),
    writeRefusals: new WriteRefusals(database.knex, database.knex),
  });

it('asks the database once a second, however many ask', async () => {
  const probed = readiness();
  asked = 0;
  const crowd = await Promise.all(Array.from({ length: 50 }, () => probed.check(silent)));
  expect(crowd.every(({ isReady }) => isReady)).toBe(true);
  expect((await probed.check(silent)).isReady).toBe(true);
  expect(asked).toBe(1);
  await expect.poll(async () => (await probed.check(silent), asked), { timeout: 5_000 }).toBe(2);
});

it('is over at once when the server begins to shut down', async () => {
  const probed = readiness();
  expect((await probed.check(silent)).isReady).toBe(true);
  probed.beginShutdown();
  expect(await probed.check(silent)).toEqual({ isReady: false, dependencies: { database: 'up' } });
});
