import type { LogListener } from './call-log.js';
import { CookieSession } from './cookie-session.js';
import { invalidArgument } from './error.js';
import { systemTiming } from './timing.js';
import type { Timing } from './timing.js';
import { parseBaseUrl } from './url.js';
import { userAgentHere } from './user-agent.js';

/** The part of `fetch` that this library uses. */
export type FetchLike = (url: string, init: RequestInit) => Promise<Response>;

/**
 * Headers by their names. Those that an option sets, such as `Authorization`, cannot be among them. A resolution that is
 * redirected takes them along, to another origin too: give no secret to a client that resolves.
 */
export type ExtraHeaders = Readonly<Record<string, string>>;

/** Options of `new DppClient(...)`. */
export interface DppClientOptions {
  /** The server: an absolute http(s) URL, with or without a path; no query, fragment or password. */
  readonly baseUrl: string | URL;
  /**
   * Sent as bearer token with every request, to the origin of `baseUrl` only: an API key, or the `token` of a login.
   * Default: none, which is enough for the public operations.
   */
  readonly apiKey?: string | undefined;
  /**
   * `'cookie'`: calls are made by the person who is logged in to this browser. Writes repeat the session's CSRF token.
   * Not together with `apiKey`. Default: none.
   */
  readonly session?: 'cookie' | undefined;
  /** Milliseconds one attempt may take, reply included: 1 to 2147483647. Default 30000. */
  readonly timeoutMs?: number | undefined;
  /** How many times a failed attempt is repeated where that is safe. Default 2; 0 for never. */
  readonly maxRetries?: number | undefined;
  /** Sent with every request, such as for a gateway in between. */
  readonly headers?: ExtraHeaders | undefined;
  /** Receives a line for each attempt, reply, failure and pause, without any secret. Default: none. */
  readonly onLog?: LogListener | undefined;
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
  /** Sent in place of the client's `apiKey`. Default: the client's. */
  readonly apiKey?: string | undefined;
  /** Sent besides those of the client, and instead of those with the same name. */
  readonly headers?: ExtraHeaders | undefined;
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
  readonly cookies: CookieSession | undefined;
  readonly timeoutMs: number;
  readonly maxRetries: number;
  readonly headers: ExtraHeaders | undefined;
  readonly userAgent: string | undefined;
  readonly onLog: LogListener | undefined;
  readonly fetch: FetchLike;
  readonly timing: Timing;
}

/** @throws {@link DppError} `INVALID_ARGUMENT`. The message never repeats the API key. */
export function parseClientOptions(options: DppClientOptions): ClientSettings {
  const { apiKey, session, headers, onLog } = options;
  const { timeoutMs = 30_000, maxRetries = 2, timing = systemTiming } = options;
  checkRequestOptions({ timeoutMs, maxRetries, apiKey, headers });
  if (session !== undefined && session !== 'cookie')
    throw invalidArgument("session is not 'cookie'.");
  if (session !== undefined && apiKey !== undefined) {
    throw invalidArgument('apiKey and session are two credentials.');
  }
  return {
    baseUrl: parseBaseUrl(options.baseUrl),
    apiKey,
    cookies: session && new CookieSession(),
    timeoutMs,
    maxRetries,
    headers,
    userAgent: userAgentHere(),
    onLog,
    fetch: options.fetch ?? ((url, init) => globalThis.fetch(url, init)),
    timing,
  };
}

/** @throws {@link DppError} `INVALID_ARGUMENT`. The message never repeats the API key or a header. */
export function checkRequestOptions(options: RequestOptions): void {
  checkNumbers(options);
  const { requestId, apiKey, headers = {} } = options;
  if (requestId !== undefined && !/^[A-Za-z0-9._-]{1,128}$/.test(requestId)) {
    throw invalidArgument('requestId is not 1 to 128 of A-Za-z0-9._-.');
  }
  // An API key that no header can carry would be quoted in the message of `fetch`.
  if (apiKey !== undefined && !/^[\x21-\x7e]+$/.test(apiKey)) {
    throw invalidArgument('apiKey is not of visible ASCII characters.');
  }
  for (const [name, value] of Object.entries(headers)) checkHeader(name, value);
}

/** What the client says itself, from its options. */
const OWN_HEADER =
  /^(?:accept|authorization|content-(?:length|type)|cookie|host|idempotency-key|user-agent|x-(?:csrf-token|request-id))$/i;

function checkHeader(name: string, value: unknown): void {
  if (!/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/.test(name))
    throw invalidArgument('headers has an invalid name.');
  if (OWN_HEADER.test(name))
    throw invalidArgument(`headers has ${name}, which the client sets itself.`);
  if (typeof value !== 'string' || !/^[\x20-\x7e]*$/.test(value)) {
    throw invalidArgument(`headers has ${name}, which is not printable ASCII.`);
  }
}

/** The longest pause that timers take; a longer one would end at once. */
const MAX_TIMEOUT_MS = 2_147_483_647;

function checkNumbers({ timeoutMs, maxRetries }: Pick<RequestOptions, 'timeoutMs' | 'maxRetries'>) {
  if (timeoutMs !== undefined && !(timeoutMs >= 1 && timeoutMs <= MAX_TIMEOUT_MS)) {
    throw invalidArgument(`timeoutMs is not between 1 and ${MAX_TIMEOUT_MS}.`);
  }
  if (maxRetries !== undefined && !(Number.isSafeInteger(maxRetries) && maxRetries >= 0)) {
    throw invalidArgument('maxRetries is not a whole number from 0.');
  }
}
