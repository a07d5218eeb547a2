import type { Catalogue, EnglishCatalogue, Section, SectionName } from './catalogue.js';
import { localeTagOf, type Language } from './languages.js';

/** The chunks of a language. */
interface Chunks {
  readonly first: () => Promise<Catalogue>;
  /** For the screens that ask for it: see `lazyScreen`. */
  readonly further: () => Promise<Catalogue>;
}

const english: Chunks = {
  first: async () => (await import('./en.js')).en,
  further: async () => (await import('./en-further.js')).enFurther,
};

/** Languages with texts of their own. */
const translated = {
  bg: {
    first: async () => (await import('./bg.js')).bg,
    further: async () => (await import('./bg-further.js')).bgFurther,
  },
  cs: {
    first: async () => (await import('./cs.js')).cs,
    further: async () => (await import('./cs-further.js')).csFurther,
  },
  da: {
    first: async () => (await import('./da.js')).da,
    further: async () => (await import('./da-further.js')).daFurther,
  },
  de: {
    first: async () => (await import('./de.js')).de,
    further: async () => (await import('./de-further.js')).deFurther,
  },
  el: {
    first: async () => (await import('./el.js')).el,
    further: async () => (await import('./el-further.js')).elFurther,
  },
  es: {
    first: async () => (await import('./es.js')).es,
    further: async () => (await import('./es-further.js')).esFurther,
  },
  et: {
    first: async () => (await import('./et.js')).et,
    further: async () => (await import('./et-further.js')).etFurther,
  },
  fi: {
    first: async () => (await import('./fi.js')).fi,
    further: async () => (await import('./fi-further.js')).fiFurther,
  },
  fr: {
    first: async () => (await import('./fr.js')).fr,
    further: async () => (await import('./fr-further.js')).frFurther,
  },
  ga: {
    first: async () => (await import('./ga.js')).ga,
    further: async () => (await import('./ga-further.js')).gaFurther,
  },
  hr: {
    first: async () => (await import('./hr.js')).hr,
    further: async () => (await import('./hr-further.js')).hrFurther,
  },
  hu: {
    first: async () => (await import('./hu.js')).hu,
    further: async () => (await import('./hu-further.js')).huFurther,
  },
  is: {
    first: async () => (await import('./is.js')).is,
    further: async () => (await import('./is-further.js')).isFurther,
  },
  it: {
    first: async () => (await import('./it.js')).it,
    further: async () => (await import('./it-further.js')).itFurther,
  },
  lt: {
    first: async () => (await import('./lt.js')).lt,
    further: async () => (await import('./lt-further.js')).ltFurther,
  },
  lv: {
    first: async () => (await import('./lv.js')).lv,
    further: async () => (await import('./lv-further.js')).lvFurther,
  },
  mt: {
    first: async () => (await import('./mt.js')).mt,
    further: async () => (await import('./mt-further.js')).mtFurther,
  },
  nl: {
    first: async () => (await import('./nl.js')).nl,
    further: async () => (await import('./nl-further.js')).nlFurther,
  },
  no: {
    first: async () => (await import('./no.js')).no,
    further: async () => (await import('./no-further.js')).noFurther,
  },
  pl: {
    first: async () => (await import('./pl.js')).pl,
    further: async () => (await import('./pl-further.js')).plFurther,
  },
  pt: {
    first: async () => (await import('./pt.js')).pt,
    further: async () => (await import('./pt-further.js')).ptFurther,
  },
  ro: {
    first: async () => (await import('./ro.js')).ro,
    further: async () => (await import('./ro-further.js')).roFurther,
  },
  sk: {
    first: async () => (await import('./sk.js')).sk,
    further: async () => (await import('./sk-further.js')).skFurther,
  },
  sl: {
    first: async () => (await import('./sl.js')).sl,
    further: async () => (await import('./sl-further.js')).slFurther,
  },
  sv: {
    first: async () => (await import('./sv.js')).sv,
    further: async () => (await import('./sv-further.js')).svFurther,
  },
  tr: {
    first: async () => (await import('./tr.js')).tr,
    further: async () => (await import('./tr-further.js')).trFurther,
  },
  uk: {
    first: async () => (await import('./uk.js')).uk,
    further: async () => (await import('./uk-further.js')).ukFurther,
  },
} as const satisfies Partial<Record<Language, Chunks>>;

const languageChunks: Readonly<Record<string, Chunks>> = {
  ...translated,
  en: english,
  'en-XA': lengthened(english),
  'en-XB': english,
};

export const translatedLanguages = Object.keys(translated) as (keyof typeof translated)[];

/** All sections that a language has. */
export function loadCatalogue(language: keyof typeof translated | 'en'): Promise<Catalogue> {
  return loadChunks(language === 'en' ? english : translated[language], true);
}

/** The texts of the console in one language. */
export interface Texts {
  /** What the reader chose. */
  readonly language: Language;
  /** Whether the sections of further screens are there. */
  readonly hasFurther: boolean;
  /** The words of a section, and the language that they are in. */
  sectionOf<Name extends SectionName>(
    name: Name,
  ): { readonly words: Section<Name>; readonly lang: string };
}

/**
 * Loads the texts of a language. A section that it lacks is English, and says so.
 *
 * @param hasFurther - Loads the sections of further screens as well.
 */
export async function loadTexts(language: Language, hasFurther = false): Promise<Texts> {
  const chunks = languageChunks[language];
  const own = chunks ? await loadChunks(chunks, hasFurther) : {};
  const names = hasFurther ? sectionNames : firstSections;
  const isWhole = names.every((name) => own[name] !== undefined);
  const rest = isWhole ? {} : await loadChunks(english, hasFurther);
  return {
    language,
    hasFurther,
    sectionOf(name) {
      const words = own[name];
      if (words !== undefined) return { words, lang: localeTagOf(language) };
      const replacement = rest[name];
      if (replacement === undefined) throw new Error(`The texts of ${name} are not loaded.`);
      return { words: replacement, lang: 'en' };
    },
  };
}

async function loadChunks({ first, further }: Chunks, hasFurther: boolean): Promise<Catalogue> {
  if (!hasFurther) return await first();
  const [some, others] = await Promise.all([first(), further()]);
  return { ...some, ...others };
}

function lengthened({ first, further }: Chunks): Chunks {
  const longer = async (load: Chunks['first']) =>
    (await import('./pseudo/lengthen.js')).lengthenAll(await load());
  return { first: () => longer(first), further: () => longer(further) };
}

const firstSections = [
  ...['common', 'frame', 'door', 'secondFactor', 'today', 'passports', 'passport'],
  ...['form', 'editor', 'people', 'keys', 'companies', 'grants', 'account', 'settings'],
  ...['codes', 'requests', 'openings'],
] as readonly (keyof EnglishCatalogue)[];

/** Names of the sections, so that a whole catalogue is known for one without loading English. */
export const sectionNames: readonly (keyof EnglishCatalogue)[] = [
  ...firstSections,
  ...(['audit', 'webhooks', 'imports', 'platform', 'units', 'origins', 'carriers'] as const),
  ...(['batches', 'handOvers'] as const),
];
