import { PGlite } from '@electric-sql/pglite';
import { migratedImage } from './migrated-image.js';

/** A migrated embedded database. */
export interface EmbeddedDatabase {
  readonly pglite: PGlite;
  /** Of everything migrations make, as it was when the database was new. */
  readonly catalog: string;
  /** The rows that migrations make, as JSON, by table. */
  readonly seeds: ReadonlyMap<string, string>;
}

/**
 * Those that no test file has at the moment. To empty one takes a tenth of the time that it takes to start
 * one; the files of a worker share this module.
 */
const kept: EmbeddedDatabase[] = [];

/** Most files open one database at a time, some two. */
const maxKept = 2;
/** The log of a database lies in the memory of this process. */
const maxLogBytes = 192 * 1024 * 1024;

/** As migrations leave one. Whoever takes it gives it back. */
export async function takeEmbedded(): Promise<EmbeddedDatabase> {
  const free = kept.pop();
  if (free) return free;
  const pglite = await PGlite.create('memory://', { loadDataDir: await migratedImage() });
  const seeds = new Map<string, string>();
  for (const table of await writtenTables(pglite)) {
    const { rows } = await pglite.query<{ json: string }>(
      `select json_agg(each)::text as json from ${table} as each`,
    );
    seeds.set(table, rows[0]?.json ?? '[]');
  }
  return { pglite, catalog: await catalogOf(pglite), seeds };
}

/** Keeps it for the next file if that one will find nothing of this one's. */
export async function giveBackEmbedded(database: EmbeddedDatabase): Promise<void> {
  if (kept.length < maxKept && (await becomesNew(database))) kept.push(database);
  else await database.pglite.close();
}

async function becomesNew({ pglite, catalog, seeds }: EmbeddedDatabase): Promise<boolean> {
  try {
    await pglite.exec('rollback');
    await pglite.exec('discard all');
    if ((await catalogOf(pglite)) !== catalog) return false;
    const tables = await writtenTables(pglite);
    if (tables.length > 0) await pglite.exec(`truncate ${tables.join()} restart identity cascade`);
    for (const [table, json] of seeds) {
      await pglite.query(
        `insert into ${table} select * from json_populate_recordset(null::${table}, $1)`,
        [json],
      );
    }
    await pglite.exec('checkpoint');
    return (await logBytesOf(pglite)) < maxLogBytes;
  } catch {
    // A test may have closed it, or worse: the next file gets another one.
    return false;
  }
}

/** One that nobody wrote to has no bytes. */
async function writtenTables(pglite: PGlite): Promise<string[]> {
  const { rows } = await pglite.query<{ name: string }>(
    `select format('%I', relname) as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r'
       and not starts_with(relname, 'knex_') and pg_relation_size(oid) > 0`,
  );
  return rows.map(({ name }) => name);
}

async function logBytesOf(pglite: PGlite): Promise<number> {
  const { rows } = await pglite.query<{ bytes: number }>(
    `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as bytes`,
  );
  return rows[0]?.bytes ?? Infinity;
}

/** What these hold changes its version whenever it changes; a table's own row does so with every truncation. */
const versioned = [
  'pg_attrdef',
  'pg_authid',
  'pg_constraint',
  'pg_namespace',
  'pg_policy',
  'pg_proc',
  'pg_trigger',
  'pg_type',
];

/** Changes with every table, column, default, constraint, index, trigger, function, policy, right, role and setting. */
async function catalogOf(pglite: PGlite): Promise<string> {
  const { rows } = await pglite.query<{ digest: string }>(`
    select md5(string_agg(entry, ',' order by entry)) as digest from (
      select concat_ws('.', oid, relname, relacl, relrowsecurity, relforcerowsecurity) as entry from pg_class
      union all select concat_ws('.', attrelid, attnum, xmin) from pg_attribute
      union all select concat_ws('.', setdatabase, setrole, xmin) from pg_db_role_setting
      union all select concat_ws('.', roleid, member, xmin) from pg_auth_members
      ${versioned.map((table) => `union all select concat_ws('.', oid, xmin) from ${table}`).join(' ')}
    ) as entries`);
  return rows[0]?.digest ?? '';
}
