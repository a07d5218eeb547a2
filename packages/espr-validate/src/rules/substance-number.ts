const CAS = /^[1-9]\d{1,6}-\d{2}-\d$/;
const EC = /^[1-9]\d{2}-\d{3}-\d$/;

const ZERO = 48;
const NINE = 57;

/**
 * True when a text is a CAS Registry Number: 2 to 7 digits, 2 digits and a check digit. Counted
 * from the right, each digit weighs its position; the sum modulo 10 is the check digit.
 */
export function isCasNumber(text: string): boolean {
  if (!CAS.test(text)) return false;
  // The check digit, counted along, weighs nothing.
  let sum = 0;
  let weight = 0;
  for (let index = text.length - 1; index >= 0; index -= 1) {
    const code = text.charCodeAt(index);
    if (isDigit(code)) sum += weight++ * (code - ZERO);
  }
  return sum % 10 === text.charCodeAt(text.length - 1) - ZERO;
}

/**
 * True when a text is an EC number of the European chemicals inventories: 3 digits, 3 digits and
 * a check digit, the sum modulo 11 of the six digits weighed by their position from the left.
 */
export function isEcNumber(text: string): boolean {
  if (!EC.test(text)) return false;
  const digits = text.replaceAll('-', '');
  let sum = 0;
  for (let position = 1; position <= 6; position += 1) {
    sum += position * Number(digits[position - 1]);
  }
  return sum % 11 === Number(digits[6]);
}

function isDigit(code: number): boolean {
  return code >= ZERO && code <= NINE;
}
