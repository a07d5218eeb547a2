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
 * Dates and note of a passport after a change of status: since when it has the status, since when it is archived, and
 * until when it is kept. A note ends with the status that it explains. Leaving DECOMMISSIONED clears the last two dates,
 * unless its operator is archived: a restored operator leaves behind what was decommissioned, and only that.
 */
export function afterStatusChange(
  before: Pick<
    Passport,
    'status' | 'statusChangedAt' | 'statusNote' | 'archivedAt' | 'retentionUntil'
  >,
  { status, at, retentionYears, isOperatorArchived }: StatusChange,
): Pick<Passport, 'statusChangedAt' | 'statusNote' | 'archivedAt' | 'retentionUntil'> {
  const { archivedAt } = before;
  const isKept = status === before.status;
  const of = {
    statusChangedAt: isKept ? before.statusChangedAt : at,
    statusNote: isKept ? before.statusNote : null,
  };
  if (status === 'DECOMMISSIONED') {
    return { ...of, archivedAt, retentionUntil: retentionEnd(at, retentionYears) };
  }
  if (archivedAt === null || !isOperatorArchived) {
    return { ...of, archivedAt: null, retentionUntil: null };
  }
  const retentionUntil =
    before.status === 'DECOMMISSIONED'
      ? retentionEnd(archivedAt, retentionYears)
      : before.retentionUntil;
  return { ...of, archivedAt, retentionUntil };
}

interface StatusChange {
  readonly status: PassportStatus;
  readonly at: Date;
  readonly retentionYears: number;
  readonly isOperatorArchived: boolean;
}
