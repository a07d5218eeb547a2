import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { freePort } from './free-port.js';

/** A Redis of this test alone, with settings of its own. */
export interface OwnRedis {
  readonly url: string;
  readonly port: number;
  /** Sends a command as an administrator does. */
  administer(command: string, ...args: string[]): Promise<unknown>;
  remove(): Promise<void>;
}

/** Why none can be started here; undefined when one can. */
export function ownRedisHindrance(): string | undefined {
  const { error } = spawnSync('redis-server', ['--version'], { stdio: 'ignore' });
  return error && 'no redis-server is installed';
}

/** @param password - Asked of each client. Default: none. */
export async function createOwnRedis({ password }: { password?: string } = {}): Promise<OwnRedis> {
  const directory = mkdtempSync(join(tmpdir(), 'dpp-redis-'));
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', directory];
  if (password !== undefined) args.push('--requirepass', password);
  const server = spawn('redis-server', args, { stdio: 'ignore' });
  const admin = new Redis({ port, host: '127.0.0.1', ...(password !== undefined && { password }) });
  admin.on('error', () => undefined);
  // It says so once it has been reached; errors before that are attempts.
  await new Promise<void>((resolve) => void admin.once('ready', () => resolve()));
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    administer: (command, ...rest) => admin.call(command, ...rest),
    async remove() {
      admin.disconnect();
      const exited = once(server, 'exit');
      server.kill('SIGTERM');
      await exited;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
