import { isPlural, type Text } from './text-shape.js';

/** What is put into the braces of a text. Numbers are written as the language writes them. */
export type TextValues = Readonly<Record<string, string | number>>;

/**
 * Fills a text. One with plural forms takes that of `count`.
 *
 * @param locale - BCP 47 tag of the language that the text is in.
 * @example
 * fillText('en', { one: '{count} draft', other: '{count} drafts' }, { count: 2 }) // '2 drafts'
 */
export function fillText(locale: string, text: Text, values: TextValues = {}): string {
  return formOf(locale, text, values).replace(/\{(\w+)\}/g, (braces, name: string) => {
    const value = values[name];
    if (value === undefined) return braces;
    return typeof value === 'number' ? numberFormat(locale).format(value) : value;
  });
}

function formOf(locale: string, text: Text, { count }: TextValues): string {
  if (!isPlural(text)) return text;
  const category = typeof count === 'number' ? pluralRules(locale).select(count) : 'other';
  return text[category] ?? text.other;
}

const numberFormat = cached((locale) => new Intl.NumberFormat(locale));
const pluralRules = cached((locale) => new Intl.PluralRules(locale));

/** Formatters are slow to make and the same for a language. */
function cached<Formatter>(make: (locale: string) => Formatter): (locale: string) => Formatter {
  const made = new Map<string, Formatter>();
  return (locale) => {
    const formatter = made.get(locale) ?? make(locale);
    made.set(locale, formatter);
    return formatter;
  };
}
