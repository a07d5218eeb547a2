const zero = 0x30;

/** A finite number in decimal notation, without an exponent and without zeros at its end. */
export function canonicalNumber(value: number): string {
  const [coefficient = '', exponent = '0'] = String(value).split('e');
  return exponent === '0' ? coefficient : shiftPoint(coefficient, Number(exponent));
}

/**
 * A text that is a decimal number without the zeros, and the plus sign, that say nothing; any other text as
 * it is. It is not read as a number, which would round long ones to others.
 */
export function canonicalDecimal(text: string): string {
  if (!/^[+-]?\d+(?:\.\d+)?$/.test(text)) return text;
  const isSigned = text.startsWith('+') || text.startsWith('-');
  const [whole = '', fraction = ''] = text.slice(isSigned ? 1 : 0).split('.');
  const digits = withoutLeadingZeros(whole);
  const decimals = withoutTrailingZeros(fraction);
  const number = decimals === '' ? digits : `${digits}.${decimals}`;
  return text.startsWith('-') && number !== '0' ? `-${number}` : number;
}

/** Moves the decimal point, to the right when `places` is more than 0. */
function shiftPoint(coefficient: string, places: number): string {
  const sign = coefficient.startsWith('-') ? '-' : '';
  const [whole = '', fraction = ''] = coefficient.slice(sign.length).split('.');
  const point = whole.length + places;
  const digits = whole + fraction;
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`;
  return sign + digits.padEnd(point, '0');
}

function withoutLeadingZeros(digits: string): string {
  let start = 0;
  while (start < digits.length - 1 && digits.charCodeAt(start) === zero) start++;
  return digits.slice(start);
}

function withoutTrailingZeros(digits: string): string {
  let end = digits.length;
  while (end > 0 && digits.charCodeAt(end - 1) === zero) end--;
  return digits.slice(0, end);
}
