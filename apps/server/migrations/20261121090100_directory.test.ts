import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../src/platform/db/database.js';
import { openTestDatabase } from '../test/support/test-database.js';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const insert = (entry: object) =>
  database.knex('directory').insert({ tenant_id: randomUUID(), claimed_at: new Date(), ...entry });

it.each(['API_KEY', 'EMAIL', 'GLN', 'PASSPORT', 'SIGNING_KEY', 'SUBDOMAIN'])(
  'takes each %s once on the platform',
  async (kind) => {
    const name = { kind, key: randomUUID() };
    await insert(name);
    await expect(insert(name)).rejects.toThrow();
    await expect(insert({ ...name, tenant_id: null })).rejects.toThrow();
  },
);

it.each(['GTIN', 'GRAI'])('takes one claim to a %s of each workspace', async (kind) => {
  const claim = { kind, key: randomUUID(), tenant_id: randomUUID() };
  await insert(claim);
  await insert({ ...claim, tenant_id: randomUUID() });
  await expect(insert(claim)).rejects.toThrow();
});

it.each([
  ['without a workspace', { tenant_id: null }],
  ['that began at no time', { claimed_at: null }],
])('takes no claim %s', async (_what, changes) => {
  await expect(insert({ kind: 'GTIN', key: randomUUID(), ...changes })).rejects.toThrow();
});
