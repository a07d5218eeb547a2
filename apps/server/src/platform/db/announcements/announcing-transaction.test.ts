import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../../test/support/test-database.js';
import type { Database } from '../database.js';
import { platformTransaction } from '../platform-transaction.js';
import { changesWhatIsShown } from '../shown-changes.js';
import { tenantPreview, tenantTransaction } from '../tenant-transaction.js';
import { slotOf } from '../../cache/change-epochs.js';
import { announce } from './announcing-transaction.js';

let database: Database;
let heard: string[];

beforeAll(async () => {
  database = await openTestDatabase();
  database.announcements.subscribe({
    channel: 'shown',
    heard: (words) => heard.push(...words),
    missed: () => heard.push('missed'),
  });
});
beforeEach(() => {
  heard = [];
});
afterAll(() => database.close());

describe('what a transaction announces', () => {
  it('is heard once it has committed, and not before', async () => {
    await platformTransaction(database.knex, async (tx) => {
      announce(tx, 'shown', 'one');
      announce(tx, 'shown', 'two');
      await tx.raw('select 1');
      expect(heard).toEqual([]);
    });
    expect(heard).toEqual(['one', 'two']);
  });

  it('is told once, however often it is said', async () => {
    await platformTransaction(database.knex, async (tx) => {
      for (let i = 0; i < 1000; i++) announce(tx, 'shown', String(i % 500));
      await tx.raw('select 1');
    });
    expect(heard).toHaveLength(500);
  });

  it('is not heard when it is undone', async () => {
    const failing = platformTransaction(database.knex, (tx) => {
      announce(tx, 'shown', 'undone');
      return Promise.reject(new Error('undone'));
    });
    await expect(failing).rejects.toThrow('undone');
    expect(heard).toEqual([]);
  });

  it('is heard when nobody knows whether it has committed', async () => {
    const cut = platformTransaction(database.knex, async (tx) => {
      announce(tx, 'shown', 'in doubt');
      // What is deferred fails at the commit, when everything has been said.
      await tx.raw(
        'create temporary table twice (id integer unique deferrable initially deferred)',
      );
      await tx.raw('insert into twice values (1), (1)');
    });
    await expect(cut).rejects.toMatchObject({ code: '23505' });
    expect(heard).toEqual(['in doubt']);
  });

  it('in a savepoint is heard with the transaction around it', async () => {
    await platformTransaction(database.knex, async (tx) => {
      await platformTransaction(tx, (inner) => Promise.resolve(announce(inner, 'shown', 'inner')));
      expect(heard).toEqual([]);
    });
    expect(heard).toEqual(['inner']);
  });

  it('is refused outside of one', () => {
    expect(() => announce(database.knex, 'shown', 'lost')).toThrow('transaction with a role');
  });
});

describe('a transaction of a workspace', () => {
  const tenantId = randomUUID();
  const workspace = String(slotOf('WORKSPACE', tenantId));

  it('tells of what it writes of passports, whoever wrote it', async () => {
    await tenantTransaction(database.knex, tenantId, (tx) =>
      tx('passports').where({ tenant_id: tenantId }).update({ status: 'RECALLED' }),
    );
    expect(heard).toEqual([workspace]);
  });

  it('tells of it from a savepoint, too', async () => {
    await tenantTransaction(database.knex, tenantId, (tx) =>
      tenantTransaction(tx, tenantId, (inner) =>
        inner('operators').where({ tenant_id: tenantId }).delete(),
      ),
    );
    expect(heard).toEqual([workspace]);
  });

  it('tells of nothing when it reads, or writes what nobody is shown', async () => {
    await tenantTransaction(database.knex, tenantId, async (tx) => {
      await tx('passports').where({ tenant_id: tenantId }).forUpdate();
      await tx('notifications').where({ tenant_id: tenantId }).delete();
    });
    expect(heard).toEqual([]);
  });

  it('tells of nothing in a preview', async () => {
    await tenantPreview(database.knex, tenantId, (tx) =>
      tx('passports').where({ tenant_id: tenantId }).delete(),
    );
    expect(heard).toEqual([]);
  });
});

describe('changesWhatIsShown', () => {
  it.each([
    'insert into "passports" ("id") values ($1)',
    'update passports set status = $1',
    'delete from "facilities" where "id" = $1',
    'with gone as (delete from passport_seals returning 1) select count(*) from gone',
    'UPDATE "signing_keys" SET retired_at = now()',
    'truncate tenants',
  ])('is true of %s', (sql) => {
    expect(changesWhatIsShown(sql)).toBe(true);
  });

  it.each([
    'select * from "passports" for update',
    ' select id from operators',
    'insert into "passport_versions" ("id") values ($1)',
    'insert into passport_accesses (passport_id) values ($1)',
    'update "workspace_usage" set passports_count = 1',
    'COMMIT;',
  ])('is false of %s', (sql) => {
    expect(changesWhatIsShown(sql)).toBe(false);
  });
});
