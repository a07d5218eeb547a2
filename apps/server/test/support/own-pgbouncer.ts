import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.js';
import { serverUser, untilConnected } from './own-postgres.js';

/** A PgBouncer of this test alone, in front of a PostgreSQL server. */
export interface OwnPgbouncer {
  /** As `DATABASE_URL`; its schema is that of the server's address. */
  readonly url: string;
  remove(): Promise<void>;
}

/** Why none can be started here; undefined when one can. */
export function ownPgbouncerHindrance(): string | undefined {
  const { error } = spawnSync(program, ['--version'], { stdio: 'ignore' });
  return error && 'no PgBouncer is installed';
}

const program = '/usr/sbin/pgbouncer';

/** Parameters of our connections that a PgBouncer refuses unless it is told not to. */
const ignoredParameters =
  'options,statement_timeout,lock_timeout,idle_in_transaction_session_timeout';

/** @param options.schema - Where each session looks first: clients cannot say it through PgBouncer. */
export async function createOwnPgbouncer(options: {
  readonly databaseUrl: string;
  readonly schema: string;
  readonly poolMode: 'transaction' | 'session';
}): Promise<OwnPgbouncer> {
  const { hostname, port: serverPort, username, pathname } = new URL(options.databaseUrl);
  const directory = mkdtempSync(join(tmpdir(), 'dpp-pgbouncer-'));
  const user = serverUser();
  const port = await freePort();
  const database = pathname.slice(1);
  const settings = join(directory, 'pgbouncer.ini');
  writeFileSync(
    settings,
    `[databases]
${database} = host=${hostname} port=${serverPort || '5432'} dbname=${database} user=${username} connect_query='set search_path to ${options.schema}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${options.poolMode}
default_pool_size = 8
ignore_startup_parameters = ${ignoredParameters}
`,
  );
  if (user) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, directory]);
  const pooler = spawn(program, [settings], { stdio: 'ignore', cwd: directory, ...user });
  const url = `postgres://${username}@127.0.0.1:${port}/${database}`;
  await untilConnected(url);
  return {
    url,
    async remove() {
      const exited = once(pooler, 'exit');
      pooler.kill('SIGINT');
      const impatience = setTimeout(() => pooler.kill('SIGTERM'), 2_000);
      await exited;
      clearTimeout(impatience);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
