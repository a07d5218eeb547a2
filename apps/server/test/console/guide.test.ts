import { mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDemoHistory } from '../../src/cli/demo/add-demo-history.js';
import { addDemoWork, subscribeDemoReceiver } from '../../src/cli/demo/add-demo-work.js';
import { seedDemo, type DemoWorkspace } from '../../src/cli/demo/seed-demo.js';
import { hasChromium, startChromium } from '../support/chromium.js';
import { startConsoleApp, visitConsole, type ConsoleApp } from '../support/console-app.js';
import { newGtin } from '../support/factories.js';
import { textileCsv, textileRow } from '../support/imports.js';

const guide = fileURLToPath(new URL('../../../../docs/guides/console.md', import.meta.url));
const pictures = fileURLToPath(new URL('../../../../docs/pictures', import.meta.url));
/** `npm run pictures` takes the pictures of README and guide; every other run walks the same way without. */
const takesPictures = process.env.TAKE_PICTURES === '1';

/**
 * The story of docs/guides/console.md, told in the demo: a step that the console has no longer fails here, and so does a
 * picture that the guide does not show.
 */
describe.skipIf(!hasChromium)('the story of the guide', () => {
  let app: ConsoleApp;
  let browser: Browser;
  let page: Page;
  let demo: DemoWorkspace;
  const taken: string[] = [];

  beforeAll(async () => {
    app = await startConsoleApp();
    app.deps.importChecker.start();
    browser = await startChromium();
    app.deps.webhookDispatcher.start();
    const seeded = await seedDemo(
      { ...app.deps, baseUrl: app.origin },
      { onCreated: (tenant) => subscribeDemoReceiver(app.deps, tenant) },
    );
    if (!seeded) throw new Error('The demo was not made.');
    demo = seeded;
    await addDemoWork(app.deps, demo);
    await addDemoHistory(app.deps, demo);
    if (takesPictures) mkdirSync(pictures, { recursive: true });
    const visit = await visitConsole(browser, app, { viewport: { width: 1200, height: 780 } });
    page = visit.page;
  }, 120_000);
  afterAll(async () => {
    await browser.close();
    await app.close();
  });

  async function picture(name: string, of: Page = page): Promise<void> {
    taken.push(name);
    await of.waitForLoadState('networkidle');
    if (takesPictures) await of.screenshot({ path: `${pictures}/${name}.png` });
  }
  const open = async (path: string) => {
    await page.goto(`${app.origin}/console${path}`);
    await page.locator('main.page h1').first().waitFor();
  };

  it('signs in and sees what needs a person', async () => {
    await page.goto(`${app.origin}/console/sign-in`);
    await page.getByLabel('Email').fill(demo.email);
    await page.getByLabel('Password', { exact: true }).fill(demo.password);
    await page.keyboard.press('Enter');
    await page.getByText('An access request waits for an answer').waitFor();
    await page
      .getByText(/webhook/i)
      .nth(1)
      .waitFor();
    await picture('console-today');
  });

  it('brings a table in, and mends its faults', async () => {
    const rows = [
      ...Array.from({ length: 9 }, () => textileRow(newGtin())),
      textileRow(newGtin(), { originCountry: 'Portugal' }),
      textileRow(newGtin(), { originCountry: 'Portugal' }),
      textileRow(newGtin(), { 'materialComposition[0].percentage': '65' }),
    ];
    await open('/import');
    await page.getByLabel('Product category').selectOption('textiles');
    const buffer = Buffer.from(textileCsv(rows));
    const file = { name: 'spring.csv', mimeType: 'text/csv', buffer };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.waitForURL('**/columns');
    await page.getByRole('link', { name: 'On to the faults' }).click();
    await page.getByText(/^9 of 12 rows/).waitFor();
    await page.locator('table.fix tbody tr').first().waitFor();
    await picture('console-import');
  });

  it('writes a passport and sees its page', async () => {
    await open('/passports?view=drafts');
    await page.getByRole('link', { name: 'Sweatshirt Lagoon' }).click();
    await page.waitForURL(/passports\/[\da-f-]{36}/);
    const id = /passports\/([\da-f-]+)/.exec(page.url())?.[1] ?? '';
    await open(`/passports/${id}/edit`);
    await page.frameLocator('.phone iframe').locator('h1').waitFor();
    await picture('console-editor');
  });

  it('opens a sealed passport, whose seal the browser checks', async () => {
    await open(`/passports/${demo.passports.at(-1)?.id ?? ''}`);
    await page
      .getByText(/The seal is whole|sealed/i)
      .first()
      .waitFor();
    await picture('console-passport');
  });

  it('decides on a request for restricted data', async () => {
    await open('/grants');
    await page.getByText('Demo Repairs').first().click();
    await page.getByText('Replacing a cell').waitFor();
    await picture('console-requests');
  });

  it('reads the log, which checks itself', async () => {
    await open('/audit');
    await page.getByText(/whole/i).first().waitFor();
    await picture('console-log');
  });

  it('is what a phone shows that scans the code', async () => {
    const viewport = { width: 390, height: 780 };
    const phone = await (await browser.newContext({ viewport, locale: 'en' })).newPage();
    await phone.goto(demo.passports.at(-1)?.digitalLinkUri ?? '');
    await phone.locator('h1').waitFor();
    await picture('passport-page', phone);
  });

  it('shows each picture that was taken, and no other', () => {
    const shown = [...readFileSync(guide, 'utf8').matchAll(/\.\.\/pictures\/([\w-]+)\.png/g)];
    expect(shown.map(([, name]) => name).sort()).toEqual([...taken].sort());
  });
});
