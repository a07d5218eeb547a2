import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../src/platform/db/database.js';
import { migrateOne, migrationNames, rollBackOne } from '../src/platform/db/migrate.js';
import { openEmptyDatabase } from '../test/support/test-database.js';

const name = '20261121100000_users_and_sessions';
let database: Database;

beforeAll(async () => {
  database = await openEmptyDatabase();
  let migrated: string[];
  do migrated = await migrateOne(database.knex);
  while (!migrated.includes(name));
});
afterAll(() => database.close());

const admin = () => ({
  id: randomUUID(),
  tenant_id: null as string | null,
  email: `${randomUUID()}@platform.example`,
  role: 'SUPER_ADMIN',
  password_hash: '$argon2id$…',
  created_at: new Date(),
  updated_at: new Date(),
});

it.each([
  ['a workspace role without a workspace', { role: 'TENANT_ADMIN' }],
  ['the platform role in a workspace', { tenant_id: randomUUID() }],
  ['an address with capitals', { email: 'Admin@platform.example' }],
])('takes no user with %s', async (_what, changes) => {
  await expect(database.knex('users').insert({ ...admin(), ...changes })).rejects.toThrow();
});

it('takes each address once', async () => {
  const row = admin();
  await database.knex('users').insert(row);
  await expect(database.knex('users').insert({ ...admin(), email: row.email })).rejects.toThrow();
});

it('removes what belongs to a user with the user', async () => {
  const row = admin();
  const [id, now] = [randomUUID(), new Date()];
  await database.knex('users').insert(row);
  await database
    .knex('sessions')
    .insert({ id, user_id: row.id, mfa: false, created_at: now, expires_at: now });
  await database.knex('recovery_codes').insert({ user_id: row.id, code_sha256: 'ab' });
  await database.knex('users').where({ id: row.id }).delete();
  expect(await database.knex('sessions').where({ id })).toEqual([]);
  expect(await database.knex('recovery_codes').where({ user_id: row.id })).toEqual([]);
});

it('goes down with rows, and up again', async () => {
  await database.knex('users').insert(admin());
  while (!(await rollBackOne(database.knex)).includes(name));
  expect(await database.knex.schema.hasTable('users')).toBe(false);
  expect(await migrateOne(database.knex)).toEqual([name]);
  expect(await database.knex('users')).toEqual([]);
  expect(migrationNames).toContain(name);
});
