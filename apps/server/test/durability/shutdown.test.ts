import http from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inFull, report } from '../support/endurance.js';
import { passportBody } from '../support/factories.js';
import { createProcessStorage, type ProcessStorage } from '../support/process-storage.js';
import {
  platformAdminEnvironment,
  provisionWorkspace,
  type ProvisionedWorkspace,
} from '../support/provisioned-workspace.js';
import { startServerProcess, type ServerProcess } from '../support/server-process.js';
import { testDatabaseUrl, testEngine } from '../support/test-database.js';

const rounds = inFull(20, 1);
const clients = 12;
const graceMs = 10_000;

interface Tally {
  answered: number;
  /** Told that this was the connection's last answer. */
  dismissed: number;
  /** The listener is gone: nothing was sent, and nothing is lost by asking elsewhere. */
  refused: number;
  /**
   * What a shutdown must not do: an answer that breaks off, or a connection that was taken and then
   * closed or reset under a request, without the answer before it having said that it was the last one.
   */
  readonly cut: string[];
}

describe(`SIGTERM under load over kept connections, on ${testEngine}`, () => {
  let storage: ProcessStorage;
  let workspace: ProvisionedWorkspace | undefined;

  beforeAll(async () => {
    storage = await createProcessStorage();
  });
  afterAll(() => storage.remove());

  it.each(Array.from({ length: rounds }, (_, round) => round + 1))(
    'cuts no answer and ends with 0 within the grace, time %d',
    async (round) => {
      const server = await startServerProcess({
        ...storage.environment,
        ...platformAdminEnvironment,
        SHUTDOWN_GRACE_MS: String(graceMs),
      });
      workspace ??= await provisionWorkspace(server.origin);
      const tally: Tally = { answered: 0, dismissed: 0, refused: 0, cut: [] };
      const { key } = workspace;
      const load = Array.from({ length: clients }, (_, i) => askOn(server.origin, key, i, tally));
      const probe = probeReadiness(server.origin);
      while (tally.answered < 300) await pause(5);

      const signalledAt = performance.now();
      const exitCode = await server.stop();
      const tookMs = Math.round(performance.now() - signalledAt);
      await Promise.all(load);
      report(
        `time ${round}: ${tally.answered} answers, ${tally.dismissed} of them last ones, ` +
          `${tally.cut.length} cut, exit ${exitCode} after ${tookMs} ms`,
      );
      expect(tally.cut, server.output()).toEqual([]);
      expect(tally.refused).toBe(clients);
      expect(tally.dismissed).toBeGreaterThan(0);
      expect(exitCode, server.output()).toBe(0);
      expect(tookMs).toBeLessThan(graceMs);
      expect(await probe).toEqual({ status: 503, connection: 'close' });
    },
    120_000,
  );
});

// A busy machine takes its time to start a process.
describe('a server that shuts down', { timeout: 120_000 }, () => {
  let storage: ProcessStorage;
  let server: ServerProcess;

  beforeAll(async () => {
    storage = await createProcessStorage();
  });
  afterAll(() => storage.remove());

  const hold = (origin: string) => {
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname, () => socket.write('GET /health HTTP/1.1\r\n'));
    socket.on('error', () => undefined);
    return socket;
  };

  it('cuts a request that is still unfinished when the grace is over, and ends with 0', async () => {
    server = await startServerProcess({ ...storage.environment, SHUTDOWN_GRACE_MS: '3000' });
    const socket = hold(server.origin);
    await pause(200);
    const signalledAt = performance.now();
    expect(await server.stop()).toBe(0);
    // A server without a configured grace takes more than eight seconds.
    expect(performance.now() - signalledAt).toBeLessThan(8_000);
    socket.destroy();
  });

  it('ends at once at a second signal', async () => {
    server = await startServerProcess({
      ...storage.environment,
      SHUTDOWN_GRACE_MS: '60000',
      LOG_LEVEL: 'info',
    });
    const socket = hold(server.origin);
    await pause(200);
    // The signal of a group arrives twice, and is one.
    process.kill(server.pid, 'SIGTERM');
    process.kill(server.pid, 'SIGTERM');
    await expect.poll(() => server.output(), { timeout: 20_000 }).toContain('shutting down');
    await pause(2_000);
    expect(server.isAlive()).toBe(true);
    const secondAt = performance.now();
    expect(await server.stop()).toBeNull();
    expect(performance.now() - secondAt).toBeLessThan(20_000);
    socket.destroy();
  });

  it('is seen to be not ready over new connections for as long as the delay says', async () => {
    server = await startServerProcess({ ...storage.environment, SHUTDOWN_DELAY_MS: '2000' });
    process.kill(server.pid, 'SIGTERM');
    await expect
      .poll(async () => (await fetch(`${server.origin}/ready`)).status, { timeout: 1_500 })
      .toBe(503);
    const health = await fetch(`${server.origin}/health`);
    expect([health.status, health.headers.get('connection')]).toEqual([200, 'close']);
    await server.kill();
  });
});

it.runIf(testDatabaseUrl)(
  'a database that hangs does not keep the process',
  async () => {
    const storage = await createProcessStorage();
    const server = await startServerProcess({
      ...storage.environment,
      ...platformAdminEnvironment,
      SHUTDOWN_GRACE_MS: '4000',
    });
    const { key } = await provisionWorkspace(server.origin);
    await storage.inspect(({ knex }) =>
      knex.transaction(async (tx) => {
        await tx.raw('lock table passports in access exclusive mode');
        const asking = fetch(`${server.origin}/api/v1/passports`, {
          headers: { Authorization: `Bearer ${key}` },
        }).catch(() => 'cut');
        await pause(300);
        expect(await server.stop()).toBe(0);
        expect(await asking).toBe('cut');
      }),
    );
    await storage.remove();
  },
  60_000,
);

/** One connection, kept for as long as the server keeps it; then another one, until none is taken. */
async function askOn(origin: string, key: string, client: number, tally: Tally): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  // Pages of passports are written piece by piece; a credential is given a few at a time.
  const read = client < 6 ? '/api/v1/passports' : '/api/v1/passports/vc-readiness';
  for (let turn = 0; ; turn++) {
    // Some ask without a break, some pause: their connections look idle when the signal comes.
    if (client % 3 === 0) await pause(30);
    const body = client % 2 === 0 && turn % 4 === 0 ? JSON.stringify(passportBody()) : undefined;
    try {
      const url = origin + (body === undefined ? read : '/api/v1/passports');
      const { last } = await ask(agent, { url, key, body });
      tally.answered++;
      if (last) tally.dismissed++;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ECONNREFUSED') tally.refused++;
      else tally.cut.push(String(error));
      break;
    }
  }
  agent.destroy();
}

async function ask(
  agent: http.Agent,
  { url, key, body }: { url: string; key: string; body: string | undefined },
): Promise<{ last: boolean }> {
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const request = http.request(url, {
      agent,
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        Authorization: `Bearer ${key}`,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
    });
    request.on('response', resolve).on('error', reject);
    request.end(body);
  });
  const content = await text(response);
  if (!response.complete) throw new Error(`broken off: ${content.slice(0, 80)}`);
  const status = response.statusCode ?? 0;
  if (status >= 300) throw new Error(`${status}: ${content.slice(0, 200)}`);
  return { last: response.headers.connection === 'close' };
}

/** Asks over one kept connection until the answer is that the server is not ready any more. */
async function probeReadiness(origin: string) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  for (;;) {
    const [status, connection] = await new Promise<[number | undefined, string | undefined]>(
      (resolve, reject) => {
        http
          .get(`${origin}/ready`, { agent }, (response) => {
            response.resume();
            const { statusCode, headers } = response;
            response.on('end', () => resolve([statusCode, headers.connection]));
          })
          .on('error', reject);
      },
    );
    if (status !== 200 || connection === 'close') {
      agent.destroy();
      return { status, connection };
    }
    await pause(20);
  }
}
