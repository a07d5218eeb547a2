import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hasChromium, startChromium } from '../support/chromium.js';
import {
  startConsoleApp,
  visitConsole,
  type ConsoleApp,
  type ConsoleVisit,
} from '../support/console-app.js';
import { openSignedIn } from '../support/console-login.js';
import { newGtin, newSku } from '../support/factories.js';
import { postTable, textileCsv, textileRow } from '../support/imports.js';
import type { WireImport } from '../support/imports.js';
import { readArchive } from '../support/read-archive.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

const share = (position: number) => `materialComposition[${position}].percentage`;
const validUntil = 'regulatoryCompliance.certificates[0].validUntil';

/** The last digit is another one than the others ask for. */
const withWrongDigit = (gtin: string) => gtin.slice(0, -1) + String((Number(gtin.at(-1)) + 1) % 10);

describe.skipIf(!hasChromium)('the import of the console, in Chromium', () => {
  let app: ConsoleApp;
  let browser: Browser;
  let workspace: Workspace;
  let visit: ConsoleVisit;

  beforeAll(async () => {
    app = await startConsoleApp();
    browser = await startChromium();
    workspace = await createWorkspace(app, { name: 'Nordvind Apparel AB', tier: 'enterprise' });
    app.deps.importChecker.start();
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

  async function open(path: string): Promise<Page> {
    visit = await visitConsole(browser, app);
    await openSignedIn(visit.page, app, { tenant: workspace.tenant, path });
    return visit.page;
  }
  const send = async (rows: readonly (readonly string[])[]): Promise<string> => {
    const reply = await postTable(app, workspace.key, textileCsv(rows));
    return (reply.body as unknown as { import: WireImport }).import.id;
  };
  const read = async (id: string): Promise<WireImport> => {
    const { body } = await app.request(`/api/v1/imports/${id}`, { key: workspace.key });
    return (body as unknown as { import: WireImport }).import;
  };
  const choose = async (page: Page, name: string, content: string) => {
    const mimeType = 'text/csv';
    const file = { name, mimeType, buffer: Buffer.from(content) };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.waitForURL('**/columns');
  };

  it('brings a spreadsheet with faults to sealed passports', async () => {
    const rows = [
      ...Array.from({ length: 8 }, () => textileRow(newGtin())),
      ...Array.from({ length: 3 }, () =>
        textileRow(newGtin(), { [share(0)]: '70,5', [share(1)]: '24,5' }),
      ),
      ...Array.from({ length: 2 }, () => textileRow(withWrongDigit(newGtin()))),
      ...Array.from({ length: 2 }, () => textileRow(newGtin().slice(1))),
      textileRow(newGtin(), { [validUntil]: '31.12.2027' }),
      textileRow(newGtin(), { [validUntil]: '2027/12/31' }),
      textileRow(newGtin(), { [share(2)]: '' }),
      textileRow(newGtin(), { [share(0)]: '65' }),
    ];
    const page = await open('/import');
    await page.getByLabel('Product category').selectOption('textiles');
    await choose(page, 'spring.csv', textileCsv(rows));
    await page.getByLabel('Site').selectOption(workspace.facilityId);
    await page.getByRole('link', { name: 'On to the faults' }).click();
    await page.getByRole('heading', { name: 'Kinds of faults' }).waitFor();
    await page.getByText(/^8 of 19 rows/).waitFor();

    // One button a kind, as long as one value each would be right; with its last row the next kind is shown.
    const take = page.getByRole('button', { name: /^Take the likely value/ });
    const use = page.getByRole('button', { name: /^Use \d{14}/ });
    const ready = page.locator('.savebar b');
    for (let count = 8; count < 17;) {
      await take.or(use).first().click();
      const before = `${count} of 19 rows are ready`;
      await expect.poll(() => ready.textContent()).not.toBe(before);
      count = parseInt((await ready.textContent()) ?? '', 10);
    }
    // Shares that are all there and make 95 have no one right answer.
    // By its row, the last of the file: until the next kind is shown, rows of the former one have such a cell, too.
    const cell = page.getByLabel(/^Row 20, Material Composition 1, .*(?:Share|Percent)/i);
    await cell.fill('70');
    await cell.press('Enter');
    await page.getByText(/^18 of 19 rows/).waitFor();
    await page.locator('.kinds a').first().click();
    await take.click();
    await page.getByText(/^19 of 19 rows/).waitFor();

    await page.getByRole('link', { name: 'On with 19 rows' }).click();
    await page.getByText('19 new passports are published').waitFor();
    await page.getByRole('button', { name: 'Publish 19 rows' }).click();
    await page.getByRole('link', { name: 'On to sealing' }).click({ timeout: 60_000 });
    await page.getByText('Every row is a passport.').waitFor();
    await page.getByRole('button', { name: 'Seal 19 passports' }).click();
    await page.getByText('Sealing 19 passports').waitFor();
    await page.getByText('19 done').last().waitFor();

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the corrected table' }).click();
    const saved = readFileSync(await (await download).path(), 'utf8');
    expect(saved).toContain('2027-12-31');
    await page.getByRole('button', { name: 'Print codes …' }).click();
    const archive = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Save \d+ codes$/ }).click();
    const codes = await readArchive(readFileSync(await (await archive).path()));
    expect([...codes.keys()].filter((name) => name.endsWith('.svg'))).toHaveLength(19);
    await page.getByRole('button', { name: 'Close' }).click();
    const list = await app.request('/api/v1/passports?limit=100', { key: workspace.key });
    const passports = (list.body as unknown as { passports: { sealedAt: string | null }[] })
      .passports;
    expect(passports.filter(({ sealedAt }) => sealedAt !== null)).toHaveLength(19);
  }, 120_000);

  it('takes no check digit unseen: another digit may be the wrong one', async () => {
    const gtin = newGtin();
    const id = await send([
      textileRow(withWrongDigit(gtin)),
      textileRow(withWrongDigit(newGtin())),
    ]);
    const page = await open(`/import/${id}/faults`);
    const use = page.getByRole('button', { name: `Use ${gtin}` });
    await use.waitFor();
    expect(await page.getByRole('button', { name: /^Take the likely/ }).count()).toBe(0);
    await use.click();
    await page.getByText(/^1 of 2 rows/).waitFor();
  });

  it('keeps every choice of a step that is left', async () => {
    const page = await open('/import');
    const table = textileCsv([textileRow(newSku())])
      .replace('"originCountry"', '"Land"')
      .replace('"model"', '"Modell"');
    await choose(page, 'own.csv', table);
    await page.getByLabel('Product category').selectOption('textiles');
    const land = page.getByLabel('Field for the column Land');
    await land.selectOption('originCountry');
    await page
      .getByText(/1 column is not used|columns were guessed/)
      .first()
      .waitFor();
    await page.getByRole('link', { name: 'On to the faults' }).click();
    await page.getByRole('heading', { name: 'No fault was found' }).waitFor();
    await page.goBack();
    await page.getByText(/fit by their headings/).click();
    expect(await land.inputValue()).toBe('originCountry');
    await page.goto(`${app.origin}/console/import`);
    await page.getByRole('link', { name: 'own.csv' }).waitFor();
  });

  it('goes to the next row with Enter, and back with Ctrl Z', async () => {
    const faulty = () => textileRow(newSku(), { originCountry: 'Nowhere' });
    const id = await send([faulty(), faulty()]);
    const page = await open(`/import/${id}/faults`);
    const cells = page.locator('table.fix input');
    await cells.first().fill('PT');
    await cells.first().press('Enter');
    await page.getByText('In order now').waitFor();
    expect(await cells.nth(1).evaluate((cell) => cell === document.activeElement)).toBe(true);
    await cells.nth(1).press('Control+z');
    await page.getByText('In order now').waitFor({ state: 'detached' });
    expect(await cells.first().inputValue()).toBe('Nowhere');
    await page.getByRole('button', { name: 'Leave out' }).first().click();
    await page.getByText('1 row is left out').waitFor();
    expect((await read(id)).counts).toMatchObject({ faulty: 1, leftOut: 1 });
  });

  it('says who changed it meanwhile, and applies the change when that is wished', async () => {
    const id = await send([textileRow(newSku(), { originCountry: 'Nowhere' })]);
    const page = await open(`/import/${id}/faults`);
    visit.expectStatus(412);
    const cell = page.locator('table.fix input').first();
    await cell.waitFor();
    const path = `/api/v1/imports/${id}`;
    await app.request(path, { key: workspace.key, method: 'PATCH', json: { allowSku: true } });
    await cell.fill('PT');
    await cell.press('Enter');
    await page.getByText('Your last change was not saved.').waitFor();
    await page.getByRole('button', { name: 'Load theirs and apply mine' }).click();
    await page.getByRole('heading', { name: 'No fault was found' }).waitFor();
    expect((await read(id)).counts).toMatchObject({ ready: 1, faulty: 0 });
  });

  it('keeps rows with faults as drafts where that is wished, and lists what is no passport', async () => {
    const id = await send([
      textileRow(newSku()),
      textileRow(newSku(), { originCountry: 'Nowhere' }),
    ]);
    const page = await open(`/import/${id}/publish`);
    await page.getByText('1 new passport is published').waitFor();
    await page.getByLabel(/^Keep rows with faults as drafts/).check();
    await page.getByRole('button', { name: 'Publish 2 rows' }).click();
    await page.getByRole('link', { name: 'On to sealing' }).click();
    // It has no site, so sealing it is a choice of its own.
    await page.getByLabel(/^Seal those without a site as well/).check();
    await page.getByRole('button', { name: 'Seal 1 passport' }).waitFor();
  });

  it('takes cells that were copied from a spreadsheet', async () => {
    const page = await open('/import');
    await page.getByText('Paste from a spreadsheet').first().click();
    await page.locator('textarea').fill('productId');
    await page.getByRole('button', { name: 'Take these cells' }).click();
    await page.getByText('at least one row below it').waitFor();
    await page.locator('textarea').fill('productId\tmodel\nSKU-77\tFjord');
    await page.getByRole('button', { name: 'Take these cells' }).click();
    await page.waitForURL('**/columns');
    await page.getByText('Required, and in no column').waitFor({ state: 'detached' });
  });

  it('says what is wrong with a file that is no table, and hands out a template', async () => {
    const page = await open('/import');
    const buffer = Buffer.from('%PDF-1.7');
    const file = { name: 'catalogue.pdf', mimeType: 'application/pdf', buffer };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByText('This is no table that can be read.').waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Toys' }).click();
    const template = readFileSync(await (await download).path(), 'utf8');
    expect(template.trim().split('\r\n')).toHaveLength(2);
  });

  it('is not there for the role AUDITOR', async () => {
    visit = await visitConsole(browser, app);
    await openSignedIn(visit.page, app, {
      tenant: workspace.tenant,
      path: '/import',
      role: 'AUDITOR',
    });
    await visit.page.getByRole('heading', { name: 'You may not see this' }).waitFor();
  });
});
