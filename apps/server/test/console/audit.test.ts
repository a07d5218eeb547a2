import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hasChromium, startChromium } from '../support/chromium.js';
import {
  focusedName,
  startConsoleApp,
  tabTo,
  visitConsole,
  type ConsoleApp,
  type ConsoleVisit,
} from '../support/console-app.js';
import { openSignedIn } from '../support/console-login.js';
import { newGtin, textiles } from '../support/factories.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';
import type { TenantRole } from '../../src/platform/auth/permissions.js';

interface Entry {
  readonly seq: number;
  readonly action: string;
  actor: string;
}

describe.skipIf(!hasChromium)('the audit log of the console, in Chromium', () => {
  let app: ConsoleApp;
  let browser: Browser;
  let workspace: Workspace;
  let visit: ConsoleVisit;

  beforeAll(async () => {
    app = await startConsoleApp();
    browser = await startChromium();
  }, 120_000);
  beforeEach(async () => {
    workspace = await createWorkspace(app, { name: 'Nordvind Apparel AB' });
    const { id } = await workspace.createPassport({
      productId: newGtin(),
      facilityId: workspace.facilityId,
      metadata: textiles({ productName: 'Cardigan Skagen' }),
    });
    await workspace.seal(id);
  });
  afterAll(async () => {
    await browser.close();
    await app.close();
  });
  afterEach(async () => {
    const { troubles, page } = visit;
    await page.context().close();
    expect(troubles).toEqual([]);
  });

  async function open(path: string, role: TenantRole = 'AUDITOR'): Promise<Page> {
    visit = await visitConsole(browser, app, { acceptDownloads: true });
    await openSignedIn(visit.page, app, { tenant: workspace.tenant, path, role });
    await visit.page.locator('main.page h1').waitFor();
    return visit.page;
  }

  /** Lets the list of the log come changed, as from a server that was tampered with. */
  async function tamper(page: Page, change: (entries: Entry[]) => Entry[]): Promise<void> {
    await page.route('**/api/v1/audit-log?*', async (route) => {
      const response = await route.fetch();
      const reply = (await response.json()) as { entries: Entry[] };
      await route.fulfill({ response, json: { ...reply, entries: change(reply.entries) } });
    });
  }

  it('computes the chain anew, narrows the log, opens an entry and exports, by keyboard', async () => {
    const page = await open('/audit');
    await page.getByRole('heading', { name: 'The chain is whole' }).waitFor();
    const chips = page.getByRole('group', { name: 'Narrow the log' });
    await chips.getByRole('link', { name: 'Passports' }).press('Enter');
    await page.getByText('Sealed the passport').waitFor();
    await page.getByText('Signed in').waitFor({ state: 'detached' });
    expect(new URL(page.url()).searchParams.get('kind')).toBe('passport');
    await page.getByText('Sealed the passport').waitFor();
    await tabTo(page, /^\d+ \w+ \d{4}, /);
    await page.keyboard.press('Enter');
    await page.getByText('the same').waitFor();
    expect(await focusedName(page)).toMatch(/^Entry \d+$/);
    await page.getByText('merkleRoot').waitFor();
    await page.goBack();
    await page.getByText('merkleRoot').waitFor({ state: 'detached' });
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export for an auditor' }).press('Enter');
    const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\n');
    // A header, every entry, and the signed end.
    const end = JSON.parse(lines.at(-1) ?? '') as { seq: number };
    expect(end.seq).toBe(lines.length - 2);
  });

  it('finds entries by their text, and says it where there are none', async () => {
    const page = await open('/audit');
    await tabTo(page, 'Search the log');
    await page.keyboard.type('nothing like it');
    await page.getByText('No entry matches this.').waitFor();
  });

  it('shows where the chain breaks', async () => {
    const page = await open('/');
    await tamper(page, (entries) =>
      entries.map((entry) =>
        entry.action === 'passport.sealed' ? { ...entry, actor: 'mallory@evil.example' } : entry,
      ),
    );
    await page.goto(`${app.origin}/console/audit`);
    await page.getByRole('heading', { name: /^The chain breaks at entry \d+$/ }).waitFor();
    await page.getByText('Its values do not give its hash').waitFor();
    await page.getByRole('link', { name: /^Open entry/ }).press('Enter');
    await page.getByText('another one: the entry was changed').waitFor();
  });

  it('shows an entry that is missing, and a log that was cut', async () => {
    const page = await open('/');
    let cut = (entries: Entry[]) => entries.filter(({ action }) => action !== 'passport.sealed');
    await tamper(page, (entries) => cut(entries));
    await page.goto(`${app.origin}/console/audit`);
    await page.getByText(/Entry \d+ is missing/).waitFor();
    cut = (entries) => entries.slice(1);
    await page.reload();
    await page.getByText('The platform signed another end').waitFor();
  });

  it('says that the chain was not checked when the log cannot be reached', async () => {
    const page = await open('/');
    visit.expectStatus(503);
    await page.route('**/api/v1/audit-log/head', (route) =>
      route.fulfill({ status: 503, json: { error: 'down' } }),
    );
    await page.goto(`${app.origin}/console/audit`);
    await page.getByText('The chain was not checked.').waitFor();
    await page.unroute('**/api/v1/audit-log/head');
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    await page.getByRole('heading', { name: 'The chain is whole' }).waitFor();
  });

  it('is not shown to a role without it', async () => {
    const page = await open('/audit', 'BRAND_OPERATOR');
    await page.getByRole('heading', { name: 'You may not see this' }).waitFor();
  });
});
