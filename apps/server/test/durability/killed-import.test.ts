import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inFull } from '../support/endurance.js';
import { documentOf, newEpc, observed } from '../support/events.js';
import { newSku, textiles } from '../support/factories.js';
import { importableWorkspace } from '../support/importable-workspace.js';
import { createProcessStorage, type ProcessStorage } from '../support/process-storage.js';
import { program } from '../support/server-process.js';

const packageFolder = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'dpp-killed-import-'));
let storage: ProcessStorage;
beforeAll(async () => {
  storage = await createProcessStorage();
  await importableWorkspace(storage.environment, 'acme');
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await storage.remove();
});

/** A file is larger. */
const heapMiB = 256;

/** The command as a process of its own, with nothing of this one's settings. */
function spawnDpp(...args: string[]) {
  const { PATH = '', HOME = '' } = process.env;
  return spawn(process.execPath, [`--max-old-space-size=${heapMiB}`, ...program, ...args], {
    cwd: packageFolder,
    env: { PATH, HOME, ...storage.environment },
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

/** Kills an import once its first batch is written down, and goes on with it. */
async function killAndResume(file: string, command: readonly string[], rows: number) {
  const args = [...command, file, '--tenant', 'acme'];
  const killed = spawnDpp(...args);
  while (!existsSync(`${file}.checkpoint`) && killed.exitCode === null) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  killed.kill('SIGKILL');
  if (killed.exitCode === null && killed.signalCode === null) await once(killed, 'exit');
  expect(killed.signalCode).toBe('SIGKILL');

  const resumed = await dpp(...args, '--resume', '--json');
  expect(resumed.exitCode).toBe(0);
  const counts = JSON.parse(resumed.printed) as Record<string, number>;
  expect(counts).toMatchObject({ rows, updated: 0, failed: 0 });
  expect((counts.inserted ?? 0) + (counts.alreadyThere ?? 0)).toBe(rows);
  expect(existsSync(`${file}.checkpoint`)).toBe(false);
}

/** Three batches at least of each: it is killed after the first. */
const rows = inFull(1_500, 500);
const events = inFull(15_000, 2_500);
const traced = inFull(100_000, 1_200);

it('an import that is killed goes on where it stopped: each row once, none lost', async () => {
  const metadata = textiles();
  const products = Array.from({ length: rows }, () => ({ productId: newSku(), metadata }));
  const file = join(folder, 'products.ndjson');
  writeFileSync(file, products.map((product) => `${JSON.stringify(product)}\n`).join(''));

  await killAndResume(file, ['import'], rows);

  const { printed } = await dpp('export', '--tenant', 'acme', '--format', 'ndjson');
  const found = printed
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { productId: string }).productId);
  expect(found.sort()).toEqual(products.map(({ productId }) => productId).sort());
}, 240_000);

it('telemetry whose import is killed is in the history once, all of it', async () => {
  const productId = newSku();
  const write = (name: string, documents: readonly object[]) => {
    const file = join(folder, name);
    writeFileSync(file, documents.map((document) => `${JSON.stringify(document)}\n`).join(''));
    return file;
  };
  const unit = { productId, serialNumber: 'KILLED-1' };
  const model = write('model.ndjson', [{ productId, metadata: textiles() }]);
  await dpp('import', model, '--tenant', 'acme');
  await dpp('import', 'units', write('units.ndjson', [unit]), '--tenant', 'acme');
  const measurements = Array.from({ length: events }, (_, minute) => ({
    ...unit,
    eventType: 'CHARGE_CYCLE',
    cycleCount: minute,
    recordedAt: new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString(),
  }));
  const file = write('telemetry.ndjson', measurements);
  await killAndResume(file, ['import', 'telemetry'], measurements.length);

  const { printed } = await dpp('export', 'telemetry', '--tenant', 'acme');
  const found = JSON.parse(printed) as { recordedAt: string; cycleCount: number }[];
  expect(found.map(({ recordedAt, cycleCount }) => ({ recordedAt, cycleCount }))).toEqual(
    measurements.map(({ recordedAt, cycleCount }) => ({ recordedAt, cycleCount })),
  );
}, 240_000);

it(
  'a document of events whose import is killed is captured once, all of it, in a small heap',
  async () => {
    // Each was seen by the one before it as well: one lineage.
    const thing = newEpc();
    const seen = Array.from({ length: traced }, (_, second) =>
      observed(0, [thing, `urn:a:${second}`], {
        eventTime: new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString(),
        'https://ns.example.com/note': 'x'.repeat(inFull(1000, 10)),
      }),
    );
    const file = join(folder, 'events.jsonld');
    const { epcisBody: _events, ...around } = documentOf([]);
    const fd = openSync(file, 'w');
    writeSync(fd, `{"epcisBody":{"eventList":[`);
    for (const [index, event] of seen.entries()) {
      writeSync(fd, `${index > 0 ? ',' : ''}${JSON.stringify(event)}`);
    }
    writeSync(fd, `]},${JSON.stringify(around).slice(1)}`);
    closeSync(fd);
    await killAndResume(file, ['import', 'events'], traced);

    const out = join(folder, 'events.ndjson');
    const { printed } = await dpp('export', 'events', '--tenant', 'acme', '--out', out, '--json');
    expect(JSON.parse(printed)).toMatchObject({ rows: traced });
    const found = readFileSync(out, 'utf8').trimEnd().split('\n');
    expect(found).toEqual(seen.map((event) => JSON.stringify(event)));
  },
  inFull(1_800_000, 240_000),
);
