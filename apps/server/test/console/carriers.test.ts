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
import { newGtin, newSku, textiles } from '../support/factories.js';
import { faultsOnPage } from '../support/page-faults.js';
import { hasPoppler, pagesOf, readCarriers } from '../support/read-carriers.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

/** Widths and heights of a PDF's pages, in millimetres. */
function pageSizesOf(pdf: Buffer): number[][] {
  const boxes = pdf.toString('latin1').matchAll(/\/MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]/g);
  return [...boxes].map(([, ...sides]) =>
    sides.map((side) => Math.round((Number(side) / 72) * 254) / 10),
  );
}

describe.skipIf(!hasChromium)('the data carriers of the console, in Chromium', () => {
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
    visit = await visitConsole(browser, app, { deviceScaleFactor: 4 });
    await openSignedIn(visit.page, app, { tenant: workspace.tenant, path, role });
    await visit.page.locator('main.page h1').waitFor();
    return visit.page;
  }
  /** Nothing is declared of it yet. */
  const publish = (productName: string, body: object = {}) =>
    workspace.createPassport({
      productId: newGtin(),
      facilityId: workspace.facilityId,
      metadata: { ...textiles({ productName }), dataCarrier: undefined },
      ...body,
    });
  const declare = (id: string, body: object) =>
    app.request(`/api/v1/passports/${id}/carrier`, {
      method: 'PUT',
      key: workspace.key,
      json: body,
    });
  const declaredOf = async (id: string) => {
    const { body } = await app.request(`/api/v1/passports/${id}/carrier`, { key: workspace.key });
    return body['declared'];
  };
  const bytesOf = async (download: Download) => readFileSync(await download.path());
  const downloadBy = async (page: Page, press: () => Promise<void>) => {
    const [download] = await Promise.all([page.waitForEvent('download'), press()]);
    return download;
  };
  const panelOf = (page: Page) => page.getByRole('region', { name: 'Code', exact: true });
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  /** Opens the question of printing on what the list shows. */
  async function openSheets(page: Page): Promise<void> {
    await page.getByLabel('Select all on this page').press('Space');
    await button(page, 'Print codes …').press('Enter');
    await page.getByLabel('File').selectOption('sheets');
    await page.getByLabel('Labels on a sheet').waitFor();
  }

  it('prints a product without GS1 number by the link that leads to it', async () => {
    const { id, productId } = await publish('Apron Ebeltoft', { productId: newSku() });
    const page = await open(`/passports/${id}`);
    const image = panelOf(page).getByRole('img', { name: /^QR code of Apron Ebeltoft/ });
    await image.waitFor();
    const link = `${app.origin}/id/${workspace.tenant.subdomain}/${encodeURIComponent(productId)}`;
    expect(await readCarriers(await image.screenshot())).toEqual([link]);
    await panelOf(page).getByText(link.replace('http://', '')).waitFor();
    for (const name of ['SVG', 'PDF', 'PNG']) {
      const download = await downloadBy(page, () => button(page, name).press('Enter'));
      expect(download.suggestedFilename()).toBe(`${productId}.${name.toLowerCase()}`);
      if (name === 'PNG') expect(await readCarriers(await bytesOf(download))).toEqual([link]);
    }
    const resolved = await fetch(link, { headers: { Accept: 'application/ld+json' } });
    expect(await resolved.json()).toMatchObject({ id });
  });

  it('declares the code by keyboard, and draws it as wide as it is printed', async () => {
    const { id, productId } = await publish('Jacket Ringsted');
    const page = await open(`/passports/${id}`);
    await panelOf(page).getByText('How this code is printed is not declared yet.').waitFor();
    await tabTo(page, 'Declare the code …');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Declare how the code is printed' });
    await dialog.getByRole('img').waitFor();
    await tabTo(page, 'Kind of code');
    await page.keyboard.press('g');
    await dialog.getByText('The camera of a phone does not open it').waitFor();
    await tabTo(page, 'Width of one dot in millimetres');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('9');
    await dialog.getByText('Expected: 0.1 to 5 millimetres.').waitFor();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('0,5');
    await tabTo(page, /^Placement/);
    await page.keyboard.type('Side seam');
    await tabTo(page, /^Print quality grade/);
    await page.keyboard.type('C');
    await dialog.getByRole('img', { name: /^GS1 DataMatrix of Jacket Ringsted/ }).waitFor();
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(faultsOnPage), `at ${width} px`).toEqual([]);
    }
    await tabTo(page, 'Declare');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    const image = panelOf(page).getByRole('img', { name: /^GS1 DataMatrix of/ });
    await image.waitFor();
    expect(await declaredOf(id)).toMatchObject({
      symbology: 'GS1_DATAMATRIX',
      xDimensionMm: 0.5,
      placement: 'Side seam',
      printQualityGrade: 'C',
    });
    const { heightMm } = (await declaredOf(id)) as { heightMm: number };
    const { width = 0 } = (await image.boundingBox()) ?? {};
    expect((width / 96) * 25.4).toBeCloseTo(heightMm, 0);
    expect(await readCarriers(await image.screenshot())).toEqual([`01${productId}`]);
    await panelOf(page).getByText('The camera of a phone does not open it').waitFor();
    await panelOf(page).getByText('Side seam').waitFor();
    expect(await page.evaluate(faultsOnPage)).toEqual([]);
    await tabTo(page, 'PDF');
    const pdf = await bytesOf(await downloadBy(page, () => page.keyboard.press('Enter')));
    expect(pageSizesOf(pdf)).toEqual([[Math.round(heightMm * 10) / 10, expect.any(Number)]]);
  });

  it('says why there is no GS1 DataMatrix of a product without GS1 number', async () => {
    const { id } = await publish('Scarf Hobro', { productId: newSku() });
    const page = await open(`/passports/${id}`);
    visit.expectStatus(400);
    await button(page, 'Declare the code …').click();
    await page.getByLabel('Kind of code').selectOption('GS1_DATAMATRIX');
    const why = 'Scarf Hobro has no GS1 number, so there is no GS1 DataMatrix of it.';
    await page.getByText(why).first().waitFor();
    await button(page, 'Declare').click();
    await page.getByText(why).nth(1).waitFor();
    await page.getByLabel('Kind of code').selectOption('DATAMATRIX');
    await button(page, 'Declare').click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await declaredOf(id)).toMatchObject({ symbology: 'DATAMATRIX', xDimensionMm: 0.495 });
    expect(await button(page, 'PNG').count()).toBe(0);
  });

  it('does not declare over a change that the person has not seen', async () => {
    const { id } = await publish('Vest Skive');
    const page = await open(`/passports/${id}`);
    visit.expectStatus(412);
    await button(page, 'Declare the code …').click();
    await page.getByRole('dialog').getByRole('img').waitFor();
    await declare(id, { symbology: 'QR', xDimensionMm: 0.7 });
    await button(page, 'Declare').click();
    await page.getByRole('dialog').getByRole('alert').waitFor();
    expect(await declaredOf(id)).toMatchObject({ xDimensionMm: 0.7 });
  });

  it('declares of a draft, and leaves what is sealed as it is', async () => {
    const draft = await publish('Cap Lemvig', { draft: true });
    const page = await open(`/passports/${draft.id}`);
    await page.getByText('A code is there once the passport is published.').waitFor();
    await button(page, 'Declare the code …').click();
    await page.getByLabel(/^Durability/).fill('50 washes');
    await button(page, 'Declare').click();
    await panelOf(page).getByText('50 washes').waitFor();

    const { id } = await publish('Cap Thisted');
    await declare(id, { symbology: 'QR', xDimensionMm: 0.6, placement: 'Neck' });
    await workspace.seal(id);
    await page.goto(`${app.origin}/console/passports/${id}`);
    await panelOf(page).getByText('The seal covers what is declared about the code').waitFor();
    await panelOf(page).getByText('Neck').waitFor();
    expect(await button(page, 'Change the declaration …').count()).toBe(0);
  });

  it('shows an auditor what is declared, and no way to change it', async () => {
    const { id } = await publish('Read by an auditor');
    await declare(id, { symbology: 'DATAMATRIX', xDimensionMm: 0.6 });
    const page = await open(`/passports/${id}`, 'AUDITOR');
    await panelOf(page)
      .getByRole('img', { name: /^Data Matrix of Read by an auditor/ })
      .waitFor();
    expect(await button(page, 'Change the declaration …').count()).toBe(0);
  });

  it('prints labels for a sheet that was used before, by keyboard', async () => {
    const gtin = await publish('Coat Viborg one');
    const sku = await publish('Coat Viborg two', { productId: newSku() });
    const page = await open('/passports?q=viborg');
    await tabTo(page, 'Select all on this page');
    await page.keyboard.press('Space');
    await tabTo(page, 'Print codes …');
    await page.keyboard.press('Enter');
    await page.getByLabel('File').waitFor();
    await tabTo(page, 'File');
    await page.keyboard.press('End');
    await page.getByLabel('Labels on a sheet').waitFor();
    await tabTo(page, 'Labels on a sheet');
    await page.keyboard.press('Home');
    await tabTo(page, 'First free label');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('9');
    await page.getByText('Expected: 1 to 8.').waitFor();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('8');
    await tabTo(page, 'Kind of code');
    await page.keyboard.press('d');
    await page.getByRole('img', { name: /^Data Matrix of Coat Viborg/ }).waitFor();
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(faultsOnPage), `at ${width} px`).toEqual([]);
    }
    await tabTo(page, 'Save 2 codes');
    const download = await downloadBy(page, () => page.keyboard.press('Enter'));
    expect(download.suggestedFilename()).toBe('codes-labels.pdf');
    await page.getByText('2 codes were made. Print SVG and PDF at 100 %').waitFor();
    const pdf = await bytesOf(download);
    expect(pageSizesOf(pdf)).toEqual([
      [210, 297],
      [210, 297],
    ]);
    if (!hasPoppler) return;
    const read = await Promise.all(pagesOf(pdf).map((png) => readCarriers(png)));
    expect(read.map(({ length }) => length)).toEqual([1, 1]);
    expect(read.flat().sort()).toEqual(
      [
        gtin.digitalLinkUri,
        `${app.origin}/id/${workspace.tenant.subdomain}/${sku.productId}`,
      ].sort(),
    );
  });

  it('says which code has no room on a label, and what to do', async () => {
    await publish('Quilt Grenaa');
    const page = await open('/passports?q=grenaa');
    visit.expectStatus(400);
    await openSheets(page);
    await page.getByLabel('Labels on a sheet').selectOption('A4_5x13_38x21');
    await page.getByLabel('Width of one dot in millimetres').fill('1');
    await button(page, 'Save 1 code').click();
    await page
      .getByText(/The code of Quilt Grenaa is [\d.]+ mm wide and high, and a label/)
      .waitFor();
    await page.getByText('has room for 35.1 × 18.2 mm.').waitFor();
    await page.getByLabel('Labels on a sheet').selectOption('A4_2x4_105x74');
    await downloadBy(page, () => button(page, 'Save 1 code').click());
  });

  it('says which product has no GS1 number among those that are printed', async () => {
    await publish('Towel Nakskov one');
    await publish('Towel Nakskov two', { productId: newSku() });
    const page = await open('/passports?q=nakskov');
    visit.expectStatus(400);
    await openSheets(page);
    await page.getByLabel('Kind of code').selectOption('GS1_DATAMATRIX');
    await button(page, 'Save 2 codes').click();
    await page.getByText('Towel Nakskov two has no GS1 number').last().waitFor();
  });

  it('prints the others where a passport is gone', async () => {
    await publish('Sheet Odder, published');
    const gone = await publish('Sheet Odder, gone');
    const page = await open('/passports?q=odder');
    visit.expectStatus(404);
    await openSheets(page);
    await page.route('**/passports/label-sheets', async (route) => {
      const { ids, ...asked } = route.request().postDataJSON() as { ids: string[] };
      const missing = '0190a2b4-5c6d-7e8f-9a0b-1c2d3e4f5a6b';
      const sent = ids.map((id) => (id === gone.id ? missing : id));
      const response = await route.fetch({ postData: { ...asked, ids: sent } });
      const body = (await response.body()).toString('latin1').replaceAll(missing, gone.id);
      await route.fulfill({ response, body: Buffer.from(body, 'latin1') });
    });
    await button(page, 'Save 2 codes').click();
    await page.getByText('No longer there: Sheet Odder, gone.').waitFor();
    await downloadBy(page, () => button(page, 'Make the others').click());
    await page.getByText('1 code was made.').waitFor();
    await page.getByText('1 is left out').waitFor();
  });

  it('makes files of whole sheets of more than two hundred labels', async () => {
    const rows = Array.from({ length: 201 }, () => ({
      operatorId: workspace.operatorId,
      productId: newGtin(),
      metadata: textiles({ productName: 'Socks Hjerm' }),
    }));
    for (const passports of [rows.slice(0, 100), rows.slice(100, 200), rows.slice(200)]) {
      await app.request('/api/v1/passports/bulk', { key: workspace.key, json: { passports } });
    }
    const page = await open('/passports?q=hjerm');
    await page.getByLabel('Select all on this page').press('Space');
    await page.getByRole('button', { name: 'Select all 201 that match' }).press('Enter');
    await button(page, 'Print codes …').press('Enter');
    await page.getByLabel('File').selectOption('sheets');
    await button(page, 'Save 201 codes').press('Enter');
    await page
      .getByText('A file holds at most 200, and ends with a full sheet. They are in 2 files:')
      .waitFor();
    const pages: number[] = [];
    for (const name of ['Codes 1 to 192', 'Codes 193 to 201']) {
      const download = await downloadBy(page, () => button(page, name).press('Enter'));
      pages.push(pageSizesOf(await bytesOf(download)).length);
    }
    expect(pages).toEqual([8, 1]);
  });
});
