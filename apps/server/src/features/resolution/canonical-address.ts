import { decodeDigitalLinkUri, decompressDigitalLinkUri } from '@dpp/gs1';
import { walkUp } from '@dpp/gs1/resolver';

/** Where a Digital Link is resolved that stands in a form no route has. */
export interface CanonicalAddress {
  /** Path and query string on this server. */
  readonly path: string;
  /** The uncompressed form of a compressed link, else undefined. */
  readonly sameAs: string | undefined;
}

/** Why the path of a key leads nowhere. */
export interface RefusedAddress {
  readonly refusal: string;
}

/** The keys this server resolves. */
const resolvedKeys: ReadonlySet<string> = new Set(['01', '8003']);

/**
 * Finds the address of a Digital Link with qualifiers beyond a serial number, which leads to the serial
 * number or else to the key; and that of a compressed one, which is its uncompressed form.
 *
 * @param url - Path and query string, as sent.
 * @returns undefined for what is no Digital Link of this server; a refusal for the path of a key with
 * something wrong in it.
 */
export function findCanonicalAddress(
  baseUrl: string,
  url: string,
): CanonicalAddress | RefusedAddress | undefined {
  return /^\/(?:01|8003)\//.test(url) && !isCompressed(baseUrl + url)
    ? addressOfQualified(baseUrl, url)
    : addressOfCompressed(baseUrl, url);
}

function isCompressed(uri: string): boolean {
  return decodeDigitalLinkUri(uri).digitalLink === undefined && uncompressed(uri) !== undefined;
}

function addressOfQualified(
  baseUrl: string,
  url: string,
): CanonicalAddress | RefusedAddress | undefined {
  const { digitalLink, problems } = decodeDigitalLinkUri(baseUrl + url);
  if (!digitalLink) return { refusal: problems[0]?.message ?? 'This is no Digital Link.' };
  if (digitalLink.uriStem !== baseUrl) return undefined;
  const level = walkUp(digitalLink).find(({ qualifiers }) =>
    qualifiers.every(({ applicationIdentifier }) => applicationIdentifier === '21'),
  );
  if (!level) return undefined;
  const path = [level.primaryKey, ...level.qualifiers]
    .map(({ applicationIdentifier: ai, value }) => `/${ai}/${encodeURIComponent(value)}`)
    .join('');
  const query = url.includes('?') ? url.slice(url.indexOf('?')) : '';
  const [from = ''] = url.split('?');
  // A slash at its end apart, a route has that path: it was asked, and did not want it.
  return path === from.replace(/\/$/, '') ? undefined : { path: path + query, sameAs: undefined };
}

function addressOfCompressed(baseUrl: string, url: string): CanonicalAddress | undefined {
  const sameAs = uncompressed(baseUrl + url);
  if (sameAs === undefined) return undefined;
  const { digitalLink } = decodeDigitalLinkUri(sameAs);
  const key = digitalLink?.primaryKey.applicationIdentifier ?? '';
  if (digitalLink?.uriStem !== baseUrl || !resolvedKeys.has(key)) return undefined;
  return { path: sameAs.slice(baseUrl.length), sameAs };
}

function uncompressed(uri: string): string | undefined {
  const decompression = decompressDigitalLinkUri(uri);
  return decompression.decompressed ? decompression.uri : undefined;
}
