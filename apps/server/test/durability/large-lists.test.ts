import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyPassport } from '../support/copy-passport.js';
import { endurance, report } from '../support/endurance.js';
import { newSku } from '../support/factories.js';
import { createProcessStorage, type ProcessStorage } from '../support/process-storage.js';
import {
  createApiKey,
  platformAdminEnvironment,
  provisionWorkspace,
} from '../support/provisioned-workspace.js';
import { startServerProcess, type ServerProcess } from '../support/server-process.js';
import { send } from '../support/test-app.js';
import { testEngine } from '../support/test-database.js';

const pageLength = 100;
const readers = 4;
const heapMebibytes = 1024;
/** With the rest of the body the largest that a create takes. */
const largestText = 'x'.repeat(1_048_000);

describe.runIf(endurance)(
  `${readers} pages of ${pageLength} passports of 1 MiB, on ${testEngine}`,
  () => {
    let storage: ProcessStorage;
    let server: ServerProcess;
    const keys: string[] = [];

    beforeAll(async () => {
      storage = await createProcessStorage();
      const environment = { ...storage.environment, ...platformAdminEnvironment };
      server = await startServerProcess(environment);
      const { ownerToken } = await provisionFullPage(environment);
      for (let i = 0; i < readers; i++) {
        keys.push((await createApiKey(server.origin, ownerToken)).secret);
      }
      await server.stop();
      const NODE_OPTIONS = `--max-old-space-size=${heapMebibytes}`;
      server = await startServerProcess({ ...environment, NODE_OPTIONS });
    }, 300_000);
    afterAll(async () => {
      await server.stop();
      await storage.remove();
    });

    /** A workspace with a full page; the copies are made while no server holds the database. */
    async function provisionFullPage(environment: Readonly<Record<string, string>>) {
      const { origin } = server;
      const workspace = await provisionWorkspace(origin);
      const productId = newSku();
      const json = { productId, metadata: { largestText }, draft: true };
      const { status } = await send(`${origin}/api/v1/passports`, { key: workspace.key, json });
      expect(status).toBe(201);
      await server.stop();
      const copies = pageLength - 1;
      await storage.inspect(({ knex }) => copyPassport(knex, productId, copies));
      server = await startServerProcess(environment);
      return workspace;
    }

    it('are read at once by as many keys within a heap of 1 GiB', async () => {
      const startedAt = performance.now();
      const path = `${server.origin}/api/v1/passports?limit=${pageLength}`;
      const texts = await Promise.all(
        keys.map(async (key) => {
          // This process is busy for seconds afterwards, and would not see that an idle connection ended.
          const { status, text } = await send(path, { key, headers: { Connection: 'close' } });
          const { passports } = JSON.parse(text) as { passports: readonly unknown[] };
          return [status, passports.length, createHash('sha256').update(text).digest('hex')];
        }),
      );
      const [first] = texts;
      expect(first?.slice(0, 2)).toEqual([200, pageLength]);
      expect(texts).toEqual(texts.map(() => first));
      expect(server.isAlive()).toBe(true);
      const { text } = await send(`${server.origin}/metrics`);
      const resident = /^process_resident_memory_bytes (\S+)/m.exec(text)?.[1];
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      report(
        `${testEngine}: ${seconds} s, then ${Math.round(Number(resident) / 2 ** 20)} MiB resident`,
      );
    }, 300_000);
  },
);
