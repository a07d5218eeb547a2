import { MerkleSealError } from '../error.js';
import { isPlainObject } from '../json/canonical-json.js';
import { parseIJson } from '../json/i-json.js';
import { isHash } from '../tree/merkle-tree.js';
import {
  AUDIT_LOG_BUNDLE_TYPE,
  AUDIT_LOG_CHECKPOINT_TYPE,
  type AuditLogCheckpoint,
  type AuditLogEntry,
  type AuditLogHead,
  type AuditLogHeader,
} from './audit-log-bundle.js';

/** One line of a bundle. */
export type AuditLogLine =
  | { readonly header: AuditLogHeader }
  | { readonly entry: AuditLogEntry }
  | { readonly checkpoint: AuditLogCheckpoint };

/** Longest line, in bytes without its line feed. */
const MAX_LINE_BYTES = 1_048_576;
/** Deepest nesting in a line, its object counting as 1. */
const MAX_DEPTH = 64;
const LINE_FEED = 0x0a;

/**
 * Reads a bundle of unknown origin line by line: a header, one entry or more, a checkpoint. Lines have no other members
 * than those of their types, so that nothing in them goes unread.
 *
 * @throws {@link MerkleSealError} `MALFORMED_BUNDLE`, naming the line.
 * @see SPEC.md, "Audit log bundle".
 */
export function* readAuditLog(bytes: Uint8Array): Generator<AuditLogLine> {
  let number = 0;
  for (let start = 0; start < bytes.length;) {
    number += 1;
    const end = bytes.indexOf(LINE_FEED, start);
    if (end < 0) throw malformed(number, 'it does not end in a line feed');
    const value = parseLine(bytes.subarray(start, end), number);
    start = end + 1;
    if (number === 1) {
      yield { header: requireMembers<AuditLogHeader>(value, HEADER, number) };
    } else if (start < bytes.length) {
      yield { entry: requireMembers<AuditLogEntry>(value, ENTRY, number) };
    } else if (number > 2) {
      yield { checkpoint: requireMembers<AuditLogCheckpoint>(value, CHECKPOINT, number) };
    }
  }
  if (number < 3) throw malformed(number + 1, 'a header, entries and a checkpoint are needed');
}

function parseLine(line: Uint8Array, number: number): Readonly<Record<string, unknown>> {
  if (line.length > MAX_LINE_BYTES) {
    throw malformed(number, `it is longer than ${MAX_LINE_BYTES} bytes`);
  }
  let value;
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(line);
    value = parseIJson(text, { maxDepth: MAX_DEPTH });
  } catch (error) {
    if (error instanceof MerkleSealError || error instanceof TypeError) {
      throw malformed(number, `it is not I-JSON in UTF-8 (${error.message})`);
    }
    throw error;
  }
  if (!isPlainObject(value)) throw malformed(number, 'it is not a JSON object');
  return value;
}

type Members<Line> = Readonly<Record<keyof Line & string, (value: unknown) => boolean>>;

function requireMembers<Line>(
  value: Readonly<Record<string, unknown>>,
  members: Members<Line>,
  number: number,
): Line {
  for (const name of Object.keys(value)) {
    if (!Object.hasOwn(members, name)) throw malformed(number, `it has a member "${name}"`);
  }
  for (const [name, isRight] of Object.entries<(value: unknown) => boolean>(members)) {
    if (!Object.hasOwn(value, name) || !isRight(value[name])) {
      throw malformed(number, `\`${name}\` is missing or of the wrong kind`);
    }
  }
  return value as Line;
}

const isText = (value: unknown): boolean => typeof value === 'string';
const isHashText = (value: unknown): boolean => typeof value === 'string' && isHash(value);

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const isUuid = (value: unknown): boolean => typeof value === 'string' && UUID.test(value);

/** One spelling of a moment, so that what is hashed is what was meant: 1970 to 9999. */
const INSTANT = /^(?:19[7-9]\d|[2-9]\d{3})-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/** True for a moment in UTC with milliseconds, of a date that exists. */
function isInstant(value: unknown): boolean {
  if (typeof value !== 'string' || !INSTANT.test(value)) return false;
  const instant = Date.parse(value);
  return !Number.isNaN(instant) && new Date(instant).toISOString() === value;
}

const isSeq = (least: number) => (value: unknown) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= least;

const HEADER: Members<AuditLogHeader> = {
  type: (value) => value === AUDIT_LOG_BUNDLE_TYPE,
  version: (value) => value === 1,
  tenantId: isUuid,
  created: isInstant,
};

const ENTRY: Members<AuditLogEntry> = {
  id: isText,
  seq: isSeq(1),
  action: isText,
  actor: isText,
  targetType: isText,
  targetId: isText,
  at: isInstant,
  ip: (value) => value === null || typeof value === 'string',
  details: isPlainObject,
  previousHash: isHashText,
  hash: isHashText,
};

const HEAD: Members<AuditLogHead> = {
  tenantId: isUuid,
  seq: isSeq(0),
  hash: isHashText,
  at: isInstant,
  keyId: isHashText,
  signature: isText,
};

const CHECKPOINT: Members<AuditLogCheckpoint> = {
  type: (value) => value === AUDIT_LOG_CHECKPOINT_TYPE,
  ...HEAD,
  publicKey: isText,
};

/** True for a head in the form of {@link AuditLogHead}, with no other member. */
export function isAuditLogHead(value: unknown): value is AuditLogHead {
  return (
    isPlainObject(value) &&
    Object.keys(value).length === Object.keys(HEAD).length &&
    Object.entries(HEAD).every(
      ([name, isRight]) => Object.hasOwn(value, name) && isRight(value[name]),
    )
  );
}

function malformed(number: number, what: string): MerkleSealError {
  return new MerkleSealError(
    'MALFORMED_BUNDLE',
    `Not an audit log bundle: line ${number}: ${what}.`,
  );
}
