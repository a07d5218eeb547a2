import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { craftedCursors } from '../support/crafted-cursors.js';
import { verifyAuditLog } from '../../src/features/audit-log/verify-audit-log.js';
import type { Tenant } from '../../src/platform/auth/caller-model.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { isDistributed, testEngine } from '../support/test-database.js';

interface Entry {
  seq: number;
  action: string;
  actor: string;
  hash: string;
  previousHash: string;
  details: Record<string, unknown>;
}
interface Page {
  entries: Entry[];
  nextCursor: string | null;
}

describe(`the audit log on ${testEngine}`, () => {
  let app: TestApp;
  let tenant: Tenant;
  let key: string;

  beforeAll(async () => {
    app = await startTestApp();
    tenant = await app.createTenant();
    key = await app.createKey(tenant);
    for (let i = 1; i <= 5; i++) {
      await app.request('/api/v1/operators', { key, json: { name: `Op ${i}`, regId: `R${i}` } });
    }
  });
  afterAll(() => app.close());

  const page = async (query = ''): Promise<Page> =>
    (await app.request(`/api/v1/audit-log${query}`, { key })).body as unknown as Page;

  it('tells what happened, who did it and to what, newest first', async () => {
    const { entries } = await page();
    expect(entries.map(({ seq }) => seq)).toEqual([5, 4, 3, 2, 1]);
    expect(entries[0]).toMatchObject({
      action: 'operator.created',
      targetType: 'operator',
      details: { name: 'Op 5', regId: 'R5' },
    });
    expect(entries[0]!.actor).toMatch(/^api-key:[0-9a-f-]{36}$/);
  });

  it('chains each entry to the one before', async () => {
    const { entries } = await page();
    for (const [i, entry] of entries.slice(0, -1).entries()) {
      expect(entry.previousHash).toBe(entries[i + 1]!.hash);
    }
    expect(entries.at(-1)!.previousHash).toBe('0'.repeat(64));
  });

  it('is walked by cursor to its end', async () => {
    const first = await page('?limit=2');
    const second = await page(`?limit=2&cursor=${first.nextCursor}`);
    const third = await page(`?limit=2&cursor=${second.nextCursor}`);
    const seqs = [first, second, third].flatMap(({ entries }) => entries.map(({ seq }) => seq));
    expect(seqs).toEqual([5, 4, 3, 2, 1]);
    expect(third.nextCursor).toBeNull();
  });

  // Clause: INVALID_CURSOR
  it('answers 400 INVALID_CURSOR for a crafted cursor', async () => {
    for (const [what, cursor] of craftedCursors) {
      const { status, body } = await app.request(`/api/v1/audit-log?cursor=${cursor}`, { key });
      expect([what, status, body.success, body.code]).toEqual([what, 400, false, 'INVALID_CURSOR']);
    }
  });

  it('needs audit:read, which an integration does not have', async () => {
    const integration = await app.createKey(tenant, { role: 'INTEGRATION' });
    expect((await app.request('/api/v1/audit-log', { key: integration })).status).toBe(403);
    const auditor = await app.createKey(tenant, { role: 'AUDITOR' });
    expect((await app.request('/api/v1/audit-log', { key: auditor })).status).toBe(200);
  });

  it('is closed to a credential that is bound to one operator', async () => {
    const operators = await app.request('/api/v1/operators', { key });
    const { operators: known } = operators.body as unknown as { operators: { id: string }[] };
    const bound = await app.createKey(tenant, { operatorId: known[0]!.id });
    const reply = await app.request('/api/v1/audit-log', { key: bound });
    expect(reply.status).toBe(403);
    expect(reply.body).toMatchObject({ code: 'OPERATOR_SCOPE_FORBIDDEN' });
  });

  it("shows nothing of another workspace's log", async () => {
    const other = await app.createKey(await app.createTenant());
    const reply = await app.request('/api/v1/audit-log', { key: other });
    expect(reply.body).toMatchObject({ entries: [], nextCursor: null });
  });

  it('verifies as a whole, and stays verifiable under concurrent writes', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        app.request('/api/v1/operators', { key, json: { name: `C${i}`, regId: `C${i}` } }),
      ),
    );
    const { intact, verifiedEntries } = await verifyAuditLog(app.db, tenant.id);
    expect({ intact, verifiedEntries }).toEqual({ intact: true, verifiedEntries: 25 });
  });

  it.skipIf(isDistributed).each([
    ['a changed detail', { details: JSON.stringify({ name: 'Other', regId: 'R3' }) }],
    ['a changed actor', { actor: 'system' }],
    ['a changed time', { created_at: new Date('2020-01-01T00:00:00Z') }],
    ['a changed hash', { entry_hash: 'f'.repeat(64) }],
  ])('shows %s as a break at that entry', async (_name, change) => {
    const row = () => app.db('audit_log').where({ tenant_id: tenant.id, seq: 3 });
    const original = (await row().first()) as Record<string, unknown>;
    await row().update(change);
    const verification = await verifyAuditLog(app.db, tenant.id);
    await row().update({ ...original, details: JSON.stringify(original['details']) });
    expect(verification).toMatchObject({ intact: false, verifiedEntries: 2, brokenAtSeq: 3 });
    expect((await verifyAuditLog(app.db, tenant.id)).intact).toBe(true);
  });

  it('shows a removed entry as a break behind it', async () => {
    const lost = await app.createTenant();
    const lostKey = await app.createKey(lost);
    for (const regId of ['A', 'B', 'C']) {
      await app.request('/api/v1/operators', { key: lostKey, json: { name: regId, regId } });
    }
    await app.db('audit_log').where({ tenant_id: lost.id, seq: 2 }).delete();
    const verification = await verifyAuditLog(app.db, lost.id);
    expect(verification).toMatchObject({ intact: false, verifiedEntries: 1, brokenAtSeq: 3 });
  });
});
