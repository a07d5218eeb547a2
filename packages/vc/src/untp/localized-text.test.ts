import { describe, expect, it } from 'vitest';
import { readText } from './localized-text.js';

const german = { value: 'Hemd', language: 'de' };
const english = { value: 'Shirt', language: 'en' };

describe('readText', () => {
  it.each([
    ['a text', 'Shirt', 'Shirt'],
    ['the English one of several', [german, english], 'Shirt'],
    ['the first where none is English', [german], 'Hemd'],
  ])('reads %s', (_what, text, read) => {
    expect(readText(text)).toBe(read);
  });

  it.each([[undefined], [null], [3], [{}], [[]], [[null]], [['Hemd']], [[{ language: 'en' }]]])(
    'reads nothing from %j',
    (text) => {
      expect(readText(text)).toBeUndefined();
    },
  );
});
