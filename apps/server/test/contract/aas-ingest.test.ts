import { randomUUID } from 'node:crypto';
import { decodeSubmodelElements } from '@dpp/aas';
import { createSealSigner, generateSealKeyPair, sealMetadata } from '@dpp/merkle-seal/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { environmentOf } from '../support/aas-environment.js';
import { faultsOfExport } from '../../../../packages/aas/test/export-checks.js';
import { battery, newGrai, newGtin, newSku, steel, textiles } from '../support/factories.js';
import { anyText, textWith } from '../support/matchers.js';
import type { ReplyBody } from '../support/reply-body.js';
import { startTestApp, type TestApp, type TestReply } from '../support/test-app.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

type Environment = ReturnType<typeof environmentOf>;

const path = '/api/v1/passports/aas/ingest';

let app: TestApp;
let workspace: Workspace;

beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app, { tier: 'enterprise' });
});
afterAll(() => app.close());

const ingest = (json: unknown, key = workspace.key) => app.request(path, { key, json });
const ingested = async (json: unknown, key?: string) => {
  const reply = await ingest(json, key);
  if (reply.status !== 201) throw new Error(`Not ingested: ${reply.status} ${reply.text}`);
  return reply.body as ReplyBody & { passportId: string; isSealed: boolean };
};
const asOwner = async (id: string, key = workspace.key) =>
  (await app.request(`/api/v1/passports/${id}`, { key })).body;
/** The environment as the API hands it out. */
const exported = async (id: string, key: string | undefined = workspace.key) => {
  const headers = { Accept: 'application/aas+json' };
  const reply = await app.request(`/passport/${id}`, { ...(key && { key }), headers });
  return reply.body as unknown as Environment;
};
const passportCount = async () => (await app.db('passports').select('id')).length;

/** What a passport may hold beyond the rules of its category. */
const furtherEntries = {
  productName: [
    { value: 'Hose', language: 'de' },
    { value: 'Pantalon', language: 'fr-BE' },
  ],
  'supply-chain': { tiers: [[1, 2.5], [], [null, true]], C: -0.25, '': 'no name' },
  remark: '{"not":"an object"}',
  control: '\u0001\uFFFE',
  empty: { list: [], object: {}, text: '' },
  large: 9_007_199_254_740_991,
  toString: 'x',
};

describe('an environment of this API', () => {
  // Clause: POST /api/v1/passports/aas/ingest 201
  it('answers "201: {success, message, passportId, productId, isSealed, signatureVerified}" in another workspace, and gives it the same metadata', async () => {
    const metadata = textiles(furtherEntries);
    const { id, productId } = await workspace.createPassport({ metadata });
    const environment = await exported(id);
    expect(faultsOfExport(environment)).toEqual([]);

    const other = await createWorkspace(app);
    const { body, status } = await ingest(environment, other.key);
    expect([status, body]).toEqual([
      201,
      {
        success: true,
        message: 'AAS environment ingested, passport created',
        passportId: anyText,
        productId,
        isSealed: false,
        signatureVerified: false,
        warnings: expect.any(Array) as unknown,
        notices: expect.any(Array) as unknown,
        vcReady: false,
        vcReadyReason: anyText,
      },
    ]);
    const copy = await asOwner(String(body['passportId']), other.key);
    expect(copy.metadata).toEqual({ ...metadata, gtin: productId });
    expect(copy['status']).toBe('ACTIVE');
  });

  it('is the same again when it is exported again', async () => {
    const { passportId } = await ingested(environmentOf({ metadata: battery(furtherEntries) }));
    const elements = async () => (await exported(passportId)).submodels[0]?.submodelElements;
    const first = await elements();
    await ingested(await exported(passportId));
    expect(await elements()).toEqual(first);
  });

  it('of the public tier is refused: what is masked is not known', async () => {
    const { id } = await workspace.createPassport();
    const { status, body } = await ingest(await exported(id, ''));
    expect([status, body.error]).toEqual([400, 'Validation Failed']);
  });
});

describe('an environment of another tool', () => {
  // Clause: POST /api/v1/passports/aas/ingest 201
  it('may have JSON as text, XML Schema literals, and much that nobody asks for', async () => {
    const productId = newGtin();
    const element = (idShort: string, valueType: string, value: string) => ({
      modelType: 'Property',
      idShort,
      valueType,
      value,
      semanticId: { type: 'ExternalReference', keys: [{ type: 'GlobalReference', value: 'x' }] },
    });
    const { fiberComposition, materialComposition, facilityDetails } = textiles();
    const { passportId } = await ingested({
      assetAdministrationShells: [
        {
          id: 'x',
          assetInformation: {
            assetKind: 'Instance',
            specificAssetIds: [{ name: 'productId', value: productId }],
          },
        },
      ],
      conceptDescriptions: [{ id: 'y' }],
      submodels: [
        {
          id: 's',
          idShort: 'CarbonFootprint',
          submodelElements: [{ modelType: 'Capability', idShort: 'not_looked_at' }],
        },
        {
          id: 'c',
          idShort: 'ComplianceMetadata',
          submodelElements: [
            element('category', 'xs:string', 'textiles'),
            element('originCountry', 'xs:string', 'PT'),
            element('size', 'xs:string', 'M'),
            element('careInstructions', 'xs:string', '30°'),
            element('materialComposition', 'xs:string', JSON.stringify(materialComposition)),
            element('facilityDetails', 'xs:string', JSON.stringify(facilityDetails)),
            {
              modelType: 'SubmodelElementList',
              idShort: 'fiberComposition',
              typeValueListElement: 'SubmodelElementCollection',
              value: (fiberComposition as { fiber: string; percentage: number }[]).map(
                ({ fiber, percentage }) => ({
                  modelType: 'SubmodelElementCollection',
                  value: [
                    element('fiber', 'xs:string', fiber),
                    element('percentage', 'xs:decimal', `+${percentage}.0`),
                  ],
                }),
              ),
            },
            {
              modelType: 'SubmodelElementCollection',
              idShort: 'regulatoryCompliance',
              value: [
                element('ceMarking', 'xs:boolean', '0'),
                {
                  modelType: 'SubmodelElementList',
                  idShort: 'certificates',
                  typeValueListElement: 'SubmodelElementCollection',
                },
              ],
            },
          ],
        },
      ],
    });
    const { metadata } = await asOwner(passportId);
    expect(metadata).toEqual({
      category: 'textiles',
      originCountry: 'PT',
      size: 'M',
      careInstructions: '30°',
      materialComposition,
      facilityDetails,
      fiberComposition,
      regulatoryCompliance: { ceMarking: false, certificates: [] },
      gtin: productId,
    });
  });
});

describe('the product', () => {
  const [gtin, grai] = [newGtin(), newGrai()];
  const all = { gtin, grai, productId: 'SKU-in-metadata' };

  // Clause: POST /api/v1/passports/aas/ingest 201 productId
  it.each([
    ['gtin', all, gtin],
    ['grai', { ...all, gtin: undefined }, grai],
    ['productId', { productId: 'SKU-in-metadata' }, 'SKU-in-metadata'],
    ['asset id', {}, 'SKU-of-asset'],
    ['asset id when the metadata has a blank', { productId: ' ' }, 'SKU-of-asset'],
  ])('is the productId "resolved from" its %s', async (_what, names, productId) => {
    const metadata = { ...textiles(), ...names };
    const environment = environmentOf({ metadata, productId: 'SKU-of-asset' });
    expect((await ingested(environment)).productId).toBe(productId);
  });

  // Clause: POST /api/v1/passports/aas/ingest 201 copies
  it('is copied into the metadata where it is a GS1 key', async () => {
    for (const [field, productId] of [
      ['gtin', newGtin()],
      ['grai', newGrai()],
    ] as const) {
      const body = await ingested(environmentOf({ metadata: textiles(), productId }));
      expect((await asOwner(body.passportId)).metadata[field]).toBe(productId);
      expect(body.notices.map(({ code }) => code)).toContain('GTIN_AUTO_COPIED');
    }
  });

  it('may be any article number, with an advisory', async () => {
    const { warnings } = await ingested(environmentOf({ metadata: textiles() }));
    expect(warnings.map(({ code }) => code)).toContain('NON_GS1_PRODUCT_ID');
  });

  // Clause: POST /api/v1/passports/aas/ingest 400 Bad Request
  it.each([
    ['nothing names it', environmentOf({ metadata: textiles(), productId: null })],
    ['it is blank', environmentOf({ metadata: textiles(), productId: ' ' })],
    [
      'its check digit is wrong',
      environmentOf({ metadata: textiles(), productId: '09506000134353' }),
    ],
    ['it is too long', environmentOf({ metadata: textiles(), productId: 'x'.repeat(257) })],
  ])('gives "400 if none", or none that can be: %s', async (_what, environment) => {
    const { status, body } = await ingest(environment);
    expect([status, body.error]).toEqual([400, 'Bad Request']);
  });
});

describe('an environment that cannot be read', () => {
  const complete = environmentOf({ metadata: textiles() });
  const compliance = (submodelElements: unknown) => ({
    ...complete,
    submodels: [{ id: 's', idShort: 'ComplianceMetadata', submodelElements }],
  });
  const property = (value: string, valueType = 'xs:string', idShort = 'ab') => ({
    modelType: 'Property',
    idShort,
    valueType,
    value,
  });

  // Clause: POST /api/v1/passports/aas/ingest 400 Bad Request unreadable
  it.each([
    ['no object', []],
    ['empty', {}],
    ['without submodels', { ...complete, submodels: undefined }],
    ['with submodels that are no list', { ...complete, submodels: {} }],
    ['with shells that are no list', { ...complete, assetAdministrationShells: {} }],
    ['without ComplianceMetadata', { submodels: [{ id: 's', idShort: 'compliancemetadata' }] }],
    ['with it twice', { ...complete, submodels: [...complete.submodels, ...complete.submodels] }],
    ['with an element twice', compliance([property('x'), property('y')])],
    ['with an operation', compliance([{ idShort: 'ab', modelType: 'Operation' }])],
    ['with a number that JSON has not', compliance([property('INF', 'xs:double')])],
  ])('gives 400 Bad Request: %s', async (_what, environment) => {
    const { status, body } = await ingest(environment);
    expect([status, body]).toEqual([
      400,
      { success: false, error: 'Bad Request', message: anyText, code: 'INVALID_REQUEST' },
    ]);
  });

  const blob = (json: string) =>
    compliance([
      {
        idShort: 'ab',
        modelType: 'Blob',
        contentType: 'application/json',
        value: Buffer.from(json).toString('base64'),
      },
    ]);
  // Clause: INVALID_JSON_VALUE
  it.each([
    ['a key of the prototype', blob('{"__proto__":1}'), 'metadata.ab.__proto__'],
    ['NUL', blob('"\\u0000"'), 'metadata.ab'],
    ['nesting', blob('['.repeat(70) + ']'.repeat(70)), anyText],
    ['40,000 values', blob(`[${'0,'.repeat(39_999)}0]`), anyText],
    [
      'a key of the prototype as a name',
      compliance([property('x', 'xs:string', 'x_x___proto__')]),
      anyText,
    ],
    ['JSON in a text', compliance([property('{"constructor":1}')]), anyText],
  ])('is refused for what no body may hold: %s', async (_what, environment, at) => {
    const { status, body } = await ingest(environment);
    expect([status, body.code, body['path']]).toEqual([400, 'INVALID_JSON_VALUE', at]);
  });

  // Clause: POST /api/v1/passports/aas/ingest 413
  it('gives 413 unread beyond 262,144 bytes', async () => {
    const environment = environmentOf({ metadata: textiles({ note: 'x'.repeat(262_144) }) });
    expect((await ingest(environment)).status).toBe(413);
  });
});

describe('metadata in an environment', () => {
  // Clause: POST /api/v1/passports/aas/ingest 400 Validation Failed
  it('"passes full ESPR validation", or gives 400 Validation Failed item by item', async () => {
    const before = await passportCount();
    const metadata = { ...textiles({ originCountry: 'XX' }), fiberComposition: undefined };
    const { status, body } = await ingest(environmentOf({ metadata }));
    expect([status, body.error]).toEqual([400, 'Validation Failed']);
    expect(body.errors.map((item) => item.path)).toEqual(
      expect.arrayContaining(['originCountry', 'fiberComposition']),
    );
    expect(await passportCount()).toBe(before);
  });

  it('has its faults told in the language asked for', async () => {
    const json = environmentOf({ metadata: textiles({ originCountry: 'XX' }) });
    const { key } = workspace;
    const { body } = await app.request(`${path}?lang=de`, { key, json });
    const { body: english } = await app.request(path, { key, json });
    expect(body.errors[0].friendlyMessage).not.toBe(english.errors[0].friendlyMessage);
  });
});

describe('an environment that fails for a reason no rule names', () => {
  // Clause: POST /api/v1/passports/aas/ingest 400 Ingestion Failed
  it('gives "400 Ingestion Failed, catch-all with underlying message", and never a 500', async () => {
    const productId = newSku();
    const constraint = `check (product_id <> '${productId}') not valid`;
    await app.db.raw(`alter table passports add constraint broken ${constraint}`);
    const { status, body, text } = await ingest(environmentOf({ metadata: textiles(), productId }));
    await app.db.raw('alter table passports drop constraint broken');
    expect([status, body]).toEqual([
      400,
      {
        success: false,
        error: 'Ingestion Failed',
        message: textWith('violates check constraint'),
        code: 'INGESTION_FAILED',
      },
    ]);
    expect(text).not.toMatch(/insert into|values \(|\$1/i);
    expect(await app.db('passports').where({ product_id: productId })).toEqual([]);
  });
});

describe('the economic operator', () => {
  it('is the first of the workspace, which a notice says', async () => {
    const body = await ingested(environmentOf({ metadata: textiles() }));
    expect((await asOwner(body.passportId)).economicOperator.id).toBe(workspace.operatorId);
    expect(body.notices.map(({ code }) => code)).toContain('OPERATOR_AUTO_ATTRIBUTED');
  });

  it('is the one that is named, or that of the credential', async () => {
    const { id: operatorId } = await workspace.createOperator();
    const { key } = workspace;
    const json = environmentOf({ metadata: textiles() });
    const named = await app.request(`${path}?operatorId=${operatorId}`, { key, json });
    const scoped = await workspace.createKey({ operatorId });
    // The same pair by either way.
    expect((await ingested(json, scoped)).passportId).toBe(named.body['passportId']);
    const own = await asOwner(String(named.body['passportId']), scoped);
    expect(own.economicOperator.id).toBe(operatorId);
  });

  // Clause: POST /api/v1/passports/aas/ingest 400 Bad Request operator
  it('is missing in a workspace that has none: 400 OPERATOR_NOT_BOUND', async () => {
    const key = await app.createKey(await app.createTenant());
    const { status, body } = await ingest(environmentOf({ metadata: textiles() }), key);
    expect([status, body.error, body.code]).toEqual([400, 'Bad Request', 'OPERATOR_NOT_BOUND']);
  });

  // Clause: POST /api/v1/passports/aas/ingest 403 operator
  it('may not be that of others: 403', async () => {
    const { id } = await workspace.createOperator();
    const json = environmentOf({ metadata: textiles() });
    const scoped = await workspace.createKey({ operatorId: workspace.operatorId });
    const other = await createWorkspace(app);
    for (const key of [scoped, other.key]) {
      expect((await app.request(`${path}?operatorId=${id}`, { key, json })).status).toBe(403);
    }
  });
});

describe('an environment of a product that has a passport', () => {
  const arrange = async (changes: object = {}) => {
    const productId = newSku();
    const passport = await workspace.createPassport({ productId, ...changes });
    const note = randomUUID();
    return { ...passport, note, json: environmentOf({ metadata: textiles({ note }), productId }) };
  };

  // Clause: POST /api/v1/passports/aas/ingest 201 replaced
  // Clause: status 4
  it('"replaces the metadata (still 201)" of the unsealed pair, whose history keeps it', async () => {
    const { id, json, note, metadata, createdAt } = await arrange();
    const { passportId, message } = await ingested(json);
    expect([passportId, message]).toEqual([id, 'AAS environment ingested, passport updated']);
    const updated = await asOwner(id);
    expect(updated.metadata).toEqual(textiles({ note }));
    expect([updated.createdAt, updated.proof]).toEqual([createdAt, null]);
    const versions = await app
      .db<{ passport_id: string; version: number; metadata: object; change_reason: string }>(
        'passport_versions',
      )
      .where({ passport_id: id });
    expect(versions).toMatchObject([{ version: 1, change_reason: 'AAS Ingest' }]);
    expect(Object.keys(versions[0]?.metadata ?? {})).toEqual(Object.keys(metadata));
  });

  it('shows the public the new content', async () => {
    const { id, json, note } = await arrange();
    await app.request(`/passport/${id}`);
    await ingested(json);
    expect((await app.request(`/passport/${id}`)).body.metadata['note']).toBe(note);
  });

  // Clause: POST /api/v1/passports/aas/ingest 201 replaced
  // Clause: status 4
  it.each(['RECALLED', 'DECOMMISSIONED', 'DRAFT'])('leaves one that is %s so', async (status) => {
    const { id, json } = await arrange({ draft: status === 'DRAFT' });
    const statusPath = `/api/v1/passports/${id}/status`;
    const { key } = workspace;
    if (status !== 'DRAFT') await app.request(statusPath, { key, method: 'PUT', json: { status } });
    await ingested(json);
    expect((await asOwner(id))['status']).toBe(status);
  });

  it('leaves facility and marketing text, and says that a credential is to be had', async () => {
    const enrichment = { tagline: 'Made to last' };
    const { id, json } = await arrange({ facilityId: workspace.facilityId, enrichment });
    const body = await ingested(json);
    expect([body['vcReady'], body['vcReadyReason']]).toEqual([true, null]);
    expect((await asOwner(id)).manufacturingFacility.id).toBe(workspace.facilityId);
    const page = await app.request(`/passport/${id}`, { headers: { Accept: 'text/html' } });
    expect(page.text).toContain('Made to last');
  });

  // Clause: POST /api/v1/passports/aas/ingest 403
  // Clause: seal 4
  it('gives 403 when the pair "exists and is sealed"', async () => {
    const { id, json } = await arrange();
    await workspace.seal(id);
    const before = await asOwner(id);
    const { status, body } = await ingest(json);
    expect([status, body.code]).toEqual([403, 'PASSPORT_SEALED_IMMUTABLE']);
    expect(await asOwner(id)).toEqual(before);
  });

  it('cannot move a published one to another category', async () => {
    const { productId } = await arrange();
    const { status, body } = await ingest(environmentOf({ metadata: steel(), productId }));
    expect([status, body.code]).toEqual([400, 'CATEGORY_IMMUTABLE']);
  });

  it('is another passport under another operator', async () => {
    const { id, json } = await arrange();
    const { id: operatorId } = await workspace.createOperator();
    const { passportId } = await ingested(json, await workspace.createKey({ operatorId }));
    expect(passportId).not.toBe(id);
  });

  it('is not mistaken for a passport whose UUID is that product id', async () => {
    const { id } = await arrange();
    const { passportId } = await ingested(environmentOf({ metadata: textiles(), productId: id }));
    expect(passportId).not.toBe(id);
  });

  // Clause: audit event passport.updated
  it('is written into the audit log', async () => {
    const { id, json } = await arrange();
    await ingested(json);
    const entries = await app
      .db<{ target_id: string; action: string; seq: number }>('audit_log')
      .where({ target_id: id })
      .orderBy('seq');
    expect(entries.map(({ action }) => action)).toEqual(['passport.created', 'passport.updated']);
  });
});

describe('the quota', () => {
  // Clause: POST /api/v1/passports/aas/ingest 402
  it('is asked of new passports alone: 402 passport_quota_exceeded', async () => {
    const full = await createWorkspace(app, { passportLimit: 1 });
    const json = environmentOf({ metadata: textiles() });
    await ingested(json, full.key);
    await ingested(json, full.key);
    const { status, body } = await ingest(environmentOf({ metadata: textiles() }), full.key);
    expect([status, body.code]).toEqual([402, 'passport_quota_exceeded']);
  });
});

describe('subscribers', () => {
  // Clause: POST /api/v1/passports/aas/ingest 201 silent
  // Clause: status 4
  // Clause: event of AAS ingestion
  it('learn of nothing: "no webhook is emitted"', async () => {
    const json = environmentOf({ metadata: textiles() });
    const { passportId } = await ingested(json);
    await ingested(json);
    const sealed = await sealedEnvironment();
    const { passportId: sealedId } = await ingested(sealed.environment);
    expect(await app.eventsOf(passportId)).toEqual([]);
    const events = await app.eventsOf(sealedId);
    expect(events).toEqual([]);
  });
});

/** Environment of a passport that was sealed and then deleted, as its owner got it. */
async function sealedEnvironment(changes: object = {}) {
  const { id, productId } = await workspace.createPassport({
    productId: newGtin(),
    draft: true,
    ...changes,
  });
  const { proof } = await workspace.seal(id);
  const environment = await exported(id);
  const { key } = workspace;
  await app.request(`/api/v1/passports/${id}`, { key, method: 'DELETE' });
  return { environment, productId, proof };
}

/** What one submodel says, and the environment with something else said there. */
function said(environment: Environment, idShort: string) {
  const submodel = environment.submodels.find((each) => each.idShort === idShort);
  return decodeSubmodelElements(submodel?.submodelElements, idShort);
}

const resealed = (environment: Environment, seal: object, metadata: object = {}) =>
  environmentOf({
    metadata: { ...said(environment, 'ComplianceMetadata'), ...metadata },
    productId: newSku(),
    seal: { ...said(environment, 'eidasVerificationSeal'), ...seal },
  });

describe('a seal that comes along', () => {
  // Clause: POST /api/v1/passports/aas/ingest 201 seal
  it('is "verified against the tenant\'s server-held public key" and stored', async () => {
    const { environment, proof } = await sealedEnvironment();
    const reply = await ingested(environment);
    expect(reply).toMatchObject({ isSealed: true, signatureVerified: true });
    const document = await asOwner(reply.passportId);
    expect(document.proof).toMatchObject({
      merkleRoot: proof.merkleRoot,
      signatureValue: proof.signatureValue,
      x5c: proof.x5c,
    });
    const { body } = await app.request('/api/v1/audit/verify', { json: { payload: document } });
    expect(body.verified).toBe(true);
  });

  // Clause: POST /api/v1/passports/aas/ingest 201 copies
  it('leaves its content as it is: a GTIN is not copied into it', async () => {
    const { environment, productId } = await sealedEnvironment({
      metadata: textiles({ gtin: undefined }),
      productId: newSku(),
    });
    const gtin = newGtin();
    const shells = JSON.parse(
      JSON.stringify(environment.assetAdministrationShells).replaceAll(productId, gtin),
    ) as [];
    const reply = await ingested({ ...environment, assetAdministrationShells: shells });
    expect([reply.productId, reply.isSealed]).toEqual([gtin, true]);
    expect((await asOwner(reply.passportId)).metadata).not.toHaveProperty('gtin');
  });

  // Clause: POST /api/v1/passports/aas/ingest 201 seal
  it('seals an unsealed passport of the same product, which then stays as it is', async () => {
    const { environment, productId } = await sealedEnvironment();
    const { id } = await workspace.createPassport({ productId });
    expect(await ingested(environment)).toMatchObject({ passportId: id, isSealed: true });
    expect((await ingest(environment)).status).toBe(403);
    const entries = await app
      .db<{ target_id: string; action: string; seq: number }>('audit_log')
      .where({ target_id: id })
      .orderBy('seq');
    expect(entries.map(({ action }) => action)).toEqual([
      'passport.created',
      'passport.updated',
      'passport.sealed',
    ]);
  });

  const refusals: [string, (sealed: Environment) => Promise<Environment> | Environment][] = [
    ['covers other content', (sealed) => resealed(sealed, {}, { size: 'XXL' })],
    ['covers less', (sealed) => resealed(sealed, {}, { more: 1 })],
    ['names another root', (sealed) => resealed(sealed, { digitalSealHash: 'ab'.repeat(32) })],
    ['names no root', (sealed) => resealed(sealed, { digitalSealHash: undefined })],
    ['has another signature', (sealed) => resealed(sealed, { cryptographicSignature: 'MEUCIQ==' })],
    ['has no signature', (sealed) => resealed(sealed, { cryptographicSignature: undefined })],
    [
      'has a signature that is no text',
      (sealed) => resealed(sealed, { cryptographicSignature: [1] }),
    ],
    ['names no key', (sealed) => resealed(sealed, { pemPublicKey: undefined })],
    ['names a key that is none', (sealed) => resealed(sealed, { pemPublicKey: 'PEM' })],
    ['lacks its salts', (sealed) => resealed(sealed, { leafSalts: {} })],
    [
      'has other salts',
      (sealed) => resealed(sealed, { leafSalts: { facilityDetails: 'A'.repeat(22) } }),
    ],
    ['has salts that are none', (sealed) => resealed(sealed, { leafSalts: 'AAAA' })],
    [
      'is nothing but masked',
      (sealed) =>
        resealed(sealed, {}, { facilityDetails: '[REDACTED - Privileged Access Required]' }),
    ],
    [
      'is empty',
      (sealed) => ({
        ...sealed,
        submodels: [
          ...sealed.submodels.slice(0, 1),
          { id: 's', idShort: 'eidasVerificationSeal' } as never,
        ],
      }),
    ],
  ];

  // Clause: POST /api/v1/passports/aas/ingest 400 Signature Verification Failed
  it.each(refusals)(
    'gives 400 "Signature Verification Failed" when it %s',
    async (_what, forge) => {
      const before = await passportCount();
      const forged = await forge((await sealedEnvironment()).environment);
      const { status, body } = await ingest(forged);
      expect([status, body]).toEqual([
        400,
        {
          success: false,
          error: 'Signature Verification Failed',
          code: 'SIGNATURE_VERIFICATION_FAILED',
          message: anyText,
        },
      ]);
      expect(await passportCount()).toBe(before);
    },
  );

  it('passes resealing without a change, so that what is refused above is the change', async () => {
    const { environment } = await sealedEnvironment();
    expect(await ingested(resealed(environment, {}))).toMatchObject({ isSealed: true });
  });

  it('has members of drafts of the format that are not read', async () => {
    const { environment } = await sealedEnvironment();
    const seal = { sealedKeys: ['category'], sealedKeysSignature: 'AAAA' };
    expect(await ingested(resealed(environment, seal))).toMatchObject({ isSealed: true });
  });

  // Clause: POST /api/v1/passports/aas/ingest 400 Signature Verification Failed, no key
  it('is "never verified against the embedded key", named or not', async () => {
    const { environment } = await sealedEnvironment();
    const metadata = said(environment, 'ComplianceMetadata');
    const { privateKeyPem, publicKeyPem } = generateSealKeyPair();
    const seal = await sealMetadata(metadata, {
      signer: createSealSigner(privateKeyPem),
    });
    const forged = {
      digitalSealHash: seal.merkleRoot,
      cryptographicSignature: seal.digitalSeal,
      leafSalts: seal.leafSalts,
    };
    for (const pem of [{ pemPublicKey: publicKeyPem }, {}]) {
      const { status, body } = await ingest(resealed(environment, { ...forged, ...pem }));
      expect([status, body.error]).toEqual([400, 'Signature Verification Failed']);
    }
  });

  // Clause: POST /api/v1/passports/aas/ingest 400 Signature Verification Failed, no key
  it('is refused by another workspace, whose key it is not', async () => {
    const { environment } = await sealedEnvironment();
    const other = await createWorkspace(app);
    const { status, body } = await ingest(environment, other.key);
    expect([status, body.error]).toEqual([400, 'Signature Verification Failed']);
  });

  it('does not take a time-stamp over that does not verify here', async () => {
    const { environment } = await sealedEnvironment();
    const rfc3161 = { genTime: '2001-01-01T00:00:00.000Z', token: 'AAAA' };
    const { passportId } = await ingested(resealed(environment, { rfc3161 }));
    expect((await asOwner(passportId)).proof).not.toHaveProperty('rfc3161');
  });

  it('does not date itself', async () => {
    const { environment } = await sealedEnvironment();
    const created = '2001-01-01T00:00:00.000Z';
    const { passportId } = await ingested(resealed(environment, { created }));
    expect((await asOwner(passportId)).proof['created']).not.toBe(created);
  });

  // Last: the refusals above are of seals by the first key there is.
  it('may be by a key that the workspace retired since', async () => {
    const { environment } = await sealedEnvironment();
    const { key } = workspace;
    const rotated = await app.request('/api/v1/tenants/rotate-keys', { key, method: 'POST' });
    expect(rotated.status).toBe(200);
    expect(await ingested(environment)).toMatchObject({ isSealed: true, signatureVerified: true });
  });
});

describe('environments for one product at once', () => {
  it('are all taken, one after the other, into one passport', async () => {
    const productId = newSku();
    const replies: TestReply[] = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        ingest(environmentOf({ metadata: textiles({ n }), productId })),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(201));
    expect(new Set(replies.map(({ body }) => body['passportId'])).size).toBe(1);
    const [first] = replies;
    const versions = await app
      .db('passport_versions')
      .where({ passport_id: first?.body['passportId'] });
    expect(versions).toHaveLength(5);
  });
});
