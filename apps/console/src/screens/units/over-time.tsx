import { useLocation } from 'preact-iso/router';
import { pathTo } from '../../base.js';
import { FoldTable } from '../../parts/fold-table.js';
import { Link } from '../../parts/link.js';
import { RichText } from '../../parts/rich-text.js';
import { useTexts } from '../../texts/use-texts.js';
import { Chart } from './chart.js';
import { chartMeasures, readingsOf, type ChartMeasure, type Reading } from './model/readings.js';
import { useMeasureText, type Unit } from './use-unit.js';

/** Names of the measures in the address. */
const shownAs: Readonly<Record<ChartMeasure, string>> = {
  stateOfHealth: 'health',
  remainingCapacityAh: 'capacity',
  temperatureC: 'temperature',
};

/** So many events come with a battery at most. */
const mostEvents = 500;

/** A measure over time, as a chart or as the table of the same readings. */
export function OverTime({ unit }: { readonly unit: Unit }) {
  const { words, say } = useTexts('units');
  const { query } = useLocation();
  const measure = chartMeasures.find((each) => shownAs[each] === query.show) ?? 'stateOfHealth';
  const readings = readingsOf(unit.dynamicData, measure);
  // One reading is no line.
  const canDraw = readings.length > 1;
  const isTable = query.as === 'table' || !canDraw;
  return (
    <section class="sec" aria-labelledby="over-time">
      <header>
        <h2 id="over-time">{words.overTime}</h2>
        <Measures unit={unit} measure={measure} isTable={query.as === 'table'} />
      </header>
      {readings.length === 0 && <p class="note">{words.noReadings}</p>}
      {readings.length > 0 && isTable && <Readings measure={measure} readings={readings} />}
      {!isTable && <Chart unit={unit} measure={measure} readings={readings} key={measure} />}
      <p class="note">
        {words.notSealed}{' '}
        {unit.dynamicData.length >= mostEvents && say(words.lastEvents, { count: mostEvents })}{' '}
        {!isTable && (
          <span class="keys">
            <RichText text={words.walk} values={{ back: <kbd>←</kbd>, forth: <kbd>→</kbd> }} />
          </span>
        )}{' '}
        {canDraw && (
          <Link class="alone" to={pathOf(unit, measure, !isTable)}>
            {isTable ? words.asChart : words.asTable}
          </Link>
        )}
      </p>
    </section>
  );
}

function pathOf({ id }: Unit, measure: ChartMeasure, isTable: boolean): string {
  const query = new URLSearchParams();
  if (measure !== 'stateOfHealth') query.set('show', shownAs[measure]);
  if (isTable) query.set('as', 'table');
  return query.size === 0 ? `/units/${id}` : `/units/${id}?${query.toString()}`;
}

interface MeasuresProps {
  readonly unit: Unit;
  readonly measure: ChartMeasure;
  readonly isTable: boolean;
}

function Measures({ unit, measure, isTable }: MeasuresProps) {
  const { words } = useTexts('units');
  const { route } = useLocation();
  return (
    <span class="seg" role="group" aria-label={words.measure}>
      {chartMeasures.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === measure}
          onClick={() => route(pathTo(pathOf(unit, each, isTable)), true)}
        >
          {words.chartNames[each]}
        </button>
      ))}
    </span>
  );
}

interface ReadingsProps {
  readonly measure: ChartMeasure;
  readonly readings: readonly Reading[];
}

/** The same as the chart, newest first. */
function Readings({ measure, readings }: ReadingsProps) {
  const { words, formats } = useTexts('units');
  const textOf = useMeasureText();
  return (
    <FoldTable
      caption={words.readings}
      isNarrow
      columns={[
        { name: words.when, cell: ({ at }: Reading) => formats.dateTime(new Date(at)) },
        { name: words.measures[measure], cell: ({ value }) => textOf(measure, value) },
      ]}
      rows={[...readings].reverse()}
      keyOf={({ at, value }) => `${at} ${value}`}
    />
  );
}
