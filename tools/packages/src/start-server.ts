import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export interface RunningServer {
  readonly baseUrl: string;
  /** Key of the demo workspace. */
  readonly apiKey: string;
  stop(): Promise<void>;
}

/** Starts the server of this repository, from source, on an embedded database of its own. */
export async function startServer(root: string, dataDirectory: string): Promise<RunningServer> {
  const port = await findFreePort();
  const args = ['--conditions=@dpp/source', '--import', 'tsx', 'apps/server/src/main.ts', 'serve'];
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDirectory, LOG_LEVEL: 'error' };
  const server = spawn('node', args, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const baseUrl = `http://127.0.0.1:${port}`;
  const stop = () => {
    server.kill('SIGTERM');
    return ended;
  };
  try {
    await untilReady(baseUrl, () => server.exitCode !== null);
    const apiKey = readFileSync(join(dataDirectory, 'demo.key'), 'utf8').trim();
    return { baseUrl, apiKey, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

async function untilReady(baseUrl: string, hasEnded: () => boolean): Promise<void> {
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline && !hasEnded()) {
    const reply = await fetch(`${baseUrl}/ready`).catch(() => undefined);
    if (reply?.status === 200) return;
    await pause(200);
  }
  throw new Error('The server for the examples did not become ready.');
}
