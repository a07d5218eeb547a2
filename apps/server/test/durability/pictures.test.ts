import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Knex } from 'knex';
import type { PassportPictureRow } from '../../src/platform/db/tables.js';
import { endurance } from '../support/endurance.js';
import { newGtin, textiles } from '../support/factories.js';
import { pictureFiles, startPictureServer } from '../support/picture-files.js';
import { createProcessStorage, type ProcessStorage } from '../support/process-storage.js';
import {
  platformAdminEnvironment,
  provisionWorkspace,
  type ProvisionedWorkspace,
} from '../support/provisioned-workspace.js';
import { startServerProcess, type ServerProcess } from '../support/server-process.js';
import { send } from '../support/test-app.js';
import { testEngine } from '../support/test-database.js';

/** A lease lasts two minutes, and a look follows the other after one. */
const afterLeaseMs = 200_000;
/** Longer than anything here takes, and shorter than the 15 seconds that a server of pictures is waited for. */
const shutdownMs = 10_000;

let storage: ProcessStorage;
let pictures: Awaited<ReturnType<typeof startPictureServer>>;

beforeAll(async () => {
  storage = await createProcessStorage();
  pictures = await startPictureServer();
});
afterAll(async () => {
  await pictures.close();
  await storage.remove();
});

describe(`a server process, on ${testEngine}`, () => {
  it(
    'fetches pictures by itself, leaves those under way to the next one when it is killed, and none open when it ends',
    async () => {
      const first = await start();
      const workspace = await provisionWorkspace(first.origin);
      const fetched = await publish(first, workspace, pictures.send('/1.png', pictureFiles.png));
      await expectPicture(first, fetched);

      const { url, asked } = unanswered('/2.png');
      const left = await publish(first, workspace, url);
      await asked;
      await first.kill();
      if (!endurance) await endLeases();
      pictures.send('/2.png', pictureFiles.png);

      const second = await start();
      await expectPicture(second, left);
      await expectPicture(second, fetched);
      expect(pictures.asked).toEqual(['/1.png', '/2.png', '/2.png']);

      const last = unanswered('/3.png');
      const broken = await publish(second, workspace, last.url);
      const response = await last.asked;
      const closed = once(response, 'close');
      const began = performance.now();
      expect(await second.stop()).toBe(0);
      expect(performance.now() - began).toBeLessThan(shutdownMs);
      await closed;
      expect(response.writableFinished).toBe(false);
      expect(await pictures.countConnections()).toBe(0);
      const [row] = await storage.inspect(({ knex }) => rowsOf(knex).where({ url: last.url }));
      expect(row).toMatchObject({ passport_id: broken, sha256: null, refusal: null });
      expect(row?.due_at).not.toBeNull();
    },
    endurance ? afterLeaseMs + 90_000 : 90_000,
  );
});

function start(): Promise<ServerProcess> {
  return startServerProcess({
    ...storage.environment,
    ...platformAdminEnvironment,
    NODE_ENV: 'test',
    WEBHOOK_ALLOW_PRIVATE_NETWORKS: 'true',
  });
}

async function publish(
  { origin }: ServerProcess,
  { key, operatorId }: ProvisionedWorkspace,
  url: string,
): Promise<string> {
  const enrichment = { images: [{ url }] };
  const json = { productId: newGtin(), operatorId, metadata: textiles(), enrichment };
  const reply = await send(`${origin}/api/v1/passports`, { key, json });
  expect(reply.status, reply.text).toBe(201);
  return reply.body.passport.id;
}

/** A picture on a server that never answers. */
function unanswered(path: string) {
  const { promise: asked, resolve } = promised<ServerResponse>();
  const url = pictures.answer(path, (_request, response) => {
    resolve(response);
  });
  return { url, asked };
}

function promised<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

async function expectPicture({ origin }: ServerProcess, id: string): Promise<void> {
  const timeout = endurance ? afterLeaseMs : 30_000;
  await expect
    .poll(async () => (await send(`${origin}/passport/${id}/images/1`)).status, { timeout })
    .toBe(200);
}

/** As if two minutes had gone by; until then the dead process keeps its leases. */
async function endLeases(): Promise<void> {
  await storage.inspect(async ({ knex }) => {
    const held = await rowsOf(knex).whereNotNull('due_at');
    expect(held).toHaveLength(1);
    expect(held[0]?.due_at?.getTime()).toBeGreaterThan(Date.now());
    await rowsOf(knex).whereNotNull('due_at').update({ due_at: new Date() });
  });
}

function rowsOf(knex: Knex) {
  return knex<PassportPictureRow>('passport_pictures');
}
