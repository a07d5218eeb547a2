import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inFull } from '../support/endurance.js';
import { passportBody } from '../support/factories.js';
import { createProcessStorage, type ProcessStorage } from '../support/process-storage.js';
import {
  platformAdminEnvironment,
  provisionWorkspace,
  type ProvisionedWorkspace,
} from '../support/provisioned-workspace.js';
import { startServerProcess, type ServerProcess } from '../support/server-process.js';
import { send } from '../support/test-app.js';
import { testEngine } from '../support/test-database.js';

interface JobReply {
  readonly job: { readonly id: string; readonly state: string; readonly done: number };
  readonly results: readonly { readonly passportId: string; readonly ok: boolean }[];
}

const kills = inFull(20, 2);
const passportCount = 40;

describe(`a server killed while it works on a job, on ${testEngine}`, () => {
  let storage: ProcessStorage;
  let server: ServerProcess;
  let workspace: ProvisionedWorkspace;

  const start = () => startServerProcess({ ...storage.environment, ...platformAdminEnvironment });
  const call = async <Body>(path: string, options: object = {}): Promise<Body> => {
    const reply = await send(`${server.origin}${path}`, { key: workspace.key, ...options });
    expect(reply.status, reply.text).toBeLessThan(300);
    return reply.body as unknown as Body;
  };

  beforeAll(async () => {
    storage = await createProcessStorage();
    server = await start();
    workspace = await provisionWorkspace(server.origin);
  });
  afterAll(async () => {
    await server.kill();
    await storage.remove();
  });

  it('seals each passport once, and reports each', async () => {
    const ids: string[] = [];
    for (let at = 0; at < passportCount; at++) {
      const json = passportBody();
      const made = await call<{ passport: { id: string } }>('/api/v1/passports', {
        method: 'POST',
        json,
      });
      ids.push(made.passport.id);
    }
    const json = { kind: 'SEAL', ids };
    const { job } = await call<JobReply>('/api/v1/jobs', { method: 'POST', json });
    for (let kill = 0; kill < kills; kill++) {
      await pause(Math.random() * 150);
      await server.kill();
      server = await start();
    }
    const read = () => call<JobReply>(`/api/v1/jobs/${job.id}?limit=1000`);
    await expect
      .poll(async () => (await read()).job.state, { timeout: 150_000, interval: 1000 })
      .toBe('DONE');
    const { results } = await read();
    expect(results.map(({ passportId }) => passportId)).toEqual(ids);
    expect(results.every(({ ok }) => ok)).toBe(true);
    const log = await call<{ entries: readonly { action: string; targetId: string }[] }>(
      '/api/v1/audit-log?limit=200',
    );
    const sealed = log.entries.filter(({ action }) => action === 'passport.sealed');
    expect(sealed.map(({ targetId }) => targetId).sort()).toEqual([...ids].sort());
  }, 300_000);
});
