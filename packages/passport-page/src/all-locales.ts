/** Entry `@dpp/passport-page/all-locales`: every language at hand, for servers. */
import type { Locale } from '@dpp/espr-validate';
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
import { createLanguage, type Language, type LanguageTexts } from './values/language.js';

/** A language too few does not compile. */
const texts: Readonly<Record<Locale, LanguageTexts>> = {
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

const languages = new Map<Locale, Language>();

/**
 * A language of the pages. The same object each time: to build Intl formats takes longer than a page.
 *
 * @example
 * languageOf('de').locale; // 'de'
 */
export function languageOf(locale: Locale): Language {
  const known = languages.get(locale);
  if (known !== undefined) return known;
  const language = createLanguage(texts[locale]);
  languages.set(locale, language);
  return language;
}
