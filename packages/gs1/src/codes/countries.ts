import { countryLetters, countryNumbers } from '../__generated__/country-codes.js';

let numbers: ReadonlySet<string> | undefined;
let alpha2Codes: ReadonlySet<string> | undefined;

/** True when a text is the three digits of a country of ISO 3166-1. */
export function isCountryNumber(text: string): boolean {
  return (numbers ??= new Set(countryNumbers.split(' '))).has(text);
}

/**
 * True when a text is an officially assigned code of ISO 3166-1 alpha-2, in capital letters. Reserved and
 * user-assigned codes (`EU`, `UK`, `XK`) are not.
 *
 * @example
 * isCountryAlpha2('DE'); // true
 * isCountryAlpha2('de'); // false
 */
export function isCountryAlpha2(text: string): boolean {
  return (alpha2Codes ??= new Set(countryLetters.split(' '))).has(text);
}

/**
 * The two letters of a country of ISO 3166-1.
 *
 * @param numeric - Its three digits.
 * @returns `undefined` for what is no officially assigned code.
 * @example
 * findCountryAlpha2('276'); // 'DE'
 */
export function findCountryAlpha2(numeric: string): string | undefined {
  return countryLetters.split(' ')[countryNumbers.split(' ').indexOf(numeric)];
}

/** The officially assigned codes of ISO 3166-1 alpha-2, in alphabetical order. */
export function countryAlpha2Codes(): string[] {
  return countryLetters.split(' ').sort();
}
