import { mkdirSync } from 'node:fs';
import { LOCALES, PRODUCT_CATEGORIES, type ProductCategory } from '@dpp/espr-validate';
import type { Browser, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasChromium, startChromium } from '../support/chromium.js';
import { endurance, inFull, report } from '../support/endurance.js';
import { metadataOf } from '../support/factories.js';
import { faultsOnPage } from '../support/page-faults.js';
import {
  publishCategories,
  publishPage,
  publishPictures,
  publishStates,
  publishBatches,
  publishHandOver,
  publishUnits,
  type ShownPage,
} from '../support/page-gallery.js';
import { machineWords } from '../support/page-words.js';
import {
  exifOf,
  insertPictures,
  paintedPng,
  pngChunk,
  withChunks,
} from '../support/picture-files.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';
import { attacked, xssPayloads } from '../support/xss-payloads.js';

let app: TestApp;
let workspace: Workspace;
let browser: Browser;

/** Greek has the longest pages; the folds of a unit in it have the longest words. */
const languages = inFull(['de', 'fr', 'bg', 'el', 'mt', 'en'], ['el']);
const everyDayStates = ['unit-granted', 'batch-recalled', 'unit-handed-over'];
const widths = inFull([320, 390, 768, 1280], [320, 390]);
const schemes = inFull<readonly ('light' | 'dark')[]>(['light', 'dark'], ['light']);
const phone = { width: 390, height: 844 } as const;
/** Style and all, before any compression. */
const maxPageBytes = 40_000;

/** Where the pictures go that are taken of each page; without it none is taken. */
const screenshots = process.env.PAGE_SCREENSHOTS;

describe.skipIf(!hasChromium)('a page in Chromium', () => {
  beforeAll(async () => {
    app = await startTestApp();
    workspace = await createWorkspace(app);
    browser = await startChromium();
    if (screenshots !== undefined) mkdirSync(screenshots, { recursive: true });
  });
  afterAll(async () => {
    await browser.close();
    await app.close();
  });

  it(
    'is whole in every window, folds closed and open, says nothing that only machines read, and asks nobody',
    async () => {
      const options = { app, workspace };
      const everyDay: ProductCategory[] = ['batteries'];
      const pages = [
        ...(await publishCategories(
          options,
          inFull<readonly ProductCategory[]>(PRODUCT_CATEGORIES, everyDay),
        )),
        ...(endurance ? await publishPictures(options) : []),
        ...(endurance
          ? await publishStates(options)
          : [
              ...(await publishUnits(options)),
              ...(await publishBatches(options)),
              ...(await publishHandOver(options)),
            ].filter(({ name }) => everyDayStates.includes(name))),
      ];
      const problems: string[] = [];
      for (const shown of pages) {
        for (const lang of languages) problems.push(...(await problemsOf(shown, lang)));
      }
      report(`${pages.length} pages, ${problems.length} problems`);
      expect(problems).toEqual([]);
    },
    inFull(3_600_000, 120_000),
  );

  it('breaks no word of a label in two while there is room beside it', async () => {
    const { path } = await publishPage({ app, workspace }, 'electronics');
    const page = await browser.newPage({ viewport: phone });
    await page.goto(`${app.origin}${path}?lang=de`);
    expect(await page.evaluate(faultsOnPage)).toEqual([]);
    await page.close();
  });

  it('has a band of one row on a phone, in every language', async () => {
    const page = await browser.newPage({ viewport: phone });
    for (const lang of LOCALES) {
      await page.goto(`${app.origin}/01/09506000134352?lang=${lang}`);
      const box = await page.locator('.band').boundingBox();
      expect(box?.height, lang).toBeLessThan(60);
    }
    await page.close();
  });

  it('keeps nothing, runs nothing, and has its own style', async () => {
    const { path } = await publishPage({ app, workspace }, 'toys');
    const page = await browser.newPage({ viewport: phone });
    await page.goto(app.origin + path);
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => document.scripts.length)).toBe(0);
    // Its own style holds: the policy names it by its hash.
    const background = await page
      .locator('.band')
      .evaluate((band) => getComputedStyle(band).backgroundColor);
    expect(background).toBe('rgb(106, 27, 58)');
    await page.close();
  });

  it.each<[what: string, file: () => Buffer, shown: readonly [width: number, height: number]]>([
    ['across fills the width', () => paintedPng(780, 400), [390, 200]],
    ['upright is as high as it may be', () => paintedPng(300, 600), [160, 320]],
    ['small is not enlarged', () => paintedPng(24, 12), [24, 12]],
    ['taken with the camera on its side is turned', () => turned(paintedPng(60, 30)), [30, 60]],
  ])(
    'has a picture that is whole and has its place before it is here: %s',
    async (...[, file, shown]) => {
      const { path, id } = await publishPage({ app, workspace }, 'toys');
      const of = { tenantId: workspace.tenant.id, passportId: id };
      await insertPictures(app.db, of, [{ file: file() }]);
      const page = await browser.newPage({ viewport: phone });
      const sizeOf = () =>
        page.locator('.pic img').evaluate((img) => {
          const { width, height } = img.getBoundingClientRect();
          return [Math.round(width), Math.round(height)];
        });
      await page.route('**/images/1', (route) => void held.push(route));
      const held: Route[] = [];
      await page.goto(app.origin + path, { waitUntil: 'commit' });
      await expect.poll(() => held.length).toBe(1);
      expect(await sizeOf()).toEqual(shown);
      await held[0]?.continue();
      await page.waitForLoadState();
      expect(await sizeOf()).toEqual(shown);
      const natural = await page.locator('.pic img').evaluate((img: HTMLImageElement) => {
        return img.naturalWidth / img.naturalHeight;
      });
      expect(natural).toBeCloseTo(shown[0] / shown[1]);
      await page.close();
    },
  );

  it('is printed without columns, which go beyond the edge of the paper where a sheet ends', async () => {
    const { path } = await publishPage({ app, workspace }, 'textiles');
    const page = await browser.newPage({ viewport: phone });
    await page.goto(app.origin + path);
    await page.emulateMedia({ media: 'print' });
    const columns = await page
      .locator('main *')
      .evaluateAll((all) => all.map((each) => getComputedStyle(each).columnCount));
    expect(new Set(columns)).toEqual(new Set(['auto']));
    await page.close();
  });

  it('is printed with the addresses of others, and none of its own, which may open what a token opens', async () => {
    const units = await publishUnits({ app, workspace });
    const { path } = units.find(({ name }) => name === 'unit-granted') ?? { path: '' };
    const page = await browser.newPage({ viewport: phone });
    await page.goto(app.origin + path);
    await page.evaluate(openFolds);
    await page.emulateMedia({ media: 'print' });
    const links = await page.locator('main a:visible, .banner a:visible').evaluateAll((all) =>
      all.map((each) => ({
        href: each.getAttribute('href') ?? '',
        printed: getComputedStyle(each, '::after').content,
      })),
    );
    const isPrinted = ({ printed }: { printed: string }) => printed !== 'none';
    expect(links.filter(isPrinted).length).toBeGreaterThan(2);
    expect(
      links.filter(isPrinted).filter(({ href }) => /grant=|request-access/.test(href)),
    ).toEqual([]);
    expect(links.filter(({ href }) => href.startsWith('https://danube')).every(isPrinted)).toBe(
      true,
    );
    await page.close();
  });

  it('is used by keyboard alone, in the order of reading, and shows where one is', async () => {
    const { path } = await publishPage({ app, workspace }, 'textiles');
    const page = await browser.newPage({ viewport: phone });
    await page.goto(app.origin + path);
    const count = await page.locator('a:visible, summary:visible, button:visible').count();
    const places: number[] = [];
    for (let step = 0; step < count; step++) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(placeOfFocus);
      expect(focused.ring, focused.text).toBeGreaterThanOrEqual(3);
      places.push(focused.place);
    }
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(new Set(places).size).toBe(count);
    await page.locator('.folds summary').first().focus();
    await page.keyboard.press('Enter');
    expect(await page.locator('.folds .in').first().isVisible()).toBe(true);
    await page.close();
  });

  it(
    'executes nothing that a company wrote into any of its fields, and its policy has nothing to stop',
    async () => {
      const page = await browser.newPage({
        viewport: phone,
        extraHTTPHeaders: { Authorization: `Bearer ${workspace.key}` },
      });
      const events: string[] = [];
      page.on('dialog', (dialog) => events.push(dialog.message()));
      page.on('console', (message) => events.push(message.text()));
      page.on('request', (request) => {
        if (isForeign(request.url())) events.push(request.url());
      });
      // By day five attacks, each after another way out of a text; all by night.
      const payloads = xssPayloads.filter((_, index) => index % inFull(1, 43) === inFull(0, 10));
      for (const [index, payload] of payloads.entries()) {
        const { id } = await publishAttack(payload, index);
        const query = `?lang=de&x=${encodeURIComponent(payload)}`;
        const reply = await page.goto(`${app.origin}/passport/${id}${query}`);
        expect(reply?.status(), payload).toBe(200);
        expect(await page.evaluate(() => document.body.textContent), payload).toContain('attack');
        expect(await page.evaluate(() => 'attacked' in window), payload).toBe(false);
        const made = 'main img, main input, iframe, script, base, [onload], [onerror], [onfocus]';
        expect(await page.locator(made).count(), payload).toBe(0);
        expect(events, payload).toEqual([]);
      }
      await page.close();
    },
    inFull(1_200_000, 60_000),
  );

  it('shows the languages, each a link to this address, when asked', async () => {
    const { path } = await publishPage({ app, workspace }, 'textiles');
    const page = await browser.newPage({ viewport: phone });
    await page.goto(`${app.origin}${path}?from=shop`);
    await page.locator('.lang summary').click();
    await page.getByRole('link', { name: 'Deutsch' }).click();
    expect(page.url()).toBe(`${app.origin}${path}?from=shop&lang=de`);
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    await page.close();
  });

  it('asks for access, in the language of its reader', async () => {
    const { path } = await publishPage({ app, workspace }, 'batteries');
    const page = await browser.newPage({ viewport: phone, locale: 'de' });
    await page.goto(app.origin + path);
    await page.evaluate(openFolds);
    await page.getByRole('link', { name: 'Zugang anfragen' }).click();
    await page.getByLabel('Ihr Name').fill('Ines Duarte');
    await page.getByLabel('Ihre E-Mail-Adresse').fill('ines@repairs.example');
    await page.getByLabel('Wofür Sie die Angaben brauchen').fill('Reparatur');
    await page.getByRole('button').click();
    await page.getByRole('status').waitFor();
    expect(await page.getByRole('status').textContent()).toContain('Vielen Dank');
    await page.close();
  });

  /** What is wrong with a page in a language, in windows of every width. */
  async function problemsOf({ name, path, isPassport }: ShownPage, lang: string) {
    const problems: string[] = [];
    const page = await browser.newPage({ viewport: phone });
    page.on('request', (request) => {
      if (isForeign(request.url())) problems.push(`asks ${request.url()}`);
    });
    const address = `${app.origin}${path}${path.includes('?') ? '&' : '?'}lang=${lang}`;
    const bytes = (await (await page.goto(address))?.body())?.length ?? Infinity;
    if (bytes >= maxPageBytes) problems.push(`${bytes} bytes`);
    if (isPassport === true) {
      const top = await page.locator('.folds').evaluate((it) => it.getBoundingClientRect().top);
      if (top / phone.height > 3.5) problems.push(`${top / phone.height} screens to the folds`);
    }
    for (const width of widths) {
      for (const colorScheme of schemes) {
        await page.setViewportSize({ width, height: phone.height });
        await page.emulateMedia({ colorScheme });
        if (screenshots !== undefined) {
          const file = `${screenshots}/${name}-${lang}-${width}-${colorScheme}.png`;
          await page.screenshot({ path: file, fullPage: true });
        }
        const faults = await page.evaluate(faultsOnPage);
        problems.push(...faults.map((fault) => `${width} ${colorScheme}, closed: ${fault}`));
      }
    }
    await page.evaluate(openFolds);
    for (const width of widths) {
      await page.setViewportSize({ width, height: phone.height });
      const faults = await page.evaluate(faultsOnPage);
      problems.push(...faults.map((fault) => `${width}, open: ${fault}`));
    }
    const shown = await page.evaluate(() => document.body.innerText);
    problems.push(...machineWords(shown.split('\n')));
    await page.close();
    return problems.map((problem) => `${name} ${lang}: ${problem}`);
  }

  /** A draft of which every text is an attack, as its company sees it. */
  function publishAttack(payload: string, index: number) {
    const category = PRODUCT_CATEGORIES[index % PRODUCT_CATEGORIES.length] ?? 'textiles';
    return workspace.createPassport({
      draft: true,
      metadata: attacked(metadataOf(category), payload),
      enrichment: {
        tagline: payload,
        description: payload,
        links: [{ label: payload, url: `https://x.example/?${encodeURIComponent(payload)}` }],
        images: [{ url: 'https://x.example/a.png', caption: payload }],
      },
    });
  }

  const isForeign = (url: string) => !url.startsWith('data:') && !url.startsWith(app.origin);
});

/** As a camera that was held upright writes it. */
function turned(png: Buffer): Buffer {
  return withChunks(png, [pngChunk('eXIf', exifOf(6))]);
}

function openFolds(): void {
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('details.fold')) {
    fold.open = true;
  }
}

/** Which of all elements has the focus, and how wide its ring is. */
function placeOfFocus() {
  const focused = document.activeElement ?? document.body;
  return {
    place: [...document.querySelectorAll('*')].indexOf(focused),
    ring: parseFloat(getComputedStyle(focused).outlineWidth) || 0,
    text: (focused.textContent ?? '').slice(0, 40),
  };
}
