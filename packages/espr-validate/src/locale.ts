/** The 28 languages a friendly message can be asked for: the 24 of the Union and `no`, `is`, `uk`, `tr`. */
export const LOCALES = [
  'en',
  'bg',
  'hr',
  'cs',
  'da',
  'nl',
  'et',
  'fi',
  'fr',
  'de',
  'el',
  'hu',
  'ga',
  'it',
  'lv',
  'lt',
  'mt',
  'pl',
  'pt',
  'ro',
  'sk',
  'sl',
  'es',
  'sv',
  'no',
  'is',
  'uk',
  'tr',
] as const;

/** One of {@link LOCALES}. */
export type Locale = (typeof LOCALES)[number];

/** What a request says about the language its reader wants. */
export interface LocalePreference {
  /** An explicit choice, such as the `lang` query parameter. Ignored unless it names a known language. */
  readonly lang?: unknown;
  /** The `Accept-Language` header, as sent. */
  readonly acceptLanguage?: string | undefined;
}

const byLanguage: ReadonlyMap<string, Locale> = new Map<string, Locale>([
  ...LOCALES.map((locale) => [locale, locale] as const),
  // Bokmål and Nynorsk are what browsers send for Norwegian.
  ['nb', 'no'],
  ['nn', 'no'],
]);

/**
 * Picks the language of friendly messages: `lang` before `Accept-Language` (highest q first, ties in
 * the order sent, RFC 9110 section 12.5.4) before `en`. Unknown languages are ignored; only the
 * primary subtag counts, so `pt-BR` gives `pt`, and `nb` and `nn` give `no`.
 *
 * @example
 * chooseLocale({ lang: 'xx', acceptLanguage: 'fr;q=0.8, pt-BR' }); // 'pt'
 */
export function chooseLocale({ lang, acceptLanguage }: LocalePreference): Locale {
  return localeOf(lang) ?? bestAccepted(acceptLanguage ?? '') ?? 'en';
}

function localeOf(tag: unknown): Locale | undefined {
  if (typeof tag !== 'string') return undefined;
  const [language = ''] = tag.trim().toLowerCase().split(/[-_]/, 1);
  return byLanguage.get(language);
}

function bestAccepted(header: string): Locale | undefined {
  let best: Locale | undefined;
  let bestWeight = 0;
  for (const range of header.split(',')) {
    const [tag, ...parameters] = range.split(';');
    const locale = localeOf(tag);
    const weight = weightOf(parameters);
    if (locale !== undefined && weight > bestWeight) {
      best = locale;
      bestWeight = weight;
    }
  }
  return best;
}

/** The q-value, 0 to 1. A range with an unreadable weight is not a preference: 0. */
function weightOf(parameters: readonly string[]): number {
  const [parameter] = parameters;
  if (parameter === undefined) return 1;
  const [, digits] = /^\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*$/i.exec(parameter) ?? [];
  return digits === undefined ? 0 : Number(digits);
}
