import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { facilityBody, newGln } from '../support/factories.js';
import { anyText } from '../support/matchers.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

let app: TestApp;
let workspace: Workspace;

beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app);
});
afterAll(() => app.close());

const create = (json: unknown, key = workspace.key) =>
  app.request('/api/v1/facilities', { key, json });
const get = (id: string, key = workspace.key) => app.request(`/api/v1/facilities/${id}`, { key });

describe('POST /api/v1/facilities', () => {
  it('answers 201 with the facility', async () => {
    const sent = facilityBody();
    const { status, body } = await create(sent);
    expect(status).toBe(201);
    expect(body).toEqual({
      success: true,
      message: anyText,
      facility: {
        ...sent,
        id: anyText,
        tenantId: workspace.tenant.id,
        operatorId: null,
        createdAt: anyText,
        updatedAt: body.facility.createdAt,
      },
    });
  });

  it.each([
    ['absent', undefined],
    ['null', null],
    ['blank', '  '],
  ])('stores optional text that is %s as null', async (_name, text) => {
    const optional = { activity: text, streetAddress: text, city: text, postalCode: text };
    const { body } = await create(facilityBody(optional));
    expect(body.facility).toMatchObject({
      activity: null,
      streetAddress: null,
      city: null,
      postalCode: null,
    });
  });

  it('writes the country in capitals', async () => {
    const { body } = await create(facilityBody({ country: 'pt' }));
    expect(body.facility.country).toBe('PT');
  });

  it('binds the facility to an operator of the workspace', async () => {
    const { operatorId } = workspace;
    const { body } = await create(facilityBody({ operatorId }));
    expect(body.facility.operatorId).toBe(operatorId);
  });

  it('binds a facility of an operator-scoped key to its operator', async () => {
    const { operatorId } = workspace;
    const { body } = await create(facilityBody(), await workspace.createKey({ operatorId }));
    expect(body.facility.operatorId).toBe(operatorId);
  });

  it.each([
    ['12 digits', '950600200001'],
    ['14 digits', '09506002000019'],
    ['letters', '950600200001X'],
    ['a blank before', ' 9506002000019'],
    ['nothing', ''],
  ])('refuses a GLN of %s', async (_name, gln) => {
    const { status, body } = await create(facilityBody({ gln }));
    expect([status, body.code]).toEqual([400, 'GLN_CHECK_DIGIT_INVALID']);
  });

  it('refuses every other last digit of a GLN', async () => {
    const gln = newGln();
    for (let digit = 0; digit < 10; digit++) {
      const changed = gln.slice(0, 12) + String(digit);
      if (changed === gln) continue;
      expect((await create(facilityBody({ gln: changed }))).status).toBe(400);
    }
  });

  it.each([
    ['a blank name', { name: ' ' }],
    ['no name', { name: undefined }],
    ['no GLN', { gln: undefined }],
    ['no country', { country: undefined }],
    ['a country that does not exist', { country: 'XX' }],
    ['a country of three letters', { country: 'PRT' }],
    ['a name that is a number', { name: 7 }],
    ['a postal code of 21 characters', { postalCode: '1'.repeat(21) }],
  ])('refuses %s with the standard 400', async (_name, changes) => {
    const { status, body } = await create(facilityBody(changes));
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, error: 'Bad Request' });
  });

  it('answers 409 for a second facility with this GLN', async () => {
    const sent = facilityBody();
    await create(sent);
    const { status, body } = await create({ ...sent, name: 'Another' });
    expect([status, body.code]).toEqual([409, 'FACILITY_DUPLICATE']);
  });

  it('answers the same 409 for a GLN of another workspace, with no word of whose', async () => {
    const other = await createWorkspace(app);
    const sent = facilityBody();
    await create(sent);
    const [mine, theirs] = [await create(sent), await create(sent, other.key)];
    expect(theirs.status).toBe(409);
    expect(theirs.text).toBe(mine.text);
    expect(theirs.text).not.toContain(workspace.tenant.name);
  });

  it('registers a GLN once when it is sent twice at the same time', async () => {
    const sent = facilityBody();
    const replies = await Promise.all([create(sent), create(sent), create(sent)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it.each([
    ['nobody has', () => randomUUID()],
    ['is no UUID', () => 'mine'],
  ])('answers 403 for an operator id that %s', async (_name, operatorId) => {
    expect((await create(facilityBody({ operatorId: operatorId() }))).status).toBe(403);
  });

  it("answers 403 for another workspace's operator", async () => {
    const { operatorId } = await createWorkspace(app);
    expect((await create(facilityBody({ operatorId }))).status).toBe(403);
  });

  it('lets an operator-scoped key name its own operator, in capitals too', async () => {
    const { operatorId } = workspace;
    const key = await workspace.createKey({ operatorId });
    const { body } = await create(facilityBody({ operatorId: operatorId.toUpperCase() }), key);
    expect(body.facility.operatorId).toBe(operatorId);
  });

  it('refuses an operator-scoped key that names another operator', async () => {
    const { id } = await workspace.createOperator();
    const key = await workspace.createKey({ operatorId: workspace.operatorId });
    const { status, body } = await create(facilityBody({ operatorId: id }), key);
    expect([status, body.code]).toEqual([403, 'OPERATOR_SCOPE_FORBIDDEN']);
  });

  it('writes one audit entry', async () => {
    const { id } = await workspace.createFacility();
    const entries = await app.db('audit_log').where({ target_id: id });
    expect(entries).toMatchObject([{ action: 'facility.created', target_type: 'facility' }]);
  });

  it('writes no audit entry for a duplicate', async () => {
    const { gln } = await workspace.createFacility();
    const count = async () => (await app.db('audit_log').count('* as n'))[0]?.n;
    const before = await count();
    await create(facilityBody({ gln }));
    expect(await count()).toBe(before);
  });

  it('needs facility:write', async () => {
    const key = await workspace.createKey({ permissions: ['facility:read'] });
    expect((await create(facilityBody(), key)).status).toBe(403);
  });
});

describe('GET /api/v1/facilities/{id}', () => {
  it('answers {success, facility}, address included', async () => {
    const facility = await workspace.createFacility();
    const { status, body } = await get(facility.id);
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, facility });
  });

  it.each([randomUUID(), 'not-a-uuid'])('answers 404 FACILITY_NOT_FOUND for %s', async (id) => {
    const { status, body } = await get(id);
    expect([status, body.code]).toEqual([404, 'FACILITY_NOT_FOUND']);
  });

  it('refuses an operator-scoped key on the facility of another operator', async () => {
    const { id: operatorId } = await workspace.createOperator();
    const { id } = await workspace.createFacility({ operatorId });
    const key = await workspace.createKey({ operatorId: workspace.operatorId });
    const { status, body } = await get(id, key);
    expect([status, body.code]).toEqual([403, 'OPERATOR_SCOPE_FORBIDDEN']);
  });

  it('shows an operator-scoped key a facility of the whole workspace', async () => {
    const { id } = await workspace.createFacility();
    const key = await workspace.createKey({ operatorId: workspace.operatorId });
    expect((await get(id, key)).status).toBe(200);
  });
});
