import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { facilityBody, newGln } from '../support/factories.js';
import { anyText, timestamp } from '../support/matchers.js';
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
const list = (query = '', key = workspace.key) =>
  app.request(`/api/v1/facilities${query}`, { key });
const put = (id: string, json: unknown, key = workspace.key) =>
  app.request(`/api/v1/facilities/${id}`, { key, json, method: 'PUT' });
const remove = (id: string, key = workspace.key) =>
  app.request(`/api/v1/facilities/${id}`, { key, method: 'DELETE' });
const resolve = (id: string, headers = {}) => app.request(`/passport/${id}`, { headers });
const get = (id: string, key = workspace.key) => app.request(`/api/v1/facilities/${id}`, { key });

describe('POST /api/v1/facilities', () => {
  // Clause: facility fields
  // Clause: POST /api/v1/facilities 201
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

  // Clause: POST /api/v1/facilities 201
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

  // Clause: POST /api/v1/facilities 201 country
  it('writes the country in capitals', async () => {
    const { body } = await create(facilityBody({ country: 'pt' }));
    expect(body.facility.country).toBe('PT');
  });

  // Clause: POST /api/v1/facilities 201 operator
  it('binds the facility to an operator of the workspace', async () => {
    const { operatorId } = workspace;
    const { body } = await create(facilityBody({ operatorId }));
    expect(body.facility.operatorId).toBe(operatorId);
  });

  // Clause: POST /api/v1/facilities 201 operator
  it('binds a facility of an operator-scoped key to its operator', async () => {
    const { operatorId } = workspace;
    const { body } = await create(facilityBody(), await workspace.createKey({ operatorId }));
    expect(body.facility.operatorId).toBe(operatorId);
  });

  // Clause: POST /api/v1/facilities 400
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

  // Clause: POST /api/v1/facilities 400
  it('refuses every other last digit of a GLN', async () => {
    const gln = newGln();
    for (let digit = 0; digit < 10; digit++) {
      const changed = gln.slice(0, 12) + String(digit);
      if (changed === gln) continue;
      expect((await create(facilityBody({ gln: changed }))).status).toBe(400);
    }
  });

  // Clause: POST /api/v1/facilities 400 fields
  it.each([
    ['a blank name', { name: ' ' }],
    ['no name', { name: undefined }],
    ['no GLN', { gln: undefined }],
    ['no country', { country: undefined }],
    ['a country that does not exist', { country: 'XX' }],
    ['a country of one letter that is two in capitals', { country: 'ß' }],
    ['a country with a letter that is another in capitals', { country: 'ıt' }],
    ['a country of three letters', { country: 'PRT' }],
    ['a name that is a number', { name: 7 }],
    ['a postal code of 21 characters', { postalCode: '1'.repeat(21) }],
  ])('refuses %s with the standard 400', async (_name, changes) => {
    const { status, body } = await create(facilityBody(changes));
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, error: 'Bad Request' });
  });

  // Clause: POST /api/v1/facilities 409
  it('answers 409 for a second facility with this GLN', async () => {
    const sent = facilityBody();
    await create(sent);
    const { status, body } = await create({ ...sent, name: 'Another' });
    expect([status, body.code]).toEqual([409, 'FACILITY_DUPLICATE']);
  });

  // Clause: POST /api/v1/facilities 409
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

  // Clause: POST /api/v1/facilities 403
  it.each([
    ['nobody has', () => randomUUID()],
    ['is no UUID', () => 'mine'],
  ])('answers 403 for an operator id that %s', async (_name, operatorId) => {
    expect((await create(facilityBody({ operatorId: operatorId() }))).status).toBe(403);
  });

  // Clause: POST /api/v1/facilities 403
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

  // Clause: POST /api/v1/facilities 403
  it('refuses an operator-scoped key that names another operator', async () => {
    const { id } = await workspace.createOperator();
    const key = await workspace.createKey({ operatorId: workspace.operatorId });
    const { status, body } = await create(facilityBody({ operatorId: id }), key);
    expect([status, body.code]).toEqual([403, 'OPERATOR_SCOPE_FORBIDDEN']);
  });

  // Clause: POST /api/v1/facilities 403 archived
  it('answers 403 OPERATOR_ARCHIVED for an archived operator', async () => {
    const { id: operatorId } = await workspace.createOperator();
    await workspace.createPassport({ operatorId });
    await app.request(`/api/v1/operators/${operatorId}`, { key: workspace.key, method: 'DELETE' });
    const { status, body } = await create(facilityBody({ operatorId }));
    expect([status, body.code]).toEqual([403, 'OPERATOR_ARCHIVED']);
  });

  // Clause: audit event facility.created
  it('writes one audit entry', async () => {
    const { id } = await workspace.createFacility();
    const entries = await app.db('audit_log').where({ target_id: id });
    expect(entries).toMatchObject([{ action: 'facility.created', target_type: 'facility' }]);
  });

  // Clause: audit event facility.created
  it('writes no audit entry for a duplicate', async () => {
    const { gln } = await workspace.createFacility();
    const count = async () => (await app.db('audit_log').count('* as n'))[0]?.n;
    const before = await count();
    await create(facilityBody({ gln }));
    expect(await count()).toBe(before);
  });

  // Clause: POST /api/v1/facilities 403 permission
  it('needs facility:write', async () => {
    const key = await workspace.createKey({ permissions: ['facility:read'] });
    expect((await create(facilityBody(), key)).status).toBe(403);
  });
});

describe('GET /api/v1/facilities/{id}', () => {
  // Clause: facility fields
  // Clause: GET /api/v1/facilities/{id} 200
  it('answers {success, facility}, address included', async () => {
    const facility = await workspace.createFacility();
    const { status, body } = await get(facility.id);
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, facility });
  });

  // Clause: GET /api/v1/facilities/{id} 404
  it.each([randomUUID(), 'not-a-uuid'])('answers 404 FACILITY_NOT_FOUND for %s', async (id) => {
    const { status, body } = await get(id);
    expect([status, body.code]).toEqual([404, 'FACILITY_NOT_FOUND']);
  });

  // Clause: GET /api/v1/facilities/{id} 403
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

describe('GET /api/v1/facilities', () => {
  let fresh: Workspace;

  beforeAll(async () => {
    fresh = await createWorkspace(app);
    for (let i = 1; i < 5; i++) {
      app.setTime(new Date(Date.UTC(2100, 0, 1, 0, i)));
      await fresh.createFacility({ name: `Mill ${i}` });
    }
    app.setTime();
  });

  // Clause: GET /api/v1/facilities 200
  // Clause: GET /api/v1/facilities 200 limit
  it('answers one page, newest first, with page, limit, total and totalPages', async () => {
    const { status, body } = await list('', fresh.key);
    expect(status).toBe(200);
    const { facilities, ...page } = body;
    expect(page).toEqual({
      success: true,
      count: 5,
      page: 1,
      limit: 100,
      total: 5,
      totalPages: 1,
    });
    expect(facilities.map(({ name }) => name)).toEqual([
      'Mill 4',
      'Mill 3',
      'Mill 2',
      'Mill 1',
      'Guimarães mill',
    ]);
    const newest = (await get(facilities[0].id, fresh.key)).body.facility;
    expect(facilities[0]).toEqual(newest);
  });

  // Clause: GET /api/v1/facilities 200
  it('cuts the same list into pages', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((n) => list(`?limit=2&page=${n}`, fresh.key)));
    expect(pages.map(({ body }) => body['count'])).toEqual([2, 2, 1, 0]);
    expect(pages[0]?.body).toMatchObject({ page: 1, limit: 2, total: 5, totalPages: 3 });
    const ids = pages.flatMap(({ body }) => body.facilities.map(({ id }) => id));
    expect(new Set(ids).size).toBe(5);
  });

  // Clause: GET /api/v1/facilities 200 limit
  it.each([
    ['?limit=0', 1],
    ['?limit=201', 200],
    ['?limit=200', 200],
  ])('clamps limit to 1 to 200: %s to %i', async (query, limit) => {
    expect((await list(query, fresh.key)).body['limit']).toBe(limit);
  });

  // Clause: GET /api/v1/facilities 400
  it.each(['?page=one', '?limit=-1', '?limit=1.5'])(
    'refuses %s with 400 FST_ERR_VALIDATION',
    async (query) => {
      const { status, body } = await list(query, fresh.key);
      expect([status, body.code]).toEqual([400, 'FST_ERR_VALIDATION']);
    },
  );

  it('is empty, with no pages, in a workspace without facilities', async () => {
    const key = await app.createKey(await app.createTenant());
    const { body } = await list('', key);
    expect(body).toMatchObject({ count: 0, facilities: [], total: 0, totalPages: 0 });
  });

  // Clause: GET /api/v1/facilities 200 scope
  it('shows an operator-scoped key those of its operator; one of the whole workspace it gets by id', async () => {
    const other = await createWorkspace(app);
    const { id: operatorId } = await other.createOperator();
    const own = await other.createFacility({ operatorId });
    await other.createFacility({ operatorId: other.operatorId });
    const key = await other.createKey({ operatorId });
    const { body } = await list('', key);
    expect(body.facilities.map(({ id }) => id)).toEqual([own.id]);
    expect(body['total']).toBe(1);
    expect((await get(other.facilityId, key)).status).toBe(200);
  });

  // Clause: GET /api/v1/facilities 403
  it('needs facility:read', async () => {
    const key = await workspace.createKey({ permissions: ['facility:write'] });
    expect((await list('', key)).status).toBe(403);
  });
});

describe('PUT /api/v1/facilities/{id}', () => {
  // Clause: PUT /api/v1/facilities/{id} 200
  it('changes what is sent and answers {success, facility}', async () => {
    const facility = await workspace.createFacility();
    const changes = { name: ' Braga mill ', country: ' es ', activity: 'Dyeing', city: 'Braga' };
    const { status, body } = await put(facility.id, changes);
    const changed = {
      ...facility,
      name: 'Braga mill',
      country: 'ES',
      activity: 'Dyeing',
      city: 'Braga',
      updatedAt: timestamp,
    };
    expect([status, body]).toEqual([200, { success: true, facility: changed }]);
    expect((await get(facility.id)).body).toEqual(body);
  });

  // Clause: PUT /api/v1/facilities/{id} 200
  it('leaves what is not sent', async () => {
    const facility = await workspace.createFacility();
    const { body } = await put(facility.id, { postalCode: '4800-001' });
    expect(body.facility).toEqual({ ...facility, postalCode: '4800-001', updatedAt: anyText });
  });

  // Clause: PUT /api/v1/facilities/{id} 200 GLN
  it('ignores gln and operatorId: "GLN immutable"', async () => {
    const facility = await workspace.createFacility();
    const { operatorId } = workspace;
    const { status, body } = await put(facility.id, { gln: newGln(), operatorId, tenantId: 'x' });
    expect([status, body.facility]).toEqual([200, facility]);
  });

  // Clause: PUT /api/v1/facilities/{id} 200 blank
  it.each([
    ['blank text', '  '],
    ['nothing', ''],
    ['null', null],
  ])('clears optional text for %s', async (_name, text) => {
    const { id } = await workspace.createFacility();
    const optional = { activity: text, streetAddress: text, city: text, postalCode: text };
    expect((await put(id, optional)).body.facility).toMatchObject({
      activity: null,
      streetAddress: null,
      city: null,
      postalCode: null,
    });
  });

  // Clause: PUT /api/v1/facilities/{id} 200 blank
  it.each(['', '   '])('ignores the blank name %j', async (name) => {
    const facility = await workspace.createFacility();
    expect((await put(facility.id, { name })).body.facility).toEqual(facility);
  });

  // Clause: PUT /api/v1/facilities/{id} 400
  it.each([
    ['a country that does not exist', { country: 'XX' }],
    ['a country of one letter that is two in capitals', { country: 'ß' }],
    ['a country with a letter that is another in capitals', { country: 'ıt' }],
    ['a blank country', { country: '' }],
    ['a country of null', { country: null }],
    ['a name that is a number', { name: 7 }],
    ['a name of 201 characters', { name: 'n'.repeat(201) }],
    ['a city that is a list', { city: [] }],
    ['a list', []],
    ['null', null],
  ])('refuses %s with the standard 400', async (_name, json) => {
    const { status, body } = await put(workspace.facilityId, json);
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, error: 'Bad Request' });
  });

  // Clause: PUT /api/v1/facilities/{id} 404
  it.each([
    ['nobody has', () => Promise.resolve(randomUUID())],
    ['is no UUID', () => Promise.resolve('mine')],
    ['is of another workspace', async () => (await createWorkspace(app)).facilityId],
  ])('answers 404 FACILITY_NOT_FOUND for an id that %s', async (_name, idOf) => {
    const { status, body } = await put(await idOf(), { name: 'Mine' });
    expect([status, body.code]).toEqual([404, 'FACILITY_NOT_FOUND']);
  });

  // Clause: PUT /api/v1/facilities/{id} 403
  it('is for the own facility of an operator-scoped key, and for no other', async () => {
    const { operatorId } = workspace;
    const { id: otherId } = await workspace.createOperator();
    const key = await workspace.createKey({ operatorId });
    const own = await workspace.createFacility({ operatorId });
    const others = await workspace.createFacility({ operatorId: otherId });
    expect((await put(own.id, { name: 'Own' }, key)).status).toBe(200);
    for (const id of [others.id, workspace.facilityId]) {
      const { status, body } = await put(id, { name: 'Taken' }, key);
      expect([status, body.code]).toEqual([403, 'OPERATOR_SCOPE_FORBIDDEN']);
    }
  });

  // Clause: audit event facility.updated
  it('writes an audit entry that names what changed, and none when nothing did', async () => {
    const { id, gln } = await workspace.createFacility();
    await put(id, { name: 'Guimarães mill', country: 'PT' });
    await put(id, { name: 'Braga mill', city: null });
    const entries = await app.db('audit_log').where({ target_id: id }).orderBy('seq');
    expect(entries).toMatchObject([
      { action: 'facility.created' },
      { action: 'facility.updated', details: { gln, name: 'Braga mill', changed: 'name, city' } },
    ]);
  });

  it('shows in public documents at once, with another ETag, and also when sealed', async () => {
    const { id: facilityId } = await workspace.createFacility();
    const { id } = await workspace.createPassport({ facilityId });
    await workspace.seal(id);
    const before = await resolve(id);
    await put(facilityId, { name: 'Braga mill', activity: null, country: 'ES' });
    const etag = before.headers.get('etag') ?? '';
    const { status, headers, body } = await resolve(id, { 'If-None-Match': etag });
    expect(status).toBe(200);
    expect(headers.get('etag')).not.toBe(etag);
    expect(body.manufacturingFacility).toMatchObject({
      name: 'Braga mill',
      activity: null,
      country: 'ES',
    });
    expect(body.updatedAt).toBe(before.body.updatedAt);
  });

  it('leaves public documents as they are when only the address changes, which they lack', async () => {
    const { id: facilityId } = await workspace.createFacility();
    const { id } = await workspace.createPassport({ facilityId });
    const before = await resolve(id);
    await put(facilityId, { streetAddress: 'Rua Nova 2' });
    const etag = before.headers.get('etag') ?? '';
    expect((await resolve(id, { 'If-None-Match': etag })).status).toBe(304);
    const path = `/api/v1/passports/${id}`;
    const own = await app.request(path, { key: workspace.key });
    expect(own.body.manufacturingFacility['streetAddress']).toBe('Rua Nova 2');
  });

  it('shows in credentials', async () => {
    const { id: facilityId } = await workspace.createFacility();
    const { id } = await workspace.createPassport({ facilityId });
    const accept = { Accept: 'application/vc+jwt' };
    const claims = async () =>
      Buffer.from((await resolve(id, accept)).text.split('.')[1] ?? '', 'base64url').toString();
    expect(await claims()).toContain('Guimarães mill');
    await put(facilityId, { name: 'Braga mill' });
    expect(await claims()).toContain('Braga mill');
  });
});

describe('DELETE /api/v1/facilities/{id}', () => {
  // Clause: DELETE /api/v1/facilities/{id} 200
  it('answers {success: true}, and the facility is unknown from then on', async () => {
    const { id } = await workspace.createFacility();
    const { status, body } = await remove(id);
    expect([status, body]).toEqual([200, { success: true }]);
    expect((await get(id)).status).toBe(404);
    expect((await remove(id)).body.code).toBe('FACILITY_NOT_FOUND');
  });

  // Clause: DELETE /api/v1/facilities/{id} 200
  it('unlinks its passports, which stay, and shows that at once', async () => {
    const { id: facilityId } = await workspace.createFacility();
    const passports = [
      await workspace.createPassport({ facilityId }),
      await workspace.createPassport({ facilityId, draft: true }),
    ];
    const [{ id }] = passports as [(typeof passports)[0]];
    await workspace.seal(id);
    const before = await resolve(id);
    await remove(facilityId);
    const etag = before.headers.get('etag') ?? '';
    const { status, headers, body } = await resolve(id, { 'If-None-Match': etag });
    expect([status, body.manufacturingFacility]).toEqual([200, null]);
    expect(headers.get('etag')).not.toBe(etag);
    for (const passport of passports) {
      const path = `/api/v1/passports/${passport.id}`;
      const { body: own } = await app.request(path, { key: workspace.key });
      expect(own.manufacturingFacility).toBeNull();
    }
  });

  it('takes VC readiness with it: a credential answers 406', async () => {
    const { id: facilityId } = await workspace.createFacility();
    const { id } = await workspace.createPassport({ facilityId });
    const credential = () => resolve(id, { Accept: 'application/vc+jwt' });
    expect((await credential()).status).toBe(200);
    await remove(facilityId);
    expect((await credential()).status).toBe(406);
  });

  it('leaves passports of other facilities linked', async () => {
    const { id: facilityId } = await workspace.createFacility();
    const passport = await workspace.createPassport({ facilityId: workspace.facilityId });
    await remove(facilityId);
    const { body } = await resolve(passport.id);
    expect(body.manufacturingFacility.id).toBe(workspace.facilityId);
  });

  it('frees the GLN', async () => {
    const { id, gln } = await workspace.createFacility();
    await remove(id);
    expect((await create(facilityBody({ gln }))).status).toBe(201);
  });

  // Clause: audit event facility.deleted
  it('writes an audit entry that counts the passports', async () => {
    const { id: facilityId, gln } = await workspace.createFacility();
    await workspace.createPassport({ facilityId });
    await remove(facilityId);
    const entries = await app.db('audit_log').where({ target_id: facilityId }).orderBy('seq');
    expect(entries[1]).toMatchObject({
      action: 'facility.deleted',
      details: { gln, name: 'Guimarães mill', unlinkedPassports: 1 },
    });
  });

  // Clause: DELETE /api/v1/facilities/{id} 403
  it('is for the own facility of an operator-scoped key, and for no other', async () => {
    const { operatorId } = workspace;
    const { id: otherId } = await workspace.createOperator();
    const key = await workspace.createKey({ operatorId });
    const own = await workspace.createFacility({ operatorId });
    const others = await workspace.createFacility({ operatorId: otherId });
    for (const id of [others.id, workspace.facilityId]) {
      const { status, body } = await remove(id, key);
      expect([status, body.code]).toEqual([403, 'OPERATOR_SCOPE_FORBIDDEN']);
    }
    expect((await remove(own.id, key)).status).toBe(200);
  });

  // Clause: DELETE /api/v1/facilities/{id} 404
  it('answers 404 for a facility of another workspace', async () => {
    const { facilityId } = await createWorkspace(app);
    expect((await remove(facilityId)).status).toBe(404);
  });
});
