import type { Locale } from '@dpp/espr-validate';
import { bg } from './bg.js';
import { cs } from './cs.js';
import { da } from './da.js';
import { de } from './de.js';
import { el } from './el.js';
import { en, type HomeTexts } from './en.js';
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

/** A language too few does not compile. */
const catalogues: Readonly<Record<Locale, HomeTexts>> = {
  bg,
  cs,
  da,
  de,
  el,
  en,
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

export function homeTextsOf(locale: Locale): HomeTexts {
  return catalogues[locale];
}
