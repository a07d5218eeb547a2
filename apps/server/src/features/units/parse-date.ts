/** Years of four digits: databases know fewer than JavaScript, and ISO 8601 writes others with a sign. */
const firstMs = Date.UTC(1000, 0, 1);
const endMs = Date.UTC(10_000, 0, 1);

/** Longer than any way to write a date. */
const maxLength = 64;

const isoDay = /^(\d{4})-(\d{2})-(\d{2})/;
const isoTimeWithoutZone = /^\d{4}-\d{2}-\d{2}T[\d:.]+$/;

/**
 * Any text that `Date` can parse; undefined for what is none, and for a day that its month does not have. An
 * ISO 8601 time without a zone is one of UTC, wherever the server stands.
 */
export function parseDate(value: unknown): Date | undefined {
  if (typeof value !== 'string' || value.length > maxLength || !hasPossibleDay(value)) {
    return undefined;
  }
  const date = new Date(isoTimeWithoutZone.test(value) ? `${value}Z` : value);
  return date.getTime() >= firstMs && date.getTime() < endMs ? date : undefined;
}

/** `Date` takes 30 February for a day of March. */
function hasPossibleDay(text: string): boolean {
  const [, year, month, day] = isoDay.exec(text) ?? [];
  if (year === undefined) return true;
  return (
    new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDate() === Number(day)
  );
}
