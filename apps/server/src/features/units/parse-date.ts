/** Years of four digits: databases know fewer than JavaScript, and ISO 8601 writes others with a sign. */
const firstMs = Date.UTC(1000, 0, 1);
const endMs = Date.UTC(10_000, 0, 1);

/** Any text that `Date` can parse; undefined for what is none. */
export function parseDate(value: unknown): Date | undefined {
  if (typeof value !== 'string') return undefined;
  const date = new Date(value);
  return date.getTime() >= firstMs && date.getTime() < endMs ? date : undefined;
}
