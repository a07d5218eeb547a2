import { useId, useMemo, useState } from 'preact/hooks';
import { useWidth } from '../../parts/use-width.js';
import { useTexts } from '../../texts/use-texts.js';
import { layOutChart, nearestPoint, type ChartLayout } from './model/chart.js';
import { numberOf, type ChartMeasure, type Reading } from './model/readings.js';
import { useMeasureText, type Unit } from './use-unit.js';

interface ChartProps {
  readonly unit: Unit;
  readonly measure: ChartMeasure;
  readonly readings: readonly Reading[];
}

const height = 220;

/** So many points have dots of their own; of more, the line is enough. */
const mostDots = 60;

/** So many incidents have a word each. */
const mostWords = 3;

/**
 * The readings as a line, drawn to the width of its place so that letters keep their size. It is a slider: arrow keys
 * walk the readings, each of which is read out; a finger or the mouse chooses one as well.
 */
export function Chart({ unit, measure, readings }: ChartProps) {
  const { words, say } = useTexts('units');
  const textOf = usePointText(measure);
  const [place, width] = useWidth<HTMLDivElement>();
  const [chosen, setChosen] = useState(readings.length - 1);
  const description = useId();
  const layout = useLayout({ unit, measure, readings }, width);
  const walk = (steps: number) =>
    setChosen(Math.min(Math.max(chosen + steps, 0), readings.length - 1));
  const reading = readings[Math.min(chosen, readings.length - 1)];
  return (
    <figure class="chart">
      <div
        class="walked"
        ref={place}
        role="slider"
        tabindex={0}
        aria-label={say(words.chartLabel, { measure: words.measures[measure] })}
        aria-describedby={description}
        aria-valuemin={1}
        aria-valuemax={readings.length}
        aria-valuenow={chosen + 1}
        aria-valuetext={reading && textOf(reading)}
        onKeyDown={(event) => {
          const steps = stepsOf(event.key, readings.length);
          if (steps === undefined) return;
          event.preventDefault();
          walk(steps);
        }}
        onPointerMove={(event) => {
          const at = event.clientX - event.currentTarget.getBoundingClientRect().x;
          if (layout) setChosen(nearestPoint(layout.points, at));
        }}
      >
        {layout && <Drawing layout={layout} measure={measure} readings={readings} at={chosen} />}
      </div>
      <Description id={description} measure={measure} readings={readings} layout={layout} />
    </figure>
  );
}

const isMirrored = () => document.documentElement.dir === 'rtl';

function stepsOf(key: string, count: number): number | undefined {
  const forth = isMirrored() ? -1 : 1;
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: forth,
    ArrowLeft: -forth,
    ArrowUp: 1,
    ArrowDown: -1,
    Home: -count,
    End: count,
  };
  return steps[key];
}

function useLayout({ unit, measure, readings }: ChartProps, width: number) {
  return useMemo(() => {
    if (width === 0) return undefined;
    const { capacityThresholdForExhaustion } = unit.ofModel.metadata as Readonly<
      Record<string, unknown>
    >;
    const isHealth = measure === 'stateOfHealth';
    return layOutChart({
      readings,
      incidents: unit.dynamicData
        .filter(({ eventType }) => eventType === 'NEGATIVE_EVENT')
        .map(({ recordedAt }) => Date.parse(recordedAt)),
      limit: isHealth ? numberOf(capacityThresholdForExhaustion) : undefined,
      most: isHealth ? 100 : undefined,
      width,
      height,
      isMirrored: isMirrored(),
    });
  }, [unit, measure, width]);
}

function usePointText(measure: ChartMeasure): (reading: Reading) => string {
  const { words, say, formats } = useTexts('units');
  const textOf = useMeasureText();
  return ({ at, value }) =>
    say(words.point, { date: formats.date(new Date(at)), value: textOf(measure, value) });
}

interface DescriptionProps {
  readonly id: string;
  readonly measure: ChartMeasure;
  readonly readings: readonly Reading[];
  readonly layout: ChartLayout | undefined;
}

/** What the chart shows, in a sentence, for those who do not see it. */
function Description({ id, measure, readings, layout }: DescriptionProps) {
  const { words, say, formats } = useTexts('units');
  const textOf = useMeasureText();
  const [first, last] = [readings[0], readings.at(-1)];
  if (!first || !last) return null;
  const text = say(words.chartText, {
    count: readings.length,
    from: formats.date(new Date(first.at)),
    to: formats.date(new Date(last.at)),
    first: textOf(measure, first.value),
    last: textOf(measure, last.value),
    least: textOf(measure, layout?.values[0]?.value ?? 0),
  });
  return (
    <figcaption class="vh" id={id}>
      {text}
    </figcaption>
  );
}

interface DrawingProps {
  readonly layout: ChartLayout;
  readonly measure: ChartMeasure;
  readonly readings: readonly Reading[];
  /** The chosen reading. */
  readonly at: number;
}

function Drawing({ layout, measure, readings, at }: DrawingProps) {
  const { points, path, incidents } = layout;
  const { words } = useTexts('units');
  const right = Math.max(layout.plot.start, layout.plot.end) + 16;
  return (
    <svg viewBox={`0 0 ${right} ${height}`} width={right} height={height} aria-hidden="true">
      <Axes layout={layout} measure={measure} />
      <path class="trace" d={path} />
      {points.length <= mostDots &&
        points.map(({ x, y }, index) => <circle key={index} class="dot" cx={x} cy={y} r="4.5" />)}
      {incidents.map(({ x, y }, index) => (
        <g key={index}>
          <circle class="dot bad" cx={x} cy={y} r="6" />
          {incidents.length <= mostWords && (
            <text x={x} y={Math.min(y + 26, layout.plot.bottom - 6)} text-anchor="middle">
              {words.incident}
            </text>
          )}
        </g>
      ))}
      <Chosen layout={layout} measure={measure} readings={readings} at={at} />
    </svg>
  );
}

/** Lines with their values, the limit, and dates below. */
function Axes({ layout, measure }: Pick<DrawingProps, 'layout' | 'measure'>) {
  const { words, say, formats } = useTexts('units');
  const textOf = useMeasureText();
  const { plot, values, times, limit } = layout;
  const isTurned = plot.start > plot.end;
  const line = (y: number) => `M${plot.start} ${y}H${plot.end}`;
  return (
    <>
      {values.map(({ value, y }) => (
        <g key={value}>
          <path class="gridline" d={line(y)} />
          <text x={plot.start + (isTurned ? 8 : -8)} y={y + 4} text-anchor="end">
            {textOf(measure, value)}
          </text>
        </g>
      ))}
      {limit && (
        <>
          <path class="limit" d={line(limit.y)} />
          <text x={plot.end} y={limit.y - 7} text-anchor="end">
            {say(words.exhausted, { value: textOf(measure, limit.value) })}
          </text>
        </>
      )}
      {times.map(({ at, x }, index) => (
        <text key={at} x={x} y={plot.bottom + 22} text-anchor={anchorOf(index, times.length)}>
          {formats.shortDate(new Date(at))}
        </text>
      ))}
    </>
  );
}

/** The outer dates stay inside the drawing. */
function anchorOf(index: number, count: number): 'start' | 'middle' | 'end' {
  if (index === 0) return 'start';
  return index === count - 1 ? 'end' : 'middle';
}

/** The value of the chosen reading and its day, above everything else, with a line to its point. */
function Chosen({ layout, measure, readings, at }: DrawingProps) {
  const { formats } = useTexts('units');
  const textOf = useMeasureText();
  const point = layout.points[at];
  const reading = readings[at];
  if (!point || !reading) return null;
  const [left = 0, right = 0] = [layout.plot.start, layout.plot.end].sort((a, b) => a - b);
  const x = Math.min(Math.max(point.x, left + halfOfText), right - halfOfText);
  return (
    <>
      <path class="limit" d={`M${point.x} 18V${layout.plot.bottom}`} />
      <circle class="dot" cx={point.x} cy={point.y} r="7" />
      <text x={x} y="12" text-anchor="middle">
        <tspan class="strong">{textOf(measure, reading.value)}</tspan>
        {`  ${formats.shortDate(new Date(reading.at))}`}
      </text>
    </>
  );
}

/** Half of what a value with its day takes at most. */
const halfOfText = 76;
