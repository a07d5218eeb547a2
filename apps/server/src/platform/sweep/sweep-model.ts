/** Rows of a table that have expired, and since when. The feature that owns the table says so. */
export interface SweepRule {
  readonly table: string;
  /** The time that decides; a column with an index. */
  readonly column: string;
  /** A row is deleted once that time is older than this. */
  readonly keptMs: number;
}

export const hourMs = 60 * 60 * 1000;
export const dayMs = 24 * hourMs;
