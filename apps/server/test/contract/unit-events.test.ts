import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { craftedCursors } from '../support/crafted-cursors.js';
import { anyText, textMatching, timestamp } from '../support/matchers.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { auditOf } from '../support/users.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

let app: TestApp;
let workspace: Workspace;
let other: Workspace;
let passport: { id: string };

beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app);
  other = await createWorkspace(app);
  passport = await workspace.createPassport();
});
afterAll(() => app.close());

const newUnit = (changes: object = {}) => workspace.serialise(passport.id, changes);
const eventsPath = (id: string) => `/api/v1/units/${id}/events`;
const record = (id: string, json: unknown, key = workspace.key, headers = {}) =>
  app.request(eventsPath(id), { key, json, headers });
const recordAll = (id: string, json: unknown, key = workspace.key, headers = {}) =>
  app.request(`${eventsPath(id)}/bulk`, { key, json, headers });
const list = (id: string, query = '', key = workspace.key) =>
  app.request(eventsPath(id) + query, { key });
const documentOf = async (id: string) =>
  (await app.request(`/api/v1/units/${id}`, { key: workspace.key })).body;
const eventsOf = async (id: string, query = '') => (await list(id, query)).body.events;
const stateOf = async (id: string) => (await documentOf(id))['currentState'];

const minute = (n: number) => new Date(Date.UTC(2026, 0, 1, 0, n)).toISOString();
const measurement = (changes: object = {}) => ({ eventType: 'SOH_MEASUREMENT', ...changes });
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** What no event may be, alone or among others. */
const badEvents = [
  ['no type', { stateOfHealth: 90 }],
  ['a type that is none', measurement({ eventType: 'EXPLOSION' })],
  ['a type in lower case', measurement({ eventType: 'other' })],
  ['a type that is a list of types', measurement({ eventType: ['OTHER'] })],
  ['stateOfHealth below 0', measurement({ stateOfHealth: -0.001 })],
  ['stateOfHealth above 100', measurement({ stateOfHealth: 100.001 })],
  ['stateOfHealth as text', measurement({ stateOfHealth: '90' })],
  ['cycleCount below 0', measurement({ cycleCount: -1 })],
  ['cycleCount above 2^53 - 1', measurement({ cycleCount: 9_007_199_254_740_992 })],
  ['cycleCount as a list', measurement({ cycleCount: [1] })],
  ['remainingCapacityAh below 0', measurement({ remainingCapacityAh: -1 })],
  ['remainingCapacityAh above 2^53 - 1', measurement({ remainingCapacityAh: 1e16 })],
  ['remainingCapacityAh as a boolean', measurement({ remainingCapacityAh: true })],
  ['a temperature below absolute zero', measurement({ temperatureC: -273.16 })],
  ['a temperature above 10000', measurement({ temperatureC: 10_000.5 })],
  ['a temperature as an object', measurement({ temperatureC: {} })],
  ['a status that is none', measurement({ status: 'BROKEN' })],
  ['recordedAt that is no date', measurement({ recordedAt: 'today' })],
  ['recordedAt that is a number', measurement({ recordedAt: 1_800_000_000_000 })],
  ['recordedAt more than 24 hours ahead', measurement({ recordedAt: inHours(25) })],
  ['recordedAt on a day that is none', measurement({ recordedAt: '2026-02-30T00:00:00Z' })],
  ['recordedAt before all databases', measurement({ recordedAt: '0001-01-01T00:00:00Z' })],
  ['a payload of more than 16 KiB', measurement({ payload: { text: 'x'.repeat(16_384) } })],
] as const;

const noObjects = [
  ['an array', [measurement()]],
  ['null', null],
  ['text', 'OTHER'],
] as const;

describe('POST /api/v1/units/{id}/events', () => {
  // Clause: POST /api/v1/units/{id}/events 201
  // Clause: unit event fields
  it('answers the event with every field', async () => {
    const { id } = await newUnit();
    const sent = measurement({
      stateOfHealth: 97.25,
      cycleCount: 312,
      remainingCapacityAh: 71.5,
      temperatureC: -12.5,
      payload: { b: 1, a: [1.5, 'x'] },
      recordedAt: '2026-01-01T01:00:00+01:00',
    });
    const { status, body } = await record(id, sent);
    expect(status).toBe(201);
    expect(body).toEqual({
      success: true,
      message: 'Dynamic data recorded',
      event: {
        ...sent,
        id: textMatching(/^[0-9a-f-]{36}$/),
        batteryUnitId: id,
        tenantId: workspace.tenant.id,
        recordedAt: minute(0),
        createdAt: timestamp,
      },
    });
    expect(await eventsOf(id)).toEqual([body.event]);
    expect(JSON.stringify(body.event['payload'])).toBe('{"b":1,"a":[1.5,"x"]}');
  });

  // Clause: unit event types
  it.each(['SOH_MEASUREMENT', 'CHARGE_CYCLE', 'STATUS_CHANGE', 'NEGATIVE_EVENT', 'OTHER'])(
    'takes a %s with nothing else, or with nulls',
    async (eventType) => {
      const { id } = await newUnit();
      const nulls = {
        stateOfHealth: null,
        cycleCount: null,
        remainingCapacityAh: null,
        temperatureC: null,
        payload: null,
      };
      const { event } = (await record(id, { eventType })).body;
      expect(event).toMatchObject({ eventType, ...nulls });
      expect(event).not.toHaveProperty('status');
      const sent = { eventType, ...nulls, status: null, recordedAt: null };
      expect((await record(id, sent)).status).toBe(201);
    },
  );

  // Clause: unit event ranges
  it.each([
    { stateOfHealth: 0, cycleCount: 0, remainingCapacityAh: 0, temperatureC: -273.15 },
    {
      stateOfHealth: 100,
      cycleCount: 9_007_199_254_740_991,
      remainingCapacityAh: 9_007_199_254_740_991,
      temperatureC: 10_000,
    },
  ])('takes the ends of the ranges: %j', async (ends) => {
    const { id } = await newUnit();
    expect((await record(id, measurement(ends))).body.event).toMatchObject(ends);
    expect(await stateOf(id)).toMatchObject(ends);
  });

  // Clause: unit event cycleCount
  it('truncates cycleCount to an integer', async () => {
    const { id } = await newUnit();
    expect((await record(id, measurement({ cycleCount: 3.99 }))).body.event['cycleCount']).toBe(3);
  });

  // Clause: unit event payload
  it.each([[{}], [[]], [{ deep: { list: [1, { a: null }] } }], [['x', 1]]])(
    'keeps the payload %j',
    async (payload) => {
      const { id } = await newUnit();
      await record(id, measurement({ payload }));
      expect((await eventsOf(id))[0]?.['payload']).toEqual(payload);
    },
  );

  // Clause: unit event payload
  it.each(['text', 7, true, false, ''])('stores the payload %j as null', async (payload) => {
    const { id } = await newUnit();
    expect((await record(id, measurement({ payload }))).body.event['payload']).toBeNull();
  });

  // Clause: unit event recordedAt
  it('records at the time of the server unless it says otherwise, up to 24 hours ahead', async () => {
    const { id } = await newUnit();
    const { event } = (await record(id, measurement())).body;
    expect(event.recordedAt).toBe(event['createdAt']);
    expect((await record(id, measurement({ recordedAt: inHours(23.9) }))).status).toBe(201);
  });

  // Clause: POST /api/v1/units/{id}/events 400
  it.each(badEvents)('answers the Bad Request triple for %s', async (_what, sent) => {
    const { id } = await newUnit();
    const { status, body } = await record(id, sent);
    expect(status).toBe(400);
    expect(body).toEqual({
      success: false,
      error: 'Bad Request',
      message: anyText,
      code: 'INVALID_REQUEST',
    });
    expect(await documentOf(id)).toMatchObject({ currentState: null, dynamicData: [] });
  });

  it.each([[[]], ['x'], [null], [7]])('answers 400 for the body %j', async (sent) => {
    const { id } = await newUnit();
    expect((await record(id, sent)).status).toBe(400);
  });

  // Clause: POST /api/v1/units/{id}/events 404
  it('answers 404 for a unit that is not there, or not of this workspace', async () => {
    const { id } = await newUnit();
    expect((await record(id, measurement(), other.key)).status).toBe(404);
    expect((await record(randomUUID(), measurement())).body.code).toBe('UNIT_NOT_FOUND');
    expect((await record('BAT-1', measurement())).status).toBe(404);
    expect(await eventsOf(id)).toEqual([]);
  });

  // Clause: POST /api/v1/units/{id}/events 403 scope
  it("answers 403 for a unit of another operator's passport, and takes its own", async () => {
    const { id: operatorId } = await workspace.createOperator();
    const key = await workspace.createKey({ operatorId });
    const { id } = await newUnit();
    for (const send of [record, recordAll]) {
      const refused = await send(id, { ...measurement(), events: [measurement()] }, key);
      expect([refused.status, refused.body.code]).toEqual([403, 'OPERATOR_SCOPE_FORBIDDEN']);
    }
    const own = await workspace.serialise((await workspace.createPassport({ operatorId })).id);
    expect((await record(own.id, measurement(), key)).status).toBe(201);
  });

  // Clause: POST /api/v1/units/{id}/events permission
  it('needs battery:write', async () => {
    const { id } = await newUnit();
    const auditor = await workspace.createKey({ role: 'AUDITOR' });
    expect((await record(id, measurement(), auditor)).status).toBe(403);
    expect((await recordAll(id, { events: [measurement()] }, auditor)).status).toBe(403);
  });

  // Clause: unit event news
  it('of telemetry is told to nobody', async () => {
    const { id } = await newUnit();
    await record(id, measurement({ stateOfHealth: 90 }));
    await record(id, { eventType: 'STATUS_CHANGE', status: 'IN_SERVICE' });
    expect(await auditOf(app, workspace.tenant.id).where({ target_id: id })).toEqual([]);
    expect(await app.db('notifications').where({ target_id: id })).toEqual([]);
  });
});

describe('the status of an event', () => {
  // Clause: battery unit status by event
  it.each(['SOH_MEASUREMENT', 'CHARGE_CYCLE', 'STATUS_CHANGE', 'NEGATIVE_EVENT', 'OTHER'])(
    'becomes that of the unit, by the type %s as well',
    async (eventType) => {
      const unit = await newUnit();
      const { event } = (await record(unit.id, { eventType, status: 'WASTE' })).body;
      expect(event['status']).toBe('WASTE');
      const document = await documentOf(unit.id);
      expect(document['status']).toBe('WASTE');
      expect(document['updatedAt']).toBe(event['createdAt']);
      expect(document['dynamicData']).toEqual([expect.objectContaining({ status: 'WASTE' })]);
    },
  );

  // Clause: battery unit status by event
  it('may be any, from any but RECYCLED', async () => {
    const { id } = await newUnit();
    const statuses = ['DECOMMISSIONED', 'RECALLED', 'REPURPOSED', 'REMANUFACTURED', 'REUSED'];
    for (const status of [...statuses, 'WASTE', 'IN_SERVICE', 'RECYCLED']) {
      expect((await record(id, { eventType: 'STATUS_CHANGE', status })).status).toBe(201);
      expect((await documentOf(id))['status']).toBe(status);
    }
  });

  // Clause: battery unit status at once
  it('holds at once, whenever it was recorded', async () => {
    const { id } = await newUnit();
    await record(id, { eventType: 'OTHER', status: 'RECALLED', recordedAt: minute(2) });
    await record(id, { eventType: 'OTHER', status: 'REUSED', recordedAt: minute(1) });
    expect((await documentOf(id))['status']).toBe('REUSED');
  });

  // Clause: battery unit RECYCLED
  it('RECYCLED stamps ceasedAt by the clock of the server, whatever recordedAt says', async () => {
    const unit = await newUnit();
    const sent = { eventType: 'STATUS_CHANGE', status: 'RECYCLED', recordedAt: minute(0) };
    const { event } = (await record(unit.id, sent)).body;
    const path = `/api/v1/passports/${passport.id}/units`;
    const { units } = (await app.request(path, { key: workspace.key })).body;
    const recycled = units.find(({ id }) => id === unit.id);
    expect(recycled).toMatchObject({ status: 'RECYCLED', ceasedAt: event['createdAt'] });
  });

  // Clause: POST /api/v1/units/{id}/events 400 Terminal Unit Status
  it.each([
    ['a measurement', measurement({ stateOfHealth: 1 })],
    ['another status', { eventType: 'STATUS_CHANGE', status: 'IN_SERVICE' }],
    ['the same again', { eventType: 'STATUS_CHANGE', status: 'RECYCLED' }],
    ['what is no event', {}],
  ])('RECYCLED is the end: %s is 400 Terminal Unit Status', async (_what, sent) => {
    const { id } = await newUnit();
    await record(id, { eventType: 'STATUS_CHANGE', status: 'RECYCLED' });
    const before = [await documentOf(id), await eventsOf(id)];
    const { status, body } = await record(id, sent);
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, error: 'Terminal Unit Status', message: anyText });
    expect([await documentOf(id), await eventsOf(id)]).toEqual(before);
  });

  // Clause: unit status change news
  it('is told to audit log and inbox, once', async () => {
    const { id, serialNumber } = await newUnit();
    await record(id, { eventType: 'STATUS_CHANGE', status: 'RECYCLED' });
    const told = { target_id: id };
    const details = {
      ...{ passportId: passport.id, serialNumber, from: 'IN_SERVICE', to: 'RECYCLED' },
      requestId: expect.any(String) as string,
    };
    expect(await auditOf(app, workspace.tenant.id).where(told)).toEqual([
      expect.objectContaining({ action: 'batteryunit.status_changed', details }),
    ]);
    expect(await app.db('notifications').where(told)).toEqual([
      expect.objectContaining({ kind: 'batteryunit.status_changed' }),
    ]);
  });
});

describe('the current state of a unit', () => {
  // Clause: unit currentState
  it('is that of the latest recordedAt; what arrives late changes the history alone', async () => {
    const { id } = await newUnit();
    await record(id, measurement({ stateOfHealth: 90, recordedAt: minute(2) }));
    await record(id, measurement({ stateOfHealth: 95, recordedAt: minute(1) }));
    expect(await stateOf(id)).toMatchObject({ stateOfHealth: 90, recordedAt: minute(2) });
    expect((await eventsOf(id)).map((event) => event['stateOfHealth'])).toEqual([90, 95]);
  });

  // Clause: unit currentState ties
  it('is that of the later arrival where two were recorded at once, as the history says', async () => {
    const { id } = await newUnit();
    const values = Array.from({ length: 12 }, (_, n) => n);
    for (const cycleCount of values.slice(0, 6)) {
      await record(id, measurement({ cycleCount, recordedAt: minute(1) }));
    }
    const events = values
      .slice(6)
      .map((cycleCount) => measurement({ cycleCount, recordedAt: minute(1) }));
    await recordAll(id, { events });
    expect(await stateOf(id)).toMatchObject({ cycleCount: 11 });
    const counts = (await eventsOf(id)).map((event) => event['cycleCount']);
    expect(counts).toEqual(values.toReversed());
  });

  it('goes by arrival when the clock stands still, or goes back', async () => {
    const { id } = await newUnit();
    for (const at of [5, 5, 4, 6, 5]) {
      app.setTime(new Date(Date.UTC(2027, 0, 1, 0, at)));
      await record(id, measurement({ cycleCount: at, recordedAt: minute(1) }));
    }
    app.setTime();
    expect((await eventsOf(id)).map((event) => event['cycleCount'])).toEqual([5, 6, 4, 5, 5]);
    expect(await stateOf(id)).toMatchObject({ cycleCount: 5 });
  });

  // Clause: unit currentState unmerged
  it('is one event, not merged with those before', async () => {
    const { id } = await newUnit();
    await record(id, measurement({ stateOfHealth: 90, recordedAt: minute(1) }));
    await record(id, measurement({ temperatureC: 21, recordedAt: minute(2) }));
    expect(await stateOf(id)).toEqual({
      stateOfHealth: null,
      cycleCount: null,
      remainingCapacityAh: null,
      temperatureC: 21,
      recordedAt: minute(2),
    });
  });

  // Clause: unit currentState numbers
  it('is none of an event without a number', async () => {
    const { id } = await newUnit();
    await record(id, { eventType: 'OTHER', payload: { stateOfHealth: 1 } });
    expect(await stateOf(id)).toBeNull();
    await record(id, measurement({ stateOfHealth: 0, recordedAt: minute(1) }));
    await record(id, { eventType: 'NEGATIVE_EVENT', recordedAt: minute(2) });
    expect(await stateOf(id)).toMatchObject({ stateOfHealth: 0, recordedAt: minute(1) });
  });
});

describe('POST /api/v1/units/{id}/events/bulk', () => {
  // Clause: POST /api/v1/units/{id}/events/bulk 201
  it('answers the events in the order sent', async () => {
    const { id } = await newUnit();
    const events = [
      measurement({ stateOfHealth: 90, recordedAt: minute(3) }),
      { eventType: 'CHARGE_CYCLE', cycleCount: 7, recordedAt: minute(1) },
    ];
    const { status, body } = await recordAll(id, { events });
    expect(status).toBe(201);
    expect(body).toEqual({
      success: true,
      message: anyText,
      count: 2,
      events: events.map((event) => expect.objectContaining(event) as unknown),
    });
    expect(await eventsOf(id)).toEqual(body.events);
    expect(await stateOf(id)).toMatchObject({ stateOfHealth: 90 });
  });

  // Clause: POST /api/v1/units/{id}/events/bulk 201 partial
  it.each([...badEvents, ...noObjects])(
    'records the others beside an event with %s',
    async (_what, bad) => {
      const { id } = await newUnit();
      const { status, body } = await recordAll(id, { events: [measurement(), bad, measurement()] });
      expect([status, body['count'], body.events.length]).toEqual([201, 2, 2]);
      expect(body.errors).toEqual([textMatching(/^\[1\] .+\.$/)]);
      expect(await eventsOf(id)).toHaveLength(2);
    },
  );

  // Clause: POST /api/v1/units/{id}/events/bulk 201 status
  it('refuses an event with a status, which changes nothing', async () => {
    const { id } = await newUnit();
    const events = [measurement({ status: 'RECYCLED' }), measurement({ status: null })];
    const { body } = await recordAll(id, { events });
    expect([body['count'], body.errors]).toEqual([1, [textMatching(/^\[0\] status/)]]);
    expect((await documentOf(id))['status']).toBe('IN_SERVICE');
  });

  // Clause: POST /api/v1/units/{id}/events/bulk 400 every event failed
  it('answers Bulk Event Ingest Failed without message when every event failed', async () => {
    const { id } = await newUnit();
    const { status, body } = await recordAll(id, {
      events: [{}, measurement({ status: 'WASTE' })],
    });
    expect(status).toBe(400);
    expect(body).toEqual({
      success: false,
      error: 'Bulk Event Ingest Failed',
      code: 'BULK_EVENT_INGEST_FAILED',
      errors: [textMatching(/^\[0\] /), textMatching(/^\[1\] /)],
    });
    expect(await eventsOf(id)).toEqual([]);
  });

  // Clause: POST /api/v1/units/{id}/events/bulk 400 envelope
  it.each([
    ['no events', { events: [] }],
    ['501 events', { events: Array.from({ length: 501 }, () => measurement()) }],
    ['events that are no array', { events: measurement() }],
    ['no member events', measurement()],
    ['an array', [measurement()]],
    ['null', null],
  ])('answers the Bad Request triple for %s', async (_what, json) => {
    const { id } = await newUnit();
    const { status, body } = await recordAll(id, json);
    expect(status).toBe(400);
    expect(body).toEqual({
      success: false,
      error: 'Bad Request',
      message: anyText,
      code: 'INVALID_REQUEST',
    });
  });

  // Clause: POST /api/v1/units/{id}/events/bulk 201 limit
  it('takes 500 events at once, with payloads', async () => {
    const { id } = await newUnit();
    const payload = Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`cell${n}`, 3.7]));
    const events = Array.from({ length: 500 }, (_, n) =>
      measurement({ cycleCount: n, payload, recordedAt: minute(n) }),
    );
    const { status, body } = await recordAll(id, { events });
    expect([status, body['count']]).toEqual([201, 500]);
    expect(await stateOf(id)).toMatchObject({ cycleCount: 499 });
  });

  // Clause: POST /api/v1/units/{id}/events/bulk 400 Terminal Unit Status
  it('is 400 Terminal Unit Status for a unit that is RECYCLED', async () => {
    const { id } = await newUnit({ status: 'RECYCLED' });
    const { status, body } = await recordAll(id, { events: [measurement()] });
    expect([status, body.error]).toEqual([400, 'Terminal Unit Status']);
    expect(await eventsOf(id)).toEqual([]);
  });

  // Clause: POST /api/v1/units/{id}/events/bulk 404
  it('answers 404 for a unit that is not of this workspace', async () => {
    const { id } = await newUnit();
    expect((await recordAll(id, { events: [measurement()] }, other.key)).status).toBe(404);
  });
});

describe('an Idempotency-Key', () => {
  const both = [
    ['a single event', record, measurement({ stateOfHealth: 90 })],
    ['many events', recordAll, { events: [measurement({ stateOfHealth: 90 })] }],
  ] as const;

  // Clause: POST /api/v1/units/{id}/events 201 Idempotency-Key
  // Clause: POST /api/v1/units/{id}/events/bulk 201 Idempotency-Key
  it.each(both)('records %s once', async (_what, send, json) => {
    const { id } = await newUnit();
    const headers = { 'Idempotency-Key': randomUUID() };
    const first = await send(id, json, workspace.key, headers);
    const again = await send(id, json, workspace.key, headers);
    expect([first.status, again.status, again.text]).toEqual([201, 201, first.text]);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(await eventsOf(id)).toHaveLength(1);
  });

  // Clause: POST /api/v1/units/{id}/events 201 Idempotency-Key scope
  it.each(both)('of %s counts for one unit alone', async (_what, send, json) => {
    const units = [await newUnit(), await newUnit()];
    const headers = { 'Idempotency-Key': randomUUID() };
    for (const { id } of units) await send(id, json, workspace.key, headers);
    for (const { id } of units) expect(await eventsOf(id)).toHaveLength(1);
  });

  it.each(both)(
    'of %s counts for the unit in whatever case it is spelled',
    async (...[, send, json]) => {
      const { id } = await newUnit();
      const headers = { 'Idempotency-Key': randomUUID() };
      for (const spelled of [id, id.toUpperCase()])
        await send(spelled, json, workspace.key, headers);
      expect(await eventsOf(id)).toHaveLength(1);
    },
  );

  it.each(both)(
    'of %s is no matter where the path names no unit, at any length',
    async (...[, send, json]) => {
      const nobody = Array.from({ length: 250 }, () => randomUUID()).join('');
      const headers = { 'Idempotency-Key': randomUUID() };
      expect((await send(nobody, json, workspace.key, headers)).status).toBe(404);
    },
  );

  // Clause: POST /api/v1/units/{id}/events 409
  // Clause: POST /api/v1/units/{id}/events/bulk 409
  it.each(both)('of %s is 409 with another body', async (_what, send, json) => {
    const { id } = await newUnit();
    const headers = { 'Idempotency-Key': randomUUID() };
    await send(id, json, workspace.key, headers);
    const { status, body } = await send(id, { ...json, more: 1 }, workspace.key, headers);
    expect([status, body.code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
  });

  it.each(both)('replays %s after the unit was RECYCLED', async (_what, send, json) => {
    const { id } = await newUnit();
    const headers = { 'Idempotency-Key': randomUUID() };
    const first = await send(id, json, workspace.key, headers);
    await record(id, { eventType: 'STATUS_CHANGE', status: 'RECYCLED' });
    expect((await send(id, json, workspace.key, headers)).text).toBe(first.text);
  });

  it.each(both)('that is malformed is 400 for %s', async (_what, send, json) => {
    const { id } = await newUnit();
    const headers = { 'Idempotency-Key': 'x'.repeat(256) };
    expect((await send(id, json, workspace.key, headers)).status).toBe(400);
    expect(await eventsOf(id)).toEqual([]);
  });
});

describe('GET /api/v1/units/{id}/events', () => {
  let unit: { id: string; serialNumber: string };

  beforeAll(async () => {
    unit = await newUnit();
    const types = ['SOH_MEASUREMENT', 'CHARGE_CYCLE', 'OTHER'];
    // Two a minute, so that pages end between events of one moment.
    const events = Array.from({ length: 10 }, (_, n) => ({
      eventType: types[n % 3],
      cycleCount: n,
      recordedAt: minute(Math.floor(n / 2)),
    }));
    await recordAll(unit.id, { events });
  });

  const countsOn = async (query: string) =>
    (await eventsOf(unit.id, query)).map((event) => event['cycleCount']);

  // Clause: GET /api/v1/units/{id}/events 200
  it('answers a page, newest first', async () => {
    const { status, body } = await list(unit.id, '?limit=3');
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      count: 3,
      serialNumber: unit.serialNumber,
      events: [9, 8, 7].map((cycleCount) => expect.objectContaining({ cycleCount }) as unknown),
      nextCursor: anyText,
    });
  });

  // Clause: GET /api/v1/units/{id}/events 200 cursor
  it.each([1, 2, 3, 4, 7])('is walked in pages of %d without a gap or a repeat', async (limit) => {
    const seen: unknown[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const at: string = cursor === '' ? '' : `&cursor=${cursor}`;
      const { body } = await list(unit.id, `?limit=${limit}${at}`);
      seen.push(...body.events.map((event) => event['cycleCount']));
      cursor = body.nextCursor;
    }
    expect(seen).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
  });

  // Clause: GET /api/v1/units/{id}/events 200 cursor
  it('moves nothing to another page when events arrive while it is walked', async () => {
    const { id } = await newUnit();
    const at = (n: number) => measurement({ cycleCount: n, recordedAt: minute(n) });
    await recordAll(id, { events: [0, 1, 2, 3].map(at) });
    const first = (await list(id, '?limit=2')).body;
    await recordAll(id, { events: [10, 11].map(at) });
    const second = (await list(id, `?limit=2&cursor=${first.nextCursor}`)).body;
    const counts = [...first.events, ...second.events].map((event) => event['cycleCount']);
    expect(counts).toEqual([3, 2, 1, 0]);
  });

  // Clause: GET /api/v1/units/{id}/events 200 filters
  it.each([
    [`?from=${minute(3)}`, [9, 8, 7, 6]],
    [`?to=${minute(1)}`, [3, 2, 1, 0]],
    [`?from=${minute(1)}&to=${minute(2)}`, [5, 4, 3, 2]],
    [`?from=${minute(2)}&to=${minute(1)}`, []],
    ['?from=2026-01-02', []],
    ['?eventType=CHARGE_CYCLE', [7, 4, 1]],
    [`?eventType=OTHER&from=${minute(2)}`, [8, 5]],
  ])('filters by %s', async (query, counts) => {
    expect(await countsOn(query)).toEqual(counts);
  });

  it('walks what is filtered, too', async () => {
    const query = `?eventType=SOH_MEASUREMENT&to=${minute(3)}&limit=2`;
    const first = (await list(unit.id, query)).body;
    const second = (await list(unit.id, `${query}&cursor=${first.nextCursor}`)).body;
    const counts = [...first.events, ...second.events].map((event) => event['cycleCount']);
    expect(counts).toEqual([6, 3, 0]);
    expect(second.nextCursor).toBeNull();
  });

  // Clause: GET /api/v1/units/{id}/events 200 limit
  it('gives 100 unless asked for another number, 1 to 500', async () => {
    const { id } = await newUnit();
    const events = (from: number) =>
      Array.from({ length: 300 }, (_, n) => measurement({ recordedAt: minute(from + n) }));
    await recordAll(id, { events: events(0) });
    await recordAll(id, { events: events(300) });
    expect(await eventsOf(id)).toHaveLength(100);
    expect(await eventsOf(id, '?limit=0')).toHaveLength(1);
    expect(await eventsOf(id, '?limit=501')).toHaveLength(500);
  });

  // Clause: GET /api/v1/units/{id}/events 400
  it.each(['?from=today', '?to=', '?to=99999-01-01', '?eventType=EXPLOSION', '?limit=many'])(
    'answers 400 for %s',
    async (query) => {
      expect((await list(unit.id, query)).body.code).toBe('FST_ERR_VALIDATION');
    },
  );

  // Clause: GET /api/v1/units/{id}/events 400
  it.each(craftedCursors)(
    'answers 400 INVALID_CURSOR for a cursor that is %s',
    async (_what, cursor) => {
      const { status, body } = await list(unit.id, `?cursor=${cursor}`);
      expect([status, body.code]).toEqual([400, 'INVALID_CURSOR']);
    },
  );

  // Clause: GET /api/v1/units/{id}/events 404
  it('answers 404 for a unit that is not there, or not of this workspace', async () => {
    expect((await list(unit.id, '', other.key)).status).toBe(404);
    expect((await list(randomUUID())).body.code).toBe('UNIT_NOT_FOUND');
  });

  // Clause: GET /api/v1/units/{id}/events 403
  it("needs battery:read, and is 403 for a unit of another operator's passport", async () => {
    const none = await workspace.createKey({ permissions: ['passport:read'] });
    expect((await list(unit.id, '', none)).status).toBe(403);
    const { id: operatorId } = await workspace.createOperator();
    const bound = await workspace.createKey({ operatorId });
    expect((await list(unit.id, '', bound)).body.code).toBe('OPERATOR_SCOPE_FORBIDDEN');
  });
});
