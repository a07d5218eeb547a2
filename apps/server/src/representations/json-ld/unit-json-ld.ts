import { mayRead, type Audience } from '@dpp/espr-validate';
import type { Batch } from '../../features/passports/batches/batch-model.js';
import type { Passport } from '../../features/passports/passport-model.js';
import type { UnitEvent } from '../../features/units/events/unit-event-model.js';
import type {
  BatteryUnit,
  Measurements,
  RelatedUnit,
  UnitLineage,
  UnitState,
} from '../../features/units/unit-model.js';
import { batchLink, passportUrl, unitLink, unitUrl } from '../digital-link-uri.js';
import { visibleMetadata } from '../redaction.js';
import { testMark } from '../test-mark.js';
import { batchNode, batchNodeTerm } from './batch-json-ld.js';
import { contextUrl, vocabularyUrl } from './json-ld-context.js';
import { toJsonLd } from './json-ld.js';

/** What a document about a unit is made of. */
export interface UnitSource {
  readonly unit: BatteryUnit;
  /** The passport of its model. */
  readonly passport: Passport;
  readonly lineage: UnitLineage;
  /** The batch that it is of. */
  readonly batch?: Batch | undefined;
}

/** The same for those who may read its telemetry. */
export interface PrivilegedUnitSource extends UnitSource {
  /** The most recent ones, newest first. */
  readonly events: readonly UnitEvent[];
}

/**
 * A battery unit as JSON-LD without its telemetry: for anybody, and with its passport as they see it for those whose
 * token opens no telemetry.
 */
export function toUnitJsonLd(
  { unit, passport, lineage, batch }: UnitSource,
  { audience, baseUrl }: { readonly audience: Audience; readonly baseUrl: string },
) {
  return {
    ...withResponsibilityTerm(headOf(unit, passport, baseUrl), lineage, baseUrl),
    ...lineageNodes(lineage, baseUrl),
    ...batchOf(batch, passport, { audience, baseUrl }),
    ...responsibilityNode(lineage, baseUrl),
    ofModel: toJsonLd(passport, { audience, baseUrl }),
    restrictedData: restrictedData(unit, baseUrl),
    ...tailOf(unit),
  };
}

/** Audiences that the table lets read telemetry. */
export type TelemetryAudience = 'legitimate-interest' | 'owner';

/** True for an audience that reads the state and the events of a single battery. */
export function readsTelemetry(audience: Audience): audience is TelemetryAudience {
  return mayRead(audience, 'unit.currentState') && mayRead(audience, 'unit.dynamicData');
}

/** The same with all of its telemetry, and with the passport as the audience sees it. */
export function toPrivilegedUnitJsonLd(
  source: PrivilegedUnitSource,
  { audience, baseUrl }: { readonly audience: TelemetryAudience; readonly baseUrl: string },
) {
  const { unit, passport, lineage, events, batch } = source;
  const { currentState } = unit;
  const head = withResponsibilityTerm(headOf(unit, passport, baseUrl), lineage, baseUrl);
  const [url, terms] = head['@context'];
  return {
    ...head,
    '@context': [url, { ...terms, ...telemetryTerms(baseUrl) }] as (typeof head)['@context'],
    ...lineageNodes(lineage, baseUrl),
    ...batchOf(batch, passport, { audience, baseUrl }),
    ...responsibilityNode(lineage, baseUrl),
    ofModel: toJsonLd(passport, { audience, baseUrl }),
    currentState: currentState && stateNode(currentState),
    dynamicData: events.map(eventNode),
    ...tailOf(unit),
  };
}

/**
 * The same for people of its workspace. `repurposedFrom` and `successorUnits` are resolved at the public address alone;
 * `lineage` says the same here.
 */
export function toOwnUnitJsonLd(source: PrivilegedUnitSource, baseUrl: string) {
  const { responsibility } = source.lineage;
  const unresolved = { ...source, lineage: { predecessor: null, successors: [], responsibility } };
  const document = toPrivilegedUnitJsonLd(unresolved, { audience: 'owner', baseUrl });
  const { repurposedFrom, successorUnits } = lineageNodes(source.lineage, baseUrl);
  const [url, terms] = document['@context'];
  return {
    ...document,
    '@context': [url, { ...terms, ...lineageTerms(baseUrl) }] as (typeof document)['@context'],
    lineage: { predecessor: repurposedFrom, successors: successorUnits },
  };
}

export type PrivilegedUnitJsonLd = ReturnType<typeof toPrivilegedUnitJsonLd>;
export type PublicUnitJsonLd = ReturnType<typeof toUnitJsonLd>;
export type UnitJsonLd = PublicUnitJsonLd | PrivilegedUnitJsonLd;

/** The remaining document of a recycled unit, for every viewer. */
export function toUnitTombstone(unit: BatteryUnit, passport: UnitModel, baseUrl: string) {
  const { manufacturedAt: _manufacturedAt, ...head } = headOf(unit, passport, baseUrl);
  const { digitalLinkUri: _digitalLinkUri, ...named } = head;
  return {
    ...named,
    ceasedAt: unit.ceasedAt?.toISOString() ?? null,
    notice: 'This battery was recycled. Its passport has ceased to exist.',
    ofModelUrl: passportUrl(passport.id, baseUrl),
  };
}

export type UnitTombstone = ReturnType<typeof toUnitTombstone>;

/** As much of its passport as the address of a unit needs. */
type UnitModel = Pick<Passport, 'id' | 'productId' | 'isTest'>;

/** Said where telemetry is held back. */
function restrictedData({ id }: BatteryUnit, baseUrl: string) {
  const requestUrl = `${baseUrl}/request-access?unit=${id}`;
  return {
    reason: 'LEGITIMATE_INTEREST_REQUIRED' as const,
    reference: 'Regulation (EU) 2023/1542, Article 77(2) and Annex XIII, point 4',
    description:
      'State of health, charge cycles and events of this battery are for persons with a legitimate interest.',
    howToRequest: `Say who you are and why you ask at ${requestUrl}; the economic operator that ofModel names decides.`,
    requestUrl,
  };
}

function headOf(unit: BatteryUnit, model: UnitModel, baseUrl: string) {
  const { productId, isTest } = model;
  const { id, serialNumber, status } = unit;
  const { uri } = unitLink({ id, serialNumber, productId, isTest }, baseUrl);
  return {
    '@context': [contextUrl(baseUrl), unitTerms(baseUrl)] as [string, Record<string, unknown>],
    '@type': 'BatteryUnit' as const,
    '@id': uri,
    id,
    serialNumber,
    digitalLinkUri: uri,
    status,
    ...testMark(model),
    manufacturedAt: unit.manufacturedAt?.toISOString() ?? null,
  };
}

/** The batch with what it states, as an audience may see it; nothing of a unit without one. */
function batchOf(
  batch: Batch | undefined,
  passport: Passport,
  { audience, baseUrl }: { readonly audience: Audience; readonly baseUrl: string },
) {
  if (!batch) return {};
  const { category } = passport.metadata;
  const { metadata } = visibleMetadata(audience, {
    ...(category !== undefined && { category }),
    ...batch.metadata,
  });
  const { category: _category, ...stated } = metadata;
  const { id, productId, isTest } = passport;
  const digitalLinkUri = batchLink({ id, productId, isTest, lot: batch.lot }, baseUrl);
  return { batch: { ...batchNode(batch), digitalLinkUri, metadata: stated } };
}

function tailOf({ createdAt, updatedAt }: BatteryUnit) {
  return { createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

function lineageNodes({ predecessor, successors }: UnitLineage, baseUrl: string) {
  return {
    repurposedFrom: predecessor && relatedNode(predecessor, baseUrl),
    successorUnits: successors.map((successor) => relatedNode(successor, baseUrl)),
  };
}

/** A member of a battery that passed from one company to another, absent from every other document. */
function responsibilityNode({ responsibility }: UnitLineage, baseUrl: string) {
  if (!responsibility) return {};
  const { since, name, unitId } = responsibility;
  return {
    responsibility: {
      since: since.toISOString(),
      name,
      unitUrl: unitId === null ? null : unitUrl(unitId, baseUrl),
    },
  };
}

type Head = ReturnType<typeof headOf>;

function withResponsibilityTerm(
  head: Head,
  { responsibility }: UnitLineage,
  baseUrl: string,
): Head {
  if (!responsibility) return head;
  const { vocabulary, term, timestamp } = termsOf(baseUrl);
  const ofResponsibility = { since: timestamp('since'), unitUrl: term('unitUrl', '@id') };
  const added = {
    responsibility: { '@id': `${vocabulary}responsibility`, '@context': ofResponsibility },
  };
  const [url, terms] = head['@context'];
  return { ...head, '@context': [url, { ...terms, ...added }] };
}

function relatedNode(unit: RelatedUnit, baseUrl: string) {
  return {
    unitId: unit.id,
    serialNumber: unit.serialNumber,
    digitalLinkUri: unitLink(unit, baseUrl).uri,
    unitUrl: unitUrl(unit.id, baseUrl),
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

/** The terms that need more than the IRI which the canonical context gives them. */
function unitTerms(baseUrl: string): Record<string, unknown> {
  const { vocabulary, term, timestamp } = termsOf(baseUrl);
  const ofRelated = {
    digitalLinkUri: term('digitalLinkUri', '@id'),
    unitUrl: term('unitUrl', '@id'),
  };
  return {
    digitalLinkUri: term('digitalLinkUri', '@id'),
    manufacturedAt: timestamp('manufacturedAt'),
    ceasedAt: timestamp('ceasedAt'),
    ofModelUrl: term('ofModelUrl', '@id'),
    createdAt: timestamp('createdAt'),
    updatedAt: timestamp('updatedAt'),
    repurposedFrom: { '@id': `${vocabulary}repurposedFrom`, '@context': ofRelated },
    successorUnits: { '@id': `${vocabulary}successorUnits`, '@context': ofRelated },
    batch: batchNodeTerm(baseUrl),
  };
}

function lineageTerms(baseUrl: string): Record<string, unknown> {
  const { vocabulary, term } = termsOf(baseUrl);
  const ofRelated = {
    digitalLinkUri: term('digitalLinkUri', '@id'),
    unitUrl: term('unitUrl', '@id'),
  };
  return { lineage: { '@id': `${vocabulary}lineage`, '@context': ofRelated } };
}

/** They hold inside events alone: metadata of the passport may have keys of the same names. */
function telemetryTerms(baseUrl: string): Record<string, unknown> {
  const { vocabulary, term, timestamp } = termsOf(baseUrl);
  const ofEvent = { recordedAt: timestamp('recordedAt'), payload: term('payload', '@json') };
  return {
    currentState: { '@id': `${vocabulary}currentState`, '@context': ofEvent },
    dynamicData: {
      '@id': `${vocabulary}dynamicData`,
      '@container': '@list',
      '@context': ofEvent,
    },
  };
}

function termsOf(baseUrl: string) {
  const vocabulary = vocabularyUrl(baseUrl);
  const term = (name: string, type: string) => ({ '@id': vocabulary + name, '@type': type });
  const timestamp = (name: string) => term(name, 'http://www.w3.org/2001/XMLSchema#dateTime');
  return { vocabulary, term, timestamp };
}
