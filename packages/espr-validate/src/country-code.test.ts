import { expect, it } from 'vitest';
import { isCountryCode } from './country-code.js';

it('takes the letters of a country', () => {
  expect(isCountryCode('DE')).toBe(true);
});

it.each(['XK', 'UK', 'de', 'DEU', '', 276, null, undefined, ['DE']])('refuses %j', (value) => {
  expect(isCountryCode(value)).toBe(false);
});
