import { LOCALES, type Locale } from '@dpp/espr-validate';
import type { PublishedTexts } from '@dpp/merkle-seal/verifier-texts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifierTextsOf } from '../../src/representations/page/verify-texts/verify-texts.js';
import { metadataOf, newGtin } from '../support/factories.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createWorkspace } from '../support/workspace.js';
import { xssPayloads } from '../support/xss-payloads.js';

interface PublishedDocument {
  readonly name: string;
  readonly text: string;
  readonly href: string;
  readonly words: { readonly entries: Readonly<Record<string, readonly [string, string]>> };
}

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** The data of an island of the page. */
function islandOf<Data>(page: string, id: string): Data {
  const island = new RegExp(`<script type="application/json" id="${id}">([^<]*)</script>`);
  return JSON.parse(island.exec(page)?.[1] ?? 'null') as Data;
}

/** The page without its data. */
function withoutIslands(page: string): string {
  return page.replace(/<script type="application\/json"[^>]*>[^<]*<\/script>/g, '');
}

describe('GET /verify', () => {
  it('serves a page with the seal CA as data in it', async () => {
    const { status, headers, text } = await app.request('/verify');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    const { text: pem } = await app.request('/.well-known/opendpp-seal-ca.pem');
    const published = islandOf<object>(text, 'published-authorities');
    expect(published).toEqual({ origin: app.deps.baseUrl, pem });
    expect(islandOf(text, 'published-document')).toBeNull();
  });

  it.each(LOCALES)('is in %s, and has no other language in it', async (lang) => {
    const { text, headers } = await app.request(`/verify?lang=${lang}`);
    const { start, frame } = verifierTextsOf(lang);
    expect(headers.get('content-language')).toBe(lang);
    expect(text).toContain(`<html lang="${lang}" dir="ltr"`);
    expect(text).toContain(`<title data-t="start.title">${start.title}</title>`);
    expect(text).toContain(frame.privacy);
    expect(text.match(/ data-t="[^"]*"><\//g)).toBeNull();
    const published = islandOf<PublishedTexts>(text, 'published-texts');
    expect(published).toMatchObject({ lang, texts: { start } });
    expect(published.labels.originCountry).not.toBe('originCountry');
    for (const other of ['de', 'fr'].filter((each) => each !== lang)) {
      expect(text).not.toContain(verifierTextsOf(other as Locale).start.title);
    }
  });

  it.each([
    ['', 'cs, en;q=0.5', 'cs'],
    ['?lang=sv', 'cs', 'sv'],
    ['', 'xx', 'en'],
    ['?lang=xx', 'hu', 'hu'],
  ])('chooses its language as the pages of passports do: "%s", %s', async (query, accept, lang) => {
    const { headers } = await app.request(`/verify${query}`, {
      headers: { 'Accept-Language': accept },
    });
    expect(headers.get('content-language')).toBe(lang);
    expect(headers.get('vary')).toContain('Accept-Language');
  });

  it('leads to the same passport in other languages, and hands no token on', async () => {
    const { id } = await (await createWorkspace(app)).createPassport();
    const { text } = await app.request(`/verify?passport=${id}&grant=dpp_li_x&lang=de`);
    expect(text).toContain(`<a href="?passport=${id}&amp;lang=fr"`);
    expect(text).not.toContain('dpp_li_x');
  });

  it('lets browsers run nothing but the page, send nothing and frame it nowhere', async () => {
    const { headers } = await app.request('/verify');
    const policy = headers.get('content-security-policy')!.split('; ');
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "connect-src 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ]),
    );
    expect(policy.find((part) => part.startsWith('script-src'))).toMatch(
      /^script-src 'sha256-\S+'$/,
    );
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('has the public document of a passport in it, in the very bytes of its file', async () => {
    const workspace = await createWorkspace(app);
    const { id } = await workspace.createPassport();
    await workspace.seal(id);
    // The key of the workspace opens more: none of that goes into a page that is saved and passed on.
    for (const headers of [{}, { Authorization: `Bearer ${workspace.key}` }]) {
      const { status, text } = await app.request(`/verify?passport=${id.toUpperCase()}&lang=de`, {
        headers,
      });
      expect(status).toBe(200);
      const document = islandOf<PublishedDocument>(text, 'published-document');
      const file = await app.request(document.href);
      expect(file.headers.get('content-disposition')).toBe(
        `attachment; filename="passport-${id}.jsonld"`,
      );
      expect(file.headers.get('content-type')).toContain('application/ld+json');
      expect(document.words).toMatchObject({ operator: 'Nordvind Apparel AB' });
      expect(document.words.entries.originCountry?.[0]).toBe('Ursprungsland');
      expect(document).toMatchObject({ name: `passport-${id}.jsonld`, text: file.text });
    }
  });

  it('saves nothing as a file that was not asked for as one', async () => {
    const { id } = await (await createWorkspace(app)).createPassport();
    for (const query of [
      'representation=json-ld',
      'representation=json-ld&download=0',
      'representation=html&download=1',
    ]) {
      const { status, headers } = await app.request(`/passport/${id}?${query}`);
      expect(status, query).toBe(200);
      expect(headers.get('content-disposition'), query).toBeNull();
    }
  });

  it('is not kept by others than its reader where a token was sent, or where a status may change', async () => {
    const { id } = await (await createWorkspace(app)).createPassport();
    const cached = async (path: string) => (await app.request(path)).headers.get('cache-control');
    expect(await cached('/verify')).toBe('public, max-age=300');
    expect(await cached(`/verify?passport=${id}`)).toBe('public, max-age=0, must-revalidate');
    expect(await cached(`/verify?passport=${id}&grant=dpp_li_x`)).toBe('private, no-store');
  });

  it.each(['x', '00000000-0000-4000-8000-000000000000', '09506000134352', '9506000134353'])(
    'is 404 for a passport that nobody published: "%s"',
    async (id) => {
      expect((await app.request(`/verify?passport=${id}`)).status).toBe(404);
    },
  );

  it('finds the passport by the number under its code, and by its link', async () => {
    const productId = newGtin();
    const { id } = await (await createWorkspace(app)).createPassport({ productId });
    for (const text of [productId, ` (01)${productId} `, `${app.deps.baseUrl}/01/${productId}`]) {
      const reply = await app.request(`/verify?lang=de&passport=${encodeURIComponent(text)}`);
      expect(reply.status).toBe(200);
      const { name } = islandOf<PublishedDocument>(reply.text, 'published-document');
      expect(name).toContain(id);
    }
  });

  it('asks for a number in the language of its reader, also where none was typed', async () => {
    const { status, text } = await app.request('/verify?lang=de&passport=');
    expect(status).toBe(200);
    expect(islandOf(text, 'published-document')).toBeNull();
    expect(text).toMatch(
      /<form[^>]*id="by-number"[^>]*>\s*<input type="hidden" name="lang" value="de"/,
    );
    expect(text).toContain(verifierTextsOf('de').start.numberHint);
  });

  it('is 404 for a draft, whoever asks', async () => {
    const workspace = await createWorkspace(app);
    const { id } = await workspace.createPassport({ draft: true });
    const { status } = await app.request(`/verify?passport=${id}`, { key: workspace.key });
    expect(status).toBe(404);
  });

  it('holds no markup that a company wrote, whatever its fields say', async () => {
    const workspace = await createWorkspace(app);
    const empty = withoutIslands((await app.request('/verify')).text);
    for (const payload of xssPayloads.filter((_, index) => index % 7 === 3)) {
      const { id } = await workspace.createPassport({
        metadata: { ...metadataOf('toys'), productName: payload },
      });
      const { status, text } = await app.request(`/verify?passport=${id}`);
      expect(status, payload).toBe(200);
      const document = islandOf<PublishedDocument>(text, 'published-document');
      expect(document.text).toContain(JSON.stringify(payload));
      const around = withoutIslands(text).replaceAll(`passport=${id}&amp;`, '');
      expect(around, payload).toBe(empty);
    }
  });

  it('answers no other method', async () => {
    expect((await app.request('/verify', { method: 'POST', json: {} })).status).toBe(405);
  });
});
