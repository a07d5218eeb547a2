import type { Knex } from 'knex';

/** Written by whoever knocks, also at a closed door, or a second after what was allowed. */
const notices: ReadonlySet<string> = new Set([
  'request_budgets',
  'login_failures',
  'passport_accesses',
]);

/** One hash per table over all of its rows, but when keys were used last: equal if nothing changed. */
export async function databaseDigest(db: Knex): Promise<Record<string, string>> {
  const { rows: tables } = await db.raw<{ rows: { name: string }[] }>(
    `select table_name as name from information_schema.tables
     where table_schema = current_schema() and table_type = 'BASE TABLE' order by table_name`,
  );
  const digests = tables
    .filter(({ name }) => !notices.has(name))
    .map(({ name }) => `(${digestOf(name)}) as ${name}`);
  const { rows } = await db.raw<{ rows: [Record<string, string>] }>(`select ${digests.join()}`);
  return rows[0];
}

const digestOf = (table: string) =>
  `select count(*) || ' rows, ' || coalesce(md5(string_agg(hash, '' order by hash)), '')
   from (select md5((to_jsonb(t) - 'last_used_at')::text) collate "C" as hash from ${table} as t) as hashes`;
