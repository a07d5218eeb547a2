import {
  englishVerifierTexts,
  ownTexts,
  TEXTS_ID,
  type PublishedTexts,
} from '../src/verifier-texts.js';

/** A document that a host of the page put into it, to be verified as soon as the page is open. */
export interface PublishedDocument {
  /** File name. */
  readonly name: string;
  /** Content of the file: its UTF-8 bytes are what is verified. */
  readonly text: string;
  /** Address that the host saves the file from. */
  readonly href: string;
  /** The same in the words of the page that led here. */
  readonly words?: PublishedWords;
}

/** A document in the language of a reader, in the words of the host that served the page. */
export interface PublishedWords {
  readonly product: string;
  readonly operator: string;
  /** Label and value of each sealed entry, by its key. */
  readonly entries: Readonly<Record<string, readonly [label: string, value: string]>>;
  /** Line drawing of 360 by 170 of some product of the category: a class and a path each. */
  readonly drawing?: readonly (readonly [kind: string, path: string])[];
  /** Says that the drawing is none of the product. */
  readonly drawingLabel?: string;
}

/** Undefined where the page came without a document. */
export const publishedDocument = readIsland<PublishedDocument>('published-document');

/** The authorities that the host filled in, and its address; undefined without. */
export const publishedAuthorities = readIsland<{ readonly origin: string; readonly pem: string }>(
  'published-authorities',
);

/** The language of the page; English where no host gave another. */
export const { lang, texts, labels } = readIsland<PublishedTexts>(TEXTS_ID) ?? {
  lang: 'en',
  texts: englishVerifierTexts,
  labels: {},
};

/** Texts that other texts quote. */
export const quoted = ownTexts(texts);

/** The name that readers know a member by; its own name where the host gave none. */
export function labelOf(member: string): string {
  return (Object.hasOwn(labels, member) && labels[member]) || member;
}

/** Data that a host left in the page; undefined without. */
function readIsland<Data>(id: string): Data | undefined {
  const island = document.getElementById(id)?.textContent;
  return island ? (JSON.parse(island) as Data) : undefined;
}

const known = Intl.DateTimeFormat.supportedLocalesOf(lang);
const tag = lang === 'en' ? 'en-GB' : lang === 'pt' ? 'pt-PT' : lang;

/**
 * A moment as the reader's clock has it, to the minute or the second, with its time zone. ISO 8601 in UTC where the
 * browser does not know the language, and the text itself where it is no moment.
 */
export function sayMoment(instant: string, precision: 'minute' | 'second' = 'minute'): string {
  const at = new Date(instant);
  if (Number.isNaN(at.getTime())) return instant;
  if (known.length === 0)
    return at
      .toISOString()
      .replace('T', ' ')
      .replace(/:\d\d\.\d+Z$/, ' UTC');
  const local = new Intl.DateTimeFormat(tag, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    ...(precision === 'second' && { second: '2-digit' }),
    hourCycle: 'h23',
  }).format(at);
  return `${local} (${offsetOf(at)})`;
}

/** The time zone of the reader's clock at a moment: `UTC`, `UTC+1`, `UTC−3:30`. */
function offsetOf(at: Date): string {
  const minutes = -at.getTimezoneOffset();
  if (minutes === 0) return 'UTC';
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const sign = minutes < 0 ? '−' : '+';
  return `UTC${sign}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}

export function sayNumber(value: number): string {
  return new Intl.NumberFormat(known.length === 0 ? 'en' : tag).format(value);
}

const countries = new Intl.DisplayNames(known.length === 0 ? 'en' : tag, { type: 'region' });

/** The name of a country by its code of two capital letters; any other text as it is. */
export function sayCountry(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code;
}
