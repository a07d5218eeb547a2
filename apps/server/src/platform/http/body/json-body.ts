import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { inTurn, isLong, nextTurn } from '../../event-loop/turns.js';
import { ApiError } from '../api-error.js';
import type { JsonLimits } from '../json/json-limits.js';
import type { BodyCharge } from '../gates/rate-limit.js';
import { bodyTooLarge, readBody } from './read-body.js';
import { contextOf } from '../request-context.js';
import type { RequestStep } from '../request-step.js';
import type { AnyRoute } from '../route.js';
import { InvalidJsonValueError, MalformedJsonError, parseStrictJson } from '../json/strict-json.js';

type MalformedBody = NonNullable<AnyRoute['malformedBody']>;

interface JsonBodyRules {
  readonly maxBytes: number;
  readonly limits: JsonLimits | undefined;
  /** The shape of the refusal of a body that is no JSON. */
  readonly malformedBody: MalformedBody;
  readonly charge: BodyCharge;
}

/**
 * Reads and parses a JSON body. It runs after the credentials are checked, so that no client without any can make the
 * server parse.
 */
export function jsonBody(rules: JsonBodyRules): RequestStep {
  return async (request, response) => {
    const context = contextOf(request);
    if (changesNothing(request)) {
      context.body = {};
      return;
    }
    requireMediaType(request);
    const declared = declaredLength(request, rules);
    if (declared !== undefined) await rules.charge(request, response, declared);
    const bytes = await readBody(request, rules.maxBytes);
    if (declared === undefined) await rules.charge(request, response, bytes.length);
    context.bodyBytes = bytes.length;
    const read = () => {
      context.bodyText = decodeUtf8(bytes, rules.malformedBody);
      context.body = parse(context.bodyText, rules);
    };
    if (!isLong(bytes.length)) return read();
    const owner = { of: context.caller?.tenant?.id, bytes: bytes.length };
    await inTurn(read, owner);
    // The handler's work on it takes long as well.
    await nextTurn(owner);
  };
}

/** A change that is sent without body and without type is one that names nothing to change. */
function changesNothing({ method, headers }: IncomingMessage): boolean {
  const isChange = method === 'PATCH' || method === 'PUT';
  const isEmpty = Number(headers['content-length'] ?? 0) === 0;
  const hasType = headers['content-type'] !== undefined;
  return isChange && isEmpty && !hasType && headers['transfer-encoding'] === undefined;
}

/** Undefined for a body that is sent in chunks: its length is known when it is read. */
function declaredLength({ headers }: IncomingMessage, { maxBytes }: JsonBodyRules) {
  const text = headers['content-length'];
  if (text === undefined) return undefined;
  if (Number(text) > maxBytes) throw bodyTooLarge(maxBytes);
  return Number(text);
}

function requireMediaType({ headers }: IncomingMessage): void {
  const [mediaType = '', ...parameters] = (headers['content-type'] ?? '').split(';');
  const charset = parameters
    .map((p) => p.trim().toLowerCase())
    .find((p) => p.startsWith('charset='));
  const isUtf8 = charset === undefined || /^charset="?utf-?8"?$/.test(charset);
  if (mediaType.trim().toLowerCase() !== 'application/json' || !isUtf8) {
    throw unsupportedMediaType('Send the body as Content-Type: application/json, in UTF-8.');
  }
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') {
    throw unsupportedMediaType('Compressed request bodies are not accepted.');
  }
}

function unsupportedMediaType(message: string): ApiError {
  return ApiError.framework(415, 'FST_ERR_CTP_INVALID_MEDIA_TYPE', message);
}

function decodeUtf8(bytes: Buffer, shape: MalformedBody): string {
  if (!isUtf8(bytes)) throw malformed('The request body is not UTF-8.', shape);
  return bytes.toString('utf8');
}

function parse(text: string, { limits, malformedBody }: JsonBodyRules): unknown {
  try {
    return parseStrictJson(text, limits);
  } catch (error) {
    if (error instanceof MalformedJsonError) {
      throw malformed(`The request body is not valid JSON. ${error.message}`, malformedBody);
    }
    if (error instanceof InvalidJsonValueError) {
      const details = { code: 'INVALID_JSON_VALUE', path: error.path } as const;
      throw ApiError.badRequest(error.message, details);
    }
    throw error;
  }
}

function malformed(message: string, shape: MalformedBody): ApiError {
  return shape === 'bare'
    ? ApiError.bare(400, message, 'FST_ERR_CTP_INVALID_JSON_BODY')
    : ApiError.framework(400, 'FST_ERR_CTP_INVALID_JSON_BODY', message);
}
