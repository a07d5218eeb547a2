import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operatorBody, passportBody, textiles } from '../support/factories.js';
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

const create = (idempotencyKey: string, json: unknown, key = workspace.key) =>
  app.request('/api/v1/passports', {
    key,
    json,
    headers: { 'Idempotency-Key': idempotencyKey },
  });
const countOf = async (productId: string) =>
  (await app.db('passports').where({ product_id: productId })).length;
const storedKeys = (idempotencyKey: string) =>
  app.db('idempotency_keys').where({ idempotency_key: idempotencyKey });

describe('Idempotency-Key on POST /api/v1/passports', () => {
  // Clause: POST /api/v1/passports replay
  it('replays the first reply byte for byte and says so', async () => {
    const [idempotencyKey, body] = [randomUUID(), passportBody()];
    const first = await create(idempotencyKey, body);
    const again = await create(idempotencyKey, body);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.text).toBe(first.text);
    expect(again.headers.get('content-type')).toBe(first.headers.get('content-type'));
    expect(first.headers.get('idempotent-replayed')).toBeNull();
    expect(again.headers.get('idempotent-replayed')).toBe('true');
  });

  // Clause: Idempotency-Key at once
  it('has one effect: one passport, one event', async () => {
    const [idempotencyKey, body] = [randomUUID(), passportBody()];
    const { passport } = (await create(idempotencyKey, body)).body;
    await create(idempotencyKey, body);
    expect(await countOf(body.productId)).toBe(1);
    expect(await app.eventsOf(passport.id)).toHaveLength(1);
  });

  // Clause: Idempotency-Key at once
  it('makes concurrent retries wait for the first and replays it to them', async () => {
    const [idempotencyKey, body] = [randomUUID(), passportBody()];
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => create(idempotencyKey, body)),
    );
    expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    const fresh = replies.filter(({ headers }) => headers.get('idempotent-replayed') === null);
    expect(fresh).toHaveLength(1);
    expect(await countOf(body.productId)).toBe(1);
  });

  // Clause: Idempotency-Key refusals
  it('lets the others try in turn when the first of concurrent ones is refused', async () => {
    const full = await createWorkspace(app, { passportLimit: 0 });
    const [idempotencyKey, body] = [randomUUID(), passportBody()];
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => create(idempotencyKey, body, full.key)),
    );
    expect(replies.map(({ status }) => status)).toEqual([402, 402, 402, 402]);
    expect(await storedKeys(idempotencyKey)).toEqual([]);
  });

  it('lets creates of a limited plan with different keys pass each other', async () => {
    const creates = Array.from({ length: 12 }, () => create(randomUUID(), passportBody()));
    const replies = await Promise.all(creates);
    expect(replies.map(({ status }) => status)).toEqual(creates.map(() => 201));
  });

  // Clause: Idempotency-Key refusals
  it('does not store refusals: the corrected retry goes through', async () => {
    const [idempotencyKey, body] = [randomUUID(), passportBody()];
    const bad = { ...body, metadata: textiles({ originCountry: 'XX' }) };
    expect((await create(idempotencyKey, bad)).status).toBe(400);
    expect((await create(idempotencyKey, body)).status).toBe(201);
  });

  // Clause: POST /api/v1/passports 409 Idempotency-Key
  // Clause: POST /api/v1/passports/bulk 409
  it('refuses another body under the same key with 409 IDEMPOTENCY_KEY_REUSED', async () => {
    const idempotencyKey = randomUUID();
    await create(idempotencyKey, passportBody());
    const { status, body } = await create(idempotencyKey, passportBody());
    expect(status).toBe(409);
    expect(body).toEqual({
      success: false,
      error: 'Conflict',
      message: anyText,
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
  });

  // Clause: POST /api/v1/passports replay
  it('belongs to the workspace, whichever of its keys retries', async () => {
    const [idempotencyKey, body] = [randomUUID(), passportBody()];
    await create(idempotencyKey, body);
    const again = await create(idempotencyKey, body, await workspace.createKey());
    expect(again.headers.get('idempotent-replayed')).toBe('true');
  });

  // Clause: Idempotency-Key scope
  it("of one operator's key is not another operator's", async () => {
    const [ours, theirs] = [await workspace.createOperator(), await workspace.createOperator()];
    // The body names no operator: the key does.
    const [idempotencyKey, body] = [randomUUID(), passportBody()];
    const attributed = [];
    for (const { id } of [ours, theirs, ours]) {
      const key = await workspace.createKey({ operatorId: id });
      const reply = await create(idempotencyKey, body, key);
      expect(reply.status).toBe(201);
      attributed.push([
        reply.body.passport.economicOperator.id,
        reply.headers.get('idempotent-replayed'),
      ]);
    }
    expect(attributed).toEqual([
      [ours.id, null],
      [theirs.id, null],
      [ours.id, 'true'],
    ]);
  });

  // Clause: Idempotency-Key scope
  it('does not cross workspaces', async () => {
    const other = await createWorkspace(app);
    const [idempotencyKey, body] = [randomUUID(), passportBody()];
    const mine = await create(idempotencyKey, body);
    const theirs = await create(idempotencyKey, body, other.key);
    expect(theirs.headers.get('idempotent-replayed')).toBeNull();
    expect(theirs.body.passport.id).not.toBe(mine.body.passport.id);
  });

  // Clause: Idempotency-Key credentials
  it.each([
    ['a revoked key', 401],
    ['a key without the permission', 403],
    ['a lapsed subscription', 402],
  ])('is not replayed to %s', async (name, status) => {
    const fresh = await createWorkspace(app);
    const [idempotencyKey, body] = [randomUUID(), passportBody()];
    const key = await fresh.createKey();
    await create(idempotencyKey, body, key);
    const { id } = fresh.tenant;
    const keys = app.db('api_keys').where({ tenant_id: id });
    if (status === 401) await keys.update({ revoked_at: new Date() });
    if (status === 403) await keys.update({ permissions: '[]' });
    if (status === 402) {
      await app.db('tenants').where({ id }).update({ subscription_status: 'past_due' });
    }
    expect((await create(idempotencyKey, body, key)).status, name).toBe(status);
  });

  // Clause: POST /api/v1/passports replay
  it('is replayed for 24 hours and forgotten then', async () => {
    const [idempotencyKey, body] = [randomUUID(), passportBody()];
    const start = Date.UTC(2028, 0, 1);
    const hours = (count: number) => new Date(start + count * 3_600_000);
    app.setTime(hours(0));
    await create(idempotencyKey, body);
    app.setTime(hours(23.99));
    const within = await create(idempotencyKey, body);
    app.setTime(hours(24.01));
    const after = await create(idempotencyKey, body);
    app.setTime();
    expect(within.headers.get('idempotent-replayed')).toBe('true');
    expect([after.status, after.body.code]).toEqual([409, 'PASSPORT_DUPLICATE']);
  });

  // Clause: POST /api/v1/passports 400 Idempotency-Key
  // Clause: Idempotency-Key form
  it.each([
    ['256 characters', 'k'.repeat(256)],
    ['nothing', ''],
    ['a blank inside', 'a b'],
    ['a tab inside', 'a\tb'],
    ['a character beyond ASCII', 'k\u00e9'],
  ])('malformed "gives 400": %s', async (_name, idempotencyKey) => {
    const { status, body } = await create(idempotencyKey, passportBody());
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: 'Bad Request', message: anyText });
  });

  // Clause: POST /api/v1/passports/bulk 400 Idempotency-Key
  it('malformed "gives 400" for an import too, a preview included', async () => {
    for (const dryRun of [false, true]) {
      const { status, body } = await app.request('/api/v1/passports/bulk', {
        key: workspace.key,
        json: { passports: [passportBody()], dryRun },
        headers: { 'Idempotency-Key': 'a b' },
      });
      expect([status, body.error]).toEqual([400, 'Bad Request']);
    }
  });

  // Clause: Idempotency-Key form
  // Clause: limit Idempotency-Key
  it.each(['k', '!~', 'k'.repeat(255)])('may be %s', async (idempotencyKey) => {
    expect((await create(idempotencyKey, passportBody())).status).toBe(201);
  });

  it('carries the request id of the retry, not of the first', async () => {
    const [idempotencyKey, json] = [randomUUID(), passportBody()];
    await create(idempotencyKey, json);
    const headers = { 'Idempotency-Key': idempotencyKey, 'X-Request-Id': 'retry-1' };
    const again = await app.request('/api/v1/passports', { key: workspace.key, json, headers });
    expect(again.headers.get('x-request-id')).toBe('retry-1');
  });
});

describe('Idempotency-Key elsewhere', () => {
  // Clause: Idempotency-Key scope
  it('is ignored where the contract does not offer it', async () => {
    const headers = { 'Idempotency-Key': 'a b' };
    const json = operatorBody();
    const { status } = await app.request('/api/v1/operators', {
      key: workspace.key,
      json,
      headers,
    });
    expect(status).toBe(201);
  });
});
