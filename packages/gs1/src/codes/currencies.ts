import { currencyLetters, currencyNumbers } from '../__generated__/currency-codes.js';

let numbers: ReadonlySet<string> | undefined;

/**
 * True when a text is the three digits of a currency of ISO 4217. Those withdrawn since 2019 are: what was
 * printed before still means them.
 */
export function isCurrencyNumber(text: string): boolean {
  return (numbers ??= new Set(currencyNumbers.split(' '))).has(text);
}

/**
 * The three letters of a currency of ISO 4217.
 *
 * @param numeric - Its three digits.
 * @returns `undefined` for what is no currency.
 * @example
 * findCurrencyAlpha3('978'); // 'EUR'
 */
export function findCurrencyAlpha3(numeric: string): string | undefined {
  return currencyLetters.split(' ')[currencyNumbers.split(' ').indexOf(numeric)];
}
