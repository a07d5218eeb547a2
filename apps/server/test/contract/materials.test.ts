import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anyText } from '../support/matchers.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

interface WireMaterial {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
}

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const path = '/api/v1/materials';

const order = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

async function materialsOf(query = ''): Promise<WireMaterial[]> {
  const { status, body } = await app.request(path + query);
  expect(status).toBe(200);
  expect(Object.keys(body)).toEqual(['materials']);
  return (body as unknown as { materials: WireMaterial[] }).materials;
}

describe('GET /api/v1/materials', () => {
  it('shows the whole vocabulary to anybody', async () => {
    expect((await materialsOf()).length).toBeGreaterThanOrEqual(300);
  });

  it('shows each with every field of the contract', async () => {
    expect((await materialsOf('?search=117-81-7'))[0]).toEqual({
      id: 'dehp',
      name: anyText,
      kind: 'substance',
      casNumber: '117-81-7',
      description: anyText,
    });
  });

  it('shows null where no CAS number names exactly this', async () => {
    expect((await materialsOf('?search=cotton'))[0]).toMatchObject({ casNumber: null });
  });

  it.each(['material', 'fiber', 'chemistry', 'substance', 'hazard', 'crm'])(
    'shows the kind %s alone',
    async (kind) => {
      const kinds = (await materialsOf(`?kind=${kind}`)).map((material) => material.kind);
      expect([...new Set(kinds)]).toEqual([kind]);
    },
  );

  it('searches without regard to case and accents, within the kind and the limit', async () => {
    const found = await materialsOf('?kind=fiber&search=VICU%C3%91A&limit=1');
    expect(found.map(({ id }) => id)).toEqual(['vicuna']);
    expect(await materialsOf('?kind=hazard&search=vicuna')).toEqual([]);
  });

  it.each(['', '?search=lead', '?search=poly'])(
    'is ordered by kind, then by name: %s',
    async (query) => {
      const found = await materialsOf(query);
      const byKindAndName = [...found].sort(
        (one, other) => order(one.kind, other.kind) || order(one.name, other.name),
      );
      expect(found.map(({ id }) => id)).toEqual(byKindAndName.map(({ id }) => id));
      const limited = await materialsOf(`${query}${query === '' ? '?' : '&'}limit=3`);
      expect(limited).toEqual(found.slice(0, 3));
    },
  );

  it.each(['metal', 'FIBER', ''])('ignores the kind "%s", which is none', async (kind) => {
    expect(await materialsOf(`?search=cotton&kind=${kind}`)).toEqual(
      await materialsOf('?search=cotton'),
    );
  });

  it.each([
    ['0', 1],
    ['-1', 1],
    ['1001', 1000],
    ['9'.repeat(400), 1000],
  ])('brings the limit %s within 1 to 1000', async (limit, most) => {
    const all = await materialsOf();
    expect(await materialsOf(`?limit=${limit}`)).toEqual(all.slice(0, most));
  });

  it('lets the last of a repeated parameter count, and ignores unknown ones', async () => {
    expect(await materialsOf('?limit=9&limit=2&colour=red')).toHaveLength(2);
  });

  it.each(['limit=1.5', 'limit=1e2', 'limit=ten', 'limit=', `search=${'x'.repeat(201)}`])(
    'answers 400 to ?%s',
    async (query) => {
      const { status, body } = await app.request(`${path}?${query}`);
      expect(status).toBe(400);
      expect(body).toEqual({
        statusCode: 400,
        code: 'FST_ERR_VALIDATION',
        error: 'Bad Request',
        message: anyText,
      });
    },
  );

  it('answers HEAD without a body, and 405 to what it does not take', async () => {
    const head = await app.request(path, { method: 'HEAD' });
    expect([head.status, head.text]).toEqual([200, '']);
    expect((await app.request(path, { method: 'POST' })).status).toBe(405);
  });
});
