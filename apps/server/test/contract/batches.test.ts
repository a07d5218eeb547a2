import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newGtin, newSku, newSerial, steel, textiles } from '../support/factories.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

/** Batches of a passport: making, finding, changing and recalling them, and the level that publication fixes. */

let app: TestApp;
let workspace: Workspace;
let other: Workspace;

beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app);
  other = await createWorkspace(app);
});
afterAll(() => app.close());

const heat = (changes: object = {}) => ({
  heatNumber: '4711',
  chemicalAnalysis: { C: 0.17, Mn: 1.4 },
  ...changes,
});

type Call = Parameters<TestApp['request']>[1];

const call = (path: string, options: Call = {}) =>
  app.request(path, { key: workspace.key, ...options });
const listOf = (passportId: string) => `/api/v1/passports/${passportId}/batches`;
const create = (passportId: string, json: unknown, key = workspace.key) =>
  app.request(listOf(passportId), { key, json });

interface WireBatch {
  readonly id: string;
  readonly lot: string;
  readonly digitalLinkUri: string;
  readonly version: number;
}

const batchIn = (body: object) => (body as { batch: WireBatch }).batch;

/** A draft of a steel grade. */
const draftOf = (body: object = {}) =>
  workspace.createPassport({ metadata: steel(), draft: true, ...body });

async function publish(id: string, metadata: object = steel()): Promise<void> {
  const reply = await call(`/api/v1/passports/${id}`, { method: 'PUT', json: { metadata } });
  expect(reply.status).toBe(200);
}

/** A published grade with one heat. */
async function gradeWithHeat(lot = 'H-4711', metadata: object = heat()) {
  const productId = newGtin();
  const passport = await draftOf({ productId });
  const made = await create(passport.id, { lot, metadata });
  expect(made.status).toBe(201);
  await publish(passport.id);
  return { productId, passport, batch: batchIn(made.body) };
}

const recall = (id: string, json: object = {}) =>
  call(`/api/v1/batches/${id}/status`, { json: { status: 'RECALLED', ...json } });

describe('a batch', () => {
  it('is made with facts of its own', async () => {
    const { batch, productId, passport } = await gradeWithHeat('A/1');
    expect(batch).toMatchObject({
      lot: 'A/1',
      passportId: passport.id,
      digitalLinkUri: `https://dpp.example/01/${productId}/10/A%2F1`,
      url: `https://dpp.example/passport/${passport.id}/10/A%2F1`,
      status: 'ACTIVE',
      statusNote: null,
      metadata: heat(),
      version: 1,
    });
    const { body } = await call(`/api/v1/batches/${batch.id}`);
    expect(body).toEqual({ success: true, batch, units: 0 });
  });

  it.each([
    ['no lot', {}],
    ['a lot that is no text', { lot: 4711 }],
    ['an empty lot', { lot: '' }],
    ['a lot of 21 characters', { lot: 'A'.repeat(21) }],
    ['a character that AI 10 does not take', { lot: 'Hitze ä' }],
    ['a blank', { lot: 'A B' }],
    ['a dot segment', { lot: '..' }],
    ['another batch number', { lot: 'A-1', metadata: { batchNumber: 'A-2' } }],
  ])('is refused with %s', async (_name, json) => {
    const { id } = await draftOf({ productId: newSku() });
    const { status, body } = await create(id, json);
    expect([status, body.code]).toEqual([400, 'BATCH_INVALID']);
  });

  it.each([
    ['a field of the model', { tensileStrengthClass: 'S355' }, 'tensileStrengthClass'],
    ['a field of no rule', { colour: 'blue' }, 'colour'],
    ['a value that its rule refuses', { heatNumber: '' }, 'heatNumber'],
    ['no object', ['H-1'], ''],
  ])('is refused with %s', async (_name, metadata, path) => {
    const { id } = await draftOf({ productId: newSku() });
    const { status, body } = await create(id, { lot: 'A-1', metadata });
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect((body as unknown as { errors: unknown[] }).errors).toEqual([
      expect.objectContaining({ path }),
    ]);
  });

  it('is refused with more facts than it may state', async () => {
    const { id } = await draftOf({ productId: newSku() });
    const environmentalFootprint = { text: 'x'.repeat(40_000) };
    const reply = await create(id, { lot: 'A-1', metadata: { environmentalFootprint } });
    expect([reply.status, reply.body.code]).toEqual([400, 'BATCH_INVALID']);
  });

  it('has a lot that no other batch of its passport has, in capitals or small letters', async () => {
    const { id } = await draftOf({ productId: newSku() });
    expect((await create(id, { lot: 'a-1' })).status).toBe(201);
    expect((await create(id, { lot: 'A-1' })).status).toBe(201);
    const again = await create(id, { lot: 'a-1' });
    expect([again.status, again.body.code]).toEqual([409, 'LOT_TAKEN']);
    const { id: another } = await draftOf({ productId: newSku() });
    expect((await create(another, { lot: 'a-1' })).status).toBe(201);
  });

  it('changes what it states, and not its lot', async () => {
    const { batch } = await gradeWithHeat();
    const path = `/api/v1/batches/${batch.id}`;
    const json = { metadata: { yieldStrength: 372 } };
    const changed = await call(path, { method: 'PATCH', json });
    expect(changed.status).toBe(200);
    expect(batchIn(changed.body)).toMatchObject({ version: 2, ...json });
    const renamed = await call(path, { method: 'PATCH', json: { ...json, lot: 'H-1' } });
    expect([renamed.status, renamed.body.code]).toEqual([409, 'LOT_IMMUTABLE']);
    const empty = await call(path, { method: 'PATCH', json: {} });
    expect(empty.status).toBe(400);
    const wrong = { metadata: { yieldStrength: 'strong' } };
    expect((await call(path, { method: 'PATCH', json: wrong })).body.code).toBe(
      'VALIDATION_FAILED',
    );
    expect(batchIn((await call(path)).body)).toMatchObject({ version: 2, ...json });
  });

  it('is of its workspace alone', async () => {
    const { batch, passport } = await gradeWithHeat();
    const path = `/api/v1/batches/${batch.id}`;
    for (const [asked, options] of [
      [path, {}],
      [path, { method: 'DELETE' }],
      [path, { method: 'PATCH', json: { metadata: {} } }],
      [`${path}/status`, { json: { status: 'RECALLED' } }],
      [listOf(passport.id), {}],
      [listOf(passport.id), { json: { lot: 'B-1' } }],
      [`${listOf(passport.id)}/bulk`, { json: { batches: [{ lot: 'B-1' }] } }],
      [`/api/v1/batches/${randomUUID()}`, {}],
      ['/api/v1/batches/none', {}],
    ] as const) {
      expect((await app.request(asked, { key: other.key, ...options })).status).toBe(404);
    }
    const { body } = await call(path);
    expect(batchIn(body)).toMatchObject({ version: 1, status: 'ACTIVE' });
  });

  it('is refused to a key of another operator', async () => {
    const { batch, passport } = await gradeWithHeat();
    const { id: operatorId } = await workspace.createOperator();
    const key = await workspace.createKey({ operatorId });
    for (const path of [`/api/v1/batches/${batch.id}`, listOf(passport.id)]) {
      expect((await app.request(path, { key })).status).toBe(403);
    }
    expect((await create(passport.id, { lot: 'B-1' }, key)).status).toBe(403);
  });
});

describe('many batches', () => {
  it('succeed or fail each by itself, and may be sent again', async () => {
    const { id } = await draftOf({ productId: newSku() });
    const batches = [
      { lot: 'B-2', metadata: heat() },
      { lot: 'B-1' },
      { lot: 'B-1' },
      { lot: 'no lot' },
      { lot: 'B-3', metadata: { steelDesignation: '1.0577' } },
      'B-4',
    ];
    const path = `${listOf(id)}/bulk`;
    const { status, body } = await call(path, { json: { batches } });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      count: 2,
      batches: [{ lot: 'B-2' }, { lot: 'B-1' }],
      faults: [
        { index: 2, lot: 'B-1', code: 'LOT_TAKEN' },
        { index: 3, lot: 'no lot', code: 'BATCH_INVALID' },
        { index: 4, lot: 'B-3', code: 'VALIDATION_FAILED' },
        { index: 5, lot: null, code: 'BATCH_INVALID' },
      ],
    });
    const again = await call(path, { json: { batches } });
    expect(again.body).toMatchObject({
      count: 0,
      faults: batches.map(() => expect.anything() as object),
    });
  });

  it.each([
    ['none', { batches: [] }],
    ['1,001', { batches: Array.from({ length: 1001 }, (_, index) => ({ lot: `L${index}` })) }],
    ['no list', { batches: { lot: 'A-1' } }],
    ['nothing', {}],
  ])('are refused as %s', async (_name, json) => {
    const { id } = await draftOf({ productId: newSku() });
    expect((await call(`${listOf(id)}/bulk`, { json })).status).toBe(400);
  });

  it('are listed in the order of lots, page by page, by beginning and status', async () => {
    const { id } = await draftOf({ productId: newSku() });
    const lots = ['a-1', 'B-1', 'B-10', 'B-2', 'C-1'];
    const made = await call(`${listOf(id)}/bulk`, {
      json: { batches: lots.toReversed().map((lot) => ({ lot })) },
    });
    const found = (made.body as unknown as { batches: WireBatch[] }).batches;
    const lotsAt = async (query: string) => {
      const { body } = await call(`${listOf(id)}?${query}`);
      const page = body as unknown as { batches: WireBatch[]; nextCursor: string | null };
      return { lots: page.batches.map(({ lot }) => lot), next: page.nextCursor };
    };
    const first = await lotsAt('limit=3');
    expect(first.lots).toEqual(['B-1', 'B-10', 'B-2']);
    expect(await lotsAt(`limit=3&cursor=${first.next}`)).toEqual({
      lots: ['C-1', 'a-1'],
      next: null,
    });
    expect((await lotsAt('lot=B-1')).lots).toEqual(['B-1', 'B-10']);
    await recall(found.find(({ lot }) => lot === 'B-2')?.id ?? '');
    expect((await lotsAt('status=RECALLED')).lots).toEqual(['B-2']);
    const bad = await call(`${listOf(id)}?cursor=!`);
    expect([bad.status, bad.body.code]).toEqual([400, 'INVALID_CURSOR']);
  });
});

describe('the level of a passport', () => {
  it('is fixed without batches once it is public', async () => {
    const passport = await workspace.createPassport({ metadata: steel(), productId: newSku() });
    const { status, body } = await create(passport.id, { lot: 'A-1' });
    expect([status, body.code]).toEqual([409, 'GRANULARITY_FIXED']);
    const demoted = { metadata: steel(), draft: true };
    const path = `/api/v1/passports/${passport.id}`;
    expect((await call(path, { method: 'PUT', json: demoted })).status).toBe(200);
    expect((await create(passport.id, { lot: 'A-1' })).body.code).toBe('GRANULARITY_FIXED');
  });

  it('is fixed with batches once it is public: more may follow, none goes', async () => {
    const { passport, batch } = await gradeWithHeat();
    expect((await create(passport.id, { lot: 'H-4712' })).status).toBe(201);
    const path = `/api/v1/batches/${batch.id}`;
    const gone = await call(path, { method: 'DELETE' });
    expect([gone.status, gone.body.code]).toEqual([409, 'GRANULARITY_FIXED']);
    const demoted = await call(`/api/v1/passports/${passport.id}`, {
      method: 'PUT',
      json: { metadata: steel(), draft: true },
    });
    expect([demoted.status, demoted.body.code]).toEqual([409, 'DRAFT_DEMOTION_REFUSED']);
    expect((await call(path)).status).toBe(200);
  });

  it('is open while the passport was never public', async () => {
    const { id } = await draftOf({ productId: newSku() });
    const made = await create(id, { lot: 'A-1' });
    const path = `/api/v1/batches/${batchIn(made.body).id}`;
    const unit = await workspace.serialise(id, { lot: 'A-1' });
    const kept = await call(path, { method: 'DELETE' });
    expect([kept.status, kept.body.code]).toEqual([409, 'BATCH_HAS_UNITS']);
    expect(unit).toMatchObject({ batchId: batchIn(made.body).id });
    const free = batchIn((await create(id, { lot: 'A-2' })).body);
    expect((await call(`/api/v1/batches/${free.id}`, { method: 'DELETE' })).status).toBe(200);
    expect((await call(`/api/v1/batches/${free.id}`)).status).toBe(404);
    expect((await call(`/api/v1/passports/${id}`, { method: 'DELETE' })).status).toBe(200);
    expect((await call(path)).status).toBe(404);
  });

  it('goes on with the next edition, to which batches and their addresses follow', async () => {
    const { passport, batch, productId } = await gradeWithHeat();
    await workspace.seal(passport.id);
    const opened = await call(`/api/v1/passports/${passport.id}/revisions`, { method: 'POST' });
    const { id } = opened.body.passport;
    const early = await create(id, { lot: 'H-2' });
    expect([early.status, early.body.code]).toEqual([409, 'REVISION_NOT_PUBLISHED']);
    await publish(id, steel({ steelDesignation: '1.0577' }));
    const late = await create(passport.id, { lot: 'H-2' });
    expect([late.status, late.body.code]).toEqual([409, 'PASSPORT_SUPERSEDED']);
    const { body } = await call(`/api/v1/batches/${batch.id}`);
    expect(batchIn(body)).toMatchObject({ passportId: id });
    const document = await app.request(`/01/${productId}/10/H-4711`);
    expect(document.body).toMatchObject({ id, metadata: { steelDesignation: '1.0577' } });
    const former = await app.request(`/passport/${passport.id}/10/H-4711`);
    expect(former.status).toBe(302);
    expect(former.headers.get('location')).toBe(`https://dpp.example/passport/${id}/10/H-4711`);
  });
});

describe('a recall by lot', () => {
  it('is shown by exactly the units of the batch, and taken back', async () => {
    const { passport, batch } = await gradeWithHeat();
    await create(passport.id, { lot: 'H-2' });
    const serialise = (lot?: string) => workspace.serialise(passport.id, { lot });
    const [own, others] = [await serialise('H-4711'), [await serialise('H-2'), await serialise()]];
    const pageOf = async (id: string) =>
      (await app.request(`/unit/${id}`, { headers: { Accept: 'text/html' } })).text;
    const before = await Promise.all([own, ...others].map(({ id }) => pageOf(id)));
    const note = { reason: 'Cracks in the slab', contact: 'recall@mill.example' };
    const recalled = await recall(batch.id, note);
    expect(recalled.body).toMatchObject({ status: 'RECALLED', units: 1, batch: { version: 2 } });
    const page = await pageOf(own.id);
    for (const text of ['Cracks in the slab', 'recall@mill.example', 'H-4711', 'stop']) {
      expect(page).toContain(text);
    }
    expect(before[0]).not.toContain('Cracks');
    expect(before[0]).toContain('H-4711');
    expect(await Promise.all(others.map(({ id }) => pageOf(id)))).toEqual(before.slice(1));
    const { body } = await app.request(`/unit/${own.id}`);
    expect(body).toMatchObject({
      status: 'IN_SERVICE',
      batch: { lot: 'H-4711', status: 'RECALLED', statusNote: note, metadata: heat() },
    });
    const found = await call(`/api/v1/units?batchId=${batch.id}`);
    expect(found.body).toMatchObject({ total: 1, units: [{ id: own.id, batchId: batch.id }] });
    const ended = await call(`/api/v1/batches/${batch.id}/status`, { json: { status: 'ACTIVE' } });
    expect(ended.body).toMatchObject({ status: 'ACTIVE', batch: { statusNote: null } });
    expect(await pageOf(own.id)).toBe(before[0]);
  });

  it('is told to subscribers, inbox and audit log once', async () => {
    const { passport, batch } = await gradeWithHeat();
    const told = async () =>
      (await app.eventsOf(passport.id)).flatMap(({ type, text }) => {
        const { status, batch: named } = JSON.parse(text) as {
          status: string;
          batch?: { lot: string; status: string };
        };
        return named ? [[type, status, named.lot, named.status]] : [];
      });
    const recalled = ['passport.status_updated', 'ACTIVE', 'H-4711', 'RECALLED'];
    await recall(batch.id, { reason: 'Cracks' });
    await recall(batch.id);
    expect(await told()).toEqual([recalled]);
    await recall(batch.id, { reason: 'Cracks, and worse' });
    await call(`/api/v1/batches/${batch.id}/status`, { json: { status: 'ACTIVE' } });
    expect(await told()).toEqual([recalled, recalled, [...recalled.slice(0, 3), 'ACTIVE']]);
    const entries = await app.db('audit_log').where({ target_id: batch.id }).pluck('action');
    expect(entries.sort()).toEqual([
      'batch.status_changed',
      'batch.status_changed',
      'batch.status_note_changed',
    ]);
  });

  it.each([
    {},
    { status: 'DECOMMISSIONED' },
    { status: 'RECALLED', noticeUrl: 'http://a.example' },
  ])('is refused as %j', async (json) => {
    const { batch } = await gradeWithHeat();
    const reply = await call(`/api/v1/batches/${batch.id}/status`, { json });
    expect(reply.status).toBe(400);
  });

  it.each([['H-0'], [4711], ['..'], ['x'.repeat(500)]])(
    'has no unit that names the lot %j of no batch',
    async (lot) => {
      const { passport } = await gradeWithHeat();
      const path = `/api/v1/passports/${passport.id}/units`;
      const json = { serialNumber: newSerial(), lot };
      const refused = await call(path, { json });
      expect([refused.status, refused.body.code]).toEqual([400, 'SERIALISATION_FAILED']);
      const verdict = await call(`${path}/validate`, { json });
      expect(verdict.body).toMatchObject({ validCount: 0, results: [{ code: 'UNIT_INVALID' }] });
    },
  );
});

describe('facts of batches', () => {
  it('belong to other categories, too', async () => {
    const { id } = await draftOf({ productId: newSku(), metadata: textiles() });
    expect((await create(id, { lot: 'DYE-7', metadata: { dyeingCountry: 'PT' } })).status).toBe(
      201,
    );
    const wrong = await create(id, { lot: 'DYE-8', metadata: { size: 'M' } });
    expect([wrong.status, wrong.body.code]).toEqual([400, 'VALIDATION_FAILED']);
  });
});
