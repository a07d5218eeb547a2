import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
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
import { createWorkspace, type Workspace } from '../support/workspace.js';

describe.skipIf(!hasChromium)('work on many passports at the console, in Chromium', () => {
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

  const siteOf = async (id: string): Promise<string | null> => {
    const { body } = await app.request(`/api/v1/passports/${id}/source`, { key: workspace.key });
    return (body as unknown as { passport: { facilityId: string | null } }).passport.facilityId;
  };

  it('chooses the site of those that are not sealed, by keyboard', async () => {
    const site = await workspace.createFacility({ name: 'Weaving mill Viana' });
    const one = await publish('Blanket Ribe one');
    const draft = await publish('Blanket Ribe two', { draft: true, facilityId: undefined });
    const sealed = await publish('Blanket Ribe three');
    await workspace.seal(sealed.id);
    const page = await open('/passports?q=ribe');
    // The sites arrive after the question: what is typed until then must not be lost in an empty list.
    await page.route('**/api/v1/facilities*', async (route) => {
      await setTimeout(1000);
      await route.continue();
    });
    await tabTo(page, 'Select all on this page');
    await page.keyboard.press('Space');
    await tabTo(page, 'More');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Choose the site …');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Choose the site of 2 passports' });
    await dialog.getByText('1 is sealed and left out').waitFor();
    // Nothing happens before one is chosen.
    await tabTo(page, 'Choose it for 2');
    await page.keyboard.press('Enter');
    await dialog.getByLabel('Site').focus();
    await page.keyboard.type('Weaving');
    await tabTo(page, 'Choose it for 2');
    await page.keyboard.press('Enter');
    await page.getByText('Finished').waitFor();
    await page.getByText('2 done').waitFor();
    expect([await siteOf(one.id), await siteOf(draft.id)]).toEqual([site.id, site.id]);
    expect(await siteOf(sealed.id)).toBe(workspace.facilityId);
  });

  it('saves the chosen rows as a table, for an auditor too', async () => {
    const { productId } = await publish('Curtain Viborg, "long"');
    await publish('=Curtain Viborg');
    const page = await open('/passports?q=viborg', 'AUDITOR');
    await page.getByLabel('Select all on this page').press('Space');
    await page.getByRole('button', { name: 'More', exact: true }).press('Enter');
    expect(await page.getByRole('button', { name: 'Choose the site …' }).count()).toBe(0);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as a table (CSV)' }).press('Enter'),
    ]);
    expect(download.suggestedFilename()).toMatch(/^passports-\d{4}-\d\d-\d\d\.csv$/);
    const table = readFileSync(await download.path(), 'utf8');
    expect(table).toContain('Product number,Product,Model');
    expect(table).toContain(`${productId},"Curtain Viborg, ""long""",`);
    expect(table).toContain(",'=Curtain Viborg,");
    await page.getByText('Saved 2 rows.').waitFor();
  });

  it('offers the word that was meant, and finds it', async () => {
    await publish('Anorak Skagen');
    const page = await open('/passports?q=skaegn');
    await page.getByText('Nothing matches “skaegn”.').waitFor();
    await page.getByRole('link', { name: 'Skagen', exact: true }).press('Enter');
    await page.getByText('1 passport matches “Skagen”.').waitFor();
    await page.getByLabel('Search passports').fill('qqqq');
    await page.getByText('Nothing matches “qqqq”.').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.getByText('Did you mean').count()).toBe(0);
  });
});
