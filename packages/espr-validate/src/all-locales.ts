/** Entry `@dpp/espr-validate/all-locales`: every language at hand, for servers. */
import type { Locale } from './locale.js';
import { bg } from './locales/bg.js';
import { cs } from './locales/cs.js';
import { da } from './locales/da.js';
import { de } from './locales/de.js';
import { el } from './locales/el.js';
import { en } from './locales/en.js';
import { es } from './locales/es.js';
import { et } from './locales/et.js';
import { fi } from './locales/fi.js';
import { fr } from './locales/fr.js';
import { ga } from './locales/ga.js';
import { hr } from './locales/hr.js';
import { hu } from './locales/hu.js';
import { is } from './locales/is.js';
import { it } from './locales/it.js';
import { lt } from './locales/lt.js';
import { lv } from './locales/lv.js';
import { mt } from './locales/mt.js';
import { nl } from './locales/nl.js';
import { no } from './locales/no.js';
import { pl } from './locales/pl.js';
import { pt } from './locales/pt.js';
import { ro } from './locales/ro.js';
import { sk } from './locales/sk.js';
import { sl } from './locales/sl.js';
import { sv } from './locales/sv.js';
import { tr } from './locales/tr.js';
import { uk } from './locales/uk.js';
import type { Wording } from './messages/wording.js';

/** A language too few does not compile. */
const wordings: Readonly<Record<Locale, Wording>> = {
  en,
  bg,
  hr,
  cs,
  da,
  nl,
  et,
  fi,
  fr,
  de,
  el,
  hu,
  ga,
  it,
  lv,
  lt,
  mt,
  pl,
  pt,
  ro,
  sk,
  sl,
  es,
  sv,
  no,
  is,
  uk,
  tr,
};

/**
 * The texts of a language. The same object each time.
 *
 * @example
 * wordingOf('en').locale; // 'en'
 */
export function wordingOf(locale: Locale): Wording {
  return wordings[locale];
}

export type { Wording } from './messages/wording.js';
