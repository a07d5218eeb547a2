/** Bits that hold any number of so many digits; one bit even for none. */
export function bitsForDigits(count: number): number {
  return Math.ceil((count * Math.LN10) / Math.LN2 + margin);
}

/** Bits that hold any length up to a maximum. */
export function bitsForLength(maxLength: number): number {
  return Math.ceil(Math.log2(maxLength) + margin);
}

/** GS1 Digital Link standard 1.2, compression: what is added before rounding up. */
const margin = 0.01;
