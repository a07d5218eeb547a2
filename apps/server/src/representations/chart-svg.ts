import { scaleSteps, type Scale } from './chart-scale.js';
import { escape } from './html-page.js';
import { formatCompact, formatRounded, formatTick } from './page-formats.js';

/** What was measured, and when. */
export interface Reading {
  readonly recordedAt: string;
  readonly value: number;
}

export interface Chart {
  /** Unlike that of any other chart of the page. */
  readonly id: string;
  readonly title: string;
  /** What there is to see, for those who do not. */
  readonly description: string;
  /** Such as `%`. */
  readonly unit: string;
  readonly scale: Scale;
  /** A value that matters, whether or not it is reached. */
  readonly limit?: { readonly value: number; readonly label: string } | undefined;
  /** One or more, oldest first. */
  readonly readings: readonly Reading[];
}

/** Where the axes end, in the units of the drawing. */
const plot = { left: 50, right: 340, top: 30, bottom: 156 } as const;
const size = { width: 356, height: 200 } as const;
const middle = (plot.left + plot.right) / 2;

/** More dots than this would hide the line. */
const maxDots = 12;

/** Readings over time as a line, without a script and without a colour that its page does not say. */
export function chartSvg(chart: Chart): string {
  const { id, title, description } = chart;
  return `<svg viewBox="0 0 ${size.width} ${size.height}" role="img" aria-labelledby="${id}-title ${id}-desc">
<title id="${id}-title">${escape(title)}</title><desc id="${id}-desc">${escape(description)}</desc>
${valueAxis(chart)}
${timeAxis(chart.readings)}
${chart.limit ? limitLine(chart.limit, chart) : ''}
${readingsLine(chart)}
</svg>`;
}

type Anchor = 'start' | 'middle' | 'end';

function text(
  words: string,
  at: { readonly x: number; readonly y: number; readonly anchor: Anchor; readonly style?: string },
): string {
  const style = at.style === undefined ? '' : ` class="${at.style}"`;
  return `<text${style} x="${round(at.x)}" y="${round(at.y)}" text-anchor="${at.anchor}">${escape(words)}</text>`;
}

function valueAxis({ title, unit, scale }: Chart): string {
  const steps = scaleSteps(scale).map((step) => {
    const y = heightOf(step, scale);
    const label = text(formatCompact(step), { x: plot.left - 6, y: y + 4, anchor: 'end' });
    return `<path class="grid" d="M${plot.left} ${round(y)}H${plot.right}"/>${label}`;
  });
  return text(`${title} (${unit})`, { x: 4, y: 14, anchor: 'start' }) + steps.join('');
}

function timeAxis(readings: readonly Reading[]): string {
  const title = text('Recorded (UTC)', { x: middle, y: 194, anchor: 'middle' });
  const { startMs, spanMs } = spanOf(readings);
  const y = plot.bottom + 18;
  if (spanMs === 0) {
    return text(formatTick(new Date(startMs), 0), { x: middle, y, anchor: 'middle' }) + title;
  }
  let last = '';
  const ticks = [0, 1, 2, 3].map((step) => {
    const label = formatTick(new Date(startMs + (spanMs * step) / 3), spanMs);
    if (label === last) return '';
    last = label;
    const x = plot.left + ((plot.right - plot.left) * step) / 3;
    // The outer ones would leave the drawing if they stood below their place.
    const outer = { 0: [4, 'start'], 3: [size.width - 2, 'end'] } as const;
    const [place, anchor] = step === 0 || step === 3 ? outer[step] : ([x, 'middle'] as const);
    return text(label, { x: place, y, anchor });
  });
  return ticks.join('') + title;
}

function limitLine({ value, label }: NonNullable<Chart['limit']>, chart: Chart): string {
  const y = heightOf(value, chart.scale);
  const line = `<path class="limit" d="M${plot.left} ${round(y)}H${plot.right}"/>`;
  // The label stands on the side where the readings do not cross it.
  const crossing = pointsOf(chart).find(
    (_, index) => (chart.readings[index]?.value ?? value) < value,
  );
  const isRight = crossing !== undefined && crossing.x < middle;
  const x = isRight ? plot.right : plot.left + 4;
  return line + text(label, { x, y: y - 5, anchor: isRight ? 'end' : 'start' });
}

function pointsOf({ readings, scale }: Chart) {
  const { startMs, spanMs } = spanOf(readings);
  return readings.map(({ recordedAt, value }) => {
    const share = spanMs === 0 ? 0.5 : (Date.parse(recordedAt) - startMs) / spanMs;
    return { x: plot.left + (plot.right - plot.left) * share, y: heightOf(value, scale) };
  });
}

function readingsLine(chart: Chart): string {
  const { readings, unit } = chart;
  const points = pointsOf(chart);
  const path = points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L');
  const dotted = points.length > maxDots ? points.slice(-1) : points;
  const dots = dotted.map(
    ({ x, y }) => `<circle class="dot" cx="${round(x)}" cy="${round(y)}" r="3.5"/>`,
  );
  const [lastPoint, lastReading] = [points.at(-1), readings.at(-1)];
  if (!lastPoint || !lastReading) return '';
  const { x, y } = lastPoint;
  // Below the line there is room, but at its foot.
  const below = y + 20 > plot.bottom ? y - 10 : y + 20;
  const isRight = x > middle;
  const words = `${formatRounded(lastReading.value)} ${unit}`;
  const value = text(words, {
    x: isRight ? x + 6 : x,
    y: below,
    anchor: isRight ? 'end' : 'middle',
    style: 'value',
  });
  return `<path class="line" d="M${path}"/>${dots.join('')}${value}`;
}

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
