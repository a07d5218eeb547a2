import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTime } from './time.js';

function isoOf(text: string): string | undefined {
  const moment = parseTime(text);
  return moment && new Date(moment.epochMs).toISOString();
}

describe('parseTime', () => {
  it.each([
    ['2026-03-04T11:00:30+01:00', '2026-03-04T10:00:30.000Z'],
    ['2026-03-04T00:30:00+14:00', '2026-03-03T10:30:00.000Z'],
    ['2024-02-29T23:59:59.9Z', '2024-02-29T23:59:59.900Z'],
    ['2026-01-01T00:00:00.0004999Z', '2026-01-01T00:00:00.000Z'],
    ['2026-12-31T23:59:59.9995Z', '2027-01-01T00:00:00.000Z'],
    ['0099-01-01T00:00:00-00:00', '0099-01-01T00:00:00.000Z'],
  ])('reads %s', (text, iso) => {
    expect(isoOf(text)).toBe(iso);
  });

  it.each([
    '',
    '2026-03-04',
    '2026-03-04T11:00:30',
    '2026-03-04T11:00Z',
    '2026-03-04 11:00:30Z',
    '2026-03-04t11:00:30z',
    '2026-03-04T11:00:30.Z',
    '2026-03-04T11:00:30+0100',
    '2026-03-04T11:00:30+14:01',
    '2026-03-04T11:00:30+01:60',
    '2026-03-04T24:00:00Z',
    '2026-03-04T11:60:00Z',
    '2016-12-31T23:59:60Z',
    '2026-02-29T11:00:30Z',
    '2100-02-29T11:00:30Z',
    '2026-04-31T11:00:30Z',
    '2026-00-10T11:00:30Z',
    '2026-13-10T11:00:30Z',
    '2026-01-00T11:00:30Z',
    '12026-01-01T11:00:30Z',
    '2026-03-04T11:00:30Z\n',
    '２026-03-04T11:00:30Z',
  ])('refuses %j', (text) => {
    expect(parseTime(text)).toBeUndefined();
  });

  it('reads every moment that JavaScript writes', () => {
    const years = { min: new Date('0001-01-01Z'), max: new Date('9999-01-01Z') };
    fc.assert(
      fc.property(fc.date({ ...years, noInvalidDate: true }), (date) => {
        expect(parseTime(date.toISOString())?.epochMs).toBe(date.getTime());
      }),
    );
  });
});
