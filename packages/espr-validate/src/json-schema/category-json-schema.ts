import type { ProductCategory } from '../product-category.js';
import { REDACTION_PLACEHOLDER } from '../redaction-placeholder.js';
import type { DescribedCrossRule, DescribedField } from '../prose/describe-category.js';
import { describedRules } from '../prose/described-rules.js';
import type { JsonSchema } from './json-schema.js';
import { formatDefinitions, memberSchemas } from './shape-schema.js';

/** The categories that have a published JSON Schema; the others are checked by the validator alone. */
export const SCHEMA_CATEGORIES = [
  'textiles',
  'batteries',
  'electronics',
  'chemicals',
  'construction',
] as const;

/** One of {@link SCHEMA_CATEGORIES}. */
export type SchemaCategory = (typeof SCHEMA_CATEGORIES)[number];

/** A schema of metadata with the parts that each has. */
export type MetadataJsonSchema = JsonSchema &
  Required<Pick<JsonSchema, 'description' | 'type' | 'required' | 'properties' | 'definitions'>>;

/**
 * The rules of a category as JSON Schema draft-07, the same as the file
 * `@dpp/espr-validate/schemas/<category>.schema.json`. A new object on each call.
 *
 * It accepts every document that `validateMetadata` accepts. It accepts some more, because no schema
 * can compute: sums of percentages, check digits, the order of numbers, days that a month lacks, URLs
 * that cannot be parsed, rules that span fields. The `$comment` of such a property says so. Each property has a `description`
 * with its unit; the `$comment` of a top-level one names its legal basis.
 *
 * @example
 * categoryJsonSchema('textiles').properties.size.description; // 'Size label'
 */
export function categoryJsonSchema(category: SchemaCategory): JsonSchema {
  const {
    type,
    required,
    properties,
    allOf = [],
    definitions,
    ...texts
  } = metadataJsonSchema(category);
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: schemaId(category),
    ...texts,
    type,
    required,
    properties,
    allOf: [nothingMasked, ...allOf],
    definitions,
  };
}

/**
 * The same for any category, also one without a published schema: members, what is required and the definitions that
 * they refer to, without `$schema` and `$id`, for a schema to be made of. A new object on each call.
 *
 * @example
 * metadataJsonSchema('toys').properties.category.const; // 'toys'
 */
export function metadataJsonSchema(category: ProductCategory): MetadataJsonSchema {
  const { fields, crossRules } = describedRules[category];
  const entries = Object.entries(fields);
  const required = entries.filter(
    ([, field]) => field.requirement === 'required' && field.alternatives === undefined,
  );
  return {
    ...commentOnCrossRules(crossRules),
    title: `Product passport metadata: ${category}`,
    description: `Metadata of a digital product passport in the category ${category}. Members that are not listed are allowed.`,
    type: 'object',
    required: ['category', ...required.map(([name]) => name)],
    properties: {
      category: { description: 'Product category', const: category },
      ...memberSchemas(fields),
    },
    allOf: entries.flatMap(([name, field]) => someAlternative(name, field)),
    definitions: formatDefinitions(),
  };
}

function commentOnCrossRules(rules: readonly DescribedCrossRule[]): JsonSchema {
  const refusing = rules.filter(({ severity }) => severity === 'error');
  if (refusing.length === 0) return {};
  const descriptions = refusing.map(({ description }) => description).join(' ');
  return { $comment: `Besides what properties say, the validator checks: ${descriptions}` };
}

/** A name, not an address: the document is the same wherever it is served. */
function schemaId(category: SchemaCategory): string {
  return `urn:dpp:schema:${category}:1`;
}

/** Stands apart from `properties`, so that it applies to listed and unlisted members alike. */
const nothingMasked: JsonSchema = {
  $comment: 'No member may hold the text that masks a value in public documents.',
  type: 'object',
  additionalProperties: { not: { const: REDACTION_PLACEHOLDER } },
};

/** A required field that others may stand in for. */
function someAlternative(
  name: string,
  { requirement, alternatives }: DescribedField,
): JsonSchema[] {
  if (requirement !== 'required' || alternatives === undefined) return [];
  return [{ anyOf: [name, ...alternatives].map((path) => presence(path.split('.'))) }];
}

function presence([name = '', ...inner]: readonly string[]): JsonSchema {
  const member = inner.length === 0 ? {} : presence(inner);
  const description = 'Must be present, or another of the alternatives';
  return { type: 'object', required: [name], properties: { [name]: { description, ...member } } };
}
