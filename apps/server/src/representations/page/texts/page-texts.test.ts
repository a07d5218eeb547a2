import { LOCALES } from '@dpp/espr-validate';
import { describe, expect, it } from 'vitest';
import { en } from './en.js';
import { textsOf } from './page-texts.js';

type Group = Readonly<Record<string, string>>;

const placesOf = (text: string) => [...text.matchAll(/\{[a-z]+\}/g)].map(String).sort();

describe.each(LOCALES.filter((locale) => locale !== 'en'))('the texts in %s', (locale) => {
  it('put in what the English ones put in', () => {
    for (const [name, group] of Object.entries(en) as [keyof typeof en, Group][]) {
      const texts: Group = textsOf(locale)[name];
      for (const [key, text] of Object.entries(group)) {
        expect(placesOf(texts[key] ?? ''), `${name}.${key}`).toEqual(placesOf(text));
      }
    }
  });

  it('are its own', () => {
    const sentences = (group: Group) => Object.values(group).filter((text) => text.includes(' '));
    for (const name of ['seal', 'banners', 'gone'] as const) {
      for (const text of sentences(en[name])) {
        expect(Object.values<string>(textsOf(locale)[name])).not.toContain(text);
      }
    }
  });
});
