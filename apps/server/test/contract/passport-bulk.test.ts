import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyAuditLog } from '../../src/features/audit-log/verify-audit-log.js';
import { newGrai, newGtin, newSku, passportBody, textiles } from '../support/factories.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { auditOf } from '../support/users.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

let app: TestApp;
let workspace: Workspace;

beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app);
});
afterAll(() => app.close());

interface ImportReply {
  readonly success: boolean;
  readonly message: string;
  readonly insertedCount: number;
  readonly updatedCount: number;
  readonly results: readonly {
    readonly productId: string;
    readonly digitalLinkUri: string;
    readonly vcReady: boolean;
    readonly vcReadyReason: string | null;
    readonly warnings: readonly { readonly code: string }[];
  }[];
  readonly errors?: readonly string[];
  readonly error?: string;
}

async function importRows(passports: unknown, flags: object = {}, options: object = {}) {
  const reply = await app.request('/api/v1/passports/bulk', {
    key: workspace.key,
    json: { passports, ...flags },
    ...options,
  });
  return {
    status: reply.status,
    headers: reply.headers,
    body: reply.body as unknown as ImportReply,
  };
}

async function passportOf(productId: string) {
  const row = await app
    .db<{ id: string; metadata: Record<string, unknown>; status: string }>('passports')
    .where('product_id', productId)
    .first();
  if (!row) throw new Error(`No passport for ${productId}.`);
  return row;
}

async function countOf(productId: string): Promise<number> {
  return (await app.db('passports').where('product_id', productId)).length;
}

describe('POST /passports/bulk', () => {
  // Clause: audit event passport.created
  it('is written into the audit log row by row, in an unbroken chain; a preview is not', async () => {
    const own = await createWorkspace(app);
    const rows = [1, 2, 3].map(() => passportBody({ operatorId: own.operatorId }));
    await importRows(rows, { dryRun: true }, { key: own.key });
    await importRows(rows, {}, { key: own.key });
    await importRows(rows.slice(1), { upsert: true }, { key: own.key });
    const entries = (await auditOf(app, own.tenant.id)).filter(
      ({ target_type }) => target_type === 'passport',
    );
    expect(entries.map(({ action }) => action)).toEqual([
      ...Array<string>(3).fill('passport.created'),
      ...Array<string>(2).fill('passport.updated'),
    ]);
    expect(
      entries.slice(0, 3).map(({ details }) => (details as { productId: string }).productId),
    ).toEqual(rows.map(({ productId }) => productId));
    expect(await verifyAuditLog(app.db, own.tenant.id)).toMatchObject({ intact: true });
  });

  // Clause: POST /api/v1/passports/bulk 201 results
  // Clause: POST /api/v1/passports/bulk 201 ACTIVE
  // Clause: status 3
  // Clause: event passport.ingested by import
  it('makes every row ACTIVE and announces each with passport.ingested', async () => {
    const productIds = [newGtin(), newGrai(), newSku()];
    const { status, body } = await importRows(
      productIds.map((productId) => ({ productId, metadata: textiles() })),
    );
    expect([status, body.success, body.insertedCount, body.updatedCount]).toEqual([
      201,
      true,
      3,
      0,
    ]);
    expect(Object.keys(body)).toEqual([
      'success',
      'message',
      'insertedCount',
      'updatedCount',
      'results',
    ]);
    for (const productId of productIds) {
      const { id, status: passportStatus } = await passportOf(productId);
      expect(passportStatus).toBe('ACTIVE');
      const [event, ...others] = await app.eventsOf(id);
      expect([event?.type, others]).toEqual(['passport.ingested', []]);
      expect((await app.request(`/passport/${id}`)).status).toBe(200);
    }
  });

  // Clause: POST /api/v1/passports/bulk 201 results
  it('answers the results in the order sent, with link, readiness and warnings', async () => {
    const [gtin, sku] = [newGtin(), newSku()];
    const { body } = await importRows([
      { productId: sku, metadata: textiles() },
      { productId: gtin, metadata: textiles(), facilityId: workspace.facilityId },
    ]);
    const { id } = await passportOf(sku);
    expect(body.results).toEqual([
      {
        productId: sku,
        digitalLinkUri: `https://dpp.example/passport/${id}`,
        vcReady: false,
        vcReadyReason: expect.any(String) as string,
        warnings: [expect.objectContaining({ code: 'NON_GS1_PRODUCT_ID' }) as object],
      },
      {
        productId: gtin,
        digitalLinkUri: `https://dpp.example/01/${gtin}`,
        vcReady: true,
        vcReadyReason: null,
        warnings: [],
      },
    ]);
  });

  // Clause: POST /api/v1/passports/bulk 201 copies
  it('does not copy GTIN and GRAI into the metadata', async () => {
    const [gtin, grai] = [newGtin(), newGrai()];
    await importRows([gtin, grai].map((productId) => ({ productId, metadata: textiles() })));
    for (const productId of [gtin, grai]) {
      const { metadata } = await passportOf(productId);
      expect(metadata).not.toHaveProperty('gtin');
      expect(metadata).not.toHaveProperty('grai');
    }
  });

  // Clause: POST /api/v1/passports/bulk 201
  // Clause: POST /api/v1/passports/bulk 201 errors
  it('"processes rows independently": good ones are in, bad ones "prefixed [SKU: <productId>]"', async () => {
    const good = newSku();
    const taken = (await workspace.createPassport()).productId;
    const { status, body } = await importRows([
      { productId: 'bad-1', metadata: textiles({ size: '' }) },
      { productId: good, metadata: textiles() },
      { productId: taken, metadata: textiles() },
      { productId: 'bad-2', metadata: textiles(), facilityId: randomUUID() },
      { productId: 'bad-3', metadata: textiles(), operatorId: randomUUID() },
      { productId: '09506000134353', metadata: textiles() },
      { productId: '   ', metadata: textiles() },
      { productId: 'bad-4', metadata: [] },
      { productId: 'bad-5', metadata: textiles(), draft: true },
      { productId: 'bad-6', metadata: textiles(), enrichment: { tagline: 'New' } },
      { metadata: textiles() },
      'not a row',
      { productId: good, metadata: textiles() },
    ]);
    expect([status, body.insertedCount]).toEqual([201, 1]);
    expect(body.errors?.map((error) => error.slice(0, error.indexOf(']') + 1))).toEqual([
      '[SKU: bad-1]',
      `[SKU: ${taken}]`,
      '[SKU: bad-2]',
      '[SKU: bad-3]',
      '[SKU: 09506000134353]',
      '[SKU:    ]',
      '[SKU: bad-4]',
      '[SKU: bad-5]',
      '[SKU: bad-6]',
      '[SKU: unknown]',
      '[SKU: unknown]',
      `[SKU: ${good}]`,
    ]);
    expect(body.errors?.[0]).toContain('size');
    expect(await countOf(good)).toBe(1);
  });

  // Clause: POST /api/v1/passports/bulk 400
  it('answers 400 Bulk Ingestion Failed, without message, when every row failed', async () => {
    const { status, body } = await importRows([
      { productId: newSku(), metadata: {} },
      { productId: newSku(), metadata: textiles({ originCountry: 'XX' }) },
    ]);
    expect(status).toBe(400);
    expect(body).toEqual({
      success: false,
      error: 'Bulk Ingestion Failed',
      code: 'BULK_INGESTION_FAILED',
      errors: [expect.any(String), expect.any(String)],
    });
  });

  // Clause: POST /api/v1/passports/bulk 400 envelope
  // Clause: limit rows
  it.each([
    ['no passports', {}],
    ['an empty list', { passports: [] }],
    ['passports that are no list', { passports: {} }],
    ['201 rows', { passports: Array.from({ length: 201 }, () => ({})) }],
    ['a dryRun that is no boolean', { passports: [passportBody()], dryRun: 'yes' }],
  ])('refuses %s in the framework shape before any row is processed', async (_what, json) => {
    const { status, body } = await app.request('/api/v1/passports/bulk', {
      key: workspace.key,
      json,
    });
    expect(status).toBe(400);
    expect(Object.keys(body).sort()).toEqual(['code', 'error', 'message', 'statusCode']);
  });

  it('takes as many rows as the operator allows, and stores none of one more', async () => {
    const other = await startTestApp({ LIMIT_BULK_PASSPORTS: '2' });
    const { key } = await createWorkspace(other);
    const send = (count: number) => {
      const passports = Array.from({ length: count }, () => passportBody({ productId: newSku() }));
      return other.request('/api/v1/passports/bulk', { key, json: { passports } });
    };
    const refused = await send(3);
    expect([refused.status, refused.body.code]).toEqual([400, 'FST_ERR_VALIDATION']);
    expect(await other.db('passports').count()).toEqual([{ count: 0 }]);
    expect((await send(2)).status).toBe(201);
    await other.close();
  });

  // Clause: POST /api/v1/passports/bulk 201 rows
  // Clause: limit rows
  it('takes 200 rows', async () => {
    const rows = Array.from({ length: 200 }, () => passportBody({ productId: newSku() }));
    const { status, body } = await importRows(rows);
    expect([status, body.insertedCount]).toEqual([201, 200]);
  });

  // Clause: INVALID_JSON_VALUE
  it('refuses a row of 10,001 keys and takes the others', async () => {
    const remark = Object.fromEntries(Array.from({ length: 10_001 }, (_, i) => [`k${i}`, 1]));
    const { status, body } = await importRows([
      { productId: 'too-much', metadata: textiles({ remark }) },
      passportBody({ productId: newSku() }),
    ]);
    expect([status, body.insertedCount]).toEqual([201, 1]);
    expect(body.errors).toEqual([expect.stringContaining('[SKU: too-much]')]);
  });

  // Clause: POST /api/v1/passports/bulk 402
  it('stays within the quota: rows beyond it fail, and nothing but the quota is a 402', async () => {
    const small = await createWorkspace(app, { tier: 'growth', passportLimit: 2 });
    const rows = () => Array.from({ length: 3 }, () => passportBody({ productId: newSku() }));
    const send = async () =>
      app.request('/api/v1/passports/bulk', { key: small.key, json: { passports: rows() } });
    const partly = await send();
    expect([partly.status, (partly.body as unknown as ImportReply).insertedCount]).toEqual([
      201, 2,
    ]);
    const full = await send();
    expect([full.status, full.body.code]).toEqual([402, 'passport_quota_exceeded']);
    expect(full.body).toMatchObject({
      quota: { tier: 'growth', activePassports: 2, passportLimit: 2 },
      upgradeUrl: expect.any(String) as string,
    });
  });

  // Clause: POST /api/v1/passports/bulk 201 operator
  it('has the "operator resolution per row the same as create": none bound fails each row', async () => {
    const key = await app.createKey(await app.createTenant());
    const { status, body } = await importRows([passportBody(), passportBody()], {}, { key });
    expect([status, body.error]).toEqual([400, 'Bulk Ingestion Failed']);
    expect(body.errors).toHaveLength(2);
    for (const error of body.errors ?? []) expect(error).toMatch(/^\[SKU: \d+\].*operator/);
  });

  // Clause: POST /api/v1/passports/bulk 201 operator
  it('keeps an operator-scoped key to its operator', async () => {
    const { id } = await workspace.createOperator();
    const key = await workspace.createKey({ operatorId: id });
    const rows = [
      passportBody({ productId: newSku() }),
      passportBody({ productId: newSku(), operatorId: workspace.operatorId }),
    ];
    const { status, body } = await importRows(rows, {}, { key });
    expect([status, body.insertedCount, body.errors?.length]).toEqual([201, 1, 1]);
  });
});

describe('a dry run of POST /passports/bulk', () => {
  // Clause: POST /api/v1/passports/bulk 200
  it('answers 200 with what would happen and stores nothing', async () => {
    const productId = newSku();
    const before = await app.db('outbox_events').count('* as count');
    const { status, body } = await importRows(
      [
        { productId, metadata: textiles() },
        { productId: 'bad', metadata: {} },
      ],
      { dryRun: true },
    );
    expect([status, body.insertedCount, body.results.length, body.errors?.length]).toEqual([
      200, 1, 1, 1,
    ]);
    expect(await countOf(productId)).toBe(0);
    expect(await app.db('outbox_events').count('* as count')).toEqual(before);
  });

  // Clause: POST /api/v1/passports/bulk 200
  it('tells of rows that all fail, too', async () => {
    const { status, body } = await importRows([{ productId: 'bad', metadata: {} }], {
      dryRun: true,
    });
    expect([status, body.insertedCount, body.errors?.length]).toEqual([200, 0, 1]);
  });

  // Clause: POST /api/v1/passports/bulk replay
  it('is never replayed, and does not use up the Idempotency-Key', async () => {
    const rows = [passportBody({ productId: newSku() })];
    const headers = { 'Idempotency-Key': randomUUID() };
    await importRows(rows, { dryRun: true }, { headers });
    const again = await importRows(rows, { dryRun: true }, { headers });
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([200, null]);
    const real = await importRows(rows, {}, { headers });
    expect([real.status, real.headers.get('idempotent-replayed')]).toEqual([201, null]);
  });
});

describe('an import with an Idempotency-Key', () => {
  // Clause: POST /api/v1/passports/bulk replay
  it('is replayed with its status and body', async () => {
    const rows = [passportBody({ productId: newSku() }), { productId: 'bad', metadata: {} }];
    const headers = { 'Idempotency-Key': randomUUID() };
    const first = await importRows(rows, {}, { headers });
    const again = await importRows(rows, {}, { headers });
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([201, 'true']);
    expect(again.body).toEqual(first.body);
  });
});

describe('an import with upsert', () => {
  // Clause: POST /api/v1/passports/bulk 201 upsert
  it('updates an unsealed passport of the pair and keeps what it held as a version', async () => {
    const { id, productId } = await workspace.createPassport();
    const { status, body } = await importRows(
      [
        { productId, metadata: textiles({ size: 'XXL' }) },
        { productId: newSku(), metadata: textiles() },
      ],
      { upsert: true },
    );
    expect([status, body.insertedCount, body.updatedCount]).toEqual([201, 1, 1]);
    expect((await passportOf(productId)).metadata.size).toBe('XXL');
    const versions = await app.request(`/api/v1/passports/${id}/versions`, { key: workspace.key });
    expect(versions.text).toContain('Bulk Import');
    expect((await app.eventsOf(id)).map(({ type }) => type)).toEqual([
      'passport.ingested',
      'passport.updated',
    ]);
  });

  // Clause: POST /api/v1/passports/bulk 201 upsert
  it('refuses a sealed passport and stores the other rows', async () => {
    const { id, productId } = await workspace.createPassport();
    await workspace.seal(id);
    const { metadata } = await passportOf(productId);
    const { status, body } = await importRows(
      [
        { productId, metadata: textiles({ size: 'S' }) },
        { productId: newSku(), metadata: textiles() },
      ],
      { upsert: true },
    );
    expect([status, body.insertedCount, body.updatedCount]).toEqual([201, 1, 0]);
    expect(body.errors).toEqual([expect.stringContaining(`[SKU: ${productId}]`)]);
    expect((await passportOf(productId)).metadata).toEqual(metadata);
  });

  // Clause: POST /api/v1/passports/bulk 200
  it('undoes its updates in a preview', async () => {
    const { productId } = await workspace.createPassport();
    const { metadata } = await passportOf(productId);
    const { status, body } = await importRows([{ productId, metadata: textiles({ size: 'S' }) }], {
      upsert: true,
      dryRun: true,
    });
    expect([status, body.updatedCount]).toEqual([200, 1]);
    expect((await passportOf(productId)).metadata).toEqual(metadata);
  });
});

describe('imports of the same products at the same time', () => {
  it('store each product once and answer nobody with a 500', async () => {
    const productIds = Array.from({ length: 20 }, newSku);
    const orders = Array.from({ length: 8 }, (_, i) =>
      i % 2 === 0 ? productIds : productIds.toReversed(),
    );
    const replies = await Promise.all(
      orders.map((order) => importRows(order.map((productId) => passportBody({ productId })))),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201, 400]));
    const inserted = replies.map(({ body }) => body.insertedCount ?? 0);
    expect(inserted.reduce((sum, count) => sum + count, 0)).toBe(20);
    for (const productId of productIds) expect(await countOf(productId)).toBe(1);
  });

  it('update each other’s products in turn', async () => {
    const productIds = Array.from({ length: 10 }, newSku);
    await importRows(productIds.map((productId) => passportBody({ productId })));
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, i) =>
        importRows(
          (i % 2 === 0 ? productIds : productIds.toReversed()).map((productId) => ({
            productId,
            metadata: textiles({ size: `S${i}` }),
          })),
          { upsert: true },
        ),
      ),
    );
    expect(replies.map(({ status, body }) => [status, body.updatedCount])).toEqual(
      replies.map(() => [201, 10]),
    );
  });
});
