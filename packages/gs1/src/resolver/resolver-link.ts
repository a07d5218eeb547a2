import { Gs1Error } from '../error.js';
import type { LinkType } from './link-type.js';

/** A link from an identified thing to something about it. */
export interface ResolverLink {
  readonly linkType: LinkType;
  /** Absolute URI. */
  readonly href: string;
  /** For people, in the language of the target. */
  readonly title: string;
  /** Media type of the target, such as `text/html`. */
  readonly mediaType?: string;
  /** BCP 47 tags of the target's languages. Default: none in particular. */
  readonly languages?: readonly string[];
  /**
   * What requests the target is for, in words of the resolver's own, such as a market or an audience.
   * Default: all of them.
   */
  readonly contexts?: readonly string[];
}

/**
 * RFC 3986: a scheme, then reserved and unreserved characters and whole percent sequences; a host,
 * where the scheme has one.
 */
const absoluteUri =
  /^(?!https?:(?!\/\/[^/?#]))[A-Za-z][A-Za-z0-9+.-]*:(?:[A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=]|%[0-9A-Fa-f]{2})+$/;

/** @throws {@link Gs1Error} `INVALID_URI` for what no header and no linkset may hold as a target. */
export function requireAbsoluteUri(uri: string): void {
  if (absoluteUri.test(uri)) return;
  throw new Gs1Error('INVALID_URI', 'The target of a link is an absolute URI.');
}

/**
 * Adds the query string of a request to the target it is redirected to, as it came.
 *
 * @param query - With or without its `?`; may be empty.
 * @see GS1-Conformant Resolver standard 1.2, 2.12.
 * @example
 * passQueryOn('https://a.example/p?x=1#top', '?linkType=gs1:pip') // 'https://a.example/p?x=1&linkType=gs1:pip#top'
 */
export function passQueryOn(href: string, query: string): string {
  const added = query.startsWith('?') ? query.slice(1) : query;
  if (added === '') return href;
  const hash = href.indexOf('#');
  const [target, fragment] = hash === -1 ? [href, ''] : [href.slice(0, hash), href.slice(hash)];
  const separator = !target.includes('?') ? '?' : /[?&]$/.test(target) ? '' : '&';
  return target + separator + added + fragment;
}
