import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAuthorityGrants } from '../../src/features/grants/authority-grants.js';
import { removeTenant } from '../../src/features/tenants/remove-tenant.js';
import { suspendTenant } from '../../src/features/tenants/suspend-tenant.js';
import { auditHeadReader } from '../../src/platform/audit-log/audit-head-repository.js';
import { auditLogReader } from '../../src/platform/audit-log/audit-log-repository.js';
import { tenantCatalogRepository } from '../../src/platform/auth/tenant-catalog-repository.js';
import { sweepOnce } from '../../src/platform/sweep/sweeper.js';
import { countForeignEnvelopes, rewrapEnvelopes } from '../../src/platform/vault/kept-envelopes.js';
import { requireVaultKeyOf } from '../../src/platform/vault/vault-key-check.js';
import { loadVaultKeys } from '../../src/platform/vault/vault-key.js';
import { sweepRules } from '../../src/sweep-rules.js';
import { requestStatements } from '../support/background-statements.js';
import {
  collectStatements,
  forTests,
  requireDistributable,
} from '../support/distributed-queries/collected-statements.js';
import { crossTenantStatements } from '../support/distributed-queries/cross-tenant-statements.js';
import {
  functionStatements,
  statementsIn,
} from '../support/distributed-queries/function-statements.js';
import { unpinnedTables } from '../support/distributed-queries/unpinned-tables.js';
import { passportBody } from '../support/factories.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createWorkspace } from '../support/workspace.js';
import { isDistributed } from '../support/test-database.js';

/**
 * Every statement that the server issues in any test is about one workspace, or stands in the list of those
 * that are not: the server of each test is asked at its end (`test-app.ts`). Here is what asks that, and the
 * list itself.
 */

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('a server that a test closes', () => {
  it.each([
    ['a read', 'select * from passports where product_id = ?'],
    ['a write', 'update operators set name = name where id = ?'],
    ['a lock', 'select id from sessions where id::text = ? for update'],
  ])('fails it for %s that names no workspace', async (_what, sql) => {
    const other = await startTestApp();
    const id = '00000000-0000-0000-0000-000000000000';
    await other.deps.db.raw(sql, [id]).catch(() => undefined);
    await expect(other.close()).rejects.toThrow("Not one workspace's");
  });

  it.skipIf(isDistributed)('fails none for what the test itself asks', async () => {
    const other = await startTestApp();
    await other.db('passports').where({ product_id: 'x' });
    await other.db.raw('select * from passports');
    await other.db.transaction((tx) => tx('passports').forUpdate());
    await expect(other.close()).resolves.toBeUndefined();
  });
});

describe('the list of statements about all workspaces', () => {
  it('names nothing that nobody issues', async () => {
    const { deps } = app;
    const { passportId, key, tenantId } = await onePassport();
    const draft = await draftWithUnit(key);
    const statements = collectStatements(app.db);
    await app.request(`/api/v1/passports/${draft}`, { key, method: 'DELETE' });
    await app.request(`/passport/${passportId}`, { key });
    await deps.accessLog.flush();
    await deps.webhookDispatcher.deliverDue();
    await tenantCatalogRepository(deps.db).list();
    await tenantCatalogRepository(deps.db).listPage({ after: undefined, limit: 10 });
    await tenantCatalogRepository(deps.db).countByStatus();
    await listAuthorityGrants(deps, {}, { page: 1, limit: 10 });
    await sweepOnce({ db: deps.db, rules: sweepRules(deps.config), clock: deps.clock });
    const vaultKeys = loadVaultKeys(deps.config);
    await rewrapEnvelopes(deps.db, vaultKeys);
    await countForeignEnvelopes(deps.db, vaultKeys.current);
    // As if it were the first start.
    await app.db('platform_secrets').delete();
    await requireVaultKeyOf(deps.db, { vaultKeys, at: deps.clock.now() });
    await auditHeadReader(deps.db).listAfter(undefined, 10);
    await auditLogReader(deps.db).listTenantIds();
    await suspendTenant(deps, 'system', tenantId);
    await removeTenant(deps, 'system', tenantId);
    for (const { statement, reason } of crossTenantStatements) {
      expect(
        [...statements].some((sql) => statement.test(sql)),
        reason,
      ).toBe(true);
    }
  });

  it('lets nothing of all workspaces be locked', () => {
    const listing = 'select * from "tenants" order by "created_at" asc, "id" asc';
    expect(() => requireDistributable([listing])).not.toThrow();
    const locking = 'insert into passport_accesses select * from passports for update';
    expect(() => requireDistributable([locking])).toThrow('passports');
  });
});

async function onePassport(): Promise<{ passportId: string; key: string; tenantId: string }> {
  const workspace = await createWorkspace(app);
  const { id: passportId } = await workspace.createPassport();
  return { passportId, key: workspace.key, tenantId: workspace.tenant.id };
}

async function draftWithUnit(key: string): Promise<string> {
  const json = passportBody({ draft: true });
  const { passport } = (await app.request('/api/v1/passports', { key, json })).body;
  const unit = { serialNumber: 'A-1' };
  await app.request(`/api/v1/passports/${passport.id}/units`, { key, json: unit });
  return passport.id;
}

describe('a function of the database', () => {
  it('issues nothing but statements of one workspace, or about one key of the directory', async () => {
    const statements = await functionStatements(app.db);
    for (const { functionName, sql } of statements) {
      expect(unpinnedTables(sql), `${functionName}: ${sql}`).toEqual([]);
    }
    const asked = statements.map(({ sql }) => sql).join();
    expect(asked).toMatch(/\bfrom directory\b/);
    expect(asked).toMatch(/\bfrom passports\b/);
  });

  it.each([
    ['names no workspace', 'select p.id from passports as p where p.id = asked', ['passports']],
    [
      'joins the directory to rows',
      `select p.id from directory as d join passports as p on p.tenant_id = d.tenant_id
       where d.key = asked`,
      ['passports'],
    ],
    [
      'names its own column',
      'select p.id from passports as p where p.tenant_id = p.asked',
      ['passports'],
    ],
  ])('would be found that %s', (_what, query, tables) => {
    const [sql = ''] = statementsIn(`
      create function f(asked text) returns setof uuid language plpgsql as $$
      begin return query ${query}; end $$`);
    expect(unpinnedTables(sql)).toEqual(tables);
  });

  it('has to be in a language whose statements can be read', () => {
    expect(() =>
      statementsIn("create function f() returns text language sql as $$ select 'x' $$"),
    ).toThrow();
  });
});

it('collects what is issued on a database, and not what a test asks', async () => {
  const statements = collectStatements(app.deps.db);
  await forTests(app.deps.db).raw('select 1 as one');
  await app.deps.db.raw('select 2 as two');
  expect(requestStatements([...statements])).toEqual(['select 2 as two']);
});
