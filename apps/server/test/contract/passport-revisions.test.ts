import { verifySeal } from '@dpp/merkle-seal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NotificationRow, PassportRow } from '../../src/platform/db/tables.js';
import { battery, newGtin, newSku, textiles } from '../support/factories.js';
import { anyText } from '../support/matchers.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { auditOf } from '../support/users.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

let app: TestApp;
let workspace: Workspace;

beforeAll(async () => {
  app = await startTestApp({ WORKSPACE_HOST_SUFFIX: 'dpp.test' });
  workspace = await createWorkspace(app, { tier: 'enterprise' });
});
afterAll(() => app.close());

const send = (method: string, path: string, json?: object, key = workspace.key) =>
  app.request(`/api/v1/passports/${path}`, { method, key, ...(json && { json }) });
const open = (id: string, key = workspace.key) => send('POST', `${id}/revisions`, undefined, key);
const publish = (id: string, json: object = {}) =>
  send('PUT', id, { metadata: textiles(), ...json });
const change = (id: string, status: string, json: object = {}) =>
  send('PUT', `${id}/status`, { status, ...json });
const scan = (gtin: string) => app.request(`/01/${gtin}`);
const read = async (id: string) => (await app.request(`/passport/${id}`)).body;
const pageOf = async (id: string, lang = 'en') =>
  (await app.request(`/passport/${id}?lang=${lang}`, { headers: { Accept: 'text/html' } })).text;
const row = (id: string) => app.db<PassportRow>('passports').where({ id }).first();
const typesOf = async (id: string) => (await app.eventsOf(id)).map(({ type }) => type);

/** A sealed passport under a GTIN of its own. */
async function sealed(body: object = {}) {
  const productId = newGtin();
  const passport = await workspace.createPassport({ productId, ...body });
  await workspace.seal(passport.id);
  return { ...passport, productId: passport.productId };
}

async function draftOf(id: string): Promise<string> {
  const { status, body, text } = await open(id);
  expect(status, text).toBe(201);
  return body.passport.id;
}

/** A former edition and the one that took its place. */
async function superseded(body: object = {}, json: object = {}) {
  const former = await sealed(body);
  const current = await draftOf(former.id);
  const reply = await publish(current, json);
  expect(reply.status, reply.text).toBe(200);
  return { former, current };
}

describe('POST /api/v1/passports/{id}/revisions', () => {
  // Clause: POST /api/v1/passports/{id}/revisions 201
  it('makes a draft with the same product id and content', async () => {
    const enrichment = { tagline: 'Soft' };
    const { facilityId } = workspace;
    const former = await sealed({ enrichment, facilityId });
    const { status, body, headers } = await open(former.id);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      success: true,
      message: anyText,
      revisionOf: former.id,
      passport: {
        productId: former.productId,
        status: 'DRAFT',
        revisionOf: former.id,
        proof: null,
      },
    });
    expect(headers.get('etag')).toBe('"1"');
    const stored = await row(body.passport.id);
    expect(stored?.metadata).toEqual((await row(former.id))?.metadata);
    expect(stored).toMatchObject({ enrichment, facility_id: facilityId, published_at: null });
  });

  it('leaves code, seal and credentials with the sealed passport until then', async () => {
    const former = await sealed();
    const before = await row(former.id);
    await draftOf(former.id);
    expect(await row(former.id)).toEqual(before);
    expect((await scan(former.productId)).body.id).toBe(former.id);
    const byProduct = await send('GET', former.productId);
    expect(byProduct.body.id).toBe(former.id);
    expect(await read(former.id)).not.toHaveProperty('supersededBy');
  });

  // Clause: POST /api/v1/passports/{id}/revisions 400
  // Clause: POST /api/v1/passports/{id}/revisions 412
  it('finds the passport by product id, too, and takes If-Match', async () => {
    const former = await sealed();
    const request = (ifMatch: string) =>
      app.request(`/api/v1/passports/${former.productId}/revisions`, {
        method: 'POST',
        key: workspace.key,
        headers: { 'If-Match': ifMatch },
      });
    expect((await request('"1"')).status).toBe(412);
    expect((await request('"2')).status).toBe(400);
    expect((await request('"2"')).status).toBe(201);
  });

  it('is audited, and is no event', async () => {
    const former = await sealed();
    const id = await draftOf(former.id);
    expect(await typesOf(id)).toEqual([]);
    expect((await auditOf(app, workspace.tenant.id)).at(-1)).toMatchObject({
      action: 'passport.created',
      target_id: id,
      details: { status: 'DRAFT', revisionOf: former.id },
    });
  });

  it('refuses a second one while one is open, and takes one when that was deleted', async () => {
    const former = await sealed();
    const first = await draftOf(former.id);
    const refused = await open(former.id);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ code: 'REVISION_EXISTS', revisionId: first });
    expect((await send('DELETE', first)).status).toBe(200);
    expect((await open(former.id)).status).toBe(201);
  });

  it('lets one of several at once through', async () => {
    const former = await sealed();
    const replies = await Promise.all([1, 2, 3, 4].map(() => open(former.id)));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  });

  // Clause: POST /api/v1/passports/{id}/revisions 404
  // Clause: POST /api/v1/passports/{id}/revisions 409
  it.each([
    ['what is not sealed', () => workspace.createPassport(), 409, 'PASSPORT_NOT_SEALED'],
    ['a draft', () => workspace.createPassport({ draft: true }), 409, 'PASSPORT_IS_DRAFT'],
    ['a former edition', async () => (await superseded()).former, 409, 'PASSPORT_SUPERSEDED'],
    ['nothing', () => Promise.resolve({ id: newSku() }), 404, 'PASSPORT_NOT_FOUND'],
  ])('refuses %s', async (_name, make, status, code) => {
    const { id } = await make();
    const reply = await open(id);
    expect([reply.status, reply.body['code']]).toEqual([status, code]);
  });

  // Clause: POST /api/v1/passports/{id}/revisions 403
  it("refuses another workspace's passport, another operator's, and who may not update", async () => {
    const theirs = await createWorkspace(app);
    const { id } = await sealed();
    expect((await open(id, theirs.key)).status).toBe(404);
    const { id: operatorId } = await workspace.createOperator();
    expect((await open(id, await workspace.createKey({ operatorId }))).status).toBe(403);
    const reader = await workspace.createKey({ permissions: ['passport:read'] });
    expect((await open(id, reader)).status).toBe(403);
  });

  it('refuses it under an archived operator, and beyond the drafts of a workspace', async () => {
    const { id: operatorId } = await workspace.createOperator();
    const { id } = await sealed({ operatorId });
    await app.request(`/api/v1/operators/${operatorId}`, { method: 'DELETE', key: workspace.key });
    expect((await open(id)).body['code']).toBe('OPERATOR_ARCHIVED');
    const small = await startTestApp({ LIMIT_WORKSPACE_DRAFTS: '1' });
    try {
      const own = await createWorkspace(small, { tier: 'enterprise' });
      await own.createPassport({ draft: true });
      const passport = await own.createPassport();
      await own.seal(passport.id);
      const path = `/api/v1/passports/${passport.id}/revisions`;
      const reply = await small.request(path, { method: 'POST', key: own.key });
      expect(reply.body['code']).toBe('WORKSPACE_LIMIT_REACHED');
    } finally {
      await small.close();
    }
  });

  it('is the one exception: a create with the product id is refused before and after', async () => {
    const former = await sealed();
    const json = { productId: former.productId, metadata: textiles() };
    await draftOf(former.id);
    for (const draft of [true, false]) {
      const { status, body } = await send('POST', '', { ...json, draft });
      expect([status, body['code']]).toEqual([409, 'PASSPORT_DUPLICATE']);
    }
    const { former: other } = await superseded();
    const again = await send('POST', '', { ...json, productId: other.productId });
    expect([again.status, again.body['code']]).toEqual([409, 'PASSPORT_DUPLICATE']);
  });
});

describe('the publication of a next edition', () => {
  it('hands the code over, and archives the former edition, which stays readable by its id', async () => {
    const { former, current } = await superseded({}, { metadata: textiles({ size: 'XXL' }) });
    const scanned = await scan(former.productId);
    expect(scanned.body).toMatchObject({ id: current, status: 'ACTIVE', revisionOf: former.id });
    expect(scanned.body.metadata['size']).toBe('XXL');
    expect(scanned.body).not.toHaveProperty('supersededBy');
    expect(await read(former.id)).toMatchObject({
      id: former.id,
      status: 'ACTIVE',
      archivedAt: anyText,
      retentionUntil: anyText,
      supersededBy: {
        id: current,
        status: 'ACTIVE',
        url: `https://dpp.example/passport/${current}`,
      },
    });
    const byProduct = await send('GET', former.productId);
    expect(byProduct.body.id).toBe(current);
  });

  it('answers at once on the instance that published, though the code was scanned before', async () => {
    const former = await sealed();
    const current = await draftOf(former.id);
    await scan(former.productId);
    await pageOf(former.id);
    await publish(current);
    expect((await scan(former.productId)).body.id).toBe(current);
    expect(await pageOf(former.id)).toContain(`/passport/${current}`);
  });

  it('leaves both verifiable', async () => {
    const { former, current } = await superseded();
    await workspace.seal(current);
    for (const id of [former.id, current]) {
      const payload = (await app.request(`/passport/${id}`, { key: workspace.key })).body;
      expect(verifySeal(payload, { at: new Date() }).verdict).toBe('indeterminate');
      const { body } = await app.request('/api/v1/audit/verify', { json: { payload } });
      expect(body).toMatchObject({ verified: true });
    }
  });

  it('tells webhooks of the new edition and of the former one', async () => {
    const { former, current } = await superseded();
    expect(await typesOf(current)).toEqual(expect.arrayContaining(['passport.ingested']));
    const events = (await app.eventsOf(former.id)).filter(
      ({ document }) => document.id === former.id,
    );
    expect(events.map(({ type }) => type)).toEqual([
      'passport.ingested',
      'passport.sealed',
      'passport.status_updated',
    ]);
    expect(events.at(-1)?.document).toMatchObject({ supersededBy: { id: current } });
  });

  it('is audited for both, and stands in the inbox', async () => {
    const { former, current } = await superseded();
    const entries = await auditOf(app, workspace.tenant.id);
    expect(entries.slice(-2)).toMatchObject([
      { action: 'passport.superseded', target_id: former.id, details: { supersededBy: current } },
      {
        action: 'passport.published',
        target_id: current,
        details: { revisionOf: former.id, correctsRecall: false },
      },
    ]);
    const inbox = app.db<NotificationRow>('notifications').where({ target_id: former.id });
    expect(await inbox).toMatchObject([{ kind: 'passport.superseded' }]);
  });

  it('ends the credentials of the former edition, and begins those of the new one', async () => {
    const { former, current } = await superseded({ facilityId: workspace.facilityId });
    const indexesOf = (passport_id: string) => app.db('status_indexes').where({ passport_id });
    const isRevoked = async (passport_id: string) => {
      const indexes = (await indexesOf(passport_id)) as { status_index: number }[];
      const revoked = await app
        .db('status_revocations')
        .where({ tenant_id: workspace.tenant.id })
        .whereIn(
          'status_index',
          indexes.map(({ status_index }) => status_index),
        );
      return [indexes.length, revoked.length];
    };
    expect(await isRevoked(former.id)).toEqual([1, 1]);
    expect(await isRevoked(current)).toEqual([1, 0]);
    const jwt = await app.request(`/passport/${former.id}`, {
      headers: { Accept: 'application/vc+jwt' },
    });
    expect(jwt.status).toBe(200);
  });

  it('needs no more room in the plan than the former edition had', async () => {
    const tight = await createWorkspace(app, { tier: 'growth', passportLimit: 1 });
    const { id, productId } = await tight.createPassport({ productId: newGtin() });
    await tight.seal(id);
    const opened = await open(id, tight.key);
    const json = { metadata: textiles() };
    const reply = await send('PUT', opened.body.passport.id, json, tight.key);
    expect(reply.status, reply.text).toBe(200);
    expect((await scan(productId)).body.id).toBe(opened.body.passport.id);
  });

  it('names the last edition to all before it, and lists it alone', async () => {
    const { former, current: second } = await superseded();
    await workspace.seal(second);
    const third = await draftOf(second);
    await publish(third);
    for (const id of [former.id, second]) {
      expect(await read(id)).toMatchObject({ supersededBy: { id: third } });
    }
    expect(await read(third)).toMatchObject({ revisionOf: second });
    const { linkset } = (await app.request(`/01/${former.productId}?linkType=linkset`))
      .body as unknown as { linkset: { anchor: string }[] };
    expect(linkset).toHaveLength(1);
    const list = await send('GET', '?limit=100');
    const listed = (list.body as unknown as { passports: { productId: string; id: string }[] })
      .passports;
    const own = listed.filter(({ productId }) => productId === former.productId);
    expect(own.map(({ id }) => id)).toEqual([third]);
  });

  it('answers on the host of the workspace, too', async () => {
    const { former, current } = await superseded();
    const Host = `${workspace.tenant.subdomain}.dpp.test`;
    const { body } = await app.request(`/01/${former.productId}`, { headers: { Host } });
    expect(body.id).toBe(current);
  });

  it('validates it as any other', async () => {
    const former = await sealed();
    const draft = await draftOf(former.id);
    const reply = await publish(draft, { metadata: textiles({ originCountry: 'XX' }) });
    expect([reply.status, reply.body['code']]).toEqual([400, 'VALIDATION_FAILED']);
    expect((await scan(former.productId)).body.id).toBe(former.id);
  });

  it('keeps its category', async () => {
    const former = await sealed();
    const draft = await draftOf(former.id);
    const reply = await publish(draft, { metadata: battery() });
    expect([reply.status, reply.body['code']]).toEqual([400, 'CATEGORY_IMMUTABLE']);
  });

  it('keeps every key of the former edition, also in later updates', async () => {
    const [gtin, other] = [newGtin(), newGtin()];
    const former = await sealed({ productId: newSku(), metadata: textiles({ gtin }) });
    const draft = await draftOf(former.id);
    for (const metadata of [textiles(), textiles({ gtin: other })]) {
      const reply = await publish(draft, { metadata });
      expect([reply.status, reply.body['code']]).toEqual([409, 'REVISION_KEY_MISSING']);
    }
    expect((await scan(gtin)).body.id).toBe(former.id);
    expect((await publish(draft, { metadata: textiles({ gtin }) })).status).toBe(200);
    const later = await publish(draft);
    expect([later.status, later.body['code']]).toEqual([409, 'REVISION_KEY_MISSING']);
    expect((await scan(gtin)).body.id).toBe(draft);
  });

  it('leads the serial number of a former edition to the new one', async () => {
    const serialNumber = `S-${newSku()}`;
    const former = await sealed({ metadata: textiles({ serialNumber }) });
    const current = await draftOf(former.id);
    await publish(current);
    const reply = await app.request(`/01/${former.productId}/21/${serialNumber}`);
    expect([reply.status, reply.headers.get('location')]).toEqual([
      302,
      `https://dpp.example/passport/${current}`,
    ]);
  });

  it('takes the battery units along, and those who may see them', async () => {
    const former = await sealed({ metadata: battery() });
    const unit = await workspace.serialise(former.id);
    const current = await draftOf(former.id);
    expect((await publish(current, { metadata: battery() })).status).toBe(200);
    const path = (id: string) => `/api/v1/passports/${id}/units`;
    const units = await app.request(path(current), { key: workspace.key });
    expect(units.body.units).toMatchObject([{ id: unit?.id }]);
    const { body } = await app.request(`/unit/${unit?.id}`);
    expect(body['ofModel']).toMatchObject({ id: current });
    const again = await app.request(path(former.id), {
      key: workspace.key,
      json: { serialNumber: 'A-1' },
    });
    expect([again.status, again.body['code']]).toEqual([409, 'PASSPORT_SUPERSEDED']);
  });

  it('lets a grant on the former edition open the new one', async () => {
    const former = await sealed({ metadata: battery() });
    const { body } = await app.request('/api/v1/grants', {
      key: workspace.key,
      json: {
        granteeName: 'A repairer',
        scopeType: 'PASSPORT',
        passportId: former.id,
        expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
      },
    });
    const token = (body as unknown as { token: string }).token;
    const current = await draftOf(former.id);
    await publish(current, { metadata: battery() });
    const seen = await app.request(`/passport/${current}?grant=${token}`);
    expect(seen.body.metadata['detailedPerformance']).toEqual(battery()['detailedPerformance']);
    const stranger = await sealed({ metadata: battery() });
    const other = await app.request(`/passport/${stranger.id}?grant=${token}`);
    expect(other.body.metadata['detailedPerformance']).not.toEqual(
      battery()['detailedPerformance'],
    );
  });

  it('refuses units under the draft of a next edition', async () => {
    const former = await sealed({ metadata: battery() });
    const draft = await draftOf(former.id);
    const reply = await app.request(`/api/v1/passports/${draft}/units`, {
      key: workspace.key,
      json: { serialNumber: 'A-1' },
    });
    expect([reply.status, reply.body['code']]).toEqual([409, 'REVISION_NOT_PUBLISHED']);
  });

  it('cannot be taken back to a draft', async () => {
    const { current } = await superseded();
    const reply = await publish(current, { draft: true });
    expect([reply.status, reply.body['code']]).toEqual([409, 'DRAFT_DEMOTION_REFUSED']);
  });

  it('is refused under an archived operator', async () => {
    const { id: operatorId } = await workspace.createOperator();
    const former = await sealed({ operatorId });
    const draft = await draftOf(former.id);
    await app.request(`/api/v1/operators/${operatorId}`, { method: 'DELETE', key: workspace.key });
    expect((await publish(draft)).body['code']).toBe('OPERATOR_ARCHIVED');
    expect((await scan(former.productId)).body.id).toBe(former.id);
  });

  it('outlives archiving and restoring the operator', async () => {
    const { id: operatorId } = await workspace.createOperator();
    const { former, current } = await superseded({ operatorId });
    const path = `/api/v1/operators/${operatorId}`;
    await app.request(path, { method: 'DELETE', key: workspace.key });
    await app.request(`${path}/restore`, { method: 'POST', key: workspace.key });
    expect((await row(former.id))?.archived_at).not.toBeNull();
    expect((await row(current))?.archived_at).toBeNull();
    expect((await scan(former.productId)).body.id).toBe(current);
  });

  it('leaves product id and operator of the draft as they are', async () => {
    const former = await sealed();
    const draft = await draftOf(former.id);
    const reply = await send('PATCH', `${draft}/draft`, { productId: newSku() });
    expect([reply.status, reply.body['code']]).toEqual([409, 'PRODUCT_FIXED']);
    expect((await send('PATCH', `${draft}/draft`, { metadata: textiles() })).status).toBe(200);
  });

  it('lets an import update the new edition, and leaves the former one alone', async () => {
    const { former, current } = await superseded();
    const before = await row(former.id);
    const passports = [{ productId: former.productId, metadata: textiles({ size: 'XS' }) }];
    const reply = await send('POST', 'bulk', { upsert: true, passports });
    expect(reply.status, reply.text).toBe(201);
    expect((await row(current))?.metadata).toMatchObject({ size: 'XS' });
    expect(await row(former.id)).toEqual(before);
  });
});

describe('a former edition', () => {
  it.each([
    ['a status', (id: string) => change(id, 'RECALLED')],
    ['a seal', (id: string) => send('POST', `${id}/seal`)],
    ['a next edition', (id: string) => open(id)],
  ])('takes no %s any more', async (_name, request) => {
    const { former, current } = await superseded();
    const before = await row(former.id);
    const reply = await request(former.id);
    expect(reply.status).toBe(409);
    expect(reply.body).toMatchObject({ code: 'PASSPORT_SUPERSEDED', supersededBy: current });
    expect(await row(former.id)).toEqual(before);
  });

  it.each(['en', 'de', 'bg', 'ga'])(
    'says so first on its page in %s, and links on',
    async (lang) => {
      const { former, current } = await superseded();
      const page = await pageOf(former.id, lang);
      const banner = page.slice(page.indexOf('<section class="banner'), page.indexOf('<main'));
      expect(banner).toMatch(/^<section class="banner warn" aria-labelledby="superseded">/);
      expect(banner).toContain(`href="https://dpp.example/passport/${current}"`);
    },
  );
});

describe('a recall and the next edition', () => {
  const note = { reason: 'The zip may break.' };

  it('goes on when the next edition is published', async () => {
    const former = await sealed();
    await change(former.id, 'RECALLED', note);
    const current = await draftOf(former.id);
    expect((await publish(current)).status).toBe(200);
    const since = (await row(former.id))?.status_changed_at;
    expect((await scan(former.productId)).body).toMatchObject({
      id: current,
      status: 'RECALLED',
      statusNote: note,
    });
    expect((await row(current))?.status_changed_at).toEqual(since);
    expect(await read(former.id)).toMatchObject({ status: 'RECALLED' });
    const [drawn, revoked] = [
      await app.db('status_indexes').where({ passport_id: current }),
      await app.db('status_revocations').where({ tenant_id: workspace.tenant.id }),
    ] as [{ status_index: number }[], { status_index: number }[]];
    expect(revoked.map(({ status_index }) => status_index)).toContain(drawn[0]?.status_index);
  });

  it('ends when it is published as its correction, which is audited', async () => {
    const former = await sealed();
    await change(former.id, 'RECALLED', note);
    const current = await draftOf(former.id);
    expect((await publish(current, { correctsRecall: true })).status).toBe(200);
    const scanned = (await scan(former.productId)).body;
    expect(scanned).toMatchObject({ id: current, status: 'ACTIVE' });
    expect(scanned).not.toHaveProperty('statusNote');
    expect(await read(former.id)).toMatchObject({ status: 'RECALLED', statusNote: note });
    const entries = await auditOf(app, workspace.tenant.id);
    expect(entries.slice(-2)).toMatchObject([
      { target_id: former.id, details: { correctsRecall: true } },
      { target_id: current, details: { correctsRecall: true } },
    ]);
  });

  it.each([
    ['a first publication', () => workspace.createPassport({ draft: true })],
    ['an update', () => workspace.createPassport()],
    [
      'the next edition of what is not recalled',
      async () => ({ id: await draftOf((await sealed()).id) }),
    ],
  ])('is corrected by no %s', async (_name, make) => {
    const { id } = await make();
    const before = await row(id);
    const reply = await publish(id, { correctsRecall: true });
    expect([reply.status, reply.body['code']]).toEqual([409, 'NO_RECALL_TO_CORRECT']);
    expect(await row(id)).toEqual(before);
  });

  it('of the current edition shows on the page of every former one, at once', async () => {
    const { former, current } = await superseded({ productId: newSku() });
    const stop = 'class="banner stop"';
    expect(await pageOf(former.id)).not.toContain(stop);
    await change(current, 'RECALLED', note);
    expect(await read(former.id)).toMatchObject({ supersededBy: { status: 'RECALLED' } });
    expect(await pageOf(former.id)).toContain(stop);
    await change(current, 'ACTIVE');
    expect(await pageOf(former.id)).not.toContain(stop);
  });

  it('carries DECOMMISSIONED over, too, with its retention', async () => {
    const former = await sealed();
    await change(former.id, 'DECOMMISSIONED');
    const retention = (await row(former.id))?.retention_until;
    const current = await draftOf(former.id);
    await publish(current);
    expect(await row(current)).toMatchObject({
      status: 'DECOMMISSIONED',
      retention_until: retention,
    });
  });
});
