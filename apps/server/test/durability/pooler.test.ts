import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inRaces } from '../support/endurance.js';
import { passportBody } from '../support/factories.js';
import {
  createOwnPgbouncer,
  ownPgbouncerHindrance,
  type OwnPgbouncer,
} from '../support/own-pgbouncer.js';
import { createProcessStorage, type ProcessStorage } from '../support/process-storage.js';
import {
  platformAdminEnvironment,
  provisionWorkspace,
  type ProvisionedWorkspace,
} from '../support/provisioned-workspace.js';
import { startServerProcess, type ServerProcess } from '../support/server-process.js';
import { send, type TestReply } from '../support/test-app.js';
import { testDatabaseUrl } from '../support/test-database.js';

const hindrance = testDatabaseUrl && ownPgbouncerHindrance();
if (hindrance) process.stdout.write(`  Nothing ran behind PgBouncer: ${hindrance}.\n`);

const rounds = inRaces(40, 6);
const scansAtOnce = 20;
const soon = { timeout: 20_000, interval: 20 };

describe.runIf(testDatabaseUrl && !hindrance)(
  'two instances behind PgBouncer in transaction mode',
  () => {
    let storage: ProcessStorage;
    let pooler: OwnPgbouncer;
    let instances: ServerProcess[] = [];
    let workspace: ProvisionedWorkspace;

    beforeAll(async () => {
      storage = await createProcessStorage();
      const { DATABASE_URL: direct = '' } = storage.environment;
      const schema = /search_path=(\w+)/.exec(decodeURIComponent(direct))?.[1] ?? 'public';
      const databaseUrl = testDatabaseUrl ?? '';
      pooler = await createOwnPgbouncer({ databaseUrl, schema, poolMode: 'transaction' });
      await restart({});
      workspace = await provisionWorkspace(first().origin);
    });
    afterAll(async () => {
      await Promise.all(instances.map((instance) => instance.stop()));
      await pooler.remove();
      await storage.remove();
    });

    const first = () => instances[0]!;
    const restart = async (environment: Record<string, string>) => {
      await Promise.all(instances.map((instance) => instance.stop()));
      instances = [];
      for (let i = 0; i < 2; i++) {
        const instance = await startServerProcess({
          ...storage.environment,
          ...platformAdminEnvironment,
          DATABASE_URL: pooler.url,
          ...environment,
        });
        instances.push(instance);
      }
    };
    const call = (method: 'POST' | 'PUT', path: string, json: object): Promise<TestReply> =>
      send(first().origin + path, { method, key: workspace.key, json });
    const scan = ({ origin }: ServerProcess, productId: string) =>
      send(`${origin}/01/${productId}`, { headers: { Accept: 'application/ld+json' } });
    const cachedBytes = async ({ origin }: ServerProcess): Promise<number> => {
      const { text } = await send(`${origin}/metrics`);
      return Number(/^dpp_cache_bytes\{cache="resolutions"\} (\d+)$/m.exec(text)?.[1]);
    };
    const warnings = (instance: ServerProcess) =>
      instance
        .output()
        .split('\n')
        .filter((line) => line.includes('DATABASE_LISTEN_URL'));

    const newPassport = async () => {
      const { operatorId, facilityId } = workspace;
      const { status, body } = await call('POST', '/api/v1/passports', {
        ...passportBody(),
        operatorId,
        facilityId,
      });
      expect(status).toBe(201);
      return body.passport as { id: string; productId: string };
    };
    const recall = async (id: string) => {
      const reply = await call('PUT', `/api/v1/passports/${id}/status`, { status: 'RECALLED' });
      expect(reply.status, reply.text).toBe(200);
    };

    it('says once that nothing is heard through it', async () => {
      for (const instance of instances) {
        await expect.poll(() => warnings(instance).length, soon).toBe(1);
      }
    });

    it('answers every scan, also many at once, on sessions that change hands', async () => {
      const { productId } = await newPassport();
      for (const instance of instances) {
        const scans = Array.from({ length: scansAtOnce }, () => scan(instance, productId));
        const statuses = new Set((await Promise.all(scans)).map(({ status }) => status));
        expect([...statuses]).toEqual([200]);
      }
    });

    it('never shows a passport as ACTIVE whose recall has been answered', async () => {
      for (let round = 0; round < rounds; round++) {
        const { id, productId } = await newPassport();
        for (const instance of [...instances, ...instances]) await scan(instance, productId);
        await recall(id);
        for (const instance of instances) {
          const { body } = await scan(instance, productId);
          expect((body as { status?: string }).status).toBe('RECALLED');
        }
      }
      for (const instance of instances) {
        expect(await cachedBytes(instance)).toBe(0);
        expect(warnings(instance)).toHaveLength(1);
      }
    });

    it('caches and hears of recalls with the direct address in DATABASE_LISTEN_URL', async () => {
      await restart({ DATABASE_LISTEN_URL: storage.environment.DATABASE_URL ?? '' });
      const { id, productId } = await newPassport();
      for (const instance of instances) {
        await expect
          .poll(async () => {
            await scan(instance, productId);
            return cachedBytes(instance);
          }, soon)
          .toBeGreaterThan(0);
        expect(warnings(instance)).toEqual([]);
      }
      await recall(id);
      const [own, other] = instances as [ServerProcess, ServerProcess];
      const statusAt = async (instance: ServerProcess) =>
        ((await scan(instance, productId)).body as { status?: string }).status;
      expect(await statusAt(own)).toBe('RECALLED');
      await expect.poll(() => statusAt(other), soon).toBe('RECALLED');
    });
  },
);
