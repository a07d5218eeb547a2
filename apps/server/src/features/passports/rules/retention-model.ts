import type { Passport, PassportStatus } from '../passport-model.js';

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
 * Whether and until when a passport is kept that changes its status. Leaving DECOMMISSIONED ends that,
 * unless its operator is archived: a restored operator leaves behind what was decommissioned, and only
 * that.
 */
export function archivalAfter(
  before: Pick<Passport, 'status' | 'archivedAt' | 'retentionUntil'>,
  { status, at, retentionYears, isOperatorArchived }: StatusChange,
): Pick<Passport, 'archivedAt' | 'retentionUntil'> {
  const { archivedAt } = before;
  if (status === 'DECOMMISSIONED') {
    return { archivedAt, retentionUntil: retentionEnd(at, retentionYears) };
  }
  if (archivedAt === null || !isOperatorArchived) return { archivedAt: null, retentionUntil: null };
  const retentionUntil =
    before.status === 'DECOMMISSIONED'
      ? retentionEnd(archivedAt, retentionYears)
      : before.retentionUntil;
  return { archivedAt, retentionUntil };
}

export interface StatusChange {
  readonly status: PassportStatus;
  readonly at: Date;
  readonly retentionYears: number;
  readonly isOperatorArchived: boolean;
}
