import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { TenantRole } from '../../src/platform/auth/permissions.js';
import { hasChromium, startChromium } from '../support/chromium.js';
import {
  startConsoleApp,
  tabTo,
  visitConsole,
  type ConsoleApp,
  type ConsoleVisit,
} from '../support/console-app.js';
import { openSignedIn } from '../support/console-login.js';
import { battery, newLot, newSerial, steel } from '../support/factories.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

interface WireBatch {
  readonly id: string;
  readonly lot: string;
}

describe.skipIf(!hasChromium)('batches of a passport in the console, in Chromium', () => {
  let app: ConsoleApp;
  let browser: Browser;
  let workspace: Workspace;
  let visit: ConsoleVisit;

  beforeAll(async () => {
    app = await startConsoleApp();
    browser = await startChromium();
    workspace = await createWorkspace(app, { name: 'Rhine Steel GmbH' });
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
    await openSignedIn(visit.page, app, { tenant: workspace.tenant, path, ...(role && { role }) });
    return visit.page;
  }

  const call = (path: string, options: object = {}) =>
    app.request(path, { key: workspace.key, ...options });
  const draft = async (metadata: object = steel()): Promise<string> =>
    (await workspace.createPassport({ metadata, draft: true })).id;

  async function addBatch(passportId: string, body: object = {}): Promise<WireBatch> {
    const json = { lot: newLot(), ...body };
    const reply = await call(`/api/v1/passports/${passportId}/batches`, { json });
    if (reply.status !== 201) throw new Error(`Not added: ${reply.status} ${reply.text}`);
    return (reply.body as unknown as { batch: WireBatch }).batch;
  }

  async function publish(id: string, metadata: object = steel()): Promise<void> {
    const { status } = await call(`/api/v1/passports/${id}`, { method: 'PUT', json: { metadata } });
    expect(status).toBe(200);
  }

  const batchOf = async (id: string) => (await call(`/api/v1/batches/${id}`)).body as object;

  /** A published battery with a batch, and so many units of it. */
  async function batteryWithUnits(count: number) {
    const metadata = battery();
    const passportId = await draft(metadata);
    const batch = await addBatch(passportId);
    await publish(passportId, metadata);
    const units: { id: string; serialNumber: string }[] = [];
    for (let made = 0; made < count; made += 1) {
      units.push(await workspace.serialise(passportId, { lot: batch.lot }));
    }
    return { passportId, batch, units };
  }

  it('gets its first batch by keyboard alone, in a form of the fields of batch level', async () => {
    const id = await draft();
    const lot = newLot();
    const page = await open(`/passports/${id}`);
    await page.getByRole('link', { name: 'Batches' }).waitFor();
    await tabTo(page, 'Batches');
    await page.keyboard.press('Enter');
    await page.getByText('There are no batches yet').waitFor();
    await tabTo(page, 'Add a batch');
    await page.keyboard.press('Enter');
    await page.getByRole('form', { name: 'Add a batch' }).waitFor();
    await tabTo(page, 'Lot');
    await page.keyboard.type('no lot');
    await tabTo(page, /^Scrap Metal Content Ratio/);
    await page.keyboard.type('162.5');
    await page.keyboard.press('Enter');
    await page.getByText('1 fault', { exact: true }).waitFor();
    await page.getByText('Expected: 1 to 20 letters, digits and signs without blanks.').waitFor();
    expect(await page.getByLabel(/^Product Name/).count()).toBe(0);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('62.5');
    await page.getByText('1 fault', { exact: true }).waitFor({ state: 'detached' });
    await page.getByLabel('Lot').focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(lot);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: `Batch ${lot}` }).waitFor();
    await page.getByRole('row', { name: /Scrap Metal Content Ratio.*62\.5/ }).waitFor();
    const batchId = new URL(page.url()).searchParams.get('batch') ?? '';
    expect(await batchOf(batchId)).toMatchObject({
      batch: { lot, metadata: { scrapMetalContentRatio: 62.5 } },
    });
  });

  it('keeps each digit of a number that is typed faster than the page is drawn', async () => {
    const page = await open(`/passports/${await draft()}/batches?new`);
    const field = page.getByLabel(/^Scrap Metal Content Ratio/);
    await field.waitFor();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 20 });
    const typed: string[] = [];
    for (let time = 0; time < 5; time += 1) {
      await field.focus();
      await page.keyboard.press('Control+a');
      await page.keyboard.type('62.5');
      typed.push(await field.inputValue());
    }
    expect(typed).toEqual(typed.map(() => '62.5'));
  });

  it('gets many pasted from a table, and says of each that was not added why', async () => {
    const id = await draft();
    const { lot: taken } = await addBatch(id);
    const [one, other] = [newLot(), newLot()];
    const page = await open(`/passports/${id}/batches`);
    await page.getByRole('link', { name: 'Add many' }).click();
    await page.getByLabel('Lots').fill(`${one}\nä\n${taken}`);
    await page.getByRole('button', { name: 'Add 2 batches' }).click();
    await page.getByText('Not a lot: ä').waitFor();
    await page.getByLabel('Lots').fill(`${one}\n${one}\t${other}\n${taken}`);
    await page.getByText(`Twice in the list, and taken once: ${one}`).waitFor();
    await page.getByRole('button', { name: 'Add 3 batches' }).click();
    await page.getByText('2 batches were added.').waitFor();
    await page.getByText('1 was not added.').waitFor();
    await page
      .getByRole('row', { name: `${taken} A batch of this passport has this lot` })
      .waitFor();
    await page.getByRole('link', { name: 'All batches' }).click();
    for (const lot of [one, other, taken]) await page.getByRole('link', { name: lot }).waitFor();
  });

  it('lists them page by page, found by the beginning of the lot and by status', async () => {
    const id = await draft();
    const lots = Array.from({ length: 52 }, (_, at) => `H-${String(at).padStart(3, '0')}`);
    const json = { batches: lots.map((lot) => ({ lot })) };
    await call(`/api/v1/passports/${id}/batches/bulk`, { json });
    const recalled = await addBatch(id, { lot: 'R-1' });
    await call(`/api/v1/batches/${recalled.id}/status`, { json: { status: 'RECALLED' } });
    const page = await open(`/passports/${id}/batches`);
    await page.getByRole('link', { name: 'H-049' }).waitFor();
    expect(await page.getByRole('link', { name: 'H-050' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Show more' }).click();
    await page.getByRole('link', { name: 'R-1' }).waitFor();
    await page.getByLabel('Search by lot').fill('H-05');
    await page.getByRole('link', { name: 'H-049' }).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'H-051' }).waitFor();
    await page.getByLabel('Search by lot').fill('');
    await page.getByRole('link', { name: 'H-000' }).waitFor();
    await page.getByLabel('Status', { exact: true }).selectOption('RECALLED');
    await page.getByRole('link', { name: 'H-000' }).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'R-1' }).waitFor();
    expect(new URL(page.url()).search).toBe('?status=RECALLED');
  });

  it('changes what a batch states, and keeps what was not touched', async () => {
    const id = await draft();
    const metadata = { heatNumber: '4711', chemicalAnalysis: { C: 0.17 } };
    const { id: batchId, lot } = await addBatch(id, { metadata });
    const page = await open(`/passports/${id}/batches?batch=${batchId}`);
    await page.getByRole('link', { name: 'Change', exact: true }).click();
    await page.getByRole('heading', { name: `Change batch ${lot}` }).waitFor();
    await page.getByLabel(/^Heat Number/).fill('4712');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText(`Batch ${lot} was changed.`).waitFor();
    await page.getByRole('row', { name: /Heat Number.*4712/ }).waitFor();
    expect(await batchOf(batchId)).toMatchObject({
      batch: { metadata: { ...metadata, heatNumber: '4712' } },
    });
  });

  it('recalls by lot with reason, notice and contact, which its units show, and takes it back', async () => {
    const { passportId, batch, units } = await batteryWithUnits(2);
    const page = await open(`/passports/${passportId}/batches?batch=${batch.id}`);
    await page.getByText('2 batteries are of it.').waitFor();
    await page.getByRole('button', { name: 'Recall …' }).waitFor();
    await tabTo(page, 'Recall …');
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog', { name: `Recall Batch ${batch.lot}?` });
    await question.getByText('2 batteries are of it.').waitFor();
    await tabTo(page, /^Reason/);
    await page.keyboard.type('Cells may leak');
    await tabTo(page, /^Link to the recall notice/);
    await page.keyboard.type('https://danube.example/recall');
    await tabTo(page, /^Contact/);
    await page.keyboard.type('help@danube.example');
    await page.keyboard.press('Enter');
    await page.getByText('Cells may leak').waitFor();
    expect(await batchOf(batch.id)).toMatchObject({
      batch: {
        status: 'RECALLED',
        statusNote: {
          reason: 'Cells may leak',
          noticeUrl: 'https://danube.example/recall',
          contact: 'help@danube.example',
        },
      },
    });
    await page.getByRole('link', { name: 'Show these batteries' }).click();
    await page.getByText('2 batteries', { exact: true }).waitFor();
    await page.getByRole('link', { name: units[0]?.serialNumber ?? '', exact: true }).click();
    await page.getByText(`Batch ${batch.lot} is recalled.`).waitFor();
    await page.getByRole('link', { name: `Batch ${batch.lot}` }).click();
    await page.getByRole('button', { name: 'End the recall …' }).click();
    await page.getByRole('button', { name: 'End the recall', exact: true }).click();
    await page.getByText(`Batch ${batch.lot} is no longer recalled.`).waitFor();
    await page.getByRole('button', { name: 'Recall …' }).waitFor();
  });

  it('deletes a batch of a draft; of a public passport none, which it says', async () => {
    const id = await draft();
    const batch = await addBatch(id);
    const kept = await addBatch(id);
    const page = await open(`/passports/${id}/batches?batch=${batch.id}`);
    await page.getByRole('button', { name: 'Delete …' }).click();
    await page.getByRole('button', { name: 'Delete the batch' }).click();
    await page.getByText(`Batch ${batch.lot} was deleted.`).waitFor();
    await page.getByRole('link', { name: kept.lot }).click();
    await page.getByRole('button', { name: 'Delete …' }).waitFor();
    await publish(id);
    visit.expectStatus(409);
    await page.getByRole('button', { name: 'Delete …' }).click();
    await page.getByRole('button', { name: 'Delete the batch' }).click();
    await page.getByRole('dialog').getByText('The passport is public.').waitFor();
    await page.reload();
    await page.getByText('A public batch is not deleted').waitFor();
    expect(await page.getByRole('button', { name: 'Delete …' }).count()).toBe(0);
  });

  it('says of a passport that became public without batches that none can be added', async () => {
    const { id } = await workspace.createPassport({ metadata: steel() });
    const page = await open(`/passports/${id}/batches?new`);
    await page.getByText('This passport became public without batches').waitFor();
    for (const name of ['Add a batch', 'Add many']) {
      expect(await page.getByRole('link', { name }).count()).toBe(0);
    }
  });

  it('leads from a former edition to the batches of the later one', async () => {
    const id = await draft();
    const { lot } = await addBatch(id);
    await publish(id);
    await workspace.seal(id);
    const path = `/api/v1/passports/${id}/revisions`;
    const { body } = await call(path, { method: 'POST' });
    const { id: next } = (body as unknown as { passport: { id: string } }).passport;
    const page = await open(`/passports/${next}/batches`);
    await page.getByText('The draft of a next edition gets the batches').waitFor();
    await publish(next);
    await page.goto(`${app.origin}/console/passports/${id}/batches`);
    await page.getByRole('link', { name: 'Open the later edition' }).click();
    await page.getByRole('link', { name: lot }).waitFor();
  });

  it('is refused with a sentence where a colleague added the lot meanwhile', async () => {
    const id = await draft();
    const page = await open(`/passports/${id}/batches?new`);
    const { lot } = await addBatch(id);
    await page.getByLabel('Lot').fill(lot);
    visit.expectStatus(409);
    await page.getByRole('button', { name: 'Add a batch' }).click();
    await page.getByText('A batch of this passport has this lot already.').waitFor();
  });

  it('gives new batteries a lot of the passport, shown at each, and refuses another one', async () => {
    const { passportId, batch } = await batteryWithUnits(0);
    const serial = newSerial();
    const page = await open(`/passports/${passportId}/units/new`);
    await page.getByLabel('Serial numbers').fill(serial);
    await page.getByLabel('Lot of their batch').fill('no-such-lot');
    await page.getByRole('button', { name: 'Check 1 number' }).click();
    await page.getByText('This passport has no batch with this lot.').waitFor();
    await page.getByLabel('Lot of their batch').fill(batch.lot);
    await page.getByRole('button', { name: 'Check 1 number' }).click();
    await page.getByRole('button', { name: 'Make 1 battery' }).click();
    await page.getByRole('link', { name: 'Open the battery' }).click();
    await page.getByRole('heading', { name: serial, level: 1 }).waitFor();
    await page.getByRole('link', { name: `Batch ${batch.lot}` }).waitFor();
    await page.goto(`${app.origin}/console/units?batch=${batch.id}`);
    await page.getByText('1 battery', { exact: true }).waitFor();
    await page.getByRole('button', { name: `Lot: ${batch.lot}` }).click();
    await page.getByRole('button', { name: `Lot: ${batch.lot}` }).waitFor({ state: 'detached' });
  });

  it('shows an auditor all of it, and offers no change', async () => {
    const { passportId, batch } = await batteryWithUnits(1);
    const page = await open(`/passports/${passportId}/batches`, 'AUDITOR');
    await page.getByRole('link', { name: batch.lot }).waitFor();
    expect(await page.getByRole('link', { name: 'Add a batch' }).count()).toBe(0);
    await page.goto(`${app.origin}/console/passports/${passportId}/batches?batch=${batch.id}&edit`);
    await page.getByRole('heading', { name: `Batch ${batch.lot}` }).waitFor();
    await page.getByText('1 battery is of it.').waitFor();
    expect(await page.getByRole('button', { name: 'Recall …' }).count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Change', exact: true }).count()).toBe(0);
  });

  it('says that there is no such batch, with a way on', async () => {
    const id = await draft();
    const { lot } = await addBatch(id);
    const elsewhere = await addBatch(await draft());
    const page = await open(`/passports/${id}/batches?batch=${elsewhere.id}`);
    await page.getByText('There is no such batch').waitFor();
    await page.getByRole('link', { name: 'All batches' }).click();
    await page.getByRole('link', { name: lot }).waitFor();
  });
});
