import type { Locale } from '@dpp/espr-validate';
import { encodeQrCode } from '@dpp/gs1/qr';
import {
  toPassportPage,
  type PassportPageOptions,
  type ProductPageOptions,
} from '@dpp/passport-page';
import { allCategories } from '@dpp/passport-page/all-categories';
import { languageOf } from '@dpp/passport-page/all-locales';
import { vcReadiness } from '@dpp/vc';
import type { PassportJsonLd } from '../json-ld/json-ld.js';

/** What the pages of this server have in common, in one language. */
export function pageOptions(locale: Locale): ProductPageOptions {
  return {
    language: languageOf(locale),
    categories: allCategories,
    encodeQrCode: (uri) => encodeQrCode(uri, { errorCorrectionLevel: 'M' }),
  };
}

interface HtmlSource extends Pick<
  PassportPageOptions,
  'enrichment' | 'statusChangedAt' | 'statusNote' | 'supersededBy' | 'pictures'
> {
  readonly locale: Locale;
  /** The JSON-LD document as the viewer may see it. */
  readonly document: () => PassportJsonLd;
}

/** A passport as a web page. */
export function toPassportHtml(source: HtmlSource): string {
  const { document, locale, ...shown } = source;
  const passport = document();
  // A page names no form that the server would refuse.
  const { vcReady } = vcReadiness({ facility: passport.manufacturingFacility });
  return toPassportPage(passport, {
    ...pageOptions(locale),
    enrichment: shown.enrichment,
    statusChangedAt: shown.statusChangedAt,
    statusNote: shown.statusNote,
    supersededBy: shown.supersededBy,
    pictures: shown.pictures,
    hasCredentials: vcReady && passport.status !== 'DRAFT',
  });
}
