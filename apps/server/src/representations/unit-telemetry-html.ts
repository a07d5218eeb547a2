import { seriesSampling, type UnitSeries } from '../features/units/unit-series-model.js';
import { percentScale, zeroScale } from './chart-scale.js';
import { chartSvg, type Chart, type Reading } from './chart-svg.js';
import { escape } from './html-page.js';
import { formatDay, formatMoment, formatNumber, formatRounded } from './page-formats.js';
import type { PrivilegedUnitJsonLd } from './unit-json-ld.js';

type Event = PrivilegedUnitJsonLd['dynamicData'][number];

/** What of an event is drawn over time. */
type Measured = 'stateOfHealth' | 'remainingCapacityAh';

/**
 * State of health and remaining capacity over time, of the events that the document holds. Whoever was given
 * them may see them.
 *
 * @param older - Samples of what was measured before these events, where there is more.
 */
export function telemetryHtml(
  { dynamicData, ofModel }: PrivilegedUnitJsonLd,
  older?: UnitSeries,
): string {
  const health = readingsOf(dynamicData, 'stateOfHealth', older);
  const capacity = readingsOf(dynamicData, 'remainingCapacityAh', older);
  if (health.length + capacity.length === 0) return '';
  return `<section><h2>Over time</h2>
${health.length > 0 ? figure(healthChart(health, ofModel.metadata)) : ''}
${capacity.length > 0 ? figure(capacityChart(capacity)) : ''}
${sampled(dynamicData, older)}${table(dynamicData)}</section>`;
}

/** Oldest first, as they are read. */
function readingsOf(
  events: readonly Event[],
  measured: Measured,
  older: UnitSeries | undefined,
): Reading[] {
  const readings = events.flatMap(({ recordedAt, [measured]: value }) =>
    value === null ? [] : [{ recordedAt, value }],
  );
  const before = older?.[measured].map(({ recordedAt, value }) => ({
    ...{ recordedAt: recordedAt.toISOString(), value },
  }));
  return [...(before ?? []), ...readings.reverse()];
}

/** Which readings are missing: what the drawings say of all of them holds for those that are drawn. */
function sampled(events: readonly Event[], older: UnitSeries | undefined): string {
  const oldest = events.at(-1);
  if (!older || !oldest) return '';
  if (older.stateOfHealth.length + older.remainingCapacityAh.length === 0) return '';
  const { spans, eventsOfSpan } = seriesSampling;
  return `<p>${escape(
    `The ${events.length} latest events are drawn in full. Those before ${formatMoment(oldest.recordedAt)} UTC are sampled: of each of ${spans} equal spans of time, the first reading among its ${eventsOfSpan} first events.`,
  )}</p>
`;
}

type Metadata = PrivilegedUnitJsonLd['ofModel']['metadata'];

function healthChart(readings: readonly Reading[], metadata: Metadata): Chart {
  const { capacityThresholdForExhaustion: threshold } = metadata;
  const isDrawn = typeof threshold === 'number' && threshold >= 0 && threshold <= 100;
  const values = readings.map(({ value }) => value);
  const limit = isDrawn
    ? { value: threshold, label: `Threshold for exhaustion ${formatRounded(threshold)} %` }
    : undefined;
  const scale = percentScale(limit ? [...values, limit.value] : values);
  const below = limit && values.some((value) => value < limit.value);
  const ofLimit = limit ? ` ${limit.label}: ${below ? 'fallen below' : 'not reached'}.` : '';
  const description = summary(readings, '%') + ofLimit + startOf(scale.min, '%');
  return { id: 'health', title: 'State of health', unit: '%', description, scale, limit, readings };
}

function capacityChart(readings: readonly Reading[]): Chart {
  const scale = zeroScale(readings.map(({ value }) => value));
  const description = summary(readings, 'Ah') + startOf(scale.min, 'Ah');
  const title = 'Remaining capacity';
  return { id: 'capacity', title, unit: 'Ah', description, scale, readings };
}

function summary(readings: readonly Reading[], unit: string): string {
  const [first, last] = [readings[0], readings.at(-1)];
  if (!first || !last) return '';
  const said = ({ value }: Reading) => `${formatRounded(value)} ${unit}`;
  if (readings.length === 1)
    return `One reading of ${formatDay(first.recordedAt)}: ${said(first)}.`;
  const when = `from ${formatDay(first.recordedAt)} to ${formatDay(last.recordedAt)}`;
  return `${readings.length} readings ${when}, the first ${said(first)}, the last ${said(last)}.`;
}

function startOf(value: number, unit: string): string {
  return ` The scale starts at ${formatRounded(value)} ${unit}.`;
}

function figure(chart: Chart): string {
  return `<figure class="chart">${chartSvg(chart)}<figcaption>${escape(chart.description)}</figcaption></figure>`;
}

/** The readings for those who want them exactly, or cannot see a drawing. */
function table(events: readonly Event[]): string {
  const rows = events.filter(
    ({ stateOfHealth, remainingCapacityAh }) =>
      stateOfHealth !== null || remainingCapacityAh !== null,
  );
  const cell = (value: number | null) =>
    `<td>${value === null ? '' : escape(formatNumber(value))}</td>`;
  const body = rows.map(
    ({ recordedAt, stateOfHealth, remainingCapacityAh }) =>
      `<tr><th scope="row"><time datetime="${escape(recordedAt)}">${escape(formatMoment(recordedAt))}</time></th>${cell(stateOfHealth)}${cell(remainingCapacityAh)}</tr>`,
  );
  return `<details><summary>These readings as a table</summary>
<table><caption>Newest first, from the latest ${events.length === 1 ? 'event' : `${events.length} events`}</caption>
<thead><tr><th scope="col">Recorded (UTC)</th><th scope="col">State of health (%)</th><th scope="col">Remaining capacity (Ah)</th></tr></thead>
<tbody>
${body.join('\n')}
</tbody></table></details>`;
}
