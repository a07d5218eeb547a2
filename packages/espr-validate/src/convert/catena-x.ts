import { type Convert, type ForeignPayload } from './foreign-payload.js';
import { compositionOf, round } from './materials.js';
import {
  asDate,
  asMonths,
  asNumber,
  asQuantity,
  asText,
  asUrl,
  asWord,
  casNumberOf,
} from './values.js';

/** Members by which a payload of the Catena-X submodel `battery_pass` is known, in version 6. */
export const catenaXMembers = [
  'characteristics',
  'commercial',
  'conformity',
  'handling',
  'identification',
  'materials',
  'operation',
  'performance',
  'safety',
  'sustainability',
] as const;

/** Why a member has no place, by how its path begins. */
export const catenaXReasons: readonly (readonly [start: string, reason: string])[] = [
  ['performance.dynamic', 'is of a battery in use: record it as telemetry of its unit'],
  ['performance.rated.testReport', 'test reports are for authorities alone'],
  ['conformity.resultOfTestReport', 'test reports are for authorities alone'],
  ['metadata', 'the passport and its operator are those of the workspace'],
  ['operation.manufacturer', 'names a business partner by a number of the network'],
  ['handling.content.producer', 'names a business partner by a number of the network'],
  ['specVersion', 'is about the payload'],
];

/**
 * Reads a payload of the Catena-X submodel `io.catenax.battery.battery_pass`, version 6.
 *
 * @see https://github.com/eclipse-tractusx/sldt-semantic-models, units by its descriptions.
 */
export function readCatenaX(payload: ForeignPayload): void {
  readIdentification(payload);
  readCharacteristics(payload);
  readSustainability(payload);
  readRatedPerformance(payload);
  readMaterials(payload);
  readDocuments(payload);
  payload.take('operation.intoServiceDate', 'lifecycleAndInUse.dateOfPuttingIntoService', asDate);
  payload.take('operation.manufacturer.manufacturingDate', 'dateOfManufacture', asDate);
}

function readIdentification(payload: ForeignPayload): void {
  payload.take('identification.chemistry', 'chemistry', asText);
  const categories = ['ev', 'lmt', 'industrial', 'portable', 'sli', 'stationary'];
  payload.take('identification.category', 'batteryCategory', asWord(...categories));
  const part = 'identification.identification';
  payload.take(`${part}.type.manufacturerPartId`, 'batteryModelIdentifier', asText);
  payload.take(`${part}.type.nameAtManufacturer`, 'productName', asText);
  takeKeyed(payload, `${part}.batch`, { key: 'batchId', to: 'batchNumber' });
  takeKeyed(payload, `${part}.serial`, { key: 'partInstanceId', to: 'serialNumber' });
  takeKeyed(payload, `${part}.codes`, { key: 'TARIC', to: 'commodityCode', convert: asDigits });
}

/** The one entry of a list with this key; of several none is the right one. */
function takeKeyed(
  payload: ForeignPayload,
  list: string,
  { key, to, convert = asText }: { readonly key: string; readonly to: string; convert?: Convert },
): void {
  const found = payload.entries(list).filter(({ entry }) => entry['key'] === key);
  const [only] = found;
  if (!only || found.length > 1) return;
  payload.take(`${only.path}.value`, to, convert);
  payload.markRead(`${only.path}.key`);
}

const asDigits: Convert = (value) => {
  const digits = typeof value === 'string' ? value.replace(/\s/g, '') : '';
  return /^\d+$/.test(digits) ? { value: digits } : { reason: 'is not of digits alone' };
};

const kilogramsPer: Readonly<Record<string, number>> = {
  'unit:gram': 0.001,
  'unit:kilogram': 1,
  'unit:tonneMetricTon': 1000,
};

const monthsPer: Readonly<Record<string, number>> = { 'unit:month': 1, 'unit:year': 12 };

function readCharacteristics(payload: ForeignPayload): void {
  const weight = 'characteristics.physicalDimension.weight';
  const perKilogram = kilogramsPer[String(payload.at(`${weight}.unit`))];
  if (perKilogram !== undefined) {
    payload.take(`${weight}.value`, 'weight', asNumber(perKilogram));
    payload.markRead(`${weight}.unit`);
  }
  const warranty = 'characteristics.warranty';
  const perMonth = monthsPer[String(payload.at(`${warranty}.lifeUnit`))];
  if (perMonth === undefined) return;
  payload.take(`${warranty}.lifeValue`, 'warrantyPeriod.months', (value) =>
    typeof value === 'number' ? asMonths(value * perMonth) : { reason: 'is no number' },
  );
  payload.markRead(`${warranty}.lifeUnit`);
}

function readSustainability(payload: ForeignPayload): void {
  const statuses = ['original', 'repurposed', 're-used', 'remanufactured', 'waste'];
  payload.take('sustainability.status', 'lifecycleAndInUse.batteryStatus', asWord(...statuses));
  const [footprint, ...others] = payload.entries('sustainability.carbonFootprint');
  // Those of other stages of the life cycle are no whole.
  if (!footprint || others.length > 0) return;
  const { path, entry } = footprint;
  if (entry['unit'] === 'kg CO2 / kWh') {
    payload.take(`${path}.value`, 'carbonFootprint.perKwh', asNumber());
    payload.markRead(`${path}.unit`);
  }
  payload.take(`${path}.performanceClass`, 'carbonFootprint.performanceClass', asText);
  takeDocument(payload, `${path}.declaration`, 'carbonFootprint.studyUrl');
}

function readRatedPerformance(payload: ForeignPayload): void {
  const take = (name: string, to: string, convert = asNumber()) =>
    payload.take(`performance.rated.${name}`, to, convert);
  take('capacity.value', 'electrochemicalCapacity', asQuantity('Ah'));
  take('capacity.thresholdExhaustion', 'capacityThresholdForExhaustion');
  take('energy.value', 'ratedCapacity', asQuantity('kWh'));
  take('voltage.min', 'voltage.minimum');
  take('voltage.nominal', 'voltage.nominal');
  take('voltage.max', 'voltage.maximum');
  take('power.value', 'powerCapability.original');
  take('temperature.lower', 'idleTemperatureRange.min');
  take('temperature.upper', 'idleTemperatureRange.max');
  take('lifetime.expectedYears', 'durability.calendarLifeYears');
  take('lifetime.cycleLifeTesting.cycles', 'durability.cycleLife');
  take('lifetime.cycleLifeTesting.appliedDischargeRate', 'durability.cRate');
  take('roundTripEfficiency.initial', 'roundTripEfficiency.initial');
  take('roundTripEfficiency.50PercentLife', 'roundTripEfficiency.at50PercentCycleLife');
  take('resistance.cell', 'internalResistance.cell');
  take('resistance.pack', 'internalResistance.pack');
  takeDocument(payload, 'performance.rated.lifetime.report', 'durability.referenceTest', true);
}

/** A list of documents of which there is one, by its address. */
function takeDocument(payload: ForeignPayload, list: string, to: string, asObject = false): void {
  const [only, ...others] = payload.entries(list);
  if (!only || others.length > 0) return;
  const { path, entry } = only;
  const convert: Convert = (value) => {
    const url = asUrl(value);
    return asObject && 'value' in url ? { value: { url: url.value } } : url;
  };
  if (entry['contentType'] !== 'URL') return;
  payload.take(`${path}.content`, to, convert);
  payload.markRead(`${path}.contentType`);
}

function readDocuments(payload: ForeignPayload): void {
  const documents = [
    ['sustainability.documents.separateCollection', 'wasteManagementInformation'],
    ['safety.dismantling', 'disassemblyInstructionsUrl'],
    ['safety.safetyMeasures', 'safetyInformation'],
    ['conformity.declarationOfConformity', 'regulatoryCompliance.declarationOfConformityUrl'],
    ['conformity.dueDiligencePolicy', 'esgDueDiligence.dueDiligenceReportUrl'],
  ] as const;
  for (const [list, to] of documents) takeDocument(payload, list, to);
  const agents = payload
    .entries('safety.usableExtinguishAgent')
    .filter(({ entry }) => typeof entry['media'] === 'string' && entry['media'] !== '');
  if (agents.length === 0) return;
  payload.put(
    'usableExtinguishingAgent',
    agents.map(({ entry }) => entry['media']),
  );
  for (const { path } of agents) payload.markRead(`${path}.media`);
}

const percentPer: Readonly<Record<string, number>> = {
  'unit:percent': 1,
  'unit:partPerMillion': 1e-4,
};

function readMaterials(payload: ForeignPayload): void {
  for (const name of ['cobalt', 'lithium', 'nickel', 'lead']) {
    const path = `materials.active.${name}.recycled`;
    payload.take(path, `recycledContentShare.${name}`, asNumber());
  }
  readComposition(payload);
  readHazardous(payload);
}

function readComposition(payload: ForeignPayload): void {
  const stated = payload.entries('materials.composition').flatMap(({ path, entry }) => {
    const perCent = percentPer[String(entry['unit'])];
    const name = payload.at(`${path}.id[0].name`);
    const { concentration } = entry;
    if (perCent === undefined || typeof name !== 'string' || typeof concentration !== 'number') {
      return [];
    }
    const casNumber = casNumberOf(payload.at(`${path}.id[0].id`));
    const amount = concentration * perCent;
    return [{ path, name, amount, casNumber, isCritical: entry['critical'] === true }];
  });
  const composition = compositionOf(stated, 100);
  if (!composition) {
    const reason = 'the shares are not 100 % together';
    for (const { path } of stated) payload.refuse(path, reason);
    return;
  }
  payload.put('materialComposition', composition);
  const critical = stated.filter(({ isCritical }) => isCritical);
  if (critical.length > 0) {
    payload.put(
      'criticalRawMaterials',
      critical.map(({ name, casNumber, amount }) => ({
        name,
        ...(casNumber && { casNumber }),
        massFraction: round(amount),
      })),
    );
  }
  for (const { path, isCritical, casNumber } of stated) {
    const read = ['unit', 'concentration', 'critical', 'id[0].name', 'id[0].type'];
    if (isCritical && casNumber) read.push('id[0].id');
    for (const name of read) payload.markRead(`${path}.${name}`);
  }
}

const concentrationUnits: Readonly<Record<string, string>> = {
  'unit:percent': '%',
  'unit:partPerMillion': 'ppm',
};

function readHazardous(payload: ForeignPayload): void {
  const holder = 'materials.hazardous';
  const named = [
    ['cadmium', 'Cadmium', '7440-43-9'],
    ['mercury', 'Mercury', '7439-97-6'],
    ['lead', 'Lead', '7439-92-1'],
  ].map(([member, name, cas]) => ({ path: `${holder}.${member}`, name, cas }));
  const others = payload.entries(`${holder}.other`).map(({ path }) => ({
    path,
    name: payload.at(`${path}.materialIdentification[0].name`),
    cas: casNumberOf(payload.at(`${path}.materialIdentification[0].id`)),
  }));
  const substances = [...named, ...others].flatMap(({ path, name, cas }) => {
    const concentration = payload.at(`${path}.concentration`);
    const unit = concentrationUnits[String(payload.at(`${path}.materialUnit`))];
    if (typeof name !== 'string' || typeof concentration !== 'number' || !unit) return [];
    const read = ['concentration', 'materialUnit', 'materialIdentification[0].name'];
    if (cas !== undefined)
      read.push('materialIdentification[0].id', 'materialIdentification[0].type');
    for (const member of read) payload.markRead(`${path}.${member}`);
    return [{ substanceName: name, ...(cas && { casNumber: cas }), concentration, unit }];
  });
  if (substances.length > 0) payload.put('hazardousSubstances', substances);
}
