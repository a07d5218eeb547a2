import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasChromium, startChromium } from '../support/chromium.js';
import { faultsOnPage } from '../support/page-faults.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

interface Described {
  readonly info: { readonly version: string };
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Record<string, Record<string, { readonly operationId: string }>>;
}

const fetchDocument = async () => (await app.request('/openapi.json')).body as unknown as Described;

/** Each fold of an operation: method and path that it is shown with, and the id inside of it. */
function operationsOn(page: string): readonly string[] {
  const folds = page.split('<details class="op">').slice(1);
  return folds.map((fold) => {
    const [, method] = /<span class="verb \w+">(\w+)<\/span>/.exec(fold) ?? [];
    const [, path] = /<code class="path">(.*?)<\/code>/.exec(fold) ?? [];
    const [, id] = /<div class="in" id="([^"]*)">/.exec(fold) ?? [];
    return `${method} ${path?.replaceAll('<wbr/>', '')} ${id}`;
  });
}

describe('GET /docs', () => {
  // Clause: GET /docs 200
  it('shows every operation of /openapi.json once under its operationId, and nothing else', async () => {
    const { status, headers, text } = await app.request('/docs');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('content-language')).toBe('en');
    const { paths } = await fetchDocument();
    const described = Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item).map(
        ([method, { operationId }]) => `${method.toUpperCase()} ${path} ${operationId}`,
      ),
    );
    expect(operationsOn(text).toSorted()).toEqual(described.toSorted());
  });

  it('says the version that runs, where it is reached, and where the document is', async () => {
    const { text } = await app.request('/docs');
    const { info } = await fetchDocument();
    expect(text).toContain(`<dd>${info.version}</dd>`);
    expect(text).toContain(`<code>${app.deps.baseUrl}</code>`);
    expect(text).toContain('<a href="/openapi.json">');
    expect(text).toContain('Authorization: Bearer dpp_key_');
  });

  it('leads to nothing but places of its own and to the document', async () => {
    const { text } = await app.request('/docs');
    const ids = [...text.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const links = [...text.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href);
    const places = new Set(ids.map((id) => `#${id}`));
    const outside = ['/openapi.json', '/openapi.json', '/docs.md', '/llms.txt', '/docs/errors'];
    expect(links.filter((href) => !places.has(href!))).toEqual(outside);
    const { tags } = await fetchDocument();
    const groups = [...text.matchAll(/<h2 id="tag-[^"]*">/g)];
    expect(groups).toHaveLength(tags.length);
  });

  // Clause: GET /docs policy
  it('runs no script, and applies its own style alone', async () => {
    const { headers, text } = await app.request('/docs');
    const policy = headers.get('content-security-policy');
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-\S+'; /);
    expect(policy).not.toMatch(/unsafe|https?:/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(text).not.toMatch(/<script|<iframe|<link rel="stylesheet"| style="| on\w+="/);
    expect(text.match(/<style>/g)).toHaveLength(1);
  });

  // Clause: GET /docs 304
  it.each(['GET', 'HEAD'])('answers 304 to a %s with its ETag', async (method) => {
    const { headers } = await app.request('/docs');
    expect(headers.get('cache-control')).toBe('public, max-age=300');
    const etag = headers.get('etag')!;
    const again = await app.request('/docs', { method, headers: { 'If-None-Match': etag } });
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
  });

  it('is the same for whoever asks at once', async () => {
    const other = await startTestApp();
    const pages = await Promise.all(['/docs', '/docs'].map((path) => other.request(path)));
    await other.close();
    expect(pages.map(({ status }) => status)).toEqual([200, 200]);
    expect(pages[0]!.headers.get('etag')).toBe(pages[1]!.headers.get('etag'));
  });
});

describe.skipIf(!hasChromium)('/docs in Chromium', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await startChromium();
  });
  afterAll(() => browser.close());

  it('is whole in every window, folds closed and open, and asks nobody', async () => {
    const page = await browser.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await page.goto(`${app.origin}/docs`);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.evaluate(faultsOnPage), `${width}, closed`).toEqual([]);
    }
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll('details')) fold.open = true;
    });
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.evaluate(faultsOnPage), `${width}, open`).toEqual([]);
    }
    expect(asked.filter((url) => !url.startsWith('data:'))).toEqual([`${app.origin}/docs`]);
    expect(said).toEqual([]);
    await page.close();
  });

  it('opens the operation that its address names, and shows what it is', async () => {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    await page.goto(`${app.origin}/docs#createPassport`);
    await page.locator('#createPassport').waitFor({ state: 'visible' });
    expect(await page.locator('details[open]').count()).toBe(1);
    const summary = await page.locator('details[open] > summary').boundingBox();
    expect(summary?.y).toBeGreaterThanOrEqual(0);
    await page.close();
  });
});
