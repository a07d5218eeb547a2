import { checkDigit } from '@dpp/gs1';
import { Ajv } from 'ajv';
import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseDigest } from '../support/database-digest.js';
import { inFull, report } from '../support/endurance.js';
import {
  bodyAs,
  copyReady,
  createReady,
  createRegistryWorkspace,
  type RegistryWorkspace,
  type WireResults,
} from '../support/registry.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { testEngine } from '../support/test-database.js';

const total = inFull(100_000, 300);
const perExport = inFull(10_000, 100);

let app: TestApp;
let workspace: RegistryWorkspace;

beforeAll(async () => {
  app = await startTestApp();
  workspace = await createRegistryWorkspace(app, { tier: 'enterprise' });
});
afterAll(() => app.close());

/** A GTIN-14 of the prefix for examples, another one for each number below a million. */
function gtinOf(number: number): string {
  const digits = `0950600${String(number).padStart(6, '0')}`;
  return digits + String(checkDigit(digits));
}

/** What a server does by itself, some time after many writes. */
const analyze = () =>
  app.db.raw(
    'analyze passports; analyze passport_seals; analyze registry_items; analyze registry_entries',
  );

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const result = await work();
  report(`${what}: ${Math.round(performance.now() - startedAt)} ms`);
  return result;
}

async function insertPassports(): Promise<void> {
  const { id } = await createReady(workspace, { productId: gtinOf(0) });
  for (let at = 1; at < total; at += 10_000) {
    const count = Math.min(10_000, total - at);
    const gtins = Array.from({ length: count }, (_, n) => gtinOf(at + n));
    await copyReady(app, workspace, { id, gtins });
  }
}

/** @returns The ids of exports, each of files of a hundred. */
async function exportAll(): Promise<string[]> {
  const ids: string[] = [];
  for (let hasMore = true; hasMore;) {
    const made = await timed(`an export of ${perExport}`, () =>
      workspace.calls.export({ limit: perExport }),
    );
    ids.push(made.export.id);
    hasMore = made.hasMore;
  }
  return ids;
}

interface Row {
  readonly uniqueProductIdentifier: string;
  readonly versionHash: string;
}

/** Reads each file in both forms. @returns Its requests. */
async function readFiles(exportIds: readonly string[]): Promise<Row[][]> {
  const isValid = new Ajv().compile(bodyAs<object>(await workspace.calls.get('schema')));
  const files: Row[][] = [];
  for (const id of exportIds) {
    for (let number = 1; number <= perExport / 100; number += 1) {
      const path = `exports/${id}/files/${number}`;
      const json = bodyAs<{ requests: Row[] }>(await workspace.calls.get(path));
      expect(isValid(json), JSON.stringify(isValid.errors)).toBe(true);
      const xml = await workspace.calls.get(`${path}?format=xml`);
      expect(requestsIn(xml.text)).toBe(json.requests.length);
      files.push(json.requests);
    }
  }
  return files;
}

function requestsIn(xml: string): number {
  let requests = 0;
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => (requests += name === 'registrationRequest' ? 1 : 0));
  parser.write(xml).close();
  return requests;
}

async function importAll(files: readonly Row[][]): Promise<Record<string, number>> {
  const sum: Record<string, number> = {};
  for (let at = 0; at < files.length; at += 50) {
    const results = files.slice(at, at + 50).flatMap((requests) =>
      requests.map(({ uniqueProductIdentifier, versionHash }) => ({
        ...{ uniqueProductIdentifier, versionHash, status: 'SUCCESS' },
        registrationId: `R-${versionHash.slice(0, 20)}`,
      })),
    );
    const reply = await workspace.calls.postResults(JSON.stringify({ results }));
    const { registered, unchanged, faulty } = bodyAs<WireResults>(reply);
    for (const [name, count] of Object.entries({ registered, unchanged, faulty })) {
      sum[name] = (sum[name] ?? 0) + count;
    }
  }
  return sum;
}

it(
  `hands ${total} passports in by files of a hundred, and takes their results back once, on ${testEngine}`,
  { timeout: 1_800_000 },
  async () => {
    await timed('passports', insertPassports);
    await analyze();
    const ready = await timed('counts', () => workspace.calls.counts());
    expect(ready.counts).toMatchObject({ READY: total, NOT_READY: 0 });
    const exportIds = await exportAll();
    await analyze();
    const files = await timed('files in both forms', () => readFiles(exportIds));
    expect(files).toHaveLength(total / 100);
    expect(new Set(files.flat().map((row) => row.uniqueProductIdentifier)).size).toBe(total);
    const first = await timed('results', () => importAll(files));
    expect(first).toEqual({ registered: total, unchanged: 0, faulty: 0 });
    const before = await databaseDigest(app.db);
    const second = await timed('the same results', () => importAll(files));
    expect(second).toEqual({ registered: 0, unchanged: total, faulty: 0 });
    expect(await databaseDigest(app.db)).toEqual(before);
    const after = await timed('counts', () => workspace.calls.counts());
    expect(after.counts).toMatchObject({ REGISTERED: total, READY: 0 });
  },
);
