import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasChromium, startChromium } from '../support/chromium.js';
import { startConsoleApp, visitConsole, type ConsoleApp } from '../support/console-app.js';
import { openSignedIn } from '../support/console-login.js';
import { countedHand, type CountedHand } from '../support/counted-hand.js';
import {
  countOfFaults,
  faultyTextiles,
  swappedHeadings,
  type Correction,
} from '../support/faulty-textiles.js';
import { tableTypes } from '../support/imports.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

/** A job of 200 passports takes seconds, and longer beside other work. */
const jobTime = { timeout: 90_000 };

/** A person without a program has no patience for more. */
const mostActions = 40;

describe.skipIf(!hasChromium)('a spreadsheet of 200 products, in Chromium', () => {
  let app: ConsoleApp;
  let browser: Browser;
  let workspace: Workspace;

  beforeAll(async () => {
    app = await startConsoleApp();
    browser = await startChromium();
    workspace = await createWorkspace(app, { name: 'Nordvind Apparel AB', tier: 'enterprise' });
    app.deps.importChecker.start();
  }, 120_000);
  afterAll(async () => {
    await browser.close();
    await app.close();
  });

  it(`is brought to sealed passports and a sheet of labels in at most ${mostActions} actions`, async () => {
    expect(countOfFaults).toBeGreaterThanOrEqual(30);
    const { workbook, made, corrections } = faultyTextiles();
    const { page, troubles } = await visitConsole(browser, app);
    await openSignedIn(page, app, { tenant: workspace.tenant, path: '/import' });
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    const hand = countedHand();
    const button = (name: string | RegExp) => page.getByRole('button', { name });
    const link = (name: string) => page.getByRole('link', { name });

    await hand.choose(page.getByLabel('Product category'), 'textiles');
    const file = { name: 'autumn.xlsx', mimeType: tableTypes.xlsx, buffer: workbook };
    await hand.chooseFile(page.locator('input[type=file]'), file);
    await page.waitForURL('**/columns');
    await hand.choose(page.getByLabel('Site'), workspace.facilityId);
    // The samples show numbers where names of fibres should be.
    await hand.click(page.getByText(/fit by their headings/));
    const [first = '', second = ''] = swappedHeadings;
    const columnOf = page.getByLabel(`Field for the column ${first}`);
    await hand.choose(columnOf, second);
    await hand.click(link('On to the faults'));
    await mendFaults(page, hand, corrections);

    await hand.click(link(`On with ${made.length} rows`));
    await hand.click(button(`Publish ${made.length} rows`));
    await link('On to sealing').waitFor(jobTime);
    await hand.click(link('On to sealing'));
    await hand.click(button(`Seal ${made.length} passports`));
    await page.getByText(`${made.length} done`).last().waitFor(jobTime);
    await hand.click(button('Print codes …'));
    await hand.click(button('Print a sheet'));
    await page.getByText(`${made.length} codes were made.`).waitFor(jobTime);
    expect(await page.locator('.code-sheet img').count()).toBe(made.length);

    expect(hand.actions.length, hand.actions.join('\n')).toBeLessThanOrEqual(mostActions);
    expect(await passportsOf(made.map(({ productId }) => productId))).toEqual(
      made.map(({ productId, metadata }) => ({
        productId,
        metadata: { ...metadata, gtin: productId },
        isSealed: true,
      })),
    );
    const list = await app.request('/api/v1/passports/counts', { key: workspace.key });
    expect(list.body).toMatchObject({ total: made.length });
    expect(troubles).toEqual([]);
    await page.context().close();
  }, 400_000);

  /** Every passport as it is stored, in the order of the products. */
  async function passportsOf(productIds: readonly string[]) {
    const stored: unknown[] = [];
    for (const productId of productIds) {
      const path = `/api/v1/passports/${productId}/source`;
      const { body } = await app.request(path, { key: workspace.key });
      const { passport } = body as unknown as {
        passport: { metadata: unknown; sealedAt: string | null };
      };
      const { metadata, sealedAt } = passport;
      stored.push({ productId, metadata, isSealed: sealedAt !== null });
    }
    return stored;
  }
});

/** Mends one kind after the other: by hand what only a person knows, the others by the button of their kind. */
async function mendFaults(
  page: Page,
  hand: CountedHand,
  corrections: readonly Correction[],
): Promise<void> {
  const others = page.locator('.kinds a:not([aria-current])');
  const clean = page.getByRole('heading', { name: 'No fault was found' });
  const take = page.getByRole('button', { name: /^Take the likely value/ });
  const begun = new Set<string>();
  await page.getByRole('heading', { name: 'Kinds of faults' }).waitFor();
  await page.getByText(/of \d+ rows checked$/).waitFor({ state: 'detached' });
  while (!(await clean.isVisible())) {
    const kind = await nextKind(page, begun);
    begun.add(kind);
    if (await correctRows(page, hand, { corrections, kind })) continue;
    if ((await take.count()) > 0) {
      await hand.click(take);
      await until(async () => (await presentKind(page)) !== kind || (await take.count()) === 0);
    } else if ((await others.count()) > 0) await hand.click(others.first());
    else {
      await hand.press(page.locator('table.fix input:focus'), 'Enter');
      await clean.waitFor();
    }
  }
}

/** Corrects the rows of a kind that a person knows better. @returns True: that was all, and the next kind is shown. */
async function correctRows(
  page: Page,
  hand: CountedHand,
  { corrections, kind }: { readonly corrections: readonly Correction[]; readonly kind: string },
): Promise<boolean> {
  for (const { line, column, value } of corrections) {
    const number = page.getByRole('rowheader', { name: String(line), exact: true });
    const row = page.locator('table.fix tbody tr').filter({ has: number });
    const leaveOut = row.getByRole('button', { name: 'Leave out' });
    if (value === undefined && (await leaveOut.count()) > 0) {
      await hand.click(leaveOut);
      await leaveOut.waitFor({ state: 'detached' });
      if ((await presentKind(page)) !== kind) return true;
    }
    const cell = row.locator(`input[data-column="${column}"]`);
    if (value === undefined || (await cell.count()) === 0) continue;
    if ((await cell.inputValue()) !== value) await hand.fill(cell, value);
  }
  return false;
}

/** The address of the chosen kind of faults; blank where none is. */
async function presentKind(page: Page): Promise<string> {
  const chosen = page.locator('.kinds a[aria-current]');
  return (await chosen.count()) === 0 ? '' : ((await chosen.getAttribute('href')) ?? '');
}

/** Waits for the rows of a kind that was not begun yet. */
async function nextKind(page: Page, begun: ReadonlySet<string>): Promise<string> {
  const rows = page.locator('table.fix tbody tr');
  await until(async () => !begun.has(await presentKind(page)) && (await rows.first().isVisible()));
  return await presentKind(page);
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  await expect.poll(isSo, { timeout: 60_000 }).toBe(true);
}
