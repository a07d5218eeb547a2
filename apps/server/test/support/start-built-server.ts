import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.js';

/** Starts `dist/main.js` with plain Node, twice on one data directory; says how long the second took. */
const dataDirectory = mkdtempSync(join(tmpdir(), 'dpp-built-'));
const port = await freePort();

async function startAndStop(): Promise<number> {
  const startedAt = performance.now();
  const server = spawn(process.execPath, ['dist/main.js', 'serve'], {
    env: { ...process.env, DATA_DIR: dataDirectory, PORT: String(port), LOG_LEVEL: 'warn' },
    stdio: 'inherit',
  });
  try {
    while (!(await answers())) {
      if (server.exitCode !== null) throw new Error('The built server ended before it answered.');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return performance.now() - startedAt;
  } finally {
    server.kill('SIGTERM');
    if (server.exitCode === null) await once(server, 'exit');
  }
}

async function answers(): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/health`)).ok;
  } catch {
    // Not listening yet.
    return false;
  }
}

try {
  await startAndStop();
  const startMs = await startAndStop();
  process.stdout.write(
    `Start to first response on an existing database: ${Math.round(startMs)} ms\n`,
  );
} finally {
  rmSync(dataDirectory, { recursive: true, force: true });
}
