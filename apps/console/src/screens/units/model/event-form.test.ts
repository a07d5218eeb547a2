import { describe, expect, it } from 'vitest';
import { eventKinds, readEvent, type EventForm } from './event-form.js';

const now = new Date('2026-11-27T12:00:00Z');
const form = (changes: Partial<EventForm>): EventForm => ({
  kind: 'SOH_MEASUREMENT',
  values: {},
  remark: '',
  moment: '',
  ...changes,
});

describe('the form of an event', () => {
  it('reads numbers as people write them, and leaves empty ones out', () => {
    const values = { stateOfHealth: '91,2', cycleCount: ' 1 312 ', temperatureC: '' };
    expect(readEvent(form({ values }), now).event).toEqual({
      eventType: 'SOH_MEASUREMENT',
      stateOfHealth: 91.2,
      cycleCount: 1312,
    });
  });

  it('records no reading without a value', () => {
    expect(readEvent(form({}), now)).toEqual({ event: undefined, faults: { form: 'nothing' } });
  });

  it.each([
    ['stateOfHealth', '101', 'share'],
    ['stateOfHealth', 'good', 'share'],
    ['cycleCount', '1.5', 'whole'],
    ['cycleCount', '-1', 'whole'],
    ['remainingCapacityAh', '-1', 'amount'],
    ['temperatureC', '-300', 'degrees'],
  ])('refuses the %s %s', (measure, text, fault) => {
    const read = readEvent(form({ values: { [measure]: text } }), now);
    expect(read).toEqual({ event: undefined, faults: { [measure]: fault } });
  });

  it('sends what somebody wrote about a negative event, and no value of another kind', () => {
    const typed = {
      remark: ' Water in the housing ',
      values: { temperatureC: '61', cycleCount: 'x' },
    };
    expect(readEvent(form({ kind: 'NEGATIVE_EVENT', ...typed }), now).event).toEqual({
      eventType: 'NEGATIVE_EVENT',
      temperatureC: 61,
      payload: { description: 'Water in the housing' },
    });
  });

  it('changes the state from now on, after any moment that was typed', () => {
    const typed = { status: 'REUSED' as const, moment: '2020-01-01T00:00' };
    expect(readEvent(form({ kind: 'STATUS_CHANGE', ...typed }), now).event).toEqual({
      eventType: 'STATUS_CHANGE',
      status: 'REUSED',
    });
  });

  it('takes a moment of the reader, and none that lies ahead', () => {
    const values = { stateOfHealth: '90' };
    const past = readEvent(form({ values, moment: '2026-11-01T08:30' }), now).event;
    expect(past?.recordedAt).toBe(new Date('2026-11-01T08:30').toISOString());
    const ahead = readEvent(form({ values, moment: '2027-11-01T08:30' }), now);
    expect(ahead).toEqual({ event: undefined, faults: { moment: 'moment' } });
  });

  it.each(eventKinds)('of the kind %s sends no status but by a change of state', (kind) => {
    const { event } = readEvent(
      form({ kind, status: 'WASTE', values: { temperatureC: '20' } }),
      now,
    );
    expect(event && 'status' in event).toBe(kind === 'STATUS_CHANGE');
  });
});
