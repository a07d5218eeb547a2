import { isPlainObject } from '../src/json/canonical-json.js';
import { lang, sayCountry } from './published.js';

/** Members that programs read, and that say nothing about the product. */
const TECHNICAL_MEMBERS: readonly string[] = [
  '@context',
  '@id',
  '@type',
  'id',
  'digitalLinkUri',
  'createdAt',
  'updatedAt',
  'archivedAt',
  'retentionUntil',
  'proof.created',
  'proof.verificationMethod',
];

export function isTechnical(member: string): boolean {
  return TECHNICAL_MEMBERS.includes(member) || member.startsWith('bundle.');
}

/** A report is read by people: of a longer value they see the beginning, and how long it is. */
const MAX_SHOWN = 1000;

/** A value as it stands in the file: text as it is, anything else as JSON. */
export function asInFile(value: unknown, maxShown = MAX_SHOWN): string {
  return beginningOf(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''), maxShown);
}

/**
 * A value of a file for people, where no host has words for it: the text in the language of the page, the parts of
 * lists and groups without their names, countries by name.
 *
 * @param key - The name of the value in the file.
 */
export function sayValue(value: unknown, key = ''): string {
  return beginningOf(partsOf(value, key), MAX_SHOWN);
}

function partsOf(value: unknown, key: string): string {
  if (Array.isArray(value)) {
    const text = textInLanguage(value);
    return text ?? value.map((one) => partsOf(one, key)).join('; ');
  }
  if (isPlainObject(value)) {
    return Object.entries(value)
      .filter(([name, one]) => !name.startsWith('@') && one !== null)
      .map(([name, one]) => partsOf(one, name))
      .join(', ');
  }
  if (typeof value !== 'string') return JSON.stringify(value) ?? '';
  return /country$/i.test(key) ? sayCountry(value) : value;
}

/** One of several texts that each name their language; undefined for another list. */
function textInLanguage(values: readonly unknown[]): string | undefined {
  const texts = values.flatMap((one) =>
    isPlainObject(one) && typeof one.value === 'string' && typeof one.language === 'string'
      ? [{ text: one.value, language: one.language.toLowerCase() }]
      : [],
  );
  if (texts.length < values.length || texts.length === 0) return undefined;
  const inTongue = (tongue: string) => texts.find(({ language }) => language.startsWith(tongue));
  return (inTongue(lang) ?? inTongue('en') ?? texts[0])?.text;
}

function beginningOf(text: string, maxShown: number): string {
  return text.length <= maxShown ? text : `${text.slice(0, maxShown)}… (${text.length})`;
}
