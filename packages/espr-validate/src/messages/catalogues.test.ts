import { describe, expect, it } from 'vitest';
import { readDocument, type JsonValue } from '../../test/category-document.js';
import { wordingOf } from '../all-locales.js';
import { LOCALES, type Locale } from '../locale.js';
import { PRODUCT_CATEGORIES, type ProductCategory } from '../product-category.js';
import { validateMetadata, type ValidationItem } from '../validate-metadata.js';

/** Texts that any language may leave as they are. */
const INTERNATIONAL = 'labels.gtin labels.grai labels.ufi labels.url';

/** Texts that are right in a language and happen to be the English ones. One line a language. */
const SAME_AS_ENGLISH: Readonly<Record<string, string>> = {
  hr: 'labels.model',
  cs: 'labels.detergent labels.lithium labels.max labels.maximum labels.min labels.minimum labels.model',
  da: 'labels.fiber labels.lithium labels.min labels.minimum labels.model labels.reference labels.standard labels.type',
  nl: 'labels.lithium labels.max labels.maximum labels.min labels.minimum labels.model labels.percentage labels.type',
  et: 'labels.number labels.standard',
  fr: 'labels.cobalt labels.concentration labels.date labels.description labels.dosage labels.lat labels.lithium labels.lng labels.max labels.maximum labels.min labels.minimum labels.nickel labels.recyclable labels.total labels.type',
  de: 'labels.cRate labels.lithium labels.material labels.name labels.nickel',
  mt: 'labels.total',
  pl: 'labels.detergent labels.importer labels.min labels.minimum labels.model',
  pt: 'labels.lat labels.lng labels.material labels.total',
  ro: 'labels.cobalt labels.detergent labels.material labels.model labels.standard labels.total',
  sk: 'labels.detergent labels.max labels.maximum labels.min labels.minimum labels.model',
  sl: 'labels.detergent labels.material labels.model labels.standard',
  es: 'labels.material labels.total',
  sv: 'labels.cell labels.fiber labels.material labels.nickel labels.standard',
  no: 'labels.fiber labels.min labels.minimum labels.standard labels.type',
  tr: 'labels.model',
};

/** Languages that put a point before the decimals; all others put a comma. */
const DECIMAL_POINT: readonly string[] = ['en', 'ga', 'mt'];

/** What every label of these languages has a letter of, unless it is one of the texts above. */
const SCRIPTS: Readonly<Record<string, RegExp>> = {
  bg: /\p{Script=Cyrillic}/u,
  el: /\p{Script=Greek}/u,
  uk: /\p{Script=Cyrillic}/u,
};

/** English words that are words in none of the other languages. */
const ENGLISH_WORDS = /\b(the|with|and|from|than|such|digits|value|least|country|Regulation)\b/i;

const translated = LOCALES.filter((locale) => locale !== 'en');

/** What the texts are filled in with: nothing that a text itself would hold. */
const SAMPLES = ['‹first›', '‹second›'];

type Text = string | ((...values: string[]) => string);

/** Every text of a language by its key: `labels.gtin`, `advisories.batteryDataMissing.one`. */
function textsOf(locale: Locale): Map<string, Text> {
  const texts = new Map<string, Text>();
  const collect = (value: unknown, key: string) => {
    if (typeof value === 'string' || typeof value === 'function') texts.set(key, value as Text);
    else for (const [name, part] of Object.entries(value ?? {})) collect(part, `${key}.${name}`);
  };
  for (const [group, value] of Object.entries(wordingOf(locale).catalogue)) collect(value, group);
  return texts;
}

function render(text: Text): string {
  return typeof text === 'function' ? text(...SAMPLES) : text;
}

const englishTexts = textsOf('en');

/** The English text of a key; that of the form `other` for a form that English does not have. */
function englishOf(key: string): Text {
  return englishTexts.get(key) ?? englishTexts.get(key.replace(/\.\w+$/, '.other'))!;
}

function sameAsEnglish(locale: Locale): string[] {
  const keys: string[] = [];
  for (const [key, text] of textsOf(locale)) {
    // A text in the letter case of its own language is still English.
    if (render(text).toLowerCase() === render(englishOf(key)).toLowerCase()) keys.push(key);
  }
  return keys;
}

function words(list = ''): string[] {
  return list.split(' ').filter((word) => word !== '');
}

function withoutPluralForm(key: string): string {
  return key.replace(/\.(zero|one|two|few|many|other)$/, '');
}

describe.each(LOCALES)('the catalogue of %s', (locale) => {
  const texts = [...textsOf(locale)];

  it('has the keys of the English one', () => {
    const keys = texts.map(([key]) => withoutPluralForm(key));
    const english = [...englishTexts.keys()].map(withoutPluralForm);
    expect(new Set(keys)).toEqual(new Set(english));
  });

  it('leaves no placeholder, blank or sign of a programming mistake', () => {
    const faulty = texts.map(([key, text]) => `${key}: ${render(text)}.`).filter(isMalformed);
    expect(faulty).toEqual([]);
  });

  it('says each value it is given', () => {
    const silent = texts.filter(([key, text]) => {
      const english = render(englishOf(key));
      return SAMPLES.some((sample) => english.includes(sample) !== render(text).includes(sample));
    });
    expect(silent.map(([key]) => key)).toEqual([]);
  });

  it('keeps the figures, codes and acts of the English text', () => {
    const lost = texts.filter(([key, text]) => {
      const figures = render(englishOf(key)).match(/\d+/g) ?? [];
      const own: readonly string[] = render(text).match(/\d+/g) ?? [];
      return figures.some((figure) => !own.includes(figure));
    });
    expect(lost.map(([key]) => key)).toEqual([]);
  });

  it('has one form of a text about a count for each plural category', () => {
    const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
    const forms = Object.keys(wordingOf(locale).catalogue.advisories.batteryDataMissing);
    expect(new Set(forms)).toEqual(new Set(pluralCategories));
  });

  it('starts labels as a heading starts', () => {
    const labels = texts.filter(([key]) => key.startsWith('labels.'));
    // A label may start with the symbol of a unit, which keeps its letters.
    const lowerCase = labels.filter(([, label]) => /^(?!k(g|Wh)\b)\p{Ll}/u.test(render(label)));
    expect(lowerCase.map(([key]) => key)).toEqual([]);
  });

  it('says numbers with the decimal sign of the language', () => {
    const materialComposition = [{ material: 'Birch', percentage: 97.25 }];
    const { errors } = validateMetadata(
      { category: 'toys', materialComposition },
      { wording: wordingOf(locale) },
    );
    const sign = DECIMAL_POINT.includes(locale) ? '.' : ',';
    const { friendlyMessage } = errors.find(({ path }) => path === 'materialComposition')!;
    expect(friendlyMessage).toContain(`97${sign}25`);
    expect(friendlyMessage).toContain(`0${sign}1`);
  });
});

/** `undefined`, `${name}`, `{name}`, `[object Object]`, blanks at an end or two in a row. */
function isMalformed(keyAndText: string): boolean {
  return /undefined|\bnull\b|NaN|[{}]|\[object|: \s|\s\s|\s\.$|: \.$/.test(keyAndText);
}

describe.each(translated)('the catalogue of %s', (locale) => {
  const allowed = new Set([...words(INTERNATIONAL), ...words(SAME_AS_ENGLISH[locale])]);

  it('says nothing in English', () => {
    expect(sameAsEnglish(locale).filter((key) => !allowed.has(key))).toEqual([]);
  });

  it('excuses no text that differs from the English one', () => {
    const same = sameAsEnglish(locale);
    const stale = words(SAME_AS_ENGLISH[locale]).filter((key) => !same.includes(key));
    expect(stale).toEqual([]);
  });

  it('has no English word left inside a text', () => {
    const mixed = [...textsOf(locale)].filter(
      ([key, text]) => !allowed.has(key) && ENGLISH_WORDS.test(render(text)),
    );
    expect(mixed.map(([key]) => key)).toEqual([]);
  });

  it('is written in the script of the language', () => {
    const script = SCRIPTS[locale] ?? /\p{Script=Latin}/u;
    const foreign = [...textsOf(locale)].filter(
      ([key, text]) => !allowed.has(key) && !script.test(render(text)),
    );
    expect(foreign.map(([key]) => key)).toEqual([]);
  });

  it.each(PRODUCT_CATEGORIES)('explains every fault of %s otherwise than English', (category) => {
    for (const document of faultyDocuments(category)) {
      const inEnglish = friendlyMessages(document, 'en');
      const own = friendlyMessages(document, locale);
      expect(own.length).toBe(inEnglish.length);
      expect(own.filter((text, index) => text === inEnglish[index])).toEqual([]);
    }
  });
});

it.each([
  ['fr', 'Numéro de coulée'],
  ['es', 'Número de colada'],
  ['it', 'Numero di colata'],
] as const)('calls a heat and a cast in %s what EN 10168 calls both: %s', (locale, term) => {
  const { heatNumber, castNumber } = wordingOf(locale).catalogue.labels;
  expect([heatNumber, castNumber]).toEqual([term, term]);
});

describe('the lists of texts that may equal the English ones', () => {
  it('name languages that exist', () => {
    const known: readonly string[] = translated;
    expect(Object.keys(SAME_AS_ENGLISH).filter((locale) => !known.includes(locale))).toEqual([]);
  });

  it('repeat nothing', () => {
    for (const list of Object.values(SAME_AS_ENGLISH)) {
      const keys = [...words(INTERNATIONAL), ...words(list)];
      expect(keys).toEqual([...new Set(keys)]);
    }
  });

  it('call international only what is in English', () => {
    expect(words(INTERNATIONAL).filter((key) => !englishTexts.has(key))).toEqual([]);
  });
});

/** Documents of a category that break as many rules as can be broken at once. */
function faultyDocuments(category: ProductCategory) {
  const document = readDocument(category);
  return [
    { category },
    { ...(withLeaves(document, null) as object), category },
    { ...(withLeaves(document, -1e9) as object), category },
    { ...Object.fromEntries(Object.keys(document).map((key) => [key, null])), category },
  ];
}

/** The same document with another value wherever it has no list and no object. */
function withLeaves(value: JsonValue, leaf: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map((entry) => withLeaves(entry, leaf));
  if (typeof value !== 'object' || value === null) return leaf;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, withLeaves(member, leaf)]),
  );
}

function friendlyMessages(document: unknown, locale: Locale): string[] {
  const { errors, warnings } = validateMetadata(document, { wording: wordingOf(locale) });
  const items: Pick<ValidationItem, 'friendlyMessage'>[] = [...errors, ...warnings];
  return items.map(({ friendlyMessage }) => friendlyMessage ?? 'none');
}
