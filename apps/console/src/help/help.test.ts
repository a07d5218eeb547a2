import { PRODUCT_CATEGORIES, type ProductCategory } from '@dpp/espr-validate';
import type { CategoryRules } from '@dpp/espr-validate/rules';
import { describe, expect, it } from 'vitest';
import { loadRules } from '../screens/editor/rules-of.js';
import { loadHelp, helpLanguages } from './help.js';

interface Explained {
  readonly description: string;
  readonly legalBasis?: string;
}

/** Every explanation that a form can show: those of fields, and those of the members of their values. */
function explainedIn(value: unknown): Explained[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(explainedIn);
  const own = value as Partial<Explained>;
  return typeof own.description === 'string' ? [own as Explained, ...inside] : inside;
}

const categories: readonly CategoryRules[] = await Promise.all(
  PRODUCT_CATEGORIES.map(async (each: ProductCategory) => (await loadRules(each, 'en')).category),
);
const all = categories.flatMap(({ fields }) => explainedIn(fields));
const laws = all.filter(({ legalBasis }) => legalBasis !== undefined);

/** Words that no reference in another language may still have. */
const english =
  /\b(?:Regulation|Directive|Delegated|Annex|Annexes|Article|Articles|Part|Parts|point|points|section|under|practice|study)\b/g;
/** Words that a language writes like English. */
const alike: Readonly<Record<string, readonly string[]>> = {
  fr: ['Directive', 'Part', 'point', 'points', 'section'],
};
const isEnglish = (locale: string, text: string) =>
  (text.match(english) ?? []).some((word) => !alike[locale]?.includes(word));
const numbersOf = (text: string) => (text.match(/\d+/g) ?? []).sort().join();

it('are asked of every category', () => {
  expect([all.length > 500, laws.length > 100]).toEqual([true, true]);
});

describe.each(helpLanguages)('the explanations of fields in %s', (locale) => {
  it('are there for every field of every category', async () => {
    const { explain } = await loadHelp(locale);
    const missing = all.filter(({ description }) => explain({ description }).lang !== locale);
    expect([...new Set(missing.map(({ description }) => description))]).toEqual([]);
  });

  it('keep the numbers of the English ones', async () => {
    const { explain } = await loadHelp(locale);
    const different = all.filter(
      ({ description }) => numbersOf(explain({ description }).text) !== numbersOf(description),
    );
    expect([...new Set(different.map(({ description }) => description))]).toEqual([]);
  });

  it('name the act in that language, with its numbers', async () => {
    const { explain } = await loadHelp(locale);
    const faults = laws.flatMap((rule) => {
      const { text } = explain(rule);
      const isWhole = numbersOf(text) === numbersOf(`${rule.description} ${rule.legalBasis}`);
      return isWhole && !isEnglish(locale, text) ? [] : [text];
    });
    expect(faults).toEqual([]);
  });
});

describe('the explanation of a field', () => {
  const rule = {
    description: 'Mass of the battery',
    legalBasis: 'Regulation (EU) 2023/1542, Annex VI, Part A, point 5',
  };

  it('is English, and marked so, in a language that has none', async () => {
    const { explain } = await loadHelp('ja');
    const text = 'Mass of the battery. Regulation (EU) 2023/1542, Annex VI, Part A, point 5';
    expect(explain(rule)).toEqual({ text, lang: 'en' });
  });

  it('is English, and marked so, where the rule table has a new one', async () => {
    const { explain } = await loadHelp('de');
    const text = 'Something new. Regulation (EU) 2023/1542';
    const fresh = { description: 'Something new', legalBasis: 'Regulation (EU) 2023/1542' };
    expect(explain(fresh)).toEqual({ text, lang: 'en' });
  });

  it('is in the language of the reader, with the act behind it', async () => {
    const { explain } = await loadHelp('de');
    const text = 'Masse der Batterie. Verordnung (EU) 2023/1542, Anhang VI, Teil A, Nummer 5';
    expect(explain(rule)).toEqual({ text, lang: 'de' });
  });
});
