import { IJsonError, parseIJson } from '@dpp/merkle-seal';
import {
  defaultJsonLimits,
  forbiddenJsonKeys,
  maxJsonKeyLength,
  type JsonLimits,
} from './json-limits.js';
import { parsePlainJson } from './plain-json.js';

/** The text is not JSON (RFC 8259). */
export class MalformedJsonError extends Error {
  override readonly name = 'MalformedJsonError';
}

/** The text is JSON, but not what two systems would certainly read the same way (RFC 7493). */
export class InvalidJsonValueError extends Error {
  override readonly name = 'InvalidJsonValueError';
  constructor(
    /** Where, as in `metadata.materialComposition[0].percentage`; empty for the whole body. */
    readonly path: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/**
 * Parses JSON text and refuses what `JSON.parse` lets pass and a database, a canonical form or a
 * second verifier would read differently: duplicate and prototype keys, NUL, unpaired surrogates,
 * numbers that do not survive a double, integers beyond 2^53, deep nesting, too many keys.
 *
 * @throws {@link MalformedJsonError} when the text is not JSON.
 * @throws {@link InvalidJsonValueError} naming one such value.
 */
export function parseStrictJson(text: string, limits: JsonLimits = defaultJsonLimits): unknown {
  const plain = parsePlainJson(text, limits);
  return plain ? plain.value : parseLookingClosely(text, limits);
}

/** The same, character by character. */
export function parseLookingClosely(text: string, limits: JsonLimits = defaultJsonLimits): unknown {
  const value = readIJson(text);
  refuseBeyond({ limits, keyCount: 0 }, value, []);
  return value;
}

type JsonPath = readonly (string | number)[];

function readIJson(text: string): unknown {
  try {
    return parseIJson(text);
  } catch (error) {
    if (!(error instanceof IJsonError)) throw error;
    if (error.code !== 'MALFORMED_JSON') throw invalid(error.path, error.message, error);
    throw new MalformedJsonError(error.message, { cause: error });
  }
}

/** Of one body: what it may hold, and how much of it was met. */
interface Walk {
  readonly limits: JsonLimits;
  keyCount: number;
}

/** What I-JSON allows and a database does not, or code that is careless with names. */
function refuseBeyond(walk: Walk, value: unknown, path: JsonPath): void {
  if (typeof value === 'string' && value.includes('\0')) throw invalid(path, 'Text contains NUL.');
  if (typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value)) {
    throw invalid(path, 'An integer is beyond 2^53.');
  }
  if (typeof value !== 'object' || value === null) return;
  const { maxDepth } = walk.limits;
  if (path.length >= maxDepth) throw invalid(path, `Nesting is deeper than ${maxDepth}.`);
  if (Array.isArray(value)) {
    value.forEach((entry, index) => refuseBeyond(walk, entry, [...path, index]));
    return;
  }
  for (const [key, member] of Object.entries(value)) {
    refuseKey(walk, key, path);
    refuseBeyond(walk, member, [...path, key]);
  }
}

function refuseKey(walk: Walk, key: string, path: JsonPath): void {
  const { maxKeys } = walk.limits;
  if (key.includes('\0')) throw invalid(path, 'A key contains NUL.');
  if (key.length > maxJsonKeyLength) {
    throw invalid([...path, key], `A key is over ${maxJsonKeyLength} characters.`);
  }
  if (forbiddenJsonKeys.has(key)) throw invalid([...path, key], 'This key is not allowed.');
  if (++walk.keyCount > maxKeys) {
    throw invalid([...path, key], `There are more than ${maxKeys} keys.`);
  }
}

function invalid(path: JsonPath, reason: string, cause?: IJsonError): InvalidJsonValueError {
  return new InvalidJsonValueError(formatPath(path), `Invalid JSON value. ${reason}`, { cause });
}

/** A key that cannot be read leaves its place in the path empty. */
function formatPath(path: JsonPath): string {
  return (path.at(-1) === '' ? path.slice(0, -1) : path)
    .map((step, i) => (typeof step === 'number' ? `[${step}]` : i === 0 ? step : `.${step}`))
    .join('');
}
