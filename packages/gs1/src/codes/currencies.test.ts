import { describe, expect, it } from 'vitest';
import { findCurrencyAlpha3, isCurrencyNumber } from './currencies.js';

const numbers = Array.from({ length: 1000 }, (_, number) => String(number).padStart(3, '0'));

describe('findCurrencyAlpha3', () => {
  it.each([
    ['978', 'EUR'],
    ['840', 'USD'],
    ['008', 'ALL'],
    ['532', 'XCG'],
    ['999', 'XXX'],
  ])('gives for %s the letters %s', (number, letters) => {
    expect(findCurrencyAlpha3(number)).toBe(letters);
  });

  it.each([
    ['975', 'BGN'],
    ['191', 'HRK'],
  ])('still knows %s, a currency withdrawn lately', (number, letters) => {
    expect(findCurrencyAlpha3(number)).toBe(letters);
  });

  it('knows all currencies in use that the platform knows', () => {
    const letters = new Set(numbers.map(findCurrencyAlpha3));
    // The Antillean guilder gave its number 532 to the Caribbean guilder in 2025.
    const superseded = new Set(['ANG']);
    const missing = Intl.supportedValuesOf('currency').filter(
      (code) => !letters.has(code) && !superseded.has(code),
    );
    expect(missing).toEqual([]);
  });

  it.each(['000', '280', '250', '987', '998', '8', 'EUR'])('knows no currency %s', (number) => {
    expect(findCurrencyAlpha3(number)).toBeUndefined();
  });
});

describe('isCurrencyNumber', () => {
  it('knows the numbers that have letters', () => {
    const lettered = numbers.filter((number) => findCurrencyAlpha3(number) !== undefined);
    expect(numbers.filter(isCurrencyNumber)).toEqual(lettered);
    expect(lettered.length).toBeGreaterThan(170);
  });
});
