import type { Reading } from './readings.js';

/** What a chart is drawn from. */
export interface ChartInput {
  /** Oldest first; two at least. */
  readonly readings: readonly Reading[];
  /** Moments of negative events. */
  readonly incidents: readonly number[];
  /** A value that is drawn as a dashed line. */
  readonly limit: number | undefined;
  /** The highest value that there can be, such as 100 percent. */
  readonly most: number | undefined;
  /** Room in pixels. */
  readonly width: number;
  readonly height: number;
  /** Time runs from right to left. */
  readonly isMirrored: boolean;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where everything of a chart stands, in pixels. */
export interface ChartLayout {
  /** The place of the values, between the axes. */
  readonly plot: { readonly start: number; readonly end: number; readonly bottom: number };
  readonly path: string;
  /** One a reading, in their order. */
  readonly points: readonly Point[];
  readonly values: readonly { readonly value: number; readonly y: number }[];
  readonly times: readonly { readonly at: number; readonly x: number }[];
  readonly incidents: readonly Point[];
  readonly limit: { readonly value: number; readonly y: number } | undefined;
}

const room = { axis: 52, top: 30, bottom: 30, end: 16 };

/** So much of the width a date below the axis takes. */
const timeWidth = 108;

/** Lays a chart out. Values begin at a round number below the least one, so that a slow change is seen. */
export function layOutChart(input: ChartInput): ChartLayout {
  const { readings, limit, width, height, isMirrored } = input;
  const first = readings[0]?.at ?? 0;
  const span = Math.max((readings.at(-1)?.at ?? 0) - first, 1);
  const scale = scaleOf(readings, limit, input.most);
  const inner = { width: width - room.axis - room.end, height: height - room.top - room.bottom };
  const along = (at: number) => room.axis + ((at - first) / span) * inner.width;
  const x = (at: number) => rounded(isMirrored ? width - along(at) : along(at));
  const y = (value: number) =>
    rounded(room.top + (1 - (value - scale.least) / (scale.most - scale.least)) * inner.height);
  const points = readings.map(({ at, value }) => ({ x: x(at), y: y(value) }));
  const ends = [room.axis, width - room.end];
  const [start = 0, end = 0] = isMirrored ? ends.map((each) => width - each) : ends;
  return {
    plot: { start, end, bottom: height - room.bottom },
    path: `M${points.map((point) => `${point.x} ${point.y}`).join('L')}`,
    points,
    values: scale.steps.map((value) => ({ value, y: y(value) })),
    times: timesOf(first, span, inner.width).map((at) => ({ at, x: x(at) })),
    incidents: input.incidents
      .filter((at) => at >= first && at <= first + span)
      .map((at) => ({ x: x(at), y: y(valueAt(readings, at)) })),
    limit: limit === undefined ? undefined : { value: limit, y: y(limit) },
  };
}

interface Scale {
  readonly least: number;
  readonly most: number;
  readonly steps: readonly number[];
}

/** Four steps or five of 1, 2 or 5 times a power of ten, around all values and the limit. */
function scaleOf(
  readings: readonly Reading[],
  limit: number | undefined,
  most: number | undefined,
): Scale {
  const values = [...readings.map(({ value }) => value), ...(limit === undefined ? [] : [limit])];
  const low = values.reduce((one, other) => Math.min(one, other), Infinity);
  const high = values.reduce((one, other) => Math.max(one, other), most ?? -Infinity);
  const step = roundStep((high - low || Math.abs(high) || 1) / 4);
  const from = Math.floor(rounded(low / step, 9));
  const count = Math.max(Math.ceil(rounded(high / step, 9)) - from, 1);
  const steps = Array.from({ length: count + 1 }, (_, index) => rounded((from + index) * step, 9));
  return { least: steps[0] ?? 0, most: steps.at(-1) ?? 1, steps };
}

function roundStep(step: number): number {
  const power = 10 ** Math.floor(Math.log10(step));
  const times = [1, 2, 5, 10].find((each) => each * power >= step * 0.999) ?? 10;
  return times * power;
}

/** Evenly, as many as there is room for: the first and the last moment at least. */
function timesOf(first: number, span: number, width: number): number[] {
  const count = Math.min(5, Math.max(2, Math.floor(width / timeWidth)));
  return Array.from({ length: count }, (_, index) => first + (span * index) / (count - 1));
}

/** What the line says at a moment, between the readings beside it. */
function valueAt(readings: readonly Reading[], at: number): number {
  const next = readings.findIndex((reading) => reading.at >= at);
  const after = readings[next];
  const before = readings[Math.max(next - 1, 0)];
  if (!after || !before) return readings.at(-1)?.value ?? 0;
  const gap = after.at - before.at;
  if (gap === 0) return after.value;
  return before.value + ((after.value - before.value) * (at - before.at)) / gap;
}

/** The point that is nearest to a place along the time. */
export function nearestPoint(points: readonly Point[], x: number): number {
  return points.reduce(
    (nearest, point, index) =>
      Math.abs(point.x - x) < Math.abs((points[nearest]?.x ?? Infinity) - x) ? index : nearest,
    0,
  );
}

function rounded(value: number, digits = 1): number {
  return Number(value.toFixed(digits));
}
