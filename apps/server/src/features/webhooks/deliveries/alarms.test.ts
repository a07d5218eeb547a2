import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Alarms } from './alarms.js';

describe('Alarms', () => {
  let rung: string[];
  let alarms: Alarms;

  beforeEach(() => {
    vi.useFakeTimers();
    rung = [];
    alarms = new Alarms((key) => rung.push(`${key} ${performance.now()}`));
  });
  afterEach(() => vi.useRealTimers());

  it('rings at the time that was asked for, and at once for one that is over', () => {
    const start = performance.now();
    alarms.set('a', 20);
    alarms.set('b', -5);
    vi.advanceTimersByTime(100);
    expect(rung).toEqual([`b ${start}`, `a ${start + 20}`]);
  });

  it('does not wait for a later time that was asked for before', () => {
    const start = performance.now();
    alarms.set('a', 1900);
    vi.advanceTimersByTime(100);
    alarms.set('a', 20);
    vi.advanceTimersByTime(5000);
    expect(rung).toEqual([`a ${start + 120}`, `a ${start + 1900}`]);
  });

  it('rings once for what is asked for while a sooner time is to come', () => {
    const start = performance.now();
    for (let ask = 0; ask < 1000; ask++) alarms.set('a', 20);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(5000);
    expect(rung).toEqual([`a ${start + 20}`]);
  });

  it('rings no more once it is cleared', () => {
    alarms.set('a', 1900);
    alarms.set('a', 20);
    alarms.clear();
    vi.advanceTimersByTime(5000);
    expect(rung).toEqual([]);
  });
});
