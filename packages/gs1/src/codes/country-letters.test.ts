import { describe, expect, it } from 'vitest';
import { isCountryAlpha2, isCountryNumber } from './country-codes.js';
import { findCountryAlpha2 } from './country-letters.js';

const numbers = Array.from({ length: 1000 }, (_, number) => number);

describe('findCountryAlpha2', () => {
  it.each([
    [56, 'BE'],
    [276, 'DE'],
    [8, 'AL'],
    [894, 'ZM'],
  ])('gives for %i the letters %s', (number, letters) => {
    expect(findCountryAlpha2(number)).toBe(letters);
  });

  it('knows the 249 countries of ISO 3166-1, each by its own letters', () => {
    const letters = numbers.flatMap((number) => findCountryAlpha2(number) ?? []);
    expect(letters).toHaveLength(249);
    expect(new Set(letters).size).toBe(249);
  });

  it('agrees with both tests of existence', () => {
    for (const number of numbers) {
      const letters = findCountryAlpha2(number);
      expect(isCountryNumber(number)).toBe(letters !== undefined);
      if (letters === undefined) continue;
      expect(isCountryAlpha2(letters)).toBe(true);
    }
  });

  it('names only regions that the platform knows by name', () => {
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    for (const number of numbers) {
      const letters = findCountryAlpha2(number);
      if (letters !== undefined) expect(names.of(letters), letters).toBeDefined();
    }
  });

  it('knows every pair of letters that the linters know', () => {
    const capitals = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    const pairs = capitals.flatMap((first) => capitals.map((second) => first + second));
    expect(pairs.filter(isCountryAlpha2)).toHaveLength(249);
  });

  it.each([0, 280, 891, 999])('knows no country %i', (number) => {
    expect(findCountryAlpha2(number)).toBeUndefined();
  });
});
