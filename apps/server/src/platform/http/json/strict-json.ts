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
    /** The place, as in `metadata.materialComposition[0].percentage`; empty for the whole body. */
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
 * numbers that do not survive a double, deep nesting, too many keys or values. What is too much is not
 * read to its end.
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
  const value = readIJson(text, limits);
  requireSafeNames(value, []);
  return value;
}

function readIJson(text: string, { maxDepth, maxKeys, maxValues }: JsonLimits): unknown {
  try {
    return parseIJson(text, { maxDepth, maxMembers: maxKeys, maxValues });
  } catch (error) {
    if (!(error instanceof IJsonError)) throw error;
    if (error.code !== 'MALFORMED_JSON') throw invalid(error.path, error.message, error);
    throw new MalformedJsonError(error.message, { cause: error });
  }
}

type JsonPath = readonly (string | number)[];

/**
 * What I-JSON allows and a database does not, or code that is careless with names.
 *
 * @param path - Of the value; longer while its members are looked at, and as it was when it returns.
 */
function requireSafeNames(value: unknown, path: (string | number)[]): void {
  if (typeof value === 'string' && value.includes('\0')) throw invalid(path, 'Text contains NUL.');
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) {
      path.push(index);
      requireSafeNames(value[index], path);
      path.pop();
    }
    return;
  }
  for (const key of Object.keys(value)) {
    if (key.includes('\0')) throw invalid(path, 'A key contains NUL.');
    path.push(key);
    if (key.length > maxJsonKeyLength) {
      throw invalid(path, `A key is over ${maxJsonKeyLength} characters.`);
    }
    if (forbiddenJsonKeys.has(key)) throw invalid(path, 'This key is not allowed.');
    requireSafeNames((value as Readonly<Record<string, unknown>>)[key], path);
    path.pop();
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
