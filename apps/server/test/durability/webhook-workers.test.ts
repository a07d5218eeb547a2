import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endurance } from '../support/endurance.js';
import { passportBody } from '../support/factories.js';
import { createProcessStorage, type ProcessStorage } from '../support/process-storage.js';
import {
  membersOf,
  platformAdminEnvironment,
  provisionWorkspace,
  type ProvisionedWorkspace,
} from '../support/provisioned-workspace.js';
import {
  startServerProcess,
  startWorkerProcess,
  type ServerProcess,
  type WorkerProcess,
} from '../support/server-process.js';
import { send } from '../support/test-app.js';
import { testDatabaseUrl } from '../support/test-database.js';
import { startReceiver, type Receiver } from '../support/webhook-receivers.js';

// Processes share a database only where it is a server of its own.
describe.runIf(testDatabaseUrl)('dpp work, beside a server that delivers nothing', () => {
  let storage: ProcessStorage;
  let environment: Readonly<Record<string, string>>;
  let server: ServerProcess;
  let workspace: ProvisionedWorkspace;
  let receiver: Receiver;
  let isSilent: boolean;
  let workers: WorkerProcess[];

  beforeEach(async () => {
    storage = await createProcessStorage();
    environment = {
      ...storage.environment,
      NODE_ENV: 'test',
      WEBHOOK_ALLOW_PRIVATE_NETWORKS: 'true',
      SHUTDOWN_GRACE_MS: '3000',
    };
    const apart = { WEBHOOK_DELIVERY: 'apart', ...platformAdminEnvironment };
    server = await startServerProcess({ ...environment, ...apart });
    workspace = await provisionWorkspace(server.origin);
    [isSilent, workers] = [false, []];
    receiver = await startReceiver((response) => {
      if (!isSilent) response.writeHead(204).end();
    });
    const { subscription } = await post<{ subscription: { secret: string } }>(
      '/webhooks/subscriptions',
      { url: receiver.url, events: ['*'] },
    );
    receiver.secrets = [subscription.secret];
  });
  afterEach(async () => {
    for (const worker of workers) await worker.kill();
    await server.kill();
    await receiver.close();
    await storage.remove();
  });

  const work = async () => {
    const worker = await startWorkerProcess(environment);
    workers.push(worker);
    return worker;
  };
  const publish = () => post('/passports', passportBody());
  const deliveries = () =>
    storage.inspect(({ knex }) =>
      knex('webhook_deliveries').select<
        { status: string; attempts: number; next_attempt_at: Date }[]
      >('status', 'attempts', 'next_attempt_at'),
    );
  const leases = () => storage.inspect(({ knex }) => knex('webhook_leases'));

  it('delivers what waits and what comes, and ends cleanly', async () => {
    await publish();
    const worker = await work();
    await expect.poll(() => receiver.received.length, { timeout: 10_000 }).toBe(1);
    await publish();
    await expect.poll(() => receiver.received.length, { timeout: 10_000 }).toBe(2);
    expect(await worker.stop()).toBe(0);
    expect((await deliveries()).map(({ status }) => status)).toEqual(['DELIVERED', 'DELIVERED']);
    expect(receiver.refused).toEqual([]);
    // No other process delivers: the server was told not to.
    await publish();
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(receiver.requests()).toBe(2);
  }, 60_000);

  it('gives back at its end what it could not finish, and the next one takes it at once', async () => {
    isSilent = true;
    const worker = await work();
    await publish();
    await expect.poll(() => receiver.requests(), { timeout: 10_000 }).toBe(1);
    expect(await worker.stop()).toBe(0);
    const [left] = await deliveries();
    expect(left).toMatchObject({ status: 'PENDING', attempts: 0 });
    expect(await leases()).toEqual([]);
    expect(+(left?.next_attempt_at ?? 0)).toBeLessThanOrEqual(Date.now());
    isSilent = false;
    await work();
    await expect.poll(() => receiver.received.length, { timeout: 10_000 }).toBe(2);
    expect(new Set(receiver.received.map(({ webhookId }) => webhookId)).size).toBe(1);
  }, 60_000);

  it.runIf(endurance)(
    'loses nothing when it is killed: another takes over when the lease is over',
    async () => {
      isSilent = true;
      const killed = await work();
      await publish();
      await expect.poll(() => receiver.requests(), { timeout: 10_000 }).toBe(1);
      await killed.kill();
      isSilent = false;
      await work();
      await new Promise((resolve) => setTimeout(resolve, 5000));
      expect(receiver.requests()).toBe(1);
      await expect.poll(() => receiver.received.length, { timeout: 40_000 }).toBe(2);
      const ids = receiver.received.map(({ webhookId }) => webhookId);
      expect(new Set(ids).size).toBe(1);
      await expect
        .poll(async () => (await deliveries()).map(({ status }) => status), { timeout: 5000 })
        .toEqual(['DELIVERED']);
    },
    90_000,
  );

  async function post<T>(path: string, json: object): Promise<T> {
    const reply = await send(`${server.origin}/api/v1${path}`, { key: workspace.key, json });
    expect(reply.status, reply.text).toBe(201);
    return membersOf<T>(reply);
  }
});
