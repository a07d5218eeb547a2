import { partsOf, type AasSchema, type SchemaNode } from './aas-schemas.js';
import { aasTexts } from './aas-texts.js';
import type { Random } from './random.js';

type JsonObject = Record<string, unknown>;

/** Deeper than this, members are made only where they have to be. */
const optionalDepth = 7;

/** Environments that a schema accepts, made from the schema itself. */
export function environmentsOf(schema: AasSchema, random: Random): () => JsonObject {
  const textsByNodes = new Map<string, readonly string[]>();
  return () => makeObject(partsOf(schema, [schema]), 0) as JsonObject;

  function make(nodes: readonly SchemaNode[], depth: number): unknown {
    const parts = partsOf(schema, nodes);
    const fixed = parts.find((part) => 'const' in part);
    if (fixed) return fixed.const;
    const choice = parts.find(({ oneOf }) => oneOf)?.oneOf;
    if (choice) return make([random.pick(choice)], depth);
    const literals = parts.find((part) => part.enum)?.enum;
    if (literals) return random.pick(literals);
    const items = parts.find((part) => part.items)?.items;
    if (items) return makeList(items, depth);
    if (parts.some(({ properties }) => properties)) return makeObject(parts, depth);
    if (parts.some(({ type }) => type === 'boolean')) return random.chance(0.5);
    return random.pick(textsFor(parts));
  }

  function makeList(items: SchemaNode, depth: number): unknown[] {
    const length = depth < 3 ? random.pick([1, 2, 3]) : 1;
    return Array.from({ length }, () => make([items], depth + 1));
  }

  function makeObject(parts: readonly SchemaNode[], depth: number): unknown {
    const names = new Set(parts.flatMap(({ properties = {} }) => Object.keys(properties)));
    const required = new Set(parts.flatMap((part) => part.required ?? []));
    const made: JsonObject = {};
    for (const name of names) {
      const wanted = depth < optionalDepth && random.chance(depth < 2 ? 0.7 : 0.5 - depth / 15);
      if (!wanted && !required.has(name)) continue;
      const nodes = parts.flatMap(({ properties }) => properties?.[name] ?? []);
      made[name] = make(nodes, depth + 1);
    }
    return made;
  }

  function textsFor(parts: readonly SchemaNode[]): readonly string[] {
    const key = JSON.stringify(parts);
    const texts = textsByNodes.get(key) ?? aasTexts.filter((text) => fits(text, parts));
    textsByNodes.set(key, texts);
    return texts;
  }
}

function fits(text: string, parts: readonly SchemaNode[]): boolean {
  const { length } = Array.from(text);
  return parts.every(
    ({ minLength = 0, maxLength = Infinity, pattern = '' }) =>
      length >= minLength && length <= maxLength && new RegExp(pattern).test(text),
  );
}

/** A literal of each type, for what a schema does not tie together. */
const literals: Readonly<Record<string, string>> = {
  'xs:base64Binary': 'AA==',
  'xs:boolean': 'true',
  'xs:date': '2024-02-29',
  'xs:dateTime': '2024-02-29T24:00:00Z',
  'xs:duration': 'P1D',
  'xs:gDay': '---31',
  'xs:gMonth': '--12',
  'xs:gMonthDay': '--02-29',
  'xs:gYear': '2024',
  'xs:gYearMonth': '2024-02',
  'xs:hexBinary': '0aF0',
  'xs:negativeInteger': '-1',
  'xs:nonPositiveInteger': '0',
  'xs:time': '12:00:00',
};

/** Makes right, in place, what the schemas do not see: literals of their type, lists of one type. */
export function withConstraintsMet(instance: unknown): unknown {
  if (typeof instance !== 'object' || instance === null) return instance;
  if ('typeValueListElement' in instance) instance.typeValueListElement = 'SubmodelElement';
  if ('valueType' in instance) {
    const literal = literals[String(instance.valueType)] ?? '1';
    const members = instance as JsonObject;
    for (const name of ['value', 'min', 'max']) if (name in members) members[name] = literal;
  }
  Object.values(instance).forEach(withConstraintsMet);
  return instance;
}

const wrongValues: readonly unknown[] = [
  null,
  0,
  1.5,
  true,
  'text',
  [],
  {},
  [[]],
  ['text'],
  { a: 1 },
];

/** Changes one thing somewhere in a document, in place. */
export function mutate(document: JsonObject, random: Random): void {
  const { container, key } = random.pick(placesIn(document));
  const members = container as JsonObject;
  const value = members[key];
  const change = random.pick(['replace', 'remove', 'empty', 'retype', 'unknown', 'text'] as const);
  if (change === 'remove') removeMember(container, key);
  else if (change === 'unknown') members[`${key}Unknown`] = random.pick(wrongValues);
  else if (change === 'empty' && Array.isArray(value)) members[key] = [];
  else if (change === 'retype' && typeof value === 'object' && value !== null)
    Object.assign(value, { modelType: random.pick(aasTexts) });
  else if (typeof value === 'string') members[key] = random.pick(aasTexts);
  else members[key] = structuredClone(random.pick(wrongValues));
}

function removeMember(container: object, key: string): void {
  if (Array.isArray(container)) container.splice(Number(key), 1);
  else Reflect.deleteProperty(container, key);
}

function placesIn(container: object): { container: object; key: string }[] {
  return Object.entries(container).flatMap(([key, value]: [string, unknown]) => [
    { container, key },
    ...(typeof value === 'object' && value !== null ? placesIn(value) : []),
  ]);
}
