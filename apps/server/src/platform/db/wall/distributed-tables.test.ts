import { afterAll, expect, it } from 'vitest';
import { openTestDatabase, testEngine } from '../../../../test/support/test-database.js';
import { distributedTables } from './distributed-tables.js';

const database = await openTestDatabase();
afterAll(() => database.close());

it(`says of each table on ${testEngine} how a row that moves is told apart, so that it can move while it is written`, async () => {
  const { rows } = await database.knex.raw<{ rows: { name: string }[] }>(`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace
      and (relreplident = 'f'
           or exists (select from pg_index where indrelid = pg_class.oid and indisprimary))`);
  expect(rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining(distributedTables.map(({ table }) => table)),
  );
});
