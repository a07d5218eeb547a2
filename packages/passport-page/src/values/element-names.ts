import type { Locale } from '@dpp/espr-validate';

/** Chemical elements that products name, in English. */
const elements = [
  'antimony',
  'arsenic',
  'boron',
  'cadmium',
  'carbon',
  'chromium',
  'cobalt',
  'dysprosium',
  'gold',
  'iron',
  'lead',
  'lithium',
  'magnesium',
  'manganese',
  'mercury',
  'molybdenum',
  'neodymium',
  'nickel',
  'palladium',
  'phosphorus',
  'platinum',
  'silicon',
  'silver',
  'tantalum',
  'tin',
  'titanium',
  'tungsten',
  'vanadium',
  'zinc',
] as const;

/**
 * Names of these elements, as the texts of a language have them. They were taken from the message catalogues of two free
 * programs that show the periodic table, as Debian packages them: Bulgarian, Icelandic, Turkish and Ukrainian from
 * GPeriodic 3.0.3, all others from Kalzium 22.12.3. A name that the catalogue lacks or has wrong is left out. Neither has
 * Maltese or Romanian.
 */
export type ElementNames = Readonly<Partial<Record<(typeof elements)[number], string>>>;

const isElement: ReadonlySet<string> = new Set(elements);

/**
 * The name of an element in a language. Undefined for what is no element, or none of these; in English where
 * no name in the language is known.
 *
 * @param material - In English, of any case.
 */
export function elementName(
  material: string,
  {
    locale,
    texts,
  }: { readonly locale: Locale; readonly texts: { readonly elements: ElementNames } },
): { readonly text: string; readonly isTranslated: boolean } | undefined {
  const element = material.toLowerCase();
  if (!isElement.has(element)) return undefined;
  const text = texts.elements[element as keyof ElementNames];
  if (text !== undefined) return { text, isTranslated: true };
  return { text: element, isTranslated: locale === 'en' };
}
