/** Entry `@dpp/espr-validate/locales`: each language in a module of its own, loaded when asked for. */
import type { Locale } from './locale.js';
import type { Catalogue } from './messages/en.js';
import { createWording, english, type Wording } from './messages/wording.js';

/** One import per language, so that a bundler makes one file of each. A language too few does not compile. */
const loaders: Readonly<Record<Exclude<Locale, 'en'>, () => Promise<Catalogue>>> = {
  bg: async () => (await import('./messages/bg.js')).bg,
  hr: async () => (await import('./messages/hr.js')).hr,
  cs: async () => (await import('./messages/cs.js')).cs,
  da: async () => (await import('./messages/da.js')).da,
  nl: async () => (await import('./messages/nl.js')).nl,
  et: async () => (await import('./messages/et.js')).et,
  fi: async () => (await import('./messages/fi.js')).fi,
  fr: async () => (await import('./messages/fr.js')).fr,
  de: async () => (await import('./messages/de.js')).de,
  el: async () => (await import('./messages/el.js')).el,
  hu: async () => (await import('./messages/hu.js')).hu,
  ga: async () => (await import('./messages/ga.js')).ga,
  it: async () => (await import('./messages/it.js')).it,
  lv: async () => (await import('./messages/lv.js')).lv,
  lt: async () => (await import('./messages/lt.js')).lt,
  mt: async () => (await import('./messages/mt.js')).mt,
  pl: async () => (await import('./messages/pl.js')).pl,
  pt: async () => (await import('./messages/pt.js')).pt,
  ro: async () => (await import('./messages/ro.js')).ro,
  sk: async () => (await import('./messages/sk.js')).sk,
  sl: async () => (await import('./messages/sl.js')).sl,
  es: async () => (await import('./messages/es.js')).es,
  sv: async () => (await import('./messages/sv.js')).sv,
  no: async () => (await import('./messages/no.js')).no,
  is: async () => (await import('./messages/is.js')).is,
  uk: async () => (await import('./messages/uk.js')).uk,
  tr: async () => (await import('./messages/tr.js')).tr,
};

const wordings = new Map<Locale, Promise<Wording>>();

/**
 * Loads the texts of a language, once. English needs no loading: it is what every function says
 * without a wording.
 *
 * @throws whatever the import of the language's module throws; asked again, it is tried again.
 */
export function loadWording(locale: Locale): Promise<Wording> {
  let wording = wordings.get(locale);
  if (wording === undefined) {
    wording = load(locale);
    wordings.set(locale, wording);
    // A failed download must not be remembered as the answer.
    wording.catch(() => wordings.delete(locale));
  }
  return wording;
}

async function load(locale: Locale): Promise<Wording> {
  return locale === 'en' ? english() : createWording(locale, await loaders[locale]());
}

export type { Wording } from './messages/wording.js';
