import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { environmentOf } from '../support/aas-environment.js';
import { newSku, textiles } from '../support/factories.js';
import { anyText } from '../support/matchers.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

const path = '/api/v1/passports/aas/ingest';

let app: TestApp;
let workspace: Workspace;

beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app, { tier: 'enterprise' });
});
afterAll(() => app.close());

const ingest = (json: unknown, query = '') =>
  app.request(path + query, { key: workspace.key, json });

const productId = newSku();
const complete = environmentOf({ metadata: textiles(), productId });
const [compliance] = complete.submodels;
const elements = compliance?.submodelElements ?? [];

/** The environment with one element more, at the end of what is read, or in a submodel that is not. */
const inside = (element: object) => ({
  ...complete,
  submodels: [{ ...compliance, submodelElements: [...elements, element] }],
});
const beside = (element: object) => ({
  ...complete,
  submodels: [
    ...complete.submodels,
    { id: 'https://x.example/t', idShort: 'TechnicalData', submodelElements: [element] },
  ],
});

const property = (valueType: string, value: unknown) => ({
  modelType: 'Property',
  idShort: 'measure',
  valueType,
  value,
});

describe('an environment that the AAS metamodel forbids', () => {
  const last = elements.length;

  describe.each([
    ['inside ComplianceMetadata', inside, `submodels[0].submodelElements[${last}]`],
    ['beside it', beside, 'submodels[1].submodelElements[0]'],
  ])('%s', (_where, environmentWith, at) => {
    // Clause: POST /api/v1/passports/aas/ingest 400 AAS_ENVIRONMENT_INVALID
    it.each([
      ['an xs:int that is none', property('xs:int', 'abc'), '.value'],
      ['an xs:int out of range', property('xs:int', '2147483648'), '.value'],
      ['an xs:duration that is none', property('xs:duration', '3 days'), '.value'],
      ['an xs:date that does not exist', property('xs:date', '2027-02-29'), '.value'],
      ['an xs:boolean that is none', property('xs:boolean', 'yes'), '.value'],
      ['an empty xs:decimal', property('xs:decimal', ''), '.value'],
      ['a value that is no text', property('xs:int', 7), '.value'],
      ['a value type that does not exist', property('xs:number', '7'), '.valueType'],
      ['a property without value type', { modelType: 'Property', idShort: 'measure' }, ''],
      ['an element without modelType', { idShort: 'measure', valueType: 'xs:int' }, ''],
      ['an element of an unknown kind', { modelType: 'Note', idShort: 'measure' }, ''],
      ['an element that is none', 7, ''],
      [
        'an empty collection',
        { modelType: 'SubmodelElementCollection', idShort: 'c1', value: [] },
        '',
      ],
      [
        'a range that does not end in a number',
        { modelType: 'Range', idShort: 'r1', valueType: 'xs:int', min: '1', max: 'many' },
        '.max',
      ],
      [
        'a list of one kind with another in it (AASd-108)',
        {
          modelType: 'SubmodelElementList',
          idShort: 'l1',
          typeValueListElement: 'SubmodelElementCollection',
          value: [{ modelType: 'Property', valueType: 'xs:int', value: '1' }],
        },
        '',
      ],
      [
        'a list of one value type with another in it (AASd-109)',
        {
          modelType: 'SubmodelElementList',
          idShort: 'l1',
          typeValueListElement: 'Property',
          valueTypeListElement: 'xs:int',
          value: [{ modelType: 'Property', valueType: 'xs:string', value: '1' }],
        },
        '',
      ],
    ])('is refused with its path: %s', async (_what, element, member) => {
      const { status, body } = await ingest(environmentWith(element as object));
      expect([status, body.error, body.code]).toEqual([
        400,
        'Bad Request',
        'AAS_ENVIRONMENT_INVALID',
      ]);
      expect(String(body['path']).startsWith(at + member), String(body['path'])).toBe(true);
      expect(body.errors[0]).toEqual({ path: body['path'], message: anyText });
      expect(body.message).toContain(String(body['path']));
      expect(await app.db('passports').where({ product_id: productId })).toEqual([]);
    });
  });

  it.each([
    ['a submodel without id', { submodels: [{ ...compliance, id: undefined }] }],
    ['a submodel that is none', { submodels: [compliance, null] }],
    ['a submodel of another modelType', { submodels: [{ ...compliance, modelType: 'Property' }] }],
    ['a shell without asset', { assetAdministrationShells: [{ id: 'x' }] }],
    ['a shell that is none', { assetAdministrationShells: [null] }],
    ['elements that are no list', { submodels: [{ ...compliance, submodelElements: {} }] }],
    ['a concept without id', { conceptDescriptions: [{ idShort: 'ab' }] }],
  ])('is refused with %s', async (_what, changes) => {
    const { status, body } = await ingest({ ...complete, ...changes });
    expect([status, body.code]).toEqual([400, 'AAS_ENVIRONMENT_INVALID']);
  });
});

describe('what an environment holds beside what a passport keeps', () => {
  const others = ['Nameplate', 'GeneralProductInformation', 'CarbonFootprint'].map((idShort) => ({
    id: `https://x.example/${idShort}`,
    idShort,
    submodelElements: [property('xs:int', '7')],
  }));

  // Clause: POST /api/v1/passports/aas/ingest 201 warnings
  it('is told: each submodel that is not read has its warning', async () => {
    const nameless = { id: 'https://x.example/nameless' };
    const submodels = [...others, ...complete.submodels, nameless];
    const { status, body } = await ingest({ ...complete, submodels });
    expect(status).toBe(201);
    const told = body.warnings.filter(({ code }) => code === 'AAS_SUBMODEL_NOT_READ');
    expect(told.map(({ path: at, message }) => `${at} ${message}`)).toEqual([
      'submodels[0] Nothing of the submodel Nameplate was kept.',
      'submodels[1] Nothing of the submodel GeneralProductInformation was kept.',
      'submodels[2] Nothing of the submodel CarbonFootprint was kept.',
      'submodels[4] Nothing of the submodel https://x.example/nameless was kept.',
    ]);
  });

  it('is told in the language asked for', async () => {
    const environment = environmentOf({ metadata: textiles() });
    const { body } = await ingest(
      { ...environment, submodels: [...environment.submodels, ...others] },
      '?lang=de',
    );
    const texts = body.warnings.map(({ friendlyMessage }) => friendlyMessage);
    expect(texts).toContain('Aus dem Teilmodell CarbonFootprint wurde nichts übernommen.');
  });

  it('has its bound: 1,000 submodels', async () => {
    const bare = Array.from({ length: 1000 }, (_, i) => ({ id: `https://x.example/${i}` }));
    const within = await ingest({ ...complete, submodels: [...bare.slice(1), compliance] });
    expect(within.status).toBe(201);
    expect(within.body.warnings.length).toBeGreaterThanOrEqual(999);
    const { status, body } = await ingest({ ...complete, submodels: [...bare, compliance] });
    expect([status, body.message]).toEqual([400, 'An environment has at most 1000 submodels.']);
  });

  it('is nothing where there is nothing else', async () => {
    const { body } = await ingest(environmentOf({ metadata: textiles() }));
    expect(body.warnings.map(({ code }) => code)).not.toContain('AAS_SUBMODEL_NOT_READ');
  });
});
