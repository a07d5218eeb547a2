import { describe, expect, it } from 'vitest';
import { chooseLocale, LOCALES } from './locale.js';

describe('chooseLocale', () => {
  it('offers 28 languages', () => {
    expect(new Set(LOCALES).size).toBe(28);
    expect(LOCALES.map((lang) => chooseLocale({ lang }))).toEqual(LOCALES);
  });

  it('answers en when nothing is asked for', () => {
    expect(chooseLocale({})).toBe('en');
    expect(chooseLocale({ acceptLanguage: undefined })).toBe('en');
  });

  it('puts lang before Accept-Language', () => {
    expect(chooseLocale({ lang: 'lt', acceptLanguage: 'de' })).toBe('lt');
  });

  it.each(['xx', '', ' ', 'constructor', 'english', 7, null, ['de'], { toString: () => 'de' }])(
    'ignores the lang value %j',
    (lang) => {
      expect(chooseLocale({ lang, acceptLanguage: 'fr' })).toBe('fr');
      expect(chooseLocale({ lang })).toBe('en');
    },
  );

  it.each([
    ['pt-BR', 'pt'],
    ['PT', 'pt'],
    ['de_AT', 'de'],
    ['nb', 'no'],
    ['nn-NO', 'no'],
    [' sv ', 'sv'],
    ['zh-Hant-TW', 'en'],
  ])('matches lang %s to %s', (lang, locale) => {
    expect(chooseLocale({ lang })).toBe(locale);
  });

  it.each([
    ['de;q=0.5, fr;q=0.9', 'fr'],
    ['de, fr', 'de'],
    ['fr;q=0.8,de;q=0.8', 'fr'],
    ['zh, ja;q=0.9, fi;q=0.1', 'fi'],
    ['de;q=0, fr;q=0.1', 'fr'],
    ['de;q=0', 'en'],
    ['de;q=high, it;q=0.1', 'it'],
    ['de;q=1.5, it;q=0.1', 'it'],
    ['de ; Q=1.000 , it', 'de'],
    ['*', 'en'],
    ['*;q=0.9, el;q=0.2', 'el'],
    ['da, en-gb;q=0.8, en;q=0.7', 'da'],
    [',;,=', 'en'],
  ])('reads Accept-Language "%s" as %s', (acceptLanguage, locale) => {
    expect(chooseLocale({ acceptLanguage })).toBe(locale);
  });
});
