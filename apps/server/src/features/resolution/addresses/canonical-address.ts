import { decodeDigitalLinkUri, decompressDigitalLinkUri } from '@dpp/gs1';

/** Where a compressed Digital Link is resolved. */
export interface CanonicalAddress {
  /** Path and query string on this server. */
  readonly path: string;
  /** Its uncompressed form. */
  readonly sameAs: string;
}

/** Why the path of a key leads nowhere. */
export interface RefusedAddress {
  readonly refusal: string;
}

/** The keys this server resolves. */
const resolvedKeys: ReadonlySet<string> = new Set(['01', '8003']);

/**
 * Finds the address of a compressed Digital Link: its uncompressed form.
 *
 * @param url - Path and query string, as sent, that no route has.
 * @returns undefined for what is no Digital Link of this server; a refusal for the path of a key with
 * something wrong in it.
 */
export function findCanonicalAddress(
  baseUrl: string,
  url: string,
): CanonicalAddress | RefusedAddress | undefined {
  const compressed = addressOfCompressed(baseUrl, url);
  if (!/^\/(?:01|8003)\//.test(url)) return compressed;
  const { digitalLink, problems } = decodeDigitalLinkUri(baseUrl + url);
  if (digitalLink) return undefined;
  return compressed ?? { refusal: problems[0]?.message ?? 'This is no Digital Link.' };
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
