import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { afterAll, describe, expect, it } from 'vitest';
import { openTestDatabase, testEngine } from '../../../../test/support/test-database.js';
import {
  insertTenant,
  keyOf,
  newRow,
  tenantTables,
  type TenantTable,
} from '../../../../test/support/tenant-rows.js';
import { checkTenantWall } from '../schema/tenant-wall-check.js';
import { TenantWallError, tenantRole } from './tenant-wall.js';
import { platformTransaction } from '../platform-transaction.js';
import { tenantTransaction } from '../tenant-transaction.js';

/** insufficient_privilege: no right to the table, or a row the policy does not let in. */
const refused = '42501';
/** foreign_key_violation. */
const noSuchRow = '23503';

const database = await openTestDatabase();
const db = database.knex;
afterAll(() => database.close());

const tables = await tenantTables(db);
const mine = await insertTenant(db, tables);
const theirs = await insertTenant(db, tables);
const myId = String(mine.get('tenants')!.id);

const inMyWall = <T>(work: (tx: Knex.Transaction) => Promise<T>) =>
  tenantTransaction(db, myId, work);

/** What a statement did: how many rows, or the code it was refused with. Nothing of it stays. */
async function attempt(run: (tx: Knex.Transaction) => Promise<number>): Promise<number | string> {
  let done: number | string = 'nothing';
  const undo = new Error('undo');
  await inMyWall(async (tx) => {
    done = await run(tx);
    throw undo;
  }).catch((error: unknown) => {
    if (error !== undo) done = (error as { code: string }).code;
  });
  return done;
}

/** A column a tenant's transaction may write; undefined: none. */
async function writableColumn({ name }: TenantTable): Promise<string | undefined> {
  const row = await db('information_schema.column_privileges')
    .whereRaw('table_schema = current_schema()')
    .where({ table_name: name, grantee: tenantRole, privilege_type: 'UPDATE' })
    .orderBy('column_name')
    .first<{ column_name: string } | undefined>('column_name');
  return row?.column_name;
}

async function mayDo(privilege: string, { name }: TenantTable): Promise<boolean> {
  const sql = 'select has_table_privilege(?, ?, ?) as may';
  const { rows } = await db.raw<{ rows: { may: boolean }[] }>(sql, [tenantRole, name, privilege]);
  return rows[0]!.may;
}

/** The other tenant's row as the owner of the tables sees it, with the transaction that wrote it last. */
const theirRow = (table: TenantTable) =>
  db(table.name)
    .where(keyOf(table, theirs.get(table.name)!))
    .select('*', db.raw('xmin::text'));

describe.each(tables.map((table) => [table.name, table] as const))(
  `behind one tenant's wall on ${testEngine}: table %s`,
  (name, table) => {
    const myKey = keyOf(table, mine.get(name)!);
    const theirKey = keyOf(table, theirs.get(name)!);

    it("shows that tenant's rows to a query that names no tenant, and no other", async () => {
      const rows = await inMyWall<unknown[]>((tx) => tx(name).select(Object.keys(myKey)));
      expect(rows).toEqual([myKey]);
      expect(await db(name).where(theirKey)).toHaveLength(1);
    });

    it("finds nothing by another tenant's keys", async () => {
      expect(await inMyWall((tx) => tx(name).where(theirKey))).toEqual([]);
      expect(await inMyWall((tx) => tx(name).where(myKey))).toHaveLength(1);
    });

    it("does not change another tenant's row", async () => {
      const column = await writableColumn(table);
      const set = { [column ?? table.columns[0]!.name]: null };
      const update = (key: object) =>
        attempt((tx) =>
          tx(name)
            .where(key)
            .update(column ? { [column]: tx.ref(column) } : set),
        );
      expect(await update(theirKey)).toBe(column ? 0 : refused);
      expect(await update(myKey)).toBe(column ? 1 : refused);
    });

    it("does not remove another tenant's row", async () => {
      const before = await theirRow(table);
      const removed = await inMyWall((tx) => tx(name).where(theirKey).delete()).catch(
        (error: { code: string }) => error.code,
      );
      expect(removed).toBe((await mayDo('delete', table)) ? 0 : refused);
      expect(await theirRow(table)).toEqual(before);
    });

    it('takes no row in the name of another tenant', async () => {
      const insert = (tenant: typeof mine) =>
        attempt(async (tx) => {
          await tx(name).insert(newRow(table, tenant));
          return 1;
        });
      expect(await insert(theirs)).toBe(refused);
      // Past the wall only a constraint of the table itself can stand in the way.
      const own = await insert(mine);
      expect(own === refused).toBe(!(await mayDo('insert', table)));
    });

    it("refers to nothing of another tenant's", async () => {
      const column = await writableColumn(table);
      for (const [reference, parent] of column ? table.references : []) {
        if (!theirs.has(parent.table)) continue;
        // Also where their own row refers to none, as that of a table which refers to itself.
        const theirId = theirs.get(parent.table)![parent.column];
        const referring = await attempt((tx) =>
          tx(name)
            .where(myKey)
            .update({ [reference]: theirId }),
        );
        expect([refused, noSuchRow], `${name}.${reference}`).toContain(referring);
      }
    });

    it('lets no row change hands', async () => {
      const [reference] = table.references.keys();
      const owner = table.columns.some((column) => column.name === 'tenant_id')
        ? 'tenant_id'
        : (reference ?? 'id');
      const stolen = { [owner]: theirs.get(name)![owner] };
      expect(await attempt((tx) => tx(name).where(myKey).update(stolen))).toBe(refused);
    });
  },
);

describe(`the wall on ${testEngine}`, () => {
  it('leaves out no table that belongs to tenants', async () => {
    expect(tables.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['tenants', 'passports', 'passport_seals', 'sessions', 'audit_log']),
    );
    expect(await checkTenantWall(db)).toBe(tables.length);
  });

  it('would miss a table that somebody forgot', async () => {
    const forgotten = db.transaction(async (tx) => {
      await tx.raw('create table drawers (id uuid primary key, tenant_id uuid)');
      await tx.raw('create table letters (drawer_id uuid references drawers (id))');
      const names = (await tenantTables(tx)).map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining(['drawers', 'letters']));
      expect(await checkTenantWall(tx)).toBe(names.length - 2);
      throw new Error('undo');
    });
    await expect(forgotten).rejects.toThrow('undo');
  });

  it('keeps what belongs to no tenant from every tenant', async () => {
    const { rows } = await db.raw<{ rows: { name: string }[] }>(
      `select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r'`,
    );
    const others = rows
      .map(({ name }) => name)
      .filter((name) => tables.every((table) => table.name !== name));
    expect(others).toEqual(expect.arrayContaining(['platform_secrets', 'login_failures']));
    for (const name of others) {
      expect(await attempt(async (tx) => (await tx(name).select('*')).length)).toBe(refused);
    }
  });

  it('gives no answer at all to the role without a tenant', async () => {
    const asking = db.transaction(async (tx) => {
      await tx.raw(`set local role ${tenantRole}`);
      return tx('passports').select('id');
    });
    await expect(asking).rejects.toThrow(/dpp\.tenant_id|uuid/);
  });

  it("does not let an entry of the tenant's own audit log be changed or removed", async () => {
    const entry = { tenant_id: myId };
    expect(await attempt((tx) => tx('audit_log').where(entry).update({ actor: 'x' }))).toBe(
      refused,
    );
    expect(await attempt((tx) => tx('audit_log').where(entry).delete())).toBe(refused);
  });

  it("does not let a tenant change what the platform says of it: not its plan's tier", async () => {
    expect(await attempt((tx) => tx('tenants').update({ tier: 'enterprise' }))).toBe(refused);
    const locked = await attempt(
      async (tx) => (await tx('tenants').where({ id: myId }).forUpdate().select('id')).length,
    );
    expect(locked).toBe(1);
  });
});

describe(`checking the wall on ${testEngine}`, () => {
  const damaged = (damage: string, check = checkTenantWall) =>
    db.transaction(async (tx) => {
      await tx.raw(damage);
      await check(tx);
    });

  it.each([
    ['a table that was opened', 'alter table passports disable row level security'],
    ['a right to a table without a policy', `grant select on platform_secrets to ${tenantRole}`],
    ['a role that bypasses policies', `alter role ${tenantRole} bypassrls`],
    [
      'tables that hold their policies against their owner too',
      'alter table passports force row level security; create role dpp_test_owner; grant dpp_test_owner to current_user; ' +
        `do $$ begin execute format('grant all on schema %I to dpp_test_owner', current_schema()); end $$; ` +
        'alter table passports owner to dpp_test_owner; set local role dpp_test_owner',
    ],
  ])('finds %s', async (_what, damage) => {
    await expect(damaged(damage)).rejects.toBeInstanceOf(TenantWallError);
    expect(await checkTenantWall(db)).toBe(tables.length);
  });
});

describe(`a tenant's transaction on ${testEngine}`, () => {
  const session = async (on: Knex) => {
    const { rows } = await on.raw<{ rows: { who: string; tenant: string | null }[] }>(
      `select current_user::text as who, current_setting('dpp.tenant_id', true) as tenant from pg_sleep(0.02)`,
    );
    return rows[0]!;
  };
  /** On every connection of the pool at once. */
  const sessions = () => Promise.all(Array.from({ length: 8 }, () => session(db)));
  const stranger = randomUUID();

  it.each<[string, () => Promise<unknown>]>([
    ['it committed', () => inMyWall((tx) => tx('passports').select('id'))],
    ['its work failed', () => inMyWall(() => Promise.reject(new Error('stop')))],
    ['a statement failed', () => inMyWall((tx) => tx.raw('select 1 / 0'))],
    ['the wall refused it', () => inMyWall((tx) => tx('platform_secrets').select('*'))],
    ['it was nested', () => inMyWall((tx) => tenantTransaction(tx, myId, session))],
  ])(
    'leaves neither role nor tenant to the next user of its connection after %s',
    async (_, run) => {
      const { who } = await session(db);
      expect(who).not.toBe(tenantRole);
      await Promise.all(Array.from({ length: 8 }, () => run().catch(() => undefined)));
      for (const after of await sessions()) {
        expect(after.who).toBe(who);
        expect(after.tenant ?? '').toBe('');
      }
    },
  );

  it('keeps its wall in savepoints, released or rolled back', async () => {
    const inside = { who: tenantRole, tenant: myId };
    await inMyWall(async (tx) => {
      await tenantTransaction(tx, myId, (nested) => nested('passports').select('id'));
      expect(await session(tx)).toEqual(inside);
      const failing = tenantTransaction(tx, myId, (nested) => nested.raw('select 1 / 0'));
      await expect(failing).rejects.toThrow();
      expect(await session(tx)).toEqual(inside);
      await tx.transaction(async (nested) => expect(await session(nested)).toEqual(inside));
      expect(await tx('passports').select('id')).toHaveLength(1);
    });
  });

  it("does not become another tenant's", async () => {
    const work = inMyWall((tx) => tenantTransaction(tx, stranger, session));
    await expect(work).rejects.toThrow(`Work for tenant ${stranger}`);
  });

  it.each<[string, (tx: Knex.Transaction) => Promise<unknown>]>([
    ["a tenant's work in the platform's", (tx) => tenantTransaction(tx, myId, session)],
    ['work in a transaction of nobody', (tx) => tenantTransaction(tx, myId, session)],
  ])('has one role: it refuses %s', async (what, work) => {
    const around = what.includes('nobody')
      ? db.transaction(work)
      : platformTransaction(db, (tx) => work(tx));
    await expect(around).rejects.toThrow(`Work for tenant ${myId}`);
  });

  it("has one role: it refuses the platform's work in a tenant's", async () => {
    const work = inMyWall((tx) => platformTransaction(tx, session));
    await expect(work).rejects.toThrow('Work for the platform');
  });

  it('is opened for a UUID alone: whatever else stands there is no part of a statement', async () => {
    const work = tenantTransaction(db, `${myId}'; reset role; --`, session);
    await expect(work).rejects.toThrow('UUID');
  });

  it('keeps tenants apart that work at the same time', async () => {
    const theirId = String(theirs.get('tenants')!.id);
    const seen = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        tenantTransaction(db, i % 2 ? myId : theirId, async (tx) => {
          await session(tx);
          return tx('passports').select('tenant_id');
        }),
      ),
    );
    seen.forEach((rows, i) => expect(rows).toEqual([{ tenant_id: i % 2 ? myId : theirId }]));
  });
});
