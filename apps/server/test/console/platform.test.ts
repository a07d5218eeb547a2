import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PLATFORM_CHAIN } from '../../src/platform/audit-log/audit-event.js';
import type { Tenant } from '../../src/platform/auth/caller-model.js';
import { hasChromium, startChromium } from '../support/chromium.js';
import {
  startConsoleApp,
  tabTo,
  visitConsole,
  type ConsoleApp,
  type ConsoleVisit,
} from '../support/console-app.js';
import { openSignedIn } from '../support/console-login.js';
import { operatorBody } from '../support/factories.js';
import { newEmail } from '../support/users.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

describe.skipIf(!hasChromium)('the platform in the console, in Chromium', () => {
  let app: ConsoleApp;
  let browser: Browser;
  let workspace: Workspace;
  let visit: ConsoleVisit;

  beforeAll(async () => {
    app = await startConsoleApp();
    browser = await startChromium();
    workspace = await createWorkspace(app, { name: 'Nordvind Apparel AB', tier: 'growth' });
    await workspace.createPassport();
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

  async function open(path: string, tenant?: Tenant): Promise<Page> {
    visit = await visitConsole(browser, app);
    await openSignedIn(visit.page, app, { tenant, path });
    return visit.page;
  }
  const rowOf = (page: Page, name: RegExp) => page.getByRole('row', { name });
  const newTenant = async (name: string) => {
    const tenant = await app.createTenant();
    await app.db('tenants').where({ id: tenant.id }).update({ name });
    return tenant;
  };

  it('shows workspaces with their use, and finds those that need somebody', async () => {
    const due = await newTenant('Małe Drzewo Sp. z o.o.');
    const change = { subscription_status: 'past_due', tier: 'starter' };
    await app.db('tenants').where({ id: due.id }).update(change);
    const full = await createWorkspace(app, { name: 'Rheinwalzwerk GmbH', passportLimit: 1 });
    await full.createPassport();
    // An administrator of the platform lands at the workspaces, and no call of a workspace is made.
    const page = await open('/');
    await page.waitForURL(/\/console\/platform$/);
    await rowOf(page, /Nordvind Apparel AB .*Growth.*1 of 500.*Active/).waitFor();
    const places = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    expect((await places.allInnerTexts()).map((each) => each.trim())).toEqual([
      ...['Workspaces', 'Authorities', 'Audit log', 'Health'],
    ]);
    await page.getByRole('link', { name: /^Payment due/ }).click();
    await rowOf(page, /Małe Drzewo .*Payment due/).waitFor();
    await rowOf(page, /Nordvind/).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Near their limit' }).click();
    await rowOf(page, /Rheinwalzwerk GmbH .*1 of 1.*100/).waitFor();
    await page.goBack();
    await rowOf(page, /Małe Drzewo/).waitFor();
    await page.getByRole('link', { name: /^All/ }).click();
    await page.getByLabel('Search workspaces').fill('nordvind');
    await page.waitForURL(/q=nordvind/);
    await rowOf(page, /Rheinwalzwerk/).waitFor({ state: 'detached' });
    await rowOf(page, /Nordvind/).waitFor();
  });

  it('makes a workspace and invites its first administrator, by keyboard alone', async () => {
    const page = await open('/platform');
    await tabTo(page, 'New workspace');
    await page.keyboard.press('Enter');
    await page.getByRole('form', { name: 'New workspace' }).waitFor();
    await page.keyboard.type('Iberia Componentes SA');
    await tabTo(page, /^First administrator/);
    await page.keyboard.press('Enter');
    await page.locator('.fault').getByText('Type the mail address').waitFor();
    const email = newEmail();
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    const link = page.locator('.secret code');
    await link.waitFor();
    const token = (await link.innerText()).split('#')[1] ?? '';
    const shown = await app.request(`/auth/invitations/${token}`);
    expect(shown.body['invitation']).toMatchObject({ email, workspace: 'Iberia Componentes SA' });
    await tabTo(page, 'I have handed it over');
    await page.keyboard.press('Enter');
    await rowOf(page, /Iberia Componentes SA iberia-componentes/).waitFor();
  });

  it('says at the address that it is taken, and offers the one of the name', async () => {
    const { subdomain } = await app.createTenant();
    const page = await open('/platform?new');
    await page.getByLabel('Company', { exact: true }).fill('Danube Cells Kft.');
    await page.getByLabel('Address').fill(subdomain);
    await page.getByLabel('First administrator').fill(newEmail());
    visit.expectStatus(409);
    await page.getByRole('button', { name: 'Create and invite' }).click();
    await page.locator('.fault').getByText('Another workspace has this address.').waitFor();
    await page.getByRole('button', { name: 'Use danube-cells' }).click();
    await page.getByRole('button', { name: 'Create and invite' }).click();
    await page.locator('.secret code').waitFor();
  });

  it('asks before writing stops, and takes it back', async () => {
    const { tenant, key } = await createWorkspace(app, { name: 'Danube Mill' });
    const write = () => app.request('/api/v1/operators', { key, json: operatorBody() });
    const page = await open(`/platform/workspaces/${tenant.id}`);
    await page.getByLabel('State').selectOption({ label: 'Payment due' });
    await page.getByRole('button', { name: 'Save' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Stop writing in Danube Mill?').waitFor();
    expect((await write()).status).toBe(201);
    await dialog.getByRole('button', { name: 'Stop writing' }).click();
    await page.getByText('Danube Mill is saved').waitFor();
    expect((await write()).status).toBe(402);
    await page.getByLabel('State').selectOption({ label: 'Active' });
    await page.getByLabel('Limit of its own').fill('many');
    await page.locator('.fault').getByText('Type a whole number').waitFor();
    await page.getByLabel('Limit of its own').fill('7');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('0 of 7').first().waitFor();
    expect((await write()).status).toBe(201);
  });

  it('gives an authority access that is shown once, and takes it back', async () => {
    const page = await open('/platform/authorities?new');
    await page.getByRole('form', { name: 'Give an authority access' }).waitFor();
    await page.getByRole('button', { name: 'Give access', exact: true }).click();
    await page.locator('.fault').getByText('Choose the workspace').waitFor();
    const who = `Market surveillance ${randomUUID().slice(0, 8)}`;
    await page.getByRole('textbox', { name: 'Authority' }).fill(who);
    await page.getByLabel('Search workspaces').fill('nordvind');
    await page.getByRole('radio', { name: /Nordvind Apparel AB/ }).check();
    await page.getByRole('button', { name: 'Give access', exact: true }).click();
    const token = page.locator('.secret code');
    await token.waitFor();
    expect(await token.innerText()).toMatch(/^dpp_auth_[0-9a-f]{32}$/);
    await page.getByRole('button', { name: 'I have handed it over' }).click();
    const row = rowOf(page, new RegExp(`${who} Nordvind Apparel AB All of the workspace`));
    await row.getByRole('button', { name: /^Take back/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Take back', exact: true }).click();
    await row.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: /^Taken back/ }).click();
    await rowOf(page, new RegExp(who)).waitFor();
  });

  it('checks the log of the platform in the browser, and finds a change in it', async () => {
    const page = await open('/platform/audit');
    await page.getByText('The chain is whole').waitFor();
    await page.getByRole('link', { name: 'Workspaces', exact: true }).last().click();
    await page.waitForURL(/kind=tenant/);
    await page.getByText('Made the workspace').first().waitFor();
    await app
      .db('audit_log')
      .where({ tenant_id: PLATFORM_CHAIN, seq: 1 })
      .update({ actor: 'somebody@else.example' });
    await page.reload();
    await page.getByText('The chain breaks at entry 1').waitFor();
  });

  it('says in sentences how the server is, also when it is not', async () => {
    const page = await open('/platform/health');
    await page.getByText('The server takes requests').waitFor();
    await page.getByText('The database answers and takes what is written.').waitFor();
    const body = { status: 'UNAVAILABLE', dependencies: { database: 'down', mail: 'read-only' } };
    await page.route('**/ready', (route) => route.fulfill({ status: 503, json: body }));
    visit.expectStatus(503);
    await page.getByRole('button', { name: 'Ask again' }).click();
    await page.getByText('The server takes no requests now').waitFor();
    await page.getByText('The database does not answer.').waitFor();
    await page.getByText('“mail” answers and refuses to write.').waitFor();
  });

  it('is not for the administrator of a workspace, nor a workspace for that of the platform', async () => {
    const page = await open('/platform', workspace.tenant);
    await page.getByRole('heading', { name: 'You may not see this' }).waitFor();
    const places = page.getByRole('navigation', { name: 'Main' });
    expect(await places.getByRole('link', { name: 'Workspaces' }).count()).toBe(0);
    await page.context().close();
    const other = await open('/passports');
    await other.getByRole('heading', { name: 'You may not see this' }).waitFor();
    await other.goto(`${app.origin}/console/account`);
    await other.getByRole('heading', { level: 1, name: 'Your account' }).waitFor();
  });
});
