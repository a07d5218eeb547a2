import { LOCALES } from '@dpp/espr-validate';
import { careSentences, type CareSentences } from './care-sentences.js';
import { elementName } from './element-names.js';
import type { Language } from './language.js';
import { asWritten, type Said } from './said.js';

/** A word of a list of choices that means something to people: `EAF`, `post-consumer`. */
export function sayCode(code: string, { texts }: Language): Said | undefined {
  const word = wordOf(texts.codes, code);
  return word === undefined ? undefined : { text: capitalised(word) };
}

/**
 * A material by the name its readers know it by; as it was written where no table has it. A name known in English
 * alone is marked as English.
 */
export function sayMaterial(name: string, language: Language): Said {
  const { texts, locale } = language;
  const word = wordOf(texts.materials, synonyms.get(name.toLowerCase()) ?? name);
  if (word !== undefined) return { text: capitalised(word, locale) };
  // The same in every language: `PP`, `ABS`.
  if (polymerSymbols.has(name)) return { text: name };
  const element = elementName(name, language);
  if (!element) return asWritten(name);
  const text = capitalised(element.text, element.isTranslated ? locale : 'en');
  return element.isTranslated ? { text } : { text, lang: 'en' };
}

/** Symbols of ISO 1043-1 that packaging and housings carry. */
const polymerSymbols: ReadonlySet<string> = new Set(
  'ABS EVA HDPE LDPE LLDPE PA PA6 PA66 PBT PC PE PEEK PET PLA PMMA POM PP PPS PS PTFE PUR PVC PVDF SAN TPE TPU'.split(
    ' ',
  ),
);

const synonyms: ReadonlyMap<string, string> = new Map([
  ['aluminum', 'aluminium'],
  ['flax', 'linen'],
  ['flax (linen)', 'linen'],
  ['nylon', 'polyamide'],
  ['elastane (spandex)', 'elastane'],
  ['spandex', 'elastane'],
  ['polypropylene (pp)', 'polypropylene'],
  ['polyethylene (pe)', 'polyethylene'],
  ['polycarbonate (pc)', 'polycarbonate'],
  ['polyurethane (pu)', 'polyurethane'],
  ['polystyrene (ps)', 'polystyrene'],
  ['primary steel', 'virgin steel'],
  ['secondary steel', 'recycled steel'],
]);

function wordOf(table: Readonly<Record<string, string>>, word: string): string | undefined {
  const key = word.toLowerCase();
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

/** As the first word of a value. */
export function capitalised(text: string, locale?: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(locale) + text.slice(first.length);
}

/** What people know from the label of a garment; other sentences stand as they were written. */
export interface CareSign {
  readonly sign: 'wash' | 'hand' | 'bleach' | 'tumble' | 'iron' | 'no-iron' | 'dry-clean';
  /** In degrees Celsius. */
  readonly degrees?: number;
  readonly isGentle?: true;
}

/**
 * Recognises sentences of care as English labels word them, such as `Machine wash at 30 °C, gentle cycle`, and
 * as the pages do in any of their languages.
 */
export function careSignOf(sentence: string): CareSign | undefined {
  return englishSignOf(sentence) ?? catalogueSignOf(sentence);
}

function catalogueSignOf(sentence: string): CareSign | undefined {
  if (sentence.includes('{')) return undefined;
  const [, number] = temperature.exec(sentence) ?? [];
  const key = catalogueSentences.get(sentence.replace(temperature, '{value}').toLowerCase());
  if (key === undefined) return undefined;
  const degrees = number === undefined ? {} : { degrees: Number(number) };
  return { ...signOfSentence[key], ...degrees };
}

const temperature = /(\d{2,3})[ \u00a0]?°[ \u00a0]?C/;

type CareSentence = keyof CareSentences;

const signOfSentence: Readonly<Record<CareSentence, CareSign>> = {
  wash: { sign: 'wash' },
  gentle: { sign: 'wash', isGentle: true },
  hand: { sign: 'hand' },
  noBleach: { sign: 'bleach' },
  noTumble: { sign: 'tumble' },
  iron: { sign: 'iron' },
  noIron: { sign: 'no-iron' },
  noDryClean: { sign: 'dry-clean' },
};

const catalogueSentences: ReadonlyMap<string, CareSentence> = new Map(
  LOCALES.flatMap((locale) => {
    const sentences = Object.entries(careSentences[locale]) as [CareSentence, string][];
    return sentences.map(([key, sentence]) => [sentence.toLowerCase(), key] as const);
  }),
);

function englishSignOf(sentence: string): CareSign | undefined {
  const words = sentence.toLowerCase().replace(/[.°]/g, ' ').replace(/\s+/g, ' ').trim();
  const fixed = fixedSentences.get(words);
  if (fixed) return fixed;
  const [, wash, gentle] =
    /^(?:machine )?wash (?:at |cold )?(\d{2}) ?c(,? ?gentle(?: cycle)?)?$/.exec(words) ?? [];
  if (wash !== undefined) {
    return { sign: 'wash', degrees: Number(wash), ...(gentle !== undefined && { isGentle: true }) };
  }
  const [, iron] = /^iron at (?:up to |at most |max )?(\d{3}) ?c$/.exec(words) ?? [];
  return iron === undefined ? undefined : { sign: 'iron', degrees: Number(iron) };
}

const fixedSentences: ReadonlyMap<string, CareSign> = new Map<string, CareSign>([
  ['hand wash', { sign: 'hand' }],
  ['hand wash only', { sign: 'hand' }],
  ['wash by hand', { sign: 'hand' }],
  ['do not bleach', { sign: 'bleach' }],
  ['do not tumble dry', { sign: 'tumble' }],
  ['do not iron', { sign: 'no-iron' }],
  ['do not dry clean', { sign: 'dry-clean' }],
  ['iron at low heat', { sign: 'iron', degrees: 110 }],
  ['iron at medium heat', { sign: 'iron', degrees: 150 }],
]);

/** A sentence of care in the language of the page. */
export function sayCare(
  { sign, degrees, isGentle }: CareSign,
  { locale, number }: Language,
): string {
  const care = careSentences[locale];
  const value = degrees === undefined ? '' : `${number(degrees)}\u00a0°C`;
  const sentences: Readonly<Record<CareSign['sign'], string>> = {
    wash: isGentle ? care.gentle : care.wash,
    hand: care.hand,
    bleach: care.noBleach,
    tumble: care.noTumble,
    iron: care.iron,
    'no-iron': care.noIron,
    'dry-clean': care.noDryClean,
  };
  return sentences[sign].replace('{value}', value);
}
