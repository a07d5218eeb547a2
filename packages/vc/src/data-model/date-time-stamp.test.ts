import { describe, expect, it } from 'vitest';
import { isDay, parseDateTimeStamp } from './date-time-stamp.js';

describe('parseDateTimeStamp', () => {
  it.each([
    ['2026-02-03T04:05:06Z', '2026-02-03T04:05:06.000Z'],
    ['2026-02-03T04:05:06.789Z', '2026-02-03T04:05:06.789Z'],
    ['2026-02-03T04:05:06+02:00', '2026-02-03T02:05:06.000Z'],
    ['2026-02-03T23:05:06-05:00', '2026-02-04T04:05:06.000Z'],
    ['2028-02-29T00:00:00Z', '2028-02-29T00:00:00.000Z'],
  ])('reads %s', (text, instant) => {
    expect(parseDateTimeStamp(text)).toBe(Date.parse(instant));
  });

  it.each([
    '2026-02-03',
    '2026-02-03T04:05:06',
    '2026-02-03T04:05Z',
    '2026-02-30T04:05:06Z',
    '2026-13-01T04:05:06Z',
    '2026-02-03T24:00:00Z',
    '2026-02-03T04:60:06Z',
    '2026-02-03T04:05:06+15:00',
    '2026-02-03T04:05:06z',
    ' 2026-02-03T04:05:06Z',
    '2026-02-03T04:05:06Z\n',
    '3 February 2026',
    '',
    1770091506,
    null,
  ])('refuses %j', (text) => {
    expect(parseDateTimeStamp(text)).toBeUndefined();
  });
});

describe('isDay', () => {
  it.each(['2027-03-01', '2028-02-29', '0001-01-01'])('takes %s', (day) => {
    expect(isDay(day)).toBe(true);
  });

  it.each([
    '2027-02-29',
    '2027-13-01',
    '2027-00-10',
    '2027-3-1',
    '2027-03',
    '2027-03-01Z',
    '',
    null,
    20270301,
  ])('refuses %j', (day) => {
    expect(isDay(day)).toBe(false);
  });
});
