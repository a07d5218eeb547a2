import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOCALES, type Locale } from '@dpp/espr-validate';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifierTextsOf } from '../../src/representations/page/verify-texts/verify-texts.js';
import { hasChromium, startChromium } from '../support/chromium.js';
import { inFull } from '../support/endurance.js';
import { newGtin, textiles } from '../support/factories.js';
import { faultsOnPage } from '../support/page-faults.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

const phone = { width: 390, height: 844 } as const;
const widths = inFull([320, 390, 768, 1280], [320, 1280]);
const schemes = inFull<readonly ('light' | 'dark')[]>(['light', 'dark'], ['light']);
/** By day languages of long words and of each script. */
const languages = inFull<readonly Locale[]>(LOCALES, ['en', 'de', 'el', 'uk', 'pt']);
/** Where the pictures go that are taken of each page; without it none is taken. */
const screenshots = process.env.PAGE_SCREENSHOTS;

/** Three and a half hours behind UTC in winter. */
const timezoneId = 'America/St_Johns';

const company = 'Nordvind Apparel AB';

describe.skipIf(!hasChromium)('/verify in Chromium', () => {
  let app: TestApp;
  let browser: Browser;
  /** The certificate of its seals names the operator of its passports. */
  let own: Workspace;
  /** The operator of its passports is another company. */
  let other: Workspace;
  /** A passport of each, sealed. */
  let ownId: string;
  let otherId: string;
  let ownText: string;
  const folder = mkdtempSync(join(tmpdir(), 'verify-'));

  beforeAll(async () => {
    app = await startTestApp();
    browser = await startChromium();
    own = await createWorkspace(app, { name: company });
    other = await createWorkspace(app);
    [ownId, otherId] = [await publish(own), await publish(other)];
    ownText = await documentOf(ownId);
    if (screenshots !== undefined) mkdirSync(screenshots, { recursive: true });
  });
  afterAll(async () => {
    await browser.close();
    await app.close();
    rmSync(folder, { recursive: true });
  });

  async function publish(workspace: Workspace, isSealed = true): Promise<string> {
    const { id } = await workspace.createPassport({ productId: newGtin(), metadata: textiles() });
    if (isSealed) await workspace.seal(id);
    return id;
  }

  const documentOf = async (id: string) =>
    (await app.request(`/passport/${id}`, { headers: { Accept: 'application/ld+json' } })).text;

  interface Opened {
    readonly page: Page;
    /** Everything that the console says: violations of the policy too. */
    readonly troubles: readonly string[];
    readonly requests: readonly string[];
  }

  /** Opens a page, which asks for nothing but itself and does nothing that its policy would stop. */
  async function withPage(path: string, look: (opened: Opened) => Promise<void>): Promise<void> {
    const page = await browser.newPage({ viewport: phone, locale: 'en', timezoneId });
    page.setDefaultTimeout(60_000);
    const troubles: string[] = [];
    const requests: string[] = [];
    page.on('console', (message) => troubles.push(message.text()));
    page.on('pageerror', (error) => troubles.push(error.message));
    page.on('request', (request) => {
      if (!request.url().startsWith('data:')) requests.push(request.url());
    });
    await page.goto(app.origin + path);
    await look({ page, troubles, requests });
    expect(troubles, path).toEqual([]);
    await page.close();
  }

  const sentenceOf = (page: Page) => page.getByRole('heading', { level: 1 }).innerText();
  const wordOf = (page: Page) => page.locator('.verdict .word').innerText();
  const wait = (page: Page, state: string) => page.locator(`.verdict.${state}`).waitFor();

  async function choose(page: Page, name: string, content: string): Promise<void> {
    writeFileSync(join(folder, name), content);
    await page.locator('#file').setInputFiles(join(folder, name));
  }

  const changed = (text: string, changes: (document: Changeable) => object) =>
    JSON.stringify(changes(JSON.parse(text) as Changeable));

  /** What is wrong with the page in windows of every width, and a picture of each where one is asked for. */
  async function faultsOf(page: Page, name: string): Promise<string[]> {
    const faults: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: phone.height });
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        if (screenshots !== undefined) {
          const file = `${screenshots}/${name}-${width}-${colorScheme}.png`;
          await page.screenshot({ path: file, fullPage: true });
        }
      }
      const found = await page.evaluate(faultsOnPage);
      faults.push(...found.map((fault) => `${name} ${width}: ${fault}`));
    }
    await page.setViewportSize(phone);
    const shown = await page.evaluate(() => document.body.innerText);
    faults.push(...(shown.match(/\{[a-z]+\}/g) ?? []));
    return faults;
  }

  const heightToFold = (page: Page) =>
    page.locator('#experts').evaluate((fold) => fold.getBoundingClientRect().top + scrollY);

  it('is one tap away from the page of a passport, and has the verdict on its very file', async () => {
    await withPage(`/passport/${otherId}?lang=de`, async ({ page, requests }) => {
      const before = requests.length;
      await page.locator('.seal .btn').click();
      expect(page.url()).toBe(`${app.origin}/verify?passport=${otherId}&lang=de`);
      await wait(page, 'reserved');
      expect(requests.slice(before)).toEqual([page.url()]);
      const [saved] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: verifierTextsOf('de').report.save }).click(),
      ]);
      expect(saved.suggestedFilename()).toBe(`passport-${otherId}.jsonld`);
      const text = await documentOf(otherId);
      expect(readFileSync(await saved.path(), 'utf8')).toBe(text);
      const digest = createHash('sha256').update(text).digest('hex');
      const facts = await page.locator('#file-facts').innerText();
      expect(facts).toContain(digest);
      expect(facts).toMatch(/\d{4} um \d\d:\d\d:\d\d \(UTC−[23]:30\)/);
    });
  });

  it.each(languages)(
    'is %s from the verdict to the foot, within two screens of a phone to the folds',
    async (lang) => {
      const texts = verifierTextsOf(lang);
      await withPage(`/verify?passport=${otherId}&lang=${lang}`, async ({ page }) => {
        await wait(page, 'reserved');
        expect(await page.locator('html').getAttribute('lang')).toBe(lang);
        expect(await page.locator('html').getAttribute('dir')).toBe('ltr');
        const said = texts.verdict.otherSigner
          .replace('{signer}', 'Acme Textiles GmbH')
          .replace('{company}', company);
        expect(await sentenceOf(page)).toBe(said);
        expect(await page.title()).toBe(said);
        expect(await wordOf(page)).toBe(texts.words.reserved);
        const titles = await page.locator('#report h2').allInnerTexts();
        expect(titles).toEqual([
          texts.report.sealed,
          texts.who.title,
          texts.when.title,
          texts.report.uncovered,
        ]);
        expect(await heightToFold(page)).toBeLessThanOrEqual(2 * phone.height);
        expect(await faultsOf(page, `verify-warning-${lang}`)).toEqual([]);
        await page.locator('.lang summary').click();
        await page.getByRole('link', { name: 'Íslenska' }).click();
        expect(page.url()).toBe(`${app.origin}/verify?passport=${otherId}&lang=is`);
      });
    },
    60_000,
  );

  it.each(languages)('asks for a file in %s, and refuses an altered one', async (lang) => {
    const texts = verifierTextsOf(lang);
    await withPage(`/verify?lang=${lang}`, async ({ page, requests }) => {
      expect(await sentenceOf(page)).toBe(texts.start.title);
      expect(await page.getByLabel(texts.start.file).isVisible()).toBe(true);
      expect(await page.locator('.verdict, #file-facts > *').count()).toBe(0);
      expect(await faultsOf(page, `verify-empty-${lang}`)).toEqual([]);
      const altered = changed(ownText, ({ metadata, ...rest }) => ({
        ...rest,
        metadata: { ...metadata, originCountry: 'SE' },
      }));
      await choose(page, 'altered.json', altered);
      await wait(page, 'failed');
      expect(await wordOf(page)).toBe(texts.words.failed);
      expect(await sentenceOf(page)).toBe(texts.verdict.changed);
      expect(await page.locator('#report').innerText()).toContain(texts.report.nothingCovered);
      expect(await heightToFold(page)).toBeLessThanOrEqual(2 * phone.height);
      expect(await faultsOf(page, `verify-refused-${lang}`)).toEqual([]);
      expect(requests).toEqual([`${app.origin}/verify?lang=${lang}`]);
    });
  });

  it('passes without reservation once somebody knows the fingerprint of the authority', async () => {
    const { verdict, words } = verifierTextsOf('bg');
    await withPage(`/verify?passport=${ownId}&lang=bg`, async ({ page }) => {
      await wait(page, 'reserved');
      expect(await sentenceOf(page)).toBe(verdict.serverOnly.replace('{company}', company));
      await page.locator('#report aside summary').click();
      await page.locator('#report aside .btn').click();
      await wait(page, 'passed');
      expect(await sentenceOf(page)).toBe(verdict.passed.replace('{company}', company));
      expect(await wordOf(page)).toBe(words.passed);
      expect(await faultsOf(page, 'verify-verified-bg')).toEqual([]);
    });
  });

  it('never passes without reservation for a company that the certificate does not name', async () => {
    await withPage(`/verify?passport=${otherId}`, async ({ page }) => {
      await wait(page, 'reserved');
      expect(await page.locator('.verdict').innerText()).toContain(app.deps.baseUrl);
      await page.locator('#report aside summary').click();
      await page.locator('#report aside .btn').click();
      await expect.poll(() => page.locator('.verdict').innerText()).not.toContain(app.deps.baseUrl);
      expect(await wordOf(page)).toBe('Passed with a reservation');
      expect(await sentenceOf(page)).toContain(`and not by ${company}`);
    });
  });

  it('is undecided without an authority, and trusts none for coming with the file', async () => {
    await withPage(`/verify?passport=${ownId}`, async ({ page }) => {
      await wait(page, 'reserved');
      await page.locator('#experts > summary').click();
      await page.locator('#authorities').fill('');
      await wait(page, 'undecided');
      const offer = page.locator('#report #offered li');
      expect(await offer.innerText()).toContain('Came with the file, not trusted');
      await offer.locator('summary').click();
      await offer.getByRole('button').click();
      await wait(page, 'passed');
    });
  });

  it.each<[what: string, change: (text: string) => string, sentence: RegExp, state: string]>([
    [
      'another signature',
      (text) => changed(text, (document) => ({ ...document, digitalSeal: 'AAAA' })),
      /^The seal is not genuine\. Do not rely/,
      'failed',
    ],
    [
      'another certificate',
      (text) =>
        changed(text, ({ proof, ...rest }) => ({ ...rest, proof: { ...proof, x5c: ['AAAA'] } })),
      /^The seal is not genuine\. Do not rely/,
      'failed',
    ],
    [
      'an entry more',
      (text) =>
        changed(text, ({ metadata, ...rest }) => ({ ...rest, metadata: { ...metadata, more: 1 } })),
      /^Changed after it was sealed\. Do not rely/,
      'failed',
    ],
    [
      'a seal that was taken off by half',
      (text) => changed(text, (document) => ({ ...document, proof: null })),
      /^This file is no passport that can be read/,
      'failed',
    ],
    [
      'no seal',
      (text) => changed(text, (document) => ({ ...document, proof: null, digitalSeal: null })),
      /^This passport has no seal/,
      'unsealed',
    ],
    ['two members of one name', () => '{"a":1,"a":2}', /^This file is no passport/, 'failed'],
    ['a list', () => '[]', /^This file is no passport/, 'failed'],
    ['nothing', () => '', /^This file is no passport/, 'failed'],
    ['a saved page', () => '<!doctype html><html lang="de">', /^Nothing was checked/, 'undecided'],
    ['a credential', () => 'eyJhbGciOiJFUzI1NiJ9.e30.c2ln', /^Nothing was checked/, 'undecided'],
  ])('takes an older verdict back for %s', async (_, change, sentence, state) => {
    await withPage(`/verify?passport=${ownId}`, async ({ page }) => {
      await wait(page, 'reserved');
      await page.locator('#experts > summary').click();
      await choose(page, 'chosen.json', change(ownText));
      await wait(page, state);
      await expect.poll(() => sentenceOf(page)).toMatch(sentence);
      expect(await page.locator('.verdict').count()).toBe(1);
      const shown = await page.locator('body').innerText();
      expect(shown).not.toContain('Passed');
      expect(shown).not.toContain('Sealed by');
      expect(await page.getByRole('link', { name: 'Save this file' }).count()).toBe(0);
    });
  });

  it('says of an unsealed passport that it has no seal', async () => {
    const id = await publish(own, false);
    await withPage(`/verify?passport=${id}&lang=hu`, async ({ page }) => {
      await wait(page, 'unsealed');
      expect(await sentenceOf(page)).toBe(verifierTextsOf('hu').verdict.unsealed);
      expect(await page.locator('#report').innerText()).not.toContain(company);
    });
  });
});

/** The parts of a document that a test changes. */
interface Changeable {
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly proof: Readonly<Record<string, unknown>>;
}
