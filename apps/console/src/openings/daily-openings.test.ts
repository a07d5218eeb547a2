import { describe, expect, it } from 'vitest';
import { dailyOpenings, openingsByKind, shownDays } from './daily-openings.js';

const count = (day: string, representation: string, times: number) => ({
  ...{ day, representation, tier: 'public', count: times },
});

const counts = [
  count('2026-11-01', 'html', 4),
  count('2026-11-01', 'json-ld', 2),
  count('2026-11-30', 'sd-jwt-vc', 1),
  count('2026-11-30', 'vc-jwt', 1),
];

describe('openings', () => {
  it('have each of thirty days, the oldest first', () => {
    const days = dailyOpenings(counts, new Date('2026-11-30T23:59:59Z'));
    expect(days).toHaveLength(shownDays);
    expect(days[0]).toEqual({ day: '2026-11-01', count: 6, isWeekend: true });
    expect(days.at(-1)).toEqual({ day: '2026-11-30', count: 2, isWeekend: false });
    expect(days.reduce((sum, day) => sum + day.count, 0)).toBe(8);
  });

  it('are told apart by what was answered', () => {
    expect(openingsByKind(counts)).toEqual({ page: 4, data: 2, credential: 2 });
  });
});
