import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import { inFull } from './endurance.js';
import { freePort } from './free-port.js';

const packageFolder = fileURLToPath(new URL('../../', import.meta.url));

/** `TEST_SERVER=built` takes what `npm run build` made, otherwise it is a bundle of the sources. */
const serverFile = process.env.TEST_SERVER === 'built' ? 'dist/main.js' : inject('bundledServer');

/**
 * What a process runs. To optimise the WebAssembly of the embedded database costs as much as the rest of a
 * start and pays after minutes: what every day's tests ask of a process is answered before.
 */
export const program: readonly string[] = [...inFull([], ['--liftoff-only']), serverFile];

/** Printed to stdout at every log level. */
const listeningLine = 'Digital Product Passport server on ';

const startTimeoutMs = 60_000;

/** A server as an operator runs it: a process of its own. */
export interface ServerProcess {
  readonly origin: string;
  readonly pid: number;
  /** From its birth to its first answer. */
  readonly startMs: number;
  /** All output so far. */
  output(): string;
  isAlive(): boolean;
  /** `kill -9`: the process gets no chance to finish anything. */
  kill(): Promise<void>;
  /** Asks it to end and waits until it did. @returns Its exit code. */
  stop(): Promise<number | null>;
  /** Sends a message to the modules that were loaded before it. @returns What they answer. */
  ask(message: string): Promise<unknown>;
}

interface ServerOptions {
  /** Modules that are loaded before the server. */
  readonly preloads?: readonly string[];
  /** Another server than that of the sources. */
  readonly file?: string;
}

/** Starts a server on a free port of 127.0.0.1 and waits until it answers. */
export async function startServerProcess(
  environment: Readonly<Record<string, string>>,
  options: ServerOptions = {},
): Promise<ServerProcess> {
  const startedAt = performance.now();
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const { child, output } = spawnServer({ PORT: String(port), ...environment }, options);
  // Its own line first: another server may hold the port, and would answer for it.
  while (!output().includes(listeningLine) || !(await answers(origin))) {
    if (!isRunning(child)) throw new Error(`The server ended before it answered:\n${output()}`);
    if (performance.now() - startedAt > startTimeoutMs) {
      child.kill('SIGKILL');
      throw new Error(`The server did not answer:\n${output()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    origin,
    pid: child.pid ?? 0,
    startMs: performance.now() - startedAt,
    output,
    isAlive: () => isRunning(child),
    kill: async () => void (await end(child, 'SIGKILL')),
    stop: () => end(child, 'SIGTERM'),
    ask: async (message) => {
      const answered = once(child, 'message');
      child.send(message);
      return ((await answered) as unknown[])[0];
    },
  };
}

/** A `dpp work`: it serves no requests, so that its output says that it has begun. */
export type WorkerProcess = Pick<ServerProcess, 'output' | 'isAlive' | 'kill' | 'stop'>;

export async function startWorkerProcess(
  environment: Readonly<Record<string, string>>,
): Promise<WorkerProcess> {
  const { child, output } = spawnServer({ ...environment, LOG_LEVEL: 'info' }, {}, 'work');
  const patience = performance.now() + startTimeoutMs;
  while (!output().includes('delivering events')) {
    if (!isRunning(child) || performance.now() > patience) {
      child.kill('SIGKILL');
      throw new Error(`The worker did not begin:\n${output()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    output,
    isAlive: () => isRunning(child),
    kill: async () => void (await end(child, 'SIGKILL')),
    stop: () => end(child, 'SIGTERM'),
  };
}

/** Starts a server that is expected to refuse. @returns Its exit code and what it printed. */
export async function startRefusedServer(
  environment: Readonly<Record<string, string>>,
  options: ServerOptions = {},
): Promise<{ exitCode: number | null; output: string }> {
  const port = String(await freePort());
  const { child, output } = spawnServer({ PORT: port, ...environment }, options);
  const timer = setTimeout(() => child.kill('SIGKILL'), startTimeoutMs);
  await once(child, 'close');
  clearTimeout(timer);
  return { exitCode: child.exitCode, output: output() };
}

/** Nothing of this process's environment but what a program needs to run: settings would leak in. */
function spawnServer(
  environment: Readonly<Record<string, string>>,
  { preloads = [], file }: ServerOptions = {},
  command: 'serve' | 'work' = 'serve',
) {
  const { PATH = '', HOME = '', TMPDIR } = process.env;
  const imports = preloads.flatMap((module) => ['--import', module]);
  const before = preloads.length > 0 ? ['--import', 'tsx', ...imports] : [];
  const server = file === undefined ? program : [file];
  const child = spawn(process.execPath, [...before, ...server, command], {
    cwd: packageFolder,
    env: { PATH, HOME, ...(TMPDIR && { TMPDIR }), LOG_LEVEL: 'warn', ...environment },
    // Only a module of a test listens on the channel.
    stdio: ['ignore', 'pipe', 'pipe', ...(preloads.length > 0 ? (['ipc'] as const) : [])],
  });
  const printed: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => printed.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => printed.push(chunk));
  return { child, output: () => Buffer.concat(printed).toString() };
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (!isRunning(child)) return child.exitCode;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
  return child.exitCode;
}

async function answers(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/health`)).ok;
  } catch {
    // Not listening yet.
    return false;
  }
}
