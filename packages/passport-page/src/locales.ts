/** Entry `@dpp/passport-page/locales`: each language in a module of its own, loaded when asked for. */
import type { Locale } from '@dpp/espr-validate';
import { createLanguage, type Language, type LanguageTexts } from './values/language.js';

/** One import per language, so that a bundler makes one file of each. A language too few does not compile. */
const loaders: Readonly<Record<Locale, () => Promise<LanguageTexts>>> = {
  bg: async () => (await import('./locales/bg.js')).bg,
  cs: async () => (await import('./locales/cs.js')).cs,
  da: async () => (await import('./locales/da.js')).da,
  de: async () => (await import('./locales/de.js')).de,
  el: async () => (await import('./locales/el.js')).el,
  en: async () => (await import('./locales/en.js')).en,
  es: async () => (await import('./locales/es.js')).es,
  et: async () => (await import('./locales/et.js')).et,
  fi: async () => (await import('./locales/fi.js')).fi,
  fr: async () => (await import('./locales/fr.js')).fr,
  ga: async () => (await import('./locales/ga.js')).ga,
  hr: async () => (await import('./locales/hr.js')).hr,
  hu: async () => (await import('./locales/hu.js')).hu,
  is: async () => (await import('./locales/is.js')).is,
  it: async () => (await import('./locales/it.js')).it,
  lt: async () => (await import('./locales/lt.js')).lt,
  lv: async () => (await import('./locales/lv.js')).lv,
  mt: async () => (await import('./locales/mt.js')).mt,
  nl: async () => (await import('./locales/nl.js')).nl,
  no: async () => (await import('./locales/no.js')).no,
  pl: async () => (await import('./locales/pl.js')).pl,
  pt: async () => (await import('./locales/pt.js')).pt,
  ro: async () => (await import('./locales/ro.js')).ro,
  sk: async () => (await import('./locales/sk.js')).sk,
  sl: async () => (await import('./locales/sl.js')).sl,
  sv: async () => (await import('./locales/sv.js')).sv,
  tr: async () => (await import('./locales/tr.js')).tr,
  uk: async () => (await import('./locales/uk.js')).uk,
};

const languages = new Map<Locale, Promise<Language>>();

/**
 * Loads a language of the pages, once.
 *
 * @throws the error of the import when the module of the language cannot be loaded; the next call tries again.
 */
export function loadLanguage(locale: Locale): Promise<Language> {
  const known = languages.get(locale);
  if (known !== undefined) return known;
  const language = loaders[locale]().then(createLanguage);
  languages.set(locale, language);
  // A failed download must not be cached as the answer.
  language.catch(() => languages.delete(locale));
  return language;
}
