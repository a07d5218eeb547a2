import { LOCALES } from '@dpp/espr-validate';
import { describe, expect, it } from 'vitest';
import { careSignOf, sayCare, sayMaterial } from './known-words.js';
import { languageOf } from '../all-locales.js';

describe('a sentence of care', () => {
  it.each([
    ['Machine wash at 30 °C, gentle cycle', 'Waschen bei 30 °C, Schonwaschgang'],
    ['Machine wash at 40°C', 'Waschen bei 40 °C'],
    ['Do not bleach.', 'Nicht bleichen'],
    ['Iron at up to 110 °C', 'Bügeln mit höchstens 110 °C'],
    ['Bügeln mit höchstens 110 °C', 'Bügeln mit höchstens 110 °C'],
    ['Lavage en machine à 30 °C', 'Waschen bei 30 °C'],
    ['nicht bleichen', 'Nicht bleichen'],
  ])('that is known, such as %s, is said in the language of the page', (sentence, words) => {
    const sign = careSignOf(sentence);
    expect(sign && sayCare(sign, languageOf('de')).replaceAll('\u00a0', ' ')).toBe(words);
  });

  it.each([
    '',
    'Wash at 30 °C with like colours',
    'Do not bleach or iron',
    'Bügeln mit 110 °C',
    'Machine wash at {value}',
  ])('that no table has, such as "%s", is left as it was written', (sentence) =>
    expect(careSignOf(sentence)).toBeUndefined(),
  );
});

describe('a material', () => {
  it('is named in the language of the page, whatever its case', () => {
    expect(sayMaterial('ORGANIC Cotton', languageOf('fr'))).toEqual({ text: 'Coton biologique' });
  });

  it.each([
    ['Cobalt', 'fr', { text: 'Cobalt' }],
    ['cobalt', 'pl', { text: 'Kobalt' }],
    ['Iron', 'lt', { text: 'Geležis' }],
    ['Zinc', 'tr', { text: 'Çinko' }],
    ['Zinc', 'en', { text: 'Zinc' }],
    ['Cobalt', 'ro', { text: 'Cobalt', lang: 'en' }],
    ['lithium', 'mt', { text: 'Lithium', lang: 'en' }],
    ['Mercury', 'cs', { text: 'Mercury', lang: 'en' }],
    ['Polypropylene (PP)', 'de', { text: 'Polypropylen' }],
    ['polyethylene', 'uk', { text: 'Поліетилен' }],
    ['ABS', 'de', { text: 'ABS' }],
    ['Iron ore', 'de', { text: 'Iron ore', lang: '' }],
  ] as const)('that is an element or a polymer is named: %s in %s', (name, locale, said) =>
    expect(sayMaterial(name, languageOf(locale))).toEqual(said),
  );

  it('has no name that means two elements of one language', () => {
    const elements = ['lead', 'tin', 'silver', 'cadmium', 'chromium', 'vanadium', 'mercury'];
    for (const locale of LOCALES) {
      const names = elements.map((element) => sayMaterial(element, languageOf(locale)).text);
      expect(new Set(names).size, locale).toBe(elements.length);
    }
  });

  it.each(['constructor', 'Unobtainium', '__proto__'])(
    'that no table has, such as %s, is left as it was written, in a language nobody knows',
    (name) => expect(sayMaterial(name, languageOf('fr'))).toEqual({ text: name, lang: '' }),
  );
});
