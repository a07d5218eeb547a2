import { readFileSync } from 'node:fs';
import type { Browser, Download, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { TenantRole } from '../../src/platform/auth/permissions.js';
import { hasChromium, startChromium } from '../support/chromium.js';
import {
  startConsoleApp,
  tabTo,
  visitConsole,
  type ConsoleApp,
  type ConsoleVisit,
} from '../support/console-app.js';
import { openSignedIn } from '../support/console-login.js';
import { newGtin, textiles } from '../support/factories.js';
import { faultsOnPage } from '../support/page-faults.js';
import { readArchive } from '../support/read-archive.js';
import { readQrCode } from '../support/read-qr-code.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

describe.skipIf(!hasChromium)('the codes of the console, in Chromium', () => {
  let app: ConsoleApp;
  let browser: Browser;
  let workspace: Workspace;
  let visit: ConsoleVisit;

  beforeAll(async () => {
    app = await startConsoleApp();
    browser = await startChromium();
    workspace = await createWorkspace(app, { name: 'Nordvind Apparel AB', tier: 'enterprise' });
  }, 120_000);
  afterAll(async () => {
    await browser.close();
    await app.close();
  });
  afterEach(async () => {
    const { troubles, page } = visit;
    await page.context().close();
    expect(troubles).toEqual([]);
  });

  async function open(path: string, role: TenantRole = 'TENANT_ADMIN'): Promise<Page> {
    visit = await visitConsole(browser, app);
    await openSignedIn(visit.page, app, { tenant: workspace.tenant, path, role });
    await visit.page.locator('main.page h1').waitFor();
    return visit.page;
  }
  const publish = (productName: string, body: object = {}) =>
    workspace.createPassport({
      productId: newGtin(),
      facilityId: workspace.facilityId,
      metadata: textiles({ productName }),
      ...body,
    });
  const bytesOf = async (download: Download) => readFileSync(await download.path());

  it('prints the code of a passport as a picture of a chosen width, by keyboard', async () => {
    const { id, digitalLinkUri } = await publish('Cardigan Skagen');
    const page = await open(`/passports/${id}`);
    await tabTo(page, 'Print codes …');
    await page.keyboard.press('Enter');
    // The panel behind it draws the code, too.
    const dialog = page.getByRole('dialog', { name: 'Print the code of 1 passport' });
    await dialog.getByRole('img', { name: /^QR code of Cardigan Skagen/ }).waitFor();
    await tabTo(page, /^File/);
    await page.keyboard.press('p');
    await tabTo(page, /^Width/);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('5');
    await page.getByText('Expected: 10 to 150 millimetres.').waitFor();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('25,4');
    await page.getByText('300 pixels at 300 dots an inch').waitFor();
    await tabTo(page, 'Save 1 code');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.keyboard.press('Enter'),
    ]);
    const png = await bytesOf(download);
    expect(download.suggestedFilename()).toMatch(/^qr-\d+\.png$/);
    expect((await readQrCode(png))?.text).toBe(digitalLinkUri);
    // 300 pixels an inch are 11,811 a metre.
    expect(png.readUInt32BE(png.indexOf('pHYs') + 4)).toBe(11_811);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('saves the codes of a selection true to size, and says what was left out', async () => {
    const one = await publish('Parka Lofoten one');
    await publish('Parka Lofoten two');
    await publish('Parka Lofoten, a draft', { draft: true });
    const page = await open('/passports?q=lofoten');
    await page.getByLabel('Select all on this page').press('Space');
    await page.getByRole('button', { name: 'Print codes …' }).press('Enter');
    await page.getByRole('dialog', { name: 'Print the codes of 2 passports' }).waitFor();
    await page.getByText('is a draft; its code is there once it is published').waitFor();
    await page.getByLabel('Robustness').selectOption('H');
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(faultsOnPage), `at ${width} px`).toEqual([]);
    }
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save 2 codes' }).press('Enter'),
    ]);
    const files = await readArchive(await bytesOf(download));
    expect([...files.keys()].filter((name) => name.endsWith('.svg'))).toHaveLength(2);
    const drawing = files.get(`qr-${one.productId}.svg`)?.toString();
    expect(drawing).toContain('width="30mm"');
    expect(drawing).toContain(`(01) ${one.productId}`);
    await page.getByText('2 codes were made.').waitFor();
  });

  it('prints a sheet on which each code is as wide as was asked', async () => {
    await publish('Trousers Vejle one');
    await publish('Trousers Vejle two');
    const page = await open('/passports?q=vejle');
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    await page.getByLabel('Select all on this page').press('Space');
    await page.getByRole('button', { name: 'Print codes …' }).press('Enter');
    await page.getByLabel('Width in millimetres').fill('20');
    await page.getByRole('button', { name: 'Print a sheet' }).press('Enter');
    await page.locator('.code-sheet').waitFor({ state: 'attached' });
    await page.getByText('2 codes were made.').waitFor();
    await page.emulateMedia({ media: 'print' });
    const widths = await page
      .locator('.code-sheet img')
      .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().width));
    expect(widths.map((width) => Math.round((width / 96) * 25.4))).toEqual([20, 20]);
    expect(await page.locator('main').isVisible()).toBe(false);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await page.locator('.code-sheet').waitFor({ state: 'detached' });
  });

  it('makes a file of each two hundred of all that match', async () => {
    const rows = Array.from({ length: 201 }, () => ({
      operatorId: workspace.operatorId,
      productId: newGtin(),
      metadata: textiles({ productName: 'Socks Ribe' }),
    }));
    for (const passports of [rows.slice(0, 100), rows.slice(100, 200), rows.slice(200)]) {
      await app.request('/api/v1/passports/bulk', { key: workspace.key, json: { passports } });
    }
    const page = await open('/passports?q=ribe');
    await page.getByLabel('Select all on this page').press('Space');
    await page.getByRole('button', { name: 'Select all 201 that match' }).press('Enter');
    await page.getByRole('button', { name: 'Print codes …' }).press('Enter');
    await page.getByRole('button', { name: 'Save 201 codes' }).press('Enter');
    await page.getByText('They are in 2 files:').waitFor();
    const sizes: number[] = [];
    for (const name of ['Codes 1 to 200', 'Codes 201 to 201']) {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name }).press('Enter'),
      ]);
      expect(download.suggestedFilename()).toMatch(/\.(zip|svg)$/);
      const bytes = await bytesOf(download);
      sizes.push(bytes[0] === 0x50 ? (await readArchive(bytes)).size - 1 : 1);
    }
    expect(sizes).toEqual([200, 1]);
  });

  it('says that codes could not be made, and makes them the next time', async () => {
    await publish('Socks Odense');
    const page = await open('/passports?q=odense');
    visit.expectStatus(500);
    await page.route('**/passports/labels', (route) =>
      route.fulfill({ status: 500, json: { success: false, error: 'x', message: 'x' } }),
    );
    await page.getByLabel('Select all on this page').press('Space');
    await page.getByRole('button', { name: 'Print codes …' }).press('Enter');
    await page.getByRole('button', { name: 'Save 1 code' }).press('Enter');
    await page.getByText('This did not work, and it is our fault').waitFor();
    await page.unroute('**/passports/labels');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save 1 code' }).press('Enter'),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.svg$/);
  });

  it('prints for an auditor too, who changes nothing by it', async () => {
    const { id } = await publish('Read by an auditor');
    const page = await open(`/passports/${id}`, 'AUDITOR');
    await page.getByRole('button', { name: 'Print codes …' }).press('Enter');
    await page.getByRole('button', { name: 'Save 1 code' }).waitFor();
  });
});
