import { expect, it } from 'vitest';
import { isEori } from './eori.js';

it.each(['DE1', 'LT123456789012', 'XI12345678AbCdE', `FR${'1'.repeat(15)}`])('takes %s', (eori) => {
  expect(isEori(eori)).toBe(true);
});

it.each([
  'DE',
  'de123',
  'D1234',
  `FR${'1'.repeat(16)}`,
  'EORI-MOCK-1',
  'DE 123',
  'DE123\n',
  ' DE123',
  'DEé1',
  '',
  123,
  null,
])('refuses %j', (value) => {
  expect(isEori(value)).toBe(false);
});
