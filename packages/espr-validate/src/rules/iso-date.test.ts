import { expect, it } from 'vitest';
import { isIsoDate, isIsoMonth } from './iso-date.js';

it.each([
  '2027-02-18',
  '2028-02-29',
  '2000-02-29',
  '2026-12-31',
  '2027-02-18T00:00Z',
  '2027-02-18T23:59:59.123Z',
  '2027-02-18T12:00:00+02:00',
])('takes %s for a date', (text) => {
  expect(isIsoDate(text)).toBe(true);
});

it.each([
  '2027-02-29',
  '1900-02-29',
  '2026-04-31',
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
  '0000-01-01',
  '2026-1-1',
  '26-01-01',
  '01.02.2027',
  '2026/01/01',
  '20260101',
  '2026-01-01 ',
  '2026-01-01T24:00Z',
  '2026-01-01T12:00:60Z',
  '2026-01-01T12:00',
  '2026-01-01T',
  '2026-01',
  'never',
  '',
])('does not take %j for a date', (text) => {
  expect(isIsoDate(text)).toBe(false);
});

it.each([
  ['2027-03', true],
  ['2027-12', true],
  ['2027-13', false],
  ['2027-00', false],
  ['2027-3', false],
  ['2027_03', false],
  ['2027-03-', false],
  ['0000-03', false],
])('decides whether %s is a month: %s', (text, expected) => {
  expect(isIsoMonth(text)).toBe(expected);
});

it('agrees with Date on every day of a leap year and the year after', () => {
  for (let month = 1; month <= 12; month += 1) {
    for (let day = 1; day <= 31; day += 1) {
      for (const year of [2028, 2029]) {
        const text = [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
        const exists = new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day;
        expect(isIsoDate(text), text).toBe(exists);
      }
    }
  }
});
