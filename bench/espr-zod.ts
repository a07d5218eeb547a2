import { isGtin } from '@dpp/gs1';
import { REDACTION_PLACEHOLDER } from '@dpp/espr-validate';
import { categoryJsonSchema, type JsonSchema } from '@dpp/espr-validate/json-schema';
import { z } from 'zod';

const schema = categoryJsonSchema('textiles');

/**
 * The JSON Schema of textiles in zod, rule for rule: objects open, recommended members unions, no
 * member masked; with zod's own words for what the validator checks and a schema cannot say: sums,
 * days that exist, URLs that can be parsed, the check digit of a GTIN.
 */
export function zodSchemaOfTextiles(): z.ZodType {
  return zodOf(schema).refine(
    (metadata) => !Object.values(metadata as object).includes(REDACTION_PLACEHOLDER),
  );
}

function zodOf(of: JsonSchema): z.ZodType {
  if (of.$ref !== undefined) return zodOf(definitionOf(of.$ref));
  if (of.const !== undefined) return z.literal(of.const);
  if (of.enum !== undefined) return z.enum([...of.enum]);
  if (of.anyOf !== undefined) return z.union(of.anyOf.map(zodOf));
  if (of.type === 'string') return textOf(of);
  if (of.type === 'number') return bounded(z.number(), of);
  if (of.type === 'integer') return bounded(z.int(), of);
  if (of.type === 'boolean') return z.boolean();
  if (of.type === 'array') return listOf(of);
  if (of.type === 'object') return z.looseObject(membersOf(of));
  // A definition behind an `allOf`, or any value.
  return of.allOf?.[0] === undefined ? z.unknown() : zodOf(of.allOf[0]);
}

function definitionOf(reference: string): JsonSchema {
  return schema.definitions?.[reference.split('/').at(-1) ?? ''] ?? {};
}

/** What a pattern leaves open, zod has formats for, or a refinement. */
function textOf({ pattern = '', $comment = '' }: JsonSchema): z.ZodType {
  const text = z.string().regex(new RegExp(pattern, 'u'));
  if ($comment.includes('URL can be parsed')) return z.url({ protocol: /^https?$/ });
  if ($comment.includes('the month has that day')) return z.iso.date();
  return pattern.includes('{12,14}') ? text.refine(isGtin) : text;
}

function bounded(number: z.ZodNumber, { minimum, exclusiveMinimum, maximum }: JsonSchema) {
  const from = minimum === undefined ? number : number.min(minimum);
  const above = exclusiveMinimum === undefined ? from : from.gt(exclusiveMinimum);
  return maximum === undefined ? above : above.max(maximum);
}

function listOf({ items = {}, minItems = 0, $comment = '' }: JsonSchema): z.ZodType {
  const list = z.array(zodOf(items)).min(minItems);
  return $comment.includes('add up to 100') ? list.refine(addsUp) : list;
}

function addsUp(entries: readonly unknown[]): boolean {
  const shares = entries as readonly { readonly percentage: number }[];
  const sum = shares.reduce((total, { percentage }) => total + percentage, 0);
  return Math.abs(sum - 100) <= 0.1;
}

function membersOf({ properties = {}, required = [] }: JsonSchema): Record<string, z.ZodType> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => {
      const value = zodOf(property);
      return [name, required.includes(name) ? value : value.optional()];
    }),
  );
}
