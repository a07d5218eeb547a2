import type { UnitStatus } from '../features/units/unit-model.js';
import type { UnitSeries } from '../features/units/unit-series-model.js';
import { definitions, escape, page } from './html-page.js';
import { formatDay, formatMoment, formatNumber } from './page-formats.js';
import type {
  PrivilegedUnitJsonLd,
  PublicUnitJsonLd,
  UnitJsonLd,
  UnitTombstone,
} from './unit-json-ld.js';
import { unitPageStyle } from './unit-page-style.js';
import { telemetryHtml } from './unit-telemetry-html.js';

/** What a page has besides its document, for those alone who see telemetry. */
export interface UnitPageExtras {
  /** What was measured before the events of the document. */
  readonly older?: UnitSeries | undefined;
  /** The token the page was opened with: its links to other pages keep it. */
  readonly grant?: string | undefined;
}

/** A battery unit as a web page, from the same document that machines get: it shows telemetry if that does. */
export function toUnitHtml(document: UnitJsonLd, { older, grant }: UnitPageExtras = {}): string {
  const title = `Battery ${document.serialNumber}`;
  const sections =
    'restrictedData' in document
      ? [identity(document, grant), restricted(document)]
      : [current(document.currentState), telemetryHtml(document, older), identity(document, grant)];
  const model = withGrant(document.ofModel.digitalLinkUri, grant);
  const body = `${header(title, document.status)}
${sections.join('\n')}
<section><h2>Passport</h2>
<p><a href="${escape(model)}">Passport of this model</a></p></section>`;
  return page(title, body, unitPageStyle);
}

/** Of the links of this server, none of which has a query. */
function withGrant(url: string, grant: string | undefined): string {
  return grant === undefined ? url : `${url}?grant=${grant}`;
}

/** What people see where a battery was. */
export function toTombstoneHtml(tombstone: UnitTombstone): string {
  const { serialNumber, ceasedAt, notice, ofModelUrl } = tombstone;
  const title = `Battery ${serialNumber}`;
  return page(
    title,
    `${header(title, tombstone.status)}
<p>${escape(notice)}</p>
${ceasedAt === null ? '' : definitions([['Recycled on', formatDay(ceasedAt)]])}
<p><a href="${escape(ofModelUrl)}">Passport of this model</a></p>`,
    unitPageStyle,
  );
}

const statusWords: Readonly<Record<UnitStatus, string>> = {
  IN_SERVICE: 'In service',
  DECOMMISSIONED: 'Out of service',
  RECALLED: 'Recalled',
  REPURPOSED: 'Used for another purpose',
  REMANUFACTURED: 'Remanufactured',
  REUSED: 'Used again',
  WASTE: 'Waste',
  RECYCLED: 'Recycled',
};

function header(title: string, status: UnitStatus): string {
  return `<header>
<p class="status">${escape(statusWords[status])}</p>
<h1>${escape(title)}</h1>
</header>`;
}

/** Which battery it is, and what came before and after it. */
function identity(document: UnitJsonLd, grant: string | undefined): string {
  const { manufacturedAt, ofModel, repurposedFrom, successorUnits } = document;
  const { economicOperator } = ofModel;
  return `<section><h2>Battery</h2>
${definitions([
  ['Serial number', document.serialNumber],
  ['Product identifier', ofModel.productId],
  ...(manufacturedAt === null ? [] : [['Made on', formatDay(manufacturedAt)] as const]),
  ['Economic operator', `${economicOperator.name} (${economicOperator.regId})`],
  ['Digital Link', document.digitalLinkUri],
])}</section>
${related('Made from', repurposedFrom ? [repurposedFrom] : [], grant)}
${related('Used again as', successorUnits, grant)}`;
}

type Related = UnitJsonLd['successorUnits'][number];

function related(heading: string, units: readonly Related[], grant: string | undefined): string {
  if (units.length === 0) return '';
  const rows = units.map(
    ({ unitUrl, serialNumber }) =>
      `<li><a href="${escape(withGrant(unitUrl, grant))}">${escape(serialNumber)}</a></li>`,
  );
  return `<section><h2>${heading}</h2><ul>${rows.join('')}</ul></section>`;
}

/** How to ask is said in words of the page: those of the document name its members. */
function restricted({ restrictedData, ofModel }: PublicUnitJsonLd): string {
  const { description, reference, requestUrl } = restrictedData;
  const { name } = ofModel.economicOperator;
  return `<section><h2>State</h2>
<div class="lock"><p>${escape(description)} (${escape(reference)})</p>
<p><a href="${escape(requestUrl)}">${escape(`Ask ${name} for access`)}</a></p></div></section>`;
}

function current(state: PrivilegedUnitJsonLd['currentState']): string {
  if (!state) return '<section><h2>State</h2><p>Nothing was measured yet.</p></section>';
  const said = (term: string, value: number | null, unit: string) =>
    value === null ? [] : [[term, `${formatNumber(value)}${unit}`] as const];
  return `<section><h2>State</h2>
${definitions([
  ...said('State of health', state.stateOfHealth, ' %'),
  ...said('Charge cycles', state.cycleCount, ''),
  ...said('Remaining capacity', state.remainingCapacityAh, ' Ah'),
  ...said('Temperature', state.temperatureC, ' °C'),
  ['Recorded', `${formatMoment(state.recordedAt)} UTC`],
])}</section>`;
}
