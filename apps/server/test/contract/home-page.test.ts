import { randomUUID } from 'node:crypto';
import { LOCALES } from '@dpp/espr-validate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoProducts } from '../../src/cli/demo/demo-products.js';
import { seedDemo } from '../../src/cli/demo/seed-demo.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { visibleText } from '../support/visible-text.js';
import { createWorkspace } from '../support/workspace.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    WORKSPACE_HOST_SUFFIX: 'dpp.test',
    PLATFORM_OPERATOR_NAME: 'Avatud <Passid>',
    PLATFORM_OPERATOR_CONTACT: 'help@passports.example',
    LIMIT_ANONYMOUS_PER_MINUTE: '100000',
  });
});
afterAll(() => app.close());

const html = { Accept: 'text/html' };
const get = (path: string, headers: Record<string, string> = {}) =>
  app.request(path, { headers: { ...html, ...headers } });
const ask = (text: string, more = '') => get(`/?q=${encodeURIComponent(text)}${more}`);

describe('the page at /', () => {
  it('finds a passport, and says where else to go', async () => {
    const { status, text, headers } = await get('/');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('vary')).toBe('Accept, Accept-Language');
    expect(text).toContain('<h1>Find the passport of a product</h1>');
    for (const href of ['/verify?lang=en', '/docs']) expect(text).toContain(`href="${href}"`);
  });

  it('loads nothing, runs nothing, sets no cookie, and its form asks this server alone', async () => {
    const { text, headers } = await get('/');
    expect(headers.get('set-cookie')).toBeNull();
    expect(text).not.toMatch(/<script|<link rel="stylesheet"| style=| on[a-z]+=/);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self'");
  });

  it('is nothing to those who accept no page', async () => {
    for (const Accept of ['application/json', '*/*', 'application/ld+json, text/html;q=0.5']) {
      const { status, body, headers } = await app.request('/', { headers: { Accept } });
      expect([status, body.error]).toEqual([404, 'Not Found']);
      expect(headers.get('vary')).toBe('Accept');
    }
  });

  it('is the same page for a client that has it', async () => {
    const etag = (await get('/')).headers.get('etag') ?? '';
    expect((await get('/', { 'If-None-Match': etag })).status).toBe(304);
    expect((await get('/?lang=de', { 'If-None-Match': etag })).status).toBe(200);
  });

  it('names the operator as the configuration does, and escapes it', async () => {
    const { text } = await get('/');
    expect(text).toContain('Avatud &lt;Passid>');
    expect(text).toContain('href="mailto:help@passports.example"');
  });

  it('names no operator and no samples where there are none', async () => {
    const bare = await startTestApp();
    const { text } = await bare.request('/', { headers: html });
    await bare.close();
    expect(text).not.toMatch(/Who runs this server|Samples/);
  });

  it.each(LOCALES)('speaks %s', async (locale) => {
    const { text, headers } = await get(`/?lang=${locale}`);
    expect(headers.get('content-language')).toBe(locale);
    expect(text).toContain(`<html lang="${locale}"`);
    if (locale !== 'en') expect(visibleText(text)).not.toMatch(/Find the passport|Check a seal/);
    // The form keeps a language that was chosen.
    expect(text).toContain(`<input type="hidden" name="lang" value="${locale}"`);
    expect(text.match(/<label for="q">/g)).toHaveLength(1);
  });

  it('names the workspace on its host, and nothing of others', async () => {
    const { tenant } = await createWorkspace(app);
    const { status, text } = await get('/', { Host: `${tenant.subdomain}.dpp.test` });
    expect(status).toBe(200);
    expect(text).toContain(`Passports of ${tenant.name}`);
    expect((await get('/', { Host: 'nobody.dpp.test' })).status).toBe(404);
  });
});

describe('the samples of the page at /', () => {
  it('are those of the demonstration, each of which is there', async () => {
    const demo = await startTestApp({ BASE_URL: 'http://127.0.0.1:3000' });
    await seedDemo({ ...demo.deps, db: demo.db });
    // As for a server that has another address than at its last start.
    await demo.db('passports').update({ public_document: null, public_document_key: null });
    const { text } = await demo.request('/', { headers: html });
    const statuses = await Promise.all(
      demoProducts.map(async ({ productId, metadata, operator }) => {
        expect(text).toContain(`<a href="/01/${productId}">`);
        expect(visibleText(text)).toContain(metadata.productName);
        expect(visibleText(text)).toContain(operator.name);
        return (await demo.request(`/01/${productId}`, { headers: html })).status;
      }),
    );
    await demo.close();
    expect(statuses).toEqual([200, 200, 200]);
    // Ids are unique, or a drawing shows nothing.
    const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, name]) => name);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the field of the page at /', () => {
  const id = randomUUID();

  it.each([
    ['14 digits', '09506000134352', '/01/09506000134352'],
    ['13 digits', '9506000134352', '/01/09506000134352'],
    ['12 digits', '614141123452', '/01/00614141123452'],
    ['8 digits', '95060009', undefined],
    ['digits in groups', ' 0 9506000 13435 2 ', '/01/09506000134352'],
    ['digits behind their name', 'GTIN: 09506000134352', '/01/09506000134352'],
    ['the line under a code', '(01) 09506000134352', '/01/09506000134352'],
    ['scan data of a unit', '(01)09506000134352(21)A/7', '/01/09506000134352/21/A%2F7'],
    ['a link with a lot', 'https://id.example/01/09506000134352/10/L1', '/01/09506000134352/10/L1'],
    ['a link without its scheme', 'evil.example/01/09506000134352', '/01/09506000134352'],
    ['a serial number of dots', '(01)09506000134352(21)..', '/01/09506000134352'],
    ['an asset', '(8003)09506000134352SER', '/8003/09506000134352SER'],
    ['a UUID', id.toUpperCase(), `/passport/${id}`],
    ['the address of a passport', `https://evil.example/passport/${id}?x`, `/passport/${id}`],
    ['the address of a unit', `https://evil.example/unit/${id}`, `/unit/${id}`],
  ])('leads to the product on this host: %s', async (_what, text, path) => {
    const { status, headers } = await ask(text);
    if (path === undefined) expect([303, 400]).toContain(status);
    else expect([status, headers.get('location')]).toEqual([303, path]);
  });

  it('keeps a language that was chosen', async () => {
    const { headers } = await ask('09506000134352', '&lang=de');
    expect(headers.get('location')).toBe('/01/09506000134352?lang=de');
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example/01/',
    'javascript:alert(1)',
    'https://evil.example/01/09506000134353',
    'https://evil.example/passport/not-a-uuid',
    '(00)095060001343520004',
    '../../docs',
    'Heat pump 7',
    '0'.repeat(2000),
    '\u0000',
    '%0d%0aLocation: https://evil.example',
  ])('refuses %j with a page that keeps it, and leads nowhere', async (text) => {
    const { status, headers, text: page } = await ask(text);
    expect(status).toBe(400);
    expect(headers.get('location')).toBeNull();
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    if (text !== '\u0000') expect(page).toMatch(/aria-invalid="true"/);
  });

  it('says at the field what is wrong, with the text still in it', async () => {
    const { text, headers } = await ask('"><img src=x>');
    expect(text).toContain('value="&quot;>&lt;img src=x>"');
    expect(text).toContain('aria-describedby="fault hint"');
    expect(text).toContain('This is neither a number under a code');
    expect(text).not.toContain('<img');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('names the last digit that fits', async () => {
    expect((await ask('09506000134353')).text).toContain('Valid with this last digit: 2.');
  });

  it('keeps the text in the links to other languages', async () => {
    expect((await ask('nonsense & more')).text).toContain(
      'href="?q=nonsense%20%26%20more&amp;lang=de"',
    );
  });

  it('takes nothing for no question', async () => {
    expect((await get('/?q=')).status).toBe(200);
    expect((await get('/?q=%20')).status).toBe(200);
  });

  it('refuses a text that is too long', async () => {
    expect((await ask('0'.repeat(2001))).status).toBe(400);
  });
});
