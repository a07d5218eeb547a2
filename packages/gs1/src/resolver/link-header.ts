import { Gs1Error } from '../error.js';
import { requireAbsoluteUri } from './resolver-link.js';

/** One link of a `Link` header. */
export interface HeaderLink {
  /** Absolute URI. */
  readonly href: string;
  /** A registered relation type such as `linkset`, or a URI. */
  readonly relation: string;
  /** Media type of the target. */
  readonly mediaType?: string;
  /** BCP 47 tags. */
  readonly languages?: readonly string[];
  readonly title?: string;
}

/** RFC 8288, 3.3: a registered type, or a URI; no space, quote or control character either way. */
const relationType = /^[A-Za-z][A-Za-z0-9.:/?#@!$&'()*+,;=~_%-]*$/;
const mediaTypeForm = /^[A-Za-z0-9!#$&^_.+-]+\/[A-Za-z0-9!#$&^_.+-]+$/;
const languageForm = /^[A-Za-z0-9]{1,8}(?:-[A-Za-z0-9]{1,8})*$/;

/**
 * Writes links as the value of a `Link` header. Nothing in a link can end its value or the header: a
 * title is quoted and escaped, beyond ASCII it is written as `title*`.
 *
 * @throws {@link Gs1Error} `INVALID_URI` for a target that is no absolute URI, `INVALID_CHARACTER` for a
 * relation, media type, language or title with a character it may not hold.
 * @see RFC 8288, 3; RFC 8187, 3.2.
 * @example
 * formatLinkHeader([{ href: 'https://a.example/', relation: 'linkset' }]); // '<https://a.example/>; rel="linkset"'
 */
export function formatLinkHeader(links: readonly HeaderLink[]): string {
  return links.map(formatLink).join(', ');
}

function formatLink({ href, relation, mediaType, languages = [], title }: HeaderLink): string {
  requireAbsoluteUri(href);
  const parameters = [`rel="${matching(relation, relationType)}"`];
  if (mediaType !== undefined) parameters.push(`type="${matching(mediaType, mediaTypeForm)}"`);
  for (const tag of languages) parameters.push(`hreflang="${matching(tag, languageForm)}"`);
  if (title !== undefined) parameters.push(titleParameter(title));
  return [`<${href}>`, ...parameters].join('; ');
}

function matching(value: string, form: RegExp): string {
  if (form.test(value)) return value;
  throw new Gs1Error('INVALID_CHARACTER', 'A parameter of a link holds a character it may not.');
}

function titleParameter(title: string): string {
  if (/^[\x20-\x7e]*$/.test(title)) return `title="${title.replaceAll(/["\\]/g, '\\$&')}"`;
  // eslint-disable-next-line no-control-regex -- what a header must never carry, encoded or not
  if (/[\x00-\x1f\x7f]/.test(title) || !title.isWellFormed()) {
    throw new Gs1Error('INVALID_CHARACTER', 'A title holds no control character.');
  }
  return `title*=UTF-8''${encodeExtended(title)}`;
}

/** RFC 8187, 3.2.1: percent-encoded UTF-8 but for `attr-char`. */
function encodeExtended(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
