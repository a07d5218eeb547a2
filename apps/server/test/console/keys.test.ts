import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { rolePermissions } from '../../../console/src/screens/people/role-permissions.js';
import {
  permissionsOf,
  TENANT_ROLES,
  type TenantRole,
} from '../../src/platform/auth/permissions.js';
import { hasChromium, startChromium } from '../support/chromium.js';
import {
  startConsoleApp,
  tabTo,
  visitConsole,
  type ConsoleApp,
  type ConsoleVisit,
} from '../support/console-app.js';
import { openSignedIn } from '../support/console-login.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

it.each(TENANT_ROLES)('the console knows what %s may do', (role) => {
  expect([...rolePermissions[role]].sort()).toEqual([...permissionsOf(role, null)].sort());
});

describe.skipIf(!hasChromium)('keys and roles in the console, in Chromium', () => {
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

  async function open(path: string, role?: TenantRole): Promise<Page> {
    visit = await visitConsole(browser, app);
    const { tenant } = workspace;
    await openSignedIn(visit.page, app, { tenant, path, ...(role && { role }) });
    return visit.page;
  }

  const keyOf = (page: Page) => page.locator('.secret code').innerText();

  it('makes a key that may do some of its role, by keyboard', async () => {
    const page = await open('/keys?new');
    await page.getByRole('form', { name: 'New key' }).waitFor();
    await page.keyboard.type('Shelf scanner');
    await tabTo(page, 'all of its role');
    await page.keyboard.press('ArrowRight');
    const boxes = ['Make and import', 'Correct, publish, recall', 'Seal'];
    await tabTo(page, 'Read passports');
    for (const box of boxes) {
      await tabTo(page, box);
      await page.keyboard.press('Space');
    }
    await tabTo(page, 'Make the key');
    await page.keyboard.press('Enter');
    const key = await keyOf(page);
    const whoami = await app.request('/api/v1/whoami', { key });
    const { auth } = whoami.body as unknown as { auth: { permissions: string[] } };
    expect(auth.permissions).toContain('passport:read');
    expect(auth.permissions).not.toContain('passport:create');
    expect(auth.permissions).toContain('webhook:write');
  });

  it('asks for one box at least, and offers those of the role alone', async () => {
    const page = await open('/keys?new');
    await page.getByLabel('Name').fill('Nothing at all');
    await page
      .getByRole('form')
      .getByLabel('Role', { exact: true })
      .selectOption({ label: 'Auditor' });
    await page.getByLabel('only some of it').press('Space');
    await page.getByLabel('Read the audit log').waitFor();
    expect(await page.getByLabel('Make and import').count()).toBe(0);
    for (const box of await page.locator('form [type=checkbox]').all()) await box.press('Space');
    await page.getByRole('button', { name: 'Make the key' }).press('Enter');
    await page.getByText('Choose at least one thing that the key may do.').waitFor();
    expect(await page.locator('.secret').count()).toBe(0);
  });

  it('finds a request by its number, and says why it was refused', async () => {
    const refused = await app.request('/api/v1/operators', { key: workspace.key, json: {} });
    const requestId = refused.headers.get('x-request-id') ?? '';
    const path = `/api/v1/requests?requestId=${requestId}`;
    await expect
      .poll(async () => (await app.request(path, { key: workspace.key })).body.requests)
      .toHaveLength(1);
    const page = await open('/keys');
    await page.getByLabel('Request id, as in the answer’s X-Request-Id').fill('unknown-4711');
    await page.getByRole('button', { name: 'Find' }).press('Enter');
    await page.getByText('No such request in the last seven days.').waitFor();
    await page.getByLabel('Request id, as in the answer’s X-Request-Id').fill(requestId);
    await page.keyboard.press('Enter');
    await page.getByText('POST /api/v1/operators').waitFor();
    await page.getByText('an API key').waitFor();
    expect(new URL(page.url()).searchParams.get('request')).toBe(requestId);
  });

  it('says what a role may do in a table, to those who see people', async () => {
    const page = await open('/people');
    const row = page.getByRole('row', { name: /^Companies/ });
    await row.waitFor();
    expect(await row.getByRole('cell').allInnerTexts()).toEqual([
      ...['yes', 'yes', 'read', 'read', 'make'],
    ]);
    expect(await page.getByRole('row', { name: /^People/ }).innerText()).toContain('no');
  });

  it('shows keys to nobody whose role has none', async () => {
    const page = await open('/keys', 'BRAND_OPERATOR');
    await page.getByRole('heading', { name: 'You may not see this' }).waitFor();
  });
});
