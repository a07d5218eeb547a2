import type { RegistryMapping, RegistryResultMember } from '@dpp/espr-validate/registry';
import type { RegistryOutcome } from '../registry-model.js';

/** Largest file of results, in bytes. */
export const MAX_RESULT_BYTES = 4 * 1024 * 1024;
/** Most results of one file. */
export const MAX_RESULT_ROWS = 10_000;
/** Longest proof of a result, as JSON in UTF-8. */
export const MAX_PROOF_BYTES = 16_384;

/** Faults that one reply names. */
export const MAX_SHOWN_FAULTS = 1000;

export const RESULT_MEDIA_TYPES = {
  json: 'application/json',
  xml: 'application/xml',
  csv: 'text/csv',
} as const;

/** A row as its file holds it, by member: a text, or any JSON value. */
export type RawRow = Readonly<Partial<Record<RegistryResultMember, unknown>>>;

/** A result of one request. */
export interface ResultRow {
  /** Place in the file, from 1. */
  readonly row: number;
  readonly productIdentifier: string;
  /** `PENDING`: the registry has not decided yet. */
  readonly outcome: RegistryOutcome | 'PENDING';
  readonly correlationId: string | null;
  /** 64 lower-case hex digits; always there for `REGISTERED`. */
  readonly versionHash: string | null;
  /** Always there for `REGISTERED`. */
  readonly registrationId: string | null;
  readonly registeredAt: Date | null;
  readonly code: string | null;
  readonly message: string | null;
  /** JSON text of the proof. */
  readonly proof: string | null;
}

export const RESULT_FAULTS = [
  'ROW_MALFORMED',
  'ROW_DUPLICATE',
  'OUTCOME_UNKNOWN',
  'ITEM_UNKNOWN',
  'VERSION_UNKNOWN',
  'RESULT_CONFLICT',
] as const;
export type ResultFaultCode = (typeof RESULT_FAULTS)[number];

/** Why a row was not taken over. */
export interface ResultFault {
  readonly row: number;
  readonly code: ResultFaultCode;
  /** The member that it is about. */
  readonly member: RegistryResultMember | null;
  /** English, without values of the file. */
  readonly message: string;
}

/** Longest text of each member, in UTF-16 code units. */
const maximumLength: Readonly<Record<Exclude<RegistryResultMember, 'proof'>, number>> = {
  productIdentifier: 2000,
  outcome: 64,
  registrationId: 200,
  versionHash: 64,
  registeredAt: 40,
  code: 200,
  message: 2000,
  correlationId: 64,
};

class RowProblem extends Error {
  constructor(
    readonly code: ResultFaultCode,
    readonly member: RegistryResultMember | null,
    message: string,
  ) {
    super(message);
  }
}

/** Reads one row, which is whole or has one fault. */
export function readResultRow(
  raw: RawRow | undefined,
  row: number,
  { outcomes }: Pick<RegistryMapping['result'], 'outcomes'>,
): ResultRow | ResultFault {
  try {
    if (!raw) throw new RowProblem('ROW_MALFORMED', null, 'The row does not hold members.');
    return wholeRow(raw, row, outcomes);
  } catch (error) {
    if (!(error instanceof RowProblem)) throw error;
    return { row, code: error.code, member: error.member, message: error.message };
  }
}

export function isFault(one: ResultRow | ResultFault): one is ResultFault {
  return 'member' in one;
}

function wholeRow(
  raw: RawRow,
  row: number,
  outcomes: RegistryMapping['result']['outcomes'],
): ResultRow {
  const text = (member: keyof typeof maximumLength) => textOf(raw, member);
  const needed = (member: keyof typeof maximumLength) => text(member) ?? missing(member);
  const productIdentifier = needed('productIdentifier');
  const outcome = outcomeOf(needed('outcome'), outcomes);
  const isRegistered = outcome === 'REGISTERED';
  return {
    row,
    productIdentifier,
    outcome,
    correlationId: text('correlationId'),
    versionHash: hashOf(isRegistered ? needed('versionHash') : text('versionHash')),
    registrationId: isRegistered ? needed('registrationId') : text('registrationId'),
    registeredAt: timeOf(text('registeredAt')),
    code: text('code'),
    message: text('message'),
    proof: proofOf(raw.proof),
  };
}

function missing(member: RegistryResultMember): never {
  throw new RowProblem('ROW_MALFORMED', member, 'It is missing.');
}

function malformed(member: RegistryResultMember, message: string): never {
  throw new RowProblem('ROW_MALFORMED', member, message);
}

/** Control characters but those that lay out a text. */
// eslint-disable-next-line no-control-regex -- A database takes no NUL, and a page shows none of the others.
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** Null for what is blank or missing. */
function textOf(raw: RawRow, member: keyof typeof maximumLength): string | null {
  const value = raw[member];
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string') return malformed(member, 'It is no text.');
  const text = value.trim();
  if (text.length > maximumLength[member]) {
    malformed(member, `It has more than ${maximumLength[member]} characters.`);
  }
  if (controls.test(text)) malformed(member, 'It has control characters.');
  return text === '' ? null : text;
}

function outcomeOf(
  word: string,
  { registered, refused, pending }: RegistryMapping['result']['outcomes'],
): ResultRow['outcome'] {
  const isOne = (words: readonly string[]) =>
    words.some((known) => known.toUpperCase() === word.toUpperCase());
  if (isOne(registered)) return 'REGISTERED';
  if (isOne(refused)) return 'REFUSED';
  if (isOne(pending)) return 'PENDING';
  throw new RowProblem('OUTCOME_UNKNOWN', 'outcome', 'The mapping has no such outcome.');
}

function hashOf(text: string | null): string | null {
  if (text === null) return null;
  const hash = text.toLowerCase();
  return /^[0-9a-f]{64}$/.test(hash) ? hash : malformed('versionHash', 'It is not 64 hex digits.');
}

const isoTime = /^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/;

function timeOf(text: string | null): Date | null {
  if (text === null) return null;
  const time = isoTime.test(text) ? new Date(text) : undefined;
  return time && !Number.isNaN(time.getTime())
    ? time
    : malformed('registeredAt', 'It is no time of ISO 8601 with an offset.');
}

function proofOf(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  const text = JSON.stringify(value);
  if (Buffer.byteLength(text) > MAX_PROOF_BYTES) {
    malformed('proof', `It has more than ${MAX_PROOF_BYTES} bytes.`);
  }
  // A text of a file may hold what no column takes.
  return text.includes('\\u0000') ? malformed('proof', 'It has a NUL character.') : text;
}
