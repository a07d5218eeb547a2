import { LOCALES } from '@dpp/espr-validate';
import { describe, expect, it } from 'vitest';
import { languageOf } from '../all-locales.js';
import { careSentences } from '../values/care-sentences.js';
import { en } from './en.js';

type Group = Readonly<Record<string, string>>;

const placesOf = (text: string) => [...text.matchAll(/\{[a-z]+\}/g)].map(String).sort();

describe.each(LOCALES.filter((locale) => locale !== 'en'))('the texts in %s', (locale) => {
  it('put in what the English ones put in', () => {
    for (const [name, group] of Object.entries(en) as [keyof typeof en, Group][]) {
      const texts: Group = languageOf(locale).texts[name];
      for (const [key, text] of Object.entries(group)) {
        expect(placesOf(texts[key] ?? ''), `${name}.${key}`).toEqual(placesOf(text));
      }
    }
  });

  it('name a temperature where the English sentences of care do', () => {
    for (const [key, sentence] of Object.entries(careSentences.en)) {
      const own: Group = careSentences[locale];
      expect(placesOf(own[key] ?? ''), key).toEqual(placesOf(sentence));
    }
  });

  it('are its own', () => {
    const sentences = (group: Group) => Object.values(group).filter((text) => text.includes(' '));
    for (const name of ['seal', 'banners', 'gone'] as const) {
      for (const text of sentences(en[name])) {
        expect(Object.values<string>(languageOf(locale).texts[name])).not.toContain(text);
      }
    }
  });
});
