import { spawn, type ChildProcess } from 'node:child_process';
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

/**
 * Starts the installed server as `npx @dpp/server` does, without a command, on an embedded database of its own.
 *
 * @param workspace - The folder in which the packages are installed.
 */
export async function startServer(
  workspace: string,
  dataDirectory: string,
): Promise<RunningServer> {
  const port = await findFreePort();
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDirectory, LOG_LEVEL: 'error' };
  const command = join(workspace, 'node_modules/.bin/dpp');
  const server = spawn(command, [], {
    cwd: workspace,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return whenReady(server, port, join(dataDirectory, 'demo.key'));
}

/**
 * Waits until a server answers, and ends it if it does not.
 *
 * @param server - The process. It listens on 127.0.0.1.
 * @param keyFile - Where it puts the key of the demo workspace.
 */
export async function whenReady(
  server: ChildProcess,
  port: number,
  keyFile: string,
): Promise<RunningServer> {
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const baseUrl = `http://127.0.0.1:${port}`;
  const stop = () => {
    server.kill('SIGTERM');
    return ended;
  };
  try {
    await untilReady(baseUrl, () => server.exitCode !== null || server.signalCode !== null);
    return { baseUrl, apiKey: readFileSync(keyFile, 'utf8').trim(), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A port of 127.0.0.1 for a process that cannot choose one itself. */
export function findFreePort(): Promise<number> {
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
  throw new Error('The packed server did not become ready.');
}
