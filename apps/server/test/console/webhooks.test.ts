import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hasChromium, startChromium } from '../support/chromium.js';
import {
  startConsoleApp,
  tabTo,
  visitConsole,
  type ConsoleApp,
  type ConsoleVisit,
} from '../support/console-app.js';
import { openSignedIn } from '../support/console-login.js';
import { insertDelivery } from '../support/webhooks.js';
import {
  startWebhookReceiver,
  verifies,
  type WebhookReceiver,
} from '../support/webhook-receiver.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';
import type { TenantRole } from '../../src/platform/auth/permissions.js';

describe.skipIf(!hasChromium)('the webhooks of the console, in Chromium', () => {
  let app: ConsoleApp;
  let browser: Browser;
  let receiver: WebhookReceiver;
  let workspace: Workspace;
  let visit: ConsoleVisit;

  beforeAll(async () => {
    app = await startConsoleApp({ WEBHOOK_ALLOW_PRIVATE_NETWORKS: 'true' });
    browser = await startChromium();
    receiver = await startWebhookReceiver();
  }, 120_000);
  beforeEach(async () => {
    workspace = await createWorkspace(app, { name: 'Nordvind Apparel AB' });
    receiver.answer(() => ({ status: 204 }));
    receiver.received.length = 0;
  });
  afterAll(async () => {
    await browser.close();
    await receiver.close();
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
  const press = (page: Page, name: string | RegExp) =>
    page.getByRole('button', { name }).first().press('Enter');
  const confirm = (page: Page, name: string) =>
    page.getByRole('dialog').getByRole('button', { name, exact: true }).press('Enter');
  async function subscribe(): Promise<string> {
    const { body } = await app.request('/api/v1/webhooks/subscriptions', {
      key: workspace.key,
      json: { url: receiver.url, events: ['*'] },
    });
    return (body as unknown as { subscription: { id: string } }).subscription.id;
  }

  it('makes a webhook by keyboard, shows its secret once and what a test was answered', async () => {
    const page = await open('/webhooks');
    await page.getByText('No webhooks').waitFor();
    await page.getByRole('link', { name: 'New webhook' }).first().press('Enter');
    await tabTo(page, /Address/);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('erp');
    await page.keyboard.press('Enter');
    await page.getByText('Expected: a whole address').waitFor();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(receiver.url);
    await tabTo(page, 'Make the webhook');
    await page.keyboard.press('Enter');
    const secret = await page.locator('.once code').innerText();
    await press(page, 'Send a test');
    await page.getByText('Your server answered 204.').waitFor();
    const [sent] = receiver.received;
    expect(sent?.json._test).toBe(true);
    expect(sent && verifies(sent, secret)).toBe(true);
    receiver.answer(() => ({ status: 500 }));
    await press(page, 'Send a test');
    await page.getByText('Your server answered 500.').waitFor();
    await press(page, 'I have stored it');
    await page.getByText(secret).waitFor({ state: 'detached' });
    await page.getByRole('cell', { name: 'Works' }).waitFor();
  });

  it('gives a new secret, switches off and on, and deletes', async () => {
    const id = await subscribe();
    const page = await open(`/webhooks/${id}`);
    await press(page, 'New secret …');
    await confirm(page, 'Make it');
    await page.locator('.once code').waitFor();
    await press(page, 'I have stored it');
    await press(page, 'Turn off …');
    await confirm(page, 'Turn it off');
    await page
      .getByText(/^Off since/)
      .first()
      .waitFor();
    await press(page, 'Turn on');
    await page.getByRole('cell', { name: 'Works' }).waitFor();
    await press(page, 'Delete …');
    await confirm(page, 'Delete it');
    await page.getByText('No webhooks').waitFor();
    expect(new URL(page.url()).pathname).toBe('/console/webhooks');
  });

  it('changes the events of a webhook', async () => {
    const page = await open(`/webhooks/${await subscribe()}`);
    await press(page, 'Change');
    await page.getByLabel('All events, also those to come').press('Space');
    await press(page, 'Save');
    await page.getByText('Choose at least one event.').waitFor();
    await page.getByLabel('Passport sealed').press('Space');
    await press(page, 'Save');
    await page.getByRole('cell', { name: 'Passport sealed' }).waitFor();
  });

  it('shows a delivery that was given up, what was sent, and sends it again', async () => {
    const { id } = await insertDelivery(app, workspace.tenant);
    const page = await open('/webhooks?status=FAILED');
    await page.locator('.inbox .list a').first().press('Enter');
    await page.getByText('We no longer try.').waitFor();
    expect(new URL(page.url()).pathname).toBe(`/console/webhooks/deliveries/${id}`);
    await press(page, 'Headers');
    await page.getByText('webhook-timestamp').waitFor();
    await press(page, 'Send now');
    await page.getByText('It is being sent').waitFor();
    await page.getByText('We no longer try.').waitFor({ state: 'detached' });
  });

  it('looks a request up by its number', async () => {
    await subscribe();
    const page = await open('/webhooks');
    const field = page.getByLabel('Request id, as in the answer’s X-Request-Id');
    await field.fill('order-4711');
    await field.press('Enter');
    await page.getByText('No such request in the last seven days.').waitFor();
    expect(new URL(page.url()).searchParams.get('request')).toBe('order-4711');
  });

  it('lets an auditor see and not change', async () => {
    const page = await open(`/webhooks/${await subscribe()}`, 'AUDITOR');
    await page.getByRole('heading', { name: receiver.url }).waitFor();
    expect(await page.getByRole('button', { name: /Send a test|Delete|Turn off/ }).count()).toBe(0);
    expect(await page.getByRole('link', { name: 'New webhook' }).count()).toBe(0);
  });
});
