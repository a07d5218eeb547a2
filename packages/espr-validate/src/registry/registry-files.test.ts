import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { readyMapping, subjectOf } from '../../test/registry-subjects.js';
import {
  registryJsonSchema,
  registryMappingProblems,
  registryRecord,
  registryXmlSchema,
  writeRegistryJson,
  writeRegistryXml,
  type RegistryMapping,
} from '../registry.js';

const { request } = readyMapping;

/** A mapping with other names, fewer fields, a namespace, prefixes and another order. */
const otherMapping: RegistryMapping = {
  ...readyMapping,
  operatorSchemes: { LEI: '0199:', NTR: '' },
  granularityNames: { MODEL: 'model', BATCH: 'batch', ITEM: 'item' },
  request: {
    ...request,
    list: 'dppList',
    root: 'dpps',
    entry: 'dpp',
    namespace: 'https://registry.example/ns/1?a=1&b=2',
    fields: [
      { member: 'operatorId', name: 'reoId' },
      { member: 'productIdentifier', name: 'upi' },
      { member: 'versionHash', name: 'hash' },
      { member: 'granularity', name: 'level' },
    ],
  },
};

const requestsOf = (mapping: RegistryMapping, count = 3) =>
  Array.from({ length: count }, (_, n) => ({
    record: registryRecord(subjectOf({}, n), mapping),
    correlationId: `export-${n + 1}`,
  }));

const validates = (mapping: RegistryMapping) => new Ajv().compile(registryJsonSchema(mapping));

describe('a JSON file', () => {
  it('has the names and values of the default mapping', () => {
    const [first] = (
      JSON.parse(writeRegistryJson(requestsOf(readyMapping), readyMapping)) as {
        requests: Record<string, unknown>[];
      }
    ).requests;
    expect(first).toEqual({
      correlationId: 'export-1',
      uniqueProductIdentifier: 'https://dpp.example/01/09506000000008',
      digitalProductPassportId: '00000000-0000-4000-8000-000000000000',
      uniqueEconomicOperatorIdentifier: '5493001KJTIIGC8Y1R12',
      economicOperatorIdentifierScheme: 'LEI',
      commodityCode: '85076000',
      granularityLevel: 'MODEL',
      facilitiesId: ['https://id.gs1.org/414/9506000134352'],
      liveURL: 'https://dpp.example/passport/00000000-0000-4000-8000-000000000000',
      dppApiEndpoint: 'https://dpp.example',
      backupURL: 'https://copies.example/passports/00000000-0000-4000-8000-000000000000',
      backupOperatorIdentifier: '529900T8BM49AURSDO55',
      versionHash: 'a'.repeat(64),
    });
  });

  it('follows a mapping of other names, order and prefixes', () => {
    const text = writeRegistryJson(requestsOf(otherMapping, 1), otherMapping);
    expect(JSON.parse(text)).toEqual({
      dppList: [
        {
          reoId: '0199:5493001KJTIIGC8Y1R12',
          upi: 'https://dpp.example/01/09506000000008',
          hash: 'a'.repeat(64),
          level: 'model',
        },
      ],
    });
    expect(text.indexOf('reoId')).toBeLessThan(text.indexOf('upi'));
  });

  it.each([
    ['the default mapping', readyMapping],
    ['another one', otherMapping],
  ])('is valid under the schema of %s, and no other file is', (_which, mapping) => {
    const isValid = validates(mapping);
    const file = () => JSON.parse(writeRegistryJson(requestsOf(mapping, 100), mapping)) as never;
    expect(isValid(file())).toBe(true);
    const [list = ''] = Object.keys(file());
    const broken = (change: (entries: Record<string, unknown>[]) => void) => {
      const changed = file() as Record<string, Record<string, unknown>[]>;
      change(changed[list] ?? []);
      return isValid(changed);
    };
    expect(broken((entries) => entries.push(entries[0] ?? {}))).toBe(false);
    expect(broken((entries) => entries.splice(0))).toBe(false);
    for (const name of Object.keys((file() as Record<string, object[]>)[list]?.[0] ?? {})) {
      expect(
        broken(([first = {}]) => (first[name] = 7)),
        name,
      ).toBe(false);
      expect(
        broken(([first = {}]) => (first[name] = '')),
        name,
      ).toBe(false);
    }
    expect(broken(([first = {}]) => (first['surplus'] = '1'))).toBe(false);
  });
});

describe('an XML file', () => {
  it('has the elements of the mapping, and its namespace', () => {
    expect(writeRegistryXml(requestsOf(otherMapping, 1), otherMapping)).toBe(
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<dpps xmlns="https://registry.example/ns/1?a=1&amp;b=2">',
        '  <dpp>',
        '    <reoId>0199:5493001KJTIIGC8Y1R12</reoId>',
        '    <upi>https://dpp.example/01/09506000000008</upi>',
        `    <hash>${'a'.repeat(64)}</hash>`,
        '    <level>model</level>',
        '  </dpp>',
        '</dpps>',
        '',
      ].join('\n'),
    );
  });

  it('escapes what would be markup', () => {
    const operator = { regId: `<!--]]>&"'`, scheme: 'NTR' } as const;
    const record = registryRecord(subjectOf({ operator }), otherMapping);
    const text = writeRegistryXml([{ record, correlationId: '1' }], otherMapping);
    expect(text).toContain('<reoId>&lt;!--]]&gt;&amp;&quot;&apos;</reoId>');
  });

  it.each(['\u0000', '\u000b', '\ud800', '\ufffe', ''])(
    'refuses %j, which XML cannot hold',
    (text) => {
      const operator = { regId: text, scheme: 'NTR' } as const;
      const record = { ...registryRecord(subjectOf({ operator }), otherMapping), apiEndpoint: 'x' };
      const mapping = {
        ...otherMapping,
        operatorSchemes: { NTR: '' },
        request: {
          ...otherMapping.request,
          fields: [{ member: 'operatorId', name: 'a' } as const],
        },
      };
      const write = () => writeRegistryXml([{ record, correlationId: '1' }], mapping);
      if (text === '') expect(write()).not.toContain('<a>');
      else expect(write).toThrow(RangeError);
    },
  );

  it('has a schema with the elements in the same order', () => {
    const schema = registryXmlSchema(otherMapping);
    const names = [...schema.matchAll(/<xs:element name="(\w+)"/g)].map(([, name]) => name);
    expect(names).toEqual(['dpps', 'dpp', 'reoId', 'upi', 'hash', 'level']);
    expect(schema).toContain('targetNamespace="https://registry.example/ns/1?a=1&amp;b=2"');
    expect(schema).toContain('maxOccurs="100"');
  });
});

describe('a mapping', () => {
  const { result, commodityCode, backUp } = readyMapping;
  const withRequest = (changes: object) => ({ request: { ...request, ...changes } });
  const withFields = (...fields: RegistryMapping['request']['fields']) =>
    withRequest({ fields: [...request.fields, ...fields] });
  const broken: readonly (readonly [path: string, changes: object])[] = [
    ['request.root', withRequest({ root: 'a b' })],
    ['request.entry', withRequest({ entry: '1st' })],
    ['request.list', withRequest({ list: '__proto__' })],
    ['request.root', withRequest({ root: 'xmlRoot' })],
    ['request.root', withRequest({ root: 'a><script' })],
    ['request.namespace', withRequest({ namespace: 'a b' })],
    ['request.fields', withRequest({ fields: request.fields.slice(0, 1) })],
    ['request.fields[13].name', withFields({ member: 'passportId', name: 'versionHash' })],
    ['request.fields[13].member', withFields({ member: 'passportId', name: 'again' })],
    ['result.names.proof', { result: { ...result, names: { ...result.names, proof: 'status' } } }],
    [
      'result.outcomes.registered',
      { result: { ...result, outcomes: { ...result.outcomes, registered: [] } } },
    ],
    [
      'result.outcomes',
      { result: { ...result, outcomes: { ...result.outcomes, refused: ['success'] } } },
    ],
    ['commodityCode.minimumDigits', { commodityCode: { ...commodityCode, maximumDigits: 3 } }],
    [
      'commodityCode.headings.toys',
      { commodityCode: { ...commodityCode, headings: { toys: ['9'] } } },
    ],
    ['backUp.urlTemplate', { backUp: { ...backUp, urlTemplate: 'http://a.example/{passportId}' } }],
    ['backUp.urlTemplate', { backUp: { ...backUp, urlTemplate: 'https://a.example/' } }],
    ['backUp.urlTemplate', { backUp: { ...backUp, urlTemplate: 'https://a.example/{other}' } }],
    ['backUp.operatorId', { backUp: { ...backUp, operatorId: 'a\nb' } }],
    ['granularities.toys', { granularities: { toys: [] } }],
    ['granularityNames', { granularityNames: { MODEL: 'A', BATCH: 'A', ITEM: 'B' } }],
    ['operatorSchemes.LEI', { operatorSchemes: { LEI: '\u0007' } }],
    ['operatorSchemes', { operatorSchemes: {} }],
    ['identifierForms', { identifierForms: [] }],
  ];

  it.each(broken)('has a problem at %s: %j', (path, changes) => {
    const found = registryMappingProblems({ ...readyMapping, ...changes });
    expect(found.map((problem) => problem.path)).toContain(path);
  });

  it.each([readyMapping, otherMapping])('has none where it can be used', (mapping) => {
    expect(registryMappingProblems(mapping)).toEqual([]);
  });
});
