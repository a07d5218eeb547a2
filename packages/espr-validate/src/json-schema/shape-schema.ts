import type {
  DescribedMember,
  DescribedMembers,
  DescribedShape,
} from '../prose/describe-category.js';
import { SUM_TOLERANCE } from '../rules/expectation.js';
import type {
  ChoiceShape,
  ListShape,
  NumberShape,
  ObjectShape,
  Shape,
  TextShape,
} from '../rules/shape.js';
import { textFormats, VISIBLE_PATTERN } from '../rules/text-format.js';
import type { JsonSchema } from './json-schema.js';

/** The schemas of members by name, each with its description. */
export function memberSchemas(members: DescribedMembers): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(members).map(([name, rule]) => [name, memberSchema(rule)]),
  );
}

/**
 * What the validator asks of a value of this shape and no schema can say, completing "the validator
 * also checks that …". Such a value may pass the schema and fail the validator, never the reverse.
 */
export function beyondSchema(shape: Shape): string | undefined {
  if (shape.kind === 'text' && shape.format !== undefined) {
    return textFormats[shape.format].beyondPattern && beyondPatterns[shape.format];
  }
  if (shape.kind === 'list' && shape.sumsTo100 !== undefined) {
    return `the ${shape.sumsTo100} members add up to 100, within ${SUM_TOLERANCE}`;
  }
  if (shape.kind === 'object' && shape.ascending !== undefined) {
    return `none of ${shape.ascending.join(', ')} is greater than the next`;
  }
  return undefined;
}

const rightCheckDigit = 'the check digit is right';
const realDay = 'the month has that day';

type CheckedFormat = NonNullable<TextShape['format']>;

const beyondPatterns: Readonly<Partial<Record<CheckedFormat, string>>> = {
  url: 'the URL can be parsed (WHATWG URL Standard)',
  contact: 'a URL can be parsed (WHATWG URL Standard)',
  date: `${realDay}, and a time of day exists`,
  monthOrDate: `${realDay}, and a time of day exists`,
  gtin: rightCheckDigit,
  grai: rightCheckDigit,
  cas: rightCheckDigit,
  ec: rightCheckDigit,
};

/** A recommended member accepts any value: `anyOf` first has the shape that gives no warning. */
function memberSchema(rule: DescribedMember & { readonly legalBasis?: string }): JsonSchema {
  const { shape, requirement, description, unit, legalBasis } = rule;
  const described: JsonSchema = {
    description: unit === undefined ? description : `${description}. Unit: ${unit}`,
    ...commentOn(shape, legalBasis),
  };
  if (requirement !== 'recommended') return { ...described, ...shapeSchema(shape) };
  const accepted = { description: 'Any other value is accepted with a warning' };
  return { ...described, anyOf: [shapeSchema(shape), accepted] };
}

function commentOn(shape: DescribedShape, legalBasis?: string): JsonSchema {
  const beyond = beyondSchema(shape);
  const sentences = [
    ...(legalBasis === undefined ? [] : [`Legal basis: ${legalBasis}.`]),
    ...(beyond === undefined ? [] : [`The validator also checks that ${beyond}.`]),
  ];
  return sentences.length === 0 ? {} : { $comment: sentences.join(' ') };
}

function shapeSchema(shape: DescribedShape): JsonSchema {
  switch (shape.kind) {
    case 'text':
      return textSchema(shape);
    case 'number':
      return numberSchema(shape);
    case 'boolean':
      return { type: 'boolean' };
    case 'choice':
      return choiceSchema(shape);
    case 'list':
      return listSchema(shape);
    case 'object':
      return objectSchema(shape);
    case 'either':
      return { anyOf: shape.alternatives.map(commentedSchema) };
  }
}

function commentedSchema(shape: DescribedShape): JsonSchema {
  return { ...commentOn(shape), ...shapeSchema(shape) };
}

function textSchema({ format }: TextShape): JsonSchema {
  if (format === undefined) return { type: 'string', pattern: VISIBLE_PATTERN };
  const { pattern, values } = textFormats[format];
  // Beside a bare `$ref`, draft-07 ignores everything, also the description of the member.
  if (values !== undefined) return { allOf: [{ $ref: `#/definitions/${format}` }] };
  return { type: 'string', pattern };
}

function numberSchema({ integer, minimum, above, maximum }: NumberShape): JsonSchema {
  return {
    type: integer ? 'integer' : 'number',
    ...(minimum !== undefined && { minimum }),
    ...(above !== undefined && { exclusiveMinimum: above }),
    ...(maximum !== undefined && { maximum }),
  };
}

function choiceSchema({ values, ignoreCase }: ChoiceShape): JsonSchema {
  if (!ignoreCase) return { type: 'string', enum: values };
  return { type: 'string', pattern: `^(${values.map(anyCase).join('|')})$` };
}

/** A pattern for a text in any mix of cases: patterns of JSON Schema have no flag for it. */
function anyCase(text: string): string {
  return [...text].map(anyCaseOf).join('');
}

function anyCaseOf(character: string): string {
  // The Kelvin sign lower-cases to k as K does; the capital of a micro sign does not lower-case to it.
  const capitals = [character.toUpperCase(), '\u212a'];
  const others = capitals.filter(
    (capital) => capital !== character && capital.toLowerCase() === character,
  );
  if (others.length > 0) return `[${character}${others.join('')}]`;
  return character.replace(/[$()*+./?[\\\]^{|}]/, '\\$&');
}

function listSchema({ entry, nonEmpty }: ListShape<DescribedMember>): JsonSchema {
  return { type: 'array', items: commentedSchema(entry), ...(nonEmpty && { minItems: 1 }) };
}

function objectSchema({ members }: ObjectShape<DescribedMember>): JsonSchema {
  const required = Object.keys(members).filter((name) => members[name]?.requirement === 'required');
  return {
    type: 'object',
    ...(required.length > 0 && { required }),
    properties: memberSchemas(members),
  };
}

/** Definitions that the schemas of text formats refer to. */
export function formatDefinitions(): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(textFormats).flatMap(([format, { values }]) =>
      values === undefined ? [] : [[format, { type: 'string' as const, enum: values() }]],
    ),
  );
}
