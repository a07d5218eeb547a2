import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextEventId } from './unit-event-id-model.js';

const at = new Date(Date.UTC(2027, 0, 1));
const next = (after: string | null, time = at) =>
  nextEventId({ after, at: time, random: randomUUID() });

/** Ids of events that arrive at these times, one after the other. */
function idsAt(times: readonly Date[]): string[] {
  const ids: string[] = [];
  for (const time of times) ids.push(next(ids.at(-1) ?? null, time));
  return ids;
}

describe('the id of an event', () => {
  it('is a UUIDv7 of the time at which it arrives', () => {
    const id = next(null);
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(parseInt(id.replace('-', '').slice(0, 12), 16)).toBe(at.getTime());
  });

  it('has the tail of the random UUID it is given', () => {
    const random = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
    expect(nextEventId({ after: null, at, random }).slice(18)).toBe('-9a0c-0305e82c3301');
  });

  it('is greater than the one before, however fast they follow', () => {
    const ids = idsAt(Array.from({ length: 10_000 }, () => at));
    expect(ids.toSorted()).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is greater than the one before, whatever the clock says', () => {
    const times = fc.array(fc.integer({ min: -5, max: 5 }), { minLength: 2, maxLength: 50 });
    fc.assert(
      fc.property(times, (offsets) => {
        const ids = idsAt(offsets.map((offset) => new Date(at.getTime() + offset)));
        expect(ids.toSorted()).toEqual(ids);
      }),
    );
  });

  it('goes by the clock again once that is ahead', () => {
    const late = next(next(null));
    const id = next(late, new Date(at.getTime() + 1));
    expect(id.slice(15, 18)).toBe('000');
    expect(parseInt(id.replace('-', '').slice(0, 12), 16)).toBe(at.getTime() + 1);
  });
});
