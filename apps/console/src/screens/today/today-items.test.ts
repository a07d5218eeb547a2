import { describe, expect, it } from 'vitest';
import { groupItems, kindOf, pathOfItem, untilTomorrow, type TodayItem } from './today-items.js';

const item = (kind: string, changes: Partial<TodayItem> = {}): TodayItem => ({
  kind,
  urgency: 'WEEK',
  count: 1,
  since: null,
  until: null,
  targetType: null,
  targetId: null,
  ...changes,
});

describe('the lines of today', () => {
  it('stand by urgency, seven at most', () => {
    const later = Array.from({ length: 6 }, () => item('SEAL_MISSING', { urgency: 'LATER' }));
    const { groups, more } = groupItems([
      ...later,
      item('DRAFTS_WITH_FAULTS'),
      item('RECALL_IN_FORCE', { urgency: 'NOW' }),
      item('WEBHOOK_FAILING', { urgency: 'NOW' }),
    ]);
    expect(groups.map(({ urgency, items }) => [urgency, items.length])).toEqual([
      ['NOW', 2],
      ['WEEK', 1],
      ['LATER', 4],
    ]);
    expect(more).toBe(2);
  });

  it('of a kind that this page does not know are lines still', () => {
    expect(kindOf(item('SOMETHING_NEW'))).toBeUndefined();
    expect(kindOf(item('constructor'))).toBeUndefined();
    expect(pathOfItem(item('SOMETHING_NEW'))).toBe('/');
  });

  it('lead to the one passport that they are about, else to the list', () => {
    const one = { targetType: 'passport', targetId: '7' };
    expect(pathOfItem(item('RECALL_IN_FORCE', one))).toBe('/passports/7');
    expect(pathOfItem(item('RECALL_IN_FORCE', { ...one, count: 2 }))).toBe(
      '/passports?view=recalled',
    );
  });

  it('have no button that leads to a screen which is not there', () => {
    const path = pathOfItem(item('NOTHING_YET', { targetType: 'unit', targetId: '1' }));
    expect(path).toBe('/');
  });

  it('are hidden until the next morning, across the end of a month', () => {
    const until = new Date(untilTomorrow(new Date(2026, 10, 30, 23, 59)));
    expect([until.getMonth(), until.getDate(), until.getHours()]).toEqual([11, 1, 6]);
  });
});
