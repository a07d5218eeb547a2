import {
  formatLinkset,
  linksetMediaType,
  type LinkType,
  type ResolverLink,
} from '@dpp/gs1/resolver';
import { passportUrl } from '../digital-link-uri.js';
import {
  representationKinds,
  representations,
  type RepresentationKind,
} from './representations.js';

/** Where links lead, if not to the passport. */
interface LinkedAddresses {
  /** Where the address that has these links leads by itself. */
  readonly leadsTo?: string | undefined;
  /** Where the representations are. */
  readonly href?: string | undefined;
}

/**
 * Each representation stands at the same address: which one is answered is up to `Accept`.
 *
 * @param addresses - Those that are not the passport's.
 */
export function passportLinks(
  id: string,
  baseUrl: string,
  { leadsTo, href = passportUrl(id, baseUrl) }: LinkedAddresses = {},
): ResolverLink[] {
  const links = Object.values(representations).flatMap(({ linkTypes, mediaType, title }) =>
    linkTypes.map((linkType) => ({ linkType, href, title, mediaType, languages: ['en'] })),
  );
  const defaultLink = { href: leadsTo ?? href, title: 'Product passport' };
  return [{ linkType: 'gs1:defaultLink', ...defaultLink }, ...links];
}

/** The one representation a link type stands for; undefined where `Accept` has to decide. */
export function representationOf(linkType: LinkType): RepresentationKind | undefined {
  const kinds = representationKinds.filter((kind) =>
    representations[kind].linkTypes.includes(linkType),
  );
  return kinds.length === 1 ? kinds[0] : undefined;
}

/** A passport as a linkset names it. */
export interface LinkedPassport extends LinkedAddresses {
  readonly id: string;
  readonly operatorName: string;
}

/**
 * The linkset of a passport (RFC 9264).
 *
 * @param anchor - The address that was resolved.
 * @param others - Passports of other issuers for the same key, each an anchor of its own: they are
 * named, and never chosen.
 */
export function toLinkset(
  passport: LinkedPassport & { readonly anchor: string },
  others: readonly LinkedPassport[],
  baseUrl: string,
): string {
  const anchors = [
    passport,
    ...others.map((other) => ({ ...other, anchor: passportUrl(other.id, baseUrl) })),
  ];
  return JSON.stringify(
    formatLinkset(
      anchors.map(({ id, anchor, operatorName, ...addresses }) => ({
        anchor,
        description: `Product passport by ${operatorName}`,
        links: passportLinks(id, baseUrl, addresses),
      })),
    ),
  );
}

/** The value of the `Link` header that names the linkset of an address of this server. */
export function linksetLink(address: string): string {
  return `<${address}?linkType=linkset>; rel="linkset"; type="${linksetMediaType}"`;
}
