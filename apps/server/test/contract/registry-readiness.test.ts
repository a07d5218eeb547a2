import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { battery, newGrai, newGtin, newSku, textiles } from '../support/factories.js';
import {
  bodyAs,
  createReady,
  createRegistryWorkspace,
  readyMapping,
  registryCalls,
  type RegistryWorkspace,
} from '../support/registry.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createWorkspace } from '../support/workspace.js';
import { isDistributed } from '../support/test-database.js';

/**
 * Where passports stand with the registry, and everything that is in the way; judged by what the server knows. The rules by
 * themselves are tested in `@dpp/espr-validate`.
 */

let app: TestApp;
let workspace: RegistryWorkspace;

beforeAll(async () => {
  app = await startTestApp();
  workspace = await createRegistryWorkspace(app);
});
afterAll(() => app.close());

const codesOf = async (id: string, of: RegistryWorkspace = workspace) =>
  (await of.calls.rowOf(id)).blockers.map(({ code }) => code);

describe('a passport of a workspace', () => {
  it('is READY with all that the registry asks for', async () => {
    const { id, productId } = await createReady(workspace);
    expect(await workspace.calls.rowOf(id)).toMatchObject({
      productId,
      productIdentifier: `https://dpp.example/01/${productId}`,
      granularity: 'MODEL',
      ...{ state: 'READY', ready: true, blockers: [], exported: null, registered: null },
    });
  });

  it.each([
    ['an article number', () => ({ productId: newSku() })],
    ['a GRAI', () => ({ productId: newGrai() })],
    ['a battery', () => ({ metadata: battery({ serialNumber: undefined }) })],
  ])('is READY as %s, too', async (_what, changes) => {
    const { id } = await createReady(workspace, changes());
    expect(await codesOf(id)).toEqual([]);
  });

  it('says of a draft everything that is in the way, each with where, why and whose rule', async () => {
    const { id } = await workspace.createPassport({
      ...{ draft: true, operatorId: workspace.operatorId },
      metadata: textiles({ commodityCode: undefined }),
    });
    const row = await workspace.calls.rowOf(id);
    expect(row).toMatchObject({ state: 'NOT_READY', ready: false });
    expect(row.blockers).toEqual([
      {
        code: 'NOT_PUBLISHED',
        path: 'status',
        message: 'The passport is a draft, which the registry cannot read. Publish it.',
        source: 'Implementing Regulation (EU) 2026/1778, Art. 8(7)',
        checkedBy: 'REGISTRY',
      },
      expect.objectContaining({ code: 'SEAL_MISSING', path: 'digitalSeal', checkedBy: 'PLATFORM' }),
      expect.objectContaining({ code: 'COMMODITY_CODE_MISSING', path: 'metadata.commodityCode' }),
    ]);
  });

  it.each([
    ['RECALLED', { status: 'RECALLED' }],
    ['DECOMMISSIONED', { status: 'DECOMMISSIONED' }],
  ])('is kept back while it is %s', async (code, json) => {
    const { id } = await createReady(workspace);
    const path = `/api/v1/passports/${id}/status`;
    bodyAs(await app.request(path, { method: 'PUT', key: workspace.key, json }));
    expect(await codesOf(id)).toEqual([code]);
  });

  it.each([
    ['OPERATOR_SCHEME_MISSING', { regId: 'HRB 4711' }],
    ['OPERATOR_SCHEME_NOT_TAKEN', { regId: 'DE7654321001234', regIdScheme: 'EORI' }],
  ])('is kept back by its operator: %s', async (code, operator) => {
    const { id: operatorId } = await workspace.createOperator(operator);
    const { id } = await createReady(workspace, { operatorId });
    expect(await codesOf(id)).toEqual([code]);
  });

  it.each([
    ['COMMODITY_CODE_OUT_OF_RANGE', { commodityCode: '9901000000' }],
    ['GRANULARITY_DIFFERS', { serialNumber: 'JKT-1' }],
  ])('is kept back by its metadata: %s', async (code, metadata) => {
    const { id } = await createReady(workspace, { metadata: textiles(metadata) });
    expect(await codesOf(id)).toEqual([code]);
  });

  it('is kept back where its article number hides another number in the metadata', async () => {
    const metadata = textiles({ gtin: newGtin() });
    const { id } = await createReady(workspace, { productId: newSku(), metadata });
    expect(await codesOf(id)).toEqual(['IDENTIFIERS_DIFFER']);
  });
});

describe('a code that leads to another passport', () => {
  it('keeps the later one back, of another operator of the workspace', async () => {
    const first = await createReady(workspace);
    const regId = 'SE123456789701';
    const { id: operatorId } = await workspace.createOperator({ regId, regIdScheme: 'VAT' });
    const { productId } = first;
    const second = await createReady(workspace, { operatorId, productId });
    expect(await codesOf(first.id)).toEqual([]);
    expect(await codesOf(second.id)).toEqual(['LINK_ANSWERED_BY_ANOTHER']);
  });

  // On a cluster a workspace's transaction sees no claims of others: docs/guides/scale.md.
  it.skipIf(isDistributed)('keeps the one of the workspace with the later claim back', async () => {
    const other = await createRegistryWorkspace(app);
    const { id, productId } = await createReady(other);
    const mine = await createReady(workspace, { productId });
    expect(await codesOf(id, other)).toEqual([]);
    expect(await codesOf(mine.id)).toEqual(['LINK_ANSWERED_BY_ANOTHER']);
  });
});

describe('what keeps every passport of a server or workspace back', () => {
  it('is the back-up copy that a new workspace does not have yet', async () => {
    const fresh = await createWorkspace(app);
    const { id } = await fresh.createPassport({});
    const { blockers } = await registryCalls(app, fresh.key).rowOf(id);
    expect(blockers.map(({ code }) => code)).toEqual([
      'SEAL_MISSING',
      'OPERATOR_SCHEME_MISSING',
      'BACK_UP_LINK_MISSING',
      'BACK_UP_OPERATOR_MISSING',
    ]);
  });

  it('is the address of a server that the registry cannot reach', async () => {
    const local = await startTestApp({ BASE_URL: 'http://127.0.0.1:3000' });
    const own = await createRegistryWorkspace(local);
    const { id } = await createReady(own);
    const codes = await codesOf(id, own);
    await local.close();
    expect(codes).toEqual(['LINK_NOT_HTTPS', 'LINK_PORT', 'LINK_HOST_NOT_PUBLIC']);
  });

  it('is that a sandbox holds no real product', async () => {
    const { tenant } = await createWorkspace(app, { sandboxOf: workspace.tenant.id });
    const key = await app.createKey(tenant);
    const { passports } = await registryCalls(app, key).readiness();
    expect(passports.flatMap(({ blockers }) => blockers.map(({ code }) => code))).toEqual([]);
    const made = bodyAs<{ passport: { id: string } }>(
      await app.request('/api/v1/passports', {
        ...{ key, json: { productId: newGtin(), metadata: textiles() } },
      }),
      201,
    );
    const { blockers } = await registryCalls(app, key).rowOf(made.passport.id);
    expect(blockers.map(({ code }) => code)).toContain('TEST_PASSPORT');
  });
});

describe('the list', () => {
  let own: RegistryWorkspace;
  let ready: string[];
  let drafts: string[];

  beforeAll(async () => {
    own = await createRegistryWorkspace(app);
    ready = [];
    drafts = [];
    for (let n = 0; n < 7; n += 1) {
      ready.unshift((await createReady(own)).id);
      drafts.unshift((await own.createPassport({ draft: true })).id);
    }
  });

  const pageOf = async (query: string) =>
    bodyAs<{ passports: { passportId: string }[]; nextCursor: string | null }>(
      await own.calls.get(`readiness?${query}`),
    );
  const all = async (query: string) => {
    const ids: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page = await pageOf(`${query}${cursor && `&cursor=${cursor}`}`);
      ids.push(...page.passports.map(({ passportId }) => passportId));
      cursor = page.nextCursor;
    }
    return ids;
  };

  it('goes on by its cursor until every passport was there once, newest first', async () => {
    const ids = await all('limit=3');
    expect(ids).toHaveLength(14);
    expect(ids.filter((id) => ready.includes(id))).toEqual(ready);
    expect(ids.filter((id) => drafts.includes(id))).toEqual(drafts);
  });

  it.each([
    ['state=READY', () => ready],
    ['state=NOT_READY', () => drafts],
    ['state=REGISTERED', () => []],
    ['blocker=NOT_PUBLISHED', () => drafts],
    ['blocker=LINK_PORT', () => []],
    ['category=toys', () => []],
  ])('is narrowed by %s', async (query, expected) => {
    expect(await all(`limit=2&${query}`)).toEqual(expected());
  });

  it('is counted by state and by blocker', async () => {
    expect(await own.calls.counts()).toMatchObject({
      counts: { READY: 7, NOT_READY: 7, EXPORTED: 0, REGISTERED: 0, REFUSED: 0, STALE: 0 },
      blockers: { NOT_PUBLISHED: 7, SEAL_MISSING: 7 },
      countsAreExact: true,
    });
  });

  it.each(['cursor=abc', 'state=DONE', 'blocker=NONE', 'limit=x', 'category=cars'])(
    'refuses %s',
    async (query) => {
      expect((await own.calls.get(`readiness?${query}`)).status).toBe(400);
    },
  );

  it('shows a credential of one operator the passports of that one', async () => {
    const { id: operatorId } = await own.createOperator();
    const { id } = await own.createPassport({ operatorId });
    const scoped = registryCalls(app, await own.createKey({ operatorId }));
    const { passports } = await scoped.readiness();
    expect(passports.map(({ passportId }) => passportId)).toEqual([id]);
  });
});

describe('the mapping', () => {
  it('is that of the server until one is stored, and keeps its versions', async () => {
    const fresh = await createWorkspace(app);
    const calls = registryCalls(app, fresh.key);
    const first = await calls.get('mapping');
    expect(bodyAs(first)).toMatchObject({ version: 0, createdBy: null, createdAt: null });
    expect(first.headers.get('etag')).toBe('"0"');
    const stored = await calls.putMapping(readyMapping, { 'If-Match': '"0"' });
    expect(bodyAs(stored)).toMatchObject({ version: 1, mapping: readyMapping });
    // The same once more is no new version, nor is what a mapping does not have.
    const more = { ...readyMapping, more: 1, backUp: { ...readyMapping.backUp, more: 1 } };
    expect(bodyAs(await calls.putMapping(more))).toMatchObject({ version: 1 });
    expect(bodyAs(await calls.get('mapping?version=0'))).toMatchObject({ version: 0 });
    expect((await calls.get('mapping?version=2')).status).toBe(404);
    const late = await calls.putMapping(
      { ...readyMapping, maximumRedirects: 0 },
      {
        'If-Match': '"0"',
      },
    );
    expect([late.status, late.body.code]).toEqual([412, 'REGISTRY_MAPPING_CHANGED']);
  });

  it('is refused as a whole where its parts do not fit, with the path of each', async () => {
    const { request } = readyMapping;
    const broken = { ...readyMapping, request: { ...request, root: 'a b', entry: '<x>' } };
    const reply = await workspace.calls.putMapping(broken);
    expect([reply.status, reply.body.code]).toEqual([400, 'REGISTRY_MAPPING_INVALID']);
    expect(reply.body).toMatchObject({
      errors: [{ path: 'request.root' }, { path: 'request.entry' }],
    });
  });

  it.each([
    ['no object', []],
    ['an unknown scheme', { ...readyMapping, operatorSchemes: { XYZ: '' } }],
    ['a name less', { ...readyMapping, granularityNames: { MODEL: 'M', ITEM: 'I' } }],
    ['an unknown field', { ...readyMapping, request: { ...readyMapping.request, fields: [{}] } }],
    [
      'too many digits',
      { ...readyMapping, commodityCode: { minimumDigits: 4, maximumDigits: 11 } },
    ],
  ])('is refused as %s', async (_what, mapping) => {
    expect((await workspace.calls.putMapping(mapping)).status).toBe(400);
  });

  it('concerns the whole workspace', async () => {
    const scoped = registryCalls(
      app,
      await workspace.createKey({ operatorId: workspace.operatorId }),
    );
    const reply = await scoped.putMapping(readyMapping);
    expect([reply.status, reply.body.code]).toEqual([403, 'OPERATOR_SCOPE_FORBIDDEN']);
    expect((await scoped.get('mapping')).status).toBe(200);
  });

  it('changes what is a blocker at once', async () => {
    const own = await createRegistryWorkspace(app);
    const { id } = await createReady(own);
    bodyAs(await own.calls.putMapping({ ...readyMapping, operatorSchemes: { LEI: '' } }));
    expect(await codesOf(id, own)).toEqual(['OPERATOR_SCHEME_NOT_TAKEN']);
  });
});
