import type { Locale } from '@dpp/espr-validate';
import { type Picture, type GrantInLinks, toUnitPage } from '@dpp/passport-page';
import type { UnitSeries } from '../../features/units/events/unit-series-model.js';
import { pageOptions } from '../page/html.js';
import type { RepresentationKind } from './representations.js';
import type { UnitJsonLd } from '../json-ld/unit-json-ld.js';

/** The representations of a unit. */
export type UnitKind = Extract<RepresentationKind, 'html' | 'json-ld'>;

/** How a unit is shown. */
export interface UnitShow {
  readonly kind: UnitKind;
  /** The language of a page. */
  readonly locale: Locale;
  /** What was measured before the events of the document, which its page draws as well. */
  readonly older?: UnitSeries | undefined;
  /** Pictures of its passport that this server holds. */
  readonly pictures?: readonly Picture[] | undefined;
  /** The token that a page was opened with: its links to other documents of this server keep it. */
  readonly grant?: GrantInLinks | undefined;
}

/** The document as it is sent. */
export function unitText(document: UnitJsonLd, { kind, locale, ...extras }: UnitShow): string {
  return kind === 'html'
    ? toUnitPage(document, { ...pageOptions(locale), ...extras })
    : JSON.stringify(document);
}
