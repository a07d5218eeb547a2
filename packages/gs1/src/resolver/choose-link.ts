import { lookUpLanguage } from './language.js';
import { linksetMediaType } from './linkset.js';
import { parseLinkType, type LinkType, type Namespaces } from './link-type.js';
import { mediaTypeQuality, prefersMediaType } from './media-type.js';
import type { ResolverLink } from './resolver-link.js';

/** What of a request decides where it leads. */
export interface LinkRequest {
  /** The query parameter `linkType`. */
  readonly linkType?: string | undefined;
  /** The query parameter `context`. */
  readonly context?: string | undefined;
  /** The header `Accept`. */
  readonly accept?: string | undefined;
  /** The header `Accept-Language`. */
  readonly acceptLanguage?: string | undefined;
  /** Vocabularies of known link types besides GS1's. */
  readonly namespaces?: Namespaces;
}

/**
 * Where a request leads, by the HTTP status to answer with.
 *
 * - 200: the linkset itself, without a redirect.
 * - 307: one link, to redirect to.
 * - 300: links the request does not decide between.
 * - 400: `linkType` is not of the form `prefix:term`.
 * - 404: no link of this type; or none asked for and no default.
 * - 406: links of this type, and the request accepts no media type of theirs.
 */
export type LinkDecision =
  | { readonly status: 200 }
  | { readonly status: 307; readonly link: ResolverLink }
  | { readonly status: 300; readonly links: readonly ResolverLink[] }
  | { readonly status: 400 }
  | { readonly status: 404; readonly linkTypes: readonly LinkType[] }
  | { readonly status: 406; readonly mediaTypes: readonly string[] };

/**
 * Decides where a request for an identified thing leads.
 *
 * Without `linkType` that is the one link of type `gs1:defaultLink`, unless the language or media type asked for
 * speaks for one of type `gs1:defaultLinkMulti`. With one it is the link of that type for the context that is asked
 * for, or else for none in particular; of several the one with the most wanted media type, then the one in the
 * reader's language, then one in no language.
 *
 * @param links - Links of one anchor, or of several: those of the more specific anchor first.
 * @see GS1-Conformant Resolver standard 1.2, 2.6 to 2.9.
 */
export function chooseLink(links: readonly ResolverLink[], request: LinkRequest): LinkDecision {
  const { linkType, accept = '', namespaces } = request;
  // `all` is what earlier releases called `linkset`.
  if (linkType === 'linkset' || linkType === 'all') return { status: 200 };
  if (prefersMediaType(accept, linksetMediaType)) return { status: 200 };
  if (linkType === undefined) return chooseDefault(links, request);
  const wanted = parseLinkType(linkType, namespaces);
  if (wanted === undefined) return { status: 400 };
  const ofType = links.filter((link) => link.linkType === wanted);
  if (ofType.length === 0) return { status: 404, linkTypes: linkTypesOf(links) };
  const candidates = inContext(ofType, request.context);
  const acceptable = mostWanted(candidates, accept);
  if (acceptable.length === 0) return { status: 406, mediaTypes: mediaTypesOf(candidates) };
  return decide(inBestLanguage(acceptable, request.acceptLanguage));
}

/** A variant is taken only when the request decides for it, rather than its being the only one left. */
function chooseDefault(links: readonly ResolverLink[], request: LinkRequest): LinkDecision {
  const { accept = '', acceptLanguage } = request;
  const ofType = links.filter(({ linkType }) => linkType === 'gs1:defaultLinkMulti');
  const variants = inContext(ofType, request.context);
  const chosen = inBestLanguage(mostWanted(variants, accept), acceptLanguage);
  const [unasked, ...others] = inBestLanguage(variants);
  const isDecided = chosen.length === 1 && (others.length > 0 || chosen[0] !== unasked);
  const defaultLink = links.find(({ linkType }) => linkType === 'gs1:defaultLink');
  const link = isDecided ? chosen[0] : defaultLink;
  return link ? { status: 307, link } : { status: 404, linkTypes: linkTypesOf(links) };
}

function decide(candidates: readonly ResolverLink[]): LinkDecision {
  const [link] = candidates;
  const isOne = candidates.every(({ href }) => href === link?.href);
  return link && isOne ? { status: 307, link } : { status: 300, links: candidates };
}

/** Those for a context, else those for none in particular, else all. */
function inContext(
  links: readonly ResolverLink[],
  context: string | undefined,
): readonly ResolverLink[] {
  const asked =
    context === undefined ? [] : links.filter(({ contexts }) => contexts?.includes(context));
  if (asked.length > 0) return asked;
  const general = links.filter(({ contexts = [] }) => contexts.length === 0);
  return general.length > 0 ? general : links;
}

/** Those of the highest quality; none when the header refuses all of them. */
function mostWanted(links: readonly ResolverLink[], accept: string): ResolverLink[] {
  const qualities = links.map(({ mediaType }) =>
    // A target of unknown type may be anything; it is the last resort of a reader who is choosy.
    Math.max(mediaTypeQuality(accept, mediaType), mediaType === undefined ? Number.MIN_VALUE : 0),
  );
  const highest = Math.max(...qualities);
  return highest > 0 ? links.filter((_, i) => qualities[i] === highest) : [];
}

/** Those in the language that suits best, else those in no language in particular, else all. */
function inBestLanguage(
  links: readonly ResolverLink[],
  acceptLanguage = '',
): readonly ResolverLink[] {
  const languages = links.flatMap((link) => link.languages ?? []);
  const language = lookUpLanguage(acceptLanguage, languages);
  const fitting = links.filter((link) =>
    language === undefined
      ? (link.languages ?? []).length === 0
      : link.languages?.some((tag) => tag.toLowerCase() === language.toLowerCase()),
  );
  return fitting.length > 0 ? fitting : links;
}

function linkTypesOf(links: readonly ResolverLink[]): LinkType[] {
  return [...new Set(links.map(({ linkType }) => linkType))];
}

function mediaTypesOf(links: readonly ResolverLink[]): string[] {
  return [...new Set(links.flatMap(({ mediaType }) => mediaType ?? []))];
}
