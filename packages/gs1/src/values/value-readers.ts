import { findCountryAlpha2 } from '../codes/countries.js';
import { findCurrencyAlpha3 } from '../codes/currencies.js';
import { isoDate, isoDateOfSixDigits, isoTime } from './calendar.js';
import { latitudeOf, longitudeOf } from './coordinates.js';
import { impliedDecimal } from './implied-decimal.js';
import { tradeMeasureUnits } from './trade-measure-units.js';
import type { CountryValue, TypedValue } from './typed-value.js';

/** What a reader needs besides the value. */
export interface ValueContext {
  readonly applicationIdentifier: string;
  readonly referenceYear: number;
}

/** Reads a valid data field; `undefined` for one that means nothing more than its characters. */
export type ValueReader = (value: string, context: ValueContext) => TypedValue | undefined;

function readDate(value: string, { referenceYear }: ValueContext): TypedValue {
  return { kind: 'date', date: isoDateOfSixDigits(value, referenceYear) };
}

/** One date, or the first and the last one of a range. */
function readDateRange(value: string, context: ValueContext): TypedValue {
  if (value.length === 6) return readDate(value, context);
  const { referenceYear } = context;
  const from = isoDateOfSixDigits(value.slice(0, 6), referenceYear);
  return { kind: 'dateRange', from, to: isoDateOfSixDigits(value.slice(6), referenceYear) };
}

/** A date, and a time as exact as there are digits for it. */
function readDateTime(value: string, context: ValueContext): TypedValue {
  if (value.length === 6) return readDate(value, context);
  const date = isoDateOfSixDigits(value, context.referenceYear);
  return { kind: 'dateTime', date, time: isoTime(value.slice(6)) };
}

function readBirthDate(value: string): TypedValue {
  const date = isoDate(value);
  if (value.length === 8) return { kind: 'date', date };
  return { kind: 'dateTime', date, time: isoTime(value.slice(8)) };
}

function readMeasure(value: string, { applicationIdentifier }: ValueContext): TypedValue {
  const unit = tradeMeasureUnits.get(applicationIdentifier.slice(0, 3)) ?? '';
  return { kind: 'measure', amount: impliedDecimal(value, placesOf(applicationIdentifier)), unit };
}

function readCount(value: string): TypedValue {
  return { kind: 'count', count: Number(value) };
}

/** In the currency of the country where the symbol is read. */
function readLocalAmount(value: string, { applicationIdentifier }: ValueContext): TypedValue {
  const amount = impliedDecimal(value, placesOf(applicationIdentifier));
  return { kind: 'amount', amount, currency: undefined };
}

function readAmount(
  value: string,
  { applicationIdentifier }: ValueContext,
): TypedValue | undefined {
  const numeric = value.slice(0, 3);
  const alpha3 = findCurrencyAlpha3(numeric);
  if (alpha3 === undefined) return undefined;
  const amount = impliedDecimal(value.slice(3), placesOf(applicationIdentifier));
  return { kind: 'amount', amount, currency: { numeric, alpha3 } };
}

function readPercentage(value: string, { applicationIdentifier }: ValueContext): TypedValue {
  const percent = impliedDecimal(value, placesOf(applicationIdentifier));
  return { kind: 'percentage', percent };
}

function readCountries(value: string): TypedValue | undefined {
  const countries: CountryValue[] = [];
  for (let start = 0; start < value.length; start += 3) {
    const country = countryOf(value.slice(start, start + 3));
    if (!country) return undefined;
    countries.push(country);
  }
  return { kind: 'countries', countries };
}

function readPostalCode(value: string): TypedValue | undefined {
  const country = countryOf(value.slice(0, 3));
  return country && { kind: 'postalCode', country, postalCode: value.slice(3) };
}

/** The country 999 says that the approval number is not one of a country. */
function readProcessor(value: string): TypedValue {
  const country = countryOf(value.slice(0, 3));
  return { kind: 'processor', country, approvalNumber: value.slice(3) };
}

/**
 * "Expressed in hundredths of degrees", as the titles of AI (4330) to (4333) in the list of GS1
 * Application Identifiers say; a hyphen at the end for those below zero.
 */
function readTemperature(value: string, { applicationIdentifier }: ValueContext): TypedValue {
  const degrees = impliedDecimal(value.slice(0, 6), 2);
  const isFahrenheit = applicationIdentifier === '4330' || applicationIdentifier === '4332';
  const unit = isFahrenheit ? 'FAH' : 'CEL';
  return { kind: 'measure', amount: value.endsWith('-') ? `-${degrees}` : degrees, unit };
}

function readCoordinates(value: string): TypedValue {
  const latitude = latitudeOf(value.slice(0, 10));
  return { kind: 'coordinates', latitude, longitude: longitudeOf(value.slice(10)) };
}

function readPiece(value: string): TypedValue {
  const position = Number(value.slice(14, 16));
  return { kind: 'position', position, total: Number(value.slice(16)) };
}

function readBirthSequence(value: string): TypedValue {
  const slash = value.indexOf('/');
  const position = Number(value.slice(0, slash));
  return { kind: 'position', position, total: Number(value.slice(slash + 1)) };
}

function readFlag(value: string): TypedValue {
  return { kind: 'flag', flag: value === '1' };
}

/** Percent sequences of UTF-8, and `+` for a space. */
function readText(value: string): TypedValue | undefined {
  try {
    return { kind: 'text', text: decodeURIComponent(value.replaceAll('+', ' ')) };
  } catch {
    // The sequences are whole, but not UTF-8: the bytes may mean anything.
    return undefined;
  }
}

function placesOf(applicationIdentifier: string): number {
  return Number(applicationIdentifier.at(-1));
}

function countryOf(numeric: string): CountryValue | undefined {
  const alpha2 = findCountryAlpha2(numeric);
  return alpha2 === undefined ? undefined : { numeric, alpha2 };
}

/** The readers, each with the AIs it reads; three digits stand for all AIs that start so. */
const aisOfReaders: readonly (readonly [ais: string, reader: ValueReader])[] = [
  ['11 12 13 15 16 17 4326 7006', readDate],
  ['7007', readDateRange],
  ['4324 4325 7003 7011 8008', readDateTime],
  ['7250 7251', readBirthDate],
  [[...tradeMeasureUnits.keys()].join(' '), readMeasure],
  ['30 37', readCount],
  ['390 392 395', readLocalAmount],
  ['391 393', readAmount],
  ['394', readPercentage],
  ['422 423 424 425 426', readCountries],
  ['421', readPostalCode],
  ['703', readProcessor],
  ['4330 4331 4332 4333', readTemperature],
  ['4309', readCoordinates],
  ['8006 8026', readPiece],
  ['7258', readBirthSequence],
  ['4321 4322 4323', readFlag],
  ['4300 4301 4302 4303 4304 4305 4306 4310 4311 4312 4313 4314 4315 4316 4320', readText],
  ['7253 7254 7256 7259', readText],
];

/** Readers by AI, or by its first three digits. */
export const valueReaders: ReadonlyMap<string, ValueReader> = new Map(
  aisOfReaders.flatMap(([ais, reader]) => ais.split(' ').map((ai) => [ai, reader] as const)),
);
