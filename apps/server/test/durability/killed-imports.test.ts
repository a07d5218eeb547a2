import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inFull } from '../support/endurance.js';
import { newSku } from '../support/factories.js';
import { postTable, textileCsv, textileRow, type WireImport } from '../support/imports.js';
import { createProcessStorage, type ProcessStorage } from '../support/process-storage.js';
import {
  platformAdminEnvironment,
  provisionWorkspace,
  type ProvisionedWorkspace,
} from '../support/provisioned-workspace.js';
import { startServerProcess, type ServerProcess } from '../support/server-process.js';
import { send, type TestRequest } from '../support/test-app.js';
import { testEngine } from '../support/test-database.js';

interface JobReply {
  readonly job: { readonly id: string; readonly state: string };
  readonly results: readonly {
    readonly row: number;
    readonly passportId: string;
    readonly ok: boolean;
    readonly code: string | null;
  }[];
}

const kills = inFull(20, 2);
const rowCount = inFull(400, 60);

describe(`a server killed while it works on an import, on ${testEngine}`, () => {
  let storage: ProcessStorage;
  let server: ServerProcess;
  let workspace: ProvisionedWorkspace;

  const start = () => startServerProcess({ ...storage.environment, ...platformAdminEnvironment });
  const request = (path: string, options: TestRequest = {}) =>
    send(`${server.origin}${path}`, { key: workspace.key, ...options });
  const call = async <Body>(path: string, options: TestRequest = {}): Promise<Body> => {
    const reply = await request(path, options);
    expect(reply.status, reply.text).toBeLessThan(300);
    return reply.body as unknown as Body;
  };
  const killSometime = async (times: number) => {
    for (let kill = 0; kill < times; kill++) {
      await pause(Math.random() * 300);
      await server.kill();
      server = await start();
    }
  };
  const untilState = (read: () => Promise<string>, state: string) =>
    expect.poll(read, { timeout: 150_000, interval: 1000 }).toBe(state);

  beforeAll(async () => {
    storage = await createProcessStorage();
    server = await start();
    workspace = await provisionWorkspace(server.origin);
  });
  afterAll(async () => {
    await server.kill();
    await storage.remove();
  });

  it('checks and publishes each row once, and reports each', async () => {
    const skus = Array.from({ length: rowCount }, newSku);
    // Every tenth row has the product of the one before.
    const rows = skus.map((sku, index) =>
      textileRow(index % 10 === 9 ? (skus[index - 1] ?? sku) : sku),
    );
    const sent = await postTable({ request }, workspace.key, textileCsv(rows));
    expect(sent.status, sent.text).toBe(201);
    const { id } = (sent.body as unknown as { import: WireImport }).import;
    const read = async () => (await call<{ import: WireImport }>(`/api/v1/imports/${id}`)).import;

    await killSometime(kills / 2);
    await untilState(async () => (await read()).state, 'READY');
    const repeated = rowCount / 10;
    expect((await read()).counts).toMatchObject({ ready: rowCount - repeated, faulty: repeated });

    const json = { keepFaulty: true };
    const path = `/api/v1/imports/${id}/publish`;
    const { job } = await call<JobReply>(path, { method: 'POST', json });
    await killSometime(kills / 2);
    const readJob = () => call<JobReply>(`/api/v1/jobs/${job.id}?limit=1000`);
    await untilState(async () => (await readJob()).job.state, 'DONE');

    const { results } = await readJob();
    expect(results.map(({ row }) => row)).toEqual(rows.map((_row, index) => index + 1));
    for (const { row, ok, code } of results) {
      expect([row, ok, code]).toEqual(
        row % 10 === 0 ? [row, false, 'PASSPORT_DUPLICATE'] : [row, true, null],
      );
    }
    expect((await read()).counts).toMatchObject({ done: rowCount - repeated });
    const { total } = await call<{ total: number }>('/api/v1/passports/search?limit=1');
    expect(total).toBe(rowCount - repeated);
  }, 400_000);
});
