import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { verifySeal } from '@dpp/merkle-seal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import serverPackage from '../../package.json' with { type: 'json' };
import { verifyAuditLog } from '../../src/features/audit-log/verify-audit-log.js';
import { migrateToLatest } from '../../src/platform/db/schema/migrate.js';
import { documentOf, newEpc, observed } from '../support/events.js';
import { battery, newSerial, newSku, passportBody } from '../support/factories.js';
import type { ProcessStorage } from '../support/process-storage.js';
import {
  platformAdminEnvironment,
  provisionWorkspace,
  type ProvisionedWorkspace,
} from '../support/provisioned-workspace.js';
import {
  createOwnDatabase,
  definitionsOf,
  loadDump,
  readReplies,
  recordDump,
  recordings,
  type RecordedReplies,
} from '../support/recorded-schema.js';
import { startServerProcess, type ServerProcess } from '../support/server-process.js';
import { send } from '../support/test-app.js';
import { testDatabaseUrl, testEngine } from '../support/test-database.js';
import { publicUrl } from '../support/webhooks.js';

const recorded = readdirSync(recordings).flatMap(
  (name) => /^schema-(.+)\.sql$/.exec(name)?.[1] ?? [],
);

/** Made once for each release, on PostgreSQL: `RECORD_RELEASE=1 TEST_DATABASE_URL=… npm test -- recorded-schemas`. */
const isRecorded = process.env.RECORD_RELEASE === '1' && testDatabaseUrl !== undefined;

describe.runIf(isRecorded)('the recording of this release', () => {
  it('is written', async () => {
    const vaultKey = Buffer.alloc(32, randomUUID()).toString('base64');
    const storage = await createOwnDatabase(vaultKey);
    const server = await startServerProcess({
      ...storage.environment,
      ...platformAdminEnvironment,
    });
    try {
      const workspace = await provisionWorkspace(server.origin);
      const replies = await read(server, workspace.key, await fill(server, workspace));
      await server.stop();
      const { DATABASE_URL = '' } = storage.environment;
      recordDump(serverPackage.version, DATABASE_URL, { vaultKey, key: workspace.key, replies });
    } finally {
      await server.kill();
      await storage.remove();
    }
  });
});

describe.runIf(!isRecorded).each(recorded)(
  `the schema of release %s, on ${testEngine}`,
  (release) => {
    const { vaultKey, key, replies } = readReplies(release);
    let storage: ProcessStorage;
    let server: ServerProcess;

    beforeAll(async () => {
      storage = await createOwnDatabase(vaultKey);
      await storage.inspect((database) => loadDump(database, release));
      server = await startServerProcess(storage.environment);
    });
    afterAll(async () => {
      await server.kill();
      await storage.remove();
    });

    it.each(Object.entries(replies))('answers %s as before', async (path, { isPublic, body }) => {
      const reply = await ask(server, path, isPublic ? undefined : key);
      expect(reply).toMatchObject(body);
    });

    it('verifies the seals that were made before', async () => {
      const anchor = await send(`${server.origin}/.well-known/opendpp-seal-ca.pem`);
      const sealed = Object.entries(replies).filter(([, { body }]) => 'digitalSeal' in body);
      expect(sealed).not.toEqual([]);
      for (const [path, { isPublic }] of sealed) {
        const document = await ask(server, path, isPublic ? undefined : key);
        const trust = { trustAnchors: [anchor.text], at: new Date() };
        expect(verifySeal(document, trust).verdict, path).toBe('passed');
      }
    });

    it('takes, seals and publishes another passport', async () => {
      const json = passportBody({ productId: newSku() });
      const created = await send(`${server.origin}/api/v1/passports`, { key, json });
      expect(created.status).toBe(201);
      const at = `/api/v1/passports/${created.body.passport.id}`;
      const sealed = await send(`${server.origin}${at}/seal`, { key, method: 'POST' });
      expect(sealed.status).toBe(200);
      expect(await ask(server, at, key)).toMatchObject({ metadata: json.metadata });
    });

    it('ends as migrations make it from nothing, with an intact audit log', async () => {
      await server.stop();
      const fresh = await createOwnDatabase(vaultKey);
      try {
        const made = await fresh.inspect(async (database) => {
          await migrateToLatest(database.knex);
          return definitionsOf(database);
        });
        await storage.inspect(async (database) => {
          expect(await definitionsOf(database)).toEqual(made);
          for (const { id } of await database.knex<{ id: string }>('tenants').select('id'))
            expect(await verifyAuditLog(database.knex, id)).toMatchObject({ intact: true });
        });
      } finally {
        await fresh.remove();
      }
    });
  },
);

/** One row at least of what a workspace has. @returns The paths that show it. */
async function fill({ origin }: ServerProcess, workspace: ProvisionedWorkspace) {
  const { key, operatorId, facilityId } = workspace;
  const post = async (path: string, json: object, method = 'POST') => {
    const reply = await send(origin + path, { key, json, method });
    if (reply.status >= 300) throw new Error(`${path}: ${reply.status} ${reply.text}`);
    return reply.body;
  };
  const parties = { operatorId, facilityId };
  const { passport: textile } = await post('/api/v1/passports', passportBody(parties));
  const cell = passportBody({ ...parties, metadata: battery() });
  const { passport } = await post('/api/v1/passports', cell);
  for (const { id } of [textile, passport]) await post(`/api/v1/passports/${id}/seal`, {});
  const units = await post(`/api/v1/passports/${passport.id}/units`, { serialNumber: newSerial() });
  const [unit] = units.units;
  const at = '2026-03-04T10:00:00.000Z';
  await post(`/api/v1/units/${unit?.id}/events`, {
    eventType: 'SOH_MEASUREMENT',
    occurredAt: at,
    payload: { stateOfHealth: 98 },
  });
  await post('/api/v1/events/epcis', documentOf([observed(1, [newEpc()])]));
  await post('/api/v1/webhooks/subscriptions', { url: publicUrl, events: ['passport.ingested'] });
  await post(`/api/v1/passports/${textile.id}/status`, { status: 'RECALLED' }, 'PUT');
  const shown = [textile, passport].flatMap(({ id, productId }) => [
    { path: `/api/v1/passports/${id}`, isPublic: false },
    { path: `/api/v1/passports/${id}/versions`, isPublic: false },
    { path: `/01/${productId}`, isPublic: true },
  ]);
  const listed = [
    `/api/v1/passports/${passport.id}/units`,
    `/api/v1/units/${unit?.id}/events`,
    '/api/v1/operators',
    '/api/v1/facilities',
    '/api/v1/webhooks/subscriptions',
    '/api/v1/events',
    '/api/v1/audit-log',
    '/api/v1/signing-keys',
  ].map((path) => ({ path, isPublic: false }));
  const unitPath = `/unit/${unit?.id}`;
  return [...shown, ...listed, { path: unitPath, isPublic: true }];
}

async function read(
  server: ServerProcess,
  key: string,
  paths: readonly { path: string; isPublic: boolean }[],
): Promise<RecordedReplies['replies']> {
  const replies: Record<string, { isPublic: boolean; body: object }> = {};
  for (const { path, isPublic } of paths)
    replies[path] = { isPublic, body: await ask(server, path, isPublic ? undefined : key) };
  return replies;
}

async function ask({ origin }: ServerProcess, path: string, key?: string): Promise<object> {
  const reply = await send(origin + path, {
    ...(key && { key }),
    headers: { Accept: 'application/ld+json' },
  });
  if (reply.status !== 200) throw new Error(`${path}: ${reply.status} ${reply.text}`);
  const body = reply.body as object & { creationDate?: string };
  // An EPCIS document says when it was asked for.
  delete body.creationDate;
  return body;
}
