import type { Locale } from '@dpp/espr-validate';
import { describe, expect, it } from 'vitest';
import { languageOf } from '../all-locales.js';
import { measure, withRealSigns } from './measure.js';
import { plainText } from './said.js';

const said = (value: number, unit?: string, locale: Locale = 'en') =>
  plainText(measure(value, unit, languageOf(locale))).replaceAll('\u00a0', ' ');

describe('a measured value', () => {
  it.each([
    [84_000, 'Wh', '84 kWh'],
    [999, 'Wh', '999 Wh'],
    [0.043, 'kg CO2e/kWh', '43 g CO₂e/kWh'],
    [0, 'kg CO2e', '0 kg CO₂e'],
    [5376, 'kg CO2e', '5,376 kg CO₂e'],
    [0.0009, 'ohm', '0.9 mΩ'],
    [2, 'ohm', '2 Ω'],
    [96, 'month', '8 years'],
    [12, 'month', '12 months'],
    [25, 'month', '25 months'],
    [4.5, 'grade', '4.5 out of 5'],
    [60, 'cycle', '60'],
    [62.5, '% by mass', '62.5%'],
    [3, 'furlong', '3 furlong'],
  ])('of %d in %s is said as %s', (value, unit, words) => {
    expect(said(value, unit)).toBe(words);
  });

  it.each([
    ['de', '6,8 kg CO₂e'],
    ['bg', '6,8 kg CO₂e'],
  ] as const)('has the separators of %s', (locale, words) => {
    expect(said(6.8, 'kg CO2e', locale)).toBe(words);
  });

  it.each([
    [96, '8 snin'],
    [12, '12-il xahar'],
    [7, '7 xhur'],
    [1, '1 xahar'],
    [100, '100 xahar'],
  ])('of %d months is said in Maltese words, which Intl lacks', (value, words) => {
    expect(said(value, 'month', 'mt')).toBe(words);
  });
});

describe('units in a text', () => {
  it.each([
    ['1 m2 at 100 mm', '1 m² at 100 mm'],
    ['g/m2', 'g/m²'],
    ['2.4 m3', '2.4 m³'],
    ['t CO2e/t', 't CO₂e/t'],
    ['model m20, part xm2', 'model m20, part xm2'],
  ])('%s are printed as %s', (text, printed) => expect(withRealSigns(text)).toBe(printed));
});
