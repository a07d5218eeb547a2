import { describe, expect, it } from 'vitest';
import { momentOf } from './moment.js';

const at = new Date('2026-06-01T00:00:00Z');
const now = at.getTime();

describe('momentOf', () => {
  it('is not before what begins now, and past what ends now', () => {
    const moment = momentOf(at);
    expect([moment.isBefore(now), moment.isBefore(now + 1)]).toEqual([false, true]);
    expect([moment.hasPassed(now), moment.hasPassed(now + 1)]).toEqual([true, false]);
  });

  it('gives both ends the difference of clocks', () => {
    const moment = momentOf(at, 1000);
    expect([moment.isBefore(now + 1000), moment.isBefore(now + 1001)]).toEqual([false, true]);
    expect([moment.hasPassed(now - 1000), moment.hasPassed(now - 999)]).toEqual([true, false]);
  });

  it.each([[new Date('never')], [undefined], [null], [now], ['2026-06-01'], [{}]])(
    'throws for %o, which is no date',
    (moment) => {
      expect(() => momentOf(moment as Date)).toThrow(
        expect.objectContaining({ name: 'VcError', code: 'INVALID_DATE' }),
      );
    },
  );

  it.each([-1, Number.NaN, Infinity])('throws for a difference of %d', (clockSkewMs) => {
    expect(() => momentOf(at, clockSkewMs)).toThrow(
      expect.objectContaining({ name: 'VcError', code: 'INVALID_CLOCK_SKEW' }),
    );
  });
});
