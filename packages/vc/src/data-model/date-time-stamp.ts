const DATE_TIME_STAMP =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-](0\d|1[0-4]):[0-5]\d)$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Reads an XML Schema `dateTimeStamp` (the form of `validFrom`; VC Data Model 2.0 section 4.9): the
 * time zone is not optional, and days that no calendar has are refused.
 *
 * @returns Milliseconds since 1970-01-01T00:00:00Z, or `undefined` if the text has another form.
 */
export function parseDateTimeStamp(text: unknown): number | undefined {
  const date = typeof text === 'string' ? DATE_TIME_STAMP.exec(text)?.[1] : undefined;
  if (date === undefined) return undefined;
  return isDay(date) ? Date.parse(text as string) : undefined;
}

/** True when a value is a day of the calendar, `YYYY-MM-DD`: an XML Schema `date` without zone. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !DAY.test(value)) return false;
  // Date.parse rolls 30 February over to March, which no date without such a day survives.
  return new Date(`${value}T00:00:00Z`).getUTCDate() === Number(value.slice(8));
}
