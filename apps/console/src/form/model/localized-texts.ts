import { isObject } from './json-path.js';

/** Texts in the order of the document; undefined for one whose language is not stated. */
export type LocalizedTexts = readonly {
  readonly text: string;
  readonly language: string | undefined;
}[];

/** The texts of a value: one text, or a list of texts and translations. */
export function readTexts(value: unknown): LocalizedTexts {
  if (typeof value === 'string') return [{ text: value, language: undefined }];
  if (!Array.isArray(value)) return [];
  return (value as unknown[]).map((entry) => ({
    text: typeof entry === 'string' ? entry : (textIn(entry, 'value') ?? ''),
    language: textIn(entry, 'language'),
  }));
}

/**
 * The value with another text at a position; that after the last is a new one. A single text without a language stays a
 * plain text, and entries that are not touched stay as they are.
 *
 * @param language - Of a new text.
 */
export function withText(value: unknown, index: number, text: string, language?: string): unknown {
  const isPlain = value === undefined || typeof value === 'string';
  if (isPlain && index === 0 && language === undefined) return text === '' ? undefined : text;
  const entries = entriesOf(value);
  const entry = entries[index];
  if (entry === undefined) return [...entries, { value: text, ...(language && { language }) }];
  return entries.with(index, isObject(entry) ? { ...entry, value: text } : text);
}

/** The value without the text at a position; undefined without the last one. */
export function withoutText(value: unknown, index: number): unknown {
  const left = entriesOf(value).toSpliced(index, 1);
  const [first, ...others] = left;
  if (first === undefined) return undefined;
  // One text whose language is not stated is a text, not a list of one.
  return others.length === 0 && typeof first === 'string' ? first : left;
}

/** Lists hold translations: a plain text beside others is one whose language is still to be stated. */
function entriesOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return typeof value === 'string' ? [{ value }] : [];
}

function textIn(entry: unknown, member: string): string | undefined {
  const text = isObject(entry) ? entry[member] : undefined;
  return typeof text === 'string' ? text : undefined;
}
