import { parseAuditLogHeads, verifyAuditLog } from '@dpp/merkle-seal/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditEvent } from '../../src/platform/audit-log/audit-event.js';
import { auditLogRepository } from '../../src/platform/audit-log/audit-log-repository.js';
import { newId } from '../../src/platform/clock.js';
import type { AuditLogRow } from '../../src/platform/db/tables.js';
import { tenantTransaction } from '../../src/platform/db/tenant-transaction.js';
import { operatorBody } from '../support/factories.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { testEngine } from '../support/test-database.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

let app: TestApp;
let workspace: Workspace;

beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app);
  await workspace.createPassport();
});
afterAll(() => app.close());

const path = '/api/v1/audit-log';
const trustedKeys = () => app.deps.auditKeys.publicKeyPems;

async function bundleOf(key: string) {
  const reply = await app.request(`${path}/bundle`, { key });
  expect(reply.status).toBe(200);
  return reply;
}

const verdictOn = (text: string, keptHeads: Parameters<typeof verifyAuditLog>[1] = {}) =>
  verifyAuditLog(Buffer.from(text), { trustedKeys: trustedKeys(), ...keptHeads });

const notPassed = ({ checks }: ReturnType<typeof verifyAuditLog>) =>
  checks.filter(({ outcome }) => outcome === 'failed').map(({ name }) => name);

describe(`GET /api/v1/audit-log/bundle on ${testEngine}`, () => {
  it('is a file that verifies offline, with every entry that the list shows', async () => {
    const { headers, text } = await bundleOf(workspace.key);
    expect(headers.get('content-type')).toBe('application/x-ndjson');
    expect(headers.get('content-disposition')).toContain('audit-log-bundle.ndjson');
    const { verdict, log } = verdictOn(text);
    const { body } = await app.request(`${path}?limit=500`, { key: workspace.key });
    const { entries } = body as unknown as { entries: unknown[] };
    expect(verdict).toBe('passed');
    expect(log).toMatchObject({ tenantId: workspace.tenant.id, entries: entries.length });
    const lines = text.trimEnd().split('\n').slice(1, -1);
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(entries.reverse());
  });

  it('goes on from an earlier one, which shows where a log was put back', async () => {
    const { text: earlier } = await bundleOf(workspace.key);
    await app.request('/api/v1/operators', { key: workspace.key, json: operatorBody() });
    const { text: later } = await bundleOf(workspace.key);
    expect(verdictOn(later, { keptHeads: parseAuditLogHeads(earlier) }).verdict).toBe('passed');
    const putBack = verdictOn(earlier, { keptHeads: parseAuditLogHeads(later) });
    expect(notPassed(putBack)).toEqual(['keptHeads']);
  });

  it('stays true while others write', async () => {
    const [{ text }] = await Promise.all([
      bundleOf(workspace.key),
      ...Array.from({ length: 10 }, () =>
        app.request('/api/v1/operators', { key: workspace.key, json: operatorBody() }),
      ),
    ]);
    expect(verdictOn(text).verdict).toBe('passed');
  });

  it('goes beyond a page', async () => {
    const { key, tenant } = await createWorkspace(app);
    const before = verdictOn((await bundleOf(key)).text).log?.entries ?? 0;
    const event: AuditEvent = {
      tenantId: tenant.id,
      action: 'passport.updated',
      actor: 'ada@example.com',
      targetType: 'passport',
      targetId: '1',
      ip: null,
      details: { reason: 'Größe ☃' },
      at: new Date(),
    };
    await tenantTransaction(app.db, tenant.id, (tx) =>
      auditLogRepository(tx, { newId, auditKeys: app.deps.auditKeys }).appendAll(
        tenant.id,
        Array.from({ length: 1200 }, () => event),
      ),
    );
    const { verdict, log } = verdictOn((await bundleOf(key)).text);
    expect([verdict, log?.entries]).toEqual(['passed', before + 1200]);
  });

  it('shows an entry that was changed in the database', async () => {
    const { key, tenant } = await createWorkspace(app);
    await app
      .db<AuditLogRow>('audit_log')
      .where({ tenant_id: tenant.id, seq: 1 })
      .update({ actor: 'somebody else' });
    expect(notPassed(verdictOn((await bundleOf(key)).text))).toEqual(['chain']);
  });

  it('breaks off where the end of the log is missing, and no such file verifies', async () => {
    const { key, tenant } = await createWorkspace(app);
    const { text } = await bundleOf(key);
    const last = verdictOn(text).log?.entries ?? 0;
    await app.db<AuditLogRow>('audit_log').where({ tenant_id: tenant.id, seq: last }).delete();
    const cut = await app.request(`${path}/bundle`, { key }).then(
      (reply) => reply.text,
      () => '',
    );
    expect(verdictOn(cut).verdict).toBe('failed');
  });

  it('is of one workspace: the checkpoint of another does not fit', async () => {
    const other = await createWorkspace(app);
    const [own, foreign] = [await bundleOf(workspace.key), await bundleOf(other.key)];
    const end = foreign.text.trimEnd().split('\n').at(-1) ?? '';
    const forged = `${own.text.trimEnd().split('\n').slice(0, -1).join('\n')}\n${end}\n`;
    expect(notPassed(verdictOn(forged))).toEqual(['checkpoint']);
  });

  it('is 404 for an empty log, and 403 without the whole workspace', async () => {
    const empty = await app.createKey(await app.createTenant());
    expect((await app.request(`${path}/bundle`, { key: empty })).status).toBe(404);
    const { tenant, operatorId } = workspace;
    for (const key of [
      await app.createKey(tenant, { role: 'INTEGRATION' }),
      await app.createKey(tenant, { operatorId }),
    ]) {
      expect((await app.request(`${path}/bundle`, { key })).status).toBe(403);
    }
  });
});

describe('GET /api/v1/schemas/reports/{report}', () => {
  it.each(['seal-report', 'audit-log-report'])('is the file of the package: %s', async (report) => {
    const at = `/api/v1/schemas/reports/${report}`;
    const { status, headers, text } = await app.request(at);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('application/schema+json');
    expect(JSON.parse(text)).toMatchObject({ $id: `urn:dpp:schema:${report}:1` });
    const etag = headers.get('etag') ?? '';
    expect((await app.request(at, { headers: { 'If-None-Match': etag } })).status).toBe(304);
  });

  it('is 404 for another report', async () => {
    expect((await app.request('/api/v1/schemas/reports/none')).status).toBe(404);
  });
});
