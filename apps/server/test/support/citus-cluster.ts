import pg from 'pg';
import type { Database } from '../../src/platform/db/database.js';

/** The coordinator of a Citus cluster with two workers or more; without it the story is not told. */
export const testCitusUrl = process.env.TEST_CITUS_URL;

/** The part of a table that lies on one worker, as the worker's own PostgreSQL has it. */
export interface WorkerPart {
  readonly url: string;
  readonly table: string;
  /** Its shards, quoted and with their schema. */
  readonly shards: readonly string[];
}

/** What each worker holds of the tables in the schema that a database looks into. */
export async function listWorkerParts({ knex }: Database): Promise<WorkerPart[]> {
  const { rows } = await knex.raw<{
    rows: { host: string; port: number; table: string; shards: string[] }[];
  }>(`
    select nodename as host, nodeport as port, relname as table,
           array_agg(shard_name(logicalrelid, shardid)) as shards
    from pg_dist_shard
    join pg_class on pg_class.oid = logicalrelid
    join pg_dist_placement using (shardid)
    join pg_dist_node using (groupid)
    where relnamespace = current_schema()::regnamespace and noderole = 'primary'
    group by nodename, nodeport, relname order by relname, nodeport`);
  return rows.map(({ host, port, ...part }) => ({ url: urlOf(host, port), ...part }));
}

function urlOf(host: string, port: number): string {
  const url = new URL(testCitusUrl ?? '');
  url.host = `${host}:${port}`;
  return url.href;
}

/** Who asks a worker past the coordinator: the owner of the tables, or a workspace behind its wall. */
export interface Asker {
  readonly role?: string;
  readonly tenantId?: string;
}

/** The workspaces with rows that a worker shows of its part, each once, by SQL that names none. */
export async function workspacesIn(part: WorkerPart, asker: Asker = {}): Promise<string[]> {
  const column = part.table === 'tenants' ? 'id' : 'tenant_id';
  const url = new URL(part.url);
  if (asker.role !== undefined) [url.username, url.password] = [asker.role, ''];
  const worker = new pg.Client({ connectionString: url.href });
  await worker.connect();
  try {
    if (asker.tenantId !== undefined) {
      await worker.query(`set dpp.tenant_id = '${asker.tenantId}'`);
    }
    const ofEach = part.shards.map((shard) => `select ${column}::text as owner from ${shard}`);
    const { rows } = await worker.query<{ owner: string }>(ofEach.join(' union '));
    return rows.map(({ owner }) => owner);
  } finally {
    await worker.end();
  }
}
