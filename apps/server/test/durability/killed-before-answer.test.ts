import { randomUUID } from 'node:crypto';
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
import { startRelay, type HoldRule } from '../support/tcp-relay.js';
import { send } from '../support/test-app.js';
import { testDatabaseUrl, testEngine } from '../support/test-database.js';

type Relay = Awaited<ReturnType<typeof startRelay>>;

const rounds = inFull(3, 1);

describe(`a server killed between commit and answer, on ${testEngine}`, () => {
  let storage: ProcessStorage;
  let server: ServerProcess;
  let workspace: ProvisionedWorkspace;
  /** Before the database, where it is reached over the network. */
  let toDatabase: Relay | undefined;

  const start = () => startServerProcess({ ...environment(), ...platformAdminEnvironment });
  const environment = () => {
    const { DATABASE_URL, ...rest } = storage.environment;
    if (!DATABASE_URL || !toDatabase) return storage.environment;
    const url = new URL(DATABASE_URL);
    url.host = `127.0.0.1:${toDatabase.port}`;
    return { ...rest, DATABASE_URL: url.href };
  };
  const create = (origin: string, idempotencyKey: string, json: object) =>
    send(`${origin}/api/v1/passports`, {
      key: workspace.key,
      json,
      headers: { 'Idempotency-Key': idempotencyKey },
    });

  beforeAll(async () => {
    storage = await createProcessStorage();
    if (testDatabaseUrl) {
      const { hostname, port } = new URL(testDatabaseUrl);
      toDatabase = await startRelay({ host: hostname, port: Number(port || 5432) });
    }
    server = await start();
    workspace = await provisionWorkspace(server.origin);
  });
  afterAll(async () => {
    await server.kill();
    await toDatabase?.cut();
    await storage.remove();
  });

  /** The retry finds the first one's effect, and nothing happens twice. */
  async function expectOneEffect(idempotencyKey: string, json: ReturnType<typeof passportBody>) {
    const retried = await create(server.origin, idempotencyKey, json);
    expect(retried.status).toBe(201);
    expect(retried.headers.get('idempotent-replayed')).toBe('true');
    const again = await create(server.origin, idempotencyKey, json);
    expect(again.text).toBe(retried.text);
    const { id, productId } = retried.body.passport;
    const listed = await send(`${server.origin}/api/v1/passports/${id}`, { key: workspace.key });
    expect([listed.status, listed.body.productId]).toEqual([200, productId]);
    return id;
  }

  // Clause: Idempotency-Key at once
  it('has done what it was asked once, when the answer did not arrive', async () => {
    for (let round = 0; round < rounds; round++) {
      const { hostname, port } = new URL(server.origin);
      const toServer = await startRelay({ host: hostname, port: Number(port) });
      const answered = toServer.holdReplies(() => () => true);
      const [idempotencyKey, json] = [randomUUID(), passportBody()];
      const lost = create(`http://127.0.0.1:${toServer.port}`, idempotencyKey, json);
      lost.catch(() => undefined);
      await answered;
      await server.kill();
      await toServer.cut();
      await expect(lost).rejects.toThrow();
      server = await start();
      await expectOneEffect(idempotencyKey, json);
    }
    report(`${testEngine}: ${rounds} kills behind the answer, 0 duplicates`);
  }, 120_000);

  it.runIf(testDatabaseUrl)(
    'has done what it was asked once, when it did not hear of the commit itself',
    async () => {
      for (let round = 0; round < rounds; round++) {
        const committed = toDatabase?.holdReplies(commitOfAKey);
        const [idempotencyKey, json] = [randomUUID(), passportBody()];
        const lost = create(server.origin, idempotencyKey, json);
        lost.catch(() => undefined);
        await committed;
        await server.kill();
        await expect(lost).rejects.toThrow();
        toDatabase?.release();
        server = await start();
        await expectOneEffect(idempotencyKey, json);
      }
      report(`${testEngine}: ${rounds} kills between commit and answer, 0 duplicates`);
    },
    120_000,
  );

  it('leaves one row of each behind', async () => {
    await server.stop();
    await storage.inspect(async ({ knex }) => {
      // The demo workspace has passports of its own.
      const ours = { tenant_id: workspace.tenantId };
      const passports: { id: string }[] = await knex('passports').where(ours).select('id');
      const events: { id: string }[] = await knex('outbox_events').where(ours).select('id');
      expect(passports).toHaveLength(testDatabaseUrl ? 2 * rounds : rounds);
      expect(events).toHaveLength(passports.length);
      expect(await knex('idempotency_keys').where(ours)).toHaveLength(passports.length);
    });
  });
});

/** The end of a transaction that stored a key. Other connections go on being answered. */
const commitOfAKey: HoldRule = () => {
  let storesKey = false;
  return (sent) => {
    const text = sent.toString('latin1');
    storesKey ||= text.includes('update "idempotency_keys"');
    return storesKey && /\bcommit\b/i.test(text);
  };
};
