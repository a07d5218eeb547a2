import type { PassportDocument, TombstoneDocument, UnitDocument } from './documents.js';
import { PassportPageError } from './error.js';
import { webAddress } from './values/said.js';
import { isRecord } from './values/say-value.js';

/**
 * Checks what a page reads of a passport in JSON-LD. Metadata are taken as they are.
 *
 * @param value - A parsed JSON document, of any origin.
 * @returns The same value.
 * @throws {@link PassportPageError} `INVALID_DOCUMENT` with the first member at fault.
 */
export function parsePassportDocument(value: unknown): PassportDocument {
  passport(value, '');
  return value as PassportDocument;
}

/**
 * Checks what a page reads of a battery unit in JSON-LD, with or without telemetry, and of the passport of its model.
 *
 * @param value - A parsed JSON document, of any origin.
 * @returns The same value.
 * @throws {@link PassportPageError} `INVALID_DOCUMENT` with the first member at fault.
 */
export function parseUnitDocument(value: unknown): UnitDocument {
  unit(value, '');
  if (isRecord(value) && 'dynamicData' in value) telemetry(value, '');
  else restricted(value, '');
  return value as UnitDocument;
}

/**
 * Checks what a page reads of a battery unit that was recycled.
 *
 * @param value - A parsed JSON document, of any origin.
 * @returns The same value.
 * @throws {@link PassportPageError} `INVALID_DOCUMENT` with the first member at fault.
 */
export function parseTombstoneDocument(value: unknown): TombstoneDocument {
  tombstone(value, '');
  return value as TombstoneDocument;
}

type Check = (value: unknown, pointer: string) => void;

function checkThat(isRight: (value: unknown) => boolean, expected: string): Check {
  return (value, pointer) => {
    if (isRight(value)) return;
    const place = pointer === '' ? 'The document' : pointer;
    throw new PassportPageError('INVALID_DOCUMENT', pointer, `${place} must be ${expected}.`);
  };
}

const object = checkThat(isRecord, 'an object');
const array = checkThat(Array.isArray, 'an array');
const text = checkThat((value) => typeof value === 'string', 'a text');
const number = checkThat(
  (value) => typeof value === 'number' && Number.isFinite(value),
  'a number',
);
/** A page links to it: no other scheme may stand there. */
const address = checkThat((value) => webAddress(value) !== undefined, 'an http or https URL');
const time = checkThat(
  (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
  'a time in ISO 8601',
);

function oneOf(...words: readonly string[]): Check {
  const known: ReadonlySet<unknown> = new Set(words);
  return checkThat((value) => known.has(value), `one of ${words.join(', ')}`);
}

function orNull(check: Check): Check {
  return (value, pointer) => {
    if (value !== null) check(value, pointer);
  };
}

function orAbsent(check: Check): Check {
  return (value, pointer) => {
    if (value !== undefined) check(value, pointer);
  };
}

function listOf(check: Check): Check {
  return (value, pointer) => {
    array(value, pointer);
    (value as readonly unknown[]).forEach((entry, index) => check(entry, `${pointer}/${index}`));
  };
}

function objectWith(members: Readonly<Record<string, Check>>): Check {
  return (value, pointer) => {
    object(value, pointer);
    for (const [name, check] of Object.entries(members)) {
      check((value as Readonly<Record<string, unknown>>)[name], `${pointer}/${name}`);
    }
  };
}

function optional(check: Check): Check {
  return (value, pointer) => {
    if (value !== undefined) check(value, pointer);
  };
}

const note = objectWith({
  reason: optional(text),
  noticeUrl: optional(address),
  contact: optional(text),
});

const batch = objectWith({
  lot: text,
  status: oneOf('ACTIVE', 'RECALLED'),
  statusNote: optional(note),
});

const passport = objectWith({
  id: text,
  productId: text,
  digitalLinkUri: address,
  status: oneOf('DRAFT', 'ACTIVE', 'RECALLED', 'DECOMMISSIONED'),
  economicOperator: objectWith({ name: text, regId: text }),
  manufacturingFacility: orNull(objectWith({ name: text, country: text })),
  metadata: object,
  proof: orNull(objectWith({ created: time, x5c: listOf(text) })),
  archivedAt: orNull(time),
  retentionUntil: orNull(time),
  batch: optional(batch),
});

const relatedUnit = objectWith({
  unitId: text,
  serialNumber: text,
  digitalLinkUri: address,
  unitUrl: address,
});

const unit = objectWith({
  serialNumber: text,
  digitalLinkUri: address,
  status: oneOf(
    'IN_SERVICE',
    'DECOMMISSIONED',
    'RECALLED',
    'REPURPOSED',
    'REMANUFACTURED',
    'REUSED',
    'WASTE',
    'RECYCLED',
  ),
  manufacturedAt: orNull(time),
  repurposedFrom: orNull(relatedUnit),
  successorUnits: listOf(relatedUnit),
  responsibility: orAbsent(objectWith({ since: time, name: text, unitUrl: orNull(address) })),
  ofModel: passport,
  batch: optional(batch),
});

const measurement = objectWith({
  stateOfHealth: orNull(number),
  cycleCount: orNull(number),
  remainingCapacityAh: orNull(number),
  temperatureC: orNull(number),
  recordedAt: time,
});

const telemetry = objectWith({
  currentState: orNull(measurement),
  dynamicData: listOf(measurement),
});

const restricted = objectWith({ restrictedData: objectWith({ requestUrl: address }) });

const tombstone = objectWith({
  '@id': address,
  serialNumber: text,
  ceasedAt: orNull(time),
  ofModelUrl: address,
});
