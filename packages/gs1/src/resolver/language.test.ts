import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lookUpLanguage } from './language.js';

describe('lookUpLanguage', () => {
  it.each([
    ['de', ['en', 'de'], 'de'],
    ['de-CH-1996', ['de-CH', 'de'], 'de-CH'],
    ['de-CH-1996', ['de'], 'de'],
    ['zh-Hant-CN-x-private1-private2', ['zh-Hant'], 'zh-Hant'],
    ['en-a-bbb', ['en'], 'en'],
    ['fr;q=0.3, en;q=0.9', ['fr', 'en'], 'en'],
    ['EN-us', ['en-US'], 'en-US'],
    ['en, de', ['de', 'en'], 'en'],
    ['*, de;q=0.5', ['en', 'de'], 'de'],
  ])('finds for "%s" among %j: %s', (header, languages, found) => {
    expect(lookUpLanguage(header, languages)).toBe(found);
  });

  it.each([
    ['de', ['de-CH']],
    ['de-CH', ['de-AT']],
    ['*', ['en']],
    ['', ['en']],
    ['de;q=0', ['de']],
    ['de, de-CH;q=0', ['de-CH']],
    ['d', ['de']],
    ['deu', ['de']],
    ['en', []],
    [', ;q=1', ['en']],
  ])('finds nothing for "%s" among %j', (header, languages) => {
    expect(lookUpLanguage(header, languages)).toBeUndefined();
  });

  it('ends for any header', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (header) => {
        expect(['en', 'de', undefined]).toContain(lookUpLanguage(header, ['en', 'de']));
      }),
    );
  });
});
