import { describe, expect, it } from 'vitest';
import { readTexts, withText, withoutText } from './localized-texts.js';

const wash = { value: 'Wash.', language: 'en' };
const waschen = { value: 'Waschen.', language: 'de' };

describe('a text in several languages', () => {
  it.each([
    [undefined, []],
    ['Wash.', [{ text: 'Wash.', language: undefined }]],
    [
      [wash, waschen],
      [
        { text: 'Wash.', language: 'en' },
        { text: 'Waschen.', language: 'de' },
      ],
    ],
    [
      ['Wash.', waschen],
      [
        { text: 'Wash.', language: undefined },
        { text: 'Waschen.', language: 'de' },
      ],
    ],
    [
      [{}, { value: 7 }],
      [
        { text: '', language: undefined },
        { text: '', language: undefined },
      ],
    ],
  ])('is read from %j', (value, texts) => {
    expect(readTexts(value)).toEqual(texts);
  });

  it('stays a plain text while its language is not stated', () => {
    expect(withText(undefined, 0, 'W')).toBe('W');
    expect(withText('W', 0, 'Wa')).toBe('Wa');
    expect(withText('W', 0, '')).toBeUndefined();
  });

  it('changes one and leaves the others as they are', () => {
    const value = [wash, 'Laver.', waschen];
    expect(withText(value, 1, 'Lavez.')).toEqual([wash, 'Lavez.', waschen]);
    expect(withText(value, 2, 'Nicht.')).toEqual([wash, 'Laver.', { ...waschen, value: 'Nicht.' }]);
    expect((withText(value, 1, 'x') as unknown[])[0]).toBe(wash);
  });

  it('gets a second language', () => {
    expect(withText('Wash.', 1, '', 'de')).toEqual([
      { value: 'Wash.' },
      { value: '', language: 'de' },
    ]);
    expect(withText(undefined, 0, '', 'de')).toEqual([{ value: '', language: 'de' }]);
    expect(withText([wash], 1, '', 'de')).toEqual([wash, { value: '', language: 'de' }]);
  });

  it('loses one', () => {
    expect(withoutText([wash, waschen], 0)).toEqual([waschen]);
    expect(withoutText(['Wash.', waschen], 1)).toBe('Wash.');
    expect(withoutText([wash], 0)).toBeUndefined();
    expect(withoutText('Wash.', 0)).toBeUndefined();
  });

  it('keeps members that no rule names', () => {
    const noted = { ...wash, note: 'checked' };
    expect(withText([noted], 0, 'Wash cold.')).toEqual([{ ...noted, value: 'Wash cold.' }]);
  });
});
