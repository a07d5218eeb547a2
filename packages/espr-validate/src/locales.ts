/** Entry `@dpp/espr-validate/locales`: each language in a module of its own, loaded when asked for. */
import type { Locale } from './locale.js';
import type { Wording } from './messages/wording.js';

/** One import per language, so that a bundler makes one file of each. A language too few does not compile. */
const loaders: Readonly<Record<Locale, () => Promise<Wording>>> = {
  en: async () => (await import('./locales/en.js')).en,
  bg: async () => (await import('./locales/bg.js')).bg,
  hr: async () => (await import('./locales/hr.js')).hr,
  cs: async () => (await import('./locales/cs.js')).cs,
  da: async () => (await import('./locales/da.js')).da,
  nl: async () => (await import('./locales/nl.js')).nl,
  et: async () => (await import('./locales/et.js')).et,
  fi: async () => (await import('./locales/fi.js')).fi,
  fr: async () => (await import('./locales/fr.js')).fr,
  de: async () => (await import('./locales/de.js')).de,
  el: async () => (await import('./locales/el.js')).el,
  hu: async () => (await import('./locales/hu.js')).hu,
  ga: async () => (await import('./locales/ga.js')).ga,
  it: async () => (await import('./locales/it.js')).it,
  lv: async () => (await import('./locales/lv.js')).lv,
  lt: async () => (await import('./locales/lt.js')).lt,
  mt: async () => (await import('./locales/mt.js')).mt,
  pl: async () => (await import('./locales/pl.js')).pl,
  pt: async () => (await import('./locales/pt.js')).pt,
  ro: async () => (await import('./locales/ro.js')).ro,
  sk: async () => (await import('./locales/sk.js')).sk,
  sl: async () => (await import('./locales/sl.js')).sl,
  es: async () => (await import('./locales/es.js')).es,
  sv: async () => (await import('./locales/sv.js')).sv,
  no: async () => (await import('./locales/no.js')).no,
  is: async () => (await import('./locales/is.js')).is,
  uk: async () => (await import('./locales/uk.js')).uk,
  tr: async () => (await import('./locales/tr.js')).tr,
};

const wordings = new Map<Locale, Promise<Wording>>();

/**
 * Loads the texts of a language, once. English needs no loading: it is what every function says
 * without a wording.
 *
 * @throws the error of the import of the language's module; another call tries again.
 */
export function loadWording(locale: Locale): Promise<Wording> {
  let wording = wordings.get(locale);
  if (wording === undefined) {
    wording = loaders[locale]();
    wordings.set(locale, wording);
    // A failed download must not be remembered as the answer.
    wording.catch(() => wordings.delete(locale));
  }
  return wording;
}

export type { Wording } from './messages/wording.js';
