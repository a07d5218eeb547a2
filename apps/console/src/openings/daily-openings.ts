import type { CountAccessesReply } from '@dpp/client';

type AccessCount = CountAccessesReply['counts'][number];

/** Openings of one day. */
export interface DailyOpenings {
  /** `YYYY-MM-DD`, UTC. */
  readonly day: string;
  readonly count: number;
  readonly isWeekend: boolean;
}

export const shownDays = 30;

const dayMs = 86_400_000;

/** Each of the last thirty days, the oldest first, also those on which nothing was opened. */
export function dailyOpenings(counts: readonly AccessCount[], now: Date): DailyOpenings[] {
  const byDay = new Map<string, number>();
  for (const { day, count } of counts) byDay.set(day, (byDay.get(day) ?? 0) + count);
  return Array.from({ length: shownDays }, (_, index) => {
    const date = new Date(now.getTime() - (shownDays - 1 - index) * dayMs);
    const day = date.toISOString().slice(0, 10);
    const isWeekend = [0, 6].includes(date.getUTCDay());
    return { day, count: byDay.get(day) ?? 0, isWeekend };
  });
}

/** Openings by what was answered: a page for people, data for programs, a credential for verifiers. */
export function openingsByKind(counts: readonly AccessCount[]) {
  const sums = { page: 0, data: 0, credential: 0 };
  for (const { representation, count } of counts) sums[kindOf(representation)] += count;
  return sums;
}

function kindOf(representation: string): 'page' | 'data' | 'credential' {
  if (representation === 'html') return 'page';
  return /^vc-|^sd-jwt/.test(representation) ? 'credential' : 'data';
}
