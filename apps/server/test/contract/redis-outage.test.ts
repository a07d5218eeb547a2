import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFreezingProxy, type FreezingProxy } from '../support/freezing-proxy.js';
import { createOwnRedis, ownRedisHindrance, type OwnRedis } from '../support/own-redis.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const hindrance = ownRedisHindrance();
if (hindrance) process.stdout.write(`  No Redis was made to refuse writes: ${hindrance}.\n`);

type Command = readonly [string, ...string[]];

const soon = { timeout: 15_000, interval: 50 };

describe.skipIf(hindrance)('a Redis that counts nothing', () => {
  let redis: OwnRedis;
  let proxy: FreezingProxy;
  let app: TestApp;

  beforeAll(async () => {
    redis = await createOwnRedis();
    proxy = await startFreezingProxy({ host: '127.0.0.1', port: redis.port });
    app = await startTestApp({
      REDIS_URL: `redis://127.0.0.1:${proxy.port}`,
      LIMIT_GS1_PER_MINUTE: '3',
    });
  });
  afterAll(async () => {
    await app.close();
    await proxy.close();
    await redis.remove();
  });

  const untilRedis = (state: string) =>
    expect
      .poll(async () => (await app.request('/ready')).body, soon)
      .toEqual({ status: 'READY', dependencies: { database: 'up', redis: state } });
  const countedHere = async (): Promise<number> => {
    const { text } = await app.request('/metrics');
    return Number(/^dpp_local_budgets_total (\d+)$/m.exec(text)?.[1]);
  };
  const useBudget = () =>
    app.request('/api/v1/gs1/decode', { json: { elementString: '(01)09506000134352' } });

  it.each<[string, Command, Command]>([
    ['a replica that takes no writes', ['replicaof', '127.0.0.1', '1'], ['replicaof', 'no', 'one']],
    [
      'one without memory',
      ['config', 'set', 'maxmemory', '1'],
      ['config', 'set', 'maxmemory', '0'],
    ],
    [
      'one that misses its replicas',
      ['config', 'set', 'min-replicas-to-write', '1'],
      ['config', 'set', 'min-replicas-to-write', '0'],
    ],
  ])('is not up when it is %s; requests are counted here meanwhile', async (_what, harm, mend) => {
    await untilRedis('up');
    const before = await countedHere();
    await redis.administer(...harm);
    await untilRedis('read-only');
    const replies = [];
    for (let i = 0; i < 5; i++) replies.push((await useBudget()).status);
    expect(replies.filter((status) => status === 429).length).toBeGreaterThan(0);
    expect(replies.every((status) => status === 200 || status === 429)).toBe(true);
    expect(await countedHere()).toBeGreaterThan(before);
    await redis.administer(...mend);
    await untilRedis('up');
  });

  it('is not up when it cannot save, and refuses writes for that', async () => {
    await untilRedis('up');
    const [, directory] = (await redis.administer('config', 'get', 'dir')) as [string, string];
    // No file takes the name of a folder.
    await mkdir(join(directory, 'dump.rdb'));
    await redis.administer('config', 'set', 'save', '3600 1');
    await redis.administer('set', 'something', 'to save');
    await redis.administer('bgsave');
    await untilRedis('read-only');
    expect([200, 429]).toContain((await useBudget()).status);
    await redis.administer('config', 'set', 'save', '');
    await untilRedis('up');
  });

  it('is not up while it wants a password that it was not given', async () => {
    const locked = await createOwnRedis({ password: 'made-up' });
    const other = await startTestApp({ REDIS_URL: locked.url });
    const { body } = await other.request('/ready');
    expect(body.status).toBe('READY');
    expect((body.dependencies as { redis: string }).redis).not.toBe('up');
    await other.close();
    await locked.remove();
  });

  it('holds no request up when it falls silent, and counts again once it can be reached', async () => {
    await proxy.freeze('hang');
    await untilRedis('down');
    const statuses = await Promise.all(Array.from({ length: 20 }, useBudget));
    expect(statuses.every(({ status }) => status === 200 || status === 429)).toBe(true);
    await proxy.acceptAgain();
    await untilRedis('up');
    const before = await countedHere();
    await expect
      .poll(async () => {
        const counted = await countedHere();
        await useBudget();
        return (await countedHere()) - counted;
      }, soon)
      .toBe(0);
    expect(await countedHere()).toBeGreaterThanOrEqual(before);
  });
});
