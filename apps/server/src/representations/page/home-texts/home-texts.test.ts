import { LOCALES } from '@dpp/espr-validate';
import { describe, expect, it } from 'vitest';
import { en } from './en.js';
import { homeTextsOf } from './home-texts.js';

const placesOf = (text: string) => [...text.matchAll(/\{[a-z]+\}/g)].map(String);

describe.each(LOCALES.filter((locale) => locale !== 'en'))('the page at / in %s', (locale) => {
  const texts = Object.entries(homeTextsOf(locale));

  it('puts in what the English texts put in', () => {
    for (const [key, text] of texts) {
      expect([key, placesOf(text)]).toEqual([key, placesOf(en[key as keyof typeof en])]);
    }
  });

  it('has no sentence in English', () => {
    const english = Object.values(en).filter((text) => text.trim().split(/\s+/).length > 2);
    expect(texts.filter(([, text]) => english.includes(text))).toEqual([]);
  });

  it('says nothing twice', () => {
    expect(new Set(texts.map(([, text]) => text)).size).toBe(texts.length);
  });
});
