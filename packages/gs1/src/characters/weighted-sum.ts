/**
 * Sums the digits from `start` to `end`, exclusive, weighted 3 and 1 in turn from the right: the last one stands before
 * the check digit and weighs 3. A sum and its check digit make a multiple of ten.
 *
 * @returns The sum, 0 for no digits; -1 when a character is not 0-9.
 * @see GS1 General Specifications, "Standard check digit calculations for GS1 data structures".
 */
export function weightedSum(text: string, start: number, end: number): number {
  let weight = 3;
  let sum = 0;
  for (let index = end - 1; index >= start; index--) {
    const digit = text.charCodeAt(index) - 0x30;
    if (digit < 0 || digit > 9) return -1;
    sum += weight * digit;
    weight = 4 - weight;
  }
  return sum;
}
