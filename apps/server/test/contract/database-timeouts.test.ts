import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { passportBody } from '../support/factories.js';
import { anyText } from '../support/matchers.js';
import { startTestApp, type TestApp, type TestReply } from '../support/test-app.js';
import { isDistributed, testDatabaseUrl } from '../support/test-database.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

const statementMs = 1500;
const lockMs = 300;

describe.skipIf(!testDatabaseUrl)('a database that takes too long (PostgreSQL only)', () => {
  let app: TestApp;
  let workspace: Workspace;
  let known: { id: string };

  beforeAll(async () => {
    const url = new URL(testDatabaseUrl ?? '');
    url.searchParams.set('statement_timeout', String(statementMs));
    url.searchParams.set('lock_timeout', String(lockMs));
    url.searchParams.set('idle_in_transaction_session_timeout', '300');
    app = await startTestApp({ DATABASE_URL: url.href });
    workspace = await createWorkspace(app);
    known = await workspace.createPassport();
  });
  afterAll(() => app.close());

  const seal = () =>
    app.request(`/api/v1/passports/${known.id}/seal`, { key: workspace.key, method: 'POST' });
  const create = () =>
    app.request('/api/v1/passports', { key: workspace.key, json: passportBody() });

  function expectUnavailable(reply: TestReply): void {
    expect(reply.status, reply.text).toBe(503);
    expect(reply.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(reply.body).toEqual({
      success: false,
      error: 'Service Unavailable',
      message: anyText,
      code: 'SERVICE_UNAVAILABLE',
      requestId: reply.headers.get('x-request-id'),
    });
  }

  it('is a 503 with Retry-After while another one holds the row, and nothing afterwards', async () => {
    await app.db.transaction(async (tx) => {
      const own = { tenant_id: workspace.tenant.id, id: known.id };
      await tx('passports').where(own).forUpdate();
      const sealing = seal();
      // The holder says something now and then, or it would be ended itself.
      for (let ms = 0; ms < lockMs; ms += 100) {
        await pause(100);
        await tx.raw('select 1');
      }
      expectUnavailable(await sealing);
    });
    expect((await seal()).status).toBe(200);
  });

  it.skipIf(isDistributed)('is a 503 with Retry-After when a statement does not end', async () => {
    await app.db.raw(`
      create function takes_for_ever() returns trigger language plpgsql as
        $$ begin perform pg_sleep(60); return new; end $$;
      create trigger takes_for_ever before insert on passports
        for each row execute function takes_for_ever()`);
    const reply = await create();
    await app.db.raw('drop function takes_for_ever() cascade');
    expectUnavailable(reply);
    expect((await create()).status).toBe(201);
  });

  it('takes the connection from a transaction that does nothing, and serves on', async () => {
    const idle = app.db.transaction(async (tx) => {
      await tx.raw('select 1');
      await pause(800);
      await tx.raw('select 1');
    });
    await expect(idle).rejects.toThrow();
    expect((await create()).status).toBe(201);
  });
});
