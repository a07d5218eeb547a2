import { canonicalUriStem, decodeDigitalLinkUri } from '@dpp/gs1';
import { ApiError } from '../../../platform/http/api-error.js';

/** A GTIN with its variant, its lot or what a third party says of it, and perhaps a serial number. */
const qualifiedGtin =
  /^\/01\/(?<gtin>[^/?]+)(?<qualifiers>(?:\/(?:22|10|235)\/[^/?]+)+)(?<serial>\/21\/[^/?]+)?\/?(?=\?|$)/;

/** An address without its variant and lot, which no passport is kept for by themselves. */
export function withoutQualifiers(url: string): string {
  return url.replace(qualifiedGtin, '/01/$<gtin>$<serial>');
}

/**
 * The qualifiers between the GTIN and the serial number of an address, as a path in canonical spelling, such
 * as `/22/2A/10/ABC`; empty without any.
 *
 * @param gtin14 - The GTIN of the address in its 14 digits.
 * @param url - Path and query string, as sent.
 * @throws a 400 for qualifiers that break their rules or their order.
 */
export function requireQualifiers(gtin14: string, url: string): string {
  const { qualifiers, serial } = qualifiedGtin.exec(url)?.groups ?? {};
  if (qualifiers === undefined) return '';
  // The serial number is not looked at: it may be a UUID, which no Digital Link holds.
  const path = `/01/${gtin14}${qualifiers}${serial === undefined ? '' : '/21/0'}`;
  const { digitalLink, problems } = decodeDigitalLinkUri(canonicalUriStem + path);
  if (!digitalLink)
    throw ApiError.brief(
      400,
      problems[0]?.message ?? 'This is no Digital Link.',
      'DIGITAL_LINK_INVALID',
    );
  return digitalLink.qualifiers
    .filter(({ applicationIdentifier }) => applicationIdentifier !== '21')
    .map(({ applicationIdentifier: ai, value }) => `/${ai}/${encodeURIComponent(value)}`)
    .join('');
}

/** The lot of such a path in canonical spelling; undefined without one. */
export function lotOf(qualifiers: string): string | undefined {
  const lot = /\/10\/([^/]+)/.exec(qualifiers)?.[1];
  return lot === undefined ? undefined : decodeURIComponent(lot);
}
