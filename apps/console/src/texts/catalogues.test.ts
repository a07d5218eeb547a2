import { readFileSync } from 'node:fs';
import type { EnglishCatalogue } from './catalogue.js';
import { LOCALES } from '@dpp/espr-validate';
import { describe, expect, it } from 'vitest';
import { fillText } from './fill-text.js';
import { chooseLanguage, languages } from './languages.js';
import { loadCatalogue, loadTexts, sectionNames, translatedLanguages } from './load-texts.js';
import { lengthen } from './pseudo/lengthen.js';
import { isPlural } from './text-shape.js';

type Leaf = readonly [path: string, text: unknown];

/** Every text of a catalogue, one with plural forms as one. */
function leavesOf(texts: unknown, path = ''): Leaf[] {
  if (typeof texts === 'string' || isPlural(texts)) return [[path, texts]];
  return Object.entries(texts as object).flatMap(([key, value]) =>
    leavesOf(value, path === '' ? key : `${path}.${key}`),
  );
}

const bracesOf = (text: unknown) =>
  [...new Set(JSON.stringify(text).match(/\{\w+\}/g) ?? [])].sort();

const en = (await loadCatalogue('en')) as EnglishCatalogue;
const catalogues = await Promise.all(
  translatedLanguages.map(async (language) => [language, await loadCatalogue(language)] as const),
);

/** The union of the names that the server writes. */
const auditedActions = readFileSync(
  new URL('../../../server/src/platform/audit-log/audit-event.ts', import.meta.url),
  'utf8',
).matchAll(/\| '([a-z-]+\.[a-z_]+)'/g);

it('name every action that the server writes to the audit log', () => {
  const audited = [...auditedActions].map(([, action]) => action);
  expect(audited.length).toBeGreaterThan(50);
  expect(Object.keys(en.audit.actions).sort()).toEqual(audited.sort());
});

describe.each(catalogues)('the catalogue %s', (language, catalogue) => {
  const own = new Map(leavesOf(catalogue));
  const master = leavesOf(
    Object.fromEntries(Object.entries(en).filter(([section]) => section in catalogue)),
  );

  it('has every text of the sections that it has, and no other', () => {
    expect([...own.keys()].sort()).toEqual(master.map(([path]) => path).sort());
  });

  it('puts in the same values', () => {
    const different = master.filter(
      ([path, text]) => bracesOf(text).join() !== bracesOf(own.get(path)).join(),
    );
    expect(different.map(([path]) => path)).toEqual([]);
  });

  it('has a form for each plural category of whole numbers of its language', () => {
    const rules = new Intl.PluralRules(language);
    const categories = new Set(
      [0, 1, 2, 3, 5, 11, 21, 100, 101].map((count) => rules.select(count)),
    );
    const incomplete = [...own].filter(
      ([, text]) => isPlural(text) && [...categories].some((category) => !(category in text)),
    );
    expect(incomplete.map(([path]) => path)).toEqual([]);
  });

  it('has no text that is still English, but for words that both languages write alike', () => {
    const alike = master.filter(
      ([path, text]) =>
        typeof text === 'string' && text.split(' ').length > 3 && own.get(path) === text,
    );
    expect(alike.map(([path]) => path)).toEqual([]);
  });
});

describe('texts', () => {
  it('have every section in every language that has any', () => {
    const missing = catalogues.flatMap(([language, own]) =>
      sectionNames.filter((name) => !(name in own)).map((name) => `${language}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('lists every section of the English catalogue', () => {
    expect([...sectionNames].sort()).toEqual(Object.keys(en).sort());
  });

  it('are offered in the languages of the rules of metadata', () => {
    expect([...languages].sort()).toEqual([...LOCALES].sort());
  });

  it('are English, and marked so, where a language has none', async () => {
    const { words, lang } = (await loadTexts('ja')).sectionOf('door');
    expect([words.signIn, lang]).toEqual([en.door.signIn, 'en']);
  });

  it('of further screens are loaded where they are asked for', async () => {
    const first = await loadTexts('de');
    expect(() => first.sectionOf('audit')).toThrow('The texts of audit are not loaded.');
    const { words, lang } = (await loadTexts('de', true)).sectionOf('audit');
    expect([words.title, lang]).toEqual(['Protokoll', 'de']);
  });

  it.each([
    ['en', 1, '1 draft'],
    ['en', 1234, '1,234 drafts'],
    ['de', 1234, '1.234 drafts'],
  ])('take the plural form and write the number as %s does: %i', (locale, count, expected) => {
    const text = { one: '{count} draft', other: '{count} drafts' };
    expect(fillText(locale, text, { count })).toBe(expected);
  });

  it('take the form of each category that a language has', () => {
    const text = { one: 'one', few: 'few', many: 'many', other: 'other' };
    const forms = [1, 2, 5, 22].map((count) => fillText('pl', text, { count }));
    expect(forms).toEqual(['one', 'few', 'many', 'few']);
  });

  it('leave braces alone that nothing is given for', () => {
    expect(fillText('en', 'Hello {name}', {})).toBe('Hello {name}');
  });

  it('do not read a value that is put in as a text with braces of its own', () => {
    expect(fillText('en', '{name} in {place}', { name: '{place}', place: 'Porto' })).toBe(
      '{place} in Porto',
    );
  });

  it('are 40 % longer in the pseudo language, with their braces', () => {
    const text = 'Type the number of passports: {count}';
    expect(lengthen(text)).toContain('{count}');
    expect(lengthen(text).length / text.length).toBeGreaterThan(1.3);
  });
});

describe('chooseLanguage', () => {
  it.each([
    [['de-AT', 'en'], 'de'],
    [['nb-NO'], 'no'],
    [['zh', 'ja'], 'en'],
    [[null, 'bg'], 'bg'],
    [['en-XB', 'de'], 'en-XB'],
  ])('of %j is %s', (wished, expected) => {
    expect(chooseLanguage(wished)).toBe(expected);
  });
});
