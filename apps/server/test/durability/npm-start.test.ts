import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProcessStorage, type ProcessStorage } from '../support/process-storage.js';
import { freePort } from '../support/free-port.js';
import { testEngine } from '../support/test-database.js';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const graceMs = 10_000;

describe(`npm start, on ${testEngine}`, { timeout: 240_000 }, () => {
  let storage: ProcessStorage;
  let group: number | undefined;

  beforeAll(async () => {
    storage = await createProcessStorage();
  });
  afterAll(async () => {
    // Nothing of a test that failed stays.
    if (group !== undefined && !groupIsGone(group)) process.kill(-group, 'SIGKILL');
    await storage.remove();
  });

  it.each([
    ['SIGTERM to the process of npm', 'SIGTERM', (pid: number) => pid],
    ['Ctrl-C, which every process of the terminal hears,', 'SIGINT', (pid: number) => -pid],
  ] as const)('ends the server cleanly at %s', async (_what, signal, target) => {
    const port = await freePort();
    const { PATH = '', HOME = '' } = process.env;
    const child = spawn('npm', ['start'], {
      cwd: root,
      detached: true,
      env: {
        PATH,
        HOME,
        npm_config_update_notifier: 'false',
        ...storage.environment,
        PORT: String(port),
        LOG_LEVEL: 'info',
        SHUTDOWN_GRACE_MS: String(graceMs),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    group = child.pid;
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    await expect
      .poll(() => [isRunning(child), output], { timeout: 120_000, interval: 100 })
      .toEqual([true, expect.stringContaining('"msg":"listening"')]);

    const ended = once(child, 'exit');
    process.kill(target(child.pid ?? 0), signal);
    const limit = AbortSignal.timeout(60_000);
    await Promise.race([ended, once(limit, 'abort')]);
    expect([child.exitCode, child.signalCode], output).toEqual([0, null]);
    expect(output).toContain('"msg":"shutting down"');
    expect(await isTaken(port)).toBe(false);
    // What compiled the sources ends after what it compiled them for.
    await expect.poll(() => groupIsGone(child.pid ?? 0), { timeout: 20_000 }).toBe(true);
  });
});

function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}

function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

/** True when no process of the group is left. */
function groupIsGone(pid: number): boolean {
  try {
    process.kill(-pid, 0);
    return false;
  } catch {
    return true;
  }
}
