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
import { battery, newSerial } from '../support/factories.js';
import { handOverCalls } from '../support/hand-overs.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

const tokenPattern = /^dpp_handover_[0-9a-f]{80}$/;

describe.skipIf(!hasChromium)('a battery that goes to another company, in Chromium', () => {
  let app: ConsoleApp;
  let browser: Browser;
  let giver: Workspace;
  let taker: Workspace;
  let modelId: string;
  let homeId: string;
  let calls: ReturnType<typeof handOverCalls>;
  let visit: ConsoleVisit;

  beforeAll(async () => {
    app = await startConsoleApp();
    browser = await startChromium();
    calls = handOverCalls(app);
    giver = await createWorkspace(app, { name: 'Danube Cells Kft.' });
    taker = await createWorkspace(app, { name: 'Second Life Ltd' });
    modelId = (await giver.createPassport({ metadata: battery() })).id;
    const metadata = battery({ productName: 'Home storage HS-10' });
    homeId = (await taker.createPassport({ metadata })).id;
  }, 120_000);
  afterAll(async () => {
    app.setTime();
    await browser.close();
    await app.close();
  });
  afterEach(async () => {
    const { troubles, page } = visit;
    await page.context().close();
    expect(troubles).toEqual([]);
  });

  async function open(path: string, of: Workspace, role?: TenantRole): Promise<Page> {
    visit = await visitConsole(browser, app);
    await openSignedIn(visit.page, app, { tenant: of.tenant, path, ...(role && { role }) });
    return visit.page;
  }

  async function offered() {
    const unit: { id: string; serialNumber: string } = await giver.serialise(modelId);
    const { status, body, text } = await calls.offer(unit.id, giver);
    if (status !== 201) throw new Error(`Not offered: ${status} ${text}`);
    return { unit, token: String(body.token), id: String(body.handOver.id) };
  }

  const accept = (token: string) => calls.accept({ token, passportId: homeId }, taker);

  async function look(page: Page, token: string): Promise<void> {
    await page.getByLabel('Token').fill(token);
    await page.getByRole('button', { name: 'Look at the battery' }).click();
  }

  async function lookAndAccept(page: Page, token: string): Promise<void> {
    await look(page, token);
    await page.getByRole('heading', { name: 'What is offered' }).waitFor();
    await page.getByRole('button', { name: 'Take it over' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Take it over' }).click();
  }

  it('is offered and taken back by keyboard alone; the token is shown once', async () => {
    const { id } = await giver.serialise(modelId);
    const page = await open(`/units/${id}`, giver);
    await page.getByRole('button', { name: 'Hand it over …' }).waitFor();
    await tabTo(page, 'Hand it over …');
    await page.keyboard.press('Enter');
    await page.getByLabel('It becomes').waitFor();
    await tabTo(page, 'It becomes');
    await page.keyboard.type('Reman');
    await tabTo(page, 'The offer ends after');
    await page.keyboard.type('30');
    await tabTo(page, 'Make the token');
    await page.keyboard.press('Enter');
    await page.getByText(tokenPattern).waitFor();
    await page.getByText(/^Offered until .*before it is accepted\.$/).waitFor();
    const [made] = (await calls.list(id, giver)).body.handOvers as { becomes: string }[];
    expect(made?.becomes).toBe('REMANUFACTURED');
    await tabTo(page, 'I have passed it on');
    await page.keyboard.press('Enter');
    await page.getByText(tokenPattern).waitFor({ state: 'detached' });
    await tabTo(page, 'Take back …');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await tabTo(page, 'Take it back');
    await page.keyboard.press('Enter');
    await page.getByText('The offer was taken back.').waitFor();
    await page.getByRole('button', { name: 'Hand it over …' }).waitFor();
    expect((await calls.list(id, giver)).body.handOvers).toMatchObject([{ status: 'CANCELLED' }]);
  });

  it('is seen by the receiver as the public sees it, taken over, and known to both', async () => {
    const { unit, token } = await offered();
    const page = await open('/units', taker);
    await page.getByRole('link', { name: 'Take over a battery' }).click();
    await look(page, token);
    await page.getByText('Responsible until now').waitFor();
    await page.getByText('Nordvind Apparel AB', { exact: true }).waitFor();
    await page.getByText(unit.serialNumber, { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Take it over' }).click();
    const question = page.getByRole('dialog', { name: `Take over ${unit.serialNumber}?` });
    await question.getByText('This cannot be taken back.').waitFor();
    await question.getByRole('button', { name: 'Take it over' }).click();
    await page.getByText(`${unit.serialNumber} is with you now.`).waitFor();
    await page.getByText('Taken over from another company').waitFor();
    const before = page.getByRole('region', { name: 'Second life' }).getByRole('link').first();
    expect(await before.getAttribute('href')).toBe(`${app.origin}/unit/${unit.id}`);
    const successor = new URL(page.url()).pathname.split('/').at(-1);
    await page.context().close();

    const given = await open(`/units/${unit.id}`, giver);
    await given.getByText('Handed over', { exact: true }).waitFor();
    await given.getByText(/^Since .* responsible: Nordvind Apparel AB$/).waitFor();
    const there = given.getByRole('link', { name: 'Its record there' });
    expect(await there.getAttribute('href')).toBe(`${app.origin}/unit/${successor}`);
    for (const name of ['Hand it over …', 'Mark as recycled …']) {
      expect(await given.getByRole('button', { name }).count()).toBe(0);
    }
    expect(await given.getByRole('link', { name: 'Make a successor …' }).count()).toBe(0);
  });

  it('is taken over by keyboard alone, under another serial number', async () => {
    const { token } = await offered();
    const serial = newSerial();
    const page = await open('/units/take-over', taker);
    await page.getByLabel('Token').waitFor();
    await tabTo(page, 'Token');
    await page.keyboard.type('EV-2201');
    await page.keyboard.press('Enter');
    await page.getByText('This is no token. It begins with dpp_handover_').waitFor();
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText(token);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'What is offered' }).waitFor();
    await tabTo(page, /^Another serial number/);
    await page.keyboard.type('no number');
    await page.keyboard.press('Enter');
    await page.getByText('Letters, digits, dot, hyphen, underscore; at most 20.').waitFor();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(serial);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: `Take over ${serial}?` }).waitFor();
    await tabTo(page, 'Take it over');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: serial, level: 1 }).waitFor();
  });

  it('is taken over once where the answer was lost and the request is sent again', async () => {
    const { unit, token } = await offered();
    const page = await open('/units/take-over', taker);
    await look(page, token);
    await page.getByRole('heading', { name: 'What is offered' }).waitFor();
    const keys = new Set<string | undefined>();
    visit.expectStatus(502);
    await page.route('**/api/v1/hand-overs/accept', async (route) => {
      keys.add(route.request().headers()['idempotency-key']);
      await route.fetch();
      await route.fulfill({ status: 502, json: { success: false, error: 'Bad Gateway' } });
    });
    await page.getByRole('button', { name: 'Take it over' }).click();
    const take = page.getByRole('dialog').getByRole('button', { name: 'Take it over' });
    await take.click();
    await page.getByRole('dialog').getByRole('alert').waitFor();
    await page.unrouteAll({ behavior: 'wait' });
    await take.click();
    await page.getByRole('heading', { name: unit.serialNumber, level: 1 }).waitFor();
    expect(keys.size).toBe(1);
  });

  it.each([
    ['an unknown token', 404, () => `dpp_handover_${'0'.repeat(80)}`, 'No offer has this token.'],
    ['an offer that was taken back', 409, cancelled, 'The company took this offer back.'],
    ['an offer past its end', 409, expired, 'This offer is past its end.'],
    ['a battery that was taken over', 409, accepted, 'This battery was taken over already.'],
    ['an offer of its own workspace', 409, ownOffer, 'Your own workspace offers this battery.'],
  ])('is refused with a sentence that says what to do: %s', async (_name, status, make, text) => {
    const token = await make();
    const page = await open('/units/take-over', taker);
    visit.expectStatus(status);
    await look(page, token);
    await page.getByText(text).waitFor();
    expect(await page.getByRole('heading', { name: 'What is offered' }).count()).toBe(0);
  });

  it('is refused where the passport has a battery with the number, and taken with another', async () => {
    const { unit, token } = await offered();
    await taker.serialise(homeId, { serialNumber: unit.serialNumber });
    const page = await open('/units/take-over', taker);
    visit.expectStatus(409);
    await lookAndAccept(page, token);
    await page.getByText('Your passport has a battery with this serial number already.').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByLabel('Another serial number').fill(`${unit.serialNumber}-B`);
    await page.getByRole('button', { name: 'Take it over' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Take it over' }).click();
    await page.getByRole('heading', { name: `${unit.serialNumber}-B`, level: 1 }).waitFor();
  });

  it('leads to the own battery where a colleague took it over meanwhile', async () => {
    const { unit, token } = await offered();
    const page = await open('/units/take-over', taker);
    await look(page, token);
    await page.getByRole('heading', { name: 'What is offered' }).waitFor();
    expect((await accept(token)).status).toBe(201);
    visit.expectStatus(409);
    await page.getByRole('button', { name: 'Take it over' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Take it over' }).click();
    await page.getByRole('link', { name: 'Open your battery' }).click();
    await page.getByRole('heading', { name: unit.serialNumber, level: 1 }).waitFor();
  });

  it('takes what was measured before alone, once it was handed over, and says so', async () => {
    const { unit, token } = await offered();
    expect((await accept(token)).status).toBe(201);
    const page = await open(`/units/${unit.id}`, giver);
    await page.getByText('You can still record what was measured before that.').waitFor();
    visit.expectStatus(409);
    await page.getByRole('button', { name: 'Record an event' }).click();
    await page.getByLabel(/^State of health/).fill('91');
    await page.keyboard.press('Enter');
    await page.getByText('It was handed over before that.').waitFor();
  });

  it('is offered by those who may change passports, and shown to the others', async () => {
    const { unit } = await offered();
    const page = await open(`/units/${unit.id}`, giver, 'AUDITOR');
    await page.getByText(/^Offered until/).waitFor();
    expect(await page.getByRole('button', { name: 'Take back …' }).count()).toBe(0);
    await page.goto(`${app.origin}/console/units/take-over`);
    await page.getByRole('heading', { name: 'You may not see this' }).waitFor();
  });

  it('finds the way in a workspace that has no battery, which says what is missing', async () => {
    const { token } = await offered();
    const fresh = await createWorkspace(app);
    const page = await open('/', fresh);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('take over');
    await page.getByRole('option', { name: 'Take over a battery' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Take over a battery', level: 1 }).waitFor();
    await look(page, token);
    await page.getByText('You have no published passport of a battery yet').waitFor();
    await page.goto(`${app.origin}/console/units`);
    await page.getByRole('link', { name: 'Take over a battery' }).waitFor();
  });

  async function cancelled(): Promise<string> {
    const { unit, id, token } = await offered();
    expect((await calls.cancel(unit.id, id, giver)).status).toBe(200);
    return token;
  }

  async function expired(): Promise<string> {
    const { id, token } = await offered();
    await app
      .db('hand_overs')
      .where({ id })
      .update({ expires_at: new Date(0) });
    return token;
  }

  async function accepted(): Promise<string> {
    const { token } = await offered();
    expect((await accept(token)).status).toBe(201);
    return token;
  }

  async function ownOffer(): Promise<string> {
    const unit = await taker.serialise(homeId);
    return String((await calls.offer(unit.id, taker)).body.token);
  }
});
