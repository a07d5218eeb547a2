import { LOCALES } from '@dpp/espr-validate';
import { mkdirSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasChromium, startChromium } from '../support/chromium.js';
import { startConsoleApp, visitConsole, type ConsoleApp } from '../support/console-app.js';
import { inFull } from '../support/endurance.js';
import { capture, newEpc, observed, transformed } from '../support/events.js';
import { battery, newGtin, steel, textiles } from '../support/factories.js';
import { postTable, textileCsv, textileRow, type WireImport } from '../support/imports.js';
import { faultsOnPage } from '../support/page-faults.js';
import { createUser, testPassword } from '../support/users.js';
import { insertDelivery, insertSubscription } from '../support/webhooks.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

const everyDay = { widths: [320, 1280], schemes: ['light'] as readonly ('light' | 'dark')[] };
const full: typeof everyDay = { widths: [320, 390, 768, 1280, 2560], schemes: ['light', 'dark'] };
/** Tables fold at widths of their own: one between the narrowest and the widest is looked at where there is a table. */
const widthOfTables = 768;
/** The pseudo languages are longer by 40 %, and mirrored: by day they stand for the others. */
const pseudoLanguages = ['en-XA', 'en-XB'];
const languages = inFull<readonly string[]>([...LOCALES, ...pseudoLanguages], pseudoLanguages);
/** Seen at each width and in both schemes by night; the others are seen at the widths of every day, in the light. */
const seenInFull: readonly string[] = ['en', 'de', 'bg', ...pseudoLanguages];
/** Where the pictures go that are taken of each screen; without it none is taken. */
const screenshots = process.env.PAGE_SCREENSHOTS;

describe.skipIf(!hasChromium)('the look of the console', () => {
  let app: ConsoleApp;
  let browser: Browser;
  let workspace: Workspace;
  let paths: Readonly<Record<string, string>>;

  beforeAll(async () => {
    app = await startConsoleApp();
    browser = await startChromium();
    workspace = await createWorkspace(app, { name: 'Nordvind Apparel AB' });
    const ids = [];
    const sealedGtin = newGtin();
    for (let number = 0; number < 6; number += 1) {
      const metadata = textiles({ productName: `Crew-neck sweatshirt Fjord ${number}` });
      const { facilityId } = number % 3 === 0 ? { facilityId: undefined } : workspace;
      const productId = number === 1 ? sealedGtin : newGtin();
      const body = { productId, metadata, facilityId, draft: number === 4 };
      ids.push((await workspace.createPassport(body)).id);
    }
    await workspace.seal(ids[1] ?? '');
    await app.request(`/api/v1/passports/${ids[2]}/status`, {
      key: workspace.key,
      method: 'PUT',
      json: { status: 'RECALLED', reason: 'The zip may break.' },
    });
    const eventId = await tracedProduct(app, workspace, sealedGtin);
    const { batteryId, unitId } = await measuredBattery(app, workspace);
    const { gradeId, heatId } = await gradeWithHeats(app, workspace);
    const delivery = await insertDelivery(app, workspace.tenant);
    const { id: webhookId } = await insertSubscription(app, workspace.tenant);
    const table = textileCsv([
      textileRow(newGtin()),
      textileRow(newGtin(), {
        originCountry: 'Nowhere',
        'materialComposition[0].percentage': '70,5',
      }),
    ]);
    const { body } = await postTable(app, workspace.key, table);
    const { id: importId } = (body as unknown as { import: WireImport }).import;
    await app.deps.importChecker.run();
    if (screenshots !== undefined) mkdirSync(screenshots, { recursive: true });
    paths = {
      today: '/',
      passports: '/passports',
      'no-match': '/passports?q=fjrod',
      sealed: `/passports/${ids[1]}`,
      recalled: `/passports/${ids[2]}`,
      draft: `/passports/${ids[4]}`,
      data: `/passports/${ids[1]}/data`,
      'passport-log': `/passports/${ids[1]}/log`,
      'second-factor': '/account/second-factor',
      audit: '/audit',
      'audit-entry': '/audit/1?kind=passport',
      webhooks: `/webhooks/${webhookId}`,
      'new-webhook': '/webhooks?new',
      delivery: `/webhooks/deliveries/${delivery.id}`,
      import: '/import',
      'import-columns': `/import/${importId}/columns`,
      'import-faults': `/import/${importId}/faults`,
      'import-publish': `/import/${importId}/publish`,
      'import-done': `/import/${importId}/done`,
      new: '/passports/new',
      editor: `/passports/${ids[4]}/edit`,
      companies: '/companies?company=new',
      site: '/companies?site=new',
      people: '/people?invite',
      keys: '/keys?new',
      request: '/keys?request=order-4711',
      grants: '/grants',
      settings: '/settings',
      account: '/account',
      units: '/units',
      unit: `/units/${unitId}`,
      'unit-table': `/units/${unitId}?as=table&show=temperature&events=negative`,
      'new-units': `/passports/${batteryId}/units/new?from=${unitId}`,
      'take-over': '/units/take-over',
      batches: `/passports/${gradeId}/batches`,
      batch: `/passports/${gradeId}/batches?batch=${heatId}`,
      'change-batch': `/passports/${gradeId}/batches?batch=${heatId}&edit`,
      'new-batch': `/passports/${gradeId}/batches?new`,
      'many-batches': `/passports/${gradeId}/batches?many`,
      'no-batches': `/passports/${ids[0]}/batches`,
      origins: '/origins',
      event: `/origins/${eventId}`,
      'origins-list': `/passports/${ids[1]}/origins?as=list`,
      'origins-picture': `/passports/${ids[1]}/origins?as=picture`,
      nowhere: '/nowhere',
      'sign-in': '/sign-in',
      forgotten: '/forgotten',
      reset: '/reset#dpp_reset_0',
    };
  }, 120_000);
  afterAll(async () => {
    await browser.close();
    await app.close();
  });

  async function faultsIn(
    language: string,
    { email, screens }: { readonly email: string; readonly screens: typeof paths },
  ): Promise<readonly string[]> {
    const { page, troubles } = await visitConsole(browser, app, { hasTouch: true });
    await page.addInitScript((chosen) => {
      // The preview of the editor has no storage.
      if (self === top) localStorage.setItem('dpp-console-language', chosen);
    }, language);
    await page.goto(`${app.origin}/console/sign-in`);
    await page.locator('input[type=email]').fill(email);
    await page.locator('input[name=password]').fill(testPassword);
    await page.keyboard.press('Enter');
    await page.locator('main.page h1').waitFor();
    const faults: string[] = [];
    const { widths, schemes } = seenInFull.includes(language) ? inFull(full, everyDay) : everyDay;
    const widthsWithTable = [...new Set([...widths, widthOfTables])];
    for (const [name, path] of shareOf(language, screens)) {
      await page.goto(`${app.origin}/console${path}`);
      await page.locator('main h1').waitFor();
      await page.waitForLoadState('networkidle');
      const hasTable = (await page.locator('main table').count()) > 0;
      for (const width of hasTable ? widthsWithTable : widths) {
        await page.setViewportSize({ width, height: 900 });
        const found = await page.evaluate(faultsOnPage);
        faults.push(...found.map((fault) => `${name} ${width}: ${fault}`));
        for (const colorScheme of schemes) {
          if (screenshots === undefined) continue;
          await page.emulateMedia({ colorScheme });
          const file = `${screenshots}/console-${name}-${language}-${width}-${colorScheme}.png`;
          await page.screenshot({ path: file, fullPage: true });
        }
      }
    }
    await page.context().close();
    return [...faults, ...troubles];
  }

  it.each(languages)(
    'has no fault at any width in %s',
    async (language) => {
      const { email } = await createUser(app, workspace.tenant);
      expect(await faultsIn(language, { email, screens: paths })).toEqual([]);
    },
    300_000,
  );

  it.each(languages)(
    'has no fault at any width on the screens of the platform in %s',
    async (language) => {
      const { email } = await createUser(app, undefined);
      const screens = {
        workspaces: '/platform',
        'new-workspace': '/platform?new',
        workspace: `/platform/workspaces/${workspace.tenant.id}`,
        authorities: '/platform/authorities?new',
        'platform-audit': '/platform/audit/1',
        health: '/platform/health',
      };
      expect(await faultsIn(language, { email, screens })).toEqual([]);
    },
    300_000,
  );
});

/** By day each screen is seen in one of the two pseudo languages, by turns; by night in all languages. */
function shareOf(language: string, screens: Readonly<Record<string, string>>) {
  const all = Object.entries(screens);
  const turn = languages.indexOf(language);
  return inFull(
    all,
    all.filter((_, index) => index % languages.length === turn),
  );
}

/** A battery with readings, an incident and a successor. */
async function measuredBattery(app: ConsoleApp, workspace: Workspace) {
  const metadata = battery({ capacityThresholdForExhaustion: 70 });
  const { id: batteryId } = await workspace.createPassport({ metadata });
  const { id: unitId } = await workspace.serialise(batteryId);
  const record = (event: object) =>
    app.request(`/api/v1/units/${unitId}/events`, { key: workspace.key, json: event });
  for (const [month, stateOfHealth] of [100, 97.5, 95, 91.2].entries()) {
    const recordedAt = `2026-0${month + 1}-01T08:00:00Z`;
    const values = { stateOfHealth, temperatureC: 20 + month, cycleCount: month * 100 };
    await record({ eventType: 'SOH_MEASUREMENT', ...values, recordedAt });
  }
  const description = 'Overheated while it was charged in the sun';
  const incident = { eventType: 'NEGATIVE_EVENT', temperatureC: 61, payload: { description } };
  await record({ ...incident, recordedAt: '2026-02-20T08:00:00Z' });
  await workspace.serialise(batteryId, { predecessorUnitId: unitId });
  return { batteryId, unitId };
}

/** The draft of a steel grade with two heats, of which one is recalled. */
async function gradeWithHeats(app: ConsoleApp, { createPassport, key }: Workspace) {
  const { id: gradeId } = await createPassport({ metadata: steel(), draft: true });
  const metadata = { heatNumber: '4711', chemicalAnalysis: { C: 0.17, Mn: 1.4 } };
  const add = (json: object) => app.request(`/api/v1/passports/${gradeId}/batches`, { key, json });
  const { body } = await add({ lot: 'H-4711', metadata });
  await add({ lot: 'H-4712' });
  const { id: heatId } = (body as unknown as { batch: { id: string } }).batch;
  const reason = 'Cracks were found in slabs of this heat.';
  await app.request(`/api/v1/batches/${heatId}/status`, {
    key,
    json: { status: 'RECALLED', reason },
  });
  return { gradeId, heatId };
}

/** What was reported of a product. @returns The id of the last event. */
async function tracedProduct(app: ConsoleApp, { key }: Workspace, gtin: string) {
  const [cloth, yarn] = [`https://id.gs1.org/01/${gtin}/21/CLOTH-1`, newEpc()];
  const ids = await capture(
    app,
    key,
    observed(1, [yarn], { bizStep: 'receiving', readPoint: { id: 'https://mill.example/gate/1' } }),
    transformed(2, [yarn], [cloth], { bizStep: 'commissioning' }),
    observed(3, [cloth], { bizStep: 'shipping' }),
  );
  return ids[2];
}
