/** @jsxRuntime automatic @jsxImportSource preact */
import { scaleSteps, type Scale } from '../values/chart-scale.js';
import type { Language } from '../values/language.js';

/** What was measured, and when. */
export interface Reading {
  readonly recordedAt: string;
  readonly value: number;
}

export interface ChartFacts {
  /** Unlike that of any other chart of the page. */
  readonly id: string;
  readonly title: string;
  /** What there is to see, for those who do not. */
  readonly description: string;
  /** `%` or `Ah`. */
  readonly unit: string;
  readonly scale: Scale;
  /** A value that matters, reached or not. */
  readonly limit?: { readonly value: number; readonly label: string } | undefined;
  /** One or more, oldest first. */
  readonly readings: readonly Reading[];
}

interface ChartOptions {
  readonly chart: ChartFacts;
  readonly language: Language;
}

/** Where the axes end, in the units of the drawing. */
const plot = { left: 50, right: 340, top: 30, bottom: 156 } as const;
const size = { width: 356, height: 200 } as const;
const middle = (plot.left + plot.right) / 2;

/** More dots than this would hide the line. */
const maxDots = 12;

/** Readings over time as a line, without a script and without a colour that its page does not say. */
export function Chart({ chart, language }: ChartOptions) {
  const { id, title, description } = chart;
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-labelledby={`${id}-title ${id}-desc`}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-desc`}>{description}</desc>
      <ValueAxis chart={chart} language={language} />
      <TimeAxis readings={chart.readings} language={language} />
      <LimitLine chart={chart} />
      <ReadingsLine chart={chart} language={language} />
    </svg>
  );
}

interface Words {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly className?: string;
  readonly children: string;
}

function Text({ x, y, anchor, className, children }: Words) {
  return (
    <text class={className} x={round(x)} y={round(y)} text-anchor={anchor}>
      {children}
    </text>
  );
}

function ValueAxis({ chart: { title, unit, scale }, language }: ChartOptions) {
  return (
    <>
      <Text x={4} y={14} anchor="start">
        {`${title} (${unit})`}
      </Text>
      {scaleSteps(scale).map((step) => {
        const y = heightOf(step, scale);
        return (
          <>
            <path class="grid" d={`M${plot.left} ${round(y)}H${plot.right}`} />
            <Text x={plot.left - 6} y={y + 4} anchor="end">
              {language.compact(step)}
            </Text>
          </>
        );
      })}
    </>
  );
}

function TimeAxis({
  readings,
  language,
}: {
  readonly readings: readonly Reading[];
  readonly language: Language;
}) {
  return (
    <>
      {ticksOf(readings, language).map((tick) => (
        <Text key={tick.children} {...tick} />
      ))}
      <Text x={middle} y={194} anchor="middle">
        {language.texts.unit.recorded}
      </Text>
    </>
  );
}

/** Four moments, or fewer where they would read alike. */
function ticksOf(readings: readonly Reading[], language: Language): readonly Words[] {
  const { startMs, spanMs } = spanOf(readings);
  const y = plot.bottom + 18;
  if (spanMs === 0) {
    return [{ x: middle, y, anchor: 'middle', children: language.tick(new Date(startMs), 0) }];
  }
  // The outer ones would leave the drawing if they stood below their place.
  const places = [
    { x: 4, anchor: 'start' },
    { x: placeOf(1 / 3), anchor: 'middle' },
    { x: placeOf(2 / 3), anchor: 'middle' },
    { x: size.width - 2, anchor: 'end' },
  ] as const;
  const ticks = places.map((place, step) => {
    const at = new Date(startMs + (spanMs * step) / 3);
    return { ...place, y, children: language.tick(at, spanMs) };
  });
  return ticks.filter(({ children }, step) => children !== ticks[step - 1]?.children);
}

function LimitLine({ chart }: Pick<ChartOptions, 'chart'>) {
  const { limit, readings, scale } = chart;
  if (!limit) return null;
  const y = heightOf(limit.value, scale);
  // The label stands on the side where the readings do not cross it.
  const crossing = pointsOf(chart).find(
    (_, index) => (readings[index]?.value ?? limit.value) < limit.value,
  );
  const isRight = crossing !== undefined && crossing.x < middle;
  return (
    <>
      <path class="limit" d={`M${plot.left} ${round(y)}H${plot.right}`} />
      <Text x={isRight ? plot.right : plot.left + 4} y={y - 5} anchor={isRight ? 'end' : 'start'}>
        {limit.label}
      </Text>
    </>
  );
}

function ReadingsLine({ chart, language }: ChartOptions) {
  const points = pointsOf(chart);
  const dotted = points.length > maxDots ? points.slice(-1) : points;
  const path = points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L');
  return (
    <>
      <path class="line" d={`M${path}`} />
      {dotted.map(({ x, y }, index) => (
        <circle key={index} class="dot" cx={round(x)} cy={round(y)} r="3.5" />
      ))}
      <LastValue chart={chart} language={language} />
    </>
  );
}

/** The last reading in figures, below its dot; above it where there is no room at the foot. */
function LastValue({ chart, language }: ChartOptions) {
  const [point, reading] = [pointsOf(chart).at(-1), chart.readings.at(-1)];
  if (!point || !reading) return null;
  const { x, y } = point;
  const isRight = x > middle;
  return (
    <Text
      className="strong"
      x={isRight ? x + 6 : x}
      y={y + 20 > plot.bottom ? y - 10 : y + 20}
      anchor={isRight ? 'end' : 'middle'}
    >
      {sayReading(reading.value, chart.unit, language)}
    </Text>
  );
}

/** `91.2 %`, `208 Ah` */
export function sayReading(value: number, unit: string, { percent, number }: Language): string {
  return unit === '%' ? percent(Number(value.toFixed(2))) : `${number(value, 2)}\u00a0${unit}`;
}

function pointsOf({ readings, scale }: ChartFacts) {
  const { startMs, spanMs } = spanOf(readings);
  return readings.map(({ recordedAt, value }) => {
    const share = spanMs === 0 ? 0.5 : (Date.parse(recordedAt) - startMs) / spanMs;
    return { x: placeOf(share), y: heightOf(value, scale) };
  });
}

const placeOf = (share: number): number => plot.left + (plot.right - plot.left) * share;

function spanOf(readings: readonly Reading[]) {
  const startMs = Date.parse(readings[0]?.recordedAt ?? '');
  return { startMs, spanMs: Date.parse(readings.at(-1)?.recordedAt ?? '') - startMs };
}

function heightOf(value: number, { min, max }: Scale): number {
  return plot.bottom - (plot.bottom - plot.top) * ((value - min) / (max - min));
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
