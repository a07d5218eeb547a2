import type { UnitSeries } from '../features/units/unit-series-model.js';
import type { RepresentationKind } from './representations.js';
import { toUnitHtml } from './unit-html.js';
import type { UnitJsonLd } from './unit-json-ld.js';

/** The representations of a unit. */
export type UnitKind = Extract<RepresentationKind, 'html' | 'json-ld'>;

/**
 * The document as it is sent.
 *
 * @param older - What was measured before the events of the document, which its page draws as well.
 */
export function unitText(document: UnitJsonLd, kind: UnitKind, older?: UnitSeries): string {
  return kind === 'html' ? toUnitHtml(document, older) : JSON.stringify(document);
}
