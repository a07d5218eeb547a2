import { PRODUCT_CATEGORIES } from '@dpp/espr-validate';
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
import { inFull } from '../support/endurance.js';
import { battery, metadataOf, newGtin, textiles } from '../support/factories.js';
import { requestAccess } from '../support/grants.js';
import { postTable, textileCsv, textileRow, type WireImport } from '../support/imports.js';
import { createUser, testPassword } from '../support/users.js';
import { insertDelivery } from '../support/webhooks.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';
import { attacked, xssPayloads } from '../support/xss-payloads.js';

/** All two hundred in the long run; each attack and most ways every day. */
const payloads = xssPayloads.filter((_, index) => index % inFull(1, 23) === 0);
/** Payloads whose editor is opened. */
const edited = payloads.filter((_, index) => index % inFull(1, 6) === 0);
/** As long as a name may be. */
const maxNameLength = 200;

describe.skipIf(!hasChromium)('texts of attackers in the console', () => {
  let app: ConsoleApp;
  let browser: Browser;
  let workspace: Workspace;
  let visit: ConsoleVisit;

  beforeAll(async () => {
    app = await startConsoleApp({ QUOTA_ENFORCEMENT: 'off' });
    browser = await startChromium();
    workspace = await createWorkspace(app, { name: payloads[1] ?? '', tier: 'enterprise' });
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
  /** Goes to a screen, opens what is folded in it, and sees that no text of it ran. */
  async function show(page: Page, path: string): Promise<void> {
    await page.goto(`${app.origin}/console${path}`);
    await page.locator('main.page h1').first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll('details')) fold.open = true;
    });
    await expectNothingRan(page, path);
  }
  async function expectNothingRan(page: Page, path: string): Promise<void> {
    for (const frame of page.frames()) {
      // No script runs in the frame of a preview, neither theirs nor this one.
      if (frame !== page.mainFrame()) continue;
      expect(await frame.evaluate(() => 'attacked' in window), path).toBe(false);
    }
    expect(new URL(page.url()).origin, path).toBe(app.origin);
  }
  const post = async (path: string, json: object) => {
    const reply = await app.request(path, { key: workspace.key, json });
    expect([reply.status, reply.text.slice(0, 300)]).toEqual([201, expect.anything()]);
    return reply.body as unknown as Record<string, { id: string }>;
  };
  const draftOf = (payload: string, index: number) =>
    workspace.createPassport({
      draft: true,
      metadata: attacked(
        metadataOf(PRODUCT_CATEGORIES[index % PRODUCT_CATEGORIES.length] ?? 'textiles'),
        payload,
      ),
      enrichment: { tagline: payload, links: [{ label: payload, url: 'https://x.example/' }] },
    });

  it(
    'stay texts in the list, in the editor and in its preview',
    async () => {
      const ids: string[] = [];
      for (const [index, payload] of edited.entries()) {
        ids.push((await draftOf(payload, index)).id);
      }
      const page = await open('/passports');
      await show(page, '/passports?limit=200');
      for (const id of ids) {
        await show(page, `/passports/${id}/edit`);
        await page.frameLocator('.phone iframe').locator('h1').waitFor();
        await page.getByRole('button', { name: 'Publish …' }).click();
        await expectNothingRan(page, id);
        await show(page, `/passports/${id}`);
        await show(page, `/passports/${id}/data`);
      }
    },
    inFull(1_800_000, 120_000),
  );

  it(
    'stay texts in a published passport, its versions and its questions',
    async () => {
      const page = await open('/');
      for (const payload of edited) {
        const name = payload.slice(0, maxNameLength);
        const texts = { productName: name, model: name, careInstructions: payload };
        const { id } = await workspace.createPassport({ metadata: textiles(texts) });
        const metadata = textiles({ ...texts, productName: `again ${name}` });
        const path = `/api/v1/passports/${id}`;
        await app.request(path, {
          key: workspace.key,
          method: 'PUT',
          json: { metadata, reason: payload },
        });
        const status = { status: 'RECALLED', reason: payload, contact: `tel ${payload}` };
        await app.request(`${path}/status`, { key: workspace.key, method: 'PUT', json: status });
        await show(page, `/passports/${id}`);
        await show(page, `/passports/${id}/versions/2?with=1`);
      }
    },
    inFull(1_800_000, 120_000),
  );

  it(
    'stay texts in names of companies, sites, people and keys, in requests, deliveries and the log',
    async () => {
      const sold = await workspace.createPassport({ productId: newGtin(), metadata: battery() });
      const requested: string[] = [];
      const deliveries: string[] = [];
      for (const payload of payloads) {
        const name = payload.slice(0, maxNameLength);
        await workspace.createOperator({ legalName: name });
        await workspace.createFacility({ name, activity: name });
        await post('/api/v1/api-keys', { name: name.slice(0, 100), role: 'INTEGRATION' });
        const { id: userId } = await createUser(app, workspace.tenant, 'AUDITOR');
        await app.db('users').where({ id: userId }).update({ name });
        const wish = { granteeName: name, organization: name, purpose: payload };
        requested.push((await requestAccess(app, { passportId: sold.id }, wish)).id);
        const { id } = await insertDelivery(app, workspace.tenant);
        await app.db('webhook_deliveries').where({ id }).update({ error_message: name });
        deliveries.push(id);
      }
      const page = await open('/');
      const shown = ['/', '/companies', '/people', '/keys', '/keys?new', '/grants', '/webhooks'];
      for (const path of [...shown, '/settings', '/account', '/audit', '/audit?kind=key']) {
        await show(page, path);
      }
      for (const [index, id] of requested.entries()) {
        if (index % inFull(1, 9) === 0) await show(page, `/grants/${id}`);
      }
      await show(page, `/webhooks/deliveries/${deliveries[0] ?? ''}`);
      for (let seq = 1; seq <= payloads.length; seq += inFull(1, 9)) {
        await show(page, `/audit/${seq}`);
      }
    },
    inFull(1_800_000, 180_000),
  );

  it('stay texts in the cells and headings of a table', async () => {
    const rows = payloads.map((payload) =>
      textileRow(newGtin(), { originCountry: payload, productName: payload }),
    );
    const heading = payloads[3]?.replaceAll('"', '""') ?? '';
    const table = textileCsv(rows).replace('"model"', `"${heading}"`);
    const { body } = await postTable(app, workspace.key, table);
    const { id } = (body as unknown as { import: WireImport }).import;
    await app.deps.importChecker.run();
    const page = await open('/import');
    for (const step of ['', '/columns', '/faults', '/publish', '/done']) {
      await show(page, step === '' ? '/import' : `/import/${id}${step}`);
    }
  }, 120_000);

  it('stay texts in batteries and origins', async () => {
    const name = payloads[2]?.slice(0, maxNameLength) ?? '';
    const metadata = battery({ productName: name, model: name });
    const { id } = await workspace.createPassport({ productId: newGtin(), metadata });
    const unit = await workspace.serialise(id);
    const page = await open('/');
    for (const path of ['/units', `/units/${unit?.id ?? ''}`, `/passports/${id}/units/new`]) {
      await show(page, path);
    }
    for (const path of ['/origins', `/passports/${id}/origins`, `/passports/${id}/log`]) {
      await show(page, path);
    }
  }, 120_000);

  it('stay texts before an administrator of the platform', async () => {
    const { id: tenantId } = workspace.tenant;
    const texts = { name: payloads[4], legal_id: payloads[5]?.slice(0, 100) };
    await app.db('tenants').where({ id: tenantId }).update(texts);
    visit = await visitConsole(browser, app);
    const { page } = visit;
    await openSignedIn(page, app, { tenant: undefined, path: '/platform' });
    const below = ['', '?new', `/workspaces/${tenantId}`, '/authorities', '/audit', '/health'];
    for (const path of below) await show(page, `/platform${path}`);
  }, 120_000);

  it(
    'stay texts in the address',
    async () => {
      const page = await open('/');
      for (const payload of edited) {
        const text = encodeURIComponent(payload);
        await show(page, `/passports?q=${text}&view=${text}`);
        await show(page, `/audit?kind=${text}&q=${text}`);
        await show(page, `/${text}`);
      }
    },
    inFull(1_800_000, 120_000),
  );

  it.each([
    'https://attacker.example/',
    '//attacker.example/',
    '/\\attacker.example/',
    '/console/../../attacker',
    'javascript:window.attacked=1',
    'data:text/html,<script>1</script>',
    '/console//attacker.example',
    '/consoles',
  ])('do not lead away after signing in: %s', async (to) => {
    visit = await visitConsole(browser, app);
    const { page } = visit;
    const { email } = await createUser(app, workspace.tenant);
    await page.goto(`${app.origin}/console/sign-in?to=${encodeURIComponent(to)}`);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(testPassword);
    await page.keyboard.press('Enter');
    await page.locator('main.page h1').waitFor();
    expect(page.url().startsWith(`${app.origin}/console`)).toBe(true);
    await expectNothingRan(page, to);
  });

  it('get no frame around the console, and no token of it into an address', async () => {
    const page = await open('/');
    const { headers } = await app.request('/console/passports');
    expect(headers.get('x-frame-options')).toBe('DENY');
    const stored = await page.evaluate(() =>
      JSON.stringify({ ...localStorage, ...sessionStorage }),
    );
    const cookies = await page.context().cookies();
    const session = cookies.find(({ httpOnly }) => httpOnly);
    expect(session).toMatchObject({ sameSite: expect.stringMatching(/Lax|Strict/) as string });
    for (const { value } of cookies) {
      expect(stored).not.toContain(value);
      expect(page.url()).not.toContain(value);
    }
  });
});
