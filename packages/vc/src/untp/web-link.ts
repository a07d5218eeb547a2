import { readText } from './localized-text.js';
import type { UntpLink } from './untp-product.js';

/** Web addresses as RFC 3986 spells them, without the brackets of an IPv6 address. */
const HTTP_URI =
  /^https?:\/\/(?:[\w.~:/?@!$&'()*+,;=-]|%[\dA-Fa-f]{2})+(?:#(?:[\w.~:/?@!$&'()*+,;=-]|%[\dA-Fa-f]{2})*)?$/;

/**
 * Reads the address of a document, which metadata gives alone or as `{ url, contentType, resourceTitle }`.
 *
 * @param name - What the document is, where it has no title of its own.
 * @returns `undefined` unless the address is a web address that can be written as a URI: UNTP's schema
 * takes no other, and a text that is no address stays where it was.
 */
export function createLink(document: unknown, name: string): UntpLink | undefined {
  if (typeof document === 'string') {
    const linkURL = httpUri(document);
    return linkURL === undefined ? undefined : { linkURL, linkName: name };
  }
  if (typeof document !== 'object' || document === null) return undefined;
  const { url, contentType, resourceTitle } = document as Record<string, unknown>;
  const linkURL = httpUri(url);
  if (linkURL === undefined) return undefined;
  return {
    linkURL,
    linkName: readText(resourceTitle) ?? name,
    ...(typeof contentType === 'string' && { mediaType: contentType }),
  };
}

/** Spells a web address as a URI: letters beyond ASCII are encoded. */
export function httpUri(address: unknown): string | undefined {
  // Most texts are no addresses, and to refuse one costs far more than to look.
  if (typeof address !== 'string' || !address.startsWith('http')) return undefined;
  let spelled: string;
  try {
    spelled = new URL(address).href;
  } catch {
    // It is no address at all.
    return undefined;
  }
  return HTTP_URI.test(spelled) ? spelled : undefined;
}
