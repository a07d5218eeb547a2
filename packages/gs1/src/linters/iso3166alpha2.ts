import { isCountryAlpha2 } from '../codes/countries.js';
import { refuse, type LinterRefusal, type LinterRule } from './linter.js';

const noCountry: LinterRule = {
  code: 'UNKNOWN_COUNTRY',
  message: 'Expected a two-letter country code of ISO 3166-1.',
};

/**
 * `iso3166alpha2`: a two-letter country code of ISO 3166-1, in capitals.
 *
 * @see GS1 General Specifications, "Ship-to / Deliver-to country code: AI (4307)".
 */
export function lintIso3166alpha2(
  text: string,
  start: number,
  end: number,
): LinterRefusal | undefined {
  return isCountryAlpha2(text.slice(start, end)) ? undefined : refuse(noCountry, start, end);
}
