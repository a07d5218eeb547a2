import { randomUUID } from 'node:crypto';
import jsonld from 'jsonld';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PassportAccessRow } from '../../src/platform/db/tables.js';
import { battery, maskedText, newGrai, newGtin, newSerial, newSku } from '../support/factories.js';
import { anyText, objectWith, textMatching, timestamp } from '../support/matchers.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { startSession } from '../support/users.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

const suffix = 'dpp.test';
const baseUrl = 'https://dpp.example';
const browser = 'text/html,application/xhtml+xml,*/*;q=0.8';
const canary = `canary-${randomUUID()}`;
const capacity = 71.8237465;

let app: TestApp;
let workspace: Workspace;
let other: Workspace;
let passport: { id: string; productId: string };

beforeAll(async () => {
  app = await startTestApp({ WORKSPACE_HOST_SUFFIX: suffix });
  workspace = await createWorkspace(app);
  other = await createWorkspace(app);
  passport = await workspace.createPassport({ metadata: battery() });
});
afterAll(() => app.close());

const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });
const resolve = (id: string, headers?: Record<string, string>) => get(`/unit/${id}`, headers);
const bearer = (key: string) => ({ Authorization: `Bearer ${key}` });
const record = (id: string, json: object) =>
  app.request(`/api/v1/units/${id}/events`, { key: workspace.key, json });
const recycle = (id: string) => record(id, { eventType: 'STATUS_CHANGE', status: 'RECYCLED' });

/** A unit with telemetry that only its owner may see. */
async function newUnit(body: object = {}, of = passport.id) {
  const unit = await workspace.serialise(of, body);
  const payload = { note: canary };
  await record(unit.id, { eventType: 'OTHER', remainingCapacityAh: capacity, payload });
  return unit;
}

describe('GET /unit/{id}', () => {
  // Clause: GET /unit/{id} 200
  it('shows anybody the unit and its passport, and why there is no more', async () => {
    const unit = await newUnit();
    const { status, headers, body } = await resolve(unit.id);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/ld+json');
    expect(headers.get('vary')).toBe('Accept');
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(headers.get('link')).toContain(`${baseUrl}/passport/${passport.id}?linkType=linkset`);
    expect(body).toEqual({
      '@context': [`${baseUrl}/contexts/dpp/v1`, expect.any(Object)],
      '@type': 'BatteryUnit',
      '@id': unit.digitalLinkUri,
      id: unit.id,
      serialNumber: unit.serialNumber,
      digitalLinkUri: unit.digitalLinkUri,
      status: 'IN_SERVICE',
      manufacturedAt: null,
      repurposedFrom: null,
      successorUnits: [],
      ofModel: JSON.parse((await get(`/passport/${passport.id}`)).text) as unknown,
      restrictedData: {
        reason: 'LEGITIMATE_INTEREST_REQUIRED',
        reference: anyText,
        description: anyText,
        howToRequest: anyText,
        requestUrl: `${baseUrl}/request-access?unit=${unit.id}`,
      },
      createdAt: timestamp,
      updatedAt: timestamp,
    });
    expect(body['ofModel']).toMatchObject({ metadata: { detailedPerformance: maskedText } });
  });

  // Clause: telemetry in public
  it.each([
    ['nobody in particular', () => Promise.resolve({})],
    ['a key of another workspace', () => Promise.resolve(bearer(other.key))],
    ['a key that is none', () => Promise.resolve(bearer('dpp_key_nonsense'))],
    [
      'a session of the workspace',
      async () => bearer((await startSession(app, workspace.tenant)).token),
    ],
    [
      'a key of the workspace that may not read units',
      async () => bearer(await workspace.createKey({ permissions: ['passport:read'] })),
    ],
    [
      'a key of another operator',
      async () => {
        const { id: operatorId } = await workspace.createOperator();
        return bearer(await workspace.createKey({ operatorId }));
      },
    ],
  ])('shows no telemetry to %s, as JSON and as a page', async (_who, credentials) => {
    const { id } = await newUnit();
    const headers = await credentials();
    for (const accept of ['application/ld+json', browser]) {
      const reply = await resolve(id, { ...headers, Accept: accept });
      expect(reply.status).toBe(200);
      const all = reply.text + JSON.stringify([...reply.headers]);
      expect(all).not.toContain(canary);
      expect(all).not.toContain(String(capacity));
      expect(all).not.toMatch(/currentState|dynamicData/);
    }
  });

  // Clause: GET /unit/{id} 200 owner
  it('shows a key of the workspace its telemetry, and the passport unmasked', async () => {
    const { id } = await newUnit();
    const { headers, body } = await resolve(id, bearer(workspace.key));
    expect(body['currentState']).toMatchObject({ remainingCapacityAh: capacity });
    expect(body['dynamicData']).toEqual([objectWith({ payload: { note: canary } })]);
    expect(body).not.toHaveProperty('restrictedData');
    expect(JSON.stringify(body['ofModel'])).not.toContain(maskedText);
    expect(headers.get('cache-control')).toBe('private, no-store');
    const page = await resolve(id, { ...bearer(workspace.key), Accept: browser });
    expect(page.text).toContain(`${capacity}\u00a0Ah`);
  });

  // Clause: GET /unit/{id} 200 lineage
  it('resolves whom it was made from and what was made of it', async () => {
    const elsewhere = await workspace.createPassport({ productId: newSku() });
    const first = await newUnit();
    const second = await newUnit({ predecessorUnitId: first.id }, elsewhere.id);
    const third = await newUnit({ predecessorUnitId: first.id });
    const reference = ({ id, serialNumber, digitalLinkUri }: typeof first) => ({
      unitId: id,
      serialNumber,
      digitalLinkUri,
      unitUrl: `${baseUrl}/unit/${id}`,
    });
    expect((await resolve(first.id)).body['successorUnits']).toEqual(
      [second, third].map(reference),
    );
    expect((await resolve(second.id)).body['repurposedFrom']).toEqual(reference(first));
    await recycle(first.id);
    expect((await resolve(third.id)).body['repurposedFrom']).toEqual(reference(first));
    const page = await resolve(third.id, { Accept: browser });
    expect(page.text).toContain(`href="${baseUrl}/unit/${first.id}"`);
  });

  // Clause: GET /unit/{id} 200 lineage
  it('names no unit of a draft, and none that went with one', async () => {
    const draft = await workspace.createPassport({ draft: true });
    const predecessor = await newUnit({}, draft.id);
    const unit = await newUnit({ predecessorUnitId: predecessor.id });
    await newUnit({ predecessorUnitId: unit.id }, draft.id);
    const hidden = { repurposedFrom: null, successorUnits: [] };
    expect((await resolve(unit.id)).body).toMatchObject(hidden);
    const path = `/api/v1/passports/${draft.id}`;
    await app.request(path, { key: workspace.key, method: 'DELETE' });
    expect((await resolve(unit.id)).body).toMatchObject(hidden);
    expect((await resolve(predecessor.id)).status).toBe(404);
  });

  it('loses nothing in JSON-LD expansion', async () => {
    const predecessor = await newUnit();
    const { id } = await newUnit({ predecessorUnitId: predecessor.id });
    const context = (await get('/contexts/dpp/v1')).text;
    const documentLoader = (url: string) =>
      Promise.resolve({
        contextUrl: null,
        documentUrl: url,
        document: JSON.parse(context) as object,
      });
    const document: unknown = JSON.parse((await resolve(id)).text);
    const [expanded] = await jsonld.expand(document, { safe: true, documentLoader });
    const term = (name: string) => `${baseUrl}/contexts/dpp/v1#${name}`;
    expect(expanded?.[term('repurposedFrom')]).toEqual([
      objectWith({ [term('unitUrl')]: [{ '@id': `${baseUrl}/unit/${predecessor.id}` }] }),
    ]);
    expect(expanded?.[term('ofModel')]).toHaveLength(1);
    expect(expanded?.[term('restrictedData')]).toHaveLength(1);
  });

  // Clause: GET /unit/{id} 200 page
  it('is a page for browsers, which runs nothing', async () => {
    const unit = await newUnit();
    const { status, headers, text } = await resolve(unit.id, { Accept: browser });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(text).toContain(unit.serialNumber);
    expect(text).toContain('legitimate interest');
    expect(text).not.toMatch(/<script|javascript:/i);
  });

  // Clause: GET /unit/{id} 304
  it('is 304 for who has these very bytes, until something changes', async () => {
    const { id } = await newUnit();
    const etag = (await resolve(id)).headers.get('etag') ?? '';
    const again = await resolve(id, { 'If-None-Match': etag });
    expect([again.status, again.text]).toEqual([304, '']);
    await record(id, { eventType: 'OTHER', status: 'WASTE' });
    expect((await resolve(id, { 'If-None-Match': etag })).status).toBe(200);
  });

  // Clause: GET /unit/{id} 200 accesses
  it('is recorded in the access log of the passport', async () => {
    const of = await workspace.createPassport();
    const unit = await newUnit({}, of.id);
    await resolve(unit.id);
    await resolve(unit.id, { ...bearer(workspace.key), Accept: browser });
    await app.deps.accessLog.flush();
    const rows = await app
      .db<PassportAccessRow>('passport_accesses')
      .where({ passport_id: of.id })
      .orderBy('accessed_at');
    expect(rows.map((row) => [row.representation, row.access_tier, row.ip_prefix])).toEqual([
      ['json-ld', 'public', '127.0.0.0/24'],
      ['html', 'owner', '127.0.0.0/24'],
    ]);
  });

  // Clause: GET /unit/{id} 404
  it('is 404 for what is no unit, in JSON or as a page', async () => {
    for (const id of [randomUUID(), passport.id, 'BAT-1', '%2e%2e', "'"]) {
      const { status, body } = await resolve(id);
      const refusal = { error: 'Not Found', message: 'No such unit.', code: 'NOT_FOUND' };
      expect([status, body]).toEqual([404, refusal]);
    }
    const page = await resolve(randomUUID(), { Accept: browser });
    expect([page.status, page.headers.get('content-type')]).toEqual([
      404,
      'text/html; charset=utf-8',
    ]);
  });

  // Clause: GET /unit/{id} 404
  it('is 404 for a unit of a draft, but to its owner', async () => {
    const draft = await workspace.createPassport({ draft: true });
    const { id } = await newUnit({}, draft.id);
    expect((await resolve(id)).status).toBe(404);
    expect((await resolve(id, bearer(other.key))).status).toBe(404);
    expect((await resolve(id, bearer(workspace.key))).status).toBe(200);
    await recycle(id);
    expect((await resolve(id)).status).toBe(404);
  });

  it('answers a UUID in any case, and on the host of its own workspace alone', async () => {
    const { id } = await newUnit();
    const on = ({ tenant }: Workspace) => ({ Host: `${tenant.subdomain}.${suffix}` });
    expect((await resolve(id.toUpperCase())).status).toBe(200);
    expect((await resolve(id, on(workspace))).status).toBe(200);
    expect((await resolve(id, on(other))).status).toBe(404);
  });

  // Clause: GET /unit/{id} 406
  it.each(['application/dc+sd-jwt', 'application/aas+json', 'application/linkset+json'])(
    'is 406 where nothing but %s is accepted',
    async (accept) => {
      const { id } = await newUnit();
      const { status, body } = await resolve(id, { Accept: accept });
      expect([status, Object.keys(body).sort()]).toEqual([406, ['code', 'error', 'message']]);
      expect((await resolve(id, { Accept: `${accept}, */*;q=0.1` })).status).toBe(200);
    },
  );
});

describe('a unit that is RECYCLED', () => {
  // Clause: GET /unit/{id} 410
  it.each([
    ['nobody in particular', () => ({})],
    ['its owner', () => bearer(workspace.key)],
    ['another workspace', () => bearer(other.key)],
    ['who accepts credentials alone', () => ({ Accept: 'application/vc+jwt' })],
  ])('is a tombstone to %s', async (_who, headers) => {
    const unit = await newUnit();
    const ceasedAt = (await recycle(unit.id)).body.event['createdAt'];
    const reply = await resolve(unit.id, headers());
    expect(reply.status).toBe(410);
    expect(reply.headers.get('content-type')).toBe('application/ld+json');
    expect(reply.headers.get('link')).toContain(`/passport/${passport.id}`);
    expect(reply.body).toEqual({
      '@context': [`${baseUrl}/contexts/dpp/v1`, expect.any(Object)],
      '@type': 'BatteryUnit',
      '@id': unit.digitalLinkUri,
      id: unit.id,
      serialNumber: unit.serialNumber,
      status: 'RECYCLED',
      ceasedAt,
      notice: anyText,
      ofModelUrl: `${baseUrl}/passport/${passport.id}`,
    });
  });

  // Clause: GET /unit/{id} 410
  // Clause: telemetry in public
  it('is a page to browsers, with no telemetry', async () => {
    const unit = await newUnit();
    await recycle(unit.id);
    const { status, headers, text } = await resolve(unit.id, { Accept: browser });
    expect([status, headers.get('content-type')]).toEqual([410, 'text/html; charset=utf-8']);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(text).toContain(unit.serialNumber);
    expect(text).toContain(`href="${baseUrl}/passport/${passport.id}"`);
    expect(text).not.toContain(canary);
    expect(text).not.toContain(String(capacity));
  });

  it('stays readable to who may read its record', async () => {
    const unit = await newUnit({ status: 'IN_SERVICE' });
    await recycle(unit.id);
    const { key } = workspace;
    expect((await app.request(`/api/v1/units/${unit.id}`, { key })).status).toBe(200);
    expect((await app.request(`/api/v1/units/${unit.id}/events`, { key })).status).toBe(200);
  });
});

describe('the Digital Link of a unit', () => {
  // Clause: link with the serial of a unit
  it.each([
    ['a GTIN', newGtin, '01'],
    ['a GRAI', newGrai, '8003'],
  ])('redirects under %s to the unit, with the query', async (_what, newId, ai) => {
    const of = await workspace.createPassport({ productId: newId() });
    const unit = await newUnit({}, of.id);
    const path = `/${ai}/${of.productId}/21/${unit.serialNumber}`;
    expect(unit.digitalLinkUri).toBe(baseUrl + path);
    const { status, headers } = await get(`${path}?lang=de&x=y`);
    expect(status).toBe(302);
    expect(headers.get('location')).toBe(`${baseUrl}/unit/${unit.id}?lang=de&x=y`);
    expect(headers.get('link')).toContain(`${baseUrl}${path}?linkType=linkset`);
  });

  it('redirects a lot before the serial number as well, and a recycled unit', async () => {
    const unit = await newUnit();
    await recycle(unit.id);
    const { headers } = await get(`/01/${passport.productId}/10/LOT1/21/${unit.serialNumber}`);
    expect(headers.get('location')).toBe(`${baseUrl}/unit/${unit.id}`);
  });

  it('comes before a passport with the serial number in its metadata', async () => {
    const serialNumber = newSerial();
    const productId = newGtin();
    const metadata = battery({ serialNumber });
    const of = await workspace.createPassport({ productId, metadata });
    const path = `/01/${productId}/21/${serialNumber}`;
    expect((await get(path)).headers.get('location')).toBe(`${baseUrl}/passport/${of.id}`);
    const unit = await newUnit({ serialNumber }, of.id);
    expect((await get(path)).headers.get('location')).toBe(`${baseUrl}/unit/${unit.id}`);
  });

  it('has the links of its passport, but for the default one, which is its own', async () => {
    const unit = await newUnit();
    const path = `/01/${passport.productId}/21/${unit.serialNumber}`;
    const linkset = await get(`${path}?linkType=linkset`);
    expect([linkset.status, linkset.text]).toEqual([200, textMatching(/"anchor"/)]);
    expect(linkset.text).toContain(path);
    // By itself the address leads to the unit; a client that follows its links arrives where a scan does.
    const [links] = linkset.body['linkset'] as [Record<string, unknown>];
    expect(links['https://ref.gs1.org/voc/defaultLink']).toEqual([
      objectWith({ href: `${baseUrl}/unit/${unit.id}` }),
    ]);
    expect(links['https://ref.gs1.org/voc/sustainabilityInfo']).toEqual([
      objectWith({ href: `${baseUrl}/passport/${passport.id}` }),
    ]);
    const accepted = await get(path, { Accept: 'application/linkset+json' });
    expect(accepted.status).toBe(200);
    const byDefault = await get(`${path}?linkType=gs1:defaultLink`);
    const target = `/unit/${unit.id}?linkType=gs1:defaultLink`;
    expect([byDefault.status, byDefault.headers.get('location')]).toEqual([307, baseUrl + target]);
    expect((await get(target)).status).toBe(200);
    const link = await get(`${path}?linkType=gs1:sustainabilityInfo`);
    expect([link.status, link.headers.get('location')]).toEqual([
      307,
      `${baseUrl}/passport/${passport.id}?linkType=gs1:sustainabilityInfo`,
    ]);
    expect((await get(`${path}?linkType=gs1:menuInfo`)).status).toBe(404);
  });

  it('leads nowhere for the serial number of a draft, of another workspace, or in another case', async () => {
    const draft = await workspace.createPassport({ draft: true });
    const hidden = await newUnit({}, draft.id);
    expect((await get(`/01/${draft.productId}/21/${hidden.serialNumber}`)).status).toBe(404);
    const late = await other.createPassport({ productId: passport.productId });
    const theirs = await other.serialise(late.id);
    const path = `/01/${passport.productId}/21/${theirs.serialNumber}`;
    expect((await get(path)).status).toBe(404);
    const Host = `${other.tenant.subdomain}.${suffix}`;
    expect((await get(path, { Host })).headers.get('location')).toContain(`/unit/${theirs.id}`);
    const { serialNumber } = await newUnit();
    const lower = `/01/${passport.productId}/21/${serialNumber.toLowerCase()}`;
    expect((await get(lower)).status).toBe(404);
  });
});
