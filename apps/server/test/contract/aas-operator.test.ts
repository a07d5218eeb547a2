import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PassportRow } from '../../src/platform/db/tables.js';
import { environmentOf } from '../support/aas-environment.js';
import { newRegId, newSku, operatorBody, textiles } from '../support/factories.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

const path = '/api/v1/passports/aas/ingest';

let app: TestApp;
let workspace: Workspace;
/** The second operator of the workspace. */
let second: { id: string; regId: string };

beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app, { tier: 'enterprise' });
  second = await createOperator();
});
afterAll(() => app.close());

async function createOperator() {
  const regId = newRegId();
  const { id } = await workspace.createOperator(operatorBody({ regId }));
  return { id, regId };
}

interface IngestOptions {
  readonly key?: string | undefined;
  readonly query?: string;
}

const ingest = (json: unknown, { key = workspace.key, query = '' }: IngestOptions = {}) =>
  app.request(path + query, { key, json });

/** The operator that a product's passport was given, and what was said of it. */
const ingested = async (json: unknown, options?: IngestOptions) => {
  const { status, body, text } = await ingest(json, options);
  if (status !== 201) throw new Error(`Not ingested: ${status} ${text}`);
  const passportId = String(body['passportId']);
  const row = (await app.db('passports').where({ id: passportId }).first()) as PassportRow;
  const codes = [...body.warnings, ...body.notices].map(({ code }) => code);
  return { passportId, operatorId: row.operator_id, codes };
};

/** An environment that names an operator as the exports of this API do. */
const naming = (regId: unknown, productId = newSku()) => ({
  ...environmentOf({
    metadata: textiles(),
    productId,
    generalProductInformation: { economicOperator: { regId } },
  }),
});

const countOf = async (productId: string) =>
  (await app.db('passports').where({ product_id: productId })).length;

describe('the operator that an AAS environment names', () => {
  // Clause: POST /api/v1/passports/aas/ingest 201 operator
  it('is taken by its registry id when it is one of the workspace', async () => {
    const { operatorId, codes } = await ingested(naming(second.regId));
    expect(operatorId).toBe(second.id);
    expect(codes).not.toContain('OPERATOR_AUTO_ATTRIBUTED');
  });

  it('owns the sealed passport that an export is of: no second one is made for the first operator', async () => {
    const { id, productId } = await workspace.createPassport({ operatorId: second.id });
    await workspace.seal(id);
    const headers = { Accept: 'application/aas+json' };
    const { body } = await app.request(`/passport/${id}`, { key: workspace.key, headers });
    const reply = await ingest(body);
    expect([reply.status, reply.body.code]).toEqual([403, 'PASSPORT_SEALED_IMMUTABLE']);
    expect(await countOf(productId)).toBe(1);
  });

  it('gives way to the one that the request names', async () => {
    const query = `?operatorId=${workspace.operatorId}`;
    const { operatorId, codes } = await ingested(naming(second.regId), { query });
    expect(operatorId).toBe(workspace.operatorId);
    expect(codes).not.toContain('AAS_OPERATOR_UNKNOWN');
  });

  it.each([
    ['nobody has', () => Promise.resolve(newRegId())],
    [
      'another workspace has',
      async () => {
        const regId = newRegId();
        await (await createWorkspace(app)).createOperator(operatorBody({ regId }));
        return regId;
      },
    ],
  ])('is told to be unknown when it is one that %s', async (_who, regIdOf) => {
    const { operatorId, codes } = await ingested(naming(await regIdOf()));
    expect(operatorId).toBe(workspace.operatorId);
    expect(codes).toContain('AAS_OPERATOR_UNKNOWN');
    expect(codes).not.toContain('OPERATOR_AUTO_ATTRIBUTED');
  });

  it('may not be another than that of the credential: 403', async () => {
    const key = await workspace.createKey({ operatorId: workspace.operatorId });
    const productId = newSku();
    expect((await ingest(naming(second.regId, productId), { key })).status).toBe(403);
    expect(await countOf(productId)).toBe(0);
  });

  it('may not be archived: 403 OPERATOR_ARCHIVED', async () => {
    const { id, regId } = await createOperator();
    await app.db('operators').where({ id }).update({ archived_at: new Date() });
    const { status, body } = await ingest(naming(regId));
    expect([status, body.code]).toEqual([403, 'OPERATOR_ARCHIVED']);
  });

  it.each([null, ['DE1'], { value: 'DE1' }])(
    'is nobody when its registry id is %j',
    async (regId) => {
      const { operatorId, codes } = await ingested(naming(regId));
      expect(operatorId).toBe(workspace.operatorId);
      expect(codes).not.toContain('AAS_OPERATOR_UNKNOWN');
    },
  );
});

describe('a submodel GeneralProductInformation', () => {
  const withElements = (submodelElements: object[]) => {
    const environment = environmentOf({ metadata: textiles() });
    const submodel = { id: 'g', idShort: 'GeneralProductInformation', submodelElements };
    return { ...environment, submodels: [...environment.submodels, submodel] };
  };
  const operatorOf = (value: object[]) => ({
    modelType: 'SubmodelElementCollection',
    idShort: 'economicOperator',
    value,
  });
  const regIdOf = (value: string) => ({
    modelType: 'Property',
    idShort: 'regId',
    valueType: 'xs:string',
    value,
  });
  const logo = { modelType: 'Blob', idShort: 'logo', contentType: 'image/png', value: '/9j/' };

  it('names the operator whatever else it holds, and is read then', async () => {
    const spaced = ` ${second.regId} `;
    const { operatorId, codes } = await ingested(
      withElements([logo, operatorOf([logo, { ...logo, idShort: 'other' }, regIdOf(spaced)])]),
    );
    expect(operatorId).toBe(second.id);
    expect(codes).not.toContain('AAS_SUBMODEL_NOT_READ');
  });

  it.each([
    ['nothing', []],
    ['an operator of another kind', [{ modelType: 'Capability', idShort: 'economicOperator' }]],
    ['an operator without registry id', [operatorOf([logo])]],
    ['a registry id that is a picture', [operatorOf([{ ...logo, idShort: 'regId' }])]],
    ['a blank registry id', [operatorOf([regIdOf(' ')])]],
  ])('names nobody with %s, and is not read', async (_what, elements) => {
    const submodelElements = elements.length > 0 ? elements : [logo];
    const { operatorId, codes } = await ingested(withElements(submodelElements));
    expect(operatorId).toBe(workspace.operatorId);
    expect(codes).toContain('AAS_SUBMODEL_NOT_READ');
    expect(codes).not.toContain('AAS_OPERATOR_UNKNOWN');
  });

  it('is refused with a registry id that no operator can have', async () => {
    const { status, body } = await ingest(withElements([operatorOf([regIdOf('x'.repeat(101))])]));
    expect([status, body.error]).toEqual([400, 'Bad Request']);
    expect(body.message).toContain('regId');
  });
});

describe('an AAS environment that names no operator', () => {
  const unnamed = (productId: string) => environmentOf({ metadata: textiles(), productId });

  // Clause: POST /api/v1/passports/aas/ingest 201 operator of the product
  it('is for the operator of the one passport of its product, and says so', async () => {
    const { id, productId } = await workspace.createPassport({
      operatorId: second.id,
      productId: newSku(),
    });
    const { passportId, codes } = await ingested(unnamed(productId));
    expect(passportId).toBe(id);
    expect(codes).toContain('OPERATOR_AUTO_ATTRIBUTED');
  });

  // Clause: POST /api/v1/passports/aas/ingest 409 OPERATOR_AMBIGUOUS
  it('is refused when several have a passport of its product: 409 OPERATOR_AMBIGUOUS', async () => {
    const productId = newSku();
    await workspace.createPassport({ productId });
    await workspace.createPassport({ productId, operatorId: second.id });
    const { status, body } = await ingest(unnamed(productId));
    expect([status, body.error, body.code]).toEqual([409, 'Conflict', 'OPERATOR_AMBIGUOUS']);

    const named = await ingested(unnamed(productId), { query: `?operatorId=${second.id}` });
    expect(named.operatorId).toBe(second.id);
    expect((await ingested(naming(second.regId, productId))).passportId).toBe(named.passportId);
    const key = await workspace.createKey({ operatorId: second.id });
    expect((await ingested(unnamed(productId), { key })).passportId).toBe(named.passportId);
    expect(await countOf(productId)).toBe(2);
  });

  it('is for the first operator when the product is new, and that of another workspace is not asked', async () => {
    const productId = newSku();
    const other = await createWorkspace(app);
    await other.createPassport({ productId });
    expect((await ingested(unnamed(productId))).operatorId).toBe(workspace.operatorId);
  });

  // Clause: POST /api/v1/passports/aas/ingest 409 OPERATOR_AMBIGUOUS
  it('is for the one that is not archived, and for none where all are: 409 OPERATOR_AMBIGUOUS', async () => {
    const productId = newSku();
    const archived = await createOperator();
    await workspace.createPassport({ productId, operatorId: archived.id });
    await app.db('operators').where({ id: archived.id }).update({ archived_at: new Date() });
    const { status, body } = await ingest(unnamed(productId));
    expect([status, body.code]).toEqual([409, 'OPERATOR_AMBIGUOUS']);
    expect(await countOf(productId)).toBe(1);

    await workspace.createPassport({ productId, operatorId: second.id });
    expect((await ingested(unnamed(productId))).operatorId).toBe(second.id);
  });

  it('is for the operator of a draft too, which stays one', async () => {
    const productId = newSku();
    const { id } = await workspace.createPassport({
      productId,
      operatorId: second.id,
      draft: true,
    });
    expect((await ingested(unnamed(productId))).passportId).toBe(id);
  });

  it('is one passport when it is sent many times at once', async () => {
    const productId = newSku();
    await Promise.all(Array.from({ length: 8 }, () => ingested(unnamed(productId))));
    expect(await countOf(productId)).toBe(1);
  });

  it('is for the operator of the credential, whoever else has the product', async () => {
    const productId = newSku();
    await workspace.createPassport({ productId });
    const key = await workspace.createKey({ operatorId: second.id });
    expect((await ingested(unnamed(productId), { key })).operatorId).toBe(second.id);
  });
});
