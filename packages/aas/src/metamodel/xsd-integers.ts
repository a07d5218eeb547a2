/** Longer than any bound of an integer type, in digits. */
const digitsBeyondBounds = 21;

/** XML Schema Part 2, 3.4.13: digits, with a sign or without. */
export function isInteger(literal: string): boolean {
  return /^[+-]?\d+$/.test(literal);
}

/**
 * The integers from `least` to `greatest`, both included; undefined: without end. A sign is no matter of the
 * type but of the value (1.1): `-0` is a non-negative integer.
 */
export function isIntegerBetween(
  least: bigint | undefined,
  greatest: bigint | undefined,
): (literal: string) => boolean {
  return (literal) => {
    if (!isInteger(literal)) return false;
    const value = clampedValue(literal);
    return (least === undefined || value >= least) && (greatest === undefined || value <= greatest);
  };
}

/** The value, or one beyond all bounds in its place: what takes more digits is not worth reading. */
function clampedValue(literal: string): bigint {
  const digits = literal.slice(literal.search(/\d/)).replace(/^0+(?=\d)/, '');
  const magnitude =
    digits.length < digitsBeyondBounds ? BigInt(digits) : 10n ** BigInt(digitsBeyondBounds);
  return literal.startsWith('-') ? -magnitude : magnitude;
}
