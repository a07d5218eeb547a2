import { isCurrencyNumber } from '../codes/currencies.js';
import { refuse, type LinterRefusal, type LinterRule } from './linter.js';

const noCurrency: LinterRule = {
  code: 'UNKNOWN_CURRENCY',
  message: 'Expected a three-digit currency code of ISO 4217.',
};

/**
 * `iso4217`: a three-digit currency code of ISO 4217.
 *
 * @see GS1 General Specifications, "Amount payable and ISO currency code: AI (391n)".
 */
export function lintIso4217(text: string, start: number, end: number): LinterRefusal | undefined {
  return isCurrencyNumber(text.slice(start, end)) ? undefined : refuse(noCurrency, start, end);
}
