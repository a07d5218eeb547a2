import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endurance, inFull, report } from '../support/endurance.js';
import { newSku } from '../support/factories.js';
import {
  postTable,
  tableTypes,
  textileColumns,
  textileRow,
  type WireImport,
} from '../support/imports.js';
import { createProcessStorage, type ProcessStorage } from '../support/process-storage.js';
import {
  platformAdminEnvironment,
  provisionWorkspace,
  type ProvisionedWorkspace,
} from '../support/provisioned-workspace.js';
import { startServerProcess, type ServerProcess } from '../support/server-process.js';
import { relaxedLimits, send, type TestRequest } from '../support/test-app.js';
import { testEngine } from '../support/test-database.js';
import { workbookOf } from '../support/workbook.js';

const rowCount = inFull(50_000, 500);

describe.runIf(endurance)(`the largest import in a heap of 512 MiB, on ${testEngine}`, () => {
  let storage: ProcessStorage;
  let server: ServerProcess;
  let workspace: ProvisionedWorkspace;

  beforeAll(async () => {
    storage = await createProcessStorage();
    server = await startServerProcess({
      ...storage.environment,
      ...platformAdminEnvironment,
      ...relaxedLimits,
      NODE_OPTIONS: '--max-old-space-size=512',
    });
    workspace = await provisionWorkspace(server.origin);
  }, 120_000);
  afterAll(async () => {
    await server.kill();
    await storage.remove();
  });

  const request = (path: string, options: TestRequest = {}) =>
    send(`${server.origin}${path}`, { key: workspace.key, ...options });

  it('is read, checked, corrected, published and given back', async () => {
    const rows = Array.from({ length: rowCount }, () => textileRow(newSku()));
    const body = workbookOf([textileColumns, ...rows]);
    report(`${rowCount} rows of ${textileColumns.length} columns in ${body.length} bytes`);
    const timed = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
      const startedAt = performance.now();
      const result = await work();
      report(`${what}: ${Math.round(performance.now() - startedAt)} ms`);
      return result;
    };
    const sent = await timed('read', () =>
      postTable({ request }, workspace.key, body, { type: tableTypes.xlsx }),
    );
    expect(sent.status, sent.text.slice(0, 500)).toBe(201);
    const { id } = (sent.body as unknown as { import: WireImport }).import;
    const path = `/api/v1/imports/${id}`;
    const read = async () =>
      ((await request(path)).body as unknown as { import: WireImport }).import;
    const until = (state: string) =>
      expect
        .poll(async () => (await read()).state, { timeout: 3_600_000, interval: 2000 })
        .toBe(state);
    await timed('checked', () => until('READY'));
    expect((await read()).counts).toMatchObject({ ready: rowCount });
    const cells = [{ row: rowCount, column: 0, value: newSku() }];
    const changed = await timed('one cell', () =>
      request(path, { method: 'PATCH', json: { cells } }),
    );
    expect(changed.status, changed.text.slice(0, 500)).toBe(200);
    const file = await timed('given back', () => request(`${path}/file?faults=true`));
    expect(file.text.split('\r\n')).toHaveLength(rowCount + 2);
    const json = {};
    const job = await request(`${path}/publish`, { method: 'POST', json });
    expect(job.status, job.text.slice(0, 500)).toBe(202);
    await timed('published', () => until('DONE'));
    expect((await read()).counts).toMatchObject({ done: rowCount });
    expect(server.isAlive()).toBe(true);
  }, 7_200_000);
});
