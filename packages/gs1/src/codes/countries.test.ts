import { describe, expect, it } from 'vitest';
import {
  countryAlpha2Codes,
  findCountryAlpha2,
  isCountryAlpha2,
  isCountryNumber,
} from './countries.js';

const numbers = Array.from({ length: 1000 }, (_, number) => String(number).padStart(3, '0'));
const capitals = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const pairs = capitals.flatMap((first) => capitals.map((second) => first + second));

/** Codes that CLDR names and ISO 3166-1 does not assign: reserved, withdrawn or user-assigned. */
const unassigned =
  'AC AN BU CP CQ CS DD DG DY EA EU EZ FX HV IC NH QO RH SU TA TP UK UN VD XA XB XK YD YU ZR ZZ'.split(
    ' ',
  );

describe('findCountryAlpha2', () => {
  it.each([
    ['056', 'BE'],
    ['276', 'DE'],
    ['008', 'AL'],
    ['894', 'ZM'],
  ])('gives for %s the letters %s', (number, letters) => {
    expect(findCountryAlpha2(number)).toBe(letters);
  });

  it.each(['000', '280', '891', '999', '8', '27', 'DEU', ''])('knows no country %j', (number) => {
    expect(findCountryAlpha2(number)).toBeUndefined();
  });
});

describe('isCountryNumber', () => {
  it('knows the numbers of 249 countries, those that have letters', () => {
    const known = numbers.filter(isCountryNumber);
    expect(known).toHaveLength(249);
    expect(known.map(findCountryAlpha2).sort()).toEqual(pairs.filter(isCountryAlpha2));
  });
});

describe('isCountryAlpha2', () => {
  it('agrees with the regions CLDR names, but for codes ISO 3166-1 does not assign', () => {
    const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
    const named = pairs.filter((code) => names.of(code) !== undefined);
    expect(pairs.filter(isCountryAlpha2)).toEqual(
      named.filter((code) => !unassigned.includes(code)),
    );
  });

  it.each([...unassigned, 'de', 'De', 'DEU', 'D', '', ' DE', '276'])('refuses %j', (text) => {
    expect(isCountryAlpha2(text)).toBe(false);
  });
});

describe('countryAlpha2Codes', () => {
  it('lists the codes in alphabetical order', () => {
    expect(countryAlpha2Codes()).toEqual(pairs.filter(isCountryAlpha2));
  });
});
