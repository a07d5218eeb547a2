import type { BatteryDataPoint, BatteryDataStatus } from '../rules/battery-data-points.js';

/** Why a data point has no value, by code, in English. */
export const EMPTY_REASONS = {
  missing: 'It must be there and is not.',
  malformed: 'What stands there breaks a rule, so that it counts for nothing.',
  unit: 'A single battery has it: it belongs to the unit, not to the model.',
  'not-stated': 'It is asked for where it applies, and nothing is stated.',
  'not-applicable': 'Batteries of this type go without.',
  pending: 'It is not to be filled yet, or others hold it.',
  'type-unknown': 'What is due depends on the battery category, which is not stated.',
  'no-passport-due': 'No passport is due for a battery of this category or capacity.',
} as const;

/** A code of {@link EMPTY_REASONS}. */
export type EmptyReason = keyof typeof EMPTY_REASONS;

/** A battery identifier belongs to a single battery (Article 77(3)), as values of use do. */
const BATTERY_IDENTIFIER = 2;

/** The data point that decides what is due. */
const BATTERY_CATEGORY = 6;

/** What the reason depends on. */
interface EmptyPoint extends Pick<BatteryDataPoint, 'number' | 'isDynamic'> {
  /** Null where no passport is due, or the battery category does not say. */
  readonly status: BatteryDataStatus | null;
  /** A malformed value stands there. */
  readonly isStated: boolean;
  /** The battery category is one of those that the rules know. */
  readonly hasCategory: boolean;
}

/** Reason why nothing that counts stands at a data point. */
export function emptyReasonOf(point: EmptyPoint): EmptyReason {
  const { number, isDynamic, status, isStated, hasCategory } = point;
  if (isStated) return 'malformed';
  if (number === BATTERY_CATEGORY) return 'missing';
  if (status === null) return hasCategory ? 'no-passport-due' : 'type-unknown';
  if (status === 'where-applicable') return 'not-stated';
  if (status !== 'mandatory') return status;
  return isDynamic || number === BATTERY_IDENTIFIER ? 'unit' : 'missing';
}
