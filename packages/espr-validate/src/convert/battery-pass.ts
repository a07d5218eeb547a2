import { type ForeignPayload } from './foreign-payload.js';
import { compositionOf, round } from './materials.js';
import {
  asCountry,
  asDate,
  asMonths,
  asNumber,
  asQuantity,
  asText,
  asUrl,
  asWord,
  casNumberOf,
} from './values.js';

/** Members by which a payload of the Battery Pass data model is known, in versions 1.2.0 and 1.2.1. */
export const batteryPassMembers = [
  'absoluteCarbonFootprint',
  'batteryCarbonFootprint',
  'batteryCategory',
  'batteryChemistry',
  'batteryCondition',
  'batteryMass',
  'batteryMaterials',
  'batteryTechicalProperties',
  'batteryTechnicalProperties',
  'carbonFootprintPerLifecycleStage',
  'declarationOfConformity',
  'dismantlingAndRemovalInformation',
  'endOfLifeInformation',
  'hazardousSubstances',
  'labels',
  'manufacturerInformation',
  'manufacturingDate',
  'recycledContent',
  'renewableContent',
  'supplyChainDueDiligenceReport',
] as const;

const categories = ['ev', 'lmt', 'industrial', 'portable', 'sli', 'stationary'] as const;

/** Why a member has no place, by how its path begins. */
export const batteryPassReasons: readonly (readonly [start: string, reason: string])[] = [
  ['batteryCondition', 'is of a battery in use: record it as telemetry of its unit'],
  ['operatorInformation', 'the passport is of an operator of the workspace'],
  ['productIdentifier', 'is the productId of the passport, or the serial number of a unit'],
  ['batteryPassportIdentifier', 'a passport has an id of its own'],
  ['resultOfTestReport', 'test reports are for authorities alone'],
];

/**
 * Reads a payload of the Battery Pass data model, one of its aspects or several in one object.
 *
 * @see https://github.com/batterypass/BatteryPassDataModel, units by its descriptions.
 */
export function readBatteryPass(payload: ForeignPayload): void {
  readGeneralInformation(payload);
  readCarbonFootprint(payload);
  readCircularity(payload);
  readMaterials(payload);
  for (const name of ['batteryTechicalProperties', 'batteryTechnicalProperties']) {
    readTechnicalProperties(payload, name);
  }
  const { take } = bound(payload);
  take('declarationOfConformity', 'regulatoryCompliance.declarationOfConformityUrl', asUrl);
  take('supplyChainDueDiligenceReport', 'esgDueDiligence.dueDiligenceReportUrl', asUrl);
  for (const { path, entry } of payload.entries('labels')) {
    if (entry['labelingSubject'] !== 'SeparateCollection') continue;
    payload.put('separateCollectionSymbol', true);
    payload.markRead(`${path}.labelingSubject`);
  }
}

function bound(payload: ForeignPayload) {
  return { take: payload.take.bind(payload) };
}

function readGeneralInformation(payload: ForeignPayload): void {
  const { take } = bound(payload);
  take('batteryCategory', 'batteryCategory', asWord(...categories));
  const statuses = ['original', 'repurposed', 're-used', 'remanufactured', 'waste'];
  take('batteryStatus', 'lifecycleAndInUse.batteryStatus', asWord(...statuses));
  take('puttingIntoService', 'lifecycleAndInUse.dateOfPuttingIntoService', asDate);
  take('batteryMass', 'weight', asNumber());
  take('manufacturingDate', 'dateOfManufacture', asDate);
  take('manufacturingPlace.addressCountry', 'placeOfManufacture.country', asCountry);
  take('manufacturerInformation.contactName', 'manufacturer.name', asText);
  take('manufacturerInformation.emailAddress', 'manufacturer.email', asText);
  take('manufacturerInformation.webAddress', 'manufacturer.webAddress', asUrl);
  for (const name of ['streetAddress', 'postalCode', 'addressCountry']) {
    const path = `manufacturerInformation.postalAddress.${name}`;
    take(path, `manufacturer.address.${name}`, asText);
  }
  for (const name of ['warrentyPeriod', 'warrantyPeriod']) {
    take(name, 'warrantyPeriod.months', asMonths);
  }
}

function readCarbonFootprint(payload: ForeignPayload): void {
  const { take } = bound(payload);
  take('batteryCarbonFootprint', 'carbonFootprint.perKwh', asNumber());
  take('absoluteCarbonFootprint', 'carbonFootprint.co2eKg', asNumber());
  take('carbonFootprintPerformanceClass', 'carbonFootprint.performanceClass', asText);
  take('carbonFootprintStudy', 'carbonFootprint.studyUrl', asUrl);
}

function readCircularity(payload: ForeignPayload): void {
  const { take } = bound(payload);
  take('renewableContent', 'renewableContentShare', asNumber());
  take('endOfLifeInformation.informationOnCollection', 'wasteManagementInformation', asUrl);
  take('safetyMeasures.safetyInstructions', 'safetyInformation', asUrl);
  const agents: unknown = payload.at('safetyMeasures.extinguishingAgent');
  if (Array.isArray(agents) && agents.length > 0) {
    take('safetyMeasures.extinguishingAgent', 'usableExtinguishingAgent', (value) => ({ value }));
  }
  for (const { path, entry } of payload.entries('recycledContent')) {
    const name = String(entry['recycledMaterial']).toLowerCase();
    const shares = [entry['preConsumerShare'] ?? 0, entry['postConsumerShare'] ?? 0].map(Number);
    const isKnown = ['cobalt', 'lithium', 'nickel', 'lead'].includes(name);
    const share = shares.reduce((all, one) => all + one, 0);
    if (!isKnown || !Number.isFinite(share)) continue;
    // The regulation counts waste of production and of consumers alike.
    if (payload.put(`recycledContentShare.${name}`, round(share))) payload.markRead(path);
  }
  const links = payload
    .entries('dismantlingAndRemovalInformation')
    .filter(({ entry }) => 'value' in asUrl(entry['documentURL']));
  if (links.length === 0) return;
  payload.put(
    'circularityAndDisassembly.dismantlingInstructions',
    links.map(({ entry: { documentURL: url, mimeType } }) => ({
      url,
      ...(typeof mimeType === 'string' && mimeType !== '' && { contentType: mimeType }),
    })),
  );
  for (const { path } of links) {
    for (const name of ['documentURL', 'mimeType']) payload.markRead(`${path}.${name}`);
  }
}

function readMaterials(payload: ForeignPayload): void {
  payload.take('batteryChemistry.shortName', 'chemistry', asText);
  readComposition(payload);
  const substances = payload.entries('hazardousSubstances').flatMap(({ path, entry }) => {
    const substanceName = entry['hazardousSubstanceName'];
    const concentration = entry['hazardousSubstanceConcentration'];
    if (typeof substanceName !== 'string' || typeof concentration !== 'number') return [];
    const casNumber = casNumberOf(entry['hazardousSubstanceIdentifier']);
    for (const name of ['Name', 'Concentration', ...(casNumber ? ['Identifier'] : [])]) {
      payload.markRead(`${path}.hazardousSubstance${name}`);
    }
    return [{ substanceName, ...(casNumber && { casNumber }), concentration, unit: '%' }];
  });
  if (substances.length > 0) payload.put('hazardousSubstances', substances);
}

const gramsPerKilogram = 1000;

/** Masses in grams, which are the composition only if they are the whole battery. */
function readComposition(payload: ForeignPayload): void {
  const materials = payload.entries('batteryMaterials').flatMap(({ path, entry }) => {
    const name = entry['batteryMaterialName'];
    const amount = entry['batteryMaterialMass'];
    if (typeof name !== 'string' || typeof amount !== 'number' || !(amount > 0)) return [];
    const casNumber = casNumberOf(entry['batteryMaterialIdentifier']);
    return [{ path, name, amount, casNumber, isCritical: entry['isCriticalRawMaterial'] === true }];
  });
  if (materials.length === 0) return;
  const mass = payload.at('batteryMass');
  const sum = materials.reduce((all, { amount }) => all + amount, 0);
  const total = typeof mass === 'number' ? mass * gramsPerKilogram : sum;
  const composition = compositionOf(materials, total);
  if (!composition) {
    const reason = 'the masses are not those of the whole battery, so that no share can be told';
    for (const { path } of materials) payload.refuse(path, reason);
    return;
  }
  payload.put('materialComposition', composition);
  const critical = materials.filter(({ isCritical }) => isCritical);
  if (critical.length > 0) {
    payload.put(
      'criticalRawMaterials',
      critical.map(({ name, casNumber, amount }) => ({
        name,
        ...(casNumber && { casNumber }),
        massFraction: round((amount / total) * 100),
      })),
    );
  }
  for (const { path, isCritical, casNumber } of materials) {
    const read = ['batteryMaterialName', 'batteryMaterialMass', 'isCriticalRawMaterial'];
    if (isCritical && casNumber) read.push('batteryMaterialIdentifier');
    for (const name of read) payload.markRead(`${path}.${name}`);
  }
}

function readTechnicalProperties(payload: ForeignPayload, holder: string): void {
  const take = (name: string, to: string, convert = asNumber()) =>
    payload.take(`${holder}.${name}`, to, convert);
  take('ratedCapacity', 'electrochemicalCapacity', asQuantity('Ah'));
  take('ratedEnergy', 'ratedCapacity', asQuantity('kWh'));
  take('minimumVoltage', 'voltage.minimum');
  take('nominalVoltage', 'voltage.nominal');
  take('maximumVoltage', 'voltage.maximum');
  take('ratedMaximumPower', 'powerCapability.limitMax', asNumber(1000));
  take('expectedLifetime', 'durability.calendarLifeYears');
  take('expectedNumberOfCycles', 'durability.cycleLife');
  take('lifetimeReferenceTest', 'durability.referenceTest', asText);
  take('cRateLifeCycleTest', 'durability.cRate');
  take('capacityThresholdForExhaustion', 'capacityThresholdForExhaustion');
  take('temperatureRangeIdleState.minimum', 'idleTemperatureRange.min');
  take('temperatureRangeIdleState.maximum', 'idleTemperatureRange.max');
  take('roundtripEfficiency', 'roundTripEfficiency.initial');
  const atHalfLife = 'roundTripEfficiencyat50PerCentCycleLife';
  take(atHalfLife, 'roundTripEfficiency.at50PercentCycleLife');
  payload.take(
    `batteryCondition.${atHalfLife}`,
    'roundTripEfficiency.at50PercentCycleLife',
    asNumber(),
  );
  for (const { path, entry } of payload.entries(`${holder}.initialInternalResistance`)) {
    const component = entry['batteryComponent'];
    if (component !== 'cell' && component !== 'pack') continue;
    payload.take(`${path}.ohmicResistance`, `internalResistance.${component}`, asNumber());
    payload.markRead(`${path}.batteryComponent`);
  }
}
