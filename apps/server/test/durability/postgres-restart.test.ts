import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endurance, report } from '../support/endurance.js';
import { passportBody } from '../support/factories.js';
import { anyText } from '../support/matchers.js';
import {
  createOwnPostgres,
  ownPostgresHindrance,
  type OwnPostgres,
  type Shutdown,
} from '../support/own-postgres.js';
import { createProcessStorage, type ProcessStorage } from '../support/process-storage.js';
import {
  platformAdminEnvironment,
  provisionWorkspace,
  type ProvisionedWorkspace,
} from '../support/provisioned-workspace.js';
import { startServerProcess, type ServerProcess } from '../support/server-process.js';
import { send, type TestReply } from '../support/test-app.js';
import { expectAllOverHttp, expectNothingHalfWritten } from './ledger-checks.js';
import { createWritten, emptyLedger, UnexpectedReplyError, type WriteLoad } from './write-load.js';

const hindrance = endurance ? ownPostgresHindrance() : undefined;
if (hindrance) report(`PostgreSQL was not stopped and started: ${hindrance}.`);

const writers = 8;
const servingAgainMs = 5_000;

describe.runIf(endurance && !hindrance)('PostgreSQL stopped and started under load', () => {
  let postgres: OwnPostgres;
  let storage: ProcessStorage;
  let server: ServerProcess;
  let workspace: ProvisionedWorkspace;
  const ledger = emptyLedger();

  beforeAll(async () => {
    postgres = await createOwnPostgres();
    storage = await createProcessStorage(postgres.url);
    server = await startServerProcess({ ...storage.environment, ...platformAdminEnvironment });
    workspace = await provisionWorkspace(server.origin);
  });
  afterAll(async () => {
    await server.kill();
    await storage.remove();
    await postgres.remove();
  });

  it.each<Shutdown>(['fast', 'immediate', 'fast', 'immediate'])(
    'is a 503 meanwhile and nothing soon after, when its shutdown is %s',
    async (shutdown) => {
      const since = { passports: ledger.passports.length };
      const load = startLoad();
      await load.until(() => load.acknowledged() >= 40);
      await postgres.stop(shutdown);
      await load.until(() => load.refused() >= 60);
      expect((await send(`${server.origin}/health`)).status).toBe(200);
      expect((await send(`${server.origin}/ready`)).status).toBe(503);

      await postgres.start();
      const backAt = performance.now();
      const before = load.acknowledgedOf();
      await load.until(() => load.acknowledgedOf().every((count, i) => count > (before[i] ?? 0)));
      const servingMs = performance.now() - backAt;
      await load.stop();
      report(
        `${shutdown} shutdown: ${load.refused()} answers 503, all ${writers} writers served ${Math.round(servingMs)} ms after the start`,
      );
      expect(servingMs).toBeLessThan(servingAgainMs);
      expect(server.isAlive()).toBe(true);
      const { origin } = server;
      await expectAllOverHttp(
        { origin, workspace, ledger, onAcknowledged: () => undefined },
        since,
      );
    },
    120_000,
  );

  it('leaves each write whole or undone', async () => {
    await server.stop();
    await storage.inspect((database) => expectNothingHalfWritten(database, workspace, ledger));
    report(`${ledger.acknowledged} acknowledged writes, 0 lost`);
  });

  /** Writers who try again, with the same key, for as long as they are told that it is a 503. */
  function startLoad() {
    const counts = Array.from({ length: writers }, () => 0);
    let [refused, stopped] = [0, false];
    const load: WriteLoad = {
      origin: server.origin,
      workspace,
      ledger,
      onAcknowledged: () => undefined,
    };
    const write = async (writer: number) => {
      const body = passportBody();
      const passport = { idempotencyKey: randomUUID(), body, sealsAttempted: 0, seals: [] };
      ledger.passports.push(passport);
      for (;;) {
        try {
          await createWritten(load, passport);
          counts[writer] = (counts[writer] ?? 0) + 1;
          return;
        } catch (error) {
          if (!(error instanceof UnexpectedReplyError)) throw error;
          expectUnavailable(error.reply);
          refused++;
          await pause(20);
        }
      }
    };
    const running = counts.map(async (_, writer) => {
      while (!stopped) await write(writer);
    });
    const failed = Promise.all(running);
    return {
      acknowledged: () => counts.reduce((sum, count) => sum + count, 0),
      acknowledgedOf: () => [...counts],
      refused: () => refused,
      async until(reached: () => boolean): Promise<void> {
        while (!reached()) await Promise.race([pause(5), failed]);
      },
      async stop(): Promise<void> {
        stopped = true;
        await failed;
      },
    };
  }
});

function expectUnavailable(reply: TestReply): void {
  expect(reply.status, reply.text).toBe(503);
  expect(reply.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(reply.body).toEqual({
    success: false,
    error: 'Service Unavailable',
    message: anyText,
    code: 'SERVICE_UNAVAILABLE',
    requestId: reply.headers.get('x-request-id'),
  });
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
