import { isCountryNumber } from '../codes/countries.js';
import { refuse, type LinterRefusal, type LinterRule } from './linter.js';

const noCountry: LinterRule = {
  code: 'UNKNOWN_COUNTRY',
  message: 'Expected a three-digit country code of ISO 3166-1.',
};

/**
 * `iso3166`: a three-digit country code of ISO 3166-1.
 *
 * @see GS1 General Specifications, "Country of origin of a trade item: AI (422)".
 */
export function lintIso3166(text: string, start: number, end: number): LinterRefusal | undefined {
  return isCountryNumber(text.slice(start, end)) ? undefined : refuse(noCountry, start, end);
}
