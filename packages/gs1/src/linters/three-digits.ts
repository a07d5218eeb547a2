/** The number that exactly three digits make, or -1 for any other component. */
export function threeDigits(text: string, start: number, end: number): number {
  if (end - start !== 3) return -1;
  let value = 0;
  for (let index = start; index < end; index++) {
    const digit = text.charCodeAt(index) - 0x30;
    if (digit < 0 || digit > 9) return -1;
    value = value * 10 + digit;
  }
  return value;
}
