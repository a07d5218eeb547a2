import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { NotificationRow, PassportRow } from '../../src/platform/db/tables.js';
import {
  battery,
  maskedText,
  newSku,
  steel,
  textiles,
  type MetadataBody,
} from '../support/factories.js';
import { anyText, textMatching } from '../support/matchers.js';
import type { WireItem } from '../support/reply-body.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { auditOf, startSession } from '../support/users.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

let app: TestApp;
let workspace: Workspace;

beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app, { tier: 'enterprise' });
});
afterAll(() => app.close());
afterEach(() => app.setTime());

const update = (id: string, json: unknown, key = workspace.key) =>
  app.request(`/api/v1/passports/${id}`, { method: 'PUT', key, json });
const fetchAsOwner = async (id: string) =>
  (await app.request(`/api/v1/passports/${id}`, { key: workspace.key })).body;
const typesOf = async (id: string) => (await app.eventsOf(id)).map(({ type }) => type);
const codesOf = (advisories: readonly WireItem[]) => advisories.map(({ code }) => code);
const versionsOf = (id: string) => app.db('passport_versions').where({ passport_id: id });
const auditActionsOf = async (id: string) =>
  (await auditOf(app, workspace.tenant.id))
    .filter(({ target_id }) => target_id === id)
    .map(({ action }) => action);
const notificationsOf = (id: string) =>
  app.db<NotificationRow>('notifications').where({ target_id: id }).orderBy('created_at');
const row = (id: string) => app.db<PassportRow>('passports').where({ id }).first();

describe('PUT /api/v1/passports/{id}', () => {
  // Clause: PUT /api/v1/passports/{id} 200
  it('answers "200: {success, message, passport}", and warnings', async () => {
    const { id } = await workspace.createPassport();
    const { status, body } = await update(id, { metadata: textiles() });
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['success', 'message', 'passport', 'warnings']);
    expect(body).toMatchObject({ success: true, message: textMatching(/updated.*versioned/) });
  });

  it('replaces the metadata: what is not sent is gone', async () => {
    const { id } = await workspace.createPassport({ metadata: textiles({ colour: 'red' }) });
    const metadata = textiles({ originCountry: 'IN' });
    await update(id, { metadata });
    expect((await fetchAsOwner(id)).metadata).toEqual(metadata);
  });

  // Clause: document of writes
  // Clause: PUT /api/v1/passports/{id} 200
  it('answers "passport (public-redacted)", even to the owner', async () => {
    const { id } = await workspace.createPassport({ metadata: battery() });
    const { passport } = (await update(id, { metadata: battery() })).body;
    for (const key of ['facilityDetails', 'detailedPerformance', 'lifecycleAndInUse']) {
      expect(passport.metadata[key], key).toBe(maskedText);
      expect(passport[key], key).toBe(maskedText);
    }
  });

  it('shows the new content to the public at once, under another ETag', async () => {
    const { id } = await workspace.createPassport();
    const before = await app.request(`/passport/${id}`);
    const { passport } = (await update(id, { metadata: textiles({ colour: 'blue' }) })).body;
    const after = await app.request(`/passport/${id}`);
    expect(after.body).toEqual(passport);
    expect(after.body.metadata['colour']).toBe('blue');
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
  });

  it('lists the passport under its new country of origin', async () => {
    const { id } = await workspace.createPassport({ metadata: textiles({ originCountry: 'PT' }) });
    await update(id, { metadata: textiles({ originCountry: 'MT' }) });
    const path = '/api/v1/passports?originCountry=MT';
    const { body } = await app.request(path, { key: workspace.key });
    expect(body.passports.map((passport) => passport.id)).toEqual([id]);
  });

  it('moves updatedAt and keeps createdAt, productId, operator and status', async () => {
    const { id, ...before } = await workspace.createPassport();
    app.setTime(new Date('2031-01-01T00:00:00.000Z'));
    const { passport } = (await update(id, { metadata: textiles() })).body;
    expect(passport['updatedAt']).toBe('2031-01-01T00:00:00.000Z');
    for (const key of ['createdAt', 'productId', 'economicOperator', 'status'] as const) {
      expect(passport[key], key).toEqual(before[key]);
    }
  });

  it('is no place to change what identifies a passport', async () => {
    const { id, productId } = await workspace.createPassport();
    const { id: operatorId } = await workspace.createOperator();
    const sent = { metadata: textiles(), productId: newSku(), operatorId, status: 'RECALLED' };
    const { passport } = (await update(id, sent)).body;
    expect(passport).toMatchObject({ productId, status: 'ACTIVE' });
    expect(passport.economicOperator.id).toBe(workspace.operatorId);
  });

  it('warns of what looks like personal data and saves it', async () => {
    const { id } = await workspace.createPassport();
    const { status, body } = await update(id, { metadata: textiles({ contactEmail: 'x' }) });
    expect([status, codesOf(body.warnings)]).toEqual([200, ['PII_SHAPE_DETECTED']]);
  });

  // Clause: status 7
  // Clause: event passport.updated
  it('emits "passport.updated" on an "already-published passport", with the public document', async () => {
    const { id } = await workspace.createPassport();
    const { passport } = (await update(id, { metadata: textiles() })).body;
    const events = await app.eventsOf(id);
    expect(events.map(({ type }) => type)).toEqual(['passport.ingested', 'passport.updated']);
    expect(events[1]?.document).toEqual(passport);
  });

  // Clause: status 7
  it.each(['RECALLED', 'DECOMMISSIONED'])('leaves the live status %s unchanged', async (status) => {
    const { id } = await workspace.createPassport();
    await app.request(`/api/v1/passports/${id}/status`, {
      method: 'PUT',
      key: workspace.key,
      json: { status },
    });
    const before = await row(id);
    const { passport } = (await update(id, { metadata: textiles() })).body;
    expect(passport['status']).toBe(status);
    expect((await row(id))?.retention_until).toEqual(before?.retention_until);
  });

  // Clause: audit event passport.updated
  it('writes an audit entry that names the version and its Merkle root', async () => {
    const { id } = await workspace.createPassport();
    await update(id, { metadata: textiles(), changeReason: 'Typo' });
    const entries = await auditOf(app, workspace.tenant.id);
    expect(entries.filter(({ target_id }) => target_id === id)).toMatchObject([
      { action: 'passport.created' },
      {
        action: 'passport.updated',
        details: {
          version: 1,
          changeReason: 'Typo',
          previousMerkleRoot: textMatching(/^[0-9a-f]{64}$/),
          previousStatus: 'ACTIVE',
          status: 'ACTIVE',
        },
      },
    ]);
  });

  // Clause: PUT /api/v1/passports/{id} 403 scope
  it('needs passport:update', async () => {
    const { id } = await workspace.createPassport();
    const key = await workspace.createKey({ permissions: ['passport:create', 'passport:seal'] });
    expect((await update(id, { metadata: textiles() }, key)).status).toBe(403);
  });
});

describe('the refusals of PUT /api/v1/passports/{id}', () => {
  // Clause: PUT /api/v1/passports/{id} 400 metadata
  it.each([
    ['metadata is missing', {}],
    ['metadata is a list', { metadata: [] }],
    ['metadata is null', { metadata: null }],
    ['metadata is text', { metadata: 'x' }],
    ['draft is text', { metadata: {}, draft: 'yes' }],
    ['changeReason is a number', { metadata: {}, changeReason: 1 }],
    ['changeReason is endless', { metadata: {}, changeReason: 'x'.repeat(1001) }],
    ['facilityId is no UUID', { metadata: {}, facilityId: 'mill' }],
    ['the body is a list', []],
  ])('"Non-object metadata gives 400", as does any bad body: %s', async (_name, json) => {
    const { id } = await workspace.createPassport();
    const { status, body } = await update(id, json);
    expect(status).toBe(400);
    expect(body).toEqual({
      success: false,
      error: 'Bad Request',
      message: anyText,
      code: 'INVALID_REQUEST',
    });
    expect(await versionsOf(id)).toEqual([]);
  });

  // Clause: PUT /api/v1/passports/{id} 400 validation
  it('"Validation errors carry errors[] but never warnings[]"', async () => {
    const { id } = await workspace.createPassport({ productId: newSku() });
    const metadata = textiles({ originCountry: 'XX', contactEmail: 'jane@example.com' });
    const { status, body } = await update(id, { metadata });
    expect(status).toBe(400);
    expect(Object.keys(body)).toEqual(['success', 'error', 'message', 'code', 'errors']);
    expect(body).toMatchObject({ success: false, error: 'Validation Failed' });
    expect(body.errors.map(({ path }) => path)).toEqual(['originCountry']);
  });

  // Clause: PUT /api/v1/passports/{id} 409 DRAFT_DEMOTION_REFUSED
  it('refuses to make a draft again of what has battery units: 409 DRAFT_DEMOTION_REFUSED', async () => {
    const { id } = await workspace.createPassport({ metadata: battery() });
    await workspace.serialise(id);
    const before = await row(id);
    const { status, body } = await update(id, { metadata: battery(), draft: true });
    expect(status).toBe(409);
    expect(body).toEqual({
      success: false,
      error: 'Conflict',
      message: anyText,
      code: 'DRAFT_DEMOTION_REFUSED',
    });
    expect(await row(id)).toEqual(before);
    expect(await versionsOf(id)).toEqual([]);
    expect((await update(id, { metadata: battery() })).status).toBe(200);

    const draft = await workspace.createPassport({ metadata: battery(), draft: true });
    await workspace.serialise(draft.id);
    expect((await update(draft.id, { metadata: battery(), draft: true })).status).toBe(200);
  });

  it('leaves passport, history, events and audit log as they were when it refuses', async () => {
    const { id } = await workspace.createPassport();
    const before = await row(id);
    await update(id, { metadata: textiles({ originCountry: 'XX' }) });
    expect(await row(id)).toEqual(before);
    expect(await versionsOf(id)).toEqual([]);
    expect(await typesOf(id)).toEqual(['passport.ingested']);
    expect(await auditActionsOf(id)).toEqual(['passport.created']);
  });

  // Clause: PUT /api/v1/passports/{id} 403
  // Clause: seal 3
  it.each([
    ['an update', { metadata: textiles() }],
    ['a demotion', { metadata: textiles(), draft: true }],
    ['an invalid update', { metadata: {} }],
    ['a change of facility', { metadata: textiles(), facilityId: null }],
  ])('"A sealed passport gives 403" for %s', async (_name, json) => {
    const { id } = await workspace.createPassport();
    await workspace.seal(id);
    const before = await fetchAsOwner(id);
    const { status, body } = await update(id, json);
    expect(status).toBe(403);
    expect(body).toEqual({
      success: false,
      error: 'Forbidden',
      message: anyText,
      code: 'PASSPORT_SEALED_IMMUTABLE',
    });
    expect(await fetchAsOwner(id)).toEqual(before);
    expect(await versionsOf(id)).toEqual([]);
  });

  // Clause: seal 3
  it('refuses to publish a sealed draft as well: it would replace what was sealed', async () => {
    const { id } = await workspace.createPassport({ draft: true });
    await workspace.seal(id);
    expect((await update(id, { metadata: textiles() })).body.code).toBe(
      'PASSPORT_SEALED_IMMUTABLE',
    );
  });

  // Clause: PUT /api/v1/passports/{id} 404
  it('is a "lookup by UUID only": a productId is nobody\'s', async () => {
    const { productId } = await workspace.createPassport();
    const { status, body } = await update(productId, { metadata: textiles() });
    expect(status).toBe(404);
    expect(body).toEqual({
      success: false,
      error: 'Not Found',
      message: anyText,
      code: 'PASSPORT_NOT_FOUND',
    });
  });

  it('does not take a UUID for the productId that it also is', async () => {
    const productId = randomUUID();
    await workspace.createPassport({ productId });
    expect((await update(productId, { metadata: textiles() })).status).toBe(404);
  });

  // Clause: PUT /api/v1/passports/{id} 404
  it("answers for another workspace's passport exactly as for nobody's", async () => {
    const { id } = await (await createWorkspace(app)).createPassport();
    const theirs = await update(id, { metadata: textiles() });
    const nobodys = await update(randomUUID(), { metadata: textiles() });
    expect([theirs.status, theirs.text]).toEqual([404, nobodys.text]);
  });

  // Clause: PUT /api/v1/passports/{id} 403 scope
  it('refuses an operator-scoped key on the passport of another operator', async () => {
    const { id: operatorId } = await workspace.createOperator();
    const { id } = await workspace.createPassport();
    const key = await workspace.createKey({ operatorId });
    const { status, body } = await update(id, { metadata: textiles() }, key);
    expect([status, body.code]).toEqual([403, 'OPERATOR_SCOPE_FORBIDDEN']);
  });

  // Clause: PUT /api/v1/passports/{id} 500
  it('has the "500 message Failed to update passport on snapshot failure", and changes nothing', async () => {
    const { id } = await workspace.createPassport();
    const before = await row(id);
    const table = 'passport_versions';
    await app.db.raw(`alter table ${table} add constraint broken check (version < 0) not valid`);
    const { status, body } = await update(id, { metadata: textiles() });
    await app.db.raw(`alter table ${table} drop constraint broken`);
    expect(status).toBe(500);
    expect(body).toEqual({
      success: false,
      error: 'Internal Server Error',
      message: 'Failed to update passport',
      code: 'INTERNAL_ERROR',
      requestId: anyText,
    });
    expect(await row(id)).toEqual(before);
  });

  // Clause: PUT /api/v1/passports/{id} 500
  // Clause: event transaction
  it('has the same 500 on "transaction failure": without its event nothing is changed', async () => {
    const { id } = await workspace.createPassport();
    const before = await row(id);
    const refusal = `check (event_type <> 'passport.updated') not valid`;
    await app.db.raw(`alter table outbox_events add constraint broken ${refusal}`);
    const { status, body } = await update(id, { metadata: textiles() });
    await app.db.raw('alter table outbox_events drop constraint broken');
    expect([status, body.message]).toEqual([500, 'Failed to update passport']);
    expect(await row(id)).toEqual(before);
    expect(await versionsOf(id)).toEqual([]);
  });

  // Clause: PUT /api/v1/passports/{id} 413
  it('takes as large a body as a create, 413 beyond', async () => {
    const { id } = await workspace.createPassport();
    const sized = (bytes: number) => ({ metadata: textiles({ note: 'x'.repeat(bytes) }) });
    expect((await update(id, sized(900_000))).status).toBe(200);
    const { status, body } = await update(id, sized(1_048_576));
    expect([status, body.code]).toEqual([413, 'FST_ERR_CTP_BODY_TOO_LARGE']);
  });
});

describe('publishing a draft by PUT', () => {
  const draft = (metadata: MetadataBody = textiles(), changes: object = {}) =>
    workspace.createPassport({ productId: newSku(), metadata, draft: true, ...changes });

  // Clause: PUT /api/v1/passports/{id} 200 published
  // Clause: status 5
  // Clause: event passport.ingested by update
  it('makes it ACTIVE with the message "Draft published" and announces passport.ingested', async () => {
    const { id } = await draft();
    expect((await app.request(`/passport/${id}`)).status).toBe(404);
    const { status, body } = await update(id, { metadata: textiles() });
    expect([status, body.message]).toEqual([200, 'Draft published']);
    expect(body.passport['status']).toBe('ACTIVE');
    expect((await app.request(`/passport/${id}`)).status).toBe(200);
    const events = await app.eventsOf(id);
    expect(events.map(({ type }) => type)).toEqual(['passport.ingested']);
    expect(events[0]?.document).toEqual(body.passport);
  });

  // Clause: audit event passport.published
  // Clause: status 5
  it('comes with an "in-app notification" and an audit entry', async () => {
    const { id, productId } = await draft();
    await update(id, { metadata: textiles() });
    expect(await notificationsOf(id)).toMatchObject([
      { kind: 'passport.published', message: `Passport ${productId} was published.` },
    ]);
    expect(await auditActionsOf(id)).toEqual(['passport.created', 'passport.published']);
  });

  // Clause: status 5
  it('is refused with what is missing, and stays a draft', async () => {
    const { id } = await draft({ note: 'later' });
    const { status, body } = await update(id, { metadata: { note: 'later' } });
    expect([status, body.error]).toEqual([400, 'Validation Failed']);
    expect((await fetchAsOwner(id))['status']).toBe('DRAFT');
  });

  it('advises of a productId that is no GS1 key, which a draft was not told', async () => {
    const { id } = await draft();
    const { body } = await update(id, { metadata: textiles() });
    expect(codesOf(body.warnings)).toEqual(['NON_GS1_PRODUCT_ID']);
  });

  // Clause: event of a draft
  it('with draft: true saves it as it comes, and emits nothing', async () => {
    const { id } = await draft();
    const { status, body } = await update(id, { metadata: {}, draft: true });
    expect([status, body.passport['status'], body.warnings]).toEqual([200, 'DRAFT', []]);
    expect(await app.eventsOf(id)).toEqual([]);
    expect(await versionsOf(id)).toHaveLength(1);
  });

  it('takes the place in the order of who published first only once', async () => {
    const { id } = await draft();
    app.setTime(new Date('2031-01-01T00:00:00.000Z'));
    await update(id, { metadata: textiles() });
    await update(id, { metadata: textiles(), draft: true });
    app.setTime(new Date('2032-01-01T00:00:00.000Z'));
    await update(id, { metadata: textiles() });
    expect((await row(id))?.published_at).toEqual(new Date('2031-01-01T00:00:00.000Z'));
    expect(await typesOf(id)).toEqual(['passport.ingested', 'passport.ingested']);
  });

  // Clause: PUT /api/v1/passports/{id} 402 quota
  it('counts against the plan: 402 passport_quota_exceeded, and stays a draft', async () => {
    const full = await createWorkspace(app, { passportLimit: 1 });
    await full.createPassport();
    const { id } = await full.createPassport({ draft: true });
    const { status, body } = await update(id, { metadata: textiles() }, full.key);
    expect(status).toBe(402);
    expect(body).toMatchObject({
      code: 'passport_quota_exceeded',
      quota: { tier: 'growth', activePassports: 1, passportLimit: 1 },
      upgradeUrl: anyText,
    });
    expect((await row(id))?.status).toBe('DRAFT');
    expect(await versionsOf(id)).toEqual([]);
  });

  it('leaves a full plan alone when what is updated is live already', async () => {
    const full = await createWorkspace(app, { passportLimit: 1 });
    const { id } = await full.createPassport();
    expect((await update(id, { metadata: textiles() }, full.key)).status).toBe(200);
  });
});

describe('demoting a passport by PUT with draft: true', () => {
  // Clause: status 6
  it.each(['ACTIVE', 'RECALLED', 'DECOMMISSIONED'])(
    'makes a DRAFT of %s without validation, with the advisory DRAFT_DEMOTED',
    async (status) => {
      const { id } = await workspace.createPassport();
      await app.request(`/api/v1/passports/${id}/status`, {
        method: 'PUT',
        key: workspace.key,
        json: { status },
      });
      const reply = await update(id, { metadata: { note: 'again' }, draft: true });
      expect(reply.status).toBe(200);
      expect(reply.body.passport).toMatchObject({ status: 'DRAFT', retentionUntil: null });
      expect(codesOf(reply.body.warnings)).toEqual(['DRAFT_DEMOTED']);
    },
  );

  // Clause: status 6
  it('takes it off the public resolver and emits nothing', async () => {
    const { id } = await workspace.createPassport();
    await update(id, { metadata: textiles(), draft: true });
    expect((await app.request(`/passport/${id}`)).status).toBe(404);
    expect(await typesOf(id)).toEqual(['passport.ingested']);
    expect(await notificationsOf(id)).toMatchObject([{ kind: 'passport.demoted' }]);
  });

  it('gives its place in the plan back', async () => {
    const full = await createWorkspace(app, { passportLimit: 1 });
    const { id } = await full.createPassport();
    await update(id, { metadata: textiles(), draft: true }, full.key);
    await full.createPassport();
    expect((await update(id, { metadata: textiles() }, full.key)).status).toBe(402);
  });
});

describe('the category of a published passport', () => {
  // Clause: PUT /api/v1/passports/{id} 400 category
  it('cannot change: 400 CATEGORY_IMMUTABLE', async () => {
    const { id } = await workspace.createPassport();
    const { status, body } = await update(id, { metadata: steel() });
    expect([status, body.code]).toEqual([400, 'CATEGORY_IMMUTABLE']);
    expect(await versionsOf(id)).toEqual([]);
  });

  // Clause: PUT /api/v1/passports/{id} 400 category
  it('cannot change by way of a draft', async () => {
    const { id } = await workspace.createPassport();
    await update(id, { metadata: {}, draft: true });
    await update(id, { metadata: steel(), draft: true });
    const { status, body } = await update(id, { metadata: steel() });
    expect([status, body.code]).toEqual([400, 'CATEGORY_IMMUTABLE']);
    expect((await update(id, { metadata: textiles() })).status).toBe(200);
  });

  it('is free as long as it was never live', async () => {
    const { id } = await workspace.createPassport({ draft: true });
    expect((await update(id, { metadata: steel() })).status).toBe(200);
  });
});

describe('the facility of an updated passport', () => {
  const withFacility = () => workspace.createPassport({ facilityId: workspace.facilityId });
  const metadata = textiles();

  // Clause: PUT /api/v1/passports/{id} 200 facility
  it.each<[string, object]>([
    ['null', { facilityId: null }],
    ['an empty string', { facilityId: '' }],
  ])('is detached by %s', async (_name, changes) => {
    const { id } = await withFacility();
    const { passport } = (await update(id, { metadata, ...changes })).body;
    expect(passport.manufacturingFacility).toBeNull();
  });

  // Clause: PUT /api/v1/passports/{id} 200 facility
  it('is kept when the key is omitted', async () => {
    const { id } = await withFacility();
    const { passport } = (await update(id, { metadata })).body;
    expect(passport.manufacturingFacility.id).toBe(workspace.facilityId);
  });

  // Clause: PUT /api/v1/passports/{id} 200 facility
  it('is attached by its id, without its address in the answer', async () => {
    const { id } = await workspace.createPassport();
    const { facilityId } = workspace;
    const { passport } = (await update(id, { metadata, facilityId })).body;
    expect(passport.manufacturingFacility).toMatchObject({ id: facilityId, country: 'PT' });
    expect(passport.manufacturingFacility).not.toHaveProperty('streetAddress');
  });

  // Clause: PUT /api/v1/passports/{id} 400 facility
  it('"A bad facilityId gives 400": nobody\'s and another workspace\'s alike', async () => {
    const { id } = await workspace.createPassport();
    const { facilityId } = await createWorkspace(app);
    const theirs = await update(id, { metadata, facilityId });
    const nobodys = await update(id, { metadata, facilityId: randomUUID() });
    expect([theirs.status, theirs.body.code]).toEqual([400, 'FACILITY_NOT_FOUND']);
    expect(nobodys.text).toBe(theirs.text);
    expect(await versionsOf(id)).toEqual([]);
  });

  it("cannot be another operator's for an operator-scoped key", async () => {
    const { id: operatorId } = await workspace.createOperator();
    const { id: facilityId } = await workspace.createFacility({ operatorId: workspace.operatorId });
    const { id } = await workspace.createPassport({ operatorId });
    const key = await workspace.createKey({ operatorId });
    const { status, body } = await update(id, { metadata, facilityId }, key);
    expect([status, body.code]).toEqual([403, 'OPERATOR_SCOPE_FORBIDDEN']);
  });
});

describe('the enrichment of an updated passport', () => {
  const enrichment = { tagline: 'Made to last' };
  const stored = async (id: string) => (await row(id))?.enrichment;

  // Clause: PUT /api/v1/passports/{id} 200 enrichment
  it('is kept when the key is omitted', async () => {
    const { id } = await workspace.createPassport({ enrichment });
    await update(id, { metadata: textiles() });
    expect(await stored(id)).toEqual(enrichment);
  });

  // Clause: PUT /api/v1/passports/{id} 200 enrichment
  it('is overwritten when the key is included, sanitised', async () => {
    const { id } = await workspace.createPassport({ enrichment });
    const images = [{ url: 'javascript:alert(1)' }, { url: 'https://img.example/a.jpg' }];
    await update(id, { metadata: textiles(), enrichment: { images } });
    expect(await stored(id)).toEqual({ images: [{ url: 'https://img.example/a.jpg' }] });
  });

  // Clause: PUT /api/v1/passports/{id} 200 enrichment
  it.each([null, 7, 'text', [], {}])('is cleared by %j, never refused', async (cleared) => {
    const { id } = await workspace.createPassport({ enrichment });
    const { status, text } = await update(id, { metadata: textiles(), enrichment: cleared });
    expect(status).toBe(200);
    expect(await stored(id)).toBeNull();
    expect(text).not.toContain('Made to last');
  });
});

describe('who changed a passport', () => {
  // Clause: PUT /api/v1/passports/{id} 200 changedBy
  it('is named "user email or api-key:<id>" in its history', async () => {
    const { id } = await workspace.createPassport();
    const session = await startSession(app, workspace.tenant);
    await update(id, { metadata: textiles() });
    await update(id, { metadata: textiles() }, session.token);
    const versions = await versionsOf(id).orderBy('version').select('version', 'changed_by');
    expect(versions).toEqual([
      { version: 1, changed_by: textMatching(/^api-key:[0-9a-f-]{36}$/) },
      { version: 2, changed_by: session.user.email },
    ]);
  });
});
