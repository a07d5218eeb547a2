import { describe, expect, it } from 'vitest';
import {
  highestOf,
  latestOf,
  numberOf,
  readingsOf,
  remarkOf,
  type RecordedEvent,
} from './readings.js';

const event = (day: number, changes: Partial<RecordedEvent>): RecordedEvent => ({
  '@type': 'BatteryUnitEvent',
  eventType: 'SOH_MEASUREMENT',
  stateOfHealth: null,
  cycleCount: null,
  remainingCapacityAh: null,
  temperatureC: null,
  payload: null,
  recordedAt: new Date(Date.UTC(2026, 0, day)).toISOString(),
  ...changes,
});

describe('readings of a battery', () => {
  const events = [
    event(3, { cycleCount: 12 }),
    event(2, { stateOfHealth: 98.5, temperatureC: 61 }),
    event(1, { stateOfHealth: 100, temperatureC: 20 }),
  ];

  it('come oldest first, without the events that did not measure it', () => {
    expect(readingsOf(events, 'stateOfHealth')).toEqual([
      { at: Date.UTC(2026, 0, 1), value: 100 },
      { at: Date.UTC(2026, 0, 2), value: 98.5 },
    ]);
  });

  it('are the latest of each measure, whichever event said it', () => {
    expect(latestOf(events, 'cycleCount')?.value).toBe(12);
    expect(latestOf(events, 'stateOfHealth')?.value).toBe(98.5);
    expect(latestOf(events, 'remainingCapacityAh')).toBeUndefined();
  });

  it('have a highest one', () => {
    expect(highestOf(events, 'temperatureC')).toBe(61);
    expect(highestOf([], 'temperatureC')).toBeUndefined();
  });
});

it.each([
  [{ description: 'Water in the housing' }, 'Water in the housing'],
  [{ description: ' ' }, undefined],
  [{ code: 7 }, undefined],
  [['a'], undefined],
  [null, undefined],
])('takes from %j the remark %j', (payload, remark) => {
  expect(remarkOf({ payload })).toBe(remark);
});

it.each([
  [14.5, 14.5],
  [{ value: 14.5, unit: 'Ah' }, 14.5],
  [{ value: '14' }, undefined],
  ['14', undefined],
  [undefined, undefined],
])('reads %j as the number %j', (value, number) => {
  expect(numberOf(value)).toBe(number);
});
