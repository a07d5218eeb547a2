import type { RepresentationKind } from './representations.js';
import { toUnitHtml, type UnitPageExtras } from './unit-html.js';
import type { UnitJsonLd } from './unit-json-ld.js';

/** The representations of a unit. */
export type UnitKind = Extract<RepresentationKind, 'html' | 'json-ld'>;

/**
 * The document as it is sent.
 *
 * @param extras - What a page shows besides.
 */
export function unitText(document: UnitJsonLd, kind: UnitKind, extras?: UnitPageExtras): string {
  return kind === 'html' ? toUnitHtml(document, extras) : JSON.stringify(document);
}
