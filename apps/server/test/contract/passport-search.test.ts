import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { battery, newSku, textiles } from '../support/factories.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

interface Found {
  readonly id: string;
  readonly productId: string;
  readonly name: string | null;
  readonly sealedAt: string | null;
  readonly faultCount: number | null;
}

interface Search {
  readonly total: number;
  readonly totalIsExact: boolean;
  readonly nextCursor: string | null;
  readonly passports: Found[];
}

let app: TestApp;
let workspace: Workspace;
beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app);
});
afterAll(() => app.close());

const ask = (query: string, key = workspace.key) =>
  app.request(`/api/v1/passports/search${query}`, { key });
async function search(query: Readonly<Record<string, string>>, key?: string): Promise<Search> {
  const { status, text, body } = await ask(`?${new URLSearchParams(query)}`, key);
  expect(status, text).toBe(200);
  return body as unknown as Search;
}
const idsOf = ({ passports }: Search) => passports.map(({ id }) => id);

describe('GET /api/v1/passports/search', () => {
  describe('by words', () => {
    let jacket: string;
    let scarf: string;
    let cell: string;

    beforeAll(async () => {
      jacket = await make({
        productId: '09506000134352',
        metadata: textiles({
          productName: [
            { language: 'de', value: 'Regenjacke Nordlicht' },
            { language: 'en', value: 'Rain jacket Nordlicht' },
          ],
          model: 'RJ-42/B',
          batchNumber: 'LOT7',
        }),
      });
      scarf = await make({ metadata: textiles({ productName: 'Écharpe rayée', model: 'RJ-43' }) });
      cell = await make({ metadata: battery({ productName: 'Zelle', serialNumber: 'SN000123' }) });
      const other = await createWorkspace(app);
      await other.createPassport({
        productId: newSku(),
        metadata: textiles({ productName: 'Rain jacket of others' }),
      });
    });

    // Clause: GET /api/v1/passports/search 200
    it.each([
      ['the number', '09506000134352', 'jacket'],
      ['the number without its leading zero', '9506000134352', 'jacket'],
      ['the beginning of the number', '950600013', 'jacket'],
      ['a scanned link', 'https://id.example/01/09506000134352?17=270101', 'jacket'],
      ['a bracketed element string', '(01)09506000134352(10)LOT7', 'jacket'],
      ['the name', 'rain jacket', 'jacket'],
      ['the name in another language', 'REGENJACKE', 'jacket'],
      ['words in another order', 'jacket rain', 'jacket'],
      ['beginnings of words', 'rai jack', 'jacket'],
      ['an accent left out', 'echarpe', 'scarf'],
      ['an accent in another form', 'e\u0301charpe RAYÉE', 'scarf'],
      ['a model with its signs', 'RJ-42/B', 'jacket'],
      ['a batch', 'lot7', 'jacket'],
      ['a serial number', 'sn0001', 'cell'],
    ])('finds by %s: %s', async (_what, q, which) => {
      const expected = { jacket, scarf, cell }[which];
      expect(idsOf(await search({ q }))).toEqual([expected]);
    });

    it('finds all that begin like the words, and nothing of another workspace', async () => {
      const found = await search({ q: 'rj' });
      expect(new Set(idsOf(found))).toEqual(new Set([jacket, scarf]));
      expect([found.total, found.totalIsExact]).toEqual([2, true]);
    });

    it.each([
      ['a word that one of two texts has', 'rain écharpe'],
      ['the end of a word', 'acket'],
      ['signs alone', '%_*'],
      ['a number of others', '09506000134369'],
      ['a link without a number', 'https://id.example/about'],
    ])('finds nothing by %s', async (_what, q) => {
      expect(await search({ q })).toMatchObject({ total: 0, passports: [], nextCursor: null });
    });

    it('follows a change of the name', async () => {
      const id = await make({ metadata: textiles({ productName: 'Gestern' }), draft: true });
      const metadata = textiles({ productName: 'Morgen' });
      const json = { metadata, draft: true };
      await app.request(`/api/v1/passports/${id}`, { method: 'PUT', key: workspace.key, json });
      expect(idsOf(await search({ q: 'morgen' }))).toEqual([id]);
      expect(idsOf(await search({ q: 'gestern' }))).toEqual([]);
      await app.request(`/api/v1/passports/${id}`, { method: 'DELETE', key: workspace.key });
      expect(idsOf(await search({ q: 'morgen' }))).toEqual([]);
    });

    it.each([
      ['a name of 70,000 characters', 'x'.repeat(70_000), 'x'.repeat(200)],
      ['translations, one of them no text', [{ language: 'fr', value: 7 }, { value: 'Un' }], 'Un'],
      ['the English one before others', [{ value: 'Un' }, { language: 'en', value: 'One' }], 'One'],
      ['an object', { en: 'One' }, null],
      ['a number', 7, null],
      ['signs', '\u{10ffff} \u0345', '\u{10ffff} \u0345'],
    ])('shows of a draft %s', async (_what, productName, name) => {
      const productId = newSku();
      await make({ productId, metadata: textiles({ productName }), draft: true });
      const { passports } = await search({ q: productId });
      expect(passports.map((found) => found.name)).toEqual([name]);
    });
  });

  describe('by filters', () => {
    let shop: Workspace;
    let ids: Readonly<Record<'draft' | 'live' | 'sealed' | 'recalled' | 'siteless', string>>;

    beforeAll(async () => {
      shop = await createWorkspace(app);
      const { facilityId } = shop;
      const draft = await make(
        { metadata: { category: 'textiles' }, draft: true, facilityId },
        shop,
      );
      const live = await make({ metadata: certified('2027-03-01'), facilityId }, shop);
      const sealed = await make({ metadata: certified('2031-03-01'), facilityId }, shop);
      const recalled = await make({ metadata: battery(), facilityId }, shop);
      const siteless = await make({ metadata: textiles() }, shop);
      await app.request(`/api/v1/passports/${sealed}/seal`, { method: 'POST', key: shop.key });
      const json = { status: 'RECALLED' };
      const path = `/api/v1/passports/${recalled}/status`;
      await app.request(path, { method: 'PUT', key: shop.key, json });
      ids = { draft, live, sealed, recalled, siteless };
    });

    it.each([
      ['status', { status: 'DRAFT' }, ['draft']],
      ['status', { status: 'RECALLED' }, ['recalled']],
      ['seal', { sealed: 'true' }, ['sealed']],
      ['no seal', { sealed: 'false', status: 'ACTIVE' }, ['live', 'siteless']],
      ['category', { category: 'batteries' }, ['recalled']],
      ['no facility', { facilityId: 'none' }, ['siteless']],
      ['credentials', { vcReady: 'true' }, ['draft', 'live', 'sealed', 'recalled']],
      ['no credentials', { vcReady: 'false' }, ['siteless']],
      ['a certificate that ends', { certificateEndsBefore: '2027-03-02' }, ['live']],
      ['one that ends on the day', { certificateEndsBefore: '2027-03-01' }, []],
      ['another operator', { operatorId: randomUUID() }, []],
      ['archived', { archived: 'true' }, []],
    ] as const)('finds by %s: %o', async (_what, query, expected) => {
      const found = await search(query, shop.key);
      expect(new Set(idsOf(found))).toEqual(new Set(expected.map((name) => ids[name])));
      expect(found.total).toBe(expected.length);
    });

    it('finds by the facility', async () => {
      const found = await search({ facilityId: shop.facilityId }, shop.key);
      expect(idsOf(found)).not.toContain(ids.siteless);
      expect(found.total).toBe(4);
    });

    it('says what a table shows', async () => {
      const { passports } = await search({ status: 'DRAFT' }, shop.key);
      expect(passports).toEqual([
        {
          id: ids.draft,
          productId: expect.any(String) as string,
          name: null,
          model: null,
          size: null,
          category: 'textiles',
          status: 'DRAFT',
          sealedAt: null,
          operator: { id: shop.operatorId, name: expect.any(String) as string },
          facilityId: shop.facilityId,
          vcReady: true,
          faultCount: expect.any(Number) as number,
          archivedAt: null,
          updatedAt: expect.any(String) as string,
        },
      ]);
      expect(passports[0]?.faultCount).toBeGreaterThan(3);
      const [sealed] = (await search({ sealed: 'true' }, shop.key)).passports;
      expect([sealed?.faultCount, typeof sealed?.sealedAt]).toEqual([null, 'string']);
    });

    it('finds for an operator its own alone', async () => {
      const { id: operatorId } = await shop.createOperator();
      const key = await shop.createKey({ operatorId });
      const own = await make({ metadata: textiles(), operatorId }, shop);
      expect(idsOf(await search({}, key))).toEqual([own]);
      expect(idsOf(await search({ operatorId: shop.operatorId }, key))).toEqual([]);
      const { body } = await app.request('/api/v1/passports/counts', { key });
      expect(body).toMatchObject({ total: 1 });
      await app.request(`/api/v1/operators/${operatorId}`, { method: 'DELETE', key: shop.key });
      expect(idsOf(await search({ archived: 'true' }, shop.key))).toEqual([own]);
    });

    // Clause: GET /api/v1/passports/counts 200
    it('is counted', async () => {
      app.setTime(new Date('2027-02-10T12:00:00Z'));
      const { status, text, body } = await app.request('/api/v1/passports/counts', {
        key: shop.key,
      });
      app.setTime();
      expect(status, text).toBe(200);
      expect(body).toEqual({
        success: true,
        total: 5,
        byStatus: { DRAFT: 1, ACTIVE: 3, RECALLED: 1, DECOMMISSIONED: 0 },
        byCategory: { textiles: 4, batteries: 1 },
        sealed: 1,
        notSealed: 4,
        notVcReady: 1,
        draftsWithFaults: 1,
        certificatesEnding: 1,
      });
      const path = '/api/v1/passports/counts?status=ACTIVE&sealed=false';
      const filtered = await app.request(path, { key: shop.key });
      expect(filtered.body).toMatchObject({ total: 2, sealed: 0, byCategory: { textiles: 2 } });
    });
  });

  describe('in an order', () => {
    let shop: Workspace;
    beforeAll(async () => {
      shop = await createWorkspace(app);
      for (let at = 0; at < 7; at++) {
        app.setTime(new Date(Date.UTC(2027, 0, 1, 0, at % 3)));
        const productName = ['Zelt', 'äpfel', 'Apfel', undefined][at % 4];
        await make({ metadata: textiles({ productName }), draft: at % 2 === 0 }, shop);
      }
      app.setTime();
    });

    it.each(['updatedAt', 'productId', 'name', 'status'])(
      'goes through all pages by %s, both ways, each passport once',
      async (order) => {
        const forward = await walk(order, shop.key);
        const back = await walk(`-${order}`, shop.key);
        expect(new Set(forward).size).toBe(7);
        expect(back).toEqual([...forward].reverse());
      },
    );

    it('sorts names without regard to case and accents', async () => {
      const { passports } = await search({ sort: 'name' }, shop.key);
      const names = passports.map(({ name }) => name).filter((name) => name !== null);
      expect(names.slice(0, 4).every((name) => /^[aä]pfel$/i.test(name))).toBe(true);
      expect(names.slice(-2)).toEqual(['Zelt', 'Zelt']);
    });
  });

  describe('refuses', () => {
    // Clause: GET /api/v1/passports/search 400
    // Clause: GET /api/v1/passports/counts 400
    it.each([
      'status=OPEN',
      'sealed=yes',
      'category=shoes',
      'operatorId=1',
      'facilityId=all',
      'certificateEndsBefore=2027-02-30',
      'certificateEndsBefore=soon',
      'sort=size',
      'limit=x',
      `q=${'x'.repeat(401)}`,
      'q=%00',
    ])('%s with 400', async (query) => {
      const { status } = await ask(`?${query}`);
      expect(status).toBe(400);
      if (/^(?:sort|limit)=/.test(query)) return;
      const path = `/api/v1/passports/counts?${query}`;
      expect((await app.request(path, { key: workspace.key })).status).toBe(400);
    });

    it('a cursor that it did not give out, or gave out in another order', async () => {
      await make({ metadata: textiles() });
      const { nextCursor } = await search({ limit: '1', sort: 'productId' });
      const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
      const id = randomUUID();
      const forged = [
        'x',
        '',
        encoded({}),
        encoded(['productId']),
        encoded(['productId', 'a', 'b']),
        encoded(['productId', 'a\0', id]),
        encoded(['productId', 7, id]),
        encoded(['-productId', 'a', id]),
        encoded(['productId', 'a', id, id]),
        encoded(['productId', 'y'.repeat(3000), id]),
      ];
      for (const cursor of forged) {
        const reply = await ask(`?sort=productId&cursor=${cursor}`);
        expect([cursor, reply.status, reply.body.code]).toEqual([cursor, 400, 'INVALID_CURSOR']);
      }
      const other = await ask(`?sort=name&cursor=${nextCursor}`);
      expect([other.status, other.body.code]).toEqual([400, 'INVALID_CURSOR']);
      const time = encoded(['updatedAt', '2027-13-01T00:00:00.000Z', id]);
      expect((await ask(`?sort=updatedAt&cursor=${time}`)).status).toBe(400);
    });

    // Clause: GET /api/v1/passports/search 403
    it('a credential that may not read passports', async () => {
      const key = await workspace.createKey({ permissions: ['operator:read'] });
      for (const path of ['search', 'counts']) {
        const { status } = await app.request(`/api/v1/passports/${path}`, { key });
        expect(status).toBe(403);
      }
    });
  });

  it('totals up to a thousand, and says so beyond it; counts count them all', async () => {
    const many = await createWorkspace(app, { tier: 'enterprise' });
    for (let made = 0; made < 1_001; made += 200) {
      const passports = Array.from({ length: Math.min(200, 1_001 - made) }, () => ({
        productId: newSku(),
        metadata: textiles({ productName: 'Anorak' }),
      }));
      const json = { passports };
      const reply = await app.request('/api/v1/passports/bulk', { key: many.key, json });
      expect(reply.status, reply.text).toBe(201);
      if (made === 800) {
        expect(await search({ q: 'anorak' }, many.key)).toMatchObject({
          total: 1_000,
          totalIsExact: true,
        });
      }
    }
    for (const q of ['', 'anorak']) {
      const found = await search({ ...(q && { q }) }, many.key);
      expect([found.total, found.totalIsExact]).toEqual([1_000, false]);
    }
    const counts = await app.request('/api/v1/passports/counts?q=anorak', { key: many.key });
    expect(counts.body).toMatchObject({ total: 1_001 });
  }, 60_000);

  it('finds nothing of another workspace by any filter of its own', async () => {
    const other = await createWorkspace(app);
    const query = { operatorId: workspace.operatorId };
    expect((await search(query, other.key)).total).toBe(0);
    expect((await search({ facilityId: workspace.facilityId }, other.key)).total).toBe(0);
  });
});

async function walk(sort: string, key: string): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: Search = await search({ sort, limit: '2', ...(cursor && { cursor }) }, key);
    expect(page.total).toBe(7);
    ids.push(...idsOf(page));
    cursor = page.nextCursor;
  }
  return ids;
}

async function make(body: object, of = workspace): Promise<string> {
  return (await of.createPassport({ productId: newSku(), ...body })).id;
}

function certified(validUntil: string) {
  const certificate = { name: 'OEKO', referenceNumber: '1', issuer: 'Institute', validUntil };
  const later = { ...certificate, validUntil: '2033-01-01' };
  return textiles({
    regulatoryCompliance: { ceMarking: false, certificates: [later, certificate] },
  });
}
