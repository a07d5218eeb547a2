const EORI = /^[A-Z]{2}[A-Za-z0-9]{1,15}$/;

/**
 * True when a value has the shape of an EORI number: two capital letters for the issuing territory, then 1 to 15
 * letters or digits. Its issue by customs is not checked, nor is the prefix: `XI` (Northern Ireland) issues EORI
 * numbers and is no ISO country.
 *
 * @see Regulation (EU) No 952/2013 (Union Customs Code), Article 9; Delegated Regulation (EU) 2015/2446, Annex 12-01.
 * @example
 * isEori('LT123456789012'); // true
 */
export function isEori(value: unknown): value is string {
  return typeof value === 'string' && EORI.test(value);
}
