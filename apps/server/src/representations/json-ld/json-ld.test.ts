import fc from 'fast-check';
import jsonld from 'jsonld';
import { describe, expect, it } from 'vitest';
import type { Passport } from '../../features/passports/passport-model.js';
import { canonicalContext, categoryContext, closedContext } from './json-ld-context.js';
import { toJsonLd, toListJsonLd } from './json-ld.js';

const baseUrl = 'https://dpp.example';
const vocabulary = `${baseUrl}/contexts/dpp/v1#`;
const xsd = 'http://www.w3.org/2001/XMLSchema#';
const at = new Date(Date.UTC(2027, 0, 1));

const passport: Passport = {
  id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  tenantId: '3f2504e0-4f89-41d3-9a0c-0305e82c3302',
  productId: '09506000134352',
  status: 'ACTIVE',
  isTest: false,
  metadata: { category: 'textiles', weight: 1.5 },
  enrichment: { tagline: 'Made to last' },
  economicOperator: {
    id: '3f2504e0-4f89-41d3-9a0c-0305e82c3303',
    name: 'Acme',
    regId: 'DE1',
    role: 'MANUFACTURER',
  },
  manufacturingFacility: {
    id: '3f2504e0-4f89-41d3-9a0c-0305e82c3304',
    gln: '9506000134369',
    name: 'Mill',
    activity: null,
    country: 'PT',
    streetAddress: 'Street 1',
    city: 'City',
    postalCode: '1000',
  },
  seal: {
    merkleRoot: 'ab'.repeat(32),
    digitalSeal: 'AAAA',
    leafHashes: { category: 'aa'.repeat(32), facilityDetails: 'bb'.repeat(32) },
    leafSalts: { facilityDetails: 'salt' },
    sealedAt: at,
    sealedBy: 'ada@acme.example',
    signingKeyId: '3f2504e0-4f89-41d3-9a0c-0305e82c3305',
    keyNumber: 1,
    publicKeyPem: 'pem',
    certificateChain: ['AAAA'],
    timestamp: { genTime: at, token: 'AAAA' },
  },
  publishedAt: at,
  archivedAt: null,
  statusChangedAt: null,
  statusNote: null,
  retentionUntil: at,
  revisionOf: null,
  supersededBy: null,
  createdAt: at,
  updatedAt: at,
  updatedBy: 'ada@acme.example',
  editCount: 1,
  revision: 1,
};

const withMetadata = (metadata: object) =>
  ({ ...passport, metadata: { category: 'textiles', ...metadata } }) as Passport;
const render = (of: Passport, audience: 'public' | 'owner' = 'owner') =>
  toJsonLd(of, { audience, baseUrl });

/** The expanded document, in safe mode: a member that would be lost raises an error. */
async function expand(of: Passport): Promise<Record<string, unknown[]>> {
  const [node] = await jsonld.expand(JSON.parse(JSON.stringify(render(of))), {
    safe: true,
    documentLoader: (url) => {
      if (url !== `${baseUrl}/contexts/dpp/v1`) throw new Error(`Nothing is served at ${url}.`);
      const document = canonicalContext(baseUrl);
      return Promise.resolve({ contextUrl: null, documentUrl: url, document });
    },
  });
  return node as Record<string, unknown[]>;
}

describe('expansion in safe mode', () => {
  it('loses no member of the document', async () => {
    const node = await expand(passport);
    const members = Object.keys(render(passport)).filter((key) => !key.startsWith('@'));
    for (const member of members) {
      if (render(passport)[member as 'id'] === null) continue;
      expect(node, member).toHaveProperty([vocabulary + member]);
    }
    expect(node['@id']).toBe(`${baseUrl}/01/09506000134352`);
    expect(node['@type']).toEqual([`${vocabulary}DigitalProductPassport`]);
  });

  it('keeps metadata as the JSON it is', async () => {
    const metadata = { a: { '@type': 5, b: [[null]] }, '@context': 'x', 'c d': 1 };
    const node = await expand(withMetadata(metadata));
    expect(node[`${vocabulary}metadata`]).toEqual([
      { '@type': '@json', '@value': { category: 'textiles', ...metadata } },
    ]);
  });

  it('keeps the facility and the proof as nodes beside metadata of the same names', async () => {
    const taken = { proof: { a: 1 }, economicOperator: [1], manufacturingFacility: {}, status: [] };
    const node = await expand(withMetadata(taken));
    for (const member of ['proof', 'economicOperator', 'manufacturingFacility']) {
      expect(node[vocabulary + member]?.[0], member).not.toHaveProperty('@value');
    }
    expect(node[`${vocabulary}status`]).toEqual([{ '@value': 'ACTIVE' }]);
  });

  it.each([
    ['a structured value', { packaging: { type: 7, id: 'no URI' } }],
    ['a list', { careInstructions: ['a', { value: 'b', language: 'de' }] }],
    ['nothing', { note: null, empty: [], none: {} }],
    ['names of members of every object', { toString: { a: 1 }, hasOwnProperty: [1], valueOf: {} }],
    ['a name with a blank', { 'colour fastness': { grade: 4 } }],
    ['a name with a slash', { 'a/b': { c: 1 } }],
    ['a name with a colon', { 'ex:a': { c: 1 }, 'https://x.example/p': [1], ':': 1, 'a:': 1 }],
    ['a name that is empty', { '': 'x' }],
    ['a name in another script', { Größe: { a: 1 }, 大きさ: [1] }],
    ['a name of punctuation', { '#': [1], '?': {}, '.': 1, '..': 1, '-': 1, '%': 1, '"': 1 }],
    ['a keyword-like name', { '@foo': 1, '@type': ['x'], '@id': 5, '@reverse': {}, '@': {} }],
    ['the name of a blank node', { '_:': 1, '_:b0': { '@id': 5 }, '_:a b': [1], _: {} }],
    [
      'names that look like IRIs',
      { 'a b/c': { '@type': 5 }, 'urn: x': 1, 'http://[': {}, ' :': 1 },
    ],
    [
      'prefixes and what they begin',
      { ex: 'https://ex.example/', 'ex:a': 1, 'ex:b': { '@id': 5 } },
    ],
    [
      'long names with colons and slashes',
      {
        [`a/${'b'.repeat(90)}`]: { '@type': 5 },
        [`1:${'b'.repeat(90)}`]: [{ '@id': 5 }],
        [`urn:${'b'.repeat(90)}`]: { '@type': 5 },
      },
    ],
    ['structured values at names of no term', { '': { '@type': 5 }, valueOf: { '@id': 5 } }],
    ['terms of the context', { created: {}, verificationMethod: { '@value': {} }, leafSalts: 5 }],
    ['terms of the proof and the facility', { name: {}, gln: [], rfc3161: 5, x5c: {}, type: [] }],
  ])('passes for metadata with %s', async (_name, metadata) => {
    await expect(expand(withMetadata(metadata))).resolves.toBeTypeOf('object');
  });

  it.each([
    ['a long name of letters', 'k'.repeat(256), 'k'.repeat(256)],
    ['a long name in another script', '中'.repeat(256), '中'.repeat(256)],
    ['a short name that is escaped', '<'.repeat(20), '%3C'.repeat(20)],
    ['a long name that is escaped', '<'.repeat(256), 'sha256-'],
  ])('gives an IRI to %s, of which no value is lost', async (_what, key, fragment) => {
    for (const value of ['text', { '@type': 'inner' }]) {
      const node = await expand(withMetadata({ ...passport.metadata, [key]: value }));
      const [iri] = Object.keys(node).filter((name) => name.includes(`/v1#${fragment}`));
      expect(iri?.length).toBeLessThan(320);
      expect(node[iri ?? '']).toEqual([
        typeof value === 'string' ? { '@value': value } : { '@type': '@json', '@value': value },
      ]);
    }
  });

  it('passes for any JSON under any name', async () => {
    const pieces = [
      'a',
      '_',
      ':',
      '/',
      '@',
      '//',
      'urn:',
      'https://',
      '_:',
      ' ',
      '#',
      '<',
      'é',
      '0',
    ];
    const likeAnIri = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 6 });
    const key = fc.oneof(
      fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' }),
      likeAnIri.map((parts) => parts.join('')),
    );
    await fc.assert(
      fc.asyncProperty(fc.dictionary(key, fc.jsonValue({ maxDepth: 3 })), async (metadata) => {
        await expand(withMetadata(metadata));
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    '@foo',
    '@',
    '_:',
    '_:b0',
    '',
    'toString',
    'a b:c',
    'a\t/b',
    'http://a b',
    'urn:<x>',
    '1:2',
    'a_:b',
    'x@https://a',
  ])('needs no copy of %j at the top level: it stands in the metadata', (key) => {
    const document = render(withMetadata({ [key]: 1 })) as Record<string, unknown>;
    expect(Object.hasOwn(document, key)).toBe(false);
    expect(document['metadata']).toEqual({ category: 'textiles', [key]: 1 });
  });

  it.each(['a', '_', 'a b', 'a@b', 'a/b', 'ex:a', 'https://x.example/p', 'Größe', '%'])(
    'has a copy of %j at the top level, of which nothing is lost',
    async (key) => {
      const of = withMetadata({ [key]: 'kept' });
      expect((render(of) as Record<string, unknown>)[key]).toBe('kept');
      expect(Object.values(await expand(of))).toContainEqual([{ '@value': 'kept' }]);
    },
  );
});

describe('the inline term map', () => {
  it('has a term for each metadata key that is none of the document', () => {
    const [, terms] = render(withMetadata({ weight: 1, packaging: {} }))['@context'];
    expect(terms).toMatchObject({
      category: `${vocabulary}category`,
      weight: { '@id': `${vocabulary}weight`, '@type': `${xsd}double` },
      packaging: { '@id': `${vocabulary}packaging`, '@type': '@json' },
    });
  });

  it.each([
    ['a number', { stateOfCharge: 62.5 }, 'double'],
    ['an integer', { expectedWashCycles: 60 }, 'integer'],
    ['true or false', { presenceOfSVHC: false }, 'boolean'],
    ['a day', { softwareUpdatesUntil: '2031-02-28' }, 'date'],
    ['an address', { safetyDatasheetUrl: 'https://a.example/sds.pdf' }, 'anyURI'],
  ])('types %s that a rule asks for', (_what, metadata, type) => {
    const [, terms] = render(withMetadata(metadata))['@context'];
    const [key = ''] = Object.keys(metadata);
    expect(terms[key]).toEqual({ '@id': vocabulary + key, '@type': xsd + type });
  });

  it.each([
    ['a text for a number', { stateOfCharge: '62.5' }],
    ['a fraction for an integer', { expectedWashCycles: 60.5 }],
    ['a time of day for a day', { softwareUpdatesUntil: '2031-02-28T12:00Z' }],
    ['a number for an address', { safetyDatasheetUrl: 7 }],
    ['a number that no rule asks for', { ownField: 7 }],
  ])('does not type %s', (_what, metadata) => {
    const [, terms] = render(withMetadata(metadata))['@context'];
    const [key = ''] = Object.keys(metadata);
    expect(terms[key]).toBe(vocabulary + key);
  });

  it('is empty in a list', () => {
    expect(toListJsonLd(passport, { audience: 'public', baseUrl })['@context'][1]).toEqual({});
  });
});

describe('the contexts', () => {
  const allTyped = {
    category: 'electronics',
    originCountry: 'DE',
    materialComposition: [{ material: 'Steel', percentage: 100 }],
    batteryLife: 12.5,
    safetyDatasheetUrl: 'https://a.example/sds.pdf',
    productName: 'Lamp',
    softwareUpdatesUntil: '2031-02-28',
  };

  const documentLoader = (url: string) =>
    Promise.reject<never>(new Error(`Nothing is served at ${url}.`));

  /** Without its inline term map: only the context of this address gives names a meaning. */
  async function expandBy(context: object) {
    const document = { ...render(withMetadata(allTyped)), '@context': context };
    const [node] = await jsonld.expand(JSON.parse(JSON.stringify(document)), {
      safe: true,
      documentLoader,
    });
    return node as Record<string, unknown[]>;
  }

  it.each([
    ['canonical', canonicalContext(baseUrl)['@context']],
    ['closed', closedContext(baseUrl)['@context']],
  ])('the %s one alone loses no member, and types them', async (_name, context) => {
    const node = await expandBy(context);
    for (const key of Object.keys(allTyped)) expect(node, key).toHaveProperty([vocabulary + key]);
    expect(node[`${vocabulary}batteryLife`]).toEqual([{ '@type': `${xsd}double`, '@value': 12.5 }]);
    expect(node[`${vocabulary}materialComposition`]).toEqual([
      { '@type': '@json', '@value': allTyped.materialComposition },
    ]);
    expect(node['@type']).toEqual([`${vocabulary}DigitalProductPassport`]);
  });

  it('the closed one knows no other name', async () => {
    const document = { '@context': closedContext(baseUrl)['@context'], ownField: 'x', size: 'M' };
    const [node] = await jsonld.expand(document, { safe: false, documentLoader });
    expect(node).toEqual({ [`${vocabulary}size`]: [{ '@value': 'M' }] });
  });

  it('that of a category has its keys and no others', () => {
    const terms = categoryContext('chemicals', baseUrl)['@context'];
    expect(terms).toHaveProperty('hazardClassification');
    expect(terms).not.toHaveProperty('fiberComposition');
  });

  it('give a key one IRI everywhere', () => {
    const canonical: Record<string, unknown> = canonicalContext(baseUrl)['@context'];
    const closed: Record<string, unknown> = closedContext(baseUrl)['@context'];
    for (const [key, term] of Object.entries(categoryContext('textiles', baseUrl)['@context'])) {
      if (key.startsWith('@')) continue;
      for (const other of [term, canonical[key], closed[key]]) {
        const iri = typeof other === 'string' ? other : (other as { '@id': string })['@id'];
        expect(iri).toBe(vocabulary + key);
      }
    }
  });
});

describe('toJsonLd', () => {
  it('never mentions the enrichment', () => {
    expect(JSON.stringify(render(passport))).not.toContain('Made to last');
  });

  it('shows the address of the facility to the owner only', () => {
    expect(JSON.stringify(render(passport, 'owner'))).toContain('Street 1');
    expect(JSON.stringify(render(passport, 'public'))).not.toContain('Street 1');
  });

  it('leaves the passport as it is', () => {
    const before = structuredClone(passport);
    render(passport, 'public');
    expect(passport).toEqual(before);
  });
});
