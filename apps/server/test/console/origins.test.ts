import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { TenantRole } from '../../src/platform/auth/permissions.js';
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
import { capture, minute, newEpc, observed, signAs, transformed } from '../support/events.js';
import { newGtin } from '../support/factories.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

describe.skipIf(!hasChromium)('origins in the console, in Chromium', () => {
  let app: ConsoleApp;
  let browser: Browser;
  let workspace: Workspace;
  let visit: ConsoleVisit;

  beforeAll(async () => {
    app = await startConsoleApp();
    browser = await startChromium();
    workspace = await createWorkspace(app, { name: 'Rheinwalzwerk GmbH', tier: 'enterprise' });
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

  interface Opening {
    readonly role?: TenantRole;
    readonly of?: Workspace;
    readonly width?: number;
  }

  async function open(path: string, { role, of = workspace, width }: Opening = {}): Promise<Page> {
    const size = width === undefined ? {} : { viewport: { width, height: 900 } };
    visit = await visitConsole(browser, app, size);
    await openSignedIn(visit.page, app, { tenant: of.tenant, path, ...(role && { role }) });
    return visit.page;
  }

  /** A product that was melted from two lots of scrap, one of which somebody signed for. */
  async function tracedBeam(): Promise<{ passportId: string; lastId: string; lot: string }> {
    const productId = newGtin();
    const { id: passportId } = await workspace.createPassport({ productId });
    const beam = `https://id.gs1.org/01/${productId}/21/BEAM-1`;
    const [lot, otherLot] = [newEpc(), newEpc()];
    const step = {
      eventType: 'ObjectEvent',
      action: 'ADD',
      bizStep: 'collecting',
      eventTime: minute(1),
      epcList: [lot],
    };
    const credential = await signAs(app, workspace.tenant, step);
    const { key } = workspace;
    const signed = await app.request('/api/v1/events', { key, json: credential });
    expect(signed.status).toBe(201);
    const ids = await capture(
      app,
      workspace.key,
      observed(2, [otherLot], { bizStep: 'receiving' }),
      transformed(3, [lot, otherLot], [beam], { bizStep: 'commissioning' }),
      observed(4, [beam], { bizStep: 'shipping' }),
    );
    return { passportId, lastId: ids[2] ?? '', lot };
  }

  const tabOf = (page: Page) =>
    page.getByRole('navigation', { name: 'This passport' }).getByRole('link', { name: 'Origins' });

  it('draws where a product comes from, and follows the lines by arrow keys', async () => {
    const { passportId } = await tracedBeam();
    const page = await open(`/passports/${passportId}`);
    await tabOf(page).click();
    await page.getByText('4 steps', { exact: true }).waitFor();
    await page.getByText('1 of them signed').waitFor();
    const names = await page
      .locator('.graph a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')?.split(',')[0]));
    expect(names.slice(-3)).toEqual(['Made', 'Shipped', 'This product']);
    expect(names.slice(0, 2).sort()).toEqual(['Collected', 'Received']);
    await tabTo(page, /^Made/);
    await page.keyboard.press('ArrowRight');
    expect(await focusedName(page)).toMatch(/^Shipped/);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    const first = await focusedName(page);
    expect(first).toMatch(/^(Collected|Received)/);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: first.split(',')[0] ?? '', level: 2 }).waitFor();
    expect(new URL(page.url()).searchParams.has('step')).toBe(true);
  });

  it('checks the signature of a step again, and says what nobody signed for', async () => {
    const { passportId } = await tracedBeam();
    const page = await open(`/passports/${passportId}/origins`);
    await page.getByRole('heading', { name: '3 steps are not signed' }).waitFor();
    await page.getByRole('link', { name: /^Collected.*signed/ }).click();
    await page.getByRole('button', { name: 'Check the signature again' }).click();
    await page.getByText('The signature holds, checked just now.').waitFor();
    await page.getByRole('link', { name: 'Open the step' }).click();
    await page.getByRole('heading', { name: 'Collected', level: 1 }).waitFor();
    await page.getByText('What came before').waitFor();
  });

  it('is a list where there is little room, with the same steps', async () => {
    const { passportId } = await tracedBeam();
    const page = await open(`/passports/${passportId}/origins`, { width: 390 });
    const nested = page.locator('.origins .origins .origins .origins');
    await nested.getByRole('link').first().waitFor();
    expect((await nested.getByRole('link').allInnerTexts()).sort()).toEqual([
      'Collected',
      'Received',
    ]);
    await page.getByRole('button', { name: 'Picture' }).click();
    await page.locator('.graph a').first().waitFor();
    const box = async (name: RegExp) =>
      (await page.getByRole('link', { name }).boundingBox()) ?? { y: NaN };
    expect((await box(/^Made/)).y).toBeLessThan((await box(/^Shipped/)).y);
    // Who speaks to the browser says what stands there.
    const links = await page.locator('.graph a').evaluateAll((all) =>
      all.map((link) => ({
        name: link.getAttribute('aria-label'),
        seen: [...link.querySelectorAll('text')].map(({ textContent }) => textContent),
      })),
    );
    for (const { name, seen } of links) {
      const [first, second = ''] = seen;
      expect(name).toContain([first, second.replace('…', '')].join(', '));
    }
  });

  it('shows the nearest hundred steps, and the next at a wish', async () => {
    const inputs = Array.from({ length: 120 }, newEpc);
    const made = newEpc();
    const seen = inputs.map((epc, index) => observed(index % 5, [epc]));
    const ids = await capture(app, workspace.key, ...seen, transformed(9, inputs, [made]));
    const page = await open(`/origins/${ids.at(-1)}`);
    await page.getByText('100 steps', { exact: true }).waitFor();
    await page.getByText('21 steps lie further back.').waitFor();
    await page.getByRole('button', { name: 'Show the next 21' }).click();
    await page.getByText('121 steps', { exact: true }).waitFor();
    expect(await page.locator('.graph a').count()).toBe(121);
  });

  it('finds steps by the thing that they are about, by keyboard alone', async () => {
    const { lot } = await tracedBeam();
    const page = await open('/origins');
    await page
      .getByRole('row', { name: /Shipped/ })
      .first()
      .waitFor();
    await tabTo(page, 'Search by the thing that a step is about');
    await page.keyboard.type(lot);
    await page
      .getByRole('row', { name: /Shipped/ })
      .first()
      .waitFor({ state: 'detached' });
    await tabTo(page, 'Made');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Made', level: 1 }).waitFor();
  });

  it('says how steps come here in a workspace without one, and that there is no such step', async () => {
    const other = await createWorkspace(app);
    const page = await open('/origins', { of: other, role: 'AUDITOR' });
    await page.getByText('Nobody has reported a step yet').waitFor();
    await page.getByText(`${app.origin}/api/v1/events`).waitFor();
    visit.expectStatus(404);
    await page.goto(`${app.origin}/console/origins/${crypto.randomUUID()}`);
    await page.getByRole('heading', { name: 'There is no such step' }).waitFor();
  });

  it('shows what a stranger sent as text', async () => {
    const note = '<img src=x onerror=alert(1)>';
    const event = observed(1, [newEpc()], { 'https://steps.example/note': note });
    const [id] = await capture(app, workspace.key, event);
    const page = await open(`/origins/${id}`);
    await page.getByText('As it was sent').click();
    await page.locator('pre').getByText(note).waitFor();
  });

  it('says what failed, and shows it at the next try', async () => {
    const { passportId } = await tracedBeam();
    const page = await open(`/passports/${passportId}`);
    await tabOf(page).waitFor();
    visit.expectStatus(500);
    await page.route('**/lineage', (route) =>
      route.fulfill({ status: 500, json: { success: false, error: 'Internal Server Error' } }),
    );
    await tabOf(page).click();
    await page.getByText('The steps could not be loaded.').waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('4 steps', { exact: true }).waitFor();
  });
});
