import { VcError } from '../error.js';

/** Tells what has begun and what has ended, for a verifier with a clock that may differ from the issuer's. */
export interface Moment {
  /** True when what begins then, in milliseconds since 1970, is still to come. */
  isBefore(beginMs: number): boolean;
  /** True when what ends then is over. An end that is now is. */
  hasPassed(endMs: number): boolean;
}

/**
 * @param clockSkewMs - Milliseconds by which a period counts as longer at either end. Default 0.
 * @throws {@link VcError} `INVALID_DATE` if `at` is no date; `INVALID_CLOCK_SKEW` if the skew is negative, endless
 * or no number.
 */
export function momentOf(at: Date, clockSkewMs = 0): Moment {
  // Every comparison with NaN is false and would let every period pass.
  const now = isDate(at) ? at.getTime() : Number.NaN;
  if (Number.isNaN(now)) {
    throw new VcError('INVALID_DATE', 'The moment to compare with is no date.');
  }
  if (!Number.isFinite(clockSkewMs) || clockSkewMs < 0) {
    throw new VcError('INVALID_CLOCK_SKEW', 'The clock skew is a length of time.');
  }
  return {
    isBefore: (beginMs) => now + clockSkewMs < beginMs,
    hasPassed: (endMs) => now - clockSkewMs >= endMs,
  };
}

/** A date of any realm: a page in a frame has a `Date` of its own. */
function isDate(value: unknown): value is Date {
  return typeof value === 'object' && value !== null && 'getTime' in value;
}
