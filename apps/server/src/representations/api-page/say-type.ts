import type { JsonSchema, OpenApiDocument } from './openapi-document.js';

type Document = Pick<OpenApiDocument, 'components'>;

/** Longer patterns say less than the description beside them. */
const longestPattern = 60;
/** Members that an object is told by; what has more is told by the first of them. */
const mostMembers = 12;
/** A schema may hold itself. */
const deepest = 4;

/**
 * What a schema takes, in words: "array of string, 1 to 100 items". What is meant literally stands between
 * backticks.
 */
export function sayType(schema: JsonSchema, document: Document, depth = 0): string {
  const said = followReference(schema, document);
  const isNullable = typesOf(said).includes('null') || (said.enum ?? []).includes(null);
  const base = depth > deepest ? 'value' : sayBase(said, document, depth);
  return isNullable && base !== 'null' ? `${base}, or null` : base;
}

/** The schema that a reference stands for, with the description of the place that refers to it. */
export function followReference(schema: JsonSchema, document: Document): JsonSchema {
  const { $ref, ...beside } = schema;
  if ($ref === undefined) return schema;
  const target = document.components?.schemas?.[nameOf($ref)];
  return { ...(target && followReference(target, document)), ...beside };
}

/** `#/components/schemas/StandardError` → `StandardError` */
export function nameOf(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}

/** Names of the schemas that a schema, or each of its choices, refers to. */
export function namesIn({ $ref, anyOf = [] }: JsonSchema): readonly string[] {
  const names = $ref === undefined ? anyOf.flatMap(namesIn) : [nameOf($ref)];
  return [...new Set(names)];
}

function sayBase(schema: JsonSchema, document: Document, depth: number): string {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) {
    const said = choices.map((choice) => sayType(choice, document, depth + 1));
    return [...new Set(said)].join(' or ');
  }
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum) return sayChoice(schema.enum.filter((value) => value !== null));
  const [type, ...others] = typesOf(schema).filter((name) => name !== 'null');
  if (type === undefined) return typesOf(schema).length > 0 ? 'null' : 'any JSON value';
  if (others.length > 0) return [type, ...others].join(' or ');
  switch (type) {
    case 'string':
      return ['string', ...saidOfString(schema)].join(', ');
    case 'integer':
    case 'number':
      return [type, ...saidOfNumber(schema)].join(', ');
    case 'array':
      return sayArray(schema, document, depth);
    case 'object':
      return sayObject(schema);
    default:
      return type;
  }
}

function typesOf({ type = [] }: JsonSchema): readonly string[] {
  return typeof type === 'string' ? [type] : type;
}

function literal(value: unknown): string {
  // Between backticks it would be invisible.
  if (value === '') return 'empty string';
  return `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
}

function sayChoice(values: readonly unknown[]): string {
  const said = values.map(literal);
  return said.length === 1 ? said.join() : `one of ${said.join(', ')}`;
}

function saidOfString({ format, pattern, minLength, maxLength }: JsonSchema): string[] {
  const length = sayRange(minLength, maxLength);
  // A format says what its pattern does, and shorter.
  const isSaid = pattern !== undefined && format === undefined && pattern.length <= longestPattern;
  return [
    ...(format === undefined ? [] : [format]),
    ...(length ? [`${length} characters`] : []),
    ...(isSaid ? [literal(pattern)] : []),
  ];
}

function saidOfNumber({ minimum, maximum, exclusiveMinimum }: JsonSchema): string[] {
  const range = sayRange(withinJson(minimum), withinJson(maximum));
  return [
    ...(range ? [range] : []),
    ...(exclusiveMinimum === undefined ? [] : [`more than ${exclusiveMinimum}`]),
  ];
}

/** The bounds of every integer are no news. */
function withinJson(bound: number | undefined): number | undefined {
  return bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER ? bound : undefined;
}

function sayRange(least: number | undefined, most: number | undefined): string | undefined {
  if (least !== undefined && most !== undefined) {
    return least === most ? `exactly ${least}` : `${least} to ${most}`;
  }
  if (most !== undefined) return `at most ${most}`;
  return least === undefined ? undefined : `at least ${least}`;
}

function sayArray(schema: JsonSchema, document: Document, depth: number): string {
  const { items, prefixItems, minItems, maxItems } = schema;
  const size = sayRange(minItems, maxItems);
  const each =
    typeof items === 'object' && !prefixItems ? sayType(items, document, depth + 1) : undefined;
  const array = each === undefined || each === 'any JSON value' ? 'array' : `array of ${each}`;
  return size ? `${array}; ${size} items` : array;
}

function sayObject({ properties = {} }: JsonSchema): string {
  const names = Object.keys(properties);
  if (names.length === 0) return 'object';
  const more = names.length - mostMembers;
  const shown = names.slice(0, mostMembers).map((name) => `\`${name}\``);
  return `object with ${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
