import { isCountryCode } from '@dpp/espr-validate';
import { ApiError } from '../../platform/http/api-error.js';

/** @throws a 400 for what is no country. */
export function parseCountry(text: string): string {
  const country = text.trim().toUpperCase();
  // Capitals of other letters may be two of these: ß, ı.
  if (/^[a-z]{2}$/i.test(text.trim()) && isCountryCode(country)) return country;
  throw ApiError.badRequest('country must be an ISO 3166-1 alpha-2 code, such as PT.');
}

/** Blank is nothing. */
export function textOrNull(text: string | null | undefined): string | null {
  return text?.trim() || null;
}
