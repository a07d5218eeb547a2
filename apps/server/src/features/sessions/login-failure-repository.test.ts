import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, testDatabaseUrl } from '../../../test/support/test-database.js';
import type { Database } from '../../platform/db/database.js';
import { platformTransaction } from '../../platform/db/platform-transaction.js';
import { loginFailureRepository } from './login-failure-repository.js';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const at = new Date(Date.UTC(2030, 0, 1));
const later = new Date(at.getTime() + 1);
const attempts = 50;

/** Each counts for two, as a login counts for its account and its address. */
async function insertAttempts(): Promise<void> {
  const failures = loginFailureRepository(database.knex);
  for (let n = 0; n < attempts; n++) {
    await failures.insert({ id: randomUUID(), counters: [`account ${n}`, `address ${n}`], at });
  }
}

async function left(): Promise<number> {
  return (await database.knex('login_failures').select('id')).length;
}

describe('old failures of logins', () => {
  it('are deleted, and newer ones stay', async () => {
    await insertAttempts();
    const failures = loginFailureRepository(database.knex);
    await failures.insert({ id: randomUUID(), counters: ['account', 'address'], at: later });
    await failures.deleteUntil(at);
    expect(await left()).toBe(2);
    await failures.deleteUntil(later);
    expect(await left()).toBe(0);
  });

  // Two that each hold one half of an attempt and wait for the other half would wait for ever.
  it.skipIf(!testDatabaseUrl)(
    'are deleted by two at once, each of whom has locked half of every attempt',
    async () => {
      await insertAttempts();
      await platformTransaction(database.knex, async (one) => {
        const ids: unknown[] = await one('login_failures').distinct('id').pluck('id');
        for (const id of ids as string[]) {
          await one('login_failures').where({ id }).first().forUpdate();
        }
        await platformTransaction(database.knex, async (other) => {
          await other.raw(`set local lock_timeout = '2s'`);
          await loginFailureRepository(other).deleteUntil(at);
        });
        expect(await left()).toBe(attempts);
        await loginFailureRepository(one).deleteUntil(at);
      });
      expect(await left()).toBe(0);
    },
  );
});
