import type { Passport } from '../features/passports/passport-model.js';
import type { UnitEvent } from '../features/units/unit-event-model.js';
import type { BatteryUnit, Measurements, UnitState } from '../features/units/unit-model.js';
import { unitLink } from './digital-link-uri.js';
import { contextUrl, vocabularyUrl } from './json-ld-context.js';
import { toJsonLd } from './json-ld.js';

/** What a document about a unit is made of. */
export interface UnitSource {
  readonly unit: BatteryUnit;
  /** Of its model. */
  readonly passport: Passport;
  /** The most recent ones, newest first. */
  readonly events: readonly UnitEvent[];
}

/**
 * A battery unit as JSON-LD, as those see it who may read all of its telemetry. Whom it came from and what
 * came of it is resolved in public alone.
 */
export function toPrivilegedUnitJsonLd({ unit, passport, events }: UnitSource, baseUrl: string) {
  const { id, serialNumber, status, currentState } = unit;
  const { productId } = passport;
  const { uri } = unitLink({ id, serialNumber, productId }, baseUrl);
  return {
    '@context': [contextUrl(baseUrl), unitTerms(baseUrl)] as [string, Record<string, unknown>],
    '@type': 'BatteryUnit' as const,
    '@id': uri,
    id,
    serialNumber,
    digitalLinkUri: uri,
    status,
    manufacturedAt: unit.manufacturedAt?.toISOString() ?? null,
    repurposedFrom: null,
    successorUnits: [],
    ofModel: toJsonLd(passport, { tier: 'owner', baseUrl }),
    currentState: currentState && stateNode(currentState),
    dynamicData: events.map(eventNode),
    createdAt: unit.createdAt.toISOString(),
    updatedAt: unit.updatedAt.toISOString(),
  };
}

function stateNode(state: UnitState) {
  return { ...measurementsOf(state), recordedAt: state.recordedAt.toISOString() };
}

function eventNode(event: UnitEvent) {
  return {
    '@type': 'BatteryUnitEvent' as const,
    eventType: event.eventType,
    ...measurementsOf(event),
    ...(event.status !== null && { status: event.status }),
    payload: event.payload,
    recordedAt: event.recordedAt.toISOString(),
  };
}

function measurementsOf(measured: Measurements): Measurements {
  const { stateOfHealth, cycleCount, remainingCapacityAh, temperatureC } = measured;
  return { stateOfHealth, cycleCount, remainingCapacityAh, temperatureC };
}

/**
 * The terms that need more than the IRI which the canonical context gives them. Those of events hold inside
 * events alone: metadata of the passport may have keys of the same names.
 */
function unitTerms(baseUrl: string): Record<string, unknown> {
  const vocabulary = vocabularyUrl(baseUrl);
  const term = (name: string, type: string) => ({ '@id': vocabulary + name, '@type': type });
  const timestamp = (name: string) => term(name, 'http://www.w3.org/2001/XMLSchema#dateTime');
  const ofEvent = { recordedAt: timestamp('recordedAt'), payload: term('payload', '@json') };
  return {
    digitalLinkUri: term('digitalLinkUri', '@id'),
    manufacturedAt: timestamp('manufacturedAt'),
    createdAt: timestamp('createdAt'),
    updatedAt: timestamp('updatedAt'),
    currentState: { '@id': `${vocabulary}currentState`, '@context': ofEvent },
    dynamicData: {
      '@id': `${vocabulary}dynamicData`,
      '@container': '@list',
      '@context': ofEvent,
    },
  };
}
