import { Gs1Error } from '../error.js';
import { relationOf, type Namespaces } from './link-type.js';
import { requireAbsoluteUri, type ResolverLink } from './resolver-link.js';

/** The media type of a linkset in JSON (RFC 9264, 4.2). */
export const linksetMediaType = 'application/linkset+json';

/** Makes JSON-LD of a linkset in JSON: the target of a `Link` with the relation `relation`. */
export const linksetContext = {
  href: 'https://ref.gs1.org/standards/resolver/linkset-context',
  relation: 'http://www.w3.org/ns/json-ld#context',
  mediaType: 'application/ld+json',
} as const;

/** The links of one identified thing. */
export interface LinksOfAnchor {
  /** The uncompressed Digital Link URI, or another URI, that the links start from. */
  readonly anchor: string;
  /** What the thing is, for people. */
  readonly description?: string;
  readonly links: readonly ResolverLink[];
}

/** The target of a link, as RFC 9264 writes it. */
export interface LinkTarget {
  readonly href: string;
  readonly title: string;
  readonly type?: string;
  readonly hreflang?: readonly string[];
  readonly context?: readonly string[];
}

/** One anchor with its targets by relation type. */
export interface LinkContext {
  readonly anchor: string;
  readonly description?: string;
  readonly [relation: string]: string | readonly LinkTarget[] | undefined;
}

/** A linkset document. */
export interface LinksetDocument {
  readonly linkset: readonly LinkContext[];
}

/**
 * Writes links as a linkset. A link of type `gs1:defaultLink` shows its target and title alone, as the
 * resolver standard has it (2.5.8).
 *
 * @param anchors - The most specific thing first.
 * @param namespaces - Vocabularies besides GS1's. Default none.
 * @throws {@link Gs1Error} `INVALID_URI` for an anchor or a target that is no absolute URI, and for a link type with
 * a prefix that has no namespace.
 * @see RFC 9264, 4.2; GS1-Conformant Resolver standard 1.2, 2.10.
 * @example
 * const anchor = 'https://id.gs1.org/01/09506000134352';
 * formatLinkset([{ anchor, links: [] }]); // { linkset: [{ anchor: 'https://id.gs1.org/01/09506000134352' }] }
 */
export function formatLinkset(
  anchors: readonly LinksOfAnchor[],
  namespaces: Namespaces = {},
): LinksetDocument {
  return { linkset: anchors.map((anchor) => linkContext(anchor, namespaces)) };
}

function linkContext(
  { anchor, description, links }: LinksOfAnchor,
  namespaces: Namespaces,
): LinkContext {
  requireAbsoluteUri(anchor);
  const targets = new Map<string, LinkTarget[]>();
  for (const link of links) {
    const relation = relationOf(link.linkType, namespaces);
    if (relation === undefined) {
      throw new Gs1Error('INVALID_URI', 'A link type has a prefix without a namespace.');
    }
    const list = targets.get(relation) ?? [];
    list.push(linkTarget(link));
    targets.set(relation, list);
  }
  return {
    anchor,
    ...(description !== undefined && { description }),
    ...Object.fromEntries(targets),
  };
}

function linkTarget(link: ResolverLink): LinkTarget {
  const { linkType, href, title, mediaType, languages = [], contexts = [] } = link;
  requireAbsoluteUri(href);
  if (linkType === 'gs1:defaultLink') return { href, title };
  return {
    href,
    title,
    ...(mediaType !== undefined && { type: mediaType }),
    ...(languages.length > 0 && { hreflang: languages }),
    ...(contexts.length > 0 && { context: contexts }),
  };
}
