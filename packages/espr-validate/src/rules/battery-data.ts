import type { Fault } from './fault.js';
import {
  BATTERY_DATA_POINTS,
  type BatteryDataPoint,
  type BatteryDataTier,
  type BatteryType,
} from './battery-data-points.js';
import { isFilled, membersOf, valueAt } from './json-value.js';

/** A data point that a battery must have and its metadata does not hold. */
export interface MissingBatteryData {
  /** 1 to 71, in the order of the Commission's guidance of 28 July 2026. */
  readonly number: number;
  /** What it says, in English. */
  readonly name: string;
  /** Where to put it: a path inside the metadata. */
  readonly path: string;
  /** Who may read it. */
  readonly tier: BatteryDataTier;
  /** Place in Regulation (EU) 2023/1542. */
  readonly article: string;
  /** Changes over the life of one battery: belongs to its unit, once it is in use. */
  readonly isDynamic: boolean;
}

/** How far the metadata of a battery is from a complete battery passport. */
export interface BatteryReadiness {
  /** Absent where no passport is due: portable and SLI batteries, industrial ones up to 2 kWh. */
  readonly batteryType?: BatteryType;
  /** How many data points this type must have, of those that metadata can hold. */
  readonly mandatory: number;
  /** Those it lacks, in the order of the guidance. */
  readonly missing: MissingBatteryData[];
}

/** Spellings of `batteryCategory`, in lower case. Stationary storage is industrial (Article 3(1)(15)). */
const batteryTypes: ReadonlyMap<unknown, BatteryType> = new Map([
  ['ev', 'ev'],
  ['lmt', 'lmt'],
  ['industrial', 'industrial'],
  ['stationary', 'industrial'],
]);

/**
 * The data points that a battery must have and does not hold.
 *
 * @param faults Places with values that count for none.
 */
export function readinessOf(metadata: unknown, faults: readonly Fault[]): BatteryReadiness {
  const batteryType = batteryTypeOf(metadata);
  if (batteryType === undefined) return { mandatory: 0, missing: [] };
  const due = dueOf(batteryType);
  const missing = due.filter((point) => !isHeld(point, metadata, faults)).map(toMissing);
  return { batteryType, mandatory: due.length, missing };
}

interface DuePoint extends BatteryDataPoint {
  readonly places: readonly (readonly string[])[];
}

const duePoints = new Map<BatteryType, DuePoint[]>();

/** What a type must have and metadata can hold; found once. */
function dueOf(batteryType: BatteryType): readonly DuePoint[] {
  const known = duePoints.get(batteryType);
  if (known !== undefined) return known;
  const due = BATTERY_DATA_POINTS.filter(
    ({ status, paths }) => status[batteryType] === 'mandatory' && paths.length > 0,
  ).map((point) => ({ ...point, places: point.paths.map((path) => path.split('.')) }));
  duePoints.set(batteryType, due);
  return due;
}

/** The battery type for which a passport is due; undefined where none is due. */
export function batteryTypeOf(metadata: unknown): BatteryType | undefined {
  const category = membersOf(metadata)['batteryCategory'];
  if (typeof category !== 'string') return undefined;
  const type = batteryTypes.get(category.toLowerCase());
  return type === 'industrial' && energyInKwh(metadata) <= 2 ? undefined : type;
}

/** As far as it is stated in a unit of energy; a capacity in Ah does not tell. */
function energyInKwh(metadata: unknown): number {
  for (const field of ['ratedCapacity', 'electrochemicalCapacity']) {
    const quantity = membersOf(metadata)[field];
    const value = membersOf(quantity)['value'];
    const unit = membersOf(quantity)['unit'];
    if (typeof value === 'number' && unit === 'kWh') return value;
    if (typeof value === 'number' && unit === 'Wh') return value / 1000;
  }
  return Infinity;
}

function isHeld(point: DuePoint, metadata: unknown, faults: readonly Fault[]): boolean {
  return point.places.some(
    (place) => isStatedAt(place, point, metadata) && !isFaultyAt(place, faults),
  );
}

/** True when a place of a data point says something, well formed or not. */
export function isStatedAt(
  place: readonly string[],
  { mayBeNone }: Pick<BatteryDataPoint, 'mayBeNone'>,
  metadata: unknown,
): boolean {
  const value = valueAt(metadata, place);
  return isFilled(value) || (mayBeNone === true && Array.isArray(value));
}

/** True when a fault stands at a place or inside its value. */
export function isFaultyAt(place: readonly string[], faults: readonly Fault[]): boolean {
  return faults.some(({ path }) => place.every((name, depth) => path[depth] === name));
}

function toMissing({ paths, number, name, tier, article, isDynamic }: BatteryDataPoint) {
  const [path = ''] = paths;
  return { number, name, path, tier, article, isDynamic };
}
