import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../support/test-app.js';

const schemaFiles = new URL('../../../../packages/espr-validate/src/schemas/', import.meta.url);
const categories = ['textiles', 'batteries', 'electronics', 'chemicals', 'construction'];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });

describe('GET /api/v1/schemas/{category}', () => {
  it.each(categories)('answers the very file of %s', async (category) => {
    const { status, headers, text } = await get(`/api/v1/schemas/${category}`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/schema+json');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(text).toBe(readFileSync(new URL(`${category}.schema.json`, schemaFiles), 'utf8'));
  });

  it('takes the name in any case', async () => {
    const { status, body } = await get('/api/v1/schemas/Textiles');
    expect(status).toBe(200);
    expect(body).toMatchObject({ properties: { category: { const: 'textiles' } } });
  });

  it.each(['application/schema+json', 'application/json', '*/*', 'text/html'])(
    'answers the schema to Accept: %s',
    async (Accept) => {
      const { headers } = await get('/api/v1/schemas/textiles', { Accept });
      expect(headers.get('content-type')).toBe('application/schema+json');
    },
  );

  it('answers the context of the metadata keys as JSON-LD', async () => {
    const Accept = 'application/ld+json';
    const { status, headers, body } = await get('/api/v1/schemas/batteries', { Accept });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe(Accept);
    expect(headers.get('vary')).toContain('Accept');
    expect(body).toMatchObject({
      '@context': { chemistry: 'https://dpp.example/contexts/dpp/v1#chemistry' },
    });
    expect(body['@context']).not.toHaveProperty('fiberComposition');
  });

  it.each([
    ['application/schema+json, application/ld+json;q=0.5', 'application/schema+json'],
    ['application/json;q=0.5, application/ld+json', 'application/ld+json'],
    ['application/ld+json;q=0', 'application/schema+json'],
    ['APPLICATION/LD+JSON', 'application/ld+json'],
  ])('weighs Accept: %s', async (Accept, contentType) => {
    const { headers } = await get('/api/v1/schemas/textiles', { Accept });
    expect(headers.get('content-type')).toBe(contentType);
  });

  it('answers 304 to a caller who has these bytes, and 200 to one who has the others', async () => {
    const { headers } = await get('/api/v1/schemas/textiles');
    const etag = headers.get('etag') ?? '';
    const known = { 'If-None-Match': etag };
    expect(headers.get('cache-control')).toBe('public, max-age=86400');
    expect((await get('/api/v1/schemas/textiles', known)).status).toBe(304);
    expect((await get('/api/v1/schemas/chemicals', known)).status).toBe(200);
    const asContext = { ...known, Accept: 'application/ld+json' };
    expect((await get('/api/v1/schemas/textiles', asContext)).status).toBe(200);
  });

  it.each(['cosmetics', 'toys', 'iron-steel', 'aluminium', 'boats', '__proto__'])(
    'answers 404 for %s, in either form',
    async (category) => {
      for (const Accept of ['*/*', 'application/ld+json']) {
        const { status } = await get(`/api/v1/schemas/${category}`, { Accept });
        expect(status).toBe(404);
      }
    },
  );
});

describe('GET /context/v1', () => {
  it('answers the terms of the canonical context without its @vocab', async () => {
    const [closed, canonical] = [await get('/context/v1'), await get('/contexts/dpp/v1')];
    expect(closed.headers.get('content-type')).toBe('application/ld+json');
    const context = canonical.body['@context'] as unknown as { '@vocab': string };
    const { '@vocab': vocabulary, ...terms } = context;
    expect(closed.body['@context']).toMatchObject(terms);
    expect(closed.body['@context']).not.toHaveProperty('@vocab');
    expect(closed.body['@context']).toMatchObject({ productId: `${vocabulary}productId` });
  });
});
