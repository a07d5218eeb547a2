import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { battery, newGrai, newSku } from '../support/factories.js';
import type { WirePassport } from '../support/reply-body.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { verifiers, type ServedDidDocument } from '../support/verify-credential.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

let app: TestApp;
let workspace: Workspace;
let passport: WirePassport;

beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app);
  passport = await newModel();
});
afterAll(() => app.close());

const newModel = (changes: object = {}) =>
  workspace.createPassport({
    metadata: battery(),
    facilityId: workspace.facilityId,
    ...changes,
  });
const newUnit = async (passportId = passport.id, body: object = {}) =>
  (await workspace.serialise(passportId, body)) as {
    id: string;
    serialNumber: string;
    digitalLinkUri: string;
  };
const resolve = (id: string, accept: string, headers: Record<string, string> = {}) =>
  app.request(`/unit/${id}`, { headers: { Accept: accept, ...headers } });
const report = (id: string, json: object) =>
  app.request(`/api/v1/units/${id}/events`, { key: workspace.key, json });
const setStatus = (id: string, status: string) =>
  app.request(`/api/v1/passports/${id}/status`, {
    method: 'PUT',
    key: workspace.key,
    json: { status },
  });

const forms = Object.entries(verifiers).filter(([mediaType]) => !mediaType.includes('sd-jwt'));

describe.each(forms)('a battery unit as %s', (mediaType, verify) => {
  const credentialAt = async (path: string) => {
    const { text } = await app.request(path, { headers: { Accept: mediaType } });
    const didPath = `/tenants/${workspace.tenant.id}/did.json`;
    const { body } = await app.request(didPath);
    return (await verify(text, body as unknown as ServedDidDocument)).credential;
  };
  const credentialOf = (id: string) => credentialAt(`/unit/${id}`);

  // Clause: GET /unit/{id} 200 credential
  it('is the credential of that one item', async () => {
    const unit = await newUnit(passport.id, { manufacturedAt: '2027-03-01T12:00:00Z' });
    const { status, headers } = await resolve(unit.id, mediaType);
    expect([status, headers.get('content-type'), headers.get('vary')]).toEqual([
      200,
      mediaType,
      'Accept',
    ]);
    const { id, credentialSubject } = await credentialOf(unit.id);
    expect(id).toBe(`https://dpp.example/unit/${unit.id}`);
    expect(credentialSubject).toMatchObject({ id: unit.digitalLinkUri, idGranularity: 'item' });
    const said = JSON.stringify(credentialSubject);
    expect(said).toContain(unit.serialNumber);
    expect(said).toContain('2027-03-01');
  });

  it.each([
    ['a GRAI', newGrai],
    ['an article number', newSku],
  ])('is had under %s', async (_what, productId) => {
    const { id } = await newModel({ productId: productId() });
    const unit = await newUnit(id);
    expect((await credentialOf(unit.id)).credentialSubject.id).toBe(unit.digitalLinkUri);
  });

  // Clause: GET /unit/{id} 200 credential
  it('names the bit of its passport', async () => {
    const { id } = await newModel();
    const unit = await newUnit(id);
    const first = (await credentialOf(unit.id)).credentialStatus;
    expect(first).toEqual((await credentialAt(`/passport/${id}`)).credentialStatus);
    await setStatus(id, 'RECALLED');
    await setStatus(id, 'ACTIVE');
    const second = (await credentialOf(unit.id)).credentialStatus;
    expect(second).not.toEqual(first);
    expect(second).toEqual((await credentialAt(`/passport/${id}`)).credentialStatus);
  });

  // Clause: GET /unit/{id} 200 credential
  // Clause: telemetry in public
  it('holds nothing that is measured, and stays the same text when something is', async () => {
    const unit = await newUnit();
    const before = await resolve(unit.id, mediaType);
    await report(unit.id, {
      eventType: 'SOH_MEASUREMENT',
      stateOfHealth: 87.654321,
      payload: { canary: 'of-telemetry' },
    });
    const etag = before.headers.get('etag') ?? '';
    expect((await resolve(unit.id, mediaType, { 'If-None-Match': etag })).status).toBe(304);
    const headers = { Accept: mediaType };
    const own = await app.request(`/unit/${unit.id}`, { key: workspace.key, headers });
    expect(own.text).toBe(before.text);
    const said = JSON.stringify(await credentialOf(unit.id));
    expect(said).not.toMatch(/87\.654321|of-telemetry|stateOfHealth|IN_SERVICE/);
  });

  it('is another text than that of another unit, and of its passport', async () => {
    const units = [await newUnit(), await newUnit()];
    const texts = await Promise.all(
      units.map(async ({ id }) => (await resolve(id, mediaType)).text),
    );
    const headers = { Accept: mediaType };
    texts.push((await app.request(`/passport/${passport.id}`, { headers })).text);
    expect(new Set(texts).size).toBe(3);
  });

  // Clause: GET /unit/{id} 406 credential
  it('is 406 under a passport without a facility, and what else is accepted is given', async () => {
    const { id } = await newModel({ facilityId: undefined });
    const unit = await newUnit(id);
    const { status, headers, body } = await resolve(unit.id, mediaType);
    expect([status, headers.get('vary')]).toEqual([406, 'Accept']);
    expect(Object.keys(body).sort()).toEqual(['code', 'error', 'message']);
    const html = await resolve(unit.id, `${mediaType}, text/html;q=0.1`);
    expect([html.status, html.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
  });

  // Clause: GET /unit/{id} 410
  it('is a tombstone once the unit is recycled', async () => {
    const unit = await newUnit();
    expect((await resolve(unit.id, mediaType)).status).toBe(200);
    await report(unit.id, { eventType: 'STATUS_CHANGE', status: 'RECYCLED' });
    const { status, headers } = await resolve(unit.id, mediaType);
    expect([status, headers.get('content-type')]).toEqual([410, 'application/ld+json']);
  });

  // Clause: GET /unit/{id} 404
  it('is 404 under a draft', async () => {
    const { id } = await newModel({ draft: true });
    const unit = await newUnit(id);
    expect((await resolve(unit.id, mediaType)).status).toBe(404);
  });
});

describe('a battery unit', () => {
  // Clause: GET /unit/{id} 406
  it.each(['application/dc+sd-jwt', 'vc+sd-jwt', 'application/aas+json'])(
    'is not represented as %s',
    async (accept) => {
      const { id } = await newUnit();
      const { status, body } = await resolve(id, accept);
      expect([status, Object.keys(body).sort()]).toEqual([406, ['code', 'error', 'message']]);
    },
  );
});
