import { describe, expect, it } from 'vitest';
import { giveBackEmbedded, takeEmbedded } from './embedded-databases.js';

/** Takes a database, does something to it, and gives it back. @returns What the next one finds. */
async function takeAfter(change: string) {
  const first = await takeEmbedded();
  await first.pglite.exec(change);
  await giveBackEmbedded(first);
  const next = await takeEmbedded();
  return { first, next, giveBack: () => giveBackEmbedded(next) };
}

const insertTenant = `
  insert into tenants (id, name, subdomain, tier, subscription_status, created_at, updated_at)
  values (gen_random_uuid(), 'Acme', 'acme', 'growth', 'active', now(), now())`;

describe('a database that another test file had', () => {
  it.each([
    ['wrote to it', insertTenant],
    ['left a transaction open', `begin; ${insertTenant}`],
    ['deleted what migrations had made', 'delete from sweeps'],
    ['acted as somebody else', 'set role dpp_tenant; set search_path to nowhere'],
  ])('is used again, as new, when that one %s', async (_name, change) => {
    const { first, next, giveBack } = await takeAfter(change);
    expect(next.pglite).toBe(first.pglite);
    const { rows } = await next.pglite.query(
      `select (select count(*)::int from tenants) as tenants, (select count(*)::int from sweeps) as sweeps,
              current_user = session_user as "isItself"`,
    );
    expect(rows).toEqual([{ tenants: 0, sweeps: 1, isItself: true }]);
    await giveBack();
  });

  it.each([
    ['a constraint', 'alter table tenants add constraint no_more check (false) not valid'],
    ['a right', 'grant select on sweeps to public'],
    ['a role', 'create role somebody'],
  ])('is not used again when that one changed %s', async (_name, change) => {
    const { first, next, giveBack } = await takeAfter(change);
    expect(next.pglite).not.toBe(first.pglite);
    expect(first.pglite.closed).toBe(true);
    await giveBack();
  });
});
