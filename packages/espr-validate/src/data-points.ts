/** Entry `@dpp/espr-validate/data-points`: the validator itself holds no units and no names of units. */
export { batteryDataPoints } from './data-points/battery-data-points.js';
export type {
  BatteryDataPoints,
  BatteryIdentifiers,
  DataPoint,
} from './data-points/battery-data-points.js';
export { EMPTY_REASONS } from './data-points/empty-reason.js';
export type { EmptyReason } from './data-points/empty-reason.js';
export { MAXIMUM_VALUE_LENGTH } from './data-points/value-text.js';
export type {
  BatteryDataStatus,
  BatteryDataTier,
  BatteryType,
} from './rules/battery-data-points.js';
