import type { BatteryUnitDocument } from '@dpp/client';

/** What was recorded of a battery, as its document lists it. */
export type RecordedEvent = BatteryUnitDocument['dynamicData'][number];

/** What a battery is measured by. */
export type Measure = 'stateOfHealth' | 'cycleCount' | 'remainingCapacityAh' | 'temperatureC';

/** A measure that is drawn over time. */
export const chartMeasures = ['stateOfHealth', 'remainingCapacityAh', 'temperatureC'] as const;

export type ChartMeasure = (typeof chartMeasures)[number];

/** One value of a measure. */
export interface Reading {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly value: number;
}

/** The values of a measure, oldest first. */
export function readingsOf(events: readonly RecordedEvent[], measure: Measure): Reading[] {
  return events
    .flatMap((event) => {
      const value = event[measure];
      return typeof value === 'number' ? [{ at: Date.parse(event.recordedAt), value }] : [];
    })
    .sort((one, other) => one.at - other.at);
}

/** The newest value of a measure, by whichever event said it. */
export function latestOf(events: readonly RecordedEvent[], measure: Measure): Reading | undefined {
  return readingsOf(events, measure).at(-1);
}

/** The highest value of a measure. */
export function highestOf(events: readonly RecordedEvent[], measure: Measure): number | undefined {
  const values = readingsOf(events, measure).map(({ value }) => value);
  return values.length === 0 ? undefined : values.reduce((one, other) => Math.max(one, other));
}

/** What the sender of an event wrote about it, where there is such a text. */
export function remarkOf({ payload }: { readonly payload?: unknown }): string | undefined {
  if (typeof payload !== 'object' || payload === null) return undefined;
  const { description } = payload as { description?: unknown };
  return typeof description === 'string' && description.trim() !== '' ? description : undefined;
}

/** A number of the metadata, with or without its unit. */
export function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value !== 'object' || value === null) return undefined;
  const { value: inner } = value as { value?: unknown };
  return typeof inner === 'number' ? inner : undefined;
}
