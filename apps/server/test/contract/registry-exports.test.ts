import { Ajv } from 'ajv';
import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newGtin, textiles } from '../support/factories.js';
import {
  bodyAs,
  copyReady,
  createReady,
  createRegistryWorkspace,
  readyMapping,
  registryCalls,
  type RegistryWorkspace,
  type WireExport,
} from '../support/registry.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

/** Files for the registry: what is in them, and that nothing is handed in twice. */

let app: TestApp;
let workspace: RegistryWorkspace;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function furnished(): Promise<RegistryWorkspace> {
  workspace = await createRegistryWorkspace(app);
  return workspace;
}

/** Requests of an XML file: element → texts. */
function requestsIn(xml: string): Record<string, string[]>[] {
  const { request } = readyMapping;
  const parser = new SaxesParser();
  const requests: Record<string, string[]>[] = [];
  let text = '';
  parser.on('opentag', ({ name }) => {
    if (name === request.entry) requests.push({});
    text = '';
  });
  parser.on('text', (found) => (text += found));
  parser.on('closetag', ({ name }) => {
    const current = requests.at(-1);
    if (current && request.fields.some((field) => field.name === name)) {
      (current[name] ??= []).push(text);
    }
  });
  parser.write(xml).close();
  return requests;
}

describe('an export', () => {
  it('holds a request for each passport that is ready, and no other', async () => {
    const { calls, operatorId, createPassport, facilityId } = await furnished();
    const metadata = textiles({ commodityCode: '6110209100' });
    const one = await createReady(workspace, { metadata, facilityId });
    const other = await createReady(workspace);
    await createPassport({ operatorId, draft: true });
    const { export: made, hasMore } = await calls.export();
    expect(made).toMatchObject({
      total: 2,
      files: 1,
      registered: 0,
      refused: 0,
      mappingVersion: 1,
    });
    expect(hasMore).toBe(false);
    const requests = await calls.jsonFile(made.id);
    expect(requests.map((request) => request['digitalProductPassportId'])).toEqual([
      other.id,
      one.id,
    ]);
    const document = await app.request(`/passport/${one.id}`);
    const { merkleRoot } = (document.body as unknown as { proof: { merkleRoot: string } }).proof;
    expect(requests[1]).toEqual({
      correlationId: `${made.id}-2`,
      uniqueProductIdentifier: document.body.digitalLinkUri,
      digitalProductPassportId: one.id,
      uniqueEconomicOperatorIdentifier: 'DE136695976',
      economicOperatorIdentifierScheme: 'VAT',
      commodityCode: '6110209100',
      granularityLevel: 'MODEL',
      facilitiesId: [expect.stringMatching(/^https:\/\/id\.gs1\.org\/414\/\d{13}$/)],
      liveURL: `https://dpp.example/passport/${one.id}`,
      dppApiEndpoint: 'https://dpp.example',
      backupURL: `https://copies.example/passports/${one.id}`,
      backupOperatorIdentifier: '529900T8BM49AURSDO55',
      versionHash: merkleRoot,
    });
    expect(await calls.rowOf(one.id)).toMatchObject({
      state: 'EXPORTED',
      exported: { exportId: made.id, number: 2, versionHash: merkleRoot, outcome: null },
    });
  });

  it('writes nothing a second time, and says so', async () => {
    const { calls } = await furnished();
    await createReady(workspace);
    await calls.export();
    const again = await calls.postExport();
    expect([again.status, again.body.code]).toEqual([400, 'REGISTRY_EXPORT_EMPTY']);
  });

  it('is made once for an Idempotency-Key', async () => {
    const { calls } = await furnished();
    await createReady(workspace);
    const key = { 'Idempotency-Key': 'export-1' };
    const first = await calls.postExport({}, key);
    const retry = await calls.postExport({}, key);
    expect([first.status, retry.text]).toEqual([201, first.text]);
    const { exports } = bodyAs<{ exports: WireExport[] }>(await calls.get('exports'));
    expect(exports).toHaveLength(1);
  });

  it('is one of two that race for the same passports', async () => {
    const { calls } = await furnished();
    for (let n = 0; n < 3; n += 1) await createReady(workspace);
    const replies = await Promise.all([1, 2, 3].map(() => calls.postExport()));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
    const items = await app.db('registry_items').where({ tenant_id: workspace.tenant.id });
    expect(items).toHaveLength(3);
  });

  it('takes a passport again once it has changed: its state is STALE until then', async () => {
    const { calls, facilityId } = await furnished();
    const { id } = await createReady(workspace);
    const { export: first } = await calls.export();
    // No seal covers the facility, but the registration names it.
    await app.db('passports').where({ id }).update({ facility_id: facilityId });
    expect((await calls.rowOf(id)).state).toBe('STALE');
    const { export: second } = await calls.export();
    expect(second.id).not.toBe(first.id);
    expect((await calls.rowOf(id)).state).toBe('EXPORTED');
    // The file that was made stays as it was.
    const [request] = await calls.jsonFile(first.id);
    expect(request).not.toHaveProperty('facilitiesId');
  });

  it('takes passports by name, and refuses the whole where one cannot be handed in', async () => {
    const { calls, createPassport, operatorId } = await furnished();
    const { id } = await createReady(workspace);
    await createReady(workspace);
    const draft = await createPassport({ operatorId, draft: true });
    const refused = await calls.postExport({ ids: [id, draft.id] });
    expect([refused.status, refused.body.code]).toEqual([409, 'REGISTRY_NOT_READY']);
    expect(refused.body.message).toContain('NOT_PUBLISHED');
    const { export: made } = await calls.export({ ids: [id, id] });
    expect(made.total).toBe(1);
    const again = await calls.postExport({ ids: [id] });
    expect([again.status, again.body.code]).toEqual([409, 'REGISTRY_NOT_READY']);
    const other = await createReady(await furnished());
    const foreign = await calls.postExport({ ids: [other.id] });
    expect(foreign.status).toBe(404);
  });

  it.each([
    { ids: [] },
    { ids: ['x'] },
    { limit: 0 },
    { limit: 10_001 },
    { category: 'cars' },
    { ids: ['00000000-0000-4000-8000-000000000001'], category: 'toys' },
  ])('refuses %j', async (json) => {
    workspace ??= await furnished();
    expect((await workspace.calls.postExport(json)).status).toBe(400);
  });

  it('leaves one entry in the audit log', async () => {
    const { calls, tenant } = await furnished();
    await createReady(workspace);
    const { export: made } = await calls.export();
    const entries = await app
      .db('audit_log')
      .where({ tenant_id: tenant.id, target_type: 'registry' })
      .orderBy('seq')
      .select<{ action: string; target_id: string }[]>('action', 'target_id');
    expect(entries).toEqual([
      { action: 'registry.mapping_changed', target_id: tenant.id },
      { action: 'registry.exported', target_id: made.id },
    ]);
  });
});

describe('300 passports', () => {
  it('are three files in both forms, each valid, every passport in one of them', async () => {
    const { calls } = await furnished();
    const { id } = await createReady(workspace);
    await copyReady(app, workspace, { id, gtins: Array.from({ length: 299 }, newGtin) });
    const { export: made } = await calls.export({ limit: 250 });
    expect(made).toMatchObject({ total: 250, files: 3 });
    const { export: rest, hasMore } = await calls.export({ limit: 100 });
    expect([rest.total, hasMore]).toEqual([50, false]);
    const schema = bodyAs<object>(await calls.get('schema'));
    const isValid = new Ajv().compile(schema);
    const seen = new Set<unknown>();
    for (const [exportId, numbers] of [
      [made.id, [1, 2, 3]],
      [rest.id, [1]],
    ] as const) {
      for (const number of numbers) {
        const path = `exports/${exportId}/files/${number}`;
        const json = bodyAs<{ requests: Record<string, string | string[]>[] }>(
          await calls.get(path),
        );
        expect(isValid(json), JSON.stringify(isValid.errors)).toBe(true);
        for (const request of json.requests) seen.add(request['digitalProductPassportId']);
        const xml = await calls.get(`${path}?format=xml`);
        expect(xml.headers.get('content-type')).toBe('application/xml; charset=utf-8');
        // Both forms say the same.
        const listed = json.requests.map((request) =>
          Object.fromEntries(
            Object.entries(request).map(([name, value]) => [name, [value].flat()]),
          ),
        );
        expect(requestsIn(xml.text)).toEqual(listed);
      }
    }
    expect(seen.size).toBe(300);
    expect((await calls.get(`exports/${made.id}/files/4`)).status).toBe(404);
    expect(await calls.counts()).toMatchObject({ counts: { EXPORTED: 300, READY: 0 } });
  });
});

describe('a file', () => {
  it('is written by the mapping of its export, also after another one is stored', async () => {
    const { calls } = await furnished();
    await createReady(workspace);
    const { export: made } = await calls.export();
    const before = (await calls.get(`exports/${made.id}/files/1`)).text;
    const { request } = readyMapping;
    const fields = request.fields.map(({ member }, at) => ({ member, name: `field${at}` }));
    const renamed = { ...readyMapping, request: { ...request, list: 'entries', fields } };
    bodyAs(await calls.putMapping(renamed));
    expect((await calls.get(`exports/${made.id}/files/1`)).text).toBe(before);
    await createReady(workspace);
    const { export: next } = await calls.export();
    const file = bodyAs<{ entries: object[] }>(await calls.get(`exports/${next.id}/files/1`));
    expect(Object.keys(file.entries[0] ?? {})[0]).toBe('field0');
    expect(next.mappingVersion).toBe(2);
  });

  it.each(['0', '-1', '01', '1.5', 'x', '999999999999', '2'])(
    'has no number %s',
    async (number) => {
      const { calls } = workspace ?? (await furnished());
      const { exports } = bodyAs<{ exports: WireExport[] }>(await calls.get('exports'));
      const reply = await calls.get(`exports/${exports[0]?.id}/files/${number}`);
      expect(reply.status).toBe(404);
    },
  );

  it('is refused in another form', async () => {
    const { exports } = bodyAs<{ exports: WireExport[] }>(await workspace.calls.get('exports'));
    const path = `exports/${exports[0]?.id}/files/1?format=pdf`;
    expect((await workspace.calls.get(path)).status).toBe(400);
  });

  it('stays behind the wall of its workspace and of its operator', async () => {
    const { calls, createKey, operatorId } = await furnished();
    await createReady(workspace);
    const { export: made } = await calls.export();
    const stranger = (await createRegistryWorkspace(app)).calls;
    const scoped = registryCalls(app, await createKey({ operatorId }));
    for (const path of [`exports/${made.id}`, `exports/${made.id}/files/1`]) {
      expect((await stranger.get(path)).status).toBe(404);
      expect((await scoped.get(path)).status).toBe(403);
    }
    const { exports } = bodyAs<{ exports: WireExport[] }>(await scoped.get('exports'));
    expect(exports).toEqual([]);
  });

  it('is made for one operator by a credential of that one', async () => {
    const { createKey, createOperator, operatorId } = await furnished();
    const regId = 'SE123456789701';
    const { id: otherId } = await createOperator({ regId, regIdScheme: 'VAT' });
    const { id } = await createReady(workspace);
    await createReady(workspace, { operatorId: otherId });
    const scoped = registryCalls(app, await createKey({ operatorId }));
    const { export: made } = await scoped.export();
    const requests = await scoped.jsonFile(made.id);
    expect(requests.map((request) => request['digitalProductPassportId'])).toEqual([id]);
  });
});
