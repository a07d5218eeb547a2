import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  battery,
  maskedText,
  newGtin,
  newSku,
  passportBody,
  steel,
  textiles,
} from '../support/factories.js';
import { anyText } from '../support/matchers.js';
import type { ReplyBody } from '../support/reply-body.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

const base = 'https://dpp.example';

let app: TestApp;
let workspace: Workspace;

beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app);
});
afterAll(() => app.close());

describe('GET /api/v1/passports', () => {
  let catalog: Workspace;
  const list = (query = '', key = catalog.key) => app.request(`/api/v1/passports${query}`, { key });
  const idsOf = (body: ReplyBody) => body.passports.map(({ id }) => id);

  beforeAll(async () => {
    catalog = await createWorkspace(app);
    for (let i = 0; i < 12; i++) {
      app.setTime(new Date(Date.UTC(2027, 0, 1, 0, i)));
      const metadata = i % 3 === 0 ? steel() : textiles({ originCountry: i % 2 ? 'PT' : 'IN' });
      await catalog.createPassport({ metadata, facilityId: catalog.facilityId, draft: i === 5 });
    }
    app.setTime();
  });

  it('answers {success, page, limit, passports} and nothing else', async () => {
    const { status, body } = await list();
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['success', 'page', 'limit', 'passports']);
    expect([body.page, body.limit, body.passports.length]).toEqual([1, 10, 10]);
  });

  it('is ordered newest first', async () => {
    const { body } = await list('?limit=100');
    const times = body.passports.map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
    expect(times).toHaveLength(12);
  });

  it('cuts the same list into pages', async () => {
    const all = idsOf((await list('?limit=100')).body);
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list(`?page=${page}&limit=5`)));
    expect(pages.map(({ body }) => body.passports.length)).toEqual([5, 5, 2, 0]);
    expect(pages.flatMap(({ body }) => idsOf(body))).toEqual(all);
  });

  it.each([
    ['page=0', { page: 1 }],
    ['limit=0', { limit: 1 }],
    ['limit=100', { limit: 100 }],
    ['limit=101', { limit: 100 }],
    ['limit=007', { limit: 7 }],
    ['limit=99999999999999999999', { limit: 100 }],
  ])('clamps %s', async (query, expected) => {
    const { status, body } = await list(`?${query}`);
    expect(status).toBe(200);
    expect(body).toMatchObject(expected);
  });

  it('answers an empty page far beyond the end', async () => {
    const { status, body } = await list('?page=99999999999999999999');
    expect([status, body.passports]).toEqual([200, []]);
  });

  it.each(['page=-1', 'page=1.5', 'page=one', 'limit=', 'limit=1e2', 'limit=%202', 'page=١'])(
    'refuses %s in the framework shape',
    async (query) => {
      const { status, body } = await list(`?${query}`);
      expect(status).toBe(400);
      expect(body).toEqual({
        statusCode: 400,
        code: 'FST_ERR_VALIDATION',
        error: 'Bad Request',
        message: anyText,
      });
    },
  );

  it('takes the last value of a repeated name', async () => {
    const { body } = await list('?limit=3&limit=2');
    expect(body.limit).toBe(2);
  });

  it.each([
    ['category=iron-steel', 4],
    ['category=Iron-Steel', 0],
    ['category=', 0],
    ['originCountry=PT', 4],
    ['originCountry=pt', 0],
    ['category=textiles&originCountry=IN', 4],
    ['category=%27%20or%201=1--', 0],
  ])('filters exactly by %s', async (query, count) => {
    const { body } = await list(`?limit=100&${query}`);
    expect(body.passports).toHaveLength(count);
  });

  it('shows drafts to the workspace', async () => {
    const { body } = await list('?limit=100');
    const statuses = body.passports.map(({ status }) => status);
    expect(statuses.filter((status) => status === 'DRAFT')).toHaveLength(1);
  });

  it('leaves archived passports out', async () => {
    const fresh = await createWorkspace(app);
    const { id } = await fresh.createPassport();
    await app.db('passports').where({ id }).update({ archived_at: new Date() });
    const { body } = await list('', fresh.key);
    expect(body.passports).toEqual([]);
  });

  it('shows items without term map, role and facility, with flattened metadata', async () => {
    const { body } = await list('?limit=1');
    const [item] = body.passports;
    expect(item['@context']).toEqual([`${base}/contexts/dpp/v1`, {}]);
    expect(item.economicOperator).not.toHaveProperty('role');
    expect(item.manufacturingFacility).toBeNull();
    expect(item.proof).toBeNull();
    expect(item).toMatchObject({ status: 'ACTIVE', archivedAt: null, retentionUntil: null });
    expect(item.category).toBe(item.metadata.category);
  });

  it('strips the proof of a sealed item to {}', async () => {
    const fresh = await createWorkspace(app);
    const { id } = await fresh.createPassport();
    await fresh.seal(id);
    const { body } = await list('', fresh.key);
    expect(body.passports[0].proof).toEqual({});
    expect(body.passports[0].digitalSeal).toEqual(anyText);
  });

  it.each([
    ['TENANT_ADMIN', true],
    ['BRAND_OPERATOR', false],
    ['COMPLIANCE_OFFICER', true],
    ['AUDITOR', true],
    ['INTEGRATION', true],
  ] as const)('masks items for the role %s: %j', async (role, masked) => {
    const fresh = await createWorkspace(app);
    await fresh.createPassport({ metadata: battery() });
    const { body } = await list('', await fresh.createKey({ role }));
    const [item] = body.passports;
    for (const key of [
      'facilityDetails',
      'detailedPerformance',
      'lifecycleAndInUse',
      'circularityAndDisassembly',
    ]) {
      expect(item[key] === maskedText, key).toBe(masked);
      expect(item.metadata[key] === maskedText, key).toBe(masked);
    }
  });

  it("shows an operator-scoped key its operator's passports only", async () => {
    const { id: operatorId } = await catalog.createOperator();
    const { id } = await catalog.createPassport({ operatorId });
    const { body } = await list('', await catalog.createKey({ operatorId }));
    expect(idsOf(body)).toEqual([id]);
  });

  it("shows nothing of another workspace's passports", async () => {
    const other = await createWorkspace(app);
    expect((await list('', other.key)).body.passports).toEqual([]);
  });

  it('reads on when the subscription has lapsed', async () => {
    const tenant = await app.createTenant({ subscriptionStatus: 'canceled' });
    expect((await list('', await app.createKey(tenant))).status).toBe(200);
  });

  it('needs passport:read', async () => {
    const key = await catalog.createKey({ permissions: ['passport:create'] });
    expect((await list('', key)).status).toBe(403);
  });
});

describe('GET /api/v1/passports/{id}', () => {
  const get = (id: string, key = workspace.key, headers = {}) =>
    app.request(`/api/v1/passports/${encodeURIComponent(id)}`, { key, headers });

  it('answers the JSON-LD document by UUID, unmasked, for no store to keep', async () => {
    const metadata = battery();
    const passport = await workspace.createPassport({ metadata, facilityId: workspace.facilityId });
    const { status, headers, body } = await get(passport.id);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/ld+json');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(body.metadata).toEqual({ ...metadata, gtin: passport.productId });
    expect(body.manufacturingFacility).toMatchObject({ streetAddress: 'Rua da Fábrica 1' });
  });

  it.each([
    ['a GTIN', () => newGtin()],
    ['a SKU', () => newSku()],
    ['a SKU with a slash', () => `${newSku()}/A`],
    ['a SKU in another script', () => `${newSku()}-ü-木`],
    ['a SKU with a percent sign', () => `${newSku()}-100%25`],
  ])('finds a passport by %s as its productId', async (_name, make) => {
    const { id, productId } = await workspace.createPassport({ productId: make() });
    expect((await get(productId)).body).toMatchObject({ id, productId });
  });

  it('tries the UUID first', async () => {
    const first = await workspace.createPassport();
    await workspace.createPassport({ productId: first.id });
    expect((await get(first.id)).body.id).toBe(first.id);
  });

  it('finds a passport whose productId is a UUID', async () => {
    const productId = randomUUID();
    const { id } = await workspace.createPassport({ productId });
    expect((await get(productId)).body.id).toBe(id);
  });

  it('shows a draft to its owner', async () => {
    const { id } = await workspace.createPassport({ draft: true });
    const { status, body } = await get(id);
    expect([status, body.status]).toEqual([200, 'DRAFT']);
  });

  it.each([randomUUID(), 'unknown', '%', "' or '1'='1"])(
    'answers its own 404 for %j',
    async (id) => {
      const { status, body } = await get(id);
      expect(status).toBe(404);
      expect(body).toEqual({ success: false, error: 'Not Found', message: anyText });
    },
  );

  it('answers as HTML when asked', async () => {
    const { id } = await workspace.createPassport();
    const { headers } = await get(id, workspace.key, { Accept: 'text/html' });
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  it('answers 406 for a credential of a passport that is not ready for one', async () => {
    const { id } = await workspace.createPassport();
    const { status, body } = await get(id, workspace.key, { Accept: 'application/vc+jwt' });
    expect(status).toBe(406);
    expect(body).toEqual({ error: 'Not Acceptable', message: anyText });
  });

  it('refuses an operator-scoped key on the passport of another operator', async () => {
    const { id: operatorId } = await workspace.createOperator();
    const { id } = await workspace.createPassport();
    const { status, body } = await get(id, await workspace.createKey({ operatorId }));
    expect([status, body.code]).toEqual([403, 'OPERATOR_SCOPE_FORBIDDEN']);
  });

  it("finds an operator-scoped key's own passport where two operators have the product", async () => {
    const { id: operatorId } = await workspace.createOperator();
    const body = passportBody();
    const mine = await workspace.createPassport({ ...body, operatorId });
    await workspace.createPassport(body);
    const found = await get(body.productId, await workspace.createKey({ operatorId }));
    expect(found.body.id).toBe(mine.id);
  });

  it('needs passport:read', async () => {
    const { id } = await workspace.createPassport();
    const key = await workspace.createKey({ permissions: ['passport:create'] });
    expect((await get(id, key)).status).toBe(403);
  });
});
