import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { pino } from 'pino';
import { openDatabase, type Database } from '../../src/platform/db/database.js';
import { createEmptyStorage, type ProcessStorage } from './process-storage.js';
import { testDatabaseUrl } from './test-database.js';

export const recordings = fileURLToPath(new URL('../recorded', import.meta.url));

/** What was read when a release was recorded, and is read again when a later one has migrated its rows. */
export interface RecordedReplies {
  readonly vaultKey: string;
  /** Secret of an API key with every permission. */
  readonly key: string;
  /** JSON bodies by path. Public paths are read without the key. */
  readonly replies: Readonly<Record<string, { readonly isPublic: boolean; readonly body: object }>>;
}

const fileOf = (release: string, ending: string) => join(recordings, `schema-${release}.${ending}`);

export const readReplies = (release: string) =>
  JSON.parse(readFileSync(fileOf(release, 'json'), 'utf8')) as RecordedReplies;

/** A database of its own, as dumps name the schema `public`; empty. */
export async function createOwnDatabase(vaultKey: string): Promise<ProcessStorage> {
  const storage = await createEmptyStorage('');
  if (testDatabaseUrl === undefined) return withVaultKey(storage, vaultKey);
  const url = new URL(testDatabaseUrl);
  const name = `test_release_${randomBytes(4).toString('hex')}`;
  await onServer(`create database ${name}`);
  url.pathname = `/${name}`;
  const databaseUrl = url.href;
  const { DATA_DIR = '' } = storage.environment;
  return {
    environment: { ...storage.environment, VAULT_KEY: vaultKey, DATABASE_URL: databaseUrl },
    inspect: (look) => onDatabase(databaseUrl, DATA_DIR, look),
    async remove() {
      await onServer(`drop database ${name} with (force)`);
      await storage.remove();
    },
  };
}

const withVaultKey = (storage: ProcessStorage, vaultKey: string): ProcessStorage => ({
  ...storage,
  environment: { ...storage.environment, VAULT_KEY: vaultKey },
});

async function onDatabase<T>(
  databaseUrl: string,
  dataDirectory: string,
  look: (database: Database) => Promise<T>,
): Promise<T> {
  const logger = pino({ level: 'silent' });
  const database = await openDatabase({ databaseUrl, dataDirectory, logger, poolSize: 2 });
  try {
    return await look(database);
  } finally {
    await database.close();
  }
}

async function onServer(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: testDatabaseUrl });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** Loads the dump of a release into an empty database. */
export async function loadDump({ knex }: Database, release: string): Promise<void> {
  const dump = readFileSync(fileOf(release, 'sql'), 'utf8');
  const role = `do $$ begin create role dpp_tenant; exception when duplicate_object then null; end $$;`;
  // One connection: the dump sets an empty search path, which the next user of that connection must not have.
  await knex.transaction(async (tx) => {
    await tx.raw(`${role}\n${dump.replaceAll('?', '\\?')}\nreset all;`);
  });
}

/** Writes the database of a running server as the recording of its release, without what differs between machines. */
export function recordDump(release: string, databaseUrl: string, replies: RecordedReplies): void {
  const options = ['--inserts', '--rows-per-insert=50', '--no-owner', '--no-comments'];
  const printed = execFileSync('pg_dump', [...options, databaseUrl], { encoding: 'utf8' });
  const dump = printed.replaceAll(/^(?:\\.*|--(?: .*)?)\n/gm, '').replaceAll(/\n{2,}/g, '\n\n');
  writeFileSync(fileOf(release, 'sql'), dump.trimStart());
  writeFileSync(fileOf(release, 'json'), `${JSON.stringify(replies, undefined, 2)}\n`);
}

/** Definitions of everything that migrations make in the schema `public`, by kind and name. */
export async function definitionsOf({ knex }: Database): Promise<Record<string, string>> {
  const { rows } = await knex.raw<{ rows: { name: string; definition: string }[] }>(`
    with here as (select oid from pg_namespace where nspname = 'public')
    select 'table ' || relname as name,
      concat_ws(' ', relkind, relrowsecurity, relforcerowsecurity,
        (select string_agg(privilege_type, ',' order by privilege_type)
         from aclexplode(relacl) where grantee = 'dpp_tenant'::regrole)) as definition
    from pg_class, here where relnamespace = here.oid and relkind in ('r', 'S', 'v')
    union all
    select format('column %s.%s', c.relname, attname),
      concat_ws(' ', format_type(atttypid, atttypmod), attnotnull, attgenerated, attidentity,
        pg_get_expr(adbin, adrelid))
    from pg_attribute join pg_class c on c.oid = attrelid join here on here.oid = c.relnamespace
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where attnum > 0 and not attisdropped and c.relkind = 'r'
    union all
    select 'index ' || indexname, indexdef from pg_indexes where schemaname = 'public'
    union all
    select format('constraint %s of %s', conname, conrelid::regclass), pg_get_constraintdef(pg_constraint.oid)
    from pg_constraint, here where connamespace = here.oid
    union all
    select format('policy %s of %s', policyname, tablename), concat_ws(' ', permissive, roles, cmd, qual, with_check)
    from pg_policies where schemaname = 'public'
    union all
    select format('trigger %s of %s', tgname, tgrelid::regclass), pg_get_triggerdef(pg_trigger.oid)
    from pg_trigger join pg_class c on c.oid = tgrelid join here on here.oid = c.relnamespace where not tgisinternal
    union all
    select 'function ' || pg_proc.oid::regprocedure, pg_get_functiondef(pg_proc.oid)
    from pg_proc, here where pronamespace = here.oid and prokind = 'f'
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`);
  // A function remembers the search path of the connection that made it; `public` alone has tables.
  const path = `SET search_path TO '$user', 'public'`;
  return Object.fromEntries(
    rows.map(({ name, definition }) => [
      name,
      definition.replace(path, `SET search_path TO 'public'`),
    ]),
  );
}
