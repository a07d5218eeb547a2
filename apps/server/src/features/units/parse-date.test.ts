import { describe, expect, it } from 'vitest';
import { parseDate } from './parse-date.js';

describe('parseDate', () => {
  it.each([
    ['2026-01-31', '2026-01-31T00:00:00.000Z'],
    ['2028-02-29T12:30:00Z', '2028-02-29T12:30:00.000Z'],
    ['2026-01-01T00:00:00+02:00', '2025-12-31T22:00:00.000Z'],
    ['2026-01-01T00:00:00', '2026-01-01T00:00:00.000Z'],
    ['2026-01-01T10:00', '2026-01-01T10:00:00.000Z'],
    ['Thu, 01 Jan 2026 10:00:00 GMT', '2026-01-01T10:00:00.000Z'],
  ])('reads %s', (text, expected) => {
    expect(parseDate(text)?.toISOString()).toBe(expected);
  });

  it.each([
    '',
    'yesterday',
    '2027-02-29',
    '2027-02-30T10:00:00Z',
    '2026-06-31',
    '2026-13-01',
    '2026-00-10',
    '0999-12-31',
    '+010000-01-01T00:00:00Z',
    `2026-01-01${' '.repeat(100)}`,
    1_767_225_600_000,
    null,
    {},
  ])('refuses %j', (value) => {
    expect(parseDate(value)).toBeUndefined();
  });
});
