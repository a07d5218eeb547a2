import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../src/platform/db/database.js';
import { openTestDatabase } from '../test/support/test-database.js';

const tenant_id = randomUUID();
const now = new Date();
let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
  await database.knex('tenants').insert({
    id: tenant_id,
    name: 'Acme',
    subdomain: 'acme',
    tier: 'growth',
    subscription_status: 'active',
    created_at: now,
    updated_at: now,
  });
});
afterAll(() => database.close());

const login = () => ({
  id: randomUUID(),
  email: `${randomUUID()}@acme.example`,
  password_hash: '$argon2id$…',
  created_at: now,
  updated_at: now,
});
const user = () => ({ ...login(), tenant_id, role: 'TENANT_ADMIN' });

it.each([
  ['the role of the platform', { role: 'SUPER_ADMIN' }],
  ['no workspace', { tenant_id: null }],
  ['an address with capitals', { email: 'Admin@acme.example' }],
])('takes no user with %s', async (_what, changes) => {
  await expect(database.knex('users').insert({ ...user(), ...changes })).rejects.toThrow();
});

describe.each([
  [
    'a user',
    { owner: { tenant_id }, users: 'users', sessions: 'sessions', codes: 'recovery_codes' },
  ],
  [
    'an administrator of the platform',
    {
      owner: {},
      users: 'platform_administrators',
      sessions: 'platform_sessions',
      codes: 'platform_recovery_codes',
    },
  ],
])('%s', (_who, { owner, users, sessions, codes }) => {
  const row = users === 'users' ? user : login;

  it('has an address of their own', async () => {
    const first = row();
    await database.knex(users).insert(first);
    const second = { ...row(), email: first.email };
    await expect(database.knex(users).insert(second)).rejects.toThrow();
  });

  it('goes with what belongs to them', async () => {
    const { id: user_id, ...columns } = row();
    await database.knex(users).insert({ id: user_id, ...columns });
    const of = { ...owner, user_id };
    const times = { created_at: now, expires_at: now };
    await database.knex(sessions).insert({ ...of, ...times, id: randomUUID(), mfa: false });
    await database.knex(codes).insert({ ...of, code_sha256: 'ab' });
    await database.knex(users).where({ id: user_id }).delete();
    expect(await database.knex(sessions).where(of)).toEqual([]);
    expect(await database.knex(codes).where(of)).toEqual([]);
  });
});
