import { PRODUCT_CATEGORIES, type ProductCategory } from '@dpp/espr-validate';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasChromium, startChromium } from '../support/chromium.js';
import { inFull } from '../support/endurance.js';
import { metadataOf, newGtin, textiles } from '../support/factories.js';
import { faultsOnPage } from '../support/page-faults.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

let app: TestApp;
let workspace: Workspace;
let browser: Browser;

const categories = inFull<readonly ProductCategory[]>(PRODUCT_CATEGORIES, [
  'textiles',
  'batteries',
  'construction',
]);
const languages = inFull(['de', 'fr', 'bg', 'mt', 'en'], ['bg']);
const widths = inFull([320, 390, 768, 1280], [320, 1280]);
const schemes = inFull<readonly ('light' | 'dark')[]>(['light', 'dark'], ['light']);
const phone = { width: 390, height: 844 } as const;

describe.skipIf(!hasChromium)('a page in Chromium', () => {
  beforeAll(async () => {
    app = await startTestApp();
    workspace = await createWorkspace(app);
    browser = await startChromium();
  });
  afterAll(async () => {
    await browser.close();
    await app.close();
  });

  it.each(categories)(
    'of %s has every value inside the window, wide enough to read, folds closed and open',
    async (category) => {
      const path = await publish(category);
      for (const lang of languages) {
        for (const width of widths) {
          for (const colorScheme of schemes) {
            const page = await browser.newPage({
              viewport: { width, height: phone.height },
              colorScheme,
            });
            await page.goto(`${app.origin}${path}?lang=${lang}`);
            const at = `${lang} ${width} ${colorScheme}`;
            expect(await page.evaluate(faultsOnPage), at).toEqual([]);
            await openFolds(page);
            expect(await page.evaluate(faultsOnPage), `${at}, open`).toEqual([]);
            await page.close();
          }
        }
      }
    },
    inFull(300_000, 60_000),
  );

  it.each(categories)(
    'of %s comes to its folds within three and a half screens',
    async (category) => {
      const path = await publish(category);
      for (const lang of languages) {
        const page = await browser.newPage({ viewport: phone });
        await page.goto(`${app.origin}${path}?lang=${lang}`);
        const top = await page
          .locator('.folds')
          .evaluate((folds) => folds.getBoundingClientRect().top);
        expect(top / phone.height, lang).toBeLessThan(3.5);
        await page.close();
      }
    },
  );

  it('asks nobody for anything, keeps nothing, and runs nothing', async () => {
    const path = await publish('toys');
    const page = await browser.newPage({ viewport: phone });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(app.origin + path);
    await page.waitForLoadState('networkidle');
    expect(requests.filter((url) => !url.startsWith('data:'))).toEqual([app.origin + path]);
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => document.scripts.length)).toBe(0);
    // Its own style holds: the policy names it by its hash.
    const background = await page
      .locator('.band')
      .evaluate((band) => getComputedStyle(band).backgroundColor);
    expect(background).toBe('rgb(106, 27, 58)');
    await page.close();
  });

  it('executes nothing that a company wrote into any of its fields', async () => {
    const attack = `"'><script>window.attacked=1</script><img src=x onerror="window.attacked=1"><svg onload="window.attacked=1">`;
    const metadata = attacked(metadataOf('textiles'), attack);
    const { id } = await workspace.createPassport({
      draft: true,
      metadata,
      enrichment: {
        tagline: attack,
        description: attack,
        links: [{ label: attack, url: `https://x.example/?${attack}` }],
        images: [{ url: 'https://x.example/a.png', caption: attack }],
      },
    });
    const page = await browser.newPage({
      viewport: phone,
      extraHTTPHeaders: { Authorization: `Bearer ${workspace.key}` },
    });
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => dialogs.push(dialog.message()));
    const reply = await page.goto(
      `${app.origin}/passport/${id}?lang=de&x=${encodeURIComponent(attack)}`,
    );
    expect(reply?.status()).toBe(200);
    expect(await page.evaluate(() => document.body.textContent?.includes('onerror'))).toBe(true);
    expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
    expect(await page.locator('main img, main script, [onload], [onerror]').count()).toBe(0);
    expect(dialogs).toEqual([]);
    await page.close();
  });

  it('shows the languages, each a link to this address, when asked', async () => {
    const path = await publish('textiles');
    const page = await browser.newPage({ viewport: phone });
    await page.goto(`${app.origin}${path}?from=shop`);
    await page.locator('.lang summary').click();
    await page.getByRole('link', { name: 'Deutsch' }).click();
    expect(page.url()).toBe(`${app.origin}${path}?from=shop&lang=de`);
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    await page.close();
  });

  async function publish(category: ProductCategory): Promise<string> {
    const metadata = category === 'textiles' ? textiles() : metadataOf(category);
    const { id } = await workspace.createPassport({ productId: newGtin(), metadata });
    await workspace.seal(id);
    return `/passport/${id}`;
  }
});

function openFolds(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('details.fold'))
      fold.open = true;
  });
}

/** The same document with every text replaced, but that of its category. */
function attacked(value: unknown, text: string, key = ''): unknown {
  if (typeof value === 'string') return key === 'category' ? value : text;
  if (Array.isArray(value)) return value.map((entry) => attacked(entry, text));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, attacked(inner, text, name)]),
  );
}
