/** Longer than any gap of the schedule: a receiver cannot keep a delivery waiting for ever. */
const longestMs = 24 * 60 * 60 * 1000;

/**
 * When a receiver wants to be asked again, from its `Retry-After` (RFC 9110, 10.2.3): seconds or a date, at most a
 * day ahead. Null for anything else.
 */
export function parseRetryAfter(header: string | undefined, now: Date): Date | null {
  const text = header?.trim() ?? '';
  const at = /^\d{1,9}$/.test(text) ? now.getTime() + Number(text) * 1000 : parseHttpDate(text);
  if (at === null) return null;
  return new Date(Math.min(at, now.getTime() + longestMs));
}

function parseHttpDate(text: string): number | null {
  // `Date.parse` also takes what no server means by a date, such as a bare year.
  const at = /^[A-Z][a-z]{2,8}, /.test(text) && text.length < 40 ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? null : at;
}
