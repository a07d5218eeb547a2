import { decodeDigitalLinkUri, decompressDigitalLinkUri } from '@dpp/gs1';
import { currentDigitalLinkUri } from '@dpp/gs1/scans';

/** Where a compressed Digital Link, or one of an older version of the standard, is resolved. */
export interface CanonicalAddress {
  /** Path and query string on this server. */
  readonly path: string;
  /** The same link uncompressed, in the current syntax. */
  readonly sameAs: string;
}

/** Why the path of a key leads nowhere. */
interface RefusedAddress {
  readonly refusal: string;
}

/** The keys this server resolves. */
const resolvedKeys: ReadonlySet<string> = new Set(['01', '8003']);

/**
 * Finds the address of a compressed Digital Link, and of one with names such as `gtin` and `ser`: the same
 * link uncompressed, in the current syntax.
 *
 * @param url - Path and query string, as sent, that no route has.
 * @returns undefined for what is no Digital Link of this server; a refusal for the path of a key with
 * something wrong in it.
 */
export function findCanonicalAddress(
  baseUrl: string,
  url: string,
): CanonicalAddress | RefusedAddress | undefined {
  const current = currentDigitalLinkUri(baseUrl + url);
  if (current !== baseUrl + url) return addressOf(baseUrl, current);
  const compressed = addressOf(baseUrl, uncompressed(baseUrl + url));
  if (!/^\/(?:01|8003)\//.test(url)) return compressed;
  const { digitalLink, problems } = decodeDigitalLinkUri(baseUrl + url);
  if (digitalLink) return undefined;
  return compressed ?? { refusal: problems[0]?.message ?? 'This is no Digital Link.' };
}

function addressOf(baseUrl: string, sameAs: string | undefined): CanonicalAddress | undefined {
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
