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
 * Dates of a passport after a change of status: since when it has the status, since when it is archived, and until
 * when it is kept. Leaving DECOMMISSIONED clears the last two, unless its operator is archived: a restored operator
 * leaves behind what was decommissioned, and only that.
 */
export function afterStatusChange(
  before: Pick<Passport, 'status' | 'statusChangedAt' | 'archivedAt' | 'retentionUntil'>,
  { status, at, retentionYears, isOperatorArchived }: StatusChange,
): Pick<Passport, 'statusChangedAt' | 'archivedAt' | 'retentionUntil'> {
  const { archivedAt } = before;
  const statusChangedAt = status === before.status ? before.statusChangedAt : at;
  if (status === 'DECOMMISSIONED') {
    return { statusChangedAt, archivedAt, retentionUntil: retentionEnd(at, retentionYears) };
  }
  if (archivedAt === null || !isOperatorArchived) {
    return { statusChangedAt, archivedAt: null, retentionUntil: null };
  }
  const retentionUntil =
    before.status === 'DECOMMISSIONED'
      ? retentionEnd(archivedAt, retentionYears)
      : before.retentionUntil;
  return { statusChangedAt, archivedAt, retentionUntil };
}

interface StatusChange {
  readonly status: PassportStatus;
  readonly at: Date;
  readonly retentionYears: number;
  readonly isOperatorArchived: boolean;
}
