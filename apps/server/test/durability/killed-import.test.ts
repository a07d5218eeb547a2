import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { inFull } from '../support/endurance.js';
import { newSku, textiles } from '../support/factories.js';
import { importableWorkspace } from '../support/importable-workspace.js';
import { program } from '../support/server-process.js';

const packageFolder = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'dpp-killed-import-'));
const dataDirectory = join(folder, 'data');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The command as a process of its own, with nothing of this one's settings. */
function spawnDpp(...args: string[]) {
  const { PATH = '', HOME = '' } = process.env;
  return spawn(process.execPath, [...program, ...args], {
    cwd: packageFolder,
    env: { PATH, HOME, DATA_DIR: dataDirectory },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function dpp(...args: string[]) {
  const child = spawnDpp(...args);
  const [printed] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { exitCode: child.exitCode, printed };
}

/** Three batches at least: it is killed after the first. */
const rows = inFull(1_500, 600);

it('an import that is killed goes on where it stopped: each row once, none lost', async () => {
  await importableWorkspace(dataDirectory, 'acme');
  const metadata = textiles();
  const products = Array.from({ length: rows }, () => ({ productId: newSku(), metadata }));
  const file = join(folder, 'products.ndjson');
  writeFileSync(file, products.map((product) => `${JSON.stringify(product)}\n`).join(''));

  const killed = spawnDpp('import', file, '--tenant', 'acme');
  while (!existsSync(`${file}.checkpoint`) && killed.exitCode === null) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  killed.kill('SIGKILL');
  if (killed.exitCode === null && killed.signalCode === null) await once(killed, 'exit');
  expect(killed.signalCode).toBe('SIGKILL');

  const resumed = await dpp('import', file, '--tenant', 'acme', '--resume', '--json');
  expect(resumed.exitCode).toBe(0);
  const counts = JSON.parse(resumed.printed) as Record<string, number>;
  expect(counts).toMatchObject({ rows, updated: 0, failed: 0 });
  expect((counts.inserted ?? 0) + (counts.alreadyThere ?? 0)).toBe(rows);
  expect(existsSync(`${file}.checkpoint`)).toBe(false);

  const { printed } = await dpp('export', '--tenant', 'acme', '--format', 'ndjson');
  const found = printed
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { productId: string }).productId);
  expect(found.sort()).toEqual(products.map(({ productId }) => productId).sort());
}, 240_000);
