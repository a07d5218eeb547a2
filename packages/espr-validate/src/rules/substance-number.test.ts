import { expect, it } from 'vitest';
import { isCasNumber, isEcNumber } from './substance-number.js';

it.each(['50-00-0', '7440-48-4', '7782-42-5', '21324-40-3', '7732-18-5'])(
  'takes the CAS number %s',
  (text) => {
    expect(isCasNumber(text)).toBe(true);
  },
);

it.each(['50-00-1', '7440-48-3', '7404-48-4', '050-00-0', '50000', '5-00-0', '50-00-0 ', ''])(
  'refuses the CAS number %j',
  (text) => {
    expect(isCasNumber(text)).toBe(false);
  },
);

it.each(['200-001-8', '231-158-0', '215-607-8'])('takes the EC number %s', (text) => {
  expect(isEcNumber(text)).toBe(true);
});

it.each(['200-001-7', '200-010-8', '000-001-2', '2000018', '200-001-88', ''])(
  'refuses the EC number %j',
  (text) => {
    expect(isEcNumber(text)).toBe(false);
  },
);
