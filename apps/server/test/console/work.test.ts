import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hasChromium, startChromium } from '../support/chromium.js';
import {
  focusedName,
  startConsoleApp,
  tabTo,
  visitConsole,
  type ConsoleApp,
  type ConsoleVisit,
} from '../support/console-app.js';
import { newGtin, textiles } from '../support/factories.js';
import { createUser, testPassword } from '../support/users.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';
import { xssPayloads } from '../support/xss-payloads.js';
import type { TenantRole } from '../../src/platform/auth/permissions.js';

describe.skipIf(!hasChromium)('work at the console, in Chromium and by keyboard alone', () => {
  let app: ConsoleApp;
  let browser: Browser;
  let workspace: Workspace;
  let visit: ConsoleVisit;

  beforeAll(async () => {
    app = await startConsoleApp();
    browser = await startChromium();
    workspace = await createWorkspace(app, { name: 'Nordvind Apparel AB' });
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

  async function publish(productName: string, body: object = {}): Promise<string> {
    const { id } = await workspace.createPassport({
      productId: newGtin(),
      facilityId: workspace.facilityId,
      metadata: textiles({ productName }),
      ...body,
    });
    return id;
  }

  /** Opens a screen as a person of a role. */
  async function open(path: string, role: TenantRole = 'TENANT_ADMIN', locale = 'en') {
    const { email } = await createUser(app, workspace.tenant, role);
    visit = await visitConsole(browser, app, { locale });
    const { page } = visit;
    await page.goto(`${app.origin}/console/sign-in?to=${encodeURIComponent(`/console${path}`)}`);
    await page.locator('input[type=email]').fill(email);
    await page.locator('input[name=password]').fill(testPassword);
    await page.keyboard.press('Enter');
    await page.locator('main.page h1').waitFor();
    return { page, email };
  }

  it('greets an empty workspace with its first steps', async () => {
    const empty = await createWorkspace(app);
    const { email } = await createUser(app, empty.tenant);
    visit = await visitConsole(browser, app);
    const { page } = visit;
    await page.goto(`${app.origin}/console/sign-in`);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(testPassword);
    await page.keyboard.press('Enter');
    await page.getByText('2 of 4 done').waitFor();
  });

  it('says on Today what was done since yesterday, and to nobody who may not read the log', async () => {
    const id = await publish('Scarf Rana');
    const { page: owners } = await open('/', 'BRAND_OPERATOR');
    await owners.getByRole('heading', { name: 'Your passports' }).waitFor();
    await owners.waitForLoadState('networkidle');
    expect(await owners.getByRole('heading', { name: 'Since yesterday' }).count()).toBe(0);
    await owners.context().close();
    expect(visit.troubles).toEqual([]);
    const { page } = await open('/');
    const done = page.locator('section').filter({ has: page.locator('#since-yesterday') });
    await done.getByText('Signed in').waitFor({ state: 'detached' });
    await done.locator(`a[href$="/passports/${id}"]`).press('Enter');
    await page.getByRole('heading', { name: 'Scarf Rana' }).waitFor();
  });

  it('shows which view is chosen in the colours that a person has forced', async () => {
    const { page } = await open('/passports');
    await page.emulateMedia({ forcedColors: 'active' });
    const backgroundOf = (name: RegExp) =>
      page
        .getByRole('navigation', { name: 'Views' })
        .getByRole('link', { name })
        .evaluate((link) => getComputedStyle(link).backgroundColor);
    expect(await backgroundOf(/^All/)).not.toBe(await backgroundOf(/^Recalled/));
    await page.keyboard.press('/');
    await page.getByRole('dialog').waitFor();
    expect(await page.getByRole('contentinfo').count()).toBe(0);
  });

  it('finds a passport by the palette, and shows its seal, which was checked on the page', async () => {
    const id = await publish('Cardigan Skagen');
    await workspace.seal(id);
    const { page } = await open('/');
    await page.keyboard.press('/');
    await page.keyboard.type('skagen');
    await page.getByRole('option', { name: /Cardigan Skagen/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Sealed and unchanged' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/console/passports/${id}`);
    expect(await focusedName(page)).toBe('Cardigan Skagen');
    await page.getByRole('img', { name: /^QR code of Cardigan Skagen/ }).waitFor();
  });

  it('says it when a seal does not hold', async () => {
    const id = await publish('Tampered jacket');
    await workspace.seal(id);
    const { page } = await open('/passports');
    await page.route(`**/passport/${id}*`, async (route) => {
      const response = await route.fetch();
      const text = (await response.text()).replaceAll('Tampered jacket', 'Tampered coat');
      await route.fulfill({ response, body: text });
    });
    await page.goto(`${app.origin}/console/passports/${id}`);
    await page.getByRole('heading', { name: 'The seal does not hold' }).waitFor();
  });

  it('searches, selects by keys, and seals what can be sealed as a job', async () => {
    const ready = await publish('Sweatshirt Fjord one');
    await publish('Sweatshirt Fjord two');
    await publish('Sweatshirt Fjord without a site', { facilityId: undefined });
    const { page } = await open('/passports');
    await tabTo(page, 'Search passports');
    await page.keyboard.type('fjord');
    await page.getByText('3 passports match “fjord”.').waitFor();
    expect(new URL(page.url()).searchParams.get('q')).toBe('fjord');
    await tabTo(page, 'Select all on this page');
    for (const key of ['j', 'x', 'j', 'x', 'j', 'x']) await page.keyboard.press(key);
    await page.getByText('2 ready to seal and 1 has no site yet').waitFor();
    await tabTo(page, 'Seal 2');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Seal 2 passports?' }).waitFor();
    await tabTo(page, 'Seal 2');
    await page.keyboard.press('Enter');
    await page.getByText('Finished').waitFor();
    await page.getByText('2 done').waitFor();
    const { body } = await app.request(`/api/v1/passports/${ready}/source`, { key: workspace.key });
    expect((body as unknown as { passport: { sealedAt: string } }).passport.sealedAt).toBeTruthy();
  });

  it('keeps a selection over a search, and gives it up by a button', async () => {
    await publish('Parka Lofoten');
    const { page } = await open('/passports?q=lofoten');
    await tabTo(page, 'Select Parka Lofoten');
    await page.keyboard.press('Space');
    await page.getByText('1 selected').waitFor();
    await page.getByLabel('Search passports').focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('nothing like it');
    await page.getByText('Nothing matches “nothing like it”.').waitFor();
    await page.getByText('1 selected').waitFor();
    await tabTo(page, 'Clear the selection');
    await page.keyboard.press('Enter');
    await page.getByText('1 selected').waitFor({ state: 'detached' });
  });

  it('recalls with a reason, says so first, and takes it back', async () => {
    const id = await publish('Jacket with a zip');
    const { page } = await open(`/passports/${id}`);
    await tabTo(page, 'Recall …');
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog', { name: 'Recall Jacket with a zip?' }).waitFor();
    // Escape says no.
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    await tabTo(page, 'Recall …');
    await page.keyboard.press('Enter');
    await tabTo(page, /^Reason/);
    await page.keyboard.type('The zip may break.');
    await tabTo(page, 'Recall this passport');
    await page.keyboard.press('Enter');
    await page.locator('.bar-note.stop', { hasText: 'The zip may break.' }).waitFor();
    await tabTo(page, 'End the recall …');
    await page.keyboard.press('Enter');
    await tabTo(page, 'End the recall');
    await page.keyboard.press('Enter');
    await page.locator('.bar-note.stop').waitFor({ state: 'detached' });
    const { body } = await app.request(`/api/v1/passports/${id}/source`, { key: workspace.key });
    expect((body as unknown as { passport: { status: string } }).passport.status).toBe('ACTIVE');
  });

  it('shows what a version changed, by the labels of the fields', async () => {
    const id = await publish('Trousers');
    await app.request(`/api/v1/passports/${id}`, {
      key: workspace.key,
      method: 'PUT',
      json: { metadata: textiles({ productName: 'Trousers', size: 'XL' }), changeReason: 'Size' },
    });
    const { page } = await open(`/passports/${id}`, 'TENANT_ADMIN', 'de');
    await page.getByRole('heading', { name: 'Was sich seit Version 1 änderte' }).waitFor();
    await page.locator('.diff b', { hasText: 'Größe' }).waitFor();
    await page.locator('.diff ins', { hasText: 'XL' }).waitFor();
  });

  it('offers nobody what their role may not do', async () => {
    const id = await publish('Seen by an auditor');
    const { page } = await open(`/passports/${id}`, 'AUDITOR');
    await page.getByText('Not sealed yet').waitFor();
    for (const name of ['Seal …', 'Recall …', 'Take off the market …']) {
      expect(await page.getByRole('button', { name }).count(), name).toBe(0);
    }
  });

  it('says in a sentence that a passport is not there', async () => {
    const { page } = await open('/passports');
    visit.expectStatus(404);
    const other = await createWorkspace(app);
    const { id } = await other.createPassport();
    await page.goto(`${app.origin}/console/passports/${id}`);
    await page.getByRole('heading', { name: 'There is no such passport' }).waitFor();
    await page.goto(`${app.origin}/console/nowhere`);
    await page.getByRole('heading', { name: 'There is no such screen' }).waitFor();
  });

  it('asks for the password over the screen when the session has ended, and goes on', async () => {
    await publish('Still on the screen');
    const { page } = await open('/passports');
    await page.getByRole('link', { name: 'Still on the screen' }).waitFor();
    await tabTo(page, 'Search passports');
    await page.keyboard.type('still');
    await page.getByText(/match(es)? “still”/).waitFor();
    visit.expectStatus(401);
    await app.db('sessions').delete();
    // Another view is asked for, which the server refuses.
    await page.locator('nav.filters a').nth(1).dispatchEvent('click');
    await page.getByRole('dialog', { name: 'You were signed out' }).waitFor();
    await tabTo(page, 'Password');
    await page.keyboard.type(testPassword);
    await page.keyboard.press('Enter');
    await page.getByText('Nothing matches “still”.').waitFor();
    expect(await page.getByLabel('Search passports').inputValue()).toBe('still');
  });

  it('takes language and colours along with the account', async () => {
    const { page, email } = await open('/passports');
    await tabTo(page, /user-/);
    await page.keyboard.press('Enter');
    await tabTo(page, 'Language');
    await page.getByLabel('Language').selectOption('bg');
    await page.getByRole('heading', { name: 'Паспорти', level: 1 }).waitFor();
    await tabTo(page, 'Тъмни');
    await page.keyboard.press('Enter');
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    await expect
      .poll(() => app.db('users').where({ email }).first<object>('locale', 'theme'))
      .toEqual({ locale: 'bg', theme: 'dark' });
    expect(await page.locator('html').getAttribute('lang')).toBe('bg');
  });

  it('speaks the language of the browser, also one of few speakers', async () => {
    const { page } = await open('/passports', 'TENANT_ADMIN', 'is');
    expect(await page.locator('html').getAttribute('lang')).toBe('is');
    await page.locator('main h1', { hasText: 'Vegabréf' }).waitFor();
    expect(await page.locator('main [lang=en]').count()).toBe(0);
  });

  it('runs nothing that stands in the name of a product', async () => {
    for (const payload of xssPayloads.slice(0, 12)) await publish(`XSS ${payload}`.slice(0, 190));
    const { page } = await open('/passports?q=xss');
    await page.locator('tbody tr').first().waitFor();
    const links = await page
      .locator('tbody th a')
      .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
    for (const link of links.slice(0, 3)) {
      await page.goto(app.origin + link);
      await page.locator('h1.product').waitFor();
      await page.goto(`${app.origin}${link}/data`);
      await page.locator('tbody tr').first().waitFor();
    }
    expect(
      await page.evaluate(() => Object.keys(window).filter((key) => /xss|pwned/i.test(key))),
    ).toEqual([]);
  });

  it('shows a page of the server in a preview without rights, with its style', async () => {
    const preview = await app.request('/api/v1/passports/preview', {
      key: workspace.key,
      json: {
        productId: newGtin(),
        metadata: textiles({ productName: 'Seen before it is published' }),
      },
      headers: { Accept: 'text/html' },
    });
    expect(preview.status).toBe(200);
    const { page } = await open('/passports');
    await page.evaluate((html) => {
      type Policy = { createHTML(text: string): string };
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy(name: string, rules: Policy): Policy };
      };
      const policy = trustedTypes.createPolicy('dpp-console', { createHTML: (text) => text });
      const frame = document.createElement('iframe');
      frame.setAttribute('sandbox', '');
      frame.title = 'Preview';
      frame.srcdoc = policy.createHTML(html);
      document.body.append(frame);
    }, preview.text);
    const frame = page.frameLocator('iframe[title=Preview]');
    const heading = frame.getByRole('heading', { level: 1 });
    await heading.waitFor();
    expect(await heading.innerText()).toContain('Seen before it is published');
    // A style that was blocked would leave the default margin of the browser.
    expect(await frame.locator('body').evaluate((body) => getComputedStyle(body).margin)).toBe(
      '0px',
    );
  });

  it('lets no text become markup, and no other policy of trusted types be made', async () => {
    const { page } = await open('/passports');
    const refusals = await page.evaluate(() => {
      const names: string[] = [];
      const attempt = (run: () => void) => {
        try {
          run();
          names.push('allowed');
        } catch (error) {
          names.push((error as Error).name);
        }
      };
      attempt(() => {
        document.createElement('div').innerHTML = '<b>text</b>';
      });
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy(name: string, rules: object): void };
      };
      attempt(() => trustedTypes.createPolicy('another', {}));
      return names;
    });
    expect(refusals).toEqual(['TypeError', 'TypeError']);
    // The browser said so, twice.
    expect((visit.troubles as string[]).splice(0).length).toBeGreaterThanOrEqual(2);
  });
});
