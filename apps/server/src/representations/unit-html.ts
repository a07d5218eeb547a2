import { definitions, escape, page } from './html-page.js';
import type { UnitJsonLd, UnitTombstone } from './unit-json-ld.js';

/** A battery unit as a web page, from the same document that machines get. */
export function toUnitHtml(document: UnitJsonLd): string {
  const { serialNumber, status, ofModel } = document;
  const title = `Battery ${serialNumber}`;
  const { economicOperator } = ofModel;
  return page(
    title,
    `<header>
<p class="status">${escape(status)}</p>
<h1>${escape(title)}</h1>
</header>
<section><h2>Battery</h2>
${definitions([
  ['Serial number', serialNumber],
  ['Digital Link', document.digitalLinkUri],
  ['Product identifier', ofModel.productId],
  ['Economic operator', `${economicOperator.name} (${economicOperator.regId})`],
  ['Manufactured', document.manufacturedAt ?? '—'],
])}</section>
${related('Made from', document.repurposedFrom ? [document.repurposedFrom] : [])}
${related('Became', document.successorUnits)}
${'restrictedData' in document ? restricted(document.restrictedData) : current(document.currentState)}
<section><h2>Passport</h2>
<p><a href="${escape(ofModel.digitalLinkUri)}">Passport of this model</a></p></section>`,
  );
}

/** What people see where a battery was. */
export function toTombstoneHtml({ serialNumber, ceasedAt, notice, ofModelUrl }: UnitTombstone) {
  return page(
    `Battery ${serialNumber}`,
    `<header>
<p class="status">RECYCLED</p>
<h1>${escape(`Battery ${serialNumber}`)}</h1>
</header>
<p>${escape(notice)}</p>
${definitions([['Ceased', ceasedAt ?? '—']])}
<p><a href="${escape(ofModelUrl)}">Passport of this model</a></p>`,
  );
}

type Related = UnitJsonLd['successorUnits'][number];

function related(heading: string, units: readonly Related[]): string {
  if (units.length === 0) return '';
  const rows = units.map(
    ({ unitUrl, serialNumber }) =>
      `<li><a href="${escape(unitUrl)}">${escape(serialNumber)}</a></li>`,
  );
  return `<section><h2>${heading}</h2><ul>${rows.join('')}</ul></section>`;
}

type Restricted = Extract<UnitJsonLd, { restrictedData: unknown }>['restrictedData'];

function restricted({ description, reference, howToRequest }: Restricted): string {
  return `<section><h2>State</h2>
<p>${escape(description)} (${escape(reference)})</p><p>${escape(howToRequest)}</p></section>`;
}

type State = Extract<UnitJsonLd, { currentState: unknown }>['currentState'];

function current(state: State): string {
  if (!state) return '<section><h2>State</h2><p>Nothing was measured yet.</p></section>';
  const measured = (value: number | null, unit: string) => (value === null ? '—' : value + unit);
  return `<section><h2>State</h2>
${definitions([
  ['Recorded', state.recordedAt],
  ['State of health', measured(state.stateOfHealth, ' %')],
  ['Charge cycles', measured(state.cycleCount, '')],
  ['Remaining capacity', measured(state.remainingCapacityAh, ' Ah')],
  ['Temperature', measured(state.temperatureC, ' °C')],
])}</section>`;
}
