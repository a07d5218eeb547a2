import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Metadata } from '@dpp/merkle-seal';
import { anyMetadata, anyMetadataKey } from '../../test/any-metadata.js';
import { createIdShortEncoder, decodeIdShort, encodeIdShort } from './id-short.js';
import type { AasErrorCode } from '../error.js';
import { decodeSubmodelElements } from './decode-submodel-elements.js';
import { encodeSubmodelElements } from './encode-submodel-elements.js';

const refusal = (code: AasErrorCode) =>
  expect.objectContaining({ name: 'AasError', code }) as Error;

/** Through text, as it travels. */
const roundTrip = (metadata: object) =>
  decodeSubmodelElements(
    JSON.parse(JSON.stringify(encodeSubmodelElements(metadata as Metadata))),
    'ComplianceMetadata',
  );

describe('metadata written as submodel elements', () => {
  it('is read back as it was', () => {
    fc.assert(
      fc.property(anyMetadata, (object) => {
        expect(roundTrip(object)).toStrictEqual(object);
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ['no entry', {}],
    ['empty containers', { list: [], object: {}, lists: [[], [[]]], objects: [{}, {}] }],
    ['null, true, false', { a: null, b: true, c: false, list: [null, true, false, null] }],
    ['numbers', { a: 0, b: -1.5e-7, c: 1e21, d: 2 ** 53 - 1, e: [1, 2.5], f: 5e-324 }],
    ['numerals that are texts', { a: '1', b: 'true', c: 'null', d: '1.50', e: '007' }],
    ['texts that hold JSON', { a: '[1,2]', b: '{"a":1}', c: ' [] ', d: ['{}'] }],
    ['texts that XML forbids', { a: '\u0001', b: '\uFFFE', c: ['\u{1F600}', '\u0008'] }],
    ['mixed lists', { a: [1, 'x', null, [2], { b: 3 }] }],
    ['a language list', { productName: [{ value: 'Hose', language: 'de' }] }],
    ['a language beyond U+FFFF', { a: [{ value: '\u{20BB7}', language: 'ja' }] }],
    ['a language twice', { a: [1, 2].map((n) => ({ value: `t${n}`, language: 'de' })) }],
    ['a language list without a text', { a: [{ value: '', language: 'de' }] }],
    ['a language list with more', { a: [{ value: 'x', language: 'de', origin: 1 }] }],
    ['a long text of a language', { a: [{ value: 'x'.repeat(1024), language: 'de' }] }],
    ['long keys', { ['k'.repeat(256)]: { ['-'.repeat(129)]: [1] }, ['é'.repeat(40)]: 2 }],
    ['keys that look like others written', { 'a-': 1, a_x2D_: 2, a: 3, a_x_: 4, '': 5, x: 6 }],
    ['keys that differ in case', { a: 1, A: 2, ab: 3, AB: 4 }],
  ])('is read back with %s', (_what, object) => {
    expect(roundTrip(object)).toStrictEqual(object);
  });

  it.each([
    ['a text that orders its neighbours about', '\u202e\u0007\u001b[31m'],
    ['a long text', '('.repeat(5000)],
    ['a list of a thousand', Array.from({ length: 1000 }, (_, i) => i)],
    ['a thousand objects', Array.from({ length: 1000 }, () => ({}))],
    ['members that objects inherit', { toString: 1, then: 1, toJSON: 'x', hasOwnProperty: 1 }],
    ['keys of JSON-LD', { '@context': 'https://x.example/', '@value': {}, '@list': 5 }],
    ['keys of paths', { 'a b': 1, 'a.b': 2, 'a[0]': 3, 'a/b': 4, 'a:b': 5, 'a#b': 6 }],
  ])('is read back with %s', (_what, value) => {
    const object = { value, list: [value] };
    expect(roundTrip(object)).toStrictEqual(object);
  });

  it('is read back from any depth that a body may have', () => {
    let object: object = { end: [] };
    for (let depth = 3; depth < 64; depth++) object = depth % 2 ? { a: object } : { b: [object] };
    expect(roundTrip(object)).toStrictEqual(object);
  });

  it('shows minus zero as the zero that JSON knows', () => {
    expect(roundTrip({ a: -0, b: [-0, 0.5] })).toStrictEqual({ a: 0, b: [0, 0.5] });
  });
});

describe('what a tool finds', () => {
  const elementOf = (value: unknown) => encodeSubmodelElements({ entry: value } as Metadata)[0];

  it.each([
    ['text', 'x', { modelType: 'Property', valueType: 'xs:string', value: 'x' }],
    [
      'text beyond U+FFFF',
      '\u{1F600}',
      { modelType: 'Blob', contentType: 'text/plain; charset=utf-8', value: '8J+YgA==' },
    ],
    ['an integer', 7, { modelType: 'Property', valueType: 'xs:integer', value: '7' }],
    ['a fraction', 1.5, { modelType: 'Property', valueType: 'xs:double', value: '1.5' }],
    ['a boolean', true, { modelType: 'Property', valueType: 'xs:boolean', value: 'true' }],
    ['null', null, { modelType: 'Property', valueType: 'xs:string' }],
    ['an empty object', {}, { modelType: 'SubmodelElementCollection' }],
    [
      'an empty list',
      [],
      { modelType: 'SubmodelElementList', typeValueListElement: 'SubmodelElement' },
    ],
    [
      'a language list',
      [{ language: 'de', value: 'Hose' }],
      { modelType: 'MultiLanguageProperty', value: [{ language: 'de', text: 'Hose' }] },
    ],
  ])('for %s', (_what, value, expected) => {
    expect(elementOf(value)).toEqual({ idShort: 'entry', ...expected });
  });

  it('below eight containers, each of which doubles the work of a validator, as one JSON Blob', () => {
    const nested = (levels: number): unknown => (levels === 0 ? 'end' : [nested(levels - 1)]);
    expect(JSON.stringify(elementOf(nested(8)))).not.toContain('Blob');
    expect(JSON.stringify(elementOf(nested(9)))).toContain(
      JSON.stringify({
        modelType: 'Blob',
        contentType: 'application/json',
        value: Buffer.from('["end"]').toString('base64'),
      }),
    );
  });

  it.each([
    ['alike', ['a', 'b'], 'Property', 'xs:string'],
    ['integers with a fraction', [1, 2.5], 'Property', 'xs:double'],
    ['objects', [{ a: 1 }, {}], 'SubmodelElementCollection', undefined],
    ['numbers and nothing', [null, 1, 2.5], 'Property', 'xs:double'],
    ['nothing', [null, null], 'Property', 'xs:string'],
    ['lists', [[1], [], ['a']], 'SubmodelElementList', undefined],
    [
      'lists, some of them of languages',
      [[{ value: 'Hose', language: 'de' }], [1]],
      'SubmodelElementList',
      undefined,
    ],
    ['texts of which one must be a Blob', ['a', '{}'], 'Blob', undefined],
    ['absent', [], 'SubmodelElement', undefined],
  ])('for a list whose entries are %s', (_what, value, modelType, valueType) => {
    expect(elementOf(value)).toEqual({
      idShort: 'entry',
      modelType: 'SubmodelElementList',
      typeValueListElement: modelType,
      ...(valueType && { valueTypeListElement: valueType }),
      ...(value.length > 0 && {
        value: value.map(
          () => expect.objectContaining({ modelType, ...(valueType && { valueType }) }) as unknown,
        ),
      }),
    });
  });

  it('for lists in lists that are of several kinds: each value is written once', () => {
    let reads = 0;
    const counted = { get: () => (reads += 1), enumerable: true };
    let value: unknown = [Object.defineProperty({}, 'counted', counted)];
    for (let depth = 0; depth < 6; depth++) value = [value, [{ value: 'Hose', language: 'de' }]];
    elementOf(value);
    expect(reads).toBeLessThan(4);
  });

  // AASd-108 and AASd-109: a list says what its entries are, and they are nothing else.
  it.each([
    ['types', [1, 'a']],
    ['kinds', [1, [1]]],
    ['kinds, one of them nothing', [{ a: 1 }, null]],
    ['kinds of list', [[1, 'a'], [1]]],
  ])('for a list whose entries are of several %s: JSON in a Blob', (_what, value) => {
    expect(elementOf(value)).toEqual({
      idShort: 'entry',
      modelType: 'Blob',
      contentType: 'application/json',
      value: Buffer.from(JSON.stringify(value)).toString('base64'),
    });
  });
});

describe('an idShort', () => {
  it.each([
    ['materialComposition', 'materialComposition'],
    ['iron-steel', 'iron_x2D_steel'],
    ['C', 'C_x_'],
    ['1x', 'x_x_1x'],
    ['', 'x_x__x_'],
    ['größe', 'gr_xF6__xDF_e'],
    ['a_x2D_b', 'a_x5F_x2D_b'],
    ['k'.repeat(129), undefined],
  ])('of %j is %j', (metadataKey, idShort) => {
    expect(encodeIdShort(metadataKey)).toBe(idShort);
  });

  /** The definition, one character after the other. */
  const specified = (metadataKey: string) => {
    const escaped = metadataKey.replace(
      /[^A-Za-z0-9_]|_(?=x)/gu,
      (character) => `_x${character.codePointAt(0)?.toString(16).toUpperCase()}_`,
    );
    const padded = escaped.length === 1 ? `${escaped}_x_` : escaped;
    const idShort = /^[A-Za-z]/.test(metadataKey) ? padded : `x_x_${escaped || '_x_'}`;
    return idShort.length <= 128 ? idShort : undefined;
  };

  it('is made as it is defined, for a key alone and for one of many', () => {
    const encodeOneOfMany = createIdShortEncoder();
    fc.assert(
      fc.property(fc.oneof(anyMetadataKey, fc.string({ maxLength: 140 })), (metadataKey) => {
        const expected = specified(metadataKey);
        expect(encodeIdShort(metadataKey)).toBe(expected);
        expect(encodeOneOfMany(metadataKey)).toBe(expected);
        expect(encodeOneOfMany(metadataKey)).toBe(expected);
      }),
      { numRuns: 2000 },
    );
  });

  it.each(['a_', 'a_x', '_x', 'ax_', 'a__x', '\ud800', 'a\udc00x', 'x'.repeat(128), '\u{10ffff}'])(
    'of %j is made as it is defined',
    (metadataKey) => {
      expect(encodeIdShort(metadataKey)).toBe(specified(metadataKey));
    },
  );

  it('is one that every version takes, and leads back to its key', () => {
    fc.assert(
      fc.property(anyMetadataKey, (metadataKey) => {
        const idShort = encodeIdShort(metadataKey);
        if (idShort === undefined) return;
        expect(idShort).toMatch(/^[a-zA-Z][a-zA-Z0-9_]{1,127}$/);
        expect(decodeIdShort(idShort)).toBe(metadataKey);
      }),
      { numRuns: 2000 },
    );
  });

  it.each(['a', 'a-b', 'x_x5F_y_x110000_', 'a_xF6', '_x_', 'carbon_x2d_footprint'])(
    'that no key is written as stands for itself: %s',
    (idShort) => {
      expect(decodeIdShort(idShort)).toBe(idShort);
    },
  );
});

describe('what other tools write', () => {
  const read = (element: object) =>
    decodeSubmodelElements([{ idShort: 'entry', ...element }], 'ComplianceMetadata').entry;
  const property = (valueType: unknown, value: unknown) =>
    read({ modelType: 'Property', valueType, value });

  it.each([
    ['xs:double', '60', 60],
    ['xs:double', '+1.50E1', 15],
    ['xs:decimal', '.5', 0.5],
    ['xs:float', '1.', 1],
    ['xs:int', '007', 7],
    ['xs:integer', '-0012', -12],
    ['xs:unsignedByte', '0', 0],
    ['xs:long', '12', 12],
    ['xs:boolean', '1', true],
    ['xs:boolean', '0', false],
    ['xs:boolean', 'true', true],
    ['xs:date', '2027-01-31', '2027-01-31'],
    ['xs:anyURI', 'https://x.example/', 'https://x.example/'],
    ['xs:string', '12', '12'],
    [
      'xs:string',
      '[{"material":"wool","percentage":100}]',
      [{ material: 'wool', percentage: 100 }],
    ],
    ['xs:string', '{ "a": null }', { a: null }],
    ['xs:string', '[hand wash]', '[hand wash]'],
    ['xs:string', '{"a":1,"a":2}', '{"a":1,"a":2}'],
    ['xs:string', undefined, null],
    ['xs:int', undefined, null],
  ])('as a property %s of %j', (valueType, value, expected) => {
    expect(property(valueType, value)).toStrictEqual(expected);
  });

  it.each([
    ['a file', { modelType: 'File', value: 'https://x.example/a.pdf' }, 'https://x.example/a.pdf'],
    ['a file that is none', { modelType: 'File' }, null],
    [
      'a range',
      { modelType: 'Range', valueType: 'xs:int', min: '1', max: '2' },
      { min: 1, max: 2 },
    ],
    ['half a range', { modelType: 'Range', valueType: 'xs:int', min: '1' }, { min: 1, max: null }],
    ['a blob of text', { modelType: 'Blob', contentType: 'text/html', value: 'PGI+' }, '<b>'],
    ['a list without entries', { modelType: 'SubmodelElementList' }, []],
  ])('as %s', (_what, element, expected) => {
    expect(read(element)).toStrictEqual(expected);
  });

  it.each([
    ['an operation', { modelType: 'Operation' }],
    ['no modelType', { valueType: 'xs:string', value: 'x' }],
    ['a value that is no text', { modelType: 'Property', valueType: 'xs:double', value: 2.5 }],
    ['an unknown modelType', { modelType: 'Quantity', value: 'x' }],
    ['a modelType that is an object', { modelType: { name: 'Property' }, value: 'x' }],
    ['a number that is none', { modelType: 'Property', valueType: 'xs:double', value: 'abc' }],
    ['no number', { modelType: 'Property', valueType: 'xs:double', value: '' }],
    ['infinity', { modelType: 'Property', valueType: 'xs:double', value: 'INF' }],
    ['not a number', { modelType: 'Property', valueType: 'xs:float', value: 'NaN' }],
    ['a number too large', { modelType: 'Property', valueType: 'xs:double', value: '1e400' }],
    [
      'a number too exact',
      { modelType: 'Property', valueType: 'xs:decimal', value: '0.12345678901234567890' },
    ],
    [
      'an integer too exact',
      { modelType: 'Property', valueType: 'xs:integer', value: '9007199254740993' },
    ],
    ['a boolean that is none', { modelType: 'Property', valueType: 'xs:boolean', value: 'yes' }],
    ['a collection of text', { modelType: 'SubmodelElementCollection', value: 'x' }],
    ['a nameless child', { modelType: 'SubmodelElementCollection', value: [{ value: 'x' }] }],
    ['a list of text', { modelType: 'SubmodelElementList', value: ['x'] }],
    [
      'a language without text',
      { modelType: 'MultiLanguageProperty', value: [{ language: 'de' }] },
    ],
    ['a blob that is not base64', { modelType: 'Blob', contentType: 'text/plain', value: '!' }],
    ['a blob that is not UTF-8', { modelType: 'Blob', contentType: 'text/plain', value: '/w==' }],
    ['a blob of something else', { modelType: 'Blob', contentType: 'image/png', value: 'AAAA' }],
    ['a blob of bad JSON', { modelType: 'Blob', contentType: 'application/json', value: 'e30s' }],
    ['a blob without contentType', { modelType: 'Blob', value: 'AAAA' }],
  ])('is refused rather than guessed at: %s', (_what, element) => {
    expect(() => read(element)).toThrow(refusal('UNREADABLE_ELEMENT'));
  });

  it.each(['constructor', 'toString', '__proto__', ''])('is no boolean %j', (value) => {
    const element = { modelType: 'Property', valueType: 'xs:boolean', value };
    expect(() => read(element)).toThrow(refusal('UNREADABLE_ELEMENT'));
  });

  it.each([
    ['no idShort', [{ value: 'x' }]],
    ['an empty idShort', [{ idShort: '' }]],
    ['an element that is null', [null]],
    ['an element that is a list', [[]]],
    ['elements that are no list', { idShort: 'a' }],
    ['further entries that are no object', [{ idShort: 'furtherEntries_x_', value: 'x' }]],
  ])('is refused: %s', (_what, elements) => {
    expect(() => decodeSubmodelElements(elements, 'ComplianceMetadata')).toThrow(
      refusal('UNREADABLE_ELEMENT'),
    );
  });

  it.each([
    ['one idShort twice', 'a_', 'a_'],
    ['one key in two spellings', 'C_x_', 'C'],
  ])('is refused: %s', (_what, ...names) => {
    const elements = names.map((idShort) => ({ idShort, modelType: 'Property' }));
    expect(() => decodeSubmodelElements(elements, 'ComplianceMetadata')).toThrow(
      refusal('DUPLICATE_NAME'),
    );
  });
});
