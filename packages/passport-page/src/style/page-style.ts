import { folds } from './folds.js';
import { foot } from './foot.js';
import { frame } from './frame.js';
import { home } from './home.js';
import { media } from './media.js';
import { plain } from './plain.js';
import { product } from './product.js';
import { readings } from './readings.js';
import { sections } from './sections.js';
import { squeeze } from './sent-style.js';
import { tokens } from './tokens.js';

/** A passport, a battery unit, the root of a server, or no product at all. */
export type PageKind = 'passport' | 'unit' | 'home' | 'plain';

/**
 * The style of a page, as it is sent: inside of each, so that a page is there with the first answer and needs nothing
 * else, with any version of the other servers of a cluster. None carries the rules of another kind of page.
 */
export const pageStyles: Readonly<Record<PageKind, string>> = {
  passport: styleWith(''),
  unit: styleWith(readings),
  home: styleWith(home),
  plain: styleWith(plain),
};

function styleWith(own: string): string {
  return squeeze([tokens, frame, product, sections, folds, foot, own, media].join(''));
}
