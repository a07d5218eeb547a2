import { LOCALES } from '@dpp/espr-validate';
import { englishVerifierTexts } from '@dpp/merkle-seal/verifier-texts';
import { describe, expect, it } from 'vitest';
import { verifierTextsOf } from './verify-texts.js';

type Group = Readonly<Record<string, string>>;

const english = Object.entries(englishVerifierTexts) as [
  keyof typeof englishVerifierTexts,
  Group,
][];
const namesIn = (text: string) => [...new Set(text.match(/\{[a-z]+\}/g))].sort();

describe.each(LOCALES.filter((locale) => locale !== 'en'))('the verifier in %s', (locale) => {
  const texts = verifierTextsOf(locale);

  it('puts in the names that the English texts put in', () => {
    for (const [name, group] of english) {
      const own: Group = texts[name];
      expect(Object.keys(own).sort()).toEqual(Object.keys(group).sort());
      for (const [key, text] of Object.entries(group)) {
        expect(namesIn(own[key] ?? ''), `${name}.${key}`).toEqual(namesIn(text));
      }
    }
  });

  it('has no sentence in English', () => {
    const sentences = english.flatMap(([, group]) => Object.values(group)).filter(hasWords);
    const own = Object.values(texts).flatMap((group) => Object.values<string>(group));
    expect(own.filter((text) => sentences.includes(text))).toEqual([]);
  });

  it('has a sentence for each verdict, and no two alike', () => {
    const sentences = Object.values(texts.verdict);
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(new Set(Object.values(texts.words)).size).toBe(Object.keys(texts.words).length);
  });
});

/** A text of three words or more; shorter ones may be alike in two languages. */
const hasWords = (text: string) => text.trim().split(/\s+/).length > 2;
