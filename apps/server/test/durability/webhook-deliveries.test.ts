import { describe, expect, it } from 'vitest';
import { endurance, report } from '../support/endurance.js';
import {
  createOwnPostgres,
  ownPostgresHindrance,
  type OwnPostgres,
} from '../support/own-postgres.js';
import { createProcessStorage, type ProcessStorage } from '../support/process-storage.js';
import {
  membersOf,
  platformAdminEnvironment,
  provisionWorkspace,
  type ProvisionedWorkspace,
} from '../support/provisioned-workspace.js';
import { startServerProcess, type ServerProcess } from '../support/server-process.js';
import { send } from '../support/test-app.js';
import { testEngine } from '../support/test-database.js';
import { startReceiver, type Receiver } from '../support/webhook-receivers.js';
import { emptyLedger, writeUntilFailure } from './write-load.js';

const kills = 50;
const restarts = 4;
/** Claims of a process that died are free again after 30 seconds. */
const deliveredWithinMs = 120_000;
const quietMs = 6000;

const hindrance = endurance ? ownPostgresHindrance() : undefined;

// To wait for the claims of the dead takes half a minute: that lease is tested by the clock every day.
describe.runIf(endurance)(`deliveries over the deaths of what makes them, on ${testEngine}`, () => {
  it(`lose no event in ${kills} kills of the server under load, and invent none`, async () => {
    const world = await openWorld(await createProcessStorage());
    try {
      for (let round = 0; round < kills; round++) {
        const until = world.ledger.acknowledged + 20 + ((round * 13) % 30);
        let killed: Promise<void> | undefined;
        await world.writeUntilFailure(() => {
          if (world.ledger.acknowledged >= until) killed ??= world.server().kill();
        });
        expect(killed, 'A writer failed before the kill.').toBeDefined();
        await killed;
        await world.restart();
      }
      await world.expectAllDelivered(`${kills} kills on ${testEngine}`);
    } finally {
      await world.close();
    }
  }, 1_800_000);

  it.runIf(!hindrance)(
    `lose no event in ${restarts} stops of PostgreSQL under load, and invent none`,
    async () => {
      const postgres = await createOwnPostgres();
      const world = await openWorld(await createProcessStorage(postgres.url));
      try {
        for (let round = 0; round < restarts; round++) await stopAndStart(postgres, world);
        await world.expectAllDelivered(`${restarts} stops of PostgreSQL`);
      } finally {
        await world.close();
        await postgres.remove();
      }
    },
    600_000,
  );
});

type World = Awaited<ReturnType<typeof openWorld>>;

/** The writers end with the 503 that they are answered. */
async function stopAndStart(postgres: OwnPostgres, world: World): Promise<void> {
  const until = world.ledger.acknowledged + 40;
  let stopped: Promise<void> | undefined;
  await world.writeUntilFailure(() => {
    if (world.ledger.acknowledged >= until) stopped ??= postgres.stop('immediate');
  });
  expect(stopped, 'A writer failed before the stop.').toBeDefined();
  await stopped;
  await postgres.start();
  await expect
    .poll(async () => (await send(`${world.server().origin}/ready`)).status, { timeout: 20_000 })
    .toBe(200);
}

/** A server with a workspace that sends every event to one receiver. */
async function openWorld(storage: ProcessStorage) {
  const start = (): Promise<ServerProcess> =>
    startServerProcess({
      ...storage.environment,
      ...platformAdminEnvironment,
      NODE_ENV: 'test',
      WEBHOOK_ALLOW_PRIVATE_NETWORKS: 'true',
    });
  let server = await start();
  const workspace: ProvisionedWorkspace = await provisionWorkspace(server.origin);
  // Some are answered so that they come again.
  const receiver: Receiver = await startReceiver((response, nth) => {
    response.writeHead(nth % 40 === 7 ? 500 : 204).end();
  });
  const reply = await send(`${server.origin}/api/v1/webhooks/subscriptions`, {
    key: workspace.key,
    json: { url: receiver.url, events: ['*'] },
  });
  expect(reply.status, reply.text).toBe(201);
  receiver.secrets = [membersOf<{ subscription: { secret: string } }>(reply).subscription.secret];
  const ledger = emptyLedger();

  return {
    ledger,
    server: () => server,
    writeUntilFailure: (onAcknowledged: () => void) =>
      writeUntilFailure({ origin: server.origin, workspace, ledger, onAcknowledged }),
    async restart() {
      server = await start();
    },
    /** Each committed event at least once, with one id and one body; and no other. */
    async expectAllDelivered(what: string) {
      await untilQuiet();
      await server.stop();
      const committed = await storage.inspect(({ knex }) =>
        knex('outbox_events')
          .where({ tenant_id: workspace.tenantId })
          .select<{ id: string; event_type: string }[]>('id', 'event_type'),
      );
      const ids = new Set(receiver.received.map(({ webhookId }) => webhookId));
      const bodies = new Set(receiver.received.map(({ body }) => body));
      expect([...ids].sort()).toEqual(committed.map(({ id }) => id).sort());
      // The same bytes each time.
      expect(bodies.size).toBe(ids.size);
      expect(receiver.refused).toEqual([]);
      const ingested = new Set(
        receiver.received.map(({ event }) => event.type === 'passport.ingested' && event.data.id),
      );
      const acknowledged = ledger.passports.flatMap(({ acknowledged }) => acknowledged?.id ?? []);
      expect(acknowledged.filter((id) => !ingested.has(id))).toEqual([]);
      report(
        `${what}: ${ids.size} events of ${ledger.acknowledged} writes, ${receiver.received.length} deliveries, 0 lost, 0 invented`,
      );
    },
    async close() {
      await server.kill();
      await receiver.close();
      await storage.remove();
    },
  };

  /** Until nothing is pending, and nothing came for as long as the server takes to look for what it missed. */
  async function untilQuiet(): Promise<void> {
    const patience = Date.now() + deliveredWithinMs;
    for (let quietSince = Date.now(), count = -1; Date.now() - quietSince < quietMs;) {
      if (Date.now() > patience)
        throw new Error(`${await pending()} deliveries are still to come.`);
      if (receiver.received.length !== count || (await pending()) > 0) quietSince = Date.now();
      count = receiver.received.length;
      await pause(250);
    }
  }

  /** Deliveries that are still to come. */
  async function pending(): Promise<number> {
    const path = '/api/v1/webhooks/deliveries?status=PENDING&limit=200';
    const listed = await send(server.origin + path, { key: workspace.key });
    return membersOf<{ deliveries: unknown[] }>(listed).deliveries.length;
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
