import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PassportRow } from '../../src/platform/db/tables.js';
import {
  battery,
  maskedText,
  metadataOf,
  newGrai,
  newGtin,
  newSku,
  passportBody,
  textiles,
} from '../support/factories.js';
import { anyText, anyObject, textMatching, timestamp } from '../support/matchers.js';
import type { WireItem } from '../support/reply-body.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { auditOf } from '../support/users.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

const base = 'https://dpp.example';

let app: TestApp;
let workspace: Workspace;

beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app);
});
afterAll(() => app.close());

const create = (json: unknown, key = workspace.key) =>
  app.request('/api/v1/passports', { key, json });
const codesOf = (advisories: readonly WireItem[]) => advisories.map(({ code }) => code);
const badRequest = { success: false, error: 'Bad Request', message: anyText };

describe('POST /api/v1/passports', () => {
  // Clause: POST /api/v1/passports 201
  // Clause: POST /api/v1/passports 201 message
  it('answers "201: {success, message, passport, warnings[], vcReady, vcReadyReason}", and notices', async () => {
    const { status, body } = await create(passportBody());
    expect(status).toBe(201);
    expect(body).toMatchObject({ success: true, message: textMatching(/validated.*ingested/) });
    expect(Object.keys(body)).toEqual([
      'success',
      'message',
      'passport',
      'warnings',
      'notices',
      'vcReady',
      'vcReadyReason',
    ]);
  });

  // Clause: document fields
  // Clause: document proof
  // Clause: link minted
  it('shows the passport with every field of the contract', async () => {
    const metadata = textiles();
    const productId = newGtin();
    const { passport } = (await create({ productId, metadata })).body;
    expect(passport).toMatchObject({
      '@context': [`${base}/contexts/dpp/v1`, anyObject],
      '@type': 'DigitalProductPassport',
      '@id': `${base}/01/${productId}`,
      digitalLinkUri: `${base}/01/${productId}`,
      productId,
      status: 'ACTIVE',
      digitalSeal: null,
      signingPublicKey: null,
      proof: null,
      archivedAt: null,
      retentionUntil: null,
      createdAt: timestamp,
      updatedAt: passport.createdAt,
      economicOperator: {
        '@type': 'EconomicOperator',
        id: workspace.operatorId,
        name: 'Nordvind Apparel AB',
        regId: anyText,
        role: 'MANUFACTURER',
      },
      manufacturingFacility: null,
      metadata: { ...metadata, gtin: productId, facilityDetails: maskedText },
    });
    expect(passport.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-[47]/);
  });

  // Clause: document flattened
  it.each(['textiles', 'batteries', 'iron-steel'] as const)(
    'repeats each metadata key of %s at the top level',
    async (category) => {
      const { passport } = (await create(passportBody({ metadata: metadataOf(category) }))).body;
      for (const [key, value] of Object.entries(passport.metadata)) {
        expect(passport[key], key).toEqual(value);
      }
    },
  );

  // Clause: document flattened
  // Clause: flattened keys
  it('never lets a metadata key override a field of the document', async () => {
    const taken = {
      id: 'x',
      '@id': 'x',
      '@type': 'x',
      '@context': 'x',
      status: 'x',
      proof: { x: 1 },
      digitalSeal: 'x',
      signingPublicKey: 'x',
      economicOperator: { name: 'x' },
      manufacturingFacility: { name: 'x' },
      digitalLinkUri: 'x',
      productId: 'x',
      metadata: { x: 1 },
      archivedAt: 'x',
      retentionUntil: 'x',
      createdAt: 'x',
      updatedAt: 'x',
    };
    const body = passportBody({ metadata: textiles(taken) });
    const { passport } = (await create(body)).body;
    expect(passport.metadata).toMatchObject(taken);
    for (const key of Object.keys(taken)) {
      expect(passport[key], key).not.toEqual(taken[key as keyof typeof taken]);
    }
  });

  // Clause: document of writes
  it('answers the "public redacted JSON-LD", even to the owner', async () => {
    const { passport } = (await create(passportBody({ metadata: battery() }))).body;
    for (const key of [
      'facilityDetails',
      'detailedPerformance',
      'lifecycleAndInUse',
      'circularityAndDisassembly',
    ]) {
      expect([passport.metadata[key], passport[key]], key).toEqual([maskedText, maskedText]);
    }
  });

  // Clause: document redaction
  it('shows facilityDetails masked "even when not supplied"', async () => {
    const metadata = { note: 'no facility' };
    const { passport } = (await create(passportBody({ metadata, draft: true }))).body;
    expect(passport.metadata).toMatchObject({ ...metadata, facilityDetails: maskedText });
    expect(passport['facilityDetails']).toBe(maskedText);
  });

  it('keeps metadata keys in the order they came in', async () => {
    const metadata = { zeta: 1, ...textiles(), alpha: 2 };
    const { passport } = (await create(passportBody({ metadata }))).body;
    const keys = Object.keys(passport.metadata).filter((key) => key !== 'gtin');
    expect(keys).toEqual(Object.keys(metadata));
  });

  // Clause: POST /api/v1/passports 201 vcReady
  it('says that a passport with a facility in a country is ready for credentials', async () => {
    const { facilityId } = workspace;
    const { body } = await create(passportBody({ facilityId }));
    expect([body.vcReady, body.vcReadyReason]).toEqual([true, null]);
  });

  // Clause: POST /api/v1/passports 201 vcReady
  it('says why a passport without facility is not ready for credentials', async () => {
    const { body } = await create(passportBody());
    expect(body).toMatchObject({ vcReady: false, vcReadyReason: anyText });
  });

  // Clause: document facility
  // Clause: facility address
  it('shows the facility without its address', async () => {
    const { facilityId } = workspace;
    const { passport } = (await create(passportBody({ facilityId }))).body;
    expect(passport.manufacturingFacility).toEqual({
      '@type': 'Facility',
      id: facilityId,
      gln: textMatching(/^\d{13}$/),
      name: 'Guimarães mill',
      activity: 'Knitting',
      country: 'PT',
    });
  });

  // Clause: POST /api/v1/passports 201 event
  // Clause: status 2
  // Clause: event passport.ingested
  it('announces a live passport with its public document, and only once', async () => {
    const { body } = await create(passportBody());
    const events = await app.eventsOf(body.passport.id);
    expect(events.map(({ type }) => type)).toEqual(['passport.ingested']);
    expect(events[0]?.tenantId).toBe(workspace.tenant.id);
    expect(events[0]?.document).toEqual(body.passport);
  });

  // Clause: audit event passport.created
  it.each([
    ['a live passport', {}, 'ACTIVE'],
    ['a draft', { draft: true }, 'DRAFT'],
  ])('is written into the audit log: %s', async (_kind, changes, status) => {
    const json = passportBody(changes);
    const { passport } = (await create(json)).body;
    const entries = await auditOf(app, workspace.tenant.id);
    expect(entries.filter(({ target_id }) => target_id === passport.id)).toMatchObject([
      {
        action: 'passport.created',
        actor: textMatching(/^api-key:/),
        details: { productId: json.productId, status },
      },
    ]);
  });

  // Clause: document enrichment
  // Clause: POST /api/v1/passports 201 enrichment
  it('stores the enrichment outside metadata and never in the document', async () => {
    const enrichment = { tagline: 'Made to last', images: [{ url: 'https://i.example/a.png' }] };
    const { body, text } = await create(passportBody({ enrichment }));
    expect(text).not.toContain('Made to last');
    const [row] = await app
      .db<PassportRow>('passports')
      .where({ id: body.passport.id })
      .select('enrichment');
    expect(row?.enrichment).toEqual(enrichment);
  });

  // Clause: document enrichment
  // Clause: POST /api/v1/passports 201 enrichment
  it('sanitises the enrichment: "truncated, http(s) URLs only"', async () => {
    const [safe, unsafe] = [{ url: 'https://i.example/a.png' }, { url: 'javascript:alert(1)' }];
    const enrichment = { tagline: 'x'.repeat(1000), images: [unsafe, safe], unknown: 1 };
    const { body } = await create(passportBody({ enrichment }));
    const { id } = body.passport;
    const row = await app.db<PassportRow>('passports').where({ id }).first('enrichment');
    expect(row?.enrichment).toEqual({ tagline: 'x'.repeat(200), images: [safe] });
  });

  // Clause: document enrichment
  // Clause: POST /api/v1/passports 201 enrichment
  it.each([null, 7, 'x', [], { images: 'none' }, { images: [{ url: 'javascript:alert(1)' }] }])(
    'never refuses the enrichment %j',
    async (enrichment) => {
      expect((await create(passportBody({ enrichment }))).status).toBe(201);
    },
  );

  it('ignores members it does not know', async () => {
    const { status } = await create(passportBody({ colour: 'blue', status: 'RECALLED' }));
    expect(status).toBe(201);
  });

  // Clause: POST /api/v1/passports 403 permission
  it('needs passport:create', async () => {
    const key = await workspace.createKey({ permissions: ['passport:read', 'passport:update'] });
    expect((await create(passportBody(), key)).status).toBe(403);
  });

  // Clause: POST /api/v1/passports 201 event
  // Clause: POST /api/v1/passports 500
  // Clause: event transaction
  it('"enqueued transactionally with the write": without its event no passport, but a generic 500', async () => {
    const json = passportBody();
    const table = 'outbox_events';
    const refusal = `check (event_type <> 'passport.ingested') not valid`;
    await app.db.raw(`alter table ${table} add constraint broken ${refusal}`);
    const { status, body } = await create(json);
    await app.db.raw(`alter table ${table} drop constraint broken`);
    expect([status, body]).toEqual([
      500,
      {
        success: false,
        error: 'Internal Server Error',
        message: anyText,
        code: 'INTERNAL_ERROR',
        requestId: anyText,
      },
    ]);
    expect(await app.db('passports').where({ product_id: json.productId })).toEqual([]);
  });
});

describe('the plan of a workspace that creates a passport', () => {
  const createIn = async (changes: Parameters<TestApp['createTenant']>[0]) =>
    create(passportBody(), await app.createKey(await app.createTenant(changes)));

  // Clause: POST /api/v1/passports 402 lapsed
  it.each(['past_due', 'canceled'] as const)(
    'answers 402 without a code for a "subscription lapsed": %s',
    async (subscriptionStatus) => {
      const { status, body } = await createIn({ subscriptionStatus });
      expect(status).toBe(402);
      expect(body).toEqual({ success: false, error: 'Payment Required', message: anyText });
    },
  );

  // Clause: POST /api/v1/passports 402 api_access_required
  it.each(['pilot', 'micro', 'starter'] as const)(
    'answers 402 "api_access_required plus upgradeUrl" without API access: %s',
    async (tier) => {
      const { status, body } = await createIn({ tier });
      expect(status).toBe(402);
      expect(body).toEqual({
        success: false,
        error: 'Payment Required',
        message: anyText,
        code: 'api_access_required',
        upgradeUrl: textMatching(/^https:\/\//),
      });
    },
  );
});

describe('the productId of a new passport', () => {
  // Clause: document links
  // Clause: POST /api/v1/passports 201 gtin
  it('is copied into metadata.gtin when it is a GTIN-14, with a notice', async () => {
    const productId = newGtin();
    const { body } = await create(passportBody({ productId }));
    expect(body.passport.metadata.gtin).toBe(productId);
    expect(codesOf(body.notices)).toContain('GTIN_AUTO_COPIED');
    expect(body.warnings).toEqual([]);
  });

  // Clause: document links
  // Clause: POST /api/v1/passports 201 grai
  // Clause: link minted
  // Clause: product id
  it('is copied into metadata.grai when it is a GRAI, and linked under AI 8003', async () => {
    const productId = newGrai();
    const { body } = await create(passportBody({ productId }));
    expect(body.passport.metadata.grai).toBe(productId);
    expect(body.passport.metadata.gtin).toBeUndefined();
    expect(body.passport.digitalLinkUri).toBe(`${base}/8003/${productId}`);
  });

  it('is not copied over a gtin the metadata has', async () => {
    const gtin = newGtin();
    const { body } = await create(passportBody({ metadata: textiles({ gtin }) }));
    expect(body.passport.metadata.gtin).toBe(gtin);
    expect(codesOf(body.notices)).not.toContain('GTIN_AUTO_COPIED');
  });

  // Clause: document links
  // Clause: advisory item
  // Clause: POST /api/v1/passports 201 SKU
  // Clause: link minted
  // Clause: product id
  it.each([
    ['a SKU', () => newSku()],
    ['13 digits', () => newGtin().slice(1)],
    ['14 digits and a blank', () => `${newGtin()} `],
    ['15 digits that are no GRAI', () => `1${newGtin()}`],
    ['31 characters behind a GRAI asset id', () => `${newGrai().slice(0, 14)}${'A'.repeat(17)}`],
  ])('may be %s, with the advisory NON_GS1_PRODUCT_ID and a link by UUID', async (_name, make) => {
    const productId = make();
    const { status, body } = await create(passportBody({ productId }));
    expect(status).toBe(201);
    expect(codesOf(body.warnings)).toEqual(['NON_GS1_PRODUCT_ID']);
    expect(body.warnings[0]).toEqual({
      code: 'NON_GS1_PRODUCT_ID',
      path: 'productId',
      message: anyText,
      friendlyMessage: anyText,
    });
    expect(body.passport.digitalLinkUri).toBe(`${base}/passport/${body.passport.id}`);
    expect(body.passport.productId).toBe(productId);
    expect((await app.request(`/passport/${body.passport.id}`)).status).toBe(200);
  });

  // Clause: POST /api/v1/passports 400 b check digit
  // Clause: product id
  it('is refused as the Bad Request triple with every "bad mod-10 check digit"', async () => {
    const gtin = newGtin();
    for (let digit = 0; digit < 10; digit++) {
      const productId = gtin.slice(0, 13) + String(digit);
      if (productId === gtin) continue;
      const { status, body } = await create(passportBody({ productId }));
      expect(status).toBe(400);
      expect(body).toEqual({ ...badRequest, code: 'GTIN_CHECK_DIGIT_INVALID' });
    }
  });

  // Clause: POST /api/v1/passports 400 b blank
  it.each(['', ' ', ' \t\n '])('is refused as the Bad Request triple when it is %j', async (id) => {
    const { status, body } = await create(passportBody({ productId: id }));
    expect(status).toBe(400);
    expect(body).toEqual({ ...badRequest, code: 'PRODUCT_ID_BLANK' });
  });

  // Clause: POST /api/v1/passports 400 b check digit
  it('is refused with a wrong check digit for a draft as well', async () => {
    const gtin = newGtin();
    const productId = gtin.slice(0, 13) + String((Number(gtin.at(-1)) + 1) % 10);
    const { status, body } = await create(passportBody({ productId, draft: true }));
    expect([status, body.code]).toEqual([400, 'GTIN_CHECK_DIGIT_INVALID']);
  });

  // Clause: POST /api/v1/passports 409
  it('"is unique with its operator; duplicates give 409"', async () => {
    const body = passportBody();
    await create(body);
    const { status, body: refusal } = await create(body);
    expect([status, refusal.code]).toEqual([409, 'PASSPORT_DUPLICATE']);
    expect(refusal).toMatchObject({ success: false, error: 'Conflict' });
  });

  // Clause: POST /api/v1/passports 409
  it('may be used by another operator of the workspace', async () => {
    const { id: operatorId } = await workspace.createOperator();
    const body = passportBody();
    await create(body);
    expect((await create({ ...body, operatorId })).status).toBe(201);
  });

  it('makes one passport of concurrent creates, the others are 409', async () => {
    const body = passportBody();
    const replies = await Promise.all([1, 2, 3, 4].map(() => create(body)));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  });
});

describe('the structural rules of a create body', () => {
  // Clause: POST /api/v1/passports 400 c
  it.each([
    ['productId is missing', { metadata: {} }],
    ['productId is a number', passportBody({ productId: 9506000134352 })],
    ['metadata is missing', { productId: 'SKU-1' }],
    ['metadata is a list', passportBody({ metadata: [] })],
    ['metadata is null', passportBody({ metadata: null })],
    ['metadata is text', passportBody({ metadata: '{}' })],
    ['draft is text', passportBody({ draft: 'true' })],
    ['operatorId is no UUID', passportBody({ operatorId: 'mine' })],
    ['facilityId is no UUID', passportBody({ facilityId: 'mine' })],
    ['the body is a list', [passportBody()]],
    ['the body is text', 'passport'],
    ['the body is null', null],
  ])('answers {error, message} when %s', async (_name, json) => {
    const { status, body } = await create(json);
    expect(status).toBe(400);
    expect(body).toEqual({ error: 'Bad Request', message: anyText });
  });

  // Clause: POST /api/v1/passports 400 c malformed JSON
  it('answers {error, message} for malformed JSON', async () => {
    const { status, body } = await app.request('/api/v1/passports', {
      key: workspace.key,
      body: '{"productId": ',
    });
    expect(status).toBe(400);
    expect(body).toEqual({ error: 'Bad Request', message: anyText });
  });

  it('names every missing member in one message', async () => {
    const { body } = await create({});
    expect(body.message).toMatch(/productId.*metadata/s);
  });
});

describe('the operator of a new passport', () => {
  it('is the one that is named, without a notice', async () => {
    const { id: operatorId } = await workspace.createOperator();
    const { body } = await create(passportBody({ operatorId }));
    expect(body.passport.economicOperator.id).toBe(operatorId);
    expect(codesOf(body.notices)).not.toContain('OPERATOR_AUTO_ATTRIBUTED');
  });

  // Clause: POST /api/v1/passports 201 operator
  it("is the workspace's first when none is named, with a notice", async () => {
    const fresh = await createWorkspace(app);
    await fresh.createOperator();
    const { body } = await create(passportBody(), fresh.key);
    expect(body.passport.economicOperator.id).toBe(fresh.operatorId);
    expect(body.notices).toContainEqual({
      code: 'OPERATOR_AUTO_ATTRIBUTED',
      path: 'operatorId',
      message: anyText,
      friendlyMessage: anyText,
    });
  });

  // Clause: POST /api/v1/passports 400 b operator
  it('is the Bad Request triple "with code OPERATOR_NOT_BOUND" in a workspace without one', async () => {
    const key = await app.createKey(await app.createTenant());
    const { status, body } = await create(passportBody(), key);
    expect(status).toBe(400);
    expect(body).toEqual({ ...badRequest, code: 'OPERATOR_NOT_BOUND' });
  });

  it('is never an archived one', async () => {
    const fresh = await createWorkspace(app);
    await app.db('operators').where({ id: fresh.operatorId }).update({ archived_at: new Date() });
    const { body } = await create(passportBody(), fresh.key);
    expect(body.code).toBe('OPERATOR_NOT_BOUND');
  });

  it('cannot be an archived one that is named, or the own of a key: 403 OPERATOR_ARCHIVED', async () => {
    const { id: operatorId } = await workspace.createOperator();
    const key = await workspace.createKey({ operatorId });
    await app.db('operators').where({ id: operatorId }).update({ archived_at: new Date() });
    const replies = [await create(passportBody({ operatorId })), await create(passportBody(), key)];
    for (const { status, body } of replies) {
      expect([status, body.code]).toEqual([403, 'OPERATOR_ARCHIVED']);
    }
  });

  // Clause: POST /api/v1/passports 403
  it('gives 403 when it is "not bound to the workspace"', async () => {
    const { status, body } = await create(passportBody({ operatorId: randomUUID() }));
    expect([status, body.error]).toEqual([403, 'Forbidden']);
  });

  // Clause: POST /api/v1/passports 403
  it("cannot be another workspace's: the same 403", async () => {
    const { operatorId } = await createWorkspace(app);
    const theirs = await create(passportBody({ operatorId }));
    const nobodys = await create(passportBody({ operatorId: randomUUID() }));
    expect(theirs.status).toBe(403);
    expect(theirs.text).toBe(nobodys.text);
  });

  // Clause: POST /api/v1/passports 201 scope
  it('is the own operator that "operator-scoped keys force"', async () => {
    const { id: operatorId } = await workspace.createOperator();
    const key = await workspace.createKey({ operatorId });
    const { body } = await create(passportBody(), key);
    expect(body.passport.economicOperator.id).toBe(operatorId);
    expect(codesOf(body.notices)).not.toContain('OPERATOR_AUTO_ATTRIBUTED');
  });

  it('may be named by a key bound to it, in capitals too', async () => {
    const { operatorId } = workspace;
    const key = await workspace.createKey({ operatorId });
    const json = passportBody({ operatorId: operatorId.toUpperCase() });
    expect((await create(json, key)).status).toBe(201);
  });

  // Clause: POST /api/v1/passports 403 scope
  it('gives 403 when it is not that of an operator-scoped key: "403 on mismatch"', async () => {
    const { id } = await workspace.createOperator();
    const key = await workspace.createKey({ operatorId: workspace.operatorId });
    const { status, body } = await create(passportBody({ operatorId: id }), key);
    expect([status, body.code]).toEqual([403, 'OPERATOR_SCOPE_FORBIDDEN']);
  });
});

describe('the facility of a new passport', () => {
  // Clause: POST /api/v1/passports 400 b facility
  it('"must be a facility in the workspace, else 400": the Bad Request triple', async () => {
    const { status, body } = await create(passportBody({ facilityId: randomUUID() }));
    expect(status).toBe(400);
    expect(body).toEqual({ ...badRequest, code: 'FACILITY_NOT_FOUND' });
  });

  // Clause: POST /api/v1/passports 400 b facility
  it("cannot be another workspace's: the same 400", async () => {
    const { facilityId } = await createWorkspace(app);
    const theirs = await create(passportBody({ facilityId }));
    const nobodys = await create(passportBody({ facilityId: randomUUID() }));
    expect([theirs.status, theirs.text]).toEqual([400, nobodys.text]);
  });
});

describe('a draft', () => {
  // Clause: POST /api/v1/passports 201 message
  // Clause: status 1
  // Clause: event of a draft
  it('is saved as DRAFT, without warnings, and is not announced', async () => {
    const body = passportBody({ productId: newSku(), metadata: { phone: '1' }, draft: true });
    const reply = await create(body);
    expect(reply.status).toBe(201);
    expect(reply.body).toMatchObject({
      message: 'Draft passport saved',
      warnings: [],
      passport: { status: 'DRAFT' },
    });
    expect(await app.eventsOf(reply.body.passport.id)).toEqual([]);
  });

  it('may hold empty metadata', async () => {
    expect((await create(passportBody({ metadata: {}, draft: true }))).status).toBe(201);
  });

  it('still masks what only its owner may see', async () => {
    const { body } = await create(passportBody({ draft: true }));
    expect(body.passport.metadata.facilityDetails).toBe(maskedText);
  });
});

describe('the passport quota', () => {
  const workspaceWithLimit = (passportLimit: number) => createWorkspace(app, { passportLimit });

  // Clause: POST /api/v1/passports 402 quota
  it('refuses one passport more with 402 passport_quota_exceeded', async () => {
    const full = await workspaceWithLimit(1);
    await full.createPassport();
    const { status, body } = await create(passportBody(), full.key);
    expect(status).toBe(402);
    expect(body).toEqual({
      success: false,
      error: 'Payment Required',
      message: anyText,
      code: 'passport_quota_exceeded',
      quota: { tier: 'growth', activePassports: 1, passportLimit: 1 },
      upgradeUrl: textMatching(/^https:\/\//),
    });
  });

  // Clause: POST /api/v1/passports 402 quota
  it('does not count drafts, and lets them in', async () => {
    const full = await workspaceWithLimit(1);
    await full.createPassport({ draft: true });
    await full.createPassport();
    expect((await create(passportBody({ draft: true }), full.key)).status).toBe(201);
  });

  it('holds under concurrency', async () => {
    const full = await workspaceWithLimit(2);
    const replies = await Promise.all([1, 2, 3, 4, 5].map(() => create(passportBody(), full.key)));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 201, 402, 402, 402]);
  });
});
