import { describe, expect, it } from 'vitest';
import { environmentsOf, mutate, withConstraintsMet } from '../../test/aas-instances.js';
import { aasTexts } from '../../test/aas-texts.js';
import { readAasSchemas, withoutTolerance } from '../../test/aas-schemas.js';
import { Random } from '../../test/random.js';
import { validateEnvironment } from './validate-environment.js';

const schemas = readAasSchemas();
const isEndurance = process.env.TEST_ENDURANCE === '1';
const environments = isEndurance ? 2000 : 167;

/** What the schemas cannot see: literals of a value type and lists of one type. */
const beyondSchemas = /^is not an xs:|AASd-10[89]/;

type JsonObject = Record<string, unknown>;

/** Members that hold a text, one for each kind of text there is, in an environment that is right without it. */
const holders: Readonly<Record<string, (text: string) => JsonObject>> = {
  id: (id) => ({ id }),
  idShort: (idShort) => ({ idShort }),
  category: (category) => ({ category }),
  version: (version) => ({ administration: { version } }),
  'language of a text': (language) => ({ description: [{ language, text: 'a' }] }),
  'text of a language': (text) => ({ description: [{ language: 'en', text }] }),
  'text of a name': (text) => ({ displayName: [{ language: 'en', text }] }),
  'type of a qualifier': (type) => ({ qualifiers: [{ type, valueType: 'xs:string' }] }),
  'content type': (contentType) => withElement({ modelType: 'Blob', contentType }),
  'path of a file': (value) => withElement({ modelType: 'File', contentType: 'a/b', value }),
  'value of a property': (value) =>
    withElement({ modelType: 'Property', valueType: 'xs:string', value }),
  'topic of an event': (messageTopic) => withElement({ ...event, messageTopic }),
  'last update of an event': (lastUpdate) => withElement({ ...event, lastUpdate }),
  'interval of an event': (minInterval) => withElement({ ...event, minInterval }),
};

const reference = { type: 'ExternalReference', keys: [{ type: 'GlobalReference', value: 'a' }] };
const event = {
  modelType: 'BasicEventElement',
  observed: reference,
  direction: 'input',
  state: 'on',
};

function withElement(element: JsonObject): JsonObject {
  return { submodelElements: [element] };
}

/** @param assetKind - Role is none in 3.0; where it is Type, an idShort stands by that is none but in 3.0. */
function holding(name: string, text: string, assetKind: string): JsonObject {
  const shell = { modelType: 'AssetAdministrationShell', id: 'a', assetInformation: { assetKind } };
  const submodel = { modelType: 'Submodel', id: 'a', ...holders[name]?.(text) };
  const conceptDescription = {
    modelType: 'ConceptDescription',
    id: 'a',
    ...(assetKind === 'Type' && { idShort: 'a' }),
  };
  return {
    assetAdministrationShells: [shell],
    submodels: [submodel],
    conceptDescriptions: [conceptDescription],
  };
}

/** What tags, paths, content types, intervals and times are made of, and what they are not. */
const pieces: readonly (readonly string[])[] = [
  [
    'en',
    'i',
    'x',
    'abcd',
    '-',
    '-x',
    '-a',
    '-abc',
    '-Latn',
    '-DE',
    '-419',
    '-1994',
    '-valencia',
    '_',
  ],
  [
    'file:',
    'a',
    '/',
    '//',
    ':',
    '%20',
    '%',
    '#',
    '?',
    '@',
    '[v1.a]',
    '[',
    ']',
    '.',
    ';',
    '=',
    '$',
    '!',
  ],
  [
    'file:/',
    'a',
    'Z',
    '1',
    '"',
    '\\',
    ' ',
    '\t',
    '~',
    '|',
    '^',
    'ä',
    '😀',
    '\u0000',
    '\ud800',
    '-',
    '_',
  ],
  ['a', '/', 'b', ';', '=', ' ', '"', '\\', '\\"', 'a/b', ';c=', '"d"', '\t', 'é', '€', '(', '+'],
  ['P', '-P', 'P1Y', '2M', '1D', 'T', 'T2H', '5M', '3.4S', '6S', '.', '7', '+'],
  [
    ...['2024-01-01T12:00:00', '-12024-02-29T24:00:00', '0000-12-31T', '24:00:00', '23:59:59'],
    ...['.0', '.5', 'Z', '+00:00', '-00:00', '+01:00', 'z'],
  ],
];

/** Texts like those that stand in environments, with something in the wrong place. */
function madeUpTexts(): string[] {
  const random = new Random(1);
  return Array.from({ length: isEndurance ? 20_000 : 2000 }, () => {
    const group = random.pick(pieces);
    const length = random.pick([1, 2, 3, 4, 6]);
    return Array.from({ length }, () => random.pick(group)).join('');
  });
}

/** True when it passes, but for what the schemas cannot see. */
function accepts(environment: JsonObject): boolean {
  return validateEnvironment(environment).problems.every(({ message }) =>
    beyondSchemas.test(message),
  );
}

describe.skipIf(schemas.length === 0)(
  'the metamodel against the schemas of IDTA (skipped without ORACLES_DIR)',
  () => {
    it('accepts what one of the schemas accepts and refuses what all refuse', () => {
      const verdicts = { accepted: 0, refused: 0 };
      const modelTypes = new Set<string>();
      for (let seed = 1; seed <= environments; seed++) {
        const random = new Random(seed);
        const environment = environmentsOf(random.pick(schemas), random)();
        withConstraintsMet(environment);
        for (const [, name] of JSON.stringify(environment).matchAll(/"modelType":"(\w+)"/g))
          modelTypes.add(name!);

        for (let changes = random.pick([0, 1, 1, 2]); changes > 0; changes--)
          if (Object.keys(environment).length > 0) mutate(environment, random);

        const expected = schemas.some((schema) => schema.accepts(withoutTolerance(environment)));
        const problems = validateEnvironment(environment).problems;
        const seen = problems.filter(({ message }) => !beyondSchemas.test(message));
        expect(
          { seed, accepted: seen.length === 0, seen },
          expected ? undefined : JSON.stringify(environment),
        ).toMatchObject({ seed, accepted: expected });
        verdicts[expected ? 'accepted' : 'refused'] += 1;
      }
      expect(modelTypes.size).toBe(18);
      expect(verdicts.accepted).toBeGreaterThan(environments / 4);
      expect(verdicts.refused).toBeGreaterThan(environments / 4);
    }, 300_000);

    it.each(Object.keys(holders))('takes the same texts as %s as the schemas', (name) => {
      const verdicts = { accepted: 0, refused: 0 };
      for (const text of [...aasTexts, ...madeUpTexts()])
        for (const kind of ['Type', 'Role']) {
          const environment = holding(name, text, kind);
          const expected = schemas.some((schema) => schema.accepts(environment));
          const accepted = accepts(environment);
          expect({ text, kind, accepted }).toEqual({ text, kind, accepted: expected });
          verdicts[expected ? 'accepted' : 'refused'] += 1;
        }
      expect(verdicts.accepted).toBeGreaterThan(10);
      expect(verdicts.refused).toBeGreaterThan(10);
    });
  },
);
