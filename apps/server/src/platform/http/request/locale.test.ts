import { expect, it } from 'vitest';
import { localeOf } from './locale.js';

it.each([
  [undefined, undefined, 'en'],
  ['de', undefined, 'de'],
  ['de', 'fr', 'de'],
  ['xx', 'fr', 'fr'],
  ['', 'fr', 'fr'],
  [undefined, 'xx, bg;q=0.5', 'bg'],
  ['xx', 'yy', 'en'],
])('with lang=%j and Accept-Language %j is %s', (lang, acceptLanguage, locale) => {
  const headers = acceptLanguage === undefined ? {} : { 'accept-language': acceptLanguage };
  expect(localeOf(lang, headers)).toBe(locale);
});
