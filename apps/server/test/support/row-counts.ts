import type { Knex } from 'knex';

/** What any request may change: counters, and the record of refusals. */
const counters: ReadonlySet<string> = new Set([
  'request_budgets',
  'login_failures',
  'request_records',
]);

/** How many rows each table holds, except the counters: everything that a request could leave behind. */
export async function rowCounts(db: Knex): Promise<Record<string, number>> {
  const tables: { table_name: string }[] = await db('information_schema.tables')
    .whereRaw('table_schema = current_schema()')
    .select('table_name');
  const counts: Record<string, number> = {};
  for (const { table_name } of tables.filter((table) => !counters.has(table.table_name))) {
    const rows: { n: number }[] = await db(table_name).count({ n: '*' });
    counts[table_name] = rows[0]?.n ?? 0;
  }
  return counts;
}
