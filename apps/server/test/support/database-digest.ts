import type { Knex } from 'knex';

/** Written by any request, also a refused one, or a second after an accepted one. */
const notices: ReadonlySet<string> = new Set([
  'request_budgets',
  'login_failures',
  'passport_accesses',
  'access_counts',
  'request_records',
]);

/** Noted for any key or session that is sent, with any permissions. */
const noticed = ['last_used_at', 'last_seen_at'];

const quoted = (name: string) => `'${name}'`;

/** One hash per table over all of its rows, but when keys and sessions were used last: equal if nothing changed. */
export async function databaseDigest(db: Knex): Promise<Record<string, string>> {
  const { rows: tables } = await db.raw<{ rows: Table[] }>(
    `select relname as name, exists (
       select from pg_attribute where attrelid = c.oid and attname in (${noticed.map(quoted).join()})) as notes
     from pg_class c where relnamespace = current_schema()::regnamespace and relkind = 'r'
     order by relname`,
  );
  const digests = tables
    .filter(({ name }) => !notices.has(name))
    .map((table) => `(${digestOf(table)}) as ${table.name}`);
  const { rows } = await db.raw<{ rows: [Record<string, string>] }>(`select ${digests.join()}`);
  return rows[0];
}

interface Table {
  readonly name: string;
  readonly notes: boolean;
}

/**
 * A row that is written lies elsewhere afterwards, and is of another transaction. To read that takes a part
 * of the time that it takes to read what stands in it, documents and all.
 */
const digestOf = ({ name, notes }: Table) =>
  `select count(*) || ' rows, ' || coalesce(md5(string_agg(version, ' ' order by version)), '')
   from (select ${notes ? `(to_jsonb(t)${noticed.map((name) => ` - ${quoted(name)}`).join('')})` : `concat_ws('.', t.ctid, t.xmin)`}::text
     collate "C" as version from ${name} as t) as versions`;
