import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inFull, report } from '../support/endurance.js';
import { passportBody } from '../support/factories.js';
import { startFreezingProxy, type FreezingProxy } from '../support/freezing-proxy.js';
import { createProcessStorage, type ProcessStorage } from '../support/process-storage.js';
import {
  platformAdminEnvironment,
  provisionWorkspace,
  type ProvisionedWorkspace,
} from '../support/provisioned-workspace.js';
import { startServerProcess, type ServerProcess } from '../support/server-process.js';
import { send, type TestReply } from '../support/test-app.js';
import { testDatabaseUrl } from '../support/test-database.js';

/** Once new connections are possible. */
const servingAgainMs = 15_000;
/** How long the network is silent after it has been noticed. */
const silentMs = inFull(30_000, 0);
const writers = 12;
const noticed = { timeout: 60_000, interval: 250 };

describe.runIf(testDatabaseUrl)('a database that vanishes without closing its connections', () => {
  let storage: ProcessStorage;
  let proxy: FreezingProxy;
  let server: ServerProcess;
  let workspace: ProvisionedWorkspace;

  beforeAll(async () => {
    storage = await createProcessStorage();
    const url = new URL(storage.environment.DATABASE_URL ?? '');
    proxy = await startFreezingProxy({ host: url.hostname, port: Number(url.port || 5432) });
    url.host = `127.0.0.1:${proxy.port}`;
    server = await startServerProcess({
      ...storage.environment,
      ...platformAdminEnvironment,
      DATABASE_URL: url.href,
    });
    workspace = await provisionWorkspace(server.origin);
  });
  afterAll(async () => {
    await server.kill();
    await proxy.close();
    await storage.remove();
  });

  const ready = async () => (await send(`${server.origin}/ready`)).status;
  const create = (body: object, idempotencyKey: string): Promise<TestReply> =>
    send(`${server.origin}/api/v1/passports`, {
      key: workspace.key,
      json: { ...body, operatorId: workspace.operatorId, facilityId: workspace.facilityId },
      headers: { 'Idempotency-Key': idempotencyKey },
    });
  const linesOf = (text: string) =>
    server
      .output()
      .split('\n')
      .filter((line) => line.includes(text));

  it.each(['hang', 'refuse'] as const)(
    'is a 503 meanwhile and served soon after, where new connections %s',
    async (newConnections) => {
      const begun = linesOf('database fails').length;
      const written = Array.from({ length: writers }, () => ({
        body: passportBody(),
        key: randomUUID(),
      }));
      await expect.poll(ready, noticed).toBe(200);
      const underWay = written.map(({ body, key }) => create(body, key));
      await Promise.race(underWay);
      await proxy.freeze(newConnections);
      await expect.poll(ready, noticed).toBe(503);
      const replies = await Promise.all(underWay);
      for (const { status, headers, text } of replies) {
        expect([201, 503], text).toContain(status);
        if (status === 503) expect(headers.get('retry-after')).toMatch(/^\d+$/);
      }
      await new Promise((resolve) => setTimeout(resolve, silentMs));
      expect(await ready()).toBe(503);

      await proxy.acceptAgain();
      const since = performance.now();
      await expect.poll(ready, { timeout: servingAgainMs, interval: 100 }).toBe(200);
      const list = await send(`${server.origin}/api/v1/passports`, { key: workspace.key });
      expect(list.status).toBe(200);
      report(`ready ${Math.round(performance.now() - since)} ms after the network came back`);
      expect(linesOf('database fails')).toHaveLength(begun + 1);

      // The outcome of a COMMIT without an answer is unknown: the retry finds out, and nothing is there twice.
      for (const { body, key } of written) {
        await expect.poll(async () => (await create(body, key)).status, noticed).toBe(201);
      }
      const productIds = written.map(({ body }) => body.productId);
      const rows = await storage.inspect(({ knex }) =>
        knex<{ product_id: string }>('passports').whereIn('product_id', productIds),
      );
      expect(rows).toHaveLength(writers);
      await expect
        .poll(async () => {
          await ready();
          return linesOf('database answers again').length;
        }, noticed)
        .toBe(begun + 1);
    },
    240_000,
  );

  it('wrote two lines for each outage, and not one for each failure', () => {
    expect(linesOf('"err"')).toHaveLength(linesOf('database fails').length);
    const counted = linesOf('database answers again').map(
      (line) => (JSON.parse(line) as { failures: number }).failures,
    );
    expect(counted.every((failures) => failures > 1)).toBe(true);
  });
});
