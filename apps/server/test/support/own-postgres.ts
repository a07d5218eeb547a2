import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';
import { freePort } from './free-port.js';

/** How a PostgreSQL server is told to end: it cuts its connections; or it drops everything as it is. */
const shutdownSignals = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;
export type Shutdown = keyof typeof shutdownSignals;

/** A PostgreSQL server of this test alone, so that it may be stopped. */
export interface OwnPostgres {
  readonly url: string;
  stop(shutdown: Shutdown): Promise<void>;
  /** Returns when it takes connections. */
  start(): Promise<void>;
  remove(): Promise<void>;
}

const startTimeoutMs = 30_000;

/** Why none can be started here; undefined when one can. */
export function ownPostgresHindrance(): string | undefined {
  if (!binariesFolder()) return 'no PostgreSQL binaries are installed';
  if (isRoot() && !serverUser())
    return 'PostgreSQL does not run as root, and no user postgres exists';
  return undefined;
}

export async function createOwnPostgres(): Promise<OwnPostgres> {
  const binaries = binariesFolder() ?? '';
  const user = serverUser();
  const directory = mkdtempSync(join(tmpdir(), 'dpp-postgres-'));
  if (user) execFileSync('chown', [`${user.uid}:${user.gid}`, directory]);
  const data = join(directory, 'data');
  const initdb = ['-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  execFileSync(join(binaries, 'initdb'), initdb, { stdio: 'ignore', cwd: directory, ...user });

  const port = await freePort();
  const url = `postgres://test@127.0.0.1:${port}/postgres`;
  const args = ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', ''];
  let server: ChildProcess | undefined;

  const stop = async (shutdown: Shutdown) => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const exited = once(server, 'exit');
    server.kill(shutdownSignals[shutdown]);
    await exited;
  };
  const start = async () => {
    server = spawn(join(binaries, 'postgres'), args, { stdio: 'ignore', cwd: directory, ...user });
    await untilConnected(url);
  };
  await start();
  return {
    url,
    stop,
    start,
    async remove() {
      await stop('immediate');
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Waits until a server takes connections. */
export async function untilConnected(url: string): Promise<void> {
  const endsAt = performance.now() + startTimeoutMs;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (performance.now() > endsAt) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

/** Folder of the newest version where several are installed, or one of the search path. */
export function binariesFolder(): string | undefined {
  const packaged = '/usr/lib/postgresql';
  const versions = foldersIn(packaged).sort((a, b) => Number(b) - Number(a));
  const folders = versions.map((version) => join(packaged, version, 'bin'));
  folders.push(...(process.env.PATH ?? '').split(delimiter));
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => isProgram(folder, name)));
}

function foldersIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    // Not a system that keeps them there.
    return [];
  }
}

function isProgram(folder: string, name: string): boolean {
  try {
    accessSync(join(folder, name), constants.X_OK);
    return true;
  } catch {
    // Not here.
    return false;
  }
}

const isRoot = () => userInfo().uid === 0;

/** PostgreSQL refuses to run as root; undefined: as ourselves. */
export function serverUser(): { uid: number; gid: number } | undefined {
  if (!isRoot()) return undefined;
  const idOf = (flag: string) => spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout;
  const [uid, gid] = [idOf('-u'), idOf('-g')];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}
