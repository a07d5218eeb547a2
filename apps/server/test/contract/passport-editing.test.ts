import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PassportRow } from '../../src/platform/db/tables.js';
import { battery, newGtin, newSku, textiles } from '../support/factories.js';
import { anyText, timestamp } from '../support/matchers.js';
import { startTestApp, type TestApp, type TestReply } from '../support/test-app.js';
import { auditOf, startSession, type TestSession } from '../support/users.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

let app: TestApp;
let workspace: Workspace;
let editor: TestSession;

beforeAll(async () => {
  app = await startTestApp({ LIMIT_WORKSPACE_DRAFTS: '1000' });
  workspace = await createWorkspace(app, { tier: 'enterprise' });
  editor = await startSession(app, workspace.tenant, 'COMPLIANCE_OFFICER');
});
afterAll(() => app.close());
afterEach(() => app.setTime());

const source = (id: string, key = editor.token) =>
  app.request(`/api/v1/passports/${id}/source`, { key });
const wireOf = (reply: TestReply) => reply.body.passport as unknown as Record<string, unknown>;
const row = (id: string) => app.db<PassportRow>('passports').where({ id }).first();
const etagOf = async (id: string) => (await source(id)).headers.get('etag') ?? '';

const send = (
  method: string,
  path: string,
  { json, ifMatch, key = editor.token }: { json?: object; ifMatch?: string; key?: string } = {},
) =>
  app.request(`/api/v1/passports/${path}`, {
    method,
    key,
    ...(json && { json }),
    headers: { ...(ifMatch !== undefined && { 'If-Match': ifMatch }) },
  });

describe('GET /api/v1/passports/{id}/source', () => {
  // Clause: GET /api/v1/passports/{id}/source 200
  it('shows a session a draft as it is stored, with enrichment and ETag', async () => {
    const metadata = battery({ facilityDetails: [{ facilityName: 'Hall 7' }] });
    const enrichment = { tagline: 'Made to last' };
    const { id, productId } = await workspace.createPassport({
      draft: true,
      metadata,
      enrichment,
      facilityId: workspace.facilityId,
    });
    const reply = await source(id);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('etag')).toBe('"1"');
    expect(reply.headers.get('cache-control')).toBe('private, no-store');
    expect(wireOf(reply)).toEqual({
      id,
      productId,
      status: 'DRAFT',
      operatorId: workspace.operatorId,
      facilityId: workspace.facilityId,
      metadata: { ...metadata, ...(await metadataOf(id)) },
      enrichment,
      statusNote: null,
      revisionOf: null,
      supersededBy: null,
      version: 1,
      sealedAt: null,
      sealedBy: null,
      updatedAt: timestamp,
      updatedBy: anyText,
    });
    expect(JSON.stringify(wireOf(reply))).toContain('Hall 7');
  });

  const metadataOf = async (id: string) => (await row(id))?.metadata;

  it('names who changed and who sealed it', async () => {
    const { id } = await workspace.createPassport();
    await send('POST', `${id}/seal`);
    const { email } = editor.user;
    expect(wireOf(await source(id))).toMatchObject({
      version: 2,
      sealedAt: timestamp,
      sealedBy: email,
      updatedBy: email,
    });
  });

  it('finds it by product id, too', async () => {
    const { id, productId } = await workspace.createPassport();
    expect(wireOf(await source(productId))).toMatchObject({ id });
  });

  it('has another ETag after each change, and the same after one of its operator', async () => {
    const operator = await workspace.createOperator();
    const { id } = await workspace.createPassport({ operatorId: operator.id });
    const tags = [await etagOf(id)];
    const change = async (reply: Promise<TestReply>) => {
      const { status, headers } = await reply;
      expect(status).toBe(200);
      tags.push(headers.get('etag') ?? '');
      expect(await etagOf(id)).toBe(tags.at(-1));
    };
    await change(send('PUT', id, { json: { metadata: textiles({ size: 'S' }) } }));
    await change(send('PUT', `${id}/status`, { json: { status: 'RECALLED' } }));
    await change(send('POST', `${id}/seal`));
    expect(new Set(tags).size).toBe(4);
    await app.request(`/api/v1/operators/${operator.id}`, {
      method: 'PATCH',
      key: workspace.key,
      json: { role: 'IMPORTER' },
    });
    expect(await etagOf(id)).toBe(tags.at(-1));
  });

  it.each(['TENANT_ADMIN', 'BRAND_OPERATOR', 'COMPLIANCE_OFFICER', 'AUDITOR'] as const)(
    'is for a session as %s',
    async (role) => {
      const { id } = await workspace.createPassport({ draft: true });
      const { token } = await startSession(app, workspace.tenant, role);
      expect((await source(id, token)).status).toBe(200);
    },
  );

  // Clause: GET /api/v1/passports/{id}/source 403
  it('refuses a reader who is neither editor nor auditor', async () => {
    const { id } = await workspace.createPassport();
    const key = await workspace.createKey({ permissions: ['passport:read'] });
    const reply = await source(id, key);
    expect([reply.status, reply.body['code']]).toEqual([403, 'PERMISSION_MISSING']);
  });

  it('refuses a key of another operator', async () => {
    const other = await workspace.createOperator();
    const { id } = await workspace.createPassport();
    const key = await workspace.createKey({ operatorId: other.id });
    const reply = await source(id, key);
    expect([reply.status, reply.body['code']]).toEqual([403, 'OPERATOR_SCOPE_FORBIDDEN']);
  });

  // Clause: GET /api/v1/passports/{id}/source 404
  it.each(['not-a-uuid', '00000000-0000-4000-8000-000000000000'])(
    'answers 404 for %s',
    async (id) => {
      expect((await source(id)).status).toBe(404);
    },
  );

  it("answers 404 for another workspace's passport", async () => {
    const theirs = await createWorkspace(app);
    const { id } = await theirs.createPassport({ draft: true });
    expect((await source(id)).status).toBe(404);
  });
});

describe('If-Match', () => {
  const changes = {
    'PUT …/{id}': (id: string, ifMatch: string) =>
      send('PUT', id, { json: { metadata: textiles() }, ifMatch }),
    'PUT …/status': (id: string, ifMatch: string) =>
      send('PUT', `${id}/status`, { json: { status: 'RECALLED' }, ifMatch }),
    'POST …/seal': (id: string, ifMatch: string) => send('POST', `${id}/seal`, { ifMatch }),
    'PATCH …/draft': (id: string, ifMatch: string) =>
      send('PATCH', `${id}/draft`, { json: { metadata: textiles() }, ifMatch }),
    'DELETE …/{id}': (id: string, ifMatch: string) => send('DELETE', id, { ifMatch }),
  } as const;
  type Change = keyof typeof changes;
  const names = Object.keys(changes) as Change[];
  const passportFor = (change: Change) =>
    workspace.createPassport({ draft: change === 'PATCH …/draft' || change === 'DELETE …/{id}' });

  it.each(names)('lets %s of the current version pass', async (change) => {
    const { id } = await passportFor(change);
    expect((await changes[change](id, await etagOf(id))).status).toBe(200);
  });

  it.each(names)('lets %s of any version pass with *', async (change) => {
    const { id } = await passportFor(change);
    expect((await changes[change](id, '*')).status).toBe(200);
  });

  // Clause: PUT /api/v1/passports/{id} 412
  // Clause: PUT /api/v1/passports/{id}/status 412
  // Clause: POST /api/v1/passports/{id}/seal 412
  // Clause: PATCH /api/v1/passports/{id}/draft 412
  // Clause: DELETE /api/v1/passports/{id} 412
  it.each(names)('answers 412 to %s of an older version, and changes nothing', async (change) => {
    const { id } = await passportFor(change);
    const etag = await etagOf(id);
    const draft = (await row(id))?.status === 'DRAFT';
    const json = { metadata: textiles({ size: 'XS' }), draft };
    expect((await send('PUT', id, { json })).status).toBe(200);
    const before = await row(id);
    const reply = await changes[change](id, etag);
    expect(reply.status).toBe(412);
    expect(reply.body).toEqual({
      success: false,
      error: 'Precondition Failed',
      message: anyText,
      code: 'PASSPORT_CHANGED',
      current: {
        version: 2,
        updatedBy: editor.user.email,
        updatedAt: before?.updated_at.toISOString(),
      },
    });
    expect(await row(id)).toEqual(before);
  });

  it.each(names)('never matches a weak tag on %s', async (change) => {
    const { id } = await passportFor(change);
    expect((await changes[change](id, `W/${await etagOf(id)}`)).status).toBe(412);
  });

  // Clause: DELETE /api/v1/passports/{id} 400
  it.each(names.flatMap((name) => ['', '1', '"1', '"1" "2"', '*, "1"'].map((v) => [name, v])))(
    'refuses %s with If-Match: %s',
    async (change, ifMatch) => {
      const { id } = await passportFor(change as Change);
      const reply = await changes[change as Change](id ?? '', ifMatch ?? '');
      expect([reply.status, reply.body['code']]).toEqual([400, 'IF_MATCH_INVALID']);
    },
  );

  it('compares also where the status would stay', async () => {
    const { id } = await workspace.createPassport();
    const json = { status: 'ACTIVE' };
    expect((await send('PUT', `${id}/status`, { json, ifMatch: '"9"' })).status).toBe(412);
    expect((await send('PUT', `${id}/status`, { json, ifMatch: '"9", "1"' })).status).toBe(200);
  });

  it('lets one of two editors with the same version through', async () => {
    const { id } = await workspace.createPassport();
    const ifMatch = await etagOf(id);
    const replies = await Promise.all(
      ['S', 'M', 'L', 'XL'].map((size) =>
        send('PUT', id, { json: { metadata: textiles({ size }) }, ifMatch }),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412]);
  });

  it('answers 404, not 412, where there is no such passport', async () => {
    const reply = await send('DELETE', '00000000-0000-4000-8000-000000000000', { ifMatch: '"1"' });
    expect(reply.status).toBe(404);
  });
});

describe('PATCH /api/v1/passports/{id}/draft', () => {
  const patch = (id: string, json: object) => send('PATCH', `${id}/draft`, { json });

  // Clause: PATCH /api/v1/passports/{id}/draft 200
  it('saves without a version, an audit entry or an event, and names what is wrong', async () => {
    const { id } = await workspace.createPassport({ draft: true, metadata: {} });
    const entries = await auditOf(app, workspace.tenant.id);
    app.setTime(new Date('2030-01-01T12:00:00.000Z'));
    const metadata = textiles({ originCountry: 'XX' });
    const path = `${id}/draft?lang=de`;
    const reply = await send('PATCH', path, { json: { metadata }, key: workspace.key });
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({
      success: true,
      savedAt: '2030-01-01T12:00:00.000Z',
      version: 2,
      errors: [{ path: 'originCountry', message: anyText, friendlyMessage: anyText }],
    });
    expect(reply.headers.get('etag')).toBe('"2"');
    expect((await row(id))?.metadata).toMatchObject({ originCountry: 'XX' });
    expect(await app.db('passport_versions').where({ passport_id: id })).toEqual([]);
    expect(await auditOf(app, workspace.tenant.id)).toHaveLength(entries.length);
    expect(await app.eventsOf(id)).toEqual([]);
  });

  it('leaves what is not sent', async () => {
    const { id } = await workspace.createPassport({
      draft: true,
      facilityId: workspace.facilityId,
      enrichment: { tagline: 'Soft' },
    });
    await patch(id, { metadata: textiles({ size: 'L' }) });
    expect(wireOf(await source(id))).toMatchObject({
      facilityId: workspace.facilityId,
      enrichment: { tagline: 'Soft' },
    });
    await patch(id, { facilityId: '', enrichment: null });
    expect(wireOf(await source(id))).toMatchObject({ facilityId: null, enrichment: null });
    expect((await row(id))?.metadata).toMatchObject({ size: 'L' });
  });

  it('changes nothing where nothing is sent', async () => {
    const { id } = await workspace.createPassport({ draft: true });
    const before = await row(id);
    expect((await patch(id, {})).status).toBe(200);
    expect(await row(id)).toEqual(before);
  });

  it('gives another product id, with its key in place of the former', async () => {
    const [former, next] = [newGtin(), newGtin()];
    const { id } = await workspace.createPassport({ draft: true, productId: former });
    expect((await patch(id, { productId: next })).status).toBe(200);
    expect(await row(id)).toMatchObject({ product_id: next, gtin: next });
    const sku = newSku();
    await patch(id, { productId: sku });
    expect(await row(id)).toMatchObject({ product_id: sku, gtin: null });
  });

  it('gives another operator', async () => {
    const other = await workspace.createOperator();
    const { id } = await workspace.createPassport({ draft: true });
    await patch(id, { operatorId: other.id });
    expect((await row(id))?.operator_id).toBe(other.id);
  });

  // Clause: PATCH /api/v1/passports/{id}/draft 400
  // Clause: PATCH /api/v1/passports/{id}/draft 403
  it.each([
    [{ productId: '09506000134353' }, 400, 'GTIN_CHECK_DIGIT_INVALID'],
    [{ facilityId: '00000000-0000-4000-8000-000000000000' }, 400, 'FACILITY_NOT_FOUND'],
    [{ operatorId: '00000000-0000-4000-8000-000000000000' }, 403, 'OPERATOR_FOREIGN'],
    [{ metadata: [] }, 400, 'INVALID_REQUEST'],
  ])('refuses %j', async (json, status, code) => {
    const { id } = await workspace.createPassport({ draft: true });
    const before = await row(id);
    const reply = await patch(id, json);
    expect([reply.status, reply.body['code']]).toEqual([status, code]);
    expect(await row(id)).toEqual(before);
  });

  // Clause: PATCH /api/v1/passports/{id}/draft 409
  it('refuses the product id of another passport of the operator', async () => {
    const taken = await workspace.createPassport();
    const { id } = await workspace.createPassport({ draft: true });
    const reply = await patch(id, { productId: taken.productId });
    expect([reply.status, reply.body['code']]).toEqual([409, 'PASSPORT_DUPLICATE']);
  });

  it('refuses another product id for what was public, or has units', async () => {
    const demoted = await workspace.createPassport();
    await send('PUT', demoted.id, { json: { metadata: textiles(), draft: true } });
    const withUnits = await workspace.createPassport({ draft: true, metadata: battery() });
    await workspace.serialise(withUnits.id);
    for (const { id, productId } of [demoted, withUnits]) {
      const reply = await patch(id, { productId: newSku() });
      expect([reply.status, reply.body['code']]).toEqual([409, 'PRODUCT_FIXED']);
      expect((await patch(id, { productId })).status).toBe(200);
    }
  });

  it('refuses what is published, and a sealed draft', async () => {
    const live = await workspace.createPassport();
    const sealed = await workspace.createPassport({ draft: true });
    await workspace.seal(sealed.id);
    const replies = [await patch(live.id, {}), await patch(sealed.id, {})];
    expect(replies.map(({ status, body }) => [status, body['code']])).toEqual([
      [409, 'PASSPORT_NOT_DRAFT'],
      [403, 'PASSPORT_SEALED_IMMUTABLE'],
    ]);
  });

  // Clause: PATCH /api/v1/passports/{id}/draft 404
  it('answers 404 where there is none', async () => {
    expect((await patch('00000000-0000-4000-8000-000000000000', {})).status).toBe(404);
  });

  it('needs passport:update', async () => {
    const { id } = await workspace.createPassport({ draft: true });
    const { token } = await startSession(app, workspace.tenant, 'AUDITOR');
    const reply = await send('PATCH', `${id}/draft`, { json: {}, key: token });
    expect([reply.status, reply.body['code']]).toEqual([403, 'PERMISSION_MISSING']);
  });

  it('holds to the bytes of the workspace', async () => {
    const small = await startTestApp({ LIMIT_WORKSPACE_BYTES: '4000' });
    try {
      const { key, createPassport } = await createWorkspace(small, { tier: 'enterprise' });
      const { id } = await createPassport({ draft: true, metadata: {} });
      const reply = await small.request(`/api/v1/passports/${id}/draft`, {
        method: 'PATCH',
        key,
        json: { metadata: { note: 'x'.repeat(5000) } },
      });
      expect([reply.status, reply.body['code']]).toEqual([409, 'WORKSPACE_LIMIT_REACHED']);
    } finally {
      await small.close();
    }
  });
});
