import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anyText } from '../support/matchers.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

interface WireMaterial {
  readonly id: string;
  readonly kind: string;
}

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const path = '/api/v1/materials';

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

  it('lets the last of a repeated parameter count, and ignores unknown ones', async () => {
    expect(await materialsOf('?limit=9&limit=2&colour=red')).toHaveLength(2);
  });

  it.each([
    'kind=metal',
    'kind=FIBER',
    'kind=',
    'limit=0',
    'limit=1001',
    'limit=-1',
    'limit=1.5',
    'limit=1e2',
    'limit=ten',
    'limit=',
    `search=${'x'.repeat(201)}`,
  ])('answers 400 to ?%s', async (query) => {
    const { status, body } = await app.request(`${path}?${query}`);
    expect(status).toBe(400);
    expect(body).toEqual({
      statusCode: 400,
      code: 'FST_ERR_VALIDATION',
      error: 'Bad Request',
      message: anyText,
    });
  });

  it('answers HEAD without a body, and 405 to what it does not take', async () => {
    const head = await app.request(path, { method: 'HEAD' });
    expect([head.status, head.text]).toEqual([200, '']);
    expect((await app.request(path, { method: 'POST' })).status).toBe(405);
  });
});
