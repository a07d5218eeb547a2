import { DppError } from './error.js';
import { systemTiming } from './timing.js';
import type { Timing } from './timing.js';
import { parseBaseUrl } from './url.js';

/** The part of `fetch` that this library uses. */
export type FetchLike = (url: string, init: RequestInit) => Promise<Response>;

/** Options of `new DppClient(...)`. */
export interface DppClientOptions {
  /** The server: an absolute http(s) URL, with or without a path; no query, fragment or password. */
  readonly baseUrl: string | URL;
  /**
   * Sent as bearer token with every request, to the origin of `baseUrl` only. Default: none, which
   * is enough for the public operations.
   */
  readonly apiKey?: string | undefined;
  /** Milliseconds one attempt may take, reply included: 1 to 2147483647. Default 30000. */
  readonly timeoutMs?: number | undefined;
  /** How many times a failed attempt is repeated where that is safe. Default 2; 0 for never. */
  readonly maxRetries?: number | undefined;
  /** Default: the global `fetch`. */
  readonly fetch?: FetchLike | undefined;
  /** Time and chance behind the pauses between attempts, for tests. Default: the system's. */
  readonly timing?: Timing | undefined;
}

/** Options of a single call; they beat those of the client. */
export interface RequestOptions {
  /** Milliseconds one attempt may take, reply included: 1 to 2147483647. Default: the client's. */
  readonly timeoutMs?: number | undefined;
  /** How many times a failed attempt is repeated where that is safe. Default: the client's. */
  readonly maxRetries?: number | undefined;
  /** Ends the call, pauses included: it then rejects with the reason of the signal. */
  readonly signal?: AbortSignal | undefined;
  /** `X-Request-Id`, 1 to 128 of `A-Za-z0-9._-`, to find the call in both logs. Default: the server's. */
  readonly requestId?: string | undefined;
}

/** Options of a call that the server runs once for each key. */
export interface IdempotentRequestOptions extends RequestOptions {
  /**
   * 1 to 255 visible ASCII characters. A repetition with the same key and body within 24 hours gets
   * the first reply. Default: a random one for each call, the same on each of its attempts.
   */
  readonly idempotencyKey?: string | undefined;
}

/** Options of a client, checked and completed. */
export interface ClientSettings {
  /** The address of the server, without a trailing slash. */
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly timeoutMs: number;
  readonly maxRetries: number;
  readonly fetch: FetchLike;
  readonly timing: Timing;
}

/** @throws {@link DppError} `INVALID_ARGUMENT`. The message never repeats the API key. */
export function parseClientOptions(options: DppClientOptions): ClientSettings {
  const { apiKey, timeoutMs = 30_000, maxRetries = 2, timing = systemTiming } = options;
  // An API key that no header can carry would be quoted in the message of `fetch`.
  if (apiKey !== undefined && !/^[\x21-\x7e]+$/.test(apiKey)) {
    throw invalid('apiKey is empty, or has a space, line break or other unusual character.');
  }
  checkNumbers({ timeoutMs, maxRetries });
  const fetch = options.fetch ?? ((url, init) => globalThis.fetch(url, init));
  return { baseUrl: parseBaseUrl(options.baseUrl), apiKey, timeoutMs, maxRetries, fetch, timing };
}

/** @throws {@link DppError} `INVALID_ARGUMENT`. */
export function checkRequestOptions(options: RequestOptions): void {
  checkNumbers(options);
  if (options.requestId !== undefined && !/^[A-Za-z0-9._-]{1,128}$/.test(options.requestId)) {
    throw invalid('requestId is not 1 to 128 of A-Z, a-z, 0-9, ".", "_" and "-".');
  }
}

/** The longest pause that timers take; a longer one would end at once. */
const MAX_TIMEOUT_MS = 2_147_483_647;

function checkNumbers({ timeoutMs, maxRetries }: Pick<RequestOptions, 'timeoutMs' | 'maxRetries'>) {
  if (timeoutMs !== undefined && !(timeoutMs >= 1 && timeoutMs <= MAX_TIMEOUT_MS)) {
    throw invalid(`timeoutMs is not between 1 and ${MAX_TIMEOUT_MS}.`);
  }
  if (maxRetries !== undefined && !(Number.isSafeInteger(maxRetries) && maxRetries >= 0)) {
    throw invalid('maxRetries is not a whole number from 0.');
  }
}

function invalid(message: string): DppError {
  return new DppError('INVALID_ARGUMENT', message);
}
