import type { Passport, PassportStatus } from './passport-model.js';

/**
 * Until when a passport has to be kept that leaves circulation at a moment: the same day so many years
 * on. 29 February becomes 1 March where there is none, so that no period is ever cut short.
 */
export function retentionEnd(from: Date, retentionYears: number): Date {
  const end = new Date(from);
  end.setUTCFullYear(end.getUTCFullYear() + retentionYears);
  return end;
}

/**
 * Until when a passport has to be kept that changes its status. Leaving DECOMMISSIONED ends that, but
 * for what its operator's archiving asks.
 */
export function retentionAfter(
  before: Pick<Passport, 'status' | 'archivedAt' | 'retentionUntil'>,
  { status, at, retentionYears }: StatusChange,
): Date | null {
  if (status === 'DECOMMISSIONED') return retentionEnd(at, retentionYears);
  if (before.archivedAt === null) return null;
  return before.status === 'DECOMMISSIONED'
    ? retentionEnd(before.archivedAt, retentionYears)
    : before.retentionUntil;
}

export interface StatusChange {
  readonly status: PassportStatus;
  readonly at: Date;
  readonly retentionYears: number;
}
