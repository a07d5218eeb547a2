import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabaseUrl } from '../../../../test/support/test-database.js';
import { insertTenant, tenantTables } from '../../../../test/support/tenant-rows.js';
import { openDatabase, type Database } from '../database.js';
import { migrateToLatest, rollBackOne } from '../schema/migrate.js';
import { tenantTransaction } from '../tenant-transaction.js';
import { checkTenantWall } from '../schema/tenant-wall-check.js';
import { ensureRole, TenantWallError, tenantRole } from './tenant-wall.js';

const name = `dpp_test_${randomUUID().replaceAll('-', '').slice(0, 12)}`;
const newRole = `${name}_role`;
const logger = pino({ level: 'silent' });

function open(changes: { username?: string; password?: string } = {}): Promise<Database> {
  const databaseUrl = Object.assign(new URL(testDatabaseUrl ?? ''), changes).href;
  return openDatabase({ dataDirectory: 'unused', databaseUrl, schema: name, logger, poolSize: 5 });
}

describe.skipIf(!testDatabaseUrl)('a login that is no superuser (PostgreSQL only)', () => {
  let admin: Database;
  let login: Database;

  beforeAll(async () => {
    admin = await open();
    const password = randomUUID();
    await admin.knex.raw(`create role ${name} login password '${password}'`);
    await admin.knex.raw(`create schema ${name} authorization ${name}`);
    login = await open({ username: name, password });
  });
  afterAll(async () => {
    await login.close();
    await admin.knex.raw(`drop owned by ${name} cascade`);
    await admin.knex.raw(`drop role ${name}; drop role if exists ${newRole}`);
    await admin.close();
  });

  it('learns what an administrator has to run when it may not make the role', async () => {
    const refusal: unknown = await ensureRole(login.knex, newRole).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(TenantWallError);
    expect(String(refusal)).toContain(`create role ${newRole} nologin; grant ${newRole} to`);

    await admin.knex.raw(`create role ${newRole} nologin`);
    await expect(ensureRole(login.knex, newRole)).rejects.toBeInstanceOf(TenantWallError);
    await admin.knex.raw(`grant ${newRole} to ${name}`);
    await ensureRole(login.knex, newRole);
  });

  it('makes the role once when several databases migrate at the same time', async () => {
    await admin.knex.raw(`drop role ${newRole}; alter role ${name} createrole`);
    const runs = Array.from({ length: 5 }, () =>
      login.knex.transaction(async (tx) => {
        await ensureRole(tx, newRole);
        await tx.raw('select pg_sleep(0.05)');
        await tx.raw(`set local role ${newRole}`);
      }),
    );
    await Promise.all(runs);
    await admin.knex.raw(`alter role ${name} nocreaterole`);
  });

  it('is not started on a schema whose role it may not take', async () => {
    await admin.knex.raw(`grant ${tenantRole} to ${name}`);
    await migrateToLatest(login.knex);
    await admin.knex.raw(`revoke ${tenantRole} from ${name}`);
    await expect(checkTenantWall(login.knex)).rejects.toBeInstanceOf(TenantWallError);
  });

  it('owns a schema behind the wall, and can go back before it', async () => {
    await admin.knex.raw(`grant ${tenantRole} to ${name}`);
    const tables = await tenantTables(login.knex);
    expect(await checkTenantWall(login.knex)).toBe(tables.length);

    const [mine] = [await insertTenant(login.knex, tables), await insertTenant(login.knex, tables)];
    const { id } = mine.get('passports')!;
    const seen = await tenantTransaction(login.knex, String(mine.get('tenants')!.id), (tx) =>
      tx('passports').select('id'),
    );
    expect(seen).toEqual([{ id }]);

    while ((await rollBackOne(login.knex)).length > 0);
    await expect(checkTenantWall(login.knex)).resolves.toBe(0);
    await migrateToLatest(login.knex);
    expect(await checkTenantWall(login.knex)).toBe(tables.length);
  });
});
