import { PGlite } from '@electric-sql/pglite';
import { migratedImage } from './migrated-image.js';
import { restore, stateOf, type Ask, type MigratedState } from './migrated-state.js';

/** A migrated embedded database. */
export interface EmbeddedDatabase {
  readonly pglite: PGlite;
  readonly state: MigratedState;
  /** Digest of the roles and settings, which belong to no schema. */
  readonly roles: string;
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

const queryOn =
  (pglite: PGlite): Ask =>
  async <Row>(sql: string) =>
    (await pglite.query<Row>(sql)).rows;

/** As migrations leave one. The caller gives it back. */
export async function takeEmbedded(): Promise<EmbeddedDatabase> {
  const free = kept.pop();
  if (free) return free;
  const pglite = await PGlite.create('memory://', { loadDataDir: await migratedImage() });
  const ask = queryOn(pglite);
  return { pglite, state: await stateOf(ask), roles: await rolesOf(ask) };
}

/** Keeps it for the next file if that one will find nothing of this one's. */
export async function giveBackEmbedded(database: EmbeddedDatabase): Promise<void> {
  if (kept.length < maxKept && (await becomesNew(database))) kept.push(database);
  else await database.pglite.close();
}

async function becomesNew({ pglite, state, roles }: EmbeddedDatabase): Promise<boolean> {
  const ask = queryOn(pglite);
  try {
    await pglite.exec('rollback');
    await pglite.exec('discard all');
    if ((await rolesOf(ask)) !== roles || !(await restore(ask, state))) return false;
    await pglite.exec('checkpoint');
    return (await logBytesOf(ask)) < maxLogBytes;
  } catch {
    // A test may have closed it, or worse: the next file gets another one.
    return false;
  }
}

async function logBytesOf(ask: Ask): Promise<number> {
  const [row] = await ask<{ bytes: number }>(
    `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as bytes`,
  );
  return row?.bytes ?? Infinity;
}

async function rolesOf(ask: Ask): Promise<string> {
  const [row] = await ask<{ digest: string }>(`
    select md5(string_agg(entry, ',' order by entry)) as digest from (
      select concat_ws('.', oid, xmin) as entry from pg_authid
      union all select concat_ws('.', oid, xmin) from pg_namespace
      union all select concat_ws('.', setdatabase, setrole, xmin) from pg_db_role_setting
      union all select concat_ws('.', roleid, member, xmin) from pg_auth_members) as entries`);
  return row?.digest ?? '';
}
