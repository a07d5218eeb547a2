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
import { battery } from '../support/factories.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

describe.skipIf(!hasChromium)('batteries in the console, in Chromium', () => {
  let app: ConsoleApp;
  let browser: Browser;
  let workspace: Workspace;
  let passportId: string;
  let visit: ConsoleVisit;

  beforeAll(async () => {
    app = await startConsoleApp();
    browser = await startChromium();
    workspace = await createWorkspace(app, { name: 'Danube Cells Kft.' });
    passportId = await newModel();
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

  async function newModel(): Promise<string> {
    const metadata = battery({ productName: 'Traction battery pack TP-84' });
    const { facilityId } = workspace;
    return (await workspace.createPassport({ metadata, facilityId })).id;
  }

  async function open(path: string, role?: TenantRole, of = workspace): Promise<Page> {
    visit = await visitConsole(browser, app);
    await openSignedIn(visit.page, app, { tenant: of.tenant, path, ...(role && { role }) });
    return visit.page;
  }

  const record = (unitId: string, event: object) =>
    app.request(`/api/v1/units/${unitId}/events`, { key: workspace.key, json: event });

  /** A battery that was measured three times, and overheated once. */
  async function measured(): Promise<{ id: string; serialNumber: string }> {
    const unit = await workspace.serialise(passportId);
    const readings = [100, 97.5, 95].map((stateOfHealth, index) =>
      record(unit.id, {
        eventType: 'SOH_MEASUREMENT',
        stateOfHealth,
        cycleCount: index * 100,
        recordedAt: `2026-0${index + 1}-01T08:00:00Z`,
      }),
    );
    await Promise.all(readings);
    await record(unit.id, {
      eventType: 'NEGATIVE_EVENT',
      temperatureC: 61,
      recordedAt: '2026-02-10T08:00:00Z',
      payload: { description: '<img src=x onerror=alert(1)>' },
    });
    return unit;
  }

  const eventsOf = async (unitId: string) =>
    (await app.request(`/api/v1/units/${unitId}/events`, { key: workspace.key })).body.events;

  it('makes batteries from a range, after a check that tells which number is taken', async () => {
    const model = await newModel();
    await workspace.serialise(model, { serialNumber: 'TP84-000002' });
    const page = await open(`/units?passport=${model}`);
    await page.getByRole('link', { name: 'Add batteries' }).click();
    await page.getByRole('button', { name: 'A range' }).click();
    await page.getByLabel('From').fill('TP84-000001');
    await page.getByLabel('To', { exact: true }).fill('TP84-000005');
    await page.getByRole('button', { name: 'Check 5 numbers' }).click();
    await page.getByText('1 cannot be made').waitFor();
    await page.getByRole('row', { name: /TP84-000002.*with this number already/ }).waitFor();
    await page.getByRole('button', { name: 'Make 4 batteries' }).click();
    await page.getByText('4 batteries were made.').waitFor();
    await page.getByRole('link', { name: 'Show them' }).click();
    await page.getByText('5 batteries', { exact: true }).waitFor();
  });

  it('finds a battery, shows its readings as a chart that is walked, and as a table', async () => {
    const { id, serialNumber } = await measured();
    const page = await open('/units');
    await tabTo(page, 'Search by serial number');
    await page.keyboard.type(serialNumber);
    await page.getByText('1 battery', { exact: true }).waitFor();
    await tabTo(page, serialNumber);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: serialNumber, level: 1 }).waitFor();
    await tabTo(page, 'State of health over time');
    const chart = page.getByRole('slider');
    expect(await chart.getAttribute('aria-valuetext')).toBe('1 March 2026: 95 %');
    await page.keyboard.press('ArrowLeft');
    expect(await chart.getAttribute('aria-valuetext')).toBe('1 February 2026: 97.5 %');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowLeft');
    expect(await chart.getAttribute('aria-valuetext')).toBe('1 January 2026: 100 %');
    await tabTo(page, 'As a table');
    await page.keyboard.press('Enter');
    await page.getByRole('row', { name: /1 February 2026, 08:00.*97\.5 %/ }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/console/units/${id}`);
    expect(new URL(page.url()).search).toBe('?as=table');
  });

  it('lists what went wrong, in the words of its sender as text', async () => {
    const { id } = await measured();
    const page = await open(`/units/${id}`);
    await page
      .getByRole('row', { name: /Reading/ })
      .first()
      .waitFor();
    await page.getByRole('link', { name: 'Negative' }).click();
    await page.getByText('<img src=x onerror=alert(1)>').waitFor();
    await page
      .getByRole('row', { name: /Reading/ })
      .first()
      .waitFor({ state: 'detached' });
  });

  it('records a reading by keyboard alone, and says which number cannot be', async () => {
    const { id } = await workspace.serialise(passportId);
    const page = await open(`/units/${id}`);
    await tabTo(page, 'Record an event');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await tabTo(page, /^State of health/);
    await page.keyboard.type('191,2');
    await page.keyboard.press('Enter');
    await page.getByText('Expected: a number from 0 to 100.').waitFor();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('91,2');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('row', { name: /Reading.*91\.2 %/ }).waitFor();
    expect(await eventsOf(id)).toMatchObject([
      { eventType: 'SOH_MEASUREMENT', stateOfHealth: 91.2 },
    ]);
    expect(await focusedName(page)).toBe('Record an event');
  });

  it('makes a successor, and leads from one to the other', async () => {
    const { id, serialNumber } = await workspace.serialise(passportId);
    const page = await open(`/units/${id}`);
    await page.getByRole('link', { name: 'Make a successor …' }).click();
    await page.getByRole('heading', { name: `Made from ${serialNumber}` }).waitFor();
    await page.getByLabel('Serial numbers').fill(`${serialNumber}-B`);
    await page.getByRole('button', { name: 'Check 1 number' }).click();
    await page.getByRole('button', { name: 'Make 1 battery' }).click();
    await page.getByRole('link', { name: 'Open the battery' }).click();
    await page.getByRole('heading', { name: `${serialNumber}-B`, level: 1 }).waitFor();
    await page.getByRole('link', { name: serialNumber, exact: true }).click();
    await page.getByText('Used for another purpose').first().waitFor();
    await page.getByRole('link', { name: `${serialNumber}-B` }).waitFor();
  });

  it('recycles a battery once its number is typed, and offers nothing afterwards', async () => {
    const { id, serialNumber } = await workspace.serialise(passportId);
    const page = await open(`/units/${id}`);
    await page.getByRole('button', { name: 'Mark as recycled …' }).click();
    await page.getByLabel('Type the serial number').fill('BAT');
    await page.keyboard.press('Enter');
    await page.getByText(`This is not ${serialNumber}.`).waitFor();
    expect(await eventsOf(id)).toEqual([]);
    await page.getByLabel('Type the serial number').fill(serialNumber);
    await page.keyboard.press('Enter');
    await page.getByText(`${serialNumber} is recycled.`).waitFor();
    await page.getByText('Recycled. Its public page is a notice now').waitFor();
    expect(await page.getByRole('button', { name: 'Record an event' }).count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Make a successor …' }).count()).toBe(0);
  });

  it('shows an auditor everything, and offers no change', async () => {
    const { id } = await measured();
    const page = await open(`/units/${id}`, 'AUDITOR');
    await page.getByRole('slider').waitFor();
    await page
      .getByRole('row', { name: /Reading/ })
      .first()
      .waitFor();
    for (const name of ['Record an event', 'Mark as recycled …']) {
      expect(await page.getByRole('button', { name }).count()).toBe(0);
    }
    await page.goto(`${app.origin}/console/passports/${passportId}/units/new`);
    await page.getByRole('heading', { name: 'You may not see this' }).waitFor();
  });

  it('says what failed, keeps the rest, and shows it at the next try', async () => {
    const { id } = await measured();
    const page = await open('/units');
    await page.getByRole('heading', { name: 'Batteries', level: 1 }).waitFor();
    visit.expectStatus(500);
    await page.route('**/api/v1/units/*/events*', (route) =>
      route.fulfill({ status: 500, json: { success: false, error: 'Internal Server Error' } }),
    );
    await page.goto(`${app.origin}/console/units/${id}`);
    await page.getByText('The events could not be loaded.').waitFor();
    await page.getByRole('slider').waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page
      .getByRole('row', { name: /Reading/ })
      .first()
      .waitFor();
  });

  it('says that there is no such battery, with a way on', async () => {
    const page = await open('/units');
    await page.getByRole('heading', { name: 'Batteries', level: 1 }).waitFor();
    visit.expectStatus(404);
    await page.goto(`${app.origin}/console/units/not-one`);
    await page.getByRole('heading', { name: 'There is no such battery' }).waitFor();
  });

  it('is a place of the rail in a workspace with a battery alone, and a way from its passport', async () => {
    const page = await open(`/passports/${passportId}`);
    const rail = page.getByRole('navigation', { name: 'Main' });
    await rail.getByRole('link', { name: 'Batteries' }).waitFor();
    await page.getByRole('navigation', { name: 'This passport' }).getByText('Batteries').click();
    await page.getByRole('heading', { name: 'Batteries', level: 1 }).waitFor();
    await page.context().close();
    const other = await createWorkspace(app);
    const fresh = await open('/units', undefined, other);
    await fresh.getByText('There is no published passport of a battery yet').waitFor();
    expect(await fresh.getByRole('link', { name: 'Batteries', exact: true }).count()).toBe(0);
  });
});
