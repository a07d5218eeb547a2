import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { environmentOf } from '../support/aas-environment.js';
import { newSku, passportBody, textiles } from '../support/factories.js';
import { anyText } from '../support/matchers.js';
import { startRelay } from '../support/tcp-relay.js';
import { startTestApp, type TestApp, type TestReply } from '../support/test-app.js';
import { isDistributed, testDatabaseUrl, testEngine } from '../support/test-database.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

describe.skipIf(!testDatabaseUrl)('a database that goes away (PostgreSQL only)', () => {
  let relay: Awaited<ReturnType<typeof startRelay>>;
  let app: TestApp;
  let workspace: Workspace;
  let productId: string;
  let known: { id: string; productId: string };

  beforeAll(async () => {
    const url = new URL(testDatabaseUrl ?? '');
    relay = await startRelay({ host: url.hostname, port: Number(url.port || 5432) });
    url.host = `127.0.0.1:${relay.port}`;
    app = await startTestApp({ DATABASE_URL: url.href });
    workspace = await createWorkspace(app);
    known = await workspace.createPassport();
    ({ productId } = passportBody());
  });
  afterAll(() => app.close());

  const requests = (): Promise<TestReply>[] => [
    app.request('/api/v1/whoami', { key: workspace.key }),
    app.request('/api/v1/passports', { key: workspace.key }),
    app.request('/api/v1/passports', { key: workspace.key, json: passportBody({ productId }) }),
    app.request(`/api/v1/passports/${known.id}/seal`, { key: workspace.key, method: 'POST' }),
    app.request(`/passport/${known.id}`),
    app.request(`/01/${known.productId}`, { headers: { Accept: 'text/html' } }),
    app.request(`/tenants/${workspace.tenant.id}/did.json`),
  ];

  // Clause: any operation 503
  it('is a 503 with Retry-After while it is away, and nothing once it is back', async () => {
    await relay.cut();
    for (const reply of await Promise.all(requests())) {
      expect(reply.status).toBe(503);
      expect(reply.headers.get('retry-after')).toMatch(/^\d+$/);
      const requestId = reply.headers.get('x-request-id');
      if (reply.headers.get('content-type')?.startsWith('text/html')) {
        // Where a page was asked for, one says so.
        expect(reply.text).toContain(requestId);
      } else {
        const error = 'Service Unavailable';
        expect(reply.body).toEqual({
          success: false,
          error,
          message: anyText,
          code: 'SERVICE_UNAVAILABLE',
          requestId,
        });
      }
    }
    for (const credential of [{}, { key: workspace.key }]) {
      expect((await app.request('/health', credential)).status).toBe(200);
      const ready = await app.request('/ready', credential);
      expect([ready.status, ready.body.dependencies]).toEqual([503, { database: 'down' }]);
    }

    await relay.mend();
    const statuses = (await Promise.all(requests())).map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 201, 200, 200, 200, 200]);
    await expect.poll(async () => (await app.request('/ready')).status).toBe(200);
  });

  it('in the middle of many writes leaves each of them whole or undone', async () => {
    const bodies = Array.from({ length: 30 }, () => passportBody());
    const writes = bodies.map((json) =>
      app.request('/api/v1/passports', { key: workspace.key, json }),
    );
    await Promise.race(writes);
    await relay.cut();
    const replies = await Promise.all(writes);
    await relay.mend();
    expect(replies.filter(({ status }) => status !== 201 && status !== 503)).toEqual([]);
    for (const [i, { status }] of replies.entries()) {
      const { productId: product_id } = bodies[i]!;
      const stored = await app.db('passports').where({ product_id });
      const announced = await app
        .db('outbox_events')
        .where('payload', 'like', `%"productId":"${product_id}"%`);
      expect(announced).toHaveLength(stored.length);
      if (status === 201) expect(stored).toHaveLength(1);
    }
  });
});

describe.skipIf(isDistributed)(`a disk that is full, on ${testEngine}`, () => {
  let app: TestApp;
  let workspace: Workspace;

  beforeAll(async () => {
    app = await startTestApp();
    workspace = await createWorkspace(app);
  });
  afterAll(() => app.close());

  /** Refuses what is written of passports as a database without room does. */
  const fill = `
    create function disk_full() returns trigger language plpgsql as
      $$ begin raise exception 'No space left on device' using errcode = '53100'; end $$;
    create trigger disk_full before insert or update or delete on passports
      for each row execute function disk_full()`;
  const makeRoom = 'drop function disk_full() cascade';

  // Clause: any operation 503
  it.each<[string, string, string, object?]>([
    ['a create', 'POST', '', passportBody()],
    ['an import', 'POST', '/bulk', { passports: [passportBody()] }],
    ['an AAS ingest', 'POST', '/aas/ingest', environmentOf({ metadata: textiles() })],
    ['an update', 'PUT', '/{id}', { metadata: textiles(), draft: true }],
    ['a seal', 'POST', '/{id}/seal'],
    ['a delete', 'DELETE', '/{id}'],
  ])('is a 503 with Retry-After for %s, until there is room', async (_name, method, path, json) => {
    const { id } = await workspace.createPassport({ productId: newSku(), draft: true });
    const write = () =>
      app.request(`/api/v1/passports${path.replace('{id}', id)}`, {
        key: workspace.key,
        method,
        ...(json && { json }),
      });
    await app.db.raw(fill);
    const refused = await write();
    await app.db.raw(makeRoom);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(refused.body).toEqual({
      success: false,
      error: 'Service Unavailable',
      message: anyText,
      code: 'SERVICE_UNAVAILABLE',
      requestId: anyText,
    });
    expect((await write()).status).toBeLessThan(300);
  });
});
