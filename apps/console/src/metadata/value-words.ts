import type { Formats } from '../texts/formats.js';

/** How a value of the metadata is written. */
export interface ValueWords {
  /** The name of a member, as the rules of metadata call it in the language of the reader. */
  readonly label: (member: string) => string;
  readonly formats: Pick<Formats, 'number' | 'list'>;
  readonly yes: string;
  readonly no: string;
}

/** A value in words: numbers as the language writes them, members of objects with their labels. */
export function valueText(value: unknown, words: ValueWords): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return words.formats.number(value);
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map((member) => valueText(member, words)).join('\n');
  return Object.entries(value as Readonly<Record<string, unknown>>)
    .map(([member, inner]) => `${words.label(member)}: ${valueText(inner, words)}`)
    .join(', ');
}
