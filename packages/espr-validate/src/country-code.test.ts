import { expect, it } from 'vitest';
import { isCountryCode } from './country-code.js';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const pairs = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));

/** Codes that CLDR names and ISO 3166-1 does not assign: reserved, withdrawn or user-assigned. */
const UNASSIGNED =
  'AC AN BU CP CQ CS DD DG DY EA EU EZ FX HV IC NH QO RH SU TA TP UK UN VD XA XB XK YD YU ZR ZZ';

it('assigns 249 codes', () => {
  expect(pairs.filter(isCountryCode)).toHaveLength(249);
});

it('agrees with the regions CLDR names, but for codes ISO 3166-1 does not assign', () => {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const unassigned = new Set(UNASSIGNED.split(' '));
  const named = pairs.filter((code) => names.of(code) !== undefined && !unassigned.has(code));
  expect(pairs.filter(isCountryCode)).toEqual(named);
});

it.each([...UNASSIGNED.split(' '), 'de', 'De', 'DEU', 'D', '', ' DE', 276, null, undefined])(
  'refuses %j',
  (value) => {
    expect(isCountryCode(value)).toBe(false);
  },
);
