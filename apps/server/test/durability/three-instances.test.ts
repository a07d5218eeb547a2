import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endurance, inFull, report } from '../support/endurance.js';
import { passportBody } from '../support/factories.js';
import { auditIsIntact } from '../support/audit-is-intact.js';
import { createProcessStorage, type ProcessStorage } from '../support/process-storage.js';
import {
  createApiKey,
  platformAdminEnvironment,
  provisionWorkspace,
  type ProvisionedWorkspace,
} from '../support/provisioned-workspace.js';
import { startServerProcess, type ServerProcess } from '../support/server-process.js';
import { send, type TestReply, type TestRequest } from '../support/test-app.js';
import { testDatabaseUrl } from '../support/test-database.js';

const redisUrl = process.env.TEST_REDIS_URL;
/** Redis by night: two instances count there every day. */
const counting = [
  { where: 'PostgreSQL', environment: {} },
  ...(redisUrl && endurance ? [{ where: 'Redis', environment: { REDIS_URL: redisUrl } }] : []),
];

const growthPerMinute = 60;
const kills = inFull(10, 1);
const writersPerInstance = 4;
const writesBeforeKill = 60;

describe.runIf(testDatabaseUrl).each(counting)(
  'three instances on one PostgreSQL that count requests in $where',
  ({ where, environment }) => {
    let storage: ProcessStorage;
    let servers: ServerProcess[];
    let workspace: ProvisionedWorkspace;

    const start = () =>
      startServerProcess({
        ...storage.environment,
        ...platformAdminEnvironment,
        ...environment,
        LIMIT_GROWTH_PER_MINUTE: String(growthPerMinute),
      });

    beforeAll(async () => {
      storage = await createProcessStorage();
      servers = await Promise.all([start(), start(), start()]);
      workspace = await provisionWorkspace(servers[0]?.origin ?? '');
    }, 120_000);
    afterAll(async () => {
      await Promise.all(servers.map((server) => server.kill()));
      await storage.remove();
    });

    const originOf = (nth: number) => servers[nth % servers.length]?.origin ?? '';
    /** So many requests at once, spread over the instances. */
    const spread = (count: number, path: string, request: TestRequest): Promise<TestReply[]> =>
      Promise.all(Array.from({ length: count }, (_, nth) => send(originOf(nth) + path, request)));

    it('write once for one Idempotency-Key that comes to all at once, and answer alike', async () => {
      for (let round = 0; round < inFull(50, 3); round++) {
        const request = {
          key: workspace.key,
          json: passportBody(),
          headers: { 'Idempotency-Key': randomUUID() },
        };
        const replies = await spread(30, '/api/v1/passports', request);
        expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
        expect(replies[0]?.status, replies[0]?.text).toBe(201);
        const replayed = replies.filter(({ headers }) => headers.get('idempotent-replayed'));
        expect(replayed).toHaveLength(29);
      }
    });

    it('admit exactly the budget of a key', async () => {
      const growth = await provisionWorkspace(originOf(0));
      // While its tier is unlimited nothing is counted: the key starts with a full budget.
      const { secret } = await createApiKey(originOf(0), growth.ownerToken);
      const changed = await send(`${originOf(1)}/platform/v1/tenants/${growth.tenantId}`, {
        key: growth.adminToken,
        method: 'PATCH',
        json: { tier: 'growth' },
      });
      expect(changed.status, changed.text).toBe(200);
      const replies = await spread(3 * growthPerMinute, '/api/v1/whoami', { key: secret });
      const admitted = replies.filter(({ status }) => status === 200);
      expect(admitted).toHaveLength(growthPerMinute);
      expect(replies.filter(({ status }) => status === 429)).toHaveLength(2 * growthPerMinute);
    });

    it(`lose no acknowledged write and make none twice while one is killed, ${kills} times`, async () => {
      const written = new Map<string, string>();
      let unanswered = 0;
      /** Sends a write until an instance answers it, to another one each time, with the same key. */
      const writeOnce = async (nth: number) => {
        const json = passportBody();
        const idempotencyKey = randomUUID();
        for (let attempt = 0; ; attempt++) {
          const reply = await send(`${originOf(nth + attempt)}/api/v1/passports`, {
            key: workspace.key,
            json,
            headers: { 'Idempotency-Key': idempotencyKey },
          }).catch(() => undefined);
          if (reply?.status === 201) {
            written.set(json.productId, reply.body.passport.id);
            return;
          }
          if (reply) expect([409, 429, 503], reply.text).toContain(reply.status);
          else unanswered++;
        }
      };
      for (let round = 0; round < kills; round++) {
        const until = written.size + writesBeforeKill * 2;
        const killAt = written.size + writesBeforeKill;
        let killed: Promise<void> | undefined;
        const victim = round % servers.length;
        const writers = Array.from({ length: writersPerInstance * 3 }, async (_, nth) => {
          while (written.size < until) {
            await writeOnce(nth);
            if (written.size >= killAt) killed ??= servers[victim]?.kill();
          }
        });
        await Promise.all(writers);
        await killed;
        servers[victim] = await start();
      }
      report(`${where}: ${written.size} writes, ${unanswered} without an answer, ${kills} kills`);
      const rows = await storage.inspect(({ knex }) =>
        knex('passports')
          .whereIn('product_id', [...written.keys()])
          .select<{ id: string; product_id: string }[]>('id', 'product_id'),
      );
      expect(rows).toHaveLength(written.size);
      for (const { id, product_id } of rows) expect(written.get(product_id)).toBe(id);
      expect(await auditIsIntact(storage)).toBe(true);
    }, 600_000);
  },
);
