import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { statusIndexRepository } from '../../src/features/passports/status/status-index-repository.js';
import { tenantTransaction } from '../../src/platform/db/tenant-transaction.js';
import { routes } from '../../src/routes.js';
import { newSku, passportBody, textiles } from '../support/factories.js';
import { shareOf } from '../support/endurance.js';
import { hostileValues } from '../support/hostile-values.js';
import { representationTypes } from '../support/representation-types.js';
import { startTestApp, type TestApp, type TestReply } from '../support/test-app.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

let app: TestApp;
let workspace: Workspace;
const crashes: unknown[] = [];
const onCrash = (error: unknown) => crashes.push(error);

beforeAll(async () => {
  process.on('unhandledRejection', onCrash);
  process.on('uncaughtException', onCrash);
  app = await startTestApp();
  workspace = await createWorkspace(app, { tier: 'enterprise' });
});
afterEach(async () => {
  expect((await app.request('/ready')).status).toBe(200);
  expect(crashes).toEqual([]);
});
afterAll(async () => {
  process.off('unhandledRejection', onCrash);
  process.off('uncaughtException', onCrash);
  await app.close();
});

const titleOf = (value: unknown) => JSON.stringify(value).slice(0, 60);

/** For any input: an answer a machine can read, and never a fault of the server. */
function expectAnswered(reply: TestReply, sent: unknown) {
  const what = JSON.stringify(sent).slice(0, 200);
  expect(reply.status, what).toBeLessThan(500);
  expect(reply.headers.get('content-type'), what).toBe('application/json; charset=utf-8');
  expect(() => JSON.parse(reply.text) as unknown, what).not.toThrow();
}

/** What nothing validated goes live, with its place in the status list. */
async function publishByHand(id: string): Promise<void> {
  const tenantId = workspace.tenant.id;
  await app.db('passports').where({ id }).update({ status: 'ACTIVE', public_document: null });
  const change = { passportId: id, revision: 1, before: 'DRAFT', after: 'ACTIVE' } as const;
  await tenantTransaction(app.db, tenantId, (tx) =>
    statusIndexRepository(tx, tenantId).follow([change], new Date()),
  );
}

describe('metadata of a draft, which nothing validates', () => {
  /** Stores it, seals it, publishes it by hand and asks for every representation. */
  const throughEverything = async (metadata: object) => {
    const { facilityId, key } = workspace;
    const json = { productId: newSku(), metadata, draft: true, facilityId };
    const created = await app.request('/api/v1/passports', { key, json });
    expectAnswered(created, metadata);
    if (created.status !== 201) return created.status;
    const { id } = created.body.passport;
    await publishByHand(id);
    expectAnswered(
      await app.request(`/api/v1/passports/${id}/seal`, { key, method: 'POST' }),
      metadata,
    );
    for (const Accept of representationTypes) {
      const { status } = await app.request(`/passport/${id}`, { headers: { Accept } });
      expect(status, `${Accept} ${JSON.stringify(metadata).slice(0, 200)}`).toBe(200);
    }
    return 201;
  };

  const numbered = hostileValues.map((value, i) => [i, titleOf(value), value] as const);

  it.each(shareOf(numbered, 0))(
    'may be anything and still is shown and sealed: value %i, %s',
    async (_i, _text, value) => {
      expect(await throughEverything({ category: 'toys', value })).toBe(201);
      const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
      if (isObject) expect(await throughEverything(value)).toBe(201);
    },
  );

  const keys = [
    'category',
    'productName',
    'materialComposition',
    'carbonFootprint',
    'gtin',
    'serialNumber',
  ];

  it.each(keys)('may hold anything in %s', async (key) => {
    for (const value of shareOf(hostileValues, 1 + keys.indexOf(key))) {
      expect(await throughEverything({ category: 'toys', [key]: value })).toBe(201);
    }
  });
});

describe('metadata of a live passport', () => {
  const keys = [
    'category',
    'productName',
    'originCountry',
    'materialComposition',
    'facilityDetails',
    'regulatoryCompliance',
    'gtin',
    'anotherKey',
  ];

  it.each(keys)('with anything in %s is taken or refused', async (key) => {
    for (const value of shareOf(hostileValues, keys.indexOf(key))) {
      const metadata = { ...textiles(), [key]: value };
      const json = passportBody({ metadata });
      const reply = await app.request('/api/v1/passports', { key: workspace.key, json });
      expectAnswered(reply, { [key]: value });
      expect([201, 400]).toContain(reply.status);
    }
  });
});

describe('hostile text in addresses, queries and headers', () => {
  const texts = hostileValues
    .filter((value): value is string => typeof value === 'string' && value.length < 3000)
    .map((text) => encodeURIComponent(text).replaceAll('%00', ''));

  const reads = routes.filter(({ method }) => method === 'get');
  const names = [
    'Accept',
    'Accept-Language',
    'If-None-Match',
    'Authorization',
    'Idempotency-Key',
    'X-Request-Id',
    'X-Forwarded-For',
    'Content-Type',
    'Content-Encoding',
    'Cookie',
    'Origin',
    'Range',
  ];

  it.each(reads)('is answered on $path', async (route) => {
    const { path } = route;
    for (const text of shareOf(texts, reads.indexOf(route))) {
      const address = path.replace(/\{[^{}]+\}/g, text || '%20');
      const query = `?page=${text}&limit=${text}&category=${text}&archived=${text}&${text}=1`;
      for (const at of [address, address + query, path + query]) {
        const { status } = await app.request(at, { key: workspace.key });
        expect(status, at).toBeLessThan(500);
      }
    }
  });

  it.each(names)('is answered in the header %s', async (name) => {
    const { id } = await workspace.createPassport();
    for (const text of shareOf(texts, names.indexOf(name))) {
      const headers = { [name]: text };
      for (const path of [`/passport/${id}`, '/api/v1/passports']) {
        expect((await app.request(path, { headers })).status, text).toBeLessThan(500);
      }
      const json = passportBody();
      const options = { json, headers: { Authorization: `Bearer ${workspace.key}`, ...headers } };
      expect((await app.request('/api/v1/passports', options)).status, text).toBeLessThan(500);
    }
  });
});
