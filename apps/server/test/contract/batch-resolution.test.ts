import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newGrai, newGtin, newSku, steel } from '../support/factories.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

/** The addresses of lots: with a batch they answer it, without one they are what they were. */

let app: TestApp;
let workspace: Workspace;

beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app);
});
afterAll(() => app.close());

const facts = {
  heatNumber: '9Z77',
  chemicalAnalysis: { C: 0.17 },
  yieldStrength: 372,
  facilityDetails: [{ facilityName: 'Melt shop 2', location: 'CANARY', activity: 'Melting' }],
};
const lot = 'H%9Z77';
const path = `/10/${encodeURIComponent(lot)}`;

async function grade(productId = newGtin(), body: object = {}) {
  const { key, facilityId } = workspace;
  const { id } = await workspace.createPassport({
    ...{ productId, facilityId, metadata: steel(), draft: true },
    ...body,
  });
  const json = { lot, metadata: facts };
  const made = await app.request(`/api/v1/passports/${id}/batches`, { key, json });
  expect(made.status).toBe(201);
  const { id: batchId } = (made.body as unknown as { batch: { id: string } }).batch;
  const publish = await app.request(`/api/v1/passports/${id}`, {
    ...{ key, method: 'PUT', json: { metadata: steel() } },
  });
  expect(publish.status).toBe(200);
  return { id, productId, batchId };
}

const get = (url: string, accept?: string, key?: string) =>
  app.request(url, { ...(accept && { headers: { Accept: accept } }), ...(key && { key }) });

describe('the address of a batch', () => {
  it('answers what the batch states in the place of its model', async () => {
    const { id, productId } = await grade();
    const model = (await get(`/01/${productId}`)).body as unknown as Record<string, unknown>;
    const uri = `https://dpp.example/01/${productId}${path}`;
    const reply = await get(`/01/${productId}${path}`);
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({
      '@id': uri,
      id,
      productId,
      digitalLinkUri: uri,
      granularity: 'batch',
      batch: { lot, status: 'ACTIVE' },
      ofModel: `https://dpp.example/01/${productId}`,
      proof: null,
      metadata: { heatNumber: '9Z77', batchNumber: lot, chemicalAnalysis: { C: 0.17 } },
      yieldStrength: 372,
      tensileStrengthClass: model['tensileStrengthClass'],
    });
    expect((await get(`/passport/${id}${path}`)).text).toBe(reply.text);
    expect((await get(`/01/${productId}`)).body).toEqual(model);
    expect(model).not.toHaveProperty('batch');
  });

  it('masks what the audience of the passport does not see', async () => {
    const { productId } = await grade();
    const address = `/01/${productId}${path}`;
    expect((await get(address)).text).not.toContain('CANARY');
    expect((await get(address, undefined, workspace.key)).text).toContain('CANARY');
    expect((await get(address)).text).not.toContain('CANARY');
  });

  it.each([
    ['text/html', 'text/html; charset=utf-8'],
    ['application/aas+json', 'application/aas+json'],
    ['application/vc+jwt', 'application/vc+jwt'],
    ['application/vc+ld+json', 'application/vc+ld+json'],
    ['application/dc+sd-jwt', 'application/dc+sd-jwt'],
    ['application/linkset+json', 'application/linkset+json'],
  ])('answers %s of the batch, not of its model', async (accept, contentType) => {
    const { id, productId } = await grade();
    const reply = await get(`/01/${productId}${path}`, accept);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, contentType]);
    const [, payload = ''] = reply.text.split('.');
    const text = /jwt$/.test(accept) ? Buffer.from(payload, 'base64url').toString() : reply.text;
    expect(text).toContain(accept.startsWith('application/linkset') ? path : '9Z77');
    expect(text).not.toContain('CANARY');
    if (accept.includes('vc+')) expect(text).toMatch(/"idGranularity":\s*"batch"/);
    const model = await get(`/passport/${id}`, accept);
    expect(model.text).not.toContain('9Z77');
  });

  it('leads links of a type to itself', async () => {
    const { id, productId } = await grade();
    const found = await get(`/01/${productId}${path}?linkType=gs1:pip`);
    expect(found.status).toBe(307);
    const location = found.headers.get('location') ?? '';
    expect(location).toBe(`https://dpp.example/passport/${id}${path}?linkType=gs1:pip`);
    const page = await get(location.replace('https://dpp.example', ''));
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.text).toContain(lot);
    expect(page.text).toContain(`/passport/${id}${path}?representation=aas`);
    const aas = await get(`/passport/${id}${path}?representation=aas`);
    expect(aas.text).toContain('9Z77');
    expect((await get(`/01/${productId}${path}?linkType=nonsense`)).status).toBe(400);
  });

  it('shows a recall at once, in every representation that has a status', async () => {
    const { productId, batchId } = await grade();
    const address = `/01/${productId}${path}`;
    const pages = async () => (await get(address, 'text/html')).text;
    const model = (await get(`/01/${productId}`, 'text/html')).text;
    expect(await pages()).not.toContain('Cracks in the slab');
    const json = { status: 'RECALLED', reason: 'Cracks in the slab' };
    const { key } = workspace;
    await app.request(`/api/v1/batches/${batchId}/status`, { key, json });
    expect(await pages()).toContain('Cracks in the slab');
    expect((await get(address)).body).toMatchObject({
      status: 'RECALLED',
      statusNote: { reason: 'Cracks in the slab' },
    });
    expect((await get(`/01/${productId}`, 'text/html')).text).toBe(model);
    await app.request(`/api/v1/batches/${batchId}/status`, { key, json: { status: 'ACTIVE' } });
    expect((await get(address)).body).toMatchObject({ status: 'ACTIVE' });
    expect(await pages()).not.toContain('Cracks in the slab');
  });

  it.each([
    ['a GRAI', newGrai],
    ['an article number', newSku],
  ])('of %s stands below its passport', async (_name, productId) => {
    const { id } = await grade(productId());
    const { body } = await get(`/passport/${id}${path}`);
    expect(body).toMatchObject({ digitalLinkUri: `https://dpp.example/passport/${id}${path}` });
  });

  it('of a draft is shown to its owner alone', async () => {
    const { key } = workspace;
    const { id } = await workspace.createPassport({ productId: newSku(), draft: true });
    await app.request(`/api/v1/passports/${id}/batches`, { key, json: { lot } });
    expect((await get(`/passport/${id}${path}`)).status).toBe(404);
    expect((await get(`/passport/${id}${path}`, undefined, key)).status).toBe(200);
  });
});

describe('the address of a lot that is no batch', () => {
  it.each(['/10/OTHER', '/10/h%259Z77', '/22/2A', '/22/2A/10/OTHER', '/235/TPX'])(
    'is what it was: %s leads to the passport of the GTIN',
    async (qualifiers) => {
      const { id, productId } = await grade();
      const reply = await get(`/01/${productId}${qualifiers}`);
      expect(reply.status).toBe(302);
      expect(reply.headers.get('location')).toBe(`https://dpp.example/passport/${id}`);
      const linkset = await get(`/01/${productId}${qualifiers}`, 'application/linkset+json');
      expect(linkset.text).toContain(`"href":"https://dpp.example/passport/${id}"`);
    },
  );

  it.each([[`/10/OTHER`], ['/10/..'], [`/10/${'x'.repeat(21)}`], ['/10/%00']])(
    'is nothing below a passport: %s',
    async (address) => {
      const { id } = await grade();
      const { status } = await get(`/passport/${id}${address}`);
      expect([400, 404]).toContain(status);
    },
  );

  it('asks the database for no batch where no lot is named', async () => {
    const { productId } = await grade();
    await get(`/01/${productId}`);
    const asked: string[] = [];
    const listen = ({ sql }: { sql: string }) => asked.push(sql);
    app.db.on('query', listen);
    await get(`/01/${productId}`);
    await get(`/01/${productId}`, 'text/html');
    app.db.removeListener('query', listen);
    expect(asked.filter((sql) => /batches/.test(sql))).toEqual([]);
  });
});
