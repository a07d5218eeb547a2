import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../src/platform/db/database.js';
import {
  migrateOne,
  migrateToLatest,
  migrationNames,
  rollBackOne,
} from '../src/platform/db/schema/migrate.js';
import { openEmptyDatabase } from '../test/support/test-database.js';

const name = '20261123193000_status_lists';
const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const at = new Date(Date.UTC(2027, 0, 1));
const [tenant_id, emptyTenantId, operator_id] = [id(1), id(2), id(3)];

const tenant = (tenantId: string, subdomain: string) => ({
  id: tenantId,
  name: subdomain,
  subdomain,
  tier: 'growth',
  subscription_status: 'active',
  created_at: at,
  updated_at: at,
});

const passport = (n: number, status: string) => ({
  tenant_id,
  id: id(n),
  operator_id,
  product_id: `SKU-${n}`,
  status,
  metadata: '{}',
  revision: n,
  created_at: at,
  updated_at: at,
});

let database: Database;

beforeAll(async () => {
  database = await openEmptyDatabase();
  const { knex } = database;
  await migrateToLatest(knex);
  while (!(await rollBackOne(knex)).includes(name));
  await knex('tenants').insert([tenant(tenant_id, 'acme'), tenant(emptyTenantId, 'empty')]);
  const operator = {
    name: 'Acme',
    reg_id: 'DE1',
    role: 'MANUFACTURER',
    created_at: at,
    updated_at: at,
  };
  await knex('operators').insert({ tenant_id, id: operator_id, ...operator });
  const statuses = ['ACTIVE', 'RECALLED', 'DECOMMISSIONED', 'DRAFT', 'ACTIVE'];
  await knex('passports').insert(statuses.map((status, i) => passport(10 + i, status)));
  while (!(await migrateOne(knex)).includes(name));
});
afterAll(() => database.close());

interface Held {
  readonly passport_id: string;
  readonly passport_revision: number;
  readonly status_index: number;
}

const rows = async <Row>(table: string) =>
  (await database.knex(table).where({ tenant_id })) as Row[];

async function indexes(): Promise<Held[]> {
  const held = await rows<Held>('status_indexes');
  return held.sort((one, other) => one.passport_id.localeCompare(other.passport_id));
}

describe('a database with passports', () => {
  it('has them in the status list of their workspace, drafts excepted, from their revision on', async () => {
    const held = (await indexes()).map((row) => [row.passport_id, row.passport_revision]);
    expect(held).toEqual([10, 11, 12, 14].map((n) => [id(n), n]));
  });

  it('has an index of its own for each, within the list', async () => {
    const drawn = (await indexes()).map(({ status_index }) => status_index);
    expect(new Set(drawn).size).toBe(4);
    for (const index of drawn) expect(index >= 0 && index < 131_072).toBe(true);
  });

  it('has the bits set of those that are recalled or decommissioned', async () => {
    const revoked = await rows<{ status_index: number }>('status_revocations');
    const held = await indexes();
    expect(revoked.map(({ status_index }) => status_index).sort()).toEqual(
      [held[1]?.status_index, held[2]?.status_index].sort(),
    );
  });

  it('has counts that agree', async () => {
    expect(await rows('status_lists')).toEqual([
      { tenant_id, bits: 131_072, drawn: 4, revoked: 2 },
    ]);
  });

  it('has no list for a workspace without passports', async () => {
    expect(await database.knex('status_lists').where({ tenant_id: emptyTenantId })).toEqual([]);
  });

  it('goes down with all of it', async () => {
    expect(migrationNames).toContain(name);
    while (!(await rollBackOne(database.knex)).includes(name));
    expect(await rows('passports')).toHaveLength(5);
    while (!(await migrateOne(database.knex)).includes(name));
    expect(await indexes()).toHaveLength(4);
  });
});
