import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maxSearchedEntries } from '../../src/platform/audit-log/audit-log-repository.js';
import type { AuditLogRow } from '../../src/platform/db/tables.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { auditOf } from '../support/users.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

interface Page {
  readonly entries: readonly { readonly seq: number; readonly action: string }[];
  readonly nextCursor: string | null;
}

let app: TestApp;
let workspace: Workspace;
beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app);
});
afterAll(() => app.close());

const ask = (query: Readonly<Record<string, string>>, { key } = workspace) =>
  app.request(`/api/v1/audit-log?${new URLSearchParams(query)}`, { key });
async function search(query: Readonly<Record<string, string>>, of = workspace): Promise<Page> {
  const { status, text, body } = await ask(query, of);
  expect(status, text).toBe(200);
  return body as unknown as Page;
}

describe('GET /api/v1/audit-log?q=', () => {
  it('finds the entries of a request by its id, which stands in their details', async () => {
    await app.request('/api/v1/passports', {
      key: workspace.key,
      json: { metadata: {}, productId: 'SKU-7', draft: true },
      headers: { 'X-Request-Id': 'Order-4711' },
    });
    const { entries } = await search({ q: 'order-4711' });
    expect(entries.map(({ action }) => action)).toEqual(['passport.created']);
    const [entry] = await auditOf(app, workspace.tenant.id).where({ action: 'passport.created' });
    expect(entry?.details).toMatchObject({ requestId: 'Order-4711' });
  });

  it('finds text of action, actor, target and details, with the other filters', async () => {
    const { operatorId } = workspace;
    expect((await search({ q: 'OPERATOR.created' })).entries).toHaveLength(1);
    expect((await search({ q: operatorId.slice(0, 13) })).entries).not.toEqual([]);
    expect((await search({ q: 'sku-7', action: 'passport.created' })).entries).toHaveLength(1);
    expect((await search({ q: 'sku-7', action: 'operator.created' })).entries).toEqual([]);
    expect((await search({ q: '%' })).entries).toEqual([]);
    expect((await search({ q: ' ' })).entries.length).toBeGreaterThan(1);
    expect((await ask({ q: 'x'.repeat(201) })).status).toBe(400);
  });

  it('reads a bounded part of the log, and goes on from there', async () => {
    const large = await createWorkspace(app);
    const [first] = await auditOf(app, large.tenant.id);
    const { length } = await auditOf(app, large.tenant.id);
    const rows = Array.from({ length: maxSearchedEntries + 1 }, (_, i): AuditLogRow => ({
      ...(first as AuditLogRow),
      id: `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`,
      seq: length + 1 + i,
      action: 'session.started',
      target_id: 'none',
      details: {},
    }));
    await app.db.batchInsert('audit_log', rows, 500);
    const page = await search({ q: 'operator.created' }, large);
    expect(page.entries).toEqual([]);
    expect(page.nextCursor).not.toBeNull();
    const next = await search({ q: 'operator.created', cursor: page.nextCursor ?? '' }, large);
    expect(next.entries.map(({ action }) => action)).toEqual(['operator.created']);
    expect(next.nextCursor).toBeNull();
  });

  it('goes on by cursor without a gap or a repeat', async () => {
    const { entries: all } = await search({ q: 'created' });
    const seen: number[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: Page = await search({ q: 'created', limit: '1', ...(cursor && { cursor }) });
      seen.push(...page.entries.map(({ seq }) => seq));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(all.map(({ seq }) => seq));
    expect(seen.length).toBeGreaterThan(2);
  });
});
