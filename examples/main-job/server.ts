import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A server of its own, on an embedded database in a temporary folder, and the key to its workspace. */
export interface DemoServer {
  readonly baseUrl: string;
  readonly apiKey: string;
  /** Ends the server and removes its folder. */
  stop(): Promise<void>;
}

const repository = new URL('../../', import.meta.url).pathname;

/** Starts `npm start` the way a person would: no service, no configuration but where to listen, and what an example asks for. */
export async function startServer(
  environment: Readonly<Record<string, string>> = {},
): Promise<DemoServer> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'dpp-demo-'));
  const port = await freePort();
  const child = spawn(
    process.execPath,
    ['--conditions=@dpp/source', '--import', 'tsx', 'apps/server/src/main.ts', 'serve'],
    {
      cwd: repository,
      env: {
        ...process.env,
        DATA_DIR: dataDirectory,
        PORT: String(port),
        LOG_LEVEL: 'warn',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const stop = async () => {
    await end(child);
    await rm(dataDirectory, { recursive: true, force: true });
  };
  try {
    await listening(child);
    const apiKey = (await readFile(join(dataDirectory, 'demo.key'), 'utf8')).trim();
    return { baseUrl: `http://127.0.0.1:${port}`, apiKey, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** By then the key of the demo workspace lies in the data directory. */
async function listening(child: ChildProcess): Promise<void> {
  let printed = '';
  for await (const chunk of child.stdout ?? []) {
    printed += String(chunk);
    if (printed.includes('server on http')) return;
  }
  throw new Error(`The server ended before it listened:\n${printed}`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}
