import { hash } from 'node:crypto';
import { folds } from './folds.js';
import { foot } from './foot.js';
import { frame } from './frame.js';
import { media } from './media.js';
import { plain } from './plain.js';
import { product } from './product.js';
import { readings } from './readings.js';
import { sections } from './sections.js';
import { tokens } from './tokens.js';

/** A passport, a battery unit, or no product at all. */
export type PageKind = 'passport' | 'unit' | 'plain';

/**
 * The style of a page, as it is sent: inside of each, so that a page is there with the first answer and
 * needs nothing else, of whatever version the other servers of a cluster are. None carries the rules of
 * another kind of page.
 */
export const pageStyles: Readonly<Record<PageKind, string>> = {
  passport: styleWith(''),
  unit: styleWith(readings),
  plain: styleWith(plain),
};

function styleWith(own: string): string {
  return squeeze([tokens, frame, product, sections, folds, foot, own, media].join(''));
}

const styleHashes = Object.values(pageStyles).map(
  (style) => `'sha256-${hash('sha256', style, 'base64')}'`,
);

/**
 * Nothing but the pages' own style and pictures of this server is applied or loaded: no script, no other host.
 * What checks a page fetches `/robots.txt` in its name, which is all that `connect-src` is for.
 */
export const pagePolicy =
  `default-src 'none'; style-src ${styleHashes.join(' ')}; ` +
  "img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Without comments and the space that only people need. No value of the style holds braces or semicolons. */
function squeeze(css: string): string {
  return css
    .replace(/\/\*[^*]*\*\//g, '')
    .replace(/\s+/g, ' ')
    .replaceAll('; }', '}')
    .replaceAll(' {', '{')
    .replaceAll('{ ', '{')
    .replaceAll('} ', '}')
    .replaceAll('; ', ';')
    .replaceAll(': ', ':')
    .replaceAll(', ', ',')
    .replaceAll(' > ', '>')
    .trim();
}
