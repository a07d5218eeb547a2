import { PRODUCT_CATEGORIES, type ProductCategory } from '@dpp/espr-validate';
import {
  metadataJsonSchema,
  type JsonSchema,
  type MetadataJsonSchema,
} from '@dpp/espr-validate/json-schema';

/** A schema as an OpenAPI 3.1 document has it. */
export type DescribedSchema = Readonly<Record<string, unknown>>;

const components = '#/components/schemas/';
/** Longer patterns explain nothing: the description beside them says the format. */
const longestPattern = 80;

/** Fields that the contract does not have. */
const extensionFieldsOf = (category: ProductCategory): readonly string[] =>
  category === 'batteries' ? ['dataCarrier', 'testReports'] : ['dataCarrier'];

/**
 * The metadata of each category as named schemas of the OpenAPI document, and `PassportMetadata`, which is one of them
 * by its `category`. Fields that categories share are named once.
 *
 * For the description alone: what a passport may hold is decided by the validator.
 */
export function metadataSchemas(): Readonly<Record<string, DescribedSchema>> {
  const schemas = PRODUCT_CATEGORIES.map((category) => ({
    category,
    schema: metadataJsonSchema(category),
  }));
  const shared = new SharedFields(schemas.map(({ schema }) => schema.properties));
  const named = schemas.map(({ category, schema }): [string, DescribedSchema] => [
    nameOf(category),
    {
      ...readable({ ...schema, ...wordedAlternatives(schema), definitions: {}, properties: {} }),
      properties: Object.fromEntries(
        Object.entries(schema.properties).map(([name, field]) => [
          name,
          shared.referenceTo(name, field) ?? readable(field),
        ]),
      ),
      additionalProperties: {},
      'x-extension-members': extensionFieldsOf(category),
    },
  ]);
  const definitions = schemas.flatMap(({ schema }) => Object.entries(schema.definitions));
  return {
    ...Object.fromEntries(
      definitions.map(([name, schema]) => [definitionName(name), readable(schema)]),
    ),
    ...shared.schemas(),
    ...Object.fromEntries(named),
    PassportMetadata: oneByCategory(),
  };
}

/** In words: generators make a type of its own of each alternative, and lose the members beside it. */
function wordedAlternatives({ description, allOf = [] }: MetadataJsonSchema) {
  const sentences = allOf.map(({ anyOf = [] }) => {
    const paths = anyOf.map((presence) => `\`${pathOf(presence)}\``);
    return `At least one of ${paths.join(', ')} is required.`;
  });
  return { description: [sentence(description), ...sentences].join(' '), allOf: [] };
}

/** The member that a schema requires: `identity.casNumber`. */
function pathOf({ required: [name = ''] = [], properties = {} }: JsonSchema): string {
  const inner = properties[name];
  return inner?.required ? `${name}.${pathOf(inner)}` : name;
}

function oneByCategory(): DescribedSchema {
  const references = PRODUCT_CATEGORIES.map(
    (category) => [category, components + nameOf(category)] as const,
  );
  return {
    description: 'Metadata of a live passport, by its category.',
    oneOf: references.map(([, $ref]) => ({ $ref })),
    discriminator: { propertyName: 'category', mapping: Object.fromEntries(references) },
  };
}

/** `iron-steel` → `IronSteelMetadata` */
function nameOf(category: ProductCategory): string {
  return `${category.split('-').map(capitalised).join('')}Metadata`;
}

function definitionName(format: string): string {
  return `${capitalised(format)}Code`;
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Finds fields that several categories have in the same form. */
class SharedFields {
  /** By the name of the field: the form that most categories have. */
  private readonly forms = new Map<string, { readonly text: string; readonly field: JsonSchema }>();

  constructor(fieldsOfEach: readonly Readonly<Record<string, JsonSchema>>[]) {
    const counts = new Map<string, Map<string, { field: JsonSchema; times: number }>>();
    for (const [name, field] of fieldsOfEach.flatMap(Object.entries<JsonSchema>)) {
      if (!isLarge(field)) continue;
      const forms = counts.get(name) ?? new Map<string, { field: JsonSchema; times: number }>();
      const text = JSON.stringify(field);
      forms.set(text, { field, times: (forms.get(text)?.times ?? 0) + 1 });
      counts.set(name, forms);
    }
    for (const [name, forms] of counts) {
      const [most] = [...forms].sort(([, one], [, other]) => other.times - one.times);
      if (most && most[1].times > 1) this.forms.set(name, { text: most[0], field: most[1].field });
    }
  }

  referenceTo(name: string, field: JsonSchema): DescribedSchema | undefined {
    const form = this.forms.get(name);
    if (form?.text !== JSON.stringify(field)) return undefined;
    return { $ref: components + fieldName(name) };
  }

  schemas(): Readonly<Record<string, DescribedSchema>> {
    return Object.fromEntries(
      [...this.forms].map(([name, { field }]) => [fieldName(name), readable(field)]),
    );
  }
}

/** A text or a number is said in place: a name for it would be longer. */
function isLarge({ type, anyOf }: JsonSchema): boolean {
  return type === 'array' || type === 'object' || anyOf !== undefined;
}

function fieldName(name: string): string {
  return `Metadata${capitalised(name)}`;
}

/** Puts a draft-07 schema into the keywords of OpenAPI 3.1, with its comment in its description. */
function readable(schema: JsonSchema): DescribedSchema {
  const { $comment, $ref, description, pattern, properties, items, allOf, anyOf, ...rest } = schema;
  const { definitions: _definitions, additionalProperties: _others, not: _not, ...plain } = rest;
  const said = [description && sentence(description), $comment].filter((text) => text).join(' ');
  const [only, ...more] = allOf ?? [];
  return {
    ...(said !== '' && { description: said }),
    ...plain,
    ...readablePattern(pattern),
    ...(properties && { properties: mapValues(properties, readable) }),
    ...(items && { items: readable(items) }),
    ...(anyOf && { anyOf: anyOf.map(readable) }),
    ...($ref !== undefined && { $ref: components + definitionName($ref.split('/').at(-1) ?? '') }),
    ...(only && (more.length > 0 ? { allOf: (allOf ?? []).map(readable) } : readable(only))),
  };
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

function readablePattern(pattern: string | undefined): DescribedSchema {
  if (pattern === undefined || pattern.length > longestPattern) return {};
  // Any character that can be seen.
  return pattern === String.raw`\S` ? { minLength: 1 } : { pattern };
}

function mapValues<From, To>(members: Readonly<Record<string, From>>, map: (value: From) => To) {
  return Object.fromEntries(Object.entries(members).map(([name, value]) => [name, map(value)]));
}
