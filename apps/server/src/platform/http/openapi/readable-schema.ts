import type { ZodOpenApiOverride } from 'zod-openapi';

/** What `z.iso.datetime({ precision: 3 })` takes, less the lengths of months. */
const utcPattern = String.raw`^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$`;
/** Longer patterns are derived from a format, which says the same. */
const longestPattern = 80;

/**
 * Rewrites keywords that no person can read: patterns behind a format, and the bounds of every JSON integer. What a
 * schema takes on the server stays as it is.
 */
export const readableSchema: ZodOpenApiOverride = ({ jsonSchema }) => {
  const { format, pattern, minimum, maximum } = jsonSchema;
  if (format !== undefined && pattern !== undefined && pattern.length > longestPattern) {
    if (isUtc(pattern)) jsonSchema.pattern = utcPattern;
    else delete jsonSchema.pattern;
  }
  if (minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
};

function isUtc(pattern: string): boolean {
  return pattern.endsWith(String.raw`\.\d{3}(?:Z))$`);
}
