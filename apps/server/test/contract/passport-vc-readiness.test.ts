import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anyText } from '../support/matchers.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

interface Readiness {
  page: number;
  limit: number;
  total: number;
  totalPages: number;
  ready: number;
  notReady: number;
  results: { id: string; productId: string; vcReady: boolean; blockers: string[] }[];
}

let app: TestApp;
let catalog: Workspace;
let ids: string[];

beforeAll(async () => {
  app = await startTestApp();
  catalog = await createWorkspace(app);
  const { facilityId } = catalog;
  ids = [];
  for (let i = 0; i < 5; i++) {
    app.setTime(new Date(Date.UTC(2027, 0, 1, 0, i)));
    const body = { ...(i < 2 && { facilityId }), draft: i === 4 };
    ids.unshift((await catalog.createPassport(body)).id);
  }
  app.setTime();
});
afterAll(() => app.close());

const list = (query = '', key = catalog.key) =>
  app.request(`/api/v1/passports/vc-readiness${query}`, { key });
const readiness = async (query = '', key?: string) =>
  (await list(query, key)).body as unknown as Readiness;

describe('GET /api/v1/passports/vc-readiness', () => {
  // Clause: GET /api/v1/passports/vc-readiness 200
  it('answers "{success, page, limit, total, totalPages, ready, notReady, results[]}"', async () => {
    const { status, body } = await list();
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual([
      'success',
      'page',
      'limit',
      'total',
      'totalPages',
      'ready',
      'notReady',
      'results',
    ]);
    expect(body).toMatchObject({ page: 1, limit: 100, total: 5, totalPages: 1 });
  });

  // Clause: GET /api/v1/passports/vc-readiness 200 ready
  it('"is VC-ready only when it links a manufacturing facility with a country"', async () => {
    const { ready, notReady, results } = await readiness();
    expect([ready, notReady]).toEqual([2, 3]);
    expect(results.map(({ id, vcReady }) => [id, vcReady])).toEqual(
      ids.map((id, i) => [id, i >= 3]),
    );
    expect(results.map(({ blockers }) => blockers.length)).toEqual([1, 1, 1, 0, 0]);
  });

  // Clause: GET /api/v1/passports/vc-readiness 200 rows
  it('shows rows of "{id, productId, vcReady, blockers}"', async () => {
    const [row] = (await readiness()).results;
    expect(row).toEqual({ id: ids[0], productId: anyText, vcReady: false, blockers: [anyText] });
  });

  // Clause: GET /api/v1/passports/vc-readiness 200
  it('"ready and notReady are catalog-wide counts", "results is one page"', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((n) => readiness(`?page=${n}&limit=2`)));
    expect(pages.map(({ ready, notReady, total }) => [ready, notReady, total])).toEqual(
      Array(4).fill([2, 3, 5]),
    );
    expect(pages.map(({ totalPages }) => totalPages)).toEqual([3, 3, 3, 3]);
    expect(pages.flatMap(({ results }) => results.map(({ id }) => id))).toEqual(ids);
  });

  // Clause: GET /api/v1/passports/vc-readiness 200 pages
  it.each([
    ['limit=200', 200],
    ['limit=201', 200],
    ['limit=0', 1],
  ])('clamps limit to "1 to 200, default 100": %s', async (query, limit) => {
    expect((await readiness(`?${query}`)).limit).toBe(limit);
  });

  // Clause: GET /api/v1/passports/vc-readiness 400
  it.each(['page=one', 'limit=-1', 'limit='])(
    'refuses %s with 400 FST_ERR_VALIDATION',
    async (query) => {
      const { status, body } = await list(`?${query}`);
      expect([status, body.code]).toEqual([400, 'FST_ERR_VALIDATION']);
    },
  );

  // Clause: GET /api/v1/passports/vc-readiness 200 archived
  it('counts passports "non-archived" alone', async () => {
    const fresh = await createWorkspace(app);
    const { facilityId } = fresh;
    const { id } = await fresh.createPassport({ facilityId });
    await fresh.createPassport();
    await app.db('passports').where({ id }).update({ archived_at: new Date() });
    expect(await readiness('', fresh.key)).toMatchObject({ total: 1, ready: 0, notReady: 1 });
  });

  // Clause: GET /api/v1/passports/vc-readiness 200 ready
  it('counts a facility without a country for nothing', async () => {
    const fresh = await createWorkspace(app);
    const { facilityId } = fresh;
    await fresh.createPassport({ facilityId });
    await app.db('facilities').where({ id: facilityId }).update({ country: ' ' });
    const { ready, results } = await readiness('', fresh.key);
    expect([ready, results[0]?.vcReady]).toEqual([0, false]);
  });

  it("shows an operator-scoped key its operator's passports only", async () => {
    const { id: operatorId } = await catalog.createOperator();
    const key = await catalog.createKey({ operatorId });
    expect(await readiness('', key)).toMatchObject({ total: 0, totalPages: 0, results: [] });
  });

  it("counts nothing of another workspace's", async () => {
    const other = await createWorkspace(app);
    expect((await readiness('', other.key)).total).toBe(0);
  });

  // Clause: GET /api/v1/passports/vc-readiness 403
  it('needs passport:read, and reads on when the subscription has lapsed', async () => {
    const key = await catalog.createKey({ permissions: ['passport:create'] });
    expect((await list('', key)).status).toBe(403);
    const lapsed = await app.createTenant({ subscriptionStatus: 'canceled' });
    expect((await list('', await app.createKey(lapsed))).status).toBe(200);
  });

  it('lists those that are ready, or the others, page by page', async () => {
    const all = (await readiness()).results;
    for (const ready of [true, false]) {
      const expected = all.filter(({ vcReady }) => vcReady === ready);
      const page = await readiness(`?ready=${ready}`);
      expect(page.results).toEqual(expected);
      expect(page).toMatchObject({ total: 5, ready: 2, notReady: 3, totalPages: 1 });
      const pages = [1, 2].map((number) => readiness(`?ready=${ready}&limit=2&page=${number}`));
      const [first, second] = await Promise.all(pages);
      expect([first?.results, second?.results].flat()).toEqual(expected);
      expect(first?.totalPages).toBe(ready ? 1 : 2);
    }
    expect((await list('?ready=yes')).status).toBe(400);
  });
});
