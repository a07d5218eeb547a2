/** The languages of the product: those of `@dpp/espr-validate`, listed here so that a first view does not load it. */
export const languages = [
  ...['bg', 'cs', 'da', 'de', 'el', 'en', 'es', 'et', 'fi', 'fr', 'ga', 'hr', 'hu', 'is', 'it'],
  ...['lt', 'lv', 'mt', 'nl', 'no', 'pl', 'pt', 'ro', 'sk', 'sl', 'sv', 'tr', 'uk'],
] as const;

/** English with accents and 40 % more letters, and English mirrored: for looking at layouts. No menu offers them. */
export const pseudoLanguages = ['en-XA', 'en-XB'] as const;

export type Language = string;

const known: ReadonlySet<string> = new Set([...languages, ...pseudoLanguages]);

/** The first of the wished languages that the product has; English where it has none of them. */
export function chooseLanguage(wished: readonly (string | null | undefined)[]): Language {
  for (const tag of wished) {
    if (tag === null || tag === undefined) continue;
    if (known.has(tag)) return tag;
    const [primary = ''] = tag.toLowerCase().split('-');
    // Browsers name written Norwegian by its two forms.
    const language = primary === 'nb' || primary === 'nn' ? 'no' : primary;
    if (known.has(language)) return language;
  }
  return 'en';
}

/** The direction that a language is written in. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'en-XB' ? 'rtl' : 'ltr';
}

/** The tag that dates and numbers are formatted by, and that the page is marked with. */
export function localeTagOf(language: Language): string {
  return language.startsWith('en-X') ? 'en' : language;
}

/** The name of a language in itself: "Deutsch", "български". */
export function nameOfLanguage(language: Language): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
}
