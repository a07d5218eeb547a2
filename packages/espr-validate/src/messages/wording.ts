import type { Locale } from '../locale.js';
import type { Catalogue } from './en.js';
import type { PluralForms } from './plural.js';

/** A language's texts, with numbers, lists and counts written the way its readers write them. */
export interface Wording {
  readonly locale: Locale;
  readonly catalogue: Catalogue;
  /** The name readers know a member by; the member's own name where the catalogue has none for it. */
  readonly label: (member: string) => string;
  readonly number: (value: number) => string;
  /** "a, b, or c" */
  readonly anyOf: (values: readonly string[]) => string;
  /** The form of a text that goes with a count. */
  readonly plural: <Form>(forms: PluralForms<Form>, count: number) => Form;
  /** "a; b" of texts that may hold commas. */
  readonly sequence: (values: readonly string[]) => string;
  /** "Heading: text" */
  readonly headed: (heading: string, text: string) => string;
}

/** Intl formats cost more than a whole validation: each is built once a wording, when first asked for. */
export function createWording(locale: Locale, catalogue: Catalogue): Wording {
  // Intl takes plain Portuguese for that of Brazil, which writes 10.000 where Portugal writes 10 000.
  const tag = locale === 'pt' ? 'pt-PT' : locale;
  const numbers = once(() => new Intl.NumberFormat(tag, { maximumFractionDigits: 4 }));
  const alternatives = once(() => listFormat(tag));
  const labels: Readonly<Record<string, string>> = catalogue.labels;
  const plurals = once(() => new Intl.PluralRules(tag));
  // French puts a space before a colon and a semicolon, at which no line may break.
  const gap = locale === 'fr' ? '\u00a0' : '';
  // What other languages write as a semicolon is the question mark of Greek.
  const separator = locale === 'el' ? '\u00b7 ' : `${gap}; `;
  return {
    locale,
    catalogue,
    label: (member) => (Object.hasOwn(labels, member) ? labels[member] : undefined) ?? member,
    number: (value) => numbers().format(value),
    anyOf: (values) => alternatives().format(values),
    plural: (forms, count) => forms[plurals().select(count)] ?? forms.other,
    sequence: (values) => values.join(separator),
    headed: (heading, text) => `${heading}${gap}: ${text}`,
  };
}

/** Intl knows no Maltese "or" and takes the English one. */
function listFormat(tag: string): Pick<Intl.ListFormat, 'format'> {
  if (tag === 'mt') return { format: (values) => maltese([...values]) };
  return new Intl.ListFormat(tag, { type: 'disjunction' });
}

function maltese(values: readonly string[]): string {
  const last = values.at(-1) ?? '';
  return values.length < 2 ? last : `${values.slice(0, -1).join(', ')} jew ${last}`;
}

function once<Value>(create: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= create());
}
