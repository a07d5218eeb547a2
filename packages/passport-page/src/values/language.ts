import type { Locale, Wording } from '@dpp/espr-validate';
import type { PageTexts } from '../texts/en.js';
import { sayMalteseSpan, type SpanUnit } from './maltese-spans.js';

/** A language of the pages: its texts, and how its readers write numbers, dates and names of countries. */
export interface Language {
  readonly locale: Locale;
  readonly texts: PageTexts;
  /** The name readers know a field by; undefined where no rule knows the field. */
  readonly label: (member: string) => string | undefined;
  readonly number: (value: number, maximumFractionDigits?: number) => string;
  /** `25 %`; the value is from 0 to 100. */
  readonly percent: (value: number) => string;
  /** `8 years`, `40 seconds` */
  readonly span: (value: number, unit: SpanUnit) => string;
  /** `€12.50`; undefined for a code that is no currency's. */
  readonly money: (amount: number, currency: string) => string | undefined;
  /** `22 November 2026`; all moments are in UTC, for every reader. */
  readonly day: (at: Date) => string;
  readonly month: (at: Date) => string;
  /** `22 November 2026, 15:11 UTC` */
  readonly moment: (at: Date) => string;
  /** `22 Nov 2026, 15:11`, for columns. */
  readonly shortMoment: (at: Date) => string;
  /** As much of a moment as tells it from others on an axis of this length. */
  readonly tick: (at: Date, spanMs: number) => string;
  /** `71.8`, `25K`, `9.01E15`: never wide. */
  readonly compact: (value: number) => string;
  readonly country: (code: string) => string | undefined;
}

/** Intl takes plain Portuguese for that of Brazil, and plain English for that of the United States. */
const tags: Partial<Record<Locale, string>> = { en: 'en-GB', pt: 'pt-PT' };

/** The texts of a language, as `@dpp/passport-page/locales/de` and its siblings hold them. */
export interface LanguageTexts {
  readonly texts: PageTexts;
  /** Names of fields; its locale is that of the language. */
  readonly wording: Wording;
}

/**
 * Makes a language of its texts. Once a language is enough: to build Intl formats takes longer than a page.
 *
 * @example
 * createLanguage(de).percent(25) // '25 %'
 */
export function createLanguage({ texts, wording }: LanguageTexts): Language {
  const { locale, label } = wording;
  const tag = tags[locale] ?? locale;
  return {
    locale,
    texts,
    label: (member) => readableLabel(label(member), member, locale),
    ...numberFormats(tag),
    ...dateFormats(tag),
    country: countryNames(tag),
  };
}

/** Catalogues write formulas without their signs; English capitalises each word of a label. */
function readableLabel(label: string, member: string, locale: Locale): string | undefined {
  if (label === member) return undefined;
  const signed = label.replaceAll('CO2', 'CO₂');
  return locale === 'en' ? signed.replace(/ [A-Z][a-z]+(?![A-Za-z])/g, inLowerCase) : signed;
}

const inLowerCase = (word: string): string =>
  properNames.has(word.trim()) ? word : word.toLowerCase();

const properNames: ReadonlySet<string> = new Set(['European', 'Union', 'Annex']);

/** A format is kept for each of these, and for no other text. */
const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

function numberFormats(
  tag: string,
): Pick<Language, 'number' | 'percent' | 'span' | 'money' | 'compact'> {
  const exact = new Intl.NumberFormat(tag, { maximumFractionDigits: 10 });
  const rounded = [0, 1, 2, 3].map(
    (maximumFractionDigits) => new Intl.NumberFormat(tag, { maximumFractionDigits }),
  );
  const percents = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 6 });
  const compact = new Intl.NumberFormat(tag, { notation: 'compact', maximumSignificantDigits: 3 });
  const powers = new Intl.NumberFormat(tag, {
    notation: 'scientific',
    maximumSignificantDigits: 3,
  });
  const monies = lazily((currency) => new Intl.NumberFormat(tag, { style: 'currency', currency }));
  const spans = lazily(
    (unit) => new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }),
  );
  return {
    number: (value, digits) => (rounded[digits ?? -1] ?? exact).format(value),
    percent: (value) => percents.format(value / 100),
    span: (value, unit) =>
      tag === 'mt'
        ? sayMalteseSpan(value, exact.format(value), unit)
        : spans(unit).format(value).replace(' ', '\u00a0'),
    money: (amount, currency) =>
      currencies.has(currency) ? monies(currency).format(amount) : undefined,
    compact: (value) => (Math.abs(value) < 1e9 ? compact : powers).format(value),
  };
}

const dayMs = 86_400_000;

function dateFormats(
  tag: string,
): Pick<Language, 'day' | 'month' | 'moment' | 'shortMoment' | 'tick'> {
  const inUtc = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { timeZone: 'UTC', ...options });
  const long = { year: 'numeric', month: 'long', day: 'numeric' } as const;
  const day = inUtc(long);
  const month = inUtc({ year: 'numeric', month: 'long' });
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const moment = inUtc({ ...long, ...clock, timeZoneName: 'short' });
  const shortMoment = inUtc({ dateStyle: 'medium', timeStyle: 'short' });
  const shortMonth = inUtc({ month: 'short', year: 'numeric' });
  const shortDay = inUtc({ dateStyle: 'medium' });
  const time = inUtc({ day: 'numeric', month: 'short', ...clock });
  return {
    day: (at) => day.format(at),
    month: (at) => month.format(at),
    moment: (at) => moment.format(at),
    shortMoment: (at) => shortMoment.format(at),
    tick: (at, spanMs) =>
      (spanMs > 730 * dayMs ? shortMonth : spanMs > 3 * dayMs ? shortDay : time).format(at),
  };
}

function countryNames(tag: string): Language['country'] {
  const names = new Intl.DisplayNames(tag, { type: 'region', fallback: 'none' });
  return (code) => (/^[A-Z]{2}$/.test(code) ? names.of(code) : undefined);
}

function lazily<Value>(create: (name: string) => Value): (name: string) => Value {
  const created = new Map<string, Value>();
  return (name) => {
    const value = created.get(name) ?? create(name);
    created.set(name, value);
    return value;
  };
}
