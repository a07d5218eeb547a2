/** What was measured at a moment. */
export interface UnitReading {
  readonly recordedAt: Date;
  readonly value: number;
}

/** How much of a long history is looked at: at most so many spans of equal length, and events in each. */
export const seriesSampling = { spans: 240, eventsOfSpan: 25 } as const;

/**
 * Measurements of a long history, oldest first: of each span of time the first reading among its first
 * events, so that the first of all is among them, and reading takes the same however long the history is.
 */
export interface UnitSeries {
  readonly stateOfHealth: readonly UnitReading[];
  readonly remainingCapacityAh: readonly UnitReading[];
}
