import type { Call } from './call.js';
import type { IdempotentRequestOptions } from './client-options.js';
import { invalidArgument } from './error.js';
import type { QueryParams } from './url.js';

/** A call that this client has no method for. */
export interface FreeRequest extends IdempotentRequestOptions {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** From the root of the API, percent-encoded, without query, such as `/api/v1/passports`. */
  readonly path: `/${string}`;
  /** `undefined` members are not sent. */
  readonly query?: QueryParams | undefined;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Media type asked for, and required of the reply. Default `application/json`. */
  readonly accept?: string | undefined;
}

const PATH = /^\/(?:[A-Za-z0-9\-._~!$&'()*+,;=:@/]|%[0-9A-Fa-f]{2})*$/;

/** @throws {@link DppError} `INVALID_ARGUMENT` for a path that would lead elsewhere. */
export function callOfFreeRequest(request: FreeRequest): Call {
  const { method, path, query = {}, body, accept, idempotencyKey, ...options } = request;
  const isClimbing = path.split('/').some((segment) => /^(?:\.|%2e){1,2}$/i.test(segment));
  if (!PATH.test(path) || isClimbing) {
    throw invalidArgument('path is not a percent-encoded path without query.');
  }
  return {
    method,
    path,
    query,
    ...(body !== undefined && { body }),
    ...(accept !== undefined && { accept }),
    ...(idempotencyKey !== undefined && { idempotencyKey }),
    options,
  };
}
