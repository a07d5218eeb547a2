import { isCountryAlpha2 } from '@dpp/gs1/codes';

/**
 * True when a value is an officially assigned ISO 3166-1 alpha-2 code in capital letters.
 * Reserved and user-assigned codes (`EU`, `UK`, `XK`) are not.
 *
 * @example
 * isCountryCode('DE'); // true
 * isCountryCode('de'); // false
 */
export function isCountryCode(value: unknown): value is string {
  return typeof value === 'string' && isCountryAlpha2(value);
}
