import { randomUUID } from 'node:crypto';
import { epcisContext } from '@dpp/epcis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandLineCaller } from '../../src/cli/command/command-line-caller.js';
import { importPortablePassports } from '../../src/features/passports/transfer/import-portable-passports.js';
import { importEvents } from '../../src/features/traceability/transfer/import-events.js';
import { environmentOf } from '../support/aas-environment.js';
import { documentOf, minute, newEpc, observed, signAs } from '../support/events.js';
import { newSku, passportBody, textiles } from '../support/factories.js';
import { startTestApp, type TestApp, type TestReply } from '../support/test-app.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

const limits = { drafts: 3, bytes: 60_000 };

let app: TestApp;
let workspace: Workspace;

beforeAll(async () => {
  app = await startTestApp({
    LIMIT_WORKSPACE_DRAFTS: String(limits.drafts),
    LIMIT_WORKSPACE_BYTES: String(limits.bytes),
  });
});
afterAll(() => app.close());

const send = (method: string, path: string, json?: unknown) =>
  app.request(`/api/v1/${path}`, { key: workspace.key, method, ...(json ? { json } : {}) });
const create = (changes: object = {}) => send('POST', 'passports', passportBody(changes));
const ofBytes = (length: number) => textiles({ notes: 'x'.repeat(length) });
const rowCount = async (table = 'passports') =>
  (await app.db(table).where({ tenant_id: workspace.tenant.id })).length;
const outcome = ({ status, body }: TestReply) => [status, body.code];
const reached = [409, 'WORKSPACE_LIMIT_REACHED'];

async function deleteADraft(): Promise<void> {
  const { body } = await send('GET', 'passports?limit=100');
  const draft = body.passports.find(({ status }) => status === 'DRAFT');
  expect((await send('DELETE', `passports/${draft?.id}`)).status).toBe(200);
}

/** What the counter says, and what there is. */
async function bytes() {
  const ofTenant = { tenant_id: workspace.tenant.id };
  const usage = await app
    .db<{ tenant_id: string; content_bytes: number }>('workspace_usage')
    .where(ofTenant)
    .first();
  const { rows } = await app.db.raw<{
    rows: [{ passports: number; versions: number; events: number }];
  }>(
    `select (select coalesce(sum(octet_length(metadata::text) + coalesce(octet_length(enrichment::text), 0)), 0)
             from passports where tenant_id = :id) as passports,
            (select coalesce(sum(octet_length(v.metadata::text) + octet_length(v.leaf_hashes::text) + octet_length(v.leaf_salts::text)), 0)
             from passport_versions v join passports p on p.id = v.passport_id where p.tenant_id = :id) as versions,
            (select coalesce(sum(octet_length(event) + coalesce(octet_length(context), 0) + coalesce(octet_length(credential), 0)), 0)
             from epcis_events where tenant_id = :id) as events`,
    { id: workspace.tenant.id },
  );
  const { passports, versions, events } = rows[0];
  return {
    counted: usage?.content_bytes ?? 0,
    stored: passports + versions + events,
  };
}

describe('the limit of drafts', () => {
  beforeAll(async () => {
    workspace = await createWorkspace(app);
    for (let i = 0; i < limits.drafts; i++) await workspace.createPassport({ draft: true });
  });

  // Clause: POST /api/v1/passports 409 WORKSPACE_LIMIT_REACHED
  it('refuses one more, and takes one when one is deleted', async () => {
    expect(outcome(await create({ draft: true }))).toEqual(reached);
    await deleteADraft();
    expect((await create({ draft: true })).status).toBe(201);
    expect(await rowCount()).toBe(limits.drafts);
  });

  // Clause: PUT /api/v1/passports/{id} 409
  it('refuses to make a live passport a draft again, and leaves it as it was', async () => {
    const { id, metadata } = await workspace.createPassport();
    expect(outcome(await send('PUT', `passports/${id}`, { metadata, draft: true }))).toEqual(
      reached,
    );
    const { body } = await send('GET', `passports/${id}`);
    expect(body.status).toBe('ACTIVE');
  });

  it('lets exactly one of many through that come at once', async () => {
    await deleteADraft();
    const replies = await Promise.all(Array.from({ length: 6 }, () => create({ draft: true })));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  });

  it('holds for files brought in at the command line, row by row', async () => {
    const { tenant } = workspace;
    const caller = {
      tenant,
      role: 'TENANT_ADMIN',
      permissions: new Set<never>(),
      operatorId: null,
      credential: { kind: 'command-line', id: 'command-line' },
    } as const;
    const row = () => ({ productId: newSku(), metadata: textiles(), draft: true });
    await deleteADraft();
    const { inserted, failures } = await importPortablePassports(app.deps, caller, {
      allowSku: false,
      rows: [row(), row()].map((sent, position) => ({ position, sent })),
      dryRun: false,
      upsert: false,
      defaultOperatorId: undefined,
    });
    expect([inserted, failures]).toEqual([
      1,
      [{ position: 1, message: expect.stringContaining('at most 3 drafts') as string }],
    ]);
  });
});

describe('the limit of bytes', () => {
  beforeAll(async () => {
    workspace = await createWorkspace(app);
  });

  it('counts metadata, enrichment and versions as they are stored, and what is removed no more', async () => {
    const enrichment = { tagline: 'Überzug, 100 % Wolle' };
    const draft = await workspace.createPassport({ draft: true, enrichment });
    const live = await workspace.createPassport({ metadata: textiles({ notes: 'ßäö€😀' }) });
    await send('PUT', `passports/${live.id}`, { metadata: textiles({ notes: 'shorter' }) });
    await send('PUT', `passports/${draft.id}`, { metadata: {}, draft: true, enrichment: null });
    await send('POST', 'passports/bulk', { passports: [{ ...passportBody() }] });
    const before = await bytes();
    expect(before.counted).toBe(before.stored);
    expect(before.counted).toBeGreaterThan(0);
    await send('DELETE', `passports/${draft.id}`);
    const after = await bytes();
    expect(after.counted).toBe(after.stored);
    expect(after.counted).toBeLessThan(before.counted);
  });

  // Clause: POST /api/v1/passports 409 WORKSPACE_LIMIT_REACHED
  it('refuses a new passport, live or draft, that would go beyond', async () => {
    for (const draft of [true, false]) {
      const before = await rowCount();
      expect(outcome(await create({ draft, metadata: ofBytes(limits.bytes) }))).toEqual(reached);
      expect(await rowCount()).toBe(before);
    }
    const { counted, stored } = await bytes();
    expect(counted).toBe(stored);
  });

  // Clause: PUT /api/v1/passports/{id} 409
  it('refuses an update by which content and history go beyond, and keeps neither', async () => {
    const { id } = await workspace.createPassport();
    const metadata = ofBytes(limits.bytes);
    expect(outcome(await send('PUT', `passports/${id}`, { metadata }))).toEqual(reached);
    const { body } = await send('GET', `passports/${id}/versions`);
    expect(body).toMatchObject({ versions: [] });
  });

  it('fails the rows of an import that do not fit, and takes the others', async () => {
    const passports = [passportBody({ metadata: ofBytes(limits.bytes) }), passportBody()];
    const { status, body } = await send('POST', 'passports/bulk', { passports });
    expect([status, body.insertedCount]).toEqual([201, 1]);
    expect(body.errors).toEqual([expect.stringContaining('stores at most')]);
  });

  // Clause: POST /api/v1/passports/aas/ingest 409 WORKSPACE_LIMIT_REACHED
  it('refuses an AAS environment that does not fit', async () => {
    const { counted } = await bytes();
    await app
      .db('workspace_usage')
      .where({ tenant_id: workspace.tenant.id })
      .update({ content_bytes: limits.bytes });
    const json = environmentOf({ metadata: textiles() });
    const reply = await send('POST', 'passports/aas/ingest', json);
    await app
      .db('workspace_usage')
      .where({ tenant_id: workspace.tenant.id })
      .update({ content_bytes: counted });
    expect(outcome(reply)).toEqual(reached);
  });
});

describe('the limit of bytes of events', () => {
  beforeAll(async () => {
    workspace = await createWorkspace(app);
  });

  const noted = (length: number) =>
    observed(1, [newEpc()], { 'https://ns.example.com/note': 'ä'.repeat(length) });
  const capture = (...events: object[]) => send('POST', 'events/epcis', documentOf(events));
  const tables = ['epcis_events', 'epcis_event_epcs', 'audit_log'];
  const counts = () => Promise.all(tables.map(rowCount));

  it('counts events, contexts and credentials as they are stored, each once', async () => {
    const event = noted(10);
    const context = [documentOf([])['@context'][0], { ours: 'https://ns.example.com/ä' }];
    expect((await capture(event, noted(20), event)).status).toBe(201);
    await send('POST', 'events/epcis', documentOf([noted(30)], { '@context': context }));
    const subject = { eventType: 'ObjectEvent', eventTime: minute(1), epcList: [newEpc()] };
    const credential = await signAs(app, workspace.tenant, subject);
    for (let n = 0; n < 2; n++) expect((await send('POST', 'events', credential)).status).toBe(201);
    const { counted, stored } = await bytes();
    expect(counted).toBe(stored);
    await workspace.createPassport();
    const both = await bytes();
    expect(both.counted).toBe(both.stored);
    expect(both.counted).toBeGreaterThan(counted);
  });

  // Clause: POST /api/v1/events/epcis 409 WORKSPACE_LIMIT_REACHED
  it('refuses a document that does not fit, and captures nothing of it', async () => {
    const before = [await counts(), await bytes()];
    expect(outcome(await capture(noted(10), noted(limits.bytes / 2)))).toEqual(reached);
    expect([await counts(), await bytes()]).toEqual(before);
  });

  // Clause: POST /api/v1/events 409 WORKSPACE_LIMIT_REACHED
  it('refuses a credential that does not fit', async () => {
    const before = [await counts(), await bytes()];
    const subject = { eventType: 'ObjectEvent', eventTime: minute(1), epcList: [newEpc()] };
    const changes = { name: 'x'.repeat(limits.bytes) };
    const credential = await signAs(app, workspace.tenant, subject, changes);
    expect(outcome(await send('POST', 'events', credential))).toEqual(reached);
    expect([await counts(), await bytes()]).toEqual(before);
  });

  it('lets through no more than fit of many that come at once', async () => {
    const { counted } = await bytes();
    const length = Math.floor((limits.bytes - counted) / 6);
    const replies = await Promise.all(Array.from({ length: 6 }, () => capture(noted(length))));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409, 409]);
    const after = await bytes();
    expect(after.counted).toBe(after.stored);
    expect(after.counted).toBeLessThanOrEqual(limits.bytes);
  });

  it('holds for files brought in at the command line, batch by batch', async () => {
    const caller = commandLineCaller(workspace.tenant);
    const row = { pointer: '', event: noted(limits.bytes), context: epcisContext };
    const before = await counts();
    const importing = importEvents(app.deps, caller, {
      rows: [{ position: 0, sent: row }],
      dryRun: false,
    });
    await expect(importing).rejects.toMatchObject({ status: 409 });
    expect(await counts()).toEqual(before);
  });
});

describe('the limit of the plan, when an operator goes and comes back', () => {
  beforeAll(async () => {
    workspace = await createWorkspace(app, { passportLimit: 2 });
  });

  const stateOf = async (id: string) => (await send('GET', `operators/${id}`)).body.operator;

  // Clause: POST /api/v1/operators/{id}/restore 402
  it('is 402 with quota and upgradeUrl beyond it, and restores nothing', async () => {
    const { id: operatorId } = await workspace.createOperator();
    const old = await workspace.createPassport({ operatorId });
    await workspace.createPassport({ operatorId });
    await send('DELETE', `operators/${operatorId}`);
    const current = await workspace.createPassport();
    const { status, body } = await send('POST', `operators/${operatorId}/restore`);
    expect([status, body]).toMatchObject([
      402,
      {
        code: 'passport_quota_exceeded',
        quota: { tier: 'growth', activePassports: 1, passportLimit: 2 },
        upgradeUrl: expect.any(String) as string,
      },
    ]);
    expect((await stateOf(operatorId)).archivedAt).not.toBeNull();
    const listed = (await send('GET', 'passports')).body.passports.map(({ id }) => id);
    expect([listed.includes(current.id), listed.includes(old.id)]).toEqual([true, false]);
  });

  // Clause: POST /api/v1/operators/{id}/restore 409
  it('is 409 for more drafts than a workspace may hold, and restores nothing', async () => {
    const { id: operatorId } = await workspace.createOperator();
    for (let i = 0; i < 2; i++) await workspace.createPassport({ operatorId, draft: true });
    await send('DELETE', `operators/${operatorId}`);
    for (let i = 0; i < 2; i++) await workspace.createPassport({ draft: true });
    expect(outcome(await send('POST', `operators/${operatorId}/restore`))).toEqual(reached);
    expect((await stateOf(operatorId)).archivedAt).not.toBeNull();
  });

  // Clause: DELETE /api/v1/operators/{id} 409 WORKSPACE_LIMIT_REACHED
  it('counts archived passports to ten times its figure; beyond it nothing is archived', async () => {
    const { id: operatorId } = await workspace.createOperator();
    const { id } = await workspace.createPassport({ operatorId });
    const [row] = await app.db<{ id: string; product_id: string }>('passports').where({ id });
    const archived = await app
      .db('passports')
      .where({ tenant_id: workspace.tenant.id })
      .whereNot({ status: 'DRAFT' })
      .whereNotNull('archived_at');
    const more = Array.from({ length: 20 - archived.length }, () => {
      const { content_bytes: _bytes, ...columns } = row as unknown as Record<string, unknown>;
      const json = { metadata: JSON.stringify(columns.metadata), enrichment: null };
      return {
        ...columns,
        ...json,
        id: randomUUID(),
        product_id: newSku(),
        archived_at: new Date(),
      };
    });
    await app.db('passports').insert(more);
    const reply = await send('DELETE', `operators/${operatorId}`);
    expect(outcome(reply)).toEqual(reached);
    expect((await stateOf(operatorId)).archivedAt).toBeNull();
    expect((await send('GET', `passports/${id}`)).body.archivedAt).toBeNull();
  });
});
