import { isCountryNumber } from '../codes/countries.js';
import { refuse, type LinterRefusal, type LinterRule } from './linter.js';

const noCountry: LinterRule = {
  code: 'UNKNOWN_COUNTRY',
  message: 'Expected a three-digit country code of ISO 3166-1, or 999.',
};

/**
 * `iso3166999`: a three-digit country code of ISO 3166-1, or 999 where the processor has an
 * approval number without a country.
 *
 * @see GS1 General Specifications, "Number of processor with three-digit ISO country code: AI
 * (703s)".
 */
export function lintIso3166999(
  text: string,
  start: number,
  end: number,
): LinterRefusal | undefined {
  const code = text.slice(start, end);
  const isKnown = code === '999' || isCountryNumber(code);
  return isKnown ? undefined : refuse(noCountry, start, end);
}
