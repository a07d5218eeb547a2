import { describe, expect, it } from 'vitest';
import { openMigratedSchema } from './migrated-schemas.js';
import { testDatabaseUrl } from './test-database.js';

const found = `
  select current_schema() as schema, (select count(*)::int from tenants) as tenants,
         (select count(*)::int from sweeps) as sweeps`;

interface Found {
  readonly schema: string;
  readonly tenants: number;
  readonly sweeps: number;
}

/** @returns What is there before the change, and what the next one finds after it. */
async function changeAndLookAgain(databaseUrl: string, change: string): Promise<Found[]> {
  const seen: Found[] = [];
  for (const statement of [change, 'select 1']) {
    const database = await openMigratedSchema(databaseUrl);
    seen.push(...(await database.knex.raw<{ rows: Found[] }>(found)).rows);
    await database.knex.raw(statement);
    await database.close();
  }
  return seen;
}

describe.runIf(testDatabaseUrl)('a schema that another test file had', () => {
  const databaseUrl = testDatabaseUrl ?? '';

  it('is used again, as new, when that one wrote to it', async () => {
    const [before, after] = await changeAndLookAgain(
      databaseUrl,
      `delete from sweeps;
       insert into tenants (id, name, subdomain, tier, subscription_status, created_at, updated_at)
       values (gen_random_uuid(), 'Acme', 'acme', 'growth', 'active', now(), now())`,
    );
    expect(before).toMatchObject({ tenants: 0, sweeps: 1 });
    expect(after).toEqual(before);
  });

  it.each([
    ['a column', 'alter table tenants add column more text'],
    ['a constraint', 'alter table tenants add constraint no_more check (false) not valid'],
    ['a right', 'grant select on sweeps to public'],
  ])('is not used again when that one changed %s', async (_name, change) => {
    const [before, after] = await changeAndLookAgain(databaseUrl, change);
    expect(after?.schema).not.toBe(before?.schema);
    expect(after).toMatchObject({ tenants: 0, sweeps: 1 });
  });
});
