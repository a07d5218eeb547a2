import { PRODUCT_CATEGORIES } from '@dpp/espr-validate';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hasChromium, startChromium } from '../support/chromium.js';
import {
  startConsoleApp,
  tabTo,
  visitConsole,
  type ConsoleApp,
  type ConsoleVisit,
} from '../support/console-app.js';
import { openSignedIn } from '../support/console-login.js';
import { metadataOf, newGtin, newSku, textiles, type MetadataBody } from '../support/factories.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

interface Source {
  readonly metadata: MetadataBody;
  readonly version: number;
  readonly status: string;
  readonly facilityId: string | null;
}

describe.skipIf(!hasChromium)('the editor of the console, in Chromium', () => {
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

  async function open(path: string): Promise<Page> {
    visit = await visitConsole(browser, app);
    await openSignedIn(visit.page, app, { tenant: workspace.tenant, path });
    return visit.page;
  }
  const draft = async (metadata: MetadataBody): Promise<string> => {
    const body = { productId: newSku(), metadata, draft: true };
    return (await workspace.createPassport(body)).id;
  };
  const sourceOf = async (id: string): Promise<Source> => {
    const path = `/api/v1/passports/${id}/source`;
    const { body } = await app.request(path, { key: workspace.key });
    return (body as unknown as { passport: Source }).passport;
  };
  const saved = (page: Page) =>
    page
      .locator('.savebar')
      .getByText(/^Saved \d/)
      .waitFor();
  const at = (page: Page, path: string) => page.locator(`[id="field-${path}"]`);

  it('makes a draft by keyboard alone, and saves it by itself', async () => {
    const page = await open('/passports/new');
    const number = newGtin();
    await tabTo(page, 'Aluminium');
    // The last of the radio buttons is above the first one.
    for (let presses = 0; presses < 8; presses += 1) await page.keyboard.press('ArrowDown');
    await tabTo(page, 'Product number');
    await page.keyboard.type(number);
    await page.getByText('GTIN. The check digit is right.').waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('form', { name: 'Data of the passport' }).waitFor();
    expect(await page.locator('.line').innerText()).toContain('Toys');
    const id = /passports\/([^/]+)\/edit/.exec(page.url())?.[1] ?? '';
    await tabTo(page, /^Country of Origin/);
    await page.keyboard.type('Portugal');
    await tabTo(page, 'Add: Material Composition');
    await page.keyboard.press('Enter');
    await at(page, 'materialComposition[0].material').focus();
    await page.keyboard.type('Beech');
    await page.keyboard.press('Tab');
    await page.keyboard.type('99,5');
    await page.getByText('99.5 %, 0.5 % missing').waitFor();
    await page.keyboard.press('Control+s');
    await saved(page);
    expect((await sourceOf(id)).metadata).toMatchObject({
      category: 'toys',
      originCountry: 'PT',
      materialComposition: [{ material: 'Beech', percentage: 99.5 }],
    });
  });

  it.each(PRODUCT_CATEGORIES)(
    'opens and saves %s unchanged, and with one field changed only that one',
    async (category) => {
      const odd = {
        modelNote: null,
        'a.b[0]': [{ c: [] }, {}, 0.1, 1e21],
        productName: [{ value: 'Name', language: 'en', note: 'kept' }, { value: 'Naam' }],
        model: 'A',
        commodityCode: 6_110,
        durability: { years: 5, tested: true, of: { a: null } },
      };
      const id = await draft(metadataOf(category, odd));
      const before = await sourceOf(id);
      const page = await open(`/passports/${id}/edit`);
      await saved(page);
      for (const fold of await page.locator('form details').all()) {
        await fold.evaluate((element: HTMLDetailsElement) => (element.open = true));
      }
      // Every field is entered and left.
      await page.locator('form').evaluate((form) => {
        for (const control of form.querySelectorAll<HTMLElement>('input, select, textarea')) {
          control.focus();
          control.blur();
        }
      });
      await page.keyboard.press('Control+s');
      await page.waitForTimeout(300);
      expect(await sourceOf(id)).toEqual(before);
      await at(page, 'model').fill('B');
      await page.keyboard.press('Control+s');
      await saved(page);
      const after = await sourceOf(id);
      expect(after.metadata).toEqual({ ...before.metadata, model: 'B' });
      expect(Object.keys(after.metadata)).toEqual(Object.keys(before.metadata));
    },
    60_000,
  );

  it('leads to the first fault instead of publishing, offers what is right, and publishes', async () => {
    const certificates = [
      { name: 'Organic', referenceNumber: '7', issuer: 'Institute', validUntil: '30.02.2027' },
    ];
    const id = await draft(
      textiles({
        size: undefined,
        regulatoryCompliance: { ceMarking: false, certificates },
      }),
    );
    const page = await open(`/passports/${id}/edit`);
    await page.getByText('Use 2027-02-28').waitFor();
    // What is wrong and what is still empty are counted apart, above the form and below it.
    await page.getByText('One fault stands between this draft and publication.').waitFor();
    await page.getByText('1 fault · 1 required field is empty').waitFor();
    await page.getByRole('button', { name: 'Publish …' }).click();
    const summary = page.getByText('2 faults stand between this draft and publication.');
    await summary.waitFor();
    expect((await sourceOf(id)).status).toBe('DRAFT');
    await page.getByRole('link', { name: 'Size' }).click();
    await page.keyboard.type('M');
    await page.getByText('Use 2027-02-28').click();
    await page.getByText('No fault was found').waitFor();
    await page.getByRole('button', { name: 'Publish …' }).click();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.waitForURL(`**/console/passports/${id}`);
    const { status, metadata } = await sourceOf(id);
    expect([status, metadata.size]).toEqual(['ACTIVE', 'M']);
    expect(metadata.regulatoryCompliance).toMatchObject({
      certificates: [{ validUntil: '2027-02-28' }],
    });
  });

  it('names every field, and puts entries of a list one level below their section', async () => {
    const { id } = await workspace.createPassport({ draft: true, metadata: textiles() });
    const page = await open(`/passports/${id}/edit`);
    await page.getByRole('heading', { name: 'Certificates 1', level: 3 }).waitFor();
    const nameless = await page
      .locator('form input:not([type=hidden]), form select, form textarea')
      .evaluateAll((fields) =>
        fields
          .filter((field) => (field as HTMLInputElement).labels?.length === 0)
          .filter((field) => !field.hasAttribute('aria-label') && field.tabIndex >= 0)
          .map(({ id: of }) => of),
      );
    expect(nameless).toEqual([]);
  });

  it.each([
    ['de', 'de', 'Herstellungsland, ISO 3166-1 alpha-2'],
    ['sv', 'en', 'Country of production, ISO 3166-1 alpha-2'],
  ])('explains a field to a reader of %s in %s', async (language, lang, text) => {
    const { id } = await workspace.createPassport({ draft: true, metadata: textiles() });
    const page = await open(`/passports/${id}/edit`);
    await page.evaluate((tag) => localStorage.setItem('dpp-console-language', tag), language);
    await page.reload();
    await page.locator(`html[lang=${language}]`).waitFor();
    const help = page.locator(`[id="field-originCountry-help"][lang=${lang}]`);
    await help.waitFor({ state: 'attached' });
    expect(await help.textContent()).toContain(text);
  });

  it('advises on a field that no rule knows, and holds nothing up for it', async () => {
    const metadata = textiles({ orginCountry: 'PT' });
    const { id } = await workspace.createPassport({ draft: true, metadata });
    const page = await open(`/passports/${id}/edit`);
    const advice = page.locator('.advice li').filter({ hasText: 'orginCountry' });
    await advice.getByText('Did you mean originCountry?').waitFor();
    await page.getByRole('button', { name: 'Publish …' }).click();
    await page.getByRole('dialog', { name: 'Publish this passport?' }).waitFor();
  });

  it('shows the page beside the form while it is written', async () => {
    const id = await draft(textiles({ productName: 'Jumper' }));
    const page = await open(`/passports/${id}/edit`);
    const phone = page.frameLocator('.phone iframe');
    await phone.getByRole('heading', { name: 'Jumper', level: 1 }).waitFor();
    await page.getByText('more fields, not required').first().click();
    await at(page, 'productName').fill('Rollkragen <b>&amp;');
    await phone.getByRole('heading', { name: 'Rollkragen <b>&amp;', level: 1 }).waitFor();
    await page.getByLabel('Language of the preview').selectOption('de');
    await phone.locator('html[lang="de"]').waitFor();
  });

  it('has what was typed a second ago after the browser was killed, though the server was gone', async () => {
    const id = await draft(textiles({ model: 'A' }));
    const page = await open(`/passports/${id}/edit`);
    visit.expectStatus(503);
    await page.route('**/draft**', (route) => route.fulfill({ status: 503, json: {} }));
    await saved(page);
    await at(page, 'model').fill('AB');
    await page.getByText('Kept in this browser').waitFor();
    await page.goto('chrome://crash').catch(() => undefined);
    expect((await sourceOf(id)).metadata.model).toBe('A');

    const next = await page.context().newPage();
    await next.goto(`${app.origin}/console/passports/${id}/edit`);
    await next.getByText('was not saved. It is here again.').waitFor();
    expect(await at(next, 'model').inputValue()).toBe('AB');
    await next.keyboard.press('Control+s');
    await saved(next);
    expect((await sourceOf(id)).metadata.model).toBe('AB');
    await next.reload();
    await saved(next);
    expect(await next.getByText('It is here again').count()).toBe(0);
  });

  it('goes on after the session ended in the middle of typing', async () => {
    const id = await draft(textiles({ model: 'A' }));
    const page = await open(`/passports/${id}/edit`);
    visit.expectStatus(401);
    await saved(page);
    await at(page, 'model').fill('AB');
    const cookies = await page.context().cookies();
    await page.context().clearCookies({ name: /session/ });
    await page.keyboard.press('Control+s');
    await page.getByText('Not saved.').first().waitFor();
    expect(await at(page, 'model').inputValue()).toBe('AB');
    await page.context().addCookies(cookies);
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await saved(page);
    expect((await sourceOf(id)).metadata.model).toBe('AB');
  });

  it('takes in what another editor saved, and asks where both changed a field', async () => {
    const id = await draft(textiles({ model: 'A', batchNumber: '1' }));
    const page = await open(`/passports/${id}/edit`);
    visit.expectStatus(412);
    await saved(page);
    const { metadata } = await sourceOf(id);
    await at(page, 'model').fill('mine');
    const theirs = { metadata: { ...metadata, model: 'theirs', batchNumber: '2' } };
    const path = `/api/v1/passports/${id}/draft`;
    await app.request(path, { key: workspace.key, method: 'PATCH', json: theirs });
    await page.keyboard.press('Control+s');
    await page.getByText('One field differs from yours.').waitFor();
    expect(await at(page, 'batchNumber').inputValue()).toBe('2');
    expect(await at(page, 'model').inputValue()).toBe('mine');
    await page.getByRole('button', { name: 'Use theirs' }).click();
    expect(await at(page, 'model').inputValue()).toBe('theirs');
    expect((await sourceOf(id)).metadata).toMatchObject({ model: 'theirs', batchNumber: '2' });
  });

  it('publishes the change of a live passport with its reason, and nothing before', async () => {
    const { id } = await workspace.createPassport({ metadata: textiles({ model: 'A' }) });
    const page = await open(`/passports/${id}/edit`);
    await saved(page);
    await at(page, 'model').fill('B');
    await page.keyboard.press('Control+s');
    await page.getByText('Kept in this browser').waitFor();
    expect((await sourceOf(id)).metadata.model).toBe('A');
    await page.getByRole('button', { name: 'Publish the change …' }).click();
    await page.getByLabel('Reason for the change').fill('The model was renamed');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.waitForURL(`**/console/passports/${id}`);
    expect((await sourceOf(id)).metadata.model).toBe('B');
    const versions = await app.request(`/api/v1/passports/${id}/versions`, { key: workspace.key });
    expect(versions.text).toContain('The model was renamed');
  });

  it('has no form for a sealed passport, and makes its next edition', async () => {
    const { id } = await workspace.createPassport({ metadata: textiles({ model: 'A' }) });
    await workspace.seal(id);
    const page = await open(`/passports/${id}/edit`);
    await page.getByText('A sealed passport can no longer be edited').first().waitFor();
    expect(await page.locator('form').count()).toBe(0);
    await page.getByRole('button', { name: 'Make the next edition' }).click();
    await page.getByRole('form', { name: 'Data of the passport' }).waitFor();
    expect(page.url()).not.toContain(id);
  });

  it('says so where the passport is of another workspace', async () => {
    const other = await createWorkspace(app);
    const { id } = await other.createPassport();
    visit = await visitConsole(browser, app);
    visit.expectStatus(404);
    await openSignedIn(visit.page, app, {
      tenant: workspace.tenant,
      path: `/passports/${id}/edit`,
    });
    await visit.page.getByText('There is nothing with this number in your workspace').waitFor();
  });

  it.each(['AUDITOR'] as const)('is not there for the role %s', async (role) => {
    const id = await draft(textiles());
    visit = await visitConsole(browser, app);
    const path = `/passports/${id}/edit`;
    await openSignedIn(visit.page, app, { tenant: workspace.tenant, path, role });
    await visit.page.getByRole('heading', { name: 'You may not see this' }).waitFor();
  });
});
