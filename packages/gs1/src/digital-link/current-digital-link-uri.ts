import { maxInputLength } from '../syntax/message.js';
import { findApplicationIdentifier } from '../syntax/application-identifier.js';
import { decodeDigitalLinkUri } from './decode-digital-link-uri.js';
import { splitUri, type UriParts } from './uri.js';

/**
 * The names that stood for Application Identifiers before version 1.3 of the standard.
 *
 * @see GS1 Digital Link standard: URI syntax 1.1, "convenience alphas".
 */
const applicationIdentifiers: ReadonlyMap<string, string> = new Map([
  ['sscc', '00'],
  ['gtin', '01'],
  ['lot', '10'],
  ['exp', '17'],
  ['ser', '21'],
  ['cpv', '22'],
  ['gdti', '253'],
  ['glnx', '254'],
  ['gcn', '255'],
  ['ginc', '401'],
  ['gsin', '402'],
  ['gln', '414'],
  ['payto', '415'],
  ['expdt', '7003'],
  ['grai', '8003'],
  ['giai', '8004'],
  ['itip', '8006'],
  ['cpid', '8010'],
  ['cpsn', '8011'],
  ['gsrnp', '8017'],
  ['gsrn', '8018'],
  ['srin', '8019'],
]);

/** A GTIN-8, GTIN-12 or GTIN-13, which older versions took in a link as it is. */
const shortGtin = /^(?:\d{8}|\d{12,13})$/;

/** Cheap to test: no other link is rewritten. */
const mayBeOlder = /\/(?:01\/(?:\d{8}|\d{12,13})(?:[/?#]|$)|[a-z]{3,5}\/)/;

/**
 * Rewrites a Digital Link of an older version of the standard as the current syntax has it: `gtin`, `ser`,
 * `lot` and the like become Application Identifiers, a GTIN of 8, 12 or 13 digits gets its leading zeros.
 * A link that the current syntax reads is not changed.
 *
 * @param uri - Any text.
 * @returns `uri` itself unless the rewritten link is valid. Never throws.
 * @see GS1 Digital Link standard: URI syntax 1.1, which has both forms; 1.6, which has neither.
 * @example
 * currentDigitalLinkUri('https://example.com/gtin/9506000134352/ser/7'); // 'https://example.com/01/09506000134352/21/7'
 * currentDigitalLinkUri('https://example.com/01/09506000134352'); // 'https://example.com/01/09506000134352'
 * currentDigitalLinkUri('https://example.com/gtin/9506000134353'); // 'https://example.com/gtin/9506000134353'
 */
export function currentDigitalLinkUri(uri: string): string {
  if (uri.length > maxInputLength || !mayBeOlder.test(uri)) return uri;
  const parts = splitUri(uri);
  if ('code' in parts) return uri;
  const path = uri.slice(parts.pathStart, parts.queryStart);
  const current = currentPath(path);
  if (current === path) return uri;
  const link = uri.slice(0, parts.pathStart) + current + currentQuery(uri, parts);
  return decodeDigitalLinkUri(link).valid ? link : uri;
}

/** Goes through the pairs of name and value from the right up to the primary key: the stem stays as it is. */
function currentPath(path: string): string {
  const segments = path.split('/');
  const end = segments.at(-1) === '' ? segments.length - 1 : segments.length;
  for (let at = end - 2; at > 0; at -= 2) {
    const name = segments[at] ?? '';
    const ai = applicationIdentifiers.get(name) ?? name;
    const entry = findApplicationIdentifier(ai);
    if (!entry) return path;
    segments[at] = ai;
    if (!entry.qualifierSequences) continue;
    const value = segments[at + 1] ?? '';
    if (ai === '01' && shortGtin.test(value)) segments[at + 1] = value.padStart(14, '0');
    return segments.join('/');
  }
  return path;
}

/** The names are those of attributes there. */
function currentQuery(uri: string, { queryStart }: UriParts): string {
  return uri
    .slice(queryStart)
    .replace(
      /([?&])(exp|expdt)(?==)/g,
      (_match, mark: string, name: string) => `${mark}${applicationIdentifiers.get(name) ?? name}`,
    );
}
