import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OutboxEventRow } from '../../src/platform/db/tables.js';
import { passportBody } from '../support/factories.js';
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

it('names the request of an entry and an event, however many are answered at once', async () => {
  const ids = Array.from({ length: 60 }, (_, i) => `REQUEST-${i}`);
  const { key, tenant } = workspace;
  await Promise.all(
    ids.map(async (id) => {
      const json = { ...passportBody(), productId: id };
      const headers = { 'X-Request-Id': id };
      const { status, text } = await app.request('/api/v1/passports', { key, json, headers });
      expect(status, text).toBe(201);
    }),
  );
  const created = await auditOf(app, tenant.id).where({ action: 'passport.created' });
  expect(created).toHaveLength(ids.length);
  for (const { details } of created) expect(details['requestId']).toBe(details['productId']);
  const events = await app.db<OutboxEventRow>('outbox_events').where({ tenant_id: tenant.id });
  expect(events).toHaveLength(ids.length);
  for (const { payload, request_id } of events) {
    expect((JSON.parse(payload) as { productId: string }).productId).toBe(request_id);
  }
});
