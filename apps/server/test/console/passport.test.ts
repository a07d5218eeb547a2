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

describe.skipIf(!hasChromium)('the log and the openings of a passport, in Chromium', () => {
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

  const openPublic = async (id: string, times: number): Promise<void> => {
    for (let time = 0; time < times; time += 1) {
      await app.request(`/passport/${id}`, { headers: { accept: 'text/html' } });
    }
    const path = `/api/v1/access-counts?passportId=${id}`;
    await expect
      .poll(async () => (await app.request(path, { key: workspace.key })).body.total)
      .toBe(times);
  };

  it('shows how often a passport was opened, by keyboard as a table', async () => {
    const { id } = await publish('Opened three times');
    await openPublic(id, 3);
    const page = await open(`/passports/${id}`);
    await page.getByRole('img', { name: '3 openings in 30 days' }).waitFor();
    await page.getByText('3 as a page').waitFor();
    await tabTo(page, 'As a table');
    await page.keyboard.press('Enter');
    await page.locator('.openings table').waitFor();
    expect(await page.locator('.openings tbody td').allInnerTexts()).toEqual(['3']);
    await page.goto(`${app.origin}/console`);
    await page.getByRole('heading', { name: 'Opened by the public' }).waitFor();
  });

  it('says that nobody opened it, and that openings could not be loaded', async () => {
    const { id } = await publish('Opened never');
    const page = await open(`/passports/${id}`);
    await page.getByText('No openings in the last 30 days.').waitFor();
    visit.expectStatus(500);
    await page.route('**/access-counts*', (route) =>
      route.fulfill({ status: 500, json: { success: false, error: 'x', message: 'x' } }),
    );
    await page.reload();
    await page.getByText('The openings could not be loaded.').waitFor();
    await page.getByText('Not sealed yet').waitFor();
  });

  it('shows what was done to it, and leads to the entry of the log', async () => {
    const { id } = await publish('Logged jacket');
    await publish('Another jacket');
    await workspace.seal(id);
    const page = await open(`/passports/${id}`);
    await tabTo(page, 'Log');
    await page.keyboard.press('Enter');
    await page.getByRole('row', { name: /sealed/i }).waitFor();
    expect(await page.locator('tbody tr').count()).toBe(2);
    expect(new URL(page.url()).pathname).toBe(`/console/passports/${id}/log`);
    await page.locator('tbody a').first().press('Enter');
    await page.getByRole('heading', { name: 'Audit log' }).waitFor();
    expect(new URL(page.url()).searchParams.get('target')).toBe(id);
  });

  it('shows no log to a role that may not read it', async () => {
    const { id } = await publish('Seen by its owner');
    const page = await open(`/passports/${id}/log`, 'BRAND_OPERATOR');
    await page.getByText('Not sealed yet').waitFor();
    expect(await page.getByRole('link', { name: 'Log', exact: true }).count()).toBe(0);
  });
});
