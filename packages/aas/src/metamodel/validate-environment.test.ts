import { createRequire } from 'node:module';
import type * as Aas from '@aas-core-works/aas-core3.0-typescript';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyMetadata } from '../../test/any-metadata.js';
import { encodeSubmodelElements } from '../elements/encode-submodel-elements.js';
import type { Edition } from './editions.js';
import { validateEnvironment } from './validate-environment.js';

// Its ES modules import one another without file names, which Node does not resolve.
const aas = createRequire(import.meta.url)('@aas-core-works/aas-core3.0-typescript') as typeof Aas;

type JsonObject = Record<string, unknown>;

const problemsOf = (environment: unknown) => validateEnvironment(environment).problems;

const reference = { type: 'ExternalReference', keys: [{ type: 'GlobalReference', value: 'a' }] };
const property = { modelType: 'Property', valueType: 'xs:int', value: '1' };

const withElements = (...submodelElements: unknown[]) => ({
  submodels: [{ modelType: 'Submodel', id: 'a', submodelElements }],
});
const withShell = (members: JsonObject, assetInformation: JsonObject = {}) => ({
  assetAdministrationShells: [
    {
      modelType: 'AssetAdministrationShell',
      id: 'a',
      assetInformation: { assetKind: 'Type', ...assetInformation },
      ...members,
    },
  ],
});
const withContent = (dataSpecificationContent: JsonObject) => ({
  conceptDescriptions: [
    {
      id: 'a',
      embeddedDataSpecifications: [{ dataSpecification: reference, dataSpecificationContent }],
    },
  ],
});
const list = (typeValueListElement: string, members: JsonObject) => ({
  modelType: 'SubmodelElementList',
  typeValueListElement,
  ...members,
});
const elementPath = (rest: string) => `submodels[0].submodelElements[0]${rest}`;
const nested = (depth: number): JsonObject =>
  depth === 0
    ? { modelType: 'Capability' }
    : { modelType: 'SubmodelElementCollection', value: [nested(depth - 1)] };

describe('an environment passes', () => {
  it.each<[string, unknown]>([
    ['with nothing in it', {}],
    ['with empty lists', { submodels: [], assetAdministrationShells: [], conceptDescriptions: [] }],
    ['with unknown members', { ...withElements({ ...property, unit: 1 }), '': null }],
    ['where the position tells the modelType', { submodels: [{ id: 'a' }] }],
    ['with a letter as idShort, as in 3.0', { submodels: [{ id: 'a', idShort: 'a' }] }],
    ['with a hyphen in an idShort, as from 3.1 on', { submodels: [{ id: 'a', idShort: 'a-b' }] }],
    ['with an id of 2048 characters, as from 3.1 on', { submodels: [{ id: '😀'.repeat(2048) }] }],
    ['with a file that has no content type, as from 3.1 on', withElements({ modelType: 'File' })],
    ['with a role, as from 3.1 on', withShell({}, { assetKind: 'Role' })],
    ['with a batch, as in 3.2', withShell({}, { assetKind: 'Batch' })],
    ['with a control character in an unknown member', { note: '\u0000' }],
    ['with a list of data elements', withElements(list('DataElement', { value: [property] }))],
    [
      'with a list of relationships, annotated ones among them',
      withElements(
        list('RelationshipElement', { value: [{ modelType: 'AnnotatedRelationshipElement' }] }),
      ),
    ],
    [
      'with an idShort in a list',
      withElements(
        list('Property', {
          valueTypeListElement: 'xs:int',
          value: [{ ...property, idShort: 'Weight' }],
        }),
      ),
    ],
    [
      'with a unit of measure, as in 3.2',
      withContent({
        modelType: 'DataSpecificationUom',
        preferredName: [{ language: 'en', text: 'metre' }],
        symbol: 'm',
      }),
    ],
    [
      'with the time of an update, as in 3.2',
      withShell({ administration: { updatedAt: '2024-02-29T24:00:00Z' } }),
    ],
  ])('%s', (_what, environment) => {
    expect(problemsOf(environment)).toEqual([]);
  });
});

describe('an encoded object', () => {
  it('passes, with any metadata', () => {
    fc.assert(
      fc.property(anyMetadata, (metadata) => {
        const elements = encodeSubmodelElements(
          metadata as Parameters<typeof encodeSubmodelElements>[0],
        );
        fc.pre(elements.length > 0);
        expect(problemsOf(withElements(...elements))).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});

describe('an environment is refused', () => {
  // IDTA-01001, metamodel
  it.each<[unknown, string, string]>([
    [undefined, '', 'must be an object'],
    [null, '', 'must be an object'],
    [[], '', 'must be an object'],
    ['{}', '', 'must be an object'],
    [{ submodels: {} }, 'submodels', 'must be a list'],
    [{ submodels: null }, 'submodels', 'must be a list'],
    [{ submodels: [null] }, 'submodels[0]', 'must be an object'],
    [{ submodels: [{}] }, 'submodels[0].id', 'is required'],
    [{ submodels: [{ id: 1 }] }, 'submodels[0].id', 'must be a text'],
    [{ submodels: [{ id: '' }] }, 'submodels[0].id', 'must not be empty'],
    [
      { submodels: [{ id: 'a'.repeat(2049) }] },
      'submodels[0].id',
      'must have at most 2048 characters',
    ],
    [
      { submodels: [{ id: 'a\u0000' }] },
      'submodels[0].id',
      'has characters that XML 1.0 does not allow',
    ],
    [
      { submodels: [{ id: 'a', modelType: 'Shell' }] },
      'submodels[0].modelType',
      'must be Submodel',
    ],
    [
      { submodels: [{ id: 'a', kind: 'Draft' }] },
      'submodels[0].kind',
      'must be one of Instance, Template',
    ],
    [withElements(), 'submodels[0].submodelElements', 'must not be empty'],
    [withShell({ id: undefined }), 'assetAdministrationShells[0].id', 'is required'],
    [
      withShell({ assetInformation: undefined }),
      'assetAdministrationShells[0].assetInformation',
      'is required',
    ],
    [
      withShell({}, { assetKind: 'Lot' }),
      'assetAdministrationShells[0].assetInformation.assetKind',
      'must be one of Batch, Instance, NotApplicable, Role, Type',
    ],
    [
      withShell({ submodels: [{ type: 'ModelReference' }] }),
      'assetAdministrationShells[0].submodels[0].keys',
      'is required',
    ],
    [
      withShell({ description: [{ language: 'english language', text: 'a' }] }),
      'assetAdministrationShells[0].description[0].language',
      'must be a language tag, such as en or pt-BR',
    ],
    [
      withShell({ administration: { version: '01' } }),
      'assetAdministrationShells[0].administration.version',
      'must be a whole number without leading zeros',
    ],
    [
      withContent({ modelType: 'DataSpecificationIec61360' }),
      'conceptDescriptions[0].embeddedDataSpecifications[0].dataSpecificationContent.preferredName',
      'is required',
    ],
    [withElements({ idShort: 'a' }), elementPath('.modelType'), 'is required'],
    [withElements('Property'), elementPath(''), 'must be an object'],
    [withElements({ modelType: 'Property' }), elementPath('.valueType'), 'is required'],
    [withElements({ ...property, value: 1 }), elementPath('.value'), 'must be a text'],
    [withElements({ ...property, value: null }), elementPath('.value'), 'must be a text'],
    [
      withElements(list('Capability', { orderRelevant: 'yes' })),
      elementPath('.orderRelevant'),
      'must be true or false',
    ],
    [
      withElements({ modelType: 'File', value: 'a b' }),
      elementPath('.value'),
      'must be a URI reference',
    ],
    [
      withElements({ modelType: 'Blob', contentType: 'text' }),
      elementPath('.contentType'),
      'must be a content type, such as text/plain; charset=utf-8',
    ],
    [
      withElements({ modelType: 'Operation', inputVariables: [{}] }),
      elementPath('.inputVariables[0].value'),
      'is required',
    ],
  ])('%j: %s %s', (environment, path, message) => {
    expect(problemsOf(environment)).toEqual([{ path, message }]);
  });

  it.each([
    ...['Referable', 'SubmodelElement', 'DataElement', 'Submodel', 'Environment', 'property'],
    ...['constructor', '__proto__', '', null, 1, ['Property']],
  ])('with an element of modelType %j', (modelType) => {
    const [problem, ...others] = problemsOf(withElements({ modelType, idShort: 'ab' }));
    expect(others).toEqual([]);
    expect(problem?.path).toBe(elementPath('.modelType'));
    expect(problem?.message).toMatch(/^must be one of BasicEventElement|^must be one of /);
    expect(problem?.message).toContain('SubmodelElementCollection');
  });

  it('with an annotation that is no data element', () => {
    const annotated = { modelType: 'AnnotatedRelationshipElement', first: reference };
    const annotations = [property, { modelType: 'Capability' }];
    const [problem] = problemsOf(withElements({ ...annotated, annotations }));
    expect(problem?.path).toBe(elementPath('.annotations[1].modelType'));
    expect(problem?.message).not.toContain('Capability');
  });

  it('where parts are right in different editions only', () => {
    const { assetAdministrationShells } = withShell({ idShort: 'a' }, { assetKind: 'Role' });
    expect(problemsOf({ assetAdministrationShells })).toHaveLength(1);
  });

  it('in the words of the edition that finds the fewest problems, the newest of several', () => {
    const path = 'assetAdministrationShells[0].assetInformation.assetKind';
    const oneLetter = { idShort: 'a', category: '' };
    const [older, newer] = [
      withShell(oneLetter, { assetKind: 'Lot' }),
      withShell({}, { assetKind: 1 }),
    ];
    expect(problemsOf(older)).toEqual([
      { path: 'assetAdministrationShells[0].category', message: 'must not be empty' },
      { path, message: 'must be one of Instance, NotApplicable, Type' },
    ]);
    expect(problemsOf(newer)).toEqual([
      { path, message: 'must be one of Batch, Instance, NotApplicable, Role, Type' },
    ]);
  });

  it.each([' ', 'a', '😀', '-abcde', ';a=', '/', '1', 'A '])(
    'without delay and without an exception for a megabyte of %j in each place',
    (piece) => {
      const text = `${piece.repeat(1_000_000 / piece.length)}!`;
      const elements = [
        { modelType: 'Blob', contentType: `a/b${text}`, value: text },
        { modelType: 'File', contentType: 'a/b', value: `file:/${text}` },
        { ...property, valueType: 'xs:double', value: text },
        { modelType: 'Capability', description: [{ language: `de${text}`, text }] },
        { modelType: 'Capability', idShort: text, qualifiers: [{ type: text, valueType: text }] },
        {
          modelType: 'Capability',
          semanticId: { type: text, keys: [{ type: text, value: text }] },
        },
      ];
      const start = performance.now();
      expect(problemsOf(withElements(...elements)).length).toBeGreaterThan(8);
      expect(performance.now() - start).toBeLessThan(2000);
    },
  );

  it('with its first 20 problems', () => {
    const submodels = Array.from({ length: 1000 }, () => ({}));
    const problems = problemsOf({ submodels });
    expect(problems.map(({ path }) => path)).toEqual(
      Array.from({ length: 20 }, (_, i) => `submodels[${i}].id`),
    );
  });

  it('with as many problems as asked for, and with the number of all', () => {
    const submodels = Array.from({ length: 1000 }, () => ({}));
    const validation = validateEnvironment({ submodels }, { maxProblems: 3 });
    expect(validation.problems).toHaveLength(3);
    expect(validation.problemCount).toBe(1000);
  });

  it('that is nested deeper than 256 levels, a hundred thousand of them too', () => {
    const depth = 256 - 3;
    expect(problemsOf(withElements(nested(depth)))).toEqual([]);
    expect(problemsOf(withElements(nested(depth + 1)))).toEqual([
      {
        path: elementPath('.value[0]'.repeat(depth + 1)),
        message: 'is nested deeper than 256 levels',
      },
    ]);
    let bottomless: JsonObject = { modelType: 'Capability' };
    for (let level = 0; level < 100_000; level++) {
      bottomless = { modelType: 'SubmodelElementCollection', value: [bottomless] };
    }
    expect(problemsOf(withElements(bottomless))).toHaveLength(1);
  });

  it('as deep as it is wrong', () => {
    const deep = { modelType: 'SubmodelElementCollection', value: [] };
    const wrong = JSON.parse(
      JSON.stringify(nested(60)).replace('{"modelType":"Capability"}', JSON.stringify(deep)),
    ) as unknown;
    expect(problemsOf(withElements(nested(60)))).toEqual([]);
    expect(problemsOf(withElements(wrong))).toEqual([
      { path: elementPath(`${'.value[0]'.repeat(60)}.value`), message: 'must not be empty' },
    ]);
  });
});

describe('an edition', () => {
  const submodelWith = (members: JsonObject) => ({ submodels: [{ id: 'a', ...members }] });

  it.each([
    ['3.2', submodelWith({})],
    ['3.1', withShell({ idShort: 'ab' }, { assetKind: 'Role' })],
    ['3.0', submodelWith({ idShort: 'a' })],
  ] as const)('is named: %s takes it', (edition, environment) => {
    expect(validateEnvironment(environment, { edition })).toEqual({
      valid: true,
      edition,
      problems: [],
      problemCount: 0,
    });
  });

  it('is the newest that takes the environment, where none is asked for', () => {
    expect(validateEnvironment(submodelWith({})).edition).toBe('3.2');
    expect(validateEnvironment(submodelWith({ idShort: 'a' })).edition).toBe('3.0');
  });

  it('refuses what only another one takes', () => {
    const environment = submodelWith({ idShort: 'a' });
    expect(validateEnvironment(environment, { edition: '3.1' })).toMatchObject({
      valid: false,
      edition: '3.1',
      problems: [{ path: 'submodels[0].idShort' }],
    });
  });

  it('that there is not is a RangeError', () => {
    const edition = '2.0' as Edition;
    expect(() => validateEnvironment({}, { edition })).toThrow(RangeError);
  });
});

describe('values that are no literals of their type', () => {
  // IDTA-01001, ValueDataType; AASd-020
  it.each<[JsonObject, string, string]>([
    [{ ...property, value: 'one' }, '.value', 'is not an xs:int'],
    [{ ...property, value: '2147483648' }, '.value', 'is not an xs:int'],
    [{ ...property, value: '' }, '.value', 'is not an xs:int'],
    [{ ...property, valueType: 'xs:duration', value: '1 day' }, '.value', 'is not an xs:duration'],
    [{ ...property, valueType: 'xs:date', value: '2024-02-30' }, '.value', 'is not an xs:date'],
    [{ ...property, valueType: 'xs:string', value: '\ud800' }, '.value', 'is not an xs:string'],
    [
      { modelType: 'Range', valueType: 'xs:byte', min: '0', max: '128' },
      '.max',
      'is not an xs:byte',
    ],
    [{ modelType: 'Range', valueType: 'xs:byte', min: '-' }, '.min', 'is not an xs:byte'],
    [
      {
        modelType: 'Capability',
        qualifiers: [{ type: 'a', valueType: 'xs:boolean', value: 'yes' }],
      },
      '.qualifiers[0].value',
      'is not an xs:boolean',
    ],
    [
      { modelType: 'Capability', extensions: [{ name: 'a', valueType: 'xs:float', value: 'one' }] },
      '.extensions[0].value',
      'is not an xs:float',
    ],
    [
      { modelType: 'Capability', extensions: [{ name: 'a', value: '\u0000' }] },
      '.extensions[0].value',
      'is not an xs:string',
    ],
    [
      {
        ...{ modelType: 'BasicEventElement', observed: reference, direction: 'input', state: 'on' },
        lastUpdate: '2023-02-29T00:00:00Z',
      },
      '.lastUpdate',
      'must be an xs:dateTime in UTC',
    ],
  ])('%j', (element, path, message) => {
    expect(problemsOf(withElements(element))).toContainEqual({
      path: elementPath(path),
      message,
    });
  });

  it('are not looked for where the type is none', () => {
    const problems = problemsOf(withElements({ ...property, valueType: 'int', value: 'one' }));
    expect(problems.map(({ path }) => path)).toEqual([elementPath('.valueType')]);
  });
});

describe('lists of elements', () => {
  // AASd-108, AASd-109
  it.each<[JsonObject, string]>([
    [list('Property', { value: [property] }), '.valueTypeListElement'],
    [list('Range', {}), '.valueTypeListElement'],
    [
      list('Property', { valueTypeListElement: 'xs:long', value: [property] }),
      '.value[0].valueType',
    ],
    [
      list('Property', {
        valueTypeListElement: 'xs:int',
        value: [property, { modelType: 'Range', valueType: 'xs:int' }],
      }),
      '.value[1].modelType',
    ],
    [list('DataElement', { value: [property, { modelType: 'Entity' }] }), '.value[1].modelType'],
    [list('EventElement', { value: [property] }), '.value[0].modelType'],
    [
      list('AnnotatedRelationshipElement', { value: [{ modelType: 'RelationshipElement' }] }),
      '.value[0].modelType',
    ],
    [list('Referable', { value: [property] }), '.typeValueListElement'],
  ])('refuse %j', (element, path) => {
    const problems = problemsOf(withElements(element));
    expect(problems.map((problem) => problem.path)).toEqual([elementPath(path)]);
  });

  it('are judged as the SDK for AAS 3.0 judges them', () => {
    const elements = [
      property,
      { ...property, valueType: 'xs:long' },
      { modelType: 'Range', valueType: 'xs:int' },
      { modelType: 'Capability' },
      { modelType: 'RelationshipElement', first: reference, second: reference },
      { modelType: 'AnnotatedRelationshipElement', first: reference, second: reference },
      { modelType: 'BasicEventElement', observed: reference, direction: 'input', state: 'on' },
    ];
    const types = new Set([
      ...['SubmodelElement', 'DataElement', 'EventElement', 'RelationshipElement', 'Blob'],
      ...elements.map(({ modelType }) => modelType),
    ]);
    const verdicts = new Set<string>();
    for (const type of types)
      for (const valueTypeListElement of [undefined, 'xs:int', 'xs:string'])
        for (const one of elements)
          for (const other of [[], ...elements.map((each) => [each])]) {
            const value = [one, ...other];
            const members = { value, ...(valueTypeListElement && { valueTypeListElement }) };
            const environment = withElements({ idShort: 'ab', ...list(type, members) });
            const broken = constraintsIn(problemsOf(environment));
            expect({ environment, broken }).toEqual({
              environment,
              broken: constraintsIn(problemsBySdk(environment)),
            });
            verdicts.add(broken);
          }
    expect([...verdicts].sort()).toEqual(['', 'AASd-108', 'AASd-108 AASd-109', 'AASd-109']);
  });

  it('are judged wherever they stand', () => {
    const inner = list('Capability', { value: [property] });
    const outer = list('SubmodelElementList', { value: [inner] });
    expect(problemsOf(withElements(outer))).toEqual([
      {
        path: elementPath('.value[0].value[0].modelType'),
        message: 'must be the typeValueListElement of its list, Capability (AASd-108)',
      },
    ]);
  });
});

function problemsBySdk(environment: JsonObject): readonly { message: string }[] {
  const jsonable = environment as Aas.jsonization.JsonValue;
  const { value } = aas.jsonization.environmentFromJsonable(jsonable);
  if (value === null) throw new Error('the SDK cannot read the environment');
  return [...aas.verification.verify(value)];
}

function constraintsIn(problems: readonly { message: string }[]): string {
  const names = problems.flatMap(({ message }) => message.match(/AASd-10[89]/g) ?? []);
  return [...new Set(names)].sort().join(' ');
}
