/** Entry `@dpp/espr-validate/all-locales`: every language at hand, for servers. */
import type { Locale } from './locale.js';
import { bg } from './messages/bg.js';
import { cs } from './messages/cs.js';
import { da } from './messages/da.js';
import { de } from './messages/de.js';
import { el } from './messages/el.js';
import type { Catalogue } from './messages/en.js';
import { es } from './messages/es.js';
import { et } from './messages/et.js';
import { fi } from './messages/fi.js';
import { fr } from './messages/fr.js';
import { ga } from './messages/ga.js';
import { hr } from './messages/hr.js';
import { hu } from './messages/hu.js';
import { is } from './messages/is.js';
import { it } from './messages/it.js';
import { lt } from './messages/lt.js';
import { lv } from './messages/lv.js';
import { mt } from './messages/mt.js';
import { nl } from './messages/nl.js';
import { no } from './messages/no.js';
import { pl } from './messages/pl.js';
import { pt } from './messages/pt.js';
import { ro } from './messages/ro.js';
import { sk } from './messages/sk.js';
import { sl } from './messages/sl.js';
import { sv } from './messages/sv.js';
import { tr } from './messages/tr.js';
import { uk } from './messages/uk.js';
import { createWording, english, type Wording } from './messages/wording.js';

/** A language too few does not compile. */
const catalogues: Readonly<Record<Exclude<Locale, 'en'>, Catalogue>> = {
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

const wordings = new Map<Locale, Wording>();

/**
 * The texts of a language. The same object each time.
 *
 * @example
 * wordingOf('en').locale; // 'en'
 */
export function wordingOf(locale: Locale): Wording {
  const known = wordings.get(locale);
  if (known !== undefined) return known;
  const wording = locale === 'en' ? english() : createWording(locale, catalogues[locale]);
  wordings.set(locale, wording);
  return wording;
}

export type { Wording } from './messages/wording.js';
