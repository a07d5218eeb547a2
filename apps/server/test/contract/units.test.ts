import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newGrai, newGtin, newSerial, newSku, unitBody } from '../support/factories.js';
import { anyText, textMatching, timestamp } from '../support/matchers.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { auditOf } from '../support/users.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

let app: TestApp;
let workspace: Workspace;
let other: Workspace;
let passport: { id: string; productId: string };

beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app);
  other = await createWorkspace(app);
  passport = await workspace.createPassport();
});
afterAll(() => app.close());

const unitsOf = (idOrProductId: string) =>
  `/api/v1/passports/${encodeURIComponent(idOrProductId)}/units`;
const serialise = (json: unknown, key = workspace.key, of = passport.id) =>
  app.request(unitsOf(of), { key, json });
const validate = (json: unknown, key = workspace.key, of = passport.id) =>
  app.request(`${unitsOf(of)}/validate`, { key, json });
const list = (query = '', key = workspace.key, of = passport.id) =>
  app.request(unitsOf(of) + query, { key });
const newsOf = (passportId: string) =>
  auditOf(app, workspace.tenant.id).where({
    action: 'batteryunit.created',
    target_id: passportId,
  });
const countOf = async (of = passport.id) => (await list('', workspace.key, of)).body['total'];

/** Bodies that both operations refuse, with what is wrong. */
const badUnits = [
  ['no serial number', { status: 'IN_SERVICE' }],
  ['a serial number that is no text', { serialNumber: 7 }],
  ['a blank serial number', { serialNumber: '  ' }],
  ['21 characters', { serialNumber: 'A'.repeat(21) }],
  ['a slash', { serialNumber: 'A/1' }],
  ['a blank inside', { serialNumber: 'A 1' }],
  ['a letter outside CSET 82', { serialNumber: 'Ä1' }],
  ['a character of CSET 82 that no URL holds as it is', { serialNumber: 'A%1' }],
  ['a line break behind it that is none of the ends trimmed', { serialNumber: 'A\n1' }],
  ['a status that is none', unitBody({ status: 'BROKEN' })],
  ['a status in lower case', unitBody({ status: 'recycled' })],
  ['a status that is no text', unitBody({ status: 1 })],
  ['a date that is none', unitBody({ manufacturedAt: 'yesterday' })],
  ['a 30th of February', unitBody({ manufacturedAt: '2027-02-30T00:00:00Z-' })],
  ['a date that is a number', unitBody({ manufacturedAt: 1_800_000_000_000 })],
  ['a date before all databases', unitBody({ manufacturedAt: '-200000-01-01T00:00:00.000Z' })],
  ['a date after all databases', unitBody({ manufacturedAt: '+200000-01-01T00:00:00.000Z' })],
  ['a predecessorStatus that is none', unitBody({ predecessorStatus: 'RECYCLED' })],
  ['a predecessor that is no text', unitBody({ predecessorUnitId: 7 })],
  ['an array', [unitBody()]],
  ['null', null],
  ['text', 'BAT-1'],
] as const;

const badEnvelopes = [
  ['no units', { units: [] }],
  ['201 units', { units: Array.from({ length: 201 }, () => unitBody()) }],
] as const;

const nonObjects = [
  ['an array', [unitBody()]],
  ['text', 'BAT-1'],
  ['null', null],
  ['a number', 7],
] as const;

describe('POST /api/v1/passports/{passportId}/units', () => {
  // Clause: POST /api/v1/passports/{passportId}/units 201
  // Clause: battery unit fields
  it('answers the units with every field of the contract', async () => {
    const { productId } = passport;
    const [one, two] = [newSerial(), newSerial()];
    const manufacturedAt = '2027-03-01T08:00:00+01:00';
    const units = [{ serialNumber: ` ${one} `, manufacturedAt }, { serialNumber: two }];
    const reply = await serialise({ units });
    expect(reply.status).toBe(201);
    expect(reply.body).toEqual({
      success: true,
      message: anyText,
      count: 2,
      units: [
        {
          id: textMatching(/^[0-9a-f-]{36}$/),
          serialNumber: one,
          digitalLinkUri: `https://dpp.example/01/${productId}/21/${one}`,
          passportId: passport.id,
          tenantId: workspace.tenant.id,
          manufacturedAt: '2027-03-01T07:00:00.000Z',
          status: 'IN_SERVICE',
          ceasedAt: null,
          predecessorUnitId: null,
          createdAt: timestamp,
          updatedAt: timestamp,
        },
        expect.objectContaining({ serialNumber: two, manufacturedAt: null }),
      ],
      warnings: [],
    });
  });

  // Clause: POST /api/v1/passports/{passportId}/units 201 one unit
  it.each([
    ['without units', {}],
    ['with units that are no array', { units: { serialNumber: 'X' } }],
    ['with units that are null', { units: null }],
  ])('takes a single unit object %s', async (_what, changes) => {
    const unit = unitBody(changes);
    const { status, body } = await serialise(unit);
    expect(status).toBe(201);
    expect(body.units.map(({ serialNumber }) => serialNumber)).toEqual([unit.serialNumber]);
  });

  // Clause: battery unit status default
  // Clause: battery unit statuses
  it.each([
    'IN_SERVICE',
    'DECOMMISSIONED',
    'RECALLED',
    'REPURPOSED',
    'REMANUFACTURED',
    'REUSED',
    'WASTE',
  ])('makes a unit that is %s from the beginning', async (status) => {
    const [unit] = (await serialise(unitBody({ status }))).body.units;
    expect(unit).toMatchObject({ status, ceasedAt: null });
  });

  // Clause: battery unit RECYCLED at creation
  it('stamps ceasedAt on a unit that is RECYCLED from the beginning', async () => {
    const [unit] = (await serialise(unitBody({ status: 'RECYCLED' }))).body.units;
    expect(unit).toMatchObject({ status: 'RECYCLED', ceasedAt: timestamp });
    expect(unit.ceasedAt).toBe(unit['createdAt']);
  });

  // Clause: POST /api/v1/passports/{passportId}/units 201 partial
  // Clause: POST /api/v1/passports/{passportId}/units 201 errors
  it.each(badUnits)('makes the others beside a unit with %s', async (_what, bad) => {
    const good = [unitBody(), unitBody()];
    const { status, body } = await serialise({ units: [good[0], bad, good[1]] });
    expect(status).toBe(201);
    expect(body['count']).toBe(2);
    expect(body.units.map(({ serialNumber }) => serialNumber)).toEqual(
      good.map(({ serialNumber }) => serialNumber),
    );
    expect(body.errors).toEqual([textMatching(/^\[1\] .+\.$/)]);
  });

  // Clause: POST /api/v1/passports/{passportId}/units 201 duplicate
  it('refuses a serial number that is taken under the passport, and says so in words', async () => {
    const unit = unitBody();
    await serialise(unit);
    const taken = ['[0] A unit with this serial already exists for this passport.'];
    expect((await serialise(unit)).body.errors).toEqual(taken);
    const twice = unitBody();
    const { body } = await serialise({ units: [unit, twice, twice] });
    expect(body['count']).toBe(1);
    expect(body.errors).toEqual([...taken, taken[0]?.replace('[0]', '[2]')]);
  });

  // Clause: POST /api/v1/passports/{passportId}/units 201 duplicate
  it('takes a serial number that is taken under another passport, or in another case', async () => {
    const serialNumber = `Case-${newSerial()}`;
    const elsewhere = await workspace.createPassport();
    expect((await serialise({ serialNumber })).status).toBe(201);
    expect((await serialise({ serialNumber }, workspace.key, elsewhere.id)).status).toBe(201);
    expect((await serialise({ serialNumber: serialNumber.toLowerCase() })).status).toBe(201);
  });

  // Clause: POST /api/v1/passports/{passportId}/units 400 every unit failed
  it('answers Serialisation Failed without message when every unit failed', async () => {
    const before = await countOf();
    const { status, body } = await serialise({ units: [{}, { serialNumber: 'A/1' }] });
    expect(status).toBe(400);
    expect(body).toEqual({
      success: false,
      error: 'Serialisation Failed',
      code: 'SERIALISATION_FAILED',
      errors: [textMatching(/^\[0\] /), textMatching(/^\[1\] /)],
    });
    expect(await countOf()).toBe(before);
  });

  // Clause: POST /api/v1/passports/{passportId}/units 400 envelope
  it.each([...badEnvelopes, ...nonObjects])(
    'answers the Bad Request triple for %s',
    async (_what, json) => {
      const { status, body } = await serialise(json);
      expect(status).toBe(400);
      expect(body).toEqual({
        success: false,
        error: 'Bad Request',
        message: anyText,
        code: 'INVALID_REQUEST',
      });
    },
  );

  // Clause: limit units
  it('takes 200 units at once', async () => {
    const of = await workspace.createPassport();
    const units = Array.from({ length: 200 }, () => unitBody());
    const { status, body } = await serialise({ units }, workspace.key, of.id);
    expect([status, body['count']]).toEqual([201, 200]);
    expect(await countOf(of.id)).toBe(200);
  });

  it('takes as many units as the operator allows, and makes none of one more', async () => {
    const strict = await startTestApp({ LIMIT_BULK_UNITS: '2' });
    const { key, createPassport } = await createWorkspace(strict);
    const { id } = await createPassport();
    const send = (count: number) => {
      const units = Array.from({ length: count }, () => unitBody());
      return strict.request(unitsOf(id), { key, json: { units } });
    };
    expect((await send(3)).status).toBe(400);
    expect(await strict.db('battery_units')).toEqual([]);
    expect((await send(2)).status).toBe(201);
    await strict.close();
  });

  // Clause: POST /api/v1/passports/{passportId}/units 400 malformed JSON
  it('answers FST_ERR_CTP_INVALID_JSON_BODY for malformed JSON', async () => {
    const { key } = workspace;
    const { status, body } = await app.request(unitsOf(passport.id), { key, body: '{"units":[' });
    expect(status).toBe(400);
    expect(body).toEqual({
      statusCode: 400,
      code: 'FST_ERR_CTP_INVALID_JSON_BODY',
      error: 'Bad Request',
      message: anyText,
    });
  });

  // Clause: POST /api/v1/passports/{passportId}/units passport
  it('takes the passport by productId, also of a draft', async () => {
    const draft = await workspace.createPassport({ productId: newSku(), draft: true });
    const { status, body } = await serialise(unitBody(), workspace.key, draft.productId);
    expect(status).toBe(201);
    expect(body.units[0]['passportId']).toBe(draft.id);
  });

  // Clause: POST /api/v1/passports/{passportId}/units 404
  it('answers 404 for a passport that is not there, or not of this workspace', async () => {
    const foreign = await other.createPassport();
    for (const of of [randomUUID(), newSku(), foreign.id, foreign.productId]) {
      expect((await serialise(unitBody(), workspace.key, of)).status).toBe(404);
    }
    expect((await list('', other.key, foreign.id)).body['total']).toBe(0);
  });

  // Clause: POST /api/v1/passports/{passportId}/units 403 scope
  it("answers 403 for another operator's passport, and takes its own", async () => {
    const { id: operatorId } = await workspace.createOperator();
    const key = await workspace.createKey({ operatorId });
    const refused = await serialise(unitBody(), key);
    expect([refused.status, refused.body.code]).toEqual([403, 'OPERATOR_SCOPE_FORBIDDEN']);
    const own = await workspace.createPassport({ operatorId });
    expect((await serialise(unitBody(), key, own.id)).status).toBe(201);
  });

  // Clause: POST /api/v1/passports/{passportId}/units permission
  it('needs battery:write', async () => {
    const auditor = await workspace.createKey({ role: 'AUDITOR' });
    expect((await serialise(unitBody(), auditor)).status).toBe(403);
    expect((await validate(unitBody(), auditor)).status).toBe(403);
  });

  // Clause: POST /api/v1/passports/{passportId}/units 201 audit
  it('writes one audit entry batteryunit.created and one notification a call', async () => {
    const of = await workspace.createPassport();
    const [one, two] = [unitBody(), unitBody()];
    await serialise({ units: [one, two, {}] }, workspace.key, of.id);
    const entries = await newsOf(of.id);
    expect(entries.map(({ details }) => details)).toEqual([
      {
        requestId: anyText,
        productId: of.productId,
        units: 2,
        serialNumbers: `${one.serialNumber}, ${two.serialNumber}`,
      },
    ]);
    const told = await app.db('notifications').where({ target_id: of.id });
    expect(told).toEqual([expect.objectContaining({ kind: 'batteryunit.created' })]);
  });

  it('tells nobody of a call in which every unit failed', async () => {
    const of = await workspace.createPassport();
    await serialise({ units: [{}] }, workspace.key, of.id);
    expect(await app.db('notifications').where({ target_id: of.id })).toEqual([]);
    expect(await newsOf(of.id)).toEqual([]);
  });
});

describe('the link of a unit', () => {
  // Clause: battery unit digitalLinkUri
  it.each([
    ['a GTIN', newGtin, (id: string) => `https://dpp.example/01/${id}/21/`],
    ['a GRAI', newGrai, (id: string) => `https://dpp.example/8003/${id}/21/`],
  ])('stands under %s', async (_what, newId, linkOf) => {
    const of = await workspace.createPassport({ productId: newId() });
    const unit = await workspace.serialise(of.id);
    expect(unit.digitalLinkUri).toBe(linkOf(of.productId) + unit.serialNumber);
  });

  // Clause: battery unit digitalLinkUri of a SKU
  it('is the page of the unit where the product has no GS1 key', async () => {
    const of = await workspace.createPassport({ productId: newSku() });
    const unit = await workspace.serialise(of.id);
    expect(unit.digitalLinkUri).toBe(`https://dpp.example/unit/${unit.id}`);
  });

  // Clause: POST /api/v1/passports/{passportId}/units 201 UNIT_NO_SCANNABLE_LINK
  it.each([
    ['a GRAI', newGrai],
    ['a SKU', newSku],
  ])('is told not to be scannable under %s, once a call', async (_what, newId) => {
    const of = await workspace.createPassport({ productId: newId() });
    const path = `${unitsOf(of.id)}?lang=de`;
    const json = { units: [unitBody(), unitBody()] };
    const { body } = await app.request(path, { key: workspace.key, json });
    expect(body.warnings).toEqual([
      {
        code: 'UNIT_NO_SCANNABLE_LINK',
        path: 'productId',
        message: anyText,
        friendlyMessage: anyText,
      },
    ]);
    expect(body.warnings[0].friendlyMessage).not.toBe(body.warnings[0].message);
  });

  it.each(['.', '..'])(
    'is the page of the unit for the serial number %j, which browsers take out of a path',
    async (serialNumber) => {
      const of = await workspace.createPassport();
      const { body } = await serialise({ serialNumber }, workspace.key, of.id);
      expect(body.units[0].digitalLinkUri).toBe(`https://dpp.example/unit/${body.units[0].id}`);
      expect(body.warnings[0].code).toBe('UNIT_NO_SCANNABLE_LINK');
    },
  );
});

describe('POST /api/v1/passports/{passportId}/units/validate', () => {
  // Clause: POST /api/v1/passports/{passportId}/units/validate 200
  it('gives a verdict on each in the order sent, and stores nothing', async () => {
    const taken = await workspace.serialise(passport.id);
    const before = await countOf();
    const free = newSerial();
    const units = [
      { serialNumber: ` ${free} ` },
      { serialNumber: 7 },
      { serialNumber: 'A/1' },
      { serialNumber: taken.serialNumber },
      { serialNumber: free },
    ];
    const { status, body } = await validate({ units });
    expect(status).toBe(200);
    const no = (serialNumber: string | null, code = 'UNIT_INVALID') => {
      return { serialNumber, ok: false, error: anyText, code };
    };
    expect(body).toEqual({
      success: true,
      message: anyText,
      count: 5,
      validCount: 1,
      results: [
        { serialNumber: free, ok: true },
        no(null),
        no('A/1'),
        no(taken.serialNumber, 'SERIAL_TAKEN'),
        no(free, 'SERIAL_TAKEN'),
      ],
    });
    expect(await countOf()).toBe(before);
    expect((await serialise({ serialNumber: free })).status).toBe(201);
  });

  it.each(badUnits)('finds fault with %s', async (_what, bad) => {
    const { status, body } = await validate({ units: [bad] });
    expect([status, body['validCount']]).toEqual([200, 0]);
  });

  // Clause: POST /api/v1/passports/{passportId}/units/validate 200 predecessor
  it('does not look for the predecessor', async () => {
    const unit = unitBody({ predecessorUnitId: randomUUID(), predecessorStatus: 'REUSED' });
    expect((await validate(unit)).body.results).toEqual([
      { serialNumber: unit.serialNumber, ok: true },
    ]);
    expect((await serialise(unit)).status).toBe(400);
  });

  // Clause: POST /api/v1/passports/{passportId}/units/validate 400
  it.each([...badEnvelopes, ...nonObjects])('answers 400 for %s', async (_what, json) => {
    const { status, body } = await validate(json);
    expect(status).toBe(400);
    expect(body).toEqual({
      success: false,
      error: 'Bad Request',
      message: anyText,
      code: 'INVALID_REQUEST',
    });
  });

  // Clause: POST /api/v1/passports/{passportId}/units/validate 403
  it("answers 403 for another operator's passport", async () => {
    const { id: operatorId } = await workspace.createOperator();
    const key = await workspace.createKey({ operatorId });
    expect((await validate(unitBody(), key)).body.code).toBe('OPERATOR_SCOPE_FORBIDDEN');
  });

  // Clause: POST /api/v1/passports/{passportId}/units/validate 404
  it('answers 404 for a passport that is not of this workspace', async () => {
    expect((await validate(unitBody(), other.key)).status).toBe(404);
  });

  // Clause: POST /api/v1/passports/{passportId}/units/validate 402
  it('answers 402 when the subscription has lapsed', async () => {
    const lapsed = await createWorkspace(app);
    const of = await lapsed.createPassport();
    await app
      .db('tenants')
      .where({ id: lapsed.tenant.id })
      .update({ subscription_status: 'canceled' });
    const { status } = await validate(unitBody(), await lapsed.createKey(), of.id);
    expect(status).toBe(402);
  });
});

describe('GET /api/v1/passports/{passportId}/units', () => {
  let of: { id: string; productId: string };
  let serials: readonly string[];

  beforeAll(async () => {
    of = await workspace.createPassport();
    const units = [];
    for (let minute = 1; minute <= 5; minute++) {
      app.setTime(new Date(Date.UTC(2027, 5, 1, 8, minute)));
      units.unshift(await workspace.serialise(of.id));
    }
    app.setTime();
    serials = units.map(({ serialNumber }) => serialNumber);
  });

  const page = (query: string) => list(query, workspace.key, of.id);
  const serialsOn = async (query: string) =>
    (await page(query)).body.units.map(({ serialNumber }) => serialNumber);

  // Clause: GET /api/v1/passports/{passportId}/units 200
  it('answers a page, newest first', async () => {
    const { status, body } = await page('?limit=2');
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      count: 2,
      productId: of.productId,
      units: [
        expect.objectContaining({ serialNumber: serials[0] }),
        expect.objectContaining({ serialNumber: serials[1] }),
      ],
      page: 1,
      limit: 2,
      total: 5,
      totalPages: 3,
    });
    expect(Object.keys(body.units[0]).sort()).toEqual(
      [
        ...['id', 'serialNumber', 'digitalLinkUri', 'passportId', 'tenantId', 'manufacturedAt'],
        ...['status', 'ceasedAt', 'predecessorUnitId', 'createdAt', 'updatedAt'],
      ].sort(),
    );
  });

  // Clause: GET /api/v1/passports/{passportId}/units 200 pages
  it('cuts one list into pages, the last of them short', async () => {
    expect(await serialsOn('?limit=2&page=2')).toEqual(serials.slice(2, 4));
    expect(await serialsOn('?limit=2&page=3')).toEqual(serials.slice(4));
    expect(await serialsOn('?limit=2&page=4')).toEqual([]);
  });

  // Clause: GET /api/v1/passports/{passportId}/units 200 pages
  it.each([
    ['', 1, 100],
    ['?page=first&limit=many', 1, 100],
    ['?page=&limit=', 1, 100],
    ['?page=NaN&limit=1e2', 1, 100],
    ['?page=0&limit=0', 1, 1],
    ['?page=-3&limit=-1', 1, 1],
    ['?page=2&limit=201', 2, 200],
    ['?page=99999999999999999999&limit=99999999999999999999', 1_000_000, 200],
  ])('reads %j as page %d with limit %d', async (query, number, limit) => {
    const { status, body } = await page(query);
    expect([status, body['page'], body['limit']]).toEqual([200, number, limit]);
  });

  // Clause: GET /api/v1/passports/{passportId}/units 400
  it('answers 400 for a NUL, as every route does', async () => {
    expect((await page('?page=%00')).status).toBe(400);
  });

  // Clause: GET /api/v1/passports/{passportId}/units 403
  it("needs battery:read, and is 403 for another operator's passport", async () => {
    const none = await workspace.createKey({ permissions: ['passport:read'] });
    expect((await list('', none)).status).toBe(403);
    const { id: operatorId } = await workspace.createOperator();
    const bound = await workspace.createKey({ operatorId });
    expect((await list('', bound)).body.code).toBe('OPERATOR_SCOPE_FORBIDDEN');
  });

  // Clause: GET /api/v1/passports/{passportId}/units 404
  it('answers 404 for a passport that is not of this workspace', async () => {
    expect((await list('', other.key)).status).toBe(404);
    expect((await list('', workspace.key, randomUUID())).status).toBe(404);
  });
});
