import { randomUUID } from 'node:crypto';
import jsonld from 'jsonld';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { battery } from '../support/factories.js';
import { anyText, objectWith, timestamp } from '../support/matchers.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { startSession } from '../support/users.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

let app: TestApp;
let workspace: Workspace;
let other: Workspace;
const facilityDetails = [{ facilityName: 'Hall 7', location: 'Porto', activity: 'Cells' }];

let passport: { id: string; productId: string };

beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app);
  other = await createWorkspace(app);
  passport = await workspace.createPassport({
    facilityId: workspace.facilityId,
    metadata: battery({ facilityDetails }),
  });
});
afterAll(() => app.close());

const get = (id: string, key = workspace.key) => app.request(`/api/v1/units/${id}`, { key });
const remove = (id: string, key = workspace.key) =>
  app.request(`/api/v1/units/${id}`, { key, method: 'DELETE' });
const record = (id: string, json: object) =>
  app.request(`/api/v1/units/${id}/events`, { key: workspace.key, json });

describe('GET /api/v1/units/{id}', () => {
  // Clause: GET /api/v1/units/{id} 200
  // Clause: unit document fields
  it('answers JSON-LD with every field of the contract', async () => {
    const unit = await workspace.serialise(passport.id, { manufacturedAt: '2027-01-01' });
    const measured = { stateOfHealth: 98.5, cycleCount: 12, remainingCapacityAh: 70.25 };
    const recordedAt = '2026-05-01T00:00:00.000Z';
    const payload = { b: 1, a: ['x'] };
    const sent = { eventType: 'SOH_MEASUREMENT', ...measured, payload, recordedAt };
    await record(unit.id, sent);
    const { status, headers, body } = await get(unit.id);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/ld+json');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(body).toEqual({
      '@context': ['https://dpp.example/contexts/dpp/v1', expect.any(Object)],
      '@type': 'BatteryUnit',
      '@id': unit.digitalLinkUri,
      id: unit.id,
      serialNumber: unit.serialNumber,
      digitalLinkUri: unit.digitalLinkUri,
      status: 'IN_SERVICE',
      manufacturedAt: '2027-01-01T00:00:00.000Z',
      repurposedFrom: null,
      successorUnits: [],
      lineage: { predecessor: null, successors: [] },
      ofModel: objectWith({ '@type': 'DigitalProductPassport', id: passport.id }),
      currentState: { ...measured, temperatureC: null, recordedAt },
      dynamicData: [
        {
          '@type': 'BatteryUnitEvent',
          eventType: 'SOH_MEASUREMENT',
          ...measured,
          temperatureC: null,
          payload,
          recordedAt,
        },
      ],
      createdAt: timestamp,
      updatedAt: timestamp,
    });
  });

  // Clause: unit document ofModel
  it('shows the passport as its owner sees it', async () => {
    const unit = await workspace.serialise(passport.id);
    const { ofModel } = (await get(unit.id)).body as unknown as {
      ofModel: { metadata: object; manufacturingFacility: object };
    };
    expect(ofModel.metadata).toMatchObject({ facilityDetails });
    expect(ofModel.manufacturingFacility).toHaveProperty('streetAddress');
    const { key } = workspace;
    const fetched = await app.request(`/api/v1/passports/${passport.id}`, { key });
    expect(ofModel).toEqual(fetched.body);
  });

  // Clause: unit document lineage
  it('resolves neither predecessor nor successors', async () => {
    const predecessor = await workspace.serialise(passport.id);
    const successor = await workspace.serialise(passport.id, {
      predecessorUnitId: predecessor.id,
    });
    expect((await get(successor.id)).body['repurposedFrom']).toBeNull();
    expect((await get(predecessor.id)).body['successorUnits']).toEqual([]);
  });

  it('says what it was made from and became in its lineage', async () => {
    const predecessor = await workspace.serialise(passport.id);
    const successor = await workspace.serialise(passport.id, {
      predecessorUnitId: predecessor.id,
    });
    const named = ({ id, serialNumber }: typeof successor) => ({
      ...{ unitId: id, serialNumber, unitUrl: `https://dpp.example/unit/${id}` },
      digitalLinkUri: anyText,
    });
    expect((await get(successor.id)).body['lineage']).toEqual({
      predecessor: named(predecessor),
      successors: [],
    });
    expect((await get(predecessor.id)).body['lineage']).toEqual({
      predecessor: null,
      successors: [named(successor)],
    });
  });

  // Clause: unit document dynamicData
  it('shows the 500 most recent events, newest first by recordedAt', async () => {
    const { id } = await workspace.serialise(passport.id);
    const minute = (n: number) => new Date(Date.UTC(2026, 0, 1, 0, n)).toISOString();
    const events = Array.from({ length: 500 }, (_, n) => ({
      eventType: 'CHARGE_CYCLE',
      cycleCount: n,
      recordedAt: minute(n),
    }));
    const path = `/api/v1/units/${id}/events/bulk`;
    await app.request(path, { key: workspace.key, json: { events } });
    await record(id, { eventType: 'OTHER', recordedAt: minute(1000) });
    await record(id, { eventType: 'NEGATIVE_EVENT', recordedAt: minute(-1) });
    const { dynamicData, currentState } = (await get(id)).body as unknown as {
      dynamicData: { recordedAt: string; eventType: string }[];
      currentState: object;
    };
    expect(dynamicData).toHaveLength(500);
    expect(dynamicData[0]).toMatchObject({ eventType: 'OTHER', recordedAt: minute(1000) });
    expect(dynamicData.map(({ recordedAt }) => recordedAt)).toEqual([
      minute(1000),
      ...Array.from({ length: 499 }, (_, n) => minute(499 - n)),
    ]);
    expect(currentState).toMatchObject({ cycleCount: 499, recordedAt: minute(499) });
  });

  it('has neither state nor events before the first', async () => {
    const { id } = await workspace.serialise(passport.id);
    expect((await get(id)).body).toMatchObject({ currentState: null, dynamicData: [] });
  });

  it('loses nothing in JSON-LD expansion: payloads, their order, and the passport within', async () => {
    const { id } = await workspace.serialise(passport.id);
    const payload = { '@id': 'not a node', list: [1, [2]] };
    const recordedAt = '2026-05-01T00:00:00.000Z';
    await record(id, { eventType: 'OTHER', stateOfHealth: 90, payload, recordedAt });
    await record(id, { eventType: 'OTHER', status: 'WASTE', payload: [1, 2] });
    const context = await app.request('/contexts/dpp/v1');
    const documentLoader = (url: string) =>
      Promise.resolve({
        contextUrl: null,
        documentUrl: url,
        document: JSON.parse(context.text) as object,
      });
    const document: unknown = JSON.parse((await get(id)).text);
    const expanded = await jsonld.expand(document, { safe: true, documentLoader });
    const [{ '@list': events } = { '@list': [] }] = expanded[0]?.[
      'https://dpp.example/contexts/dpp/v1#dynamicData'
    ] as { '@list': Record<string, unknown>[] }[];
    const payloads = events.map((event) => event['https://dpp.example/contexts/dpp/v1#payload']);
    const literal = (value: unknown) => [{ '@type': '@json', '@value': value }];
    expect(payloads).toEqual([literal([1, 2]), literal(payload)]);
    expect(JSON.stringify(expanded)).toContain(passport.productId);
  });

  // Clause: GET /api/v1/units/{id} 404
  it('answers 404 for a unit that is not there, or not of this workspace', async () => {
    const { id } = await workspace.serialise(passport.id);
    const replies = [await get(id, other.key), await get(randomUUID()), await get('BAT-1')];
    for (const { status, body } of replies) {
      expect([status, body.code]).toEqual([404, 'UNIT_NOT_FOUND']);
    }
  });

  // Clause: GET /api/v1/units/{id} 403
  it("needs battery:read, and is 403 for a unit of another operator's passport", async () => {
    const { id } = await workspace.serialise(passport.id);
    const none = await workspace.createKey({ permissions: ['passport:read'] });
    expect((await get(id, none)).status).toBe(403);
    const { id: operatorId } = await workspace.createOperator();
    const bound = await workspace.createKey({ operatorId });
    expect((await get(id, bound)).body.code).toBe('OPERATOR_SCOPE_FORBIDDEN');
    const own = await workspace.createPassport({ operatorId });
    expect((await get((await workspace.serialise(own.id)).id, bound)).status).toBe(200);
  });

  it('answers a session of the workspace too', async () => {
    const { id } = await workspace.serialise(passport.id);
    const { token } = await startSession(app, workspace.tenant);
    expect((await get(id, token)).status).toBe(200);
  });
});

describe('DELETE /api/v1/units/{id}', () => {
  // Clause: DELETE /api/v1/units/{id} 409
  it.each(['IN_SERVICE', 'DECOMMISSIONED', 'WASTE', 'RECYCLED'])(
    'is refused with 409 for a unit that is %s, which stays as it is',
    async (status) => {
      const unit = await workspace.serialise(passport.id, { status });
      const reply = await remove(unit.id);
      expect([reply.status, reply.body.code]).toEqual([409, 'UNIT_NOT_DELETABLE']);
      expect(reply.body.message).toContain('STATUS_CHANGE');
      expect((await get(unit.id)).body['status']).toBe(status);
    },
  );

  // Clause: DELETE /api/v1/units/{id} 404
  it('answers 404 for a unit that is not there, or not of this workspace', async () => {
    const { id } = await workspace.serialise(passport.id);
    expect((await remove(randomUUID())).status).toBe(404);
    expect((await remove(id, other.key)).status).toBe(404);
  });

  // Clause: DELETE /api/v1/units/{id} 403
  it("needs battery:write, and is 403 for a unit of another operator's passport", async () => {
    const { id } = await workspace.serialise(passport.id);
    const auditor = await workspace.createKey({ role: 'AUDITOR' });
    expect((await remove(id, auditor)).status).toBe(403);
    const { id: operatorId } = await workspace.createOperator();
    const bound = await workspace.createKey({ operatorId });
    expect((await remove(id, bound)).body.code).toBe('OPERATOR_SCOPE_FORBIDDEN');
  });
});
