import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { openTestDatabase, testDatabaseUrl } from '../../../test/support/test-database.js';
import { cacheMaxBytes } from '../cache/cache-sizes.js';
import { databaseBudgets } from './database-budgets.js';
import { budgetOf, type BudgetClaim } from './request-budgets.js';
import { ScanBudgets } from './scan-budgets.js';

const logger = pino({ level: 'silent' });
const opened: ScanBudgets[] = [];
const scanBudgets = (store: ConstructorParameters<typeof ScanBudgets>[0] = {}) => {
  const budgets = new ScanBudgets(store, logger);
  opened.push(budgets);
  return budgets;
};
afterEach(async () => {
  await Promise.all(opened.splice(0).map((each) => each.close()));
});

/** Takes so many; tells how many of them were within the budget. */
const admitted = (budgets: ScanBudgets, count: number, claim: { key: string; limit: number }) =>
  Array.from({ length: count }, () => budgets.take(claim)).filter(({ exceeded }) => !exceeded)
    .length;

/** Adds up in memory, as a store that several instances share. */
function sharedStore() {
  const taken = new Map<string, number>();
  const asked: (readonly BudgetClaim[])[] = [];
  const add = (claims: readonly BudgetClaim[]) => {
    asked.push(claims);
    return Promise.resolve(
      claims.map(({ key, limit, amount = 1 }) => {
        taken.set(key, (taken.get(key) ?? 0) + amount);
        return budgetOf(limit, taken.get(key) ?? 0, 30_000);
      }),
    );
  };
  return { add, asked };
}

describe('ScanBudgets', () => {
  const claim = { key: 'resolve:192.0.2.1/32', limit: 30 };

  it('let exactly the limit of an address through, and say for how long no more', () => {
    const budgets = scanBudgets();
    expect(admitted(budgets, 100, claim)).toBe(30);
    const { resetSeconds, remaining } = budgets.take(claim);
    expect([resetSeconds, remaining]).toEqual([60, 0]);
  });

  it('keep addresses apart', () => {
    const budgets = scanBudgets();
    admitted(budgets, 31, claim);
    expect(budgets.take({ ...claim, key: 'resolve:192.0.2.2/32' })).toMatchObject({
      remaining: 29,
      exceeded: false,
    });
  });

  it('end at bytes, however many addresses a stranger comes from', () => {
    const budgets = scanBudgets();
    for (let i = 0; i < 200_000; i++)
      budgets.take({ key: `resolve:2001:db8:${i}::/56`, limit: 30 });
    expect(budgets.gauges[0]?.sizeBytes()).toBeLessThanOrEqual(cacheMaxBytes.scanBudgets);
  });

  it('ask nobody when there is nothing to share', async () => {
    const store = sharedStore();
    await scanBudgets(store).share();
    expect(store.asked).toEqual([]);
  });

  it('share what all addresses took in one go, and each scan once', async () => {
    const store = sharedStore();
    const budgets = scanBudgets(store);
    admitted(budgets, 3, claim);
    budgets.take({ ...claim, key: 'resolve:192.0.2.2/32' });
    await budgets.share();
    await budgets.share();
    expect(store.asked).toEqual([
      [
        { ...claim, amount: 3 },
        { key: 'resolve:192.0.2.2/32', limit: 30, amount: 1 },
      ],
    ]);
  });

  it('count what came while the store was asked', async () => {
    const store = sharedStore();
    const budgets = scanBudgets(store);
    admitted(budgets, 10, claim);
    const sharing = budgets.share();
    admitted(budgets, 5, claim);
    await sharing;
    expect(budgets.take(claim).remaining).toBe(30 - 16);
  });

  it('share no scan of whoever is over budget already', async () => {
    const store = sharedStore();
    const budgets = scanBudgets(store);
    admitted(budgets, 1000, claim);
    await budgets.share();
    expect(store.asked).toEqual([[{ ...claim, amount: 31 }]]);
  });

  it('go on counting while the store is away, and share it afterwards', async () => {
    const store = sharedStore();
    let isAway = true;
    const add = (claims: readonly BudgetClaim[]) =>
      isAway ? Promise.reject(new Error('away')) : store.add(claims);
    const budgets = scanBudgets({ add });
    expect(admitted(budgets, 20, claim)).toBe(20);
    await budgets.share();
    expect(admitted(budgets, 20, claim)).toBe(10);
    isAway = false;
    await budgets.share();
    expect(store.asked).toEqual([[{ ...claim, amount: 31 }]]);
  });

  it('wait with no more addresses than there is room for while the store is away', async () => {
    const store = sharedStore();
    const budgets = scanBudgets(store);
    for (let i = 0; i < 50_000; i++) budgets.take({ key: `resolve:${i}`, limit: 30 });
    for (let i = 0; i < 5; i++) await budgets.share();
    expect(store.asked.map(({ length }) => length)).toEqual([10_000, 10_000]);
  });

  it('let an address pass by no more than what each instance admitted between two shares', async () => {
    const store = sharedStore();
    const [one, other] = [scanBudgets(store), scanBudgets(store)];
    let through = 0;
    for (let second = 0; second < 10; second++) {
      through += admitted(one, 10, claim) + admitted(other, 10, claim);
      await Promise.all([one.share(), other.share()]);
    }
    expect(through).toBeGreaterThanOrEqual(30);
    expect(through).toBeLessThanOrEqual(30 + 20);
  });
});

describe.runIf(testDatabaseUrl)('ScanBudgets shared in PostgreSQL', () => {
  it('count thousands of addresses of two instances together', async () => {
    const database = await openTestDatabase();
    const stores = [databaseBudgets(database.knex), databaseBudgets(database.knex)];
    const instances = stores.map((store) => scanBudgets(store));
    const run = randomUUID();
    for (let i = 0; i < 3000; i++) {
      for (const each of instances) each.take({ key: `resolve:${run}:${i}`, limit: 3 });
    }
    for (const each of instances) await each.share();
    const [, second] = instances;
    expect(second?.take({ key: `resolve:${run}:7`, limit: 3 })).toMatchObject({ remaining: 0 });
    expect(second?.take({ key: `resolve:${run}:7`, limit: 3 }).exceeded).toBe(true);
    await Promise.all([...instances, ...stores].map((each) => each.close()));
    await database.close();
  });
});
