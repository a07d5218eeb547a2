import { mayRead, type Audience } from '../audiences.js';
import { batteries as rules } from '../categories/batteries.js';
import { batteries } from '../described/batteries.js';
import type { DescribedMember } from '../prose/describe-category.js';
import { batteryTypeOf, isFaultyAt, isStatedAt } from '../rules/battery-data.js';
import {
  BATTERY_DATA_POINTS,
  type BatteryDataPoint,
  type BatteryDataStatus,
  type BatteryDataTier,
  type BatteryType,
} from '../rules/battery-data-points.js';
import { compileCategory, type CategoryCheck } from '../rules/compile-category.js';
import type { Fault } from '../rules/fault.js';
import { membersOf, valueAt } from '../rules/json-value.js';
import { emptyReasonOf, type EmptyReason } from './empty-reason.js';
import { labelledTexts, valueText, type ValueText } from './value-text.js';

/** One of the 71 data points, and what a battery says of it. */
export interface DataPoint {
  /** 1 to 71, in the order of the Commission's guidance of 28 July 2026. */
  readonly number: number;
  /** What it says, in English. */
  readonly name: string;
  /** Place in Regulation (EU) 2023/1542. */
  readonly article: string;
  /** Who Annex XIII gives it to. */
  readonly tier: BatteryDataTier;
  /** Who reads it where it stands; more than the tier says where another data point has the same place. */
  readonly audiences: readonly Audience[];
  /** Changes over the life of one battery: belongs to its unit, once it is in use. */
  readonly isDynamic: boolean;
  /** For the type of this battery; null where no passport is due, or `batteryCategory` does not say. */
  readonly status: BatteryDataStatus | null;
  /** Metadata paths that hold it; where it is empty, those that may. None for an identifier. */
  readonly paths: readonly string[];
  /** In English, numbers with a decimal point, "none" for an empty list that says so; null where it is empty. */
  readonly value: string | null;
  /** Unit of a value that is one number; several numbers have theirs in `value`. */
  readonly unit: string | null;
  /** Null where it has a value. */
  readonly emptyReason: EmptyReason | null;
}

/** The data points of one battery. */
export interface BatteryDataPoints {
  /** Absent where no passport is due: portable and SLI batteries, industrial ones up to 2 kWh. */
  readonly batteryType?: BatteryType;
  /** How many this type must have, identifiers included; 0 where no passport is due. */
  readonly mandatory: number;
  /** How many of those have a value. */
  readonly mandatoryFilled: number;
  /** How many of all have a value. */
  readonly filled: number;
  /** All 71, by number. */
  readonly points: readonly DataPoint[];
}

/** What a passport says beside its metadata: data points 1 and 2. */
export interface BatteryIdentifiers {
  readonly passportIdentifier?: string;
  readonly batteryIdentifier?: string;
}

const audiences: readonly Audience[] = ['public', 'legitimate-interest', 'authority', 'owner'];

const places = new Map(
  BATTERY_DATA_POINTS.flatMap(({ paths }) => paths).map((path) => [path, path.split('.')]),
);

/**
 * Tells of each data point of Annex XIII to Regulation (EU) 2023/1542 what the metadata of a battery say: value,
 * unit, who may read it, and why it is empty where it is. A malformed value counts for none, as in
 * `batteryReadiness`. Metadata of other categories are no batteries and have no data points filled. Never throws on
 * JSON values.
 *
 * @example
 * batteryDataPoints({ batteryCategory: 'lmt', weight: 3.2 }).points[9].unit; // 'kg'
 */
export function batteryDataPoints(
  metadata: unknown,
  identifiers: BatteryIdentifiers = {},
): BatteryDataPoints {
  checkBattery ??= compileCategory(rules);
  const { faults } = checkBattery(membersOf(metadata), {});
  const batteryType = batteryTypeOf(metadata);
  const hasCategory = isHeldAt('batteryCategory', metadata, faults);
  const points = BATTERY_DATA_POINTS.map((point) => {
    const status = batteryType === undefined ? null : point.status[batteryType];
    return pointOf(point, status, { metadata, faults, identifiers, hasCategory });
  });
  const mandatory = points.filter(({ status }) => status === 'mandatory');
  return {
    ...(batteryType !== undefined && { batteryType }),
    mandatory: mandatory.length,
    mandatoryFilled: mandatory.filter(isFilled).length,
    filled: points.filter(isFilled).length,
    points,
  };
}

let checkBattery: CategoryCheck | undefined;

function isFilled({ value }: DataPoint): boolean {
  return value !== null;
}

interface Battery {
  readonly metadata: unknown;
  readonly faults: readonly Fault[];
  readonly identifiers: BatteryIdentifiers;
  readonly hasCategory: boolean;
}

function isHeldAt(key: string, metadata: unknown, faults: readonly Fault[]): boolean {
  return isStatedAt([key], {}, metadata) && !isFaultyAt([key], faults);
}

function pointOf(
  point: BatteryDataPoint,
  status: BatteryDataStatus | null,
  { metadata, faults, identifiers, hasCategory }: Battery,
): DataPoint {
  const { number, name, article, tier, isDynamic, paths } = point;
  const stated = paths.filter((path) => isStatedAt(placeOf(path), point, metadata));
  const held = stated.filter((path) => !isFaultyAt(placeOf(path), faults));
  const found = paths.length === 0 ? identifierOf(number, identifiers) : textAt(held, metadata);
  return {
    number,
    name,
    article,
    tier,
    audiences: audiences.filter((audience) =>
      paths.every((path) => mayRead(audience, placeOf(path)[0])),
    ),
    isDynamic,
    status,
    paths: held.length === 0 ? paths : held,
    value: found?.text ?? null,
    unit: found?.unit ?? null,
    emptyReason: found
      ? null
      : emptyReasonOf({ number, isDynamic, status, isStated: stated.length > 0, hasCategory }),
  };
}

function placeOf(path: string): readonly [string, ...string[]] {
  const [key = path, ...names] = places.get(path) ?? [];
  return [key, ...names];
}

function identifierOf(
  number: number,
  { passportIdentifier, batteryIdentifier }: BatteryIdentifiers,
): ValueText | undefined {
  const text = number === 1 ? passportIdentifier : batteryIdentifier;
  return text === undefined ? undefined : { text, unit: null };
}

function textAt(paths: readonly string[], metadata: unknown): ValueText | undefined {
  const values = paths.map((path) => ({
    name: placeOf(path).at(-1) ?? path,
    value: valueText(valueAt(metadata, placeOf(path)), ruleAt(placeOf(path))),
  }));
  if (values.length < 2) return values[0]?.value;
  return { text: labelledTexts(values), unit: null };
}

/** What the rule table says of the value at a place. */
function ruleAt([key, ...names]: readonly [string, ...string[]]): DescribedMember | undefined {
  return names.reduce<DescribedMember | undefined>((holder, name) => {
    const shapes = holder?.shape.kind === 'either' ? holder.shape.alternatives : [holder?.shape];
    const object = shapes.find((shape) => shape?.kind === 'object');
    return object?.kind === 'object' ? object.members[name] : undefined;
  }, batteries.fields[key]);
}
