import { hash } from 'node:crypto';
import { folds } from './folds.js';
import { foot } from './foot.js';
import { frame } from './frame.js';
import { media } from './media.js';
import { product } from './product.js';
import { sections } from './sections.js';
import { tokens } from './tokens.js';

/**
 * The style of all pages, as it is sent: inside of each, so that a page is there with the first answer and
 * needs nothing else, of whatever version the other servers of a cluster are.
 */
export const pageStyle = squeeze([tokens, frame, product, sections, folds, foot, media].join(''));

/** Nothing but the page's own style and pictures of this server is applied or loaded: no script, no other host. */
export const pagePolicy =
  `default-src 'none'; style-src 'sha256-${hash('sha256', pageStyle, 'base64')}'; ` +
  "img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

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
    .trim();
}
