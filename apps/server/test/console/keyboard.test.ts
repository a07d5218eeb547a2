import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasChromium, startChromium } from '../support/chromium.js';
import { startConsoleApp, tabTo, visitConsole, type ConsoleApp } from '../support/console-app.js';
import { newGtin, textiles } from '../support/factories.js';
import { createUser, testPassword } from '../support/users.js';
import { createWorkspace } from '../support/workspace.js';

/** So many presses of Tab lead through the form of a category at most. */
const mostStops = 300;

describe.skipIf(!hasChromium)('the main path by keyboard alone, in Chromium', () => {
  let app: ConsoleApp;
  let browser: Browser;

  beforeAll(async () => {
    app = await startConsoleApp();
    browser = await startChromium();
  }, 120_000);
  afterAll(async () => {
    await browser.close();
    await app.close();
  });

  it('leads from the door to a printed code, with a passport copied from another one', async () => {
    const workspace = await createWorkspace(app, { name: 'Nordvind Apparel AB' });
    const { email } = await createUser(app, workspace.tenant);
    const { facilityId, key } = workspace;
    const metadata = textiles({ productName: 'Crew-neck sweatshirt Fjord', gtin: newGtin() });
    await workspace.createPassport({ productId: metadata.gtin, metadata, facilityId });
    const { page, troubles } = await visitConsole(browser, app);
    const { keyboard } = page;

    await page.goto(`${app.origin}/console/sign-in`);
    await tabTo(page, 'Email');
    await keyboard.type(email);
    await tabTo(page, 'Password');
    await keyboard.type(testPassword);
    await keyboard.press('Enter');
    await page.locator('main.page h1').waitFor();

    await page.getByRole('link', { name: 'New passport' }).first().waitFor();
    await tabTo(page, 'New passport');
    await keyboard.press('Enter');
    await page.getByRole('heading', { name: 'New passport' }).waitFor();
    await tabTo(page, 'Copy from another passport');
    await keyboard.press('Enter');
    await page.getByLabel(/^Crew-neck sweatshirt Fjord/).waitFor();
    await tabTo(page, /^Crew-neck sweatshirt Fjord/);
    await keyboard.press('Space');
    await page.getByLabel('Textiles').and(page.locator(':checked')).waitFor();
    await tabTo(page, 'Product number');
    const productId = newGtin();
    await keyboard.type(productId);
    await keyboard.press('Enter');

    await page.getByRole('form', { name: 'Data of the passport' }).waitFor();
    await tabTo(page, 'Publish …', mostStops);
    await keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Publish this passport?' }).waitFor();
    await tabTo(page, 'Publish');
    await keyboard.press('Enter');
    await page.waitForURL(/\/passports\/[\da-f-]{36}$/);

    await page.getByRole('button', { name: 'Seal …' }).waitFor();
    await tabTo(page, 'Seal …');
    await keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await tabTo(page, 'Seal');
    await keyboard.press('Enter');
    await page.getByText('Sealed and unchanged').waitFor();

    await tabTo(page, 'Print codes …');
    await keyboard.press('Enter');
    await page.getByRole('img', { name: /^QR code of Crew-neck sweatshirt Fjord/ }).waitFor();
    await tabTo(page, 'Save 1 code');
    const [download] = await Promise.all([page.waitForEvent('download'), keyboard.press('Enter')]);
    expect(download.suggestedFilename()).toBe(`qr-${productId}.svg`);

    const { body } = await app.request(`/api/v1/passports/${productId}/source`, { key });
    const { batchNumber: _ofTheOther, ...copied } = metadata;
    expect(body).toMatchObject({
      passport: { facilityId, sealedAt: expect.any(String) as string },
    });
    const { passport } = body as unknown as { passport: { metadata: unknown } };
    expect(passport.metadata).toEqual({ ...copied, gtin: productId });
    expect(troubles).toEqual([]);
    await page.context().close();
  }, 120_000);
});
