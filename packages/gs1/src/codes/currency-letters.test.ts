import { describe, expect, it } from 'vitest';
import { isCurrencyNumber } from './currency-codes.js';
import { findCurrencyAlpha3 } from './currency-letters.js';

const numbers = Array.from({ length: 1000 }, (_, number) => number);

describe('findCurrencyAlpha3', () => {
  it.each([
    [978, 'EUR'],
    [840, 'USD'],
    [8, 'ALL'],
    [532, 'XCG'],
    [999, 'XXX'],
  ])('gives for %i the letters %s', (number, letters) => {
    expect(findCurrencyAlpha3(number)).toBe(letters);
  });

  it.each([
    [975, 'BGN'],
    [191, 'HRK'],
  ])('still knows %i, a currency withdrawn lately', (number, letters) => {
    expect(findCurrencyAlpha3(number)).toBe(letters);
  });

  it('knows every currency once, and agrees with the test of existence', () => {
    const letters = numbers.flatMap((number) => findCurrencyAlpha3(number) ?? []);
    expect(new Set(letters).size).toBe(letters.length);
    for (const number of numbers) {
      expect(isCurrencyNumber(number)).toBe(findCurrencyAlpha3(number) !== undefined);
    }
  });

  it('knows all currencies in use that the platform knows', () => {
    const letters = new Set(numbers.map((number) => findCurrencyAlpha3(number)));
    // The Antillean guilder gave its number 532 to the Caribbean guilder in 2025.
    const superseded = new Set(['ANG']);
    const missing = Intl.supportedValuesOf('currency').filter(
      (code) => !letters.has(code) && !superseded.has(code),
    );
    expect(missing).toEqual([]);
  });

  it.each([0, 280, 250, 987, 998])('knows no currency %i', (number) => {
    expect(findCurrencyAlpha3(number)).toBeUndefined();
  });
});
