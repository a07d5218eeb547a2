import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './free-port.js';

/**
 * Runs a command with `TEST_CITUS_URL` naming a cluster of its own: a coordinator and two workers on this machine, gone
 * afterwards. Citus has to be installed beside PostgreSQL 15 (docs/guides/scale.md).
 *
 *     node --import tsx apps/server/test/support/on-citus-cluster.ts \
 *       npx vitest run --project @dpp/server contract/citus-story
 *
 * With `--all`, every test that a PostgreSQL server is used for runs on the cluster:
 *
 *     npm run test:citus
 */
const binaries = '/usr/lib/postgresql/15/bin';
const extension = '/usr/lib/postgresql/15/lib/citus.so';
const settings = [
  'shared_preload_libraries=citus',
  'max_prepared_transactions=200',
  'max_connections=200',
  'wal_level=logical',
  'fsync=off',
  'citus.max_client_connections=180',
  // Four tables on a machine for each of ours, instead of sixteen: every test file makes and drops them.
  'citus.shard_count=8',
];

if (!existsSync(extension)) {
  process.stdout.write('Citus is not installed beside PostgreSQL 15: nothing was run.\n');
  process.exit(0);
}

const given = process.argv.slice(2);
const isForAll = given[0] === '--all';
const [command, ...args] = isForAll ? given.slice(1) : given;
if (!command) {
  process.stderr.write('Name the command to run on the cluster.\n');
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), 'dpp-citus-'));
const asServer = userOfServer();
if (asServer) execFileSync('chown', [`${asServer.uid}:${asServer.gid}`, folder]);
const nodes = [];
try {
  for (const name of ['coordinator', 'worker-1', 'worker-2']) nodes.push(await startNode(name));
  const [coordinator, ...workers] = nodes;
  if (!coordinator) throw new Error('No coordinator was started.');
  await onNode(coordinator.port, async (client) => {
    await client.query(`select citus_set_coordinator_host('127.0.0.1', ${coordinator.port})`);
    for (const { port } of workers)
      await client.query(`select citus_add_node('127.0.0.1', ${port})`);
  });
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: {
      ...process.env,
      TEST_CITUS_URL: urlOf(coordinator.port),
      ...(isForAll && { TEST_DATABASE_URL: urlOf(coordinator.port), TEST_DISTRIBUTED: '1' }),
    },
  });
  process.exitCode = status ?? 1;
} finally {
  for (const { server } of nodes) await end(server);
  rmSync(folder, { recursive: true, force: true });
}

async function startNode(name: string): Promise<{ port: number; server: ChildProcess }> {
  const data = join(folder, name);
  const initdb = ['-D', data, '-U', 'dpp', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  execFileSync(join(binaries, 'initdb'), initdb, { stdio: 'ignore', cwd: folder, ...asServer });
  const port = await freePort();
  const address = ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', ''];
  const options = settings.flatMap((setting) => ['-c', setting]);
  const server = spawn(join(binaries, 'postgres'), [...address, ...options], {
    stdio: 'ignore',
    cwd: folder,
    // The nodes connect to each other, and look for certificates at home.
    env: { ...process.env, HOME: folder },
    ...asServer,
  });
  await untilAnswering(port);
  await onNode(port, async (client) => {
    await client.query('create extension citus');
    await client.query('create role dpp_tenant login');
  });
  return { port, server };
}

function urlOf(port: number): string {
  return `postgres://dpp@127.0.0.1:${port}/postgres`;
}

async function onNode(port: number, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf(port) });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

async function untilAnswering(port: number): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    try {
      return await onNode(port, () => Promise.resolve());
    } catch {
      // Not yet: the server is starting.
      await pause(100);
    }
  }
  throw new Error('A node of the cluster did not start within 30 s.');
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exited = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGINT');
  await exited;
}

/** PostgreSQL refuses to run as root. */
function userOfServer(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
