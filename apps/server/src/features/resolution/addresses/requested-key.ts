import { canonicalUriStem, decodeDigitalLinkUri, isGrai, isGtin, toGtin14 } from '@dpp/gs1';
import { ApiError } from '../../../platform/http/api-error.js';
import { pathOf, type KeyTarget } from '../resolution-model.js';

/**
 * Gives the GTIN of an address in 14 digits.
 *
 * @param url - Path and query string, as sent.
 * @throws a 400 for what is no GTIN, and as `requireDataAttributes` does.
 */
export function requireGtin(gtin: string, url: string): string {
  if (!isGtin(gtin))
    throw ApiError.brief(
      400,
      'This is not a GTIN with a valid check digit.',
      'DIGITAL_LINK_INVALID',
    );
  const gtin14 = toGtin14(gtin);
  requireDataAttributes({ applicationIdentifier: '01', value: gtin14 }, url);
  return gtin14;
}

/** @throws a 400 for what is no GRAI, and as `requireDataAttributes` does. */
export function requireGrai(grai: string, url: string): void {
  if (!isGrai(grai))
    throw ApiError.brief(
      400,
      'This is not a GRAI with a valid check digit.',
      'DIGITAL_LINK_INVALID',
    );
  requireDataAttributes({ applicationIdentifier: '8003', value: grai }, url);
}

/**
 * Query parameters named by digits are GS1 data attributes, and nothing else (GS1 Digital Link: URI
 * syntax 1.6, "Query string"). The serial number of the address is not looked at: it may be a UUID, which no
 * Digital Link holds.
 *
 * @throws a 400 for one that is none, repeats, belongs in the path or breaks its rules.
 */
function requireDataAttributes(key: KeyTarget, url: string): void {
  const queryStart = url.indexOf('?');
  if (queryStart === -1) return;
  const attributes = [...new URLSearchParams(url.slice(queryStart))]
    .filter(([name]) => /^[0-9]+$/.test(name))
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  if (attributes.length === 0) return;
  const uri = `${canonicalUriStem}${pathOf(key)}?${attributes.join('&')}`;
  const problem = decodeDigitalLinkUri(uri).problems[0];
  if (problem) throw ApiError.brief(400, problem.message, 'DIGITAL_LINK_INVALID');
}
