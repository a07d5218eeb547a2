import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPartners, handOverCalls } from '../support/hand-overs.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

/** What anybody reads of a battery that passed from one company to another. */

let app: TestApp;
let partners: Awaited<ReturnType<typeof createPartners>>;
let calls: ReturnType<typeof handOverCalls>;

beforeAll(async () => {
  app = await startTestApp();
  partners = await createPartners(app);
  calls = handOverCalls(app);
});
afterAll(() => app.close());

interface Battery {
  readonly id: string;
  readonly serialNumber: string;
}

const base = 'https://dpp.example';
const publicly = async (id: string) => (await app.request(`/unit/${id}`)).body;
const page = (id: string, query = '') =>
  app.request(`/unit/${id}${query}`, { headers: { Accept: 'text/html' } });
const handOver = async (unit: Battery, from: Workspace, to: Workspace, passportId: string) => {
  const { body } = await calls.offer(unit.id, from);
  const reply = await calls.accept({ token: body.token, passportId }, to);
  if (reply.status !== 201) throw new Error(`Not accepted: ${reply.status} ${reply.text}`);
  return reply.body.unit as Battery;
};
const nameOf = async ({ key, operatorId }: Workspace): Promise<string> =>
  (await app.request(`/api/v1/operators/${operatorId}`, { key })).body.operator.name;
const newBattery = () => partners.giver.serialise(partners.model.id);
const passed = async () => {
  const unit = await newBattery();
  const { giver, taker, home } = partners;
  // As everybody sees it before, so that a cache has it.
  expect(await publicly(unit.id)).not.toHaveProperty('responsibility');
  return { unit, successor: await handOver(unit, giver, taker, home.id) };
};

describe('the document at the old address', () => {
  it('says since when which company is responsible, and links on', async () => {
    const { unit, successor } = await passed();
    const document = await publicly(unit.id);
    const { createdAt } = await publicly(successor.id);
    expect(document).toMatchObject({
      status: 'REPURPOSED',
      successorUnits: [{ unitId: successor.id, unitUrl: `${base}/unit/${successor.id}` }],
      responsibility: {
        since: createdAt,
        name: await nameOf(partners.taker),
        unitUrl: `${base}/unit/${successor.id}`,
      },
    });
  });

  it('is told apart by its ETag, and says so to the giver and by a grant as well', async () => {
    const unit = await newBattery();
    const { giver, taker, home, model } = partners;
    const before = await app.request(`/unit/${unit.id}`);
    await handOver(unit, giver, taker, home.id);
    const etag = before.headers.get('etag') ?? '';
    const after = await app.request(`/unit/${unit.id}`, { headers: { 'If-None-Match': etag } });
    expect(after.status).toBe(200);
    const { responsibility } = after.body;
    const asOwner = await app.request(`/unit/${unit.id}`, { key: giver.key });
    expect(asOwner.body).toMatchObject({ responsibility, dynamicData: [{}] });
    const own = await app.request(`/api/v1/units/${unit.id}`, { key: giver.key });
    expect(own.body).toMatchObject({
      ...{ responsibility, successorUnits: [] },
      lineage: { successors: [expect.anything()] },
    });
    const granted = await app.request('/api/v1/grants', {
      key: giver.key,
      json: {
        ...{ granteeName: 'Rita', scopeType: 'PASSPORT', passportId: model.id },
        expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
      },
    });
    const opened = await app.request(`/unit/${unit.id}?grant=${String(granted.body.token)}`);
    expect(opened.body).toMatchObject({ responsibility, dynamicData: [{}] });
  });

  it('names the last company of several, from its own acceptance on', async () => {
    const { unit, successor } = await passed();
    const third = await createWorkspace(app);
    const { id: passportId } = await third.createPassport();
    const last = await handOver(successor, partners.taker, third, passportId);
    const responsibility = {
      since: (await publicly(last.id)).createdAt,
      name: await nameOf(third),
    };
    const unitUrl = `${base}/unit/${last.id}`;
    expect((await publicly(unit.id)).responsibility).toEqual({ ...responsibility, unitUrl });
    expect((await publicly(successor.id)).responsibility).toEqual({ ...responsibility, unitUrl });
    expect((await publicly(last.id)).responsibility).toEqual({ ...responsibility, unitUrl: null });
  });

  it('follows a new name of that company, and keeps the last one where its workspace is gone', async () => {
    const taker = await createWorkspace(app);
    const { id: passportId } = await taker.createPassport();
    const unit = await newBattery();
    await handOver(unit, partners.giver, taker, passportId);
    const first = await nameOf(taker);
    const { status } = await app.request(`/api/v1/operators/${taker.operatorId}`, {
      ...{ method: 'PATCH', key: taker.key, json: { name: 'Second Life Ltd' } },
    });
    expect(status).toBe(200);
    expect((await publicly(unit.id)).responsibility.name).toBe('Second Life Ltd');
    const units = app.db('battery_units').where({ tenant_id: taker.tenant.id });
    await app.db('unit_events').where({ tenant_id: taker.tenant.id }).delete();
    await units.delete();
    expect((await publicly(unit.id)).responsibility).toMatchObject({ name: first, unitUrl: null });
  });
});

describe('the document at the new address', () => {
  it('links back, and says since when its own company is responsible', async () => {
    const { unit, successor } = await passed();
    const document = await publicly(successor.id);
    expect(document.repurposedFrom).toMatchObject({
      unitId: unit.id,
      unitUrl: `${base}/unit/${unit.id}`,
    });
    expect(document.responsibility).toEqual({
      since: document.createdAt,
      name: await nameOf(partners.taker),
      unitUrl: null,
    });
    expect(document.ofModel.economicOperator.name).toBe(document.responsibility.name);
  });

  it('has terms for what it says of responsibility, which no other document has', async () => {
    const { successor } = await passed();
    const [, terms] = (await publicly(successor.id))['@context'];
    expect(terms.responsibility).toMatchObject({
      '@id': expect.stringMatching(/responsibility$/) as unknown,
    });
    const plain = await publicly((await newBattery()).id);
    expect(plain['@context'][1]).not.toHaveProperty('responsibility');
  });
});

describe('the page', () => {
  it.each([
    ['en', 'Since', 'responsible:'],
    ['de', 'Seit', 'verantwortlich:'],
    ['fi', 'Vastuussa', 'alkaen:'],
  ])('says in %s who is responsible, with the way there', async (lang, begins, middle) => {
    const { unit, successor } = await passed();
    const name = await nameOf(partners.taker);
    const old = await page(unit.id, `?lang=${lang}`);
    expect(old.status).toBe(200);
    const title = /<h2 id="responsible">([^<]*)<\/h2>/.exec(old.text)?.[1] ?? '';
    expect(title.startsWith(begins)).toBe(true);
    expect(title).toContain(middle);
    expect(title).toContain(name);
    expect(old.text).toContain(`href="${base}/unit/${successor.id}`);
    const now = await page(successor.id, `?lang=${lang}`);
    expect(now.text).toContain(title);
    expect(now.text).toContain(`href="${base}/unit/${unit.id}`);
  });

  it('says nothing of it for a battery that stayed', async () => {
    expect((await page((await newBattery()).id)).text).not.toContain('id="responsible"');
  });
});

describe('a credential', () => {
  it('is issued by the company that is responsible, and not by the one before', async () => {
    const { giver, taker } = partners;
    const model = await giver.createPassport({ facilityId: giver.facilityId });
    const home = await taker.createPassport({ facilityId: taker.facilityId });
    const unit = await giver.serialise(model.id);
    const headers = { Accept: 'application/vc+jwt' };
    expect((await app.request(`/unit/${unit.id}`, { headers })).status).toBe(200);
    const successor = await handOver(unit, giver, taker, home.id);
    const old = await app.request(`/unit/${unit.id}`, { headers });
    expect(old.status).toBe(406);
    expect(old.body.message).toContain('handed over');
    const issued = await app.request(`/unit/${successor.id}`, { headers });
    expect(issued.status).toBe(200);
  });
});
