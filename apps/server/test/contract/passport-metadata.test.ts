import { PRODUCT_CATEGORIES } from '@dpp/espr-validate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  battery,
  maskedText,
  metadataOf,
  newGtin,
  newSku,
  passportBody,
  steel,
  textiles,
  type MetadataBody,
} from '../support/factories.js';
import { anyText, textWith, objectWith } from '../support/matchers.js';
import type { WireItem } from '../support/reply-body.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

let app: TestApp;
let workspace: Workspace;

beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app);
});
afterAll(() => app.close());

const create = (json: unknown, key = workspace.key) =>
  app.request('/api/v1/passports', { key, json });
const codesOf = (advisories: readonly WireItem[]) => advisories.map(({ code }) => code);

describe('the metadata of a new passport', () => {
  const faulty = {
    originCountry: 'XX',
    careInstructions: undefined,
    materialComposition: [
      { material: 'Cotton', percentage: 60 },
      { material: '', percentage: 'much' },
    ],
    regulatoryCompliance: { ceMarking: 'yes', certificates: [{ name: 'Only a name' }] },
  };

  // Clause: metadata category
  it.each(PRODUCT_CATEGORIES)(
    'may be of the category %s, whose rules it has to keep',
    async (category) => {
      const live = await create(passportBody({ metadata: metadataOf(category) }));
      expect([live.status, live.body.passport['category']]).toEqual([201, category]);
      expect((await create(passportBody({ metadata: { category } }))).status).toBe(400);
    },
  );

  // Clause: POST /api/v1/passports 400 a
  it('is refused with one item per fault and its exact path', async () => {
    const { status, body } = await create(passportBody({ metadata: textiles(faulty) }));
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, error: 'Validation Failed' });
    expect(body.errors.map(({ path }) => path).sort()).toEqual(
      [
        'originCountry',
        'careInstructions',
        'materialComposition[1].material',
        'materialComposition[1].percentage',
        'regulatoryCompliance.ceMarking',
        'regulatoryCompliance.certificates[0].referenceNumber',
        'regulatoryCompliance.certificates[0].issuer',
      ].sort(),
    );
  });

  // Clause: validation item
  // Clause: POST /api/v1/passports 400 a
  it('is refused with items of path, message and friendlyMessage', async () => {
    const { body } = await create(passportBody({ metadata: textiles({ originCountry: 'XX' }) }));
    expect(body.errors).toEqual([
      {
        path: 'originCountry',
        message: textWith('originCountry'),
        friendlyMessage: anyText,
      },
    ]);
  });

  // Clause: POST /api/v1/passports 400 a warnings
  it('has no warnings member in the refusal when there are none', async () => {
    const { body } = await create(passportBody({ metadata: textiles({ originCountry: 'XX' }) }));
    expect(body).not.toHaveProperty('warnings');
  });

  // Clause: POST /api/v1/passports 400 a warnings
  it('carries its advisories in the refusal when there are any', async () => {
    const metadata = textiles({ originCountry: 'XX' });
    const { body } = await create(passportBody({ productId: newSku(), metadata }));
    expect(codesOf(body.warnings)).toEqual(['NON_GS1_PRODUCT_ID']);
  });

  // Clause: metadata category
  // Clause: POST /api/v1/passports 400 a category
  it.each([
    ['missing', { category: undefined }],
    ['unknown', { category: 'boats' }],
    ['a number', { category: 5 }],
    ['in another case', { category: 'Textiles' }],
    ['a member of every object', { category: 'constructor' }],
  ])('is refused without friendlyMessage when the category is %s', async (_name, changes) => {
    const { status, body } = await create(passportBody({ metadata: textiles(changes) }));
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ path: 'category', message: anyText }]);
  });

  // Clause: POST /api/v1/passports 400 a sum
  it.each([
    [99.85, 400],
    [99.9, 201],
    [100.1, 201],
    [100.15, 400],
  ])('has a composition that "sums to 100 within 0.1": %d answers %d', async (sum, status) => {
    const materialComposition = [
      { material: 'Cotton', percentage: 60 },
      { material: 'Wool', percentage: Math.round((sum - 60) * 100) / 100 },
    ];
    const reply = await create(passportBody({ metadata: textiles({ materialComposition }) }));
    expect(reply.status).toBe(status);
  });

  // Clause: POST /api/v1/passports 400 a country
  it.each(['XX', 'EU', 'PRT', 'pt', '', 7, null])(
    'is refused for the originCountry %j: "must be a real code"',
    async (originCountry) => {
      const { status, body } = await create(
        passportBody({ metadata: textiles({ originCountry }) }),
      );
      expect(status).toBe(400);
      expect(body.errors.map(({ path }) => path)).toEqual(['originCountry']);
    },
  );

  // Clause: status 1
  it('is not validated for a draft', async () => {
    const body = passportBody({ metadata: textiles(faulty), draft: true });
    expect((await create(body)).status).toBe(201);
  });

  // Clause: POST /api/v1/passports 201 personal data
  it('may hold personal data: PII_SHAPE_DETECTED, "at most one", "never blocks the save"', async () => {
    const metadata = textiles({ contactEmail: 'jane@example.com', note: 'joe@example.com' });
    const { status, body } = await create(passportBody({ metadata }));
    expect(status).toBe(201);
    expect(body.warnings).toEqual([objectWith({ code: 'PII_SHAPE_DETECTED' })]);
  });

  // Clause: POST /api/v1/passports 201 personal data
  it.each([
    ['a field name', { contactEmail: 'x' }, 'contactEmail'],
    ['an "email-shaped value"', { note: 'joe@example.com' }, 'note'],
    ['a field name one level deep', { contact: { firstName: 'x' } }, 'contact.firstName'],
    ['a value one level deep', { contact: { note: 'joe@example.com' } }, 'contact.note'],
    ['a value two levels deep', { a: { b: { note: 'joe@example.com' } } }, undefined],
  ])('is "scanned one level deep" for personal data: %s', async (_name, changes, path) => {
    const { status, body } = await create(passportBody({ metadata: textiles(changes) }));
    expect(status).toBe(201);
    expect(body.warnings.map((warning) => [warning.code, warning.path])).toEqual(
      path === undefined ? [] : [['PII_SHAPE_DETECTED', path]],
    );
  });

  it.each([
    ['facilityDetails', textiles({ facilityDetails: maskedText })],
    ['detailedPerformance', battery({ detailedPerformance: maskedText })],
    ['a key of its own', steel({ remark: maskedText })],
  ])('is refused when %s holds the redaction maskedText', async (_name, metadata) => {
    expect((await create(passportBody({ metadata }))).status).toBe(400);
  });

  it('leaves no trace when it is refused', async () => {
    const productId = newGtin();
    await create({ productId, metadata: textiles(faulty) });
    expect(await app.db('passports').where({ product_id: productId })).toEqual([]);
    expect(await app.db('outbox_events').where('payload', 'like', `%${productId}%`)).toEqual([]);
  });
});

describe('the shape of metadata keys', () => {
  const point = { lat: 41.44, lng: -8.29 };
  const plot = { plotId: 'P-1', polygonType: 'polygon', coordinates: [point] };
  const traceabilityDoc = {
    documentName: 'Certificate',
    documentHash: 'a'.repeat(64),
    documentUrl: 'https://documents.example/1',
  };
  const place = { facilityName: 'Mill', location: 'Guimarães', activity: 'Knitting' };
  const at = (changes: object) => textiles({ facilityDetails: [{ ...place, ...changes }] });
  const square = [point, { lat: 41.44, lng: -8.2 }, { lat: 41.5, lng: -8.2 }, point];

  // Clause: metadata shapes
  it('may hold plots and documents of a facility', async () => {
    const metadata = at({
      eudrPlots: [{ ...plot, coordinates: square }],
      traceabilityDocs: [traceabilityDoc],
    });
    expect((await create(passportBody({ metadata }))).status).toBe(201);
  });

  // Clause: metadata shapes
  it.each<[string, MetadataBody]>([
    ['materialComposition', textiles({ materialComposition: {} })],
    [
      'materialComposition[0].percentage',
      textiles({ materialComposition: [{ material: 'Cotton', percentage: '100' }] }),
    ],
    ['facilityDetails', textiles({ facilityDetails: {} })],
    ['facilityDetails[0].facilityName', at({ facilityName: 7 })],
    ['facilityDetails[0].location', at({ location: undefined })],
    ['facilityDetails[0].eudrPlots[0].plotId', at({ eudrPlots: [{ ...plot, plotId: 1 }] })],
    [
      'facilityDetails[0].eudrPlots[0].coordinates[0].lat',
      at({ eudrPlots: [{ ...plot, coordinates: [{ ...point, lat: 'north' }] }] }),
    ],
    [
      'facilityDetails[0].traceabilityDocs[0].documentUrl',
      at({ traceabilityDocs: [{ ...traceabilityDoc, documentUrl: 1 }] }),
    ],
    ['regulatoryCompliance', textiles({ regulatoryCompliance: [] })],
    [
      'regulatoryCompliance.ceMarking',
      textiles({ regulatoryCompliance: { ceMarking: 1, certificates: [] } }),
    ],
    ['fiberComposition', textiles({ fiberComposition: { fiber: 'cotton', percentage: 100 } })],
    ['scrapMetalContentRatio', steel({ scrapMetalContentRatio: '1' })],
    ['tensileStrengthClass', steel({ tensileStrengthClass: '' })],
    ['carbonEmissionIntensityPerTon', steel({ carbonEmissionIntensityPerTon: null })],
  ])('is that of the contract, else 400 at %s', async (path, metadata) => {
    const { status, body } = await create(passportBody({ metadata }));
    expect(status).toBe(400);
    expect(body.errors.map((item) => item.path)).toContain(path);
  });
});

describe('the language of friendly messages', () => {
  const languages =
    'en,bg,hr,cs,da,nl,et,fi,fr,de,el,hu,ga,it,lv,lt,mt,pl,pt,ro,sk,sl,es,sv,no,is,uk,tr';
  const refusal = async (query: string, headers = {}) => {
    const json = passportBody({ metadata: textiles({ originCountry: 'XX' }) });
    const path = `/api/v1/passports${query}`;
    const { body } = await app.request(path, { key: workspace.key, json, headers });
    return body.errors[0];
  };

  // Clause: languages
  it.each(languages.split(','))('may be %s', async (lang) => {
    expect((await refusal(`?lang=${lang}`)).friendlyMessage).toMatch(/\S/);
  });

  it.each(['?lang=xx', '?lang=', '?lang=%F0%9F%98%80', '?lang=en&lang=xx'])(
    'is English for %s',
    async (query) => {
      expect(await refusal(query)).toEqual(await refusal('?lang=en'));
    },
  );

  it('leaves the message for developers English', async () => {
    const { message } = await refusal('?lang=de', { 'Accept-Language': 'fr' });
    expect(message).toBe((await refusal('')).message);
  });
});
