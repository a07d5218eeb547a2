/** @jsxRuntime automatic @jsxImportSource preact */
import { Chart, sayReading, type ChartFacts, type Reading } from './parts/chart.js';
import { Fill, fillText } from './parts/fill.js';
import { Fold } from './parts/fold.js';
import type { EarlierReadings, PassportMetadata, PrivilegedUnitDocument } from './documents.js';
import { percentScale, zeroScale } from './values/chart-scale.js';
import type { Language } from './values/language.js';
import { labelOf } from './values/say-value.js';

type Event = PrivilegedUnitDocument['dynamicData'][number];

/** The readings of an event that are drawn over time. */
type Measured = 'stateOfHealth' | 'remainingCapacityAh';

interface TelemetryOptions {
  readonly document: PrivilegedUnitDocument;
  /** Samples of what was measured before these events, where there is more. */
  readonly older?: EarlierReadings | undefined;
  readonly language: Language;
}

/**
 * State of health and remaining capacity over time, of the events that the document holds. Readers who were given
 * them may see them.
 */
export function UnitTelemetry({ document, older, language }: TelemetryOptions) {
  const { dynamicData, ofModel } = document;
  const health = readingsOf(dynamicData, 'stateOfHealth', older);
  const capacity = readingsOf(dynamicData, 'remainingCapacityAh', older);
  const { unit } = language.texts;
  if (health.length + capacity.length === 0) return null;
  return (
    <section class="part">
      <h2>{unit.health}</h2>
      {health.length > 0 && (
        <Figure chart={healthChart(health, ofModel.metadata, language)} language={language} />
      )}
      {capacity.length > 0 && (
        <Figure chart={capacityChart(capacity, language)} language={language} />
      )}
      <Sampled document={document} older={older} language={language} />
      <Readings events={dynamicData} language={language} />
      <p class="note">{language.texts.seal.beyond}</p>
    </section>
  );
}

/** Oldest first, as they are read. */
function readingsOf(
  events: readonly Event[],
  measured: Measured,
  older: EarlierReadings | undefined,
): Reading[] {
  const readings = events.flatMap(({ recordedAt, [measured]: value }) =>
    value === null ? [] : [{ recordedAt, value }],
  );
  const before = (older?.[measured] ?? []).map(({ recordedAt, value }) => ({
    recordedAt: recordedAt.toISOString(),
    value,
  }));
  return [...before, ...readings.reverse()];
}

/** Which readings are missing: what the drawings say of all of them holds for those that are drawn. */
function Sampled({ document: { dynamicData }, older, language }: TelemetryOptions) {
  const oldest = dynamicData.at(-1);
  if (!older || !oldest) return null;
  if (older.stateOfHealth.length + older.remainingCapacityAh.length === 0) return null;
  const date = language.moment(new Date(oldest.recordedAt));
  return (
    <p class="note">
      <Fill
        text={language.texts.unit.sampled}
        date={date}
        count={language.number(dynamicData.length)}
      />
    </p>
  );
}

function healthChart(
  readings: readonly Reading[],
  metadata: PassportMetadata,
  language: Language,
): ChartFacts {
  const { capacityThresholdForExhaustion: threshold } = metadata;
  const isDrawn = typeof threshold === 'number' && threshold >= 0 && threshold <= 100;
  const values = readings.map(({ value }) => value);
  const label = labelOf('capacityThresholdForExhaustion', language);
  const limit = isDrawn
    ? { value: threshold, label: `${label} ${sayReading(threshold, '%', language)}` }
    : undefined;
  const scale = percentScale(limit ? [...values, limit.value] : values);
  const { unit } = language.texts;
  const isReached = limit !== undefined && values.some((value) => value < limit.value);
  const sentences = [summary(readings, '%', language)];
  if (limit) sentences.push(`${limit.label}.`);
  if (isReached) sentences.push(unit.reached);
  sentences.push(fillText(unit.scale, { value: sayReading(scale.min, '%', language) }));
  return {
    id: 'health',
    title: unit.health,
    unit: '%',
    description: sentences.join(' '),
    scale,
    limit,
    readings,
  };
}

function capacityChart(readings: readonly Reading[], language: Language): ChartFacts {
  const scale = zeroScale(readings.map(({ value }) => value));
  const start = fillText(language.texts.unit.scale, {
    value: sayReading(scale.min, 'Ah', language),
  });
  const description = `${summary(readings, 'Ah', language)} ${start}`;
  const title = labelOf('remainingCapacity', language);
  return { id: 'capacity', title, unit: 'Ah', description, scale, readings };
}

/** The first and the last reading, each with its day. */
function summary(readings: readonly Reading[], unit: string, language: Language): string {
  const said = (reading: Reading | undefined) =>
    reading
      ? `${sayReading(reading.value, unit, language)} (${language.day(new Date(reading.recordedAt))})`
      : '';
  return fillText(language.texts.unit.readings, {
    first: said(readings[0]),
    last: said(readings.at(-1)),
  });
}

function Figure({ chart, language }: { readonly chart: ChartFacts; readonly language: Language }) {
  return (
    <figure class="chart">
      <Chart chart={chart} language={language} />
      <figcaption class="note">{chart.description}</figcaption>
    </figure>
  );
}

/** The readings for those who want them exactly, or cannot see a drawing. */
function Readings({
  events,
  language,
}: {
  readonly events: readonly Event[];
  readonly language: Language;
}) {
  const { unit } = language.texts;
  const rows = events.filter(
    ({ stateOfHealth, remainingCapacityAh }) =>
      stateOfHealth !== null || remainingCapacityAh !== null,
  );
  return (
    <Fold title={unit.table} hint={language.number(rows.length)}>
      <div class="scroll" tabindex={0} role="group" aria-label={unit.table}>
        <table>
          <thead>
            <tr>
              <th scope="col">{unit.recorded}</th>
              <th scope="col" class="num">
                {unit.health} (%)
              </th>
              <th scope="col" class="num">
                {labelOf('remainingCapacity', language)} (Ah)
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((event, index) => (
              <ReadingRow key={index} event={event} language={language} />
            ))}
          </tbody>
        </table>
      </div>
    </Fold>
  );
}

function ReadingRow({ event, language }: { readonly event: Event; readonly language: Language }) {
  const { recordedAt, stateOfHealth, remainingCapacityAh } = event;
  const said = (value: number | null) => (value === null ? '' : language.number(value));
  return (
    <tr>
      <th scope="row">
        <time datetime={recordedAt}>{language.shortMoment(new Date(recordedAt))}</time>
      </th>
      <td class="num">{said(stateOfHealth)}</td>
      <td class="num">{said(remainingCapacityAh)}</td>
    </tr>
  );
}
