import type { RepresentationKind } from './representations.js';
import { toUnitHtml } from './unit-html.js';
import type { UnitJsonLd } from './unit-json-ld.js';

/** The representations of a unit. */
export type UnitKind = Extract<RepresentationKind, 'html' | 'json-ld'>;

/** The document as it is sent. */
export function unitText(document: UnitJsonLd, kind: UnitKind): string {
  return kind === 'html' ? toUnitHtml(document) : JSON.stringify(document);
}
