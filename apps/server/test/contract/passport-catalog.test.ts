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
import { representationTypes } from '../support/representation-types.js';
import type { ReplyBody } from '../support/reply-body.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { startSession, type TestSession } from '../support/users.js';
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

  // Clause: GET /api/v1/passports 200
  it('answers {success, page, limit, passports} and nothing else', async () => {
    const { status, body } = await list();
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['success', 'page', 'limit', 'passports']);
    expect([body.page, body.limit, body.passports.length]).toEqual([1, 10, 10]);
  });

  // Clause: GET /api/v1/passports 200 order
  it('is ordered newest first', async () => {
    const { body } = await list('?limit=100');
    const times = body.passports.map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
    expect(times).toHaveLength(12);
  });

  // Clause: GET /api/v1/passports 200 pages
  it('cuts the same list into pages', async () => {
    const all = idsOf((await list('?limit=100')).body);
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list(`?page=${page}&limit=5`)));
    expect(pages.map(({ body }) => body.passports.length)).toEqual([5, 5, 2, 0]);
    expect(pages.flatMap(({ body }) => idsOf(body))).toEqual(all);
  });

  // Clause: GET /api/v1/passports 200 pages
  it.each([
    ['page=0', { page: 1 }],
    ['limit=0', { limit: 1 }],
    ['limit=100', { limit: 100 }],
    ['limit=101', { limit: 100 }],
    ['limit=007', { limit: 7 }],
    ['limit=99999999999999999999', { limit: 100 }],
  ])('clamps "page to at least 1, limit 1 to 100": %s', async (query, expected) => {
    const { status, body } = await list(`?${query}`);
    expect(status).toBe(200);
    expect(body).toMatchObject(expected);
  });

  // Clause: GET /api/v1/passports 200 pages
  it('answers an empty page far beyond the end', async () => {
    const { status, body } = await list('?page=99999999999999999999');
    expect([status, body.passports]).toEqual([200, []]);
  });

  // Clause: GET /api/v1/passports 400
  it.each(['page=-1', 'page=1.5', 'page=one', 'limit=', 'limit=1e2', 'limit=%202', 'page=١'])(
    'refuses "non-digit page or limit" with 400 FST_ERR_VALIDATION: %s',
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

  // Clause: GET /api/v1/passports 200 filters
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

  // Clause: GET /api/v1/passports 200 archived
  it('leaves archived passports out', async () => {
    const fresh = await createWorkspace(app);
    const { id } = await fresh.createPassport();
    await app.db('passports').where({ id }).update({ archived_at: new Date() });
    const { body } = await list('', fresh.key);
    expect(body.passports).toEqual([]);
  });

  // Clause: GET /api/v1/passports 200 items
  // Clause: GET /api/v1/passports 200 proof
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

  // Clause: GET /api/v1/passports 200 proof
  it('strips the proof of a sealed item to {}', async () => {
    const fresh = await createWorkspace(app);
    const { id } = await fresh.createPassport();
    await fresh.seal(id);
    const { body } = await list('', fresh.key);
    expect(body.passports[0].proof).toEqual({});
    expect(body.passports[0].digitalSeal).toEqual(anyText);
  });

  // Clause: GET /api/v1/passports 200 tier
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

  // Clause: GET /api/v1/passports 200 tier
  it.each(['TENANT_ADMIN', 'BRAND_OPERATOR'] as const)(
    'masks items for a session by its role too: %s',
    async (role) => {
      const fresh = await createWorkspace(app);
      await fresh.createPassport({ metadata: battery() });
      const { token } = await startSession(app, fresh.tenant, role);
      const [item] = (await list('', token)).body.passports;
      const isMasked = item.metadata['detailedPerformance'] === maskedText;
      expect(isMasked).toBe(role !== 'BRAND_OPERATOR');
    },
  );

  // Clause: GET /api/v1/passports 200 operators
  it('lists passports "of every operator bound to the workspace"', async () => {
    const fresh = await createWorkspace(app);
    const { id: operatorId } = await fresh.createOperator();
    const first = await fresh.createPassport();
    const second = await fresh.createPassport({ operatorId });
    const listed = idsOf((await list('', fresh.key)).body);
    expect([...listed].sort()).toEqual([first.id, second.id].sort());
  });

  // Clause: GET /api/v1/passports 200 scope
  it("shows an operator-scoped key its operator's passports only", async () => {
    const { id: operatorId } = await catalog.createOperator();
    const { id } = await catalog.createPassport({ operatorId });
    const { body } = await list('', await catalog.createKey({ operatorId }));
    expect(idsOf(body)).toEqual([id]);
  });

  // Clause: GET /api/v1/passports 200 operators
  it("shows nothing of another workspace's passports", async () => {
    const other = await createWorkspace(app);
    expect((await list('', other.key)).body.passports).toEqual([]);
  });

  // Clause: GET /api/v1/passports no 402
  it('has "no 402 gate": it reads on when the subscription has lapsed', async () => {
    const tenant = await app.createTenant({ subscriptionStatus: 'canceled' });
    expect((await list('', await app.createKey(tenant))).status).toBe(200);
  });

  // Clause: GET /api/v1/passports 403
  it('needs passport:read', async () => {
    const key = await catalog.createKey({ permissions: ['passport:create'] });
    expect((await list('', key)).status).toBe(403);
  });
});

describe('GET /api/v1/passports/{id}', () => {
  const get = (id: string, key = workspace.key, headers = {}) =>
    app.request(`/api/v1/passports/${encodeURIComponent(id)}`, { key, headers });

  // Clause: GET /api/v1/passports/{id} 200
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

  // Clause: GET /api/v1/passports/{id} 200 productId
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

  // Clause: GET /api/v1/passports/{id} 200 productId
  it('finds a passport by UUID before productId: "UUID is tried first"', async () => {
    const first = await workspace.createPassport();
    await workspace.createPassport({ productId: first.id });
    expect((await get(first.id)).body.id).toBe(first.id);
  });

  it('finds a passport whose productId is a UUID', async () => {
    const productId = randomUUID();
    const { id } = await workspace.createPassport({ productId });
    expect((await get(productId)).body.id).toBe(id);
  });

  // Clause: GET /api/v1/passports/{id} 200 draft
  it('shows a draft to its owner', async () => {
    const { id } = await workspace.createPassport({ draft: true });
    const { status, body } = await get(id);
    expect([status, body.status]).toEqual([200, 'DRAFT']);
  });

  // Clause: GET /api/v1/passports/{id} 404
  it.each([randomUUID(), 'unknown', '%', "' or '1'='1"])(
    'answers its own 404 for %j',
    async (id) => {
      const { status, body } = await get(id);
      expect(status).toBe(404);
      expect(body).toEqual({
        success: false,
        error: 'Not Found',
        message: anyText,
        code: 'PASSPORT_NOT_FOUND',
      });
    },
  );

  it('answers as HTML when asked', async () => {
    const { id } = await workspace.createPassport();
    const { headers } = await get(id, workspace.key, { Accept: 'text/html' });
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  // Clause: GET /api/v1/passports/{id} 406
  it('answers 406 for a credential of a passport that is not ready for one', async () => {
    const { id } = await workspace.createPassport();
    const { status, body } = await get(id, workspace.key, { Accept: 'application/vc+jwt' });
    expect(status).toBe(406);
    expect(body).toEqual({ error: 'Not Acceptable', message: anyText, code: 'NOT_ACCEPTABLE' });
  });

  // Clause: GET /api/v1/passports/{id} 403
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

  // Clause: GET /api/v1/passports/{id} 403
  it('needs passport:read', async () => {
    const { id } = await workspace.createPassport();
    const key = await workspace.createKey({ permissions: ['passport:create'] });
    expect((await get(id, key)).status).toBe(403);
  });
});

describe('the re-dispatch of GET /api/v1/passports/{id} to the resolver', () => {
  const get = (id: string, headers: Record<string, string>) =>
    app.request(`/api/v1/passports/${encodeURIComponent(id)}`, { headers });
  const bearer = (secret: string) => ({ Authorization: `Bearer ${secret}` });
  let session: TestSession;

  beforeAll(async () => {
    session = await startSession(app, workspace.tenant);
  });

  // Clause: GET /api/v1/passports/{id} 200 representations
  it.each(representationTypes)(
    '"the inner response is returned as is" for a session that asks for %s',
    async (accept) => {
      const { id } = await workspace.createPassport({ facilityId: workspace.facilityId });
      const outer = await get(id, { ...bearer(session.token), Accept: accept });
      const inner = await app.request(`/passport/${id}`, { headers: { Accept: accept } });
      expect([outer.status, outer.text]).toEqual([200, inner.text]);
      for (const name of ['content-type', 'etag', 'link', 'vary', 'cache-control']) {
        expect(outer.headers.get(name), name).toBe(inner.headers.get(name));
      }
    },
  );

  // Clause: GET /api/v1/passports/{id} 304
  it('forwards "all headers": If-None-Match is answered with 304', async () => {
    const { id } = await workspace.createPassport();
    const first = await get(id, bearer(session.token));
    const etag = first.headers.get('etag') ?? '';
    const again = await get(id, { ...bearer(session.token), 'If-None-Match': etag });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  // Clause: GET /api/v1/passports/{id} 200 session
  it('"JWT-session callers get the public-redacted tier"', async () => {
    const { id } = await workspace.createPassport({
      metadata: battery(),
      facilityId: workspace.facilityId,
    });
    const { body } = await get(id, bearer(session.token));
    expect(body.metadata['facilityDetails']).toBe(maskedText);
    expect(body.metadata['detailedPerformance']).toBe(maskedText);
    expect(body.manufacturingFacility).not.toHaveProperty('streetAddress');
  });

  // Clause: GET /api/v1/passports/{id} 404 draft
  it('"DRAFT answers 404 with the forwarded body (no success field)" to a session', async () => {
    const { id } = await workspace.createPassport({ draft: true });
    const { status, body } = await get(id, bearer(session.token));
    expect(status).toBe(404);
    expect(body).toEqual({ error: 'Not Found', message: anyText, code: 'NOT_FOUND' });
  });

  // Clause: GET /api/v1/passports/{id} 404 HTML
  it('"HTML page when Accept is text/html": also for a draft that a session may not see', async () => {
    const { id } = await workspace.createPassport({ draft: true });
    const headers = { ...bearer(session.token), Accept: 'text/html' };
    const { status, headers: sent, text } = await get(id, headers);
    expect([status, sent.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(text).toContain('<!doctype html>');
  });

  it("never tells a session of another workspace's passport more than of nobody's", async () => {
    const { id } = await (await createWorkspace(app)).createPassport();
    const theirs = await get(id, bearer(session.token));
    const nobodys = await get(randomUUID(), bearer(session.token));
    expect([theirs.status, theirs.text]).toEqual([404, nobodys.text]);
    expect(theirs.body).toMatchObject({ success: false });
  });

  // Clause: GET /api/v1/passports/{id} 200 operator
  it('shows an operator-scoped key of the operator its own passport unmasked', async () => {
    const { operatorId } = workspace;
    const metadata = battery();
    const { id, productId } = await workspace.createPassport({ metadata, operatorId });
    const key = await workspace.createKey({ operatorId });
    const { body } = await get(id, bearer(key));
    expect(body.metadata).toEqual({ ...metadata, gtin: productId });
  });
});
