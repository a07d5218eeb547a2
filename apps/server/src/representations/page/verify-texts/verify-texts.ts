import type { Locale } from '@dpp/espr-validate';
import { englishVerifierTexts, type VerifierTexts } from '@dpp/merkle-seal/verifier-texts';
import { languageOf } from '@dpp/passport-page/all-locales';
import { bg } from './bg.js';
import { cs } from './cs.js';
import { da } from './da.js';
import { de } from './de.js';
import { el } from './el.js';
import { es } from './es.js';
import { et } from './et.js';
import { fi } from './fi.js';
import { fr } from './fr.js';
import { ga } from './ga.js';
import { hr } from './hr.js';
import { hu } from './hu.js';
import { is } from './is.js';
import { it } from './it.js';
import { lt } from './lt.js';
import { lv } from './lv.js';
import { mt } from './mt.js';
import { nl } from './nl.js';
import { no } from './no.js';
import { pl } from './pl.js';
import { pt } from './pt.js';
import { ro } from './ro.js';
import { sk } from './sk.js';
import { sl } from './sl.js';
import { sv } from './sv.js';
import { tr } from './tr.js';
import { uk } from './uk.js';
import type { VerifyCatalogue } from './catalogue.js';

/** A language too few does not compile. */
const catalogues: Readonly<Record<Locale, VerifyCatalogue>> = {
  en: englishVerifierTexts,
  bg,
  cs,
  da,
  de,
  el,
  es,
  et,
  fi,
  fr,
  ga,
  hr,
  hu,
  is,
  it,
  lt,
  lv,
  mt,
  nl,
  no,
  pl,
  pt,
  ro,
  sk,
  sl,
  sv,
  tr,
  uk,
};

/** The texts of the verifier page in a language; those it shares with the pages of passports are theirs. */
export function verifierTextsOf(locale: Locale): VerifierTexts {
  const { frame, seal, banners, codes } = languageOf(locale).texts;
  const { passport, skip, language, about, privacy, data, productNumber } = frame;
  const catalogue = catalogues[locale];
  return {
    ...catalogue,
    frame: { passport, skip, language, about, privacy, data, check: seal.check },
    words: { ...catalogue.words, unsealed: seal.noTitle },
    report: { ...catalogue.report, productNumber },
    status: {
      ...catalogue.status,
      DECOMMISSIONED: banners.ended,
      RECALLED: codes.recalled,
      ARCHIVED: banners.archived,
    },
  };
}
