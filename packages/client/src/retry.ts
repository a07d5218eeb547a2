import { ApiError, ConnectionError, isRecord, TimeoutError } from './error.js';
import type { Timing } from './timing.js';

/** Says when to repeat a call. */
export interface RetryPolicy {
  /** Calls beyond the first one, at most. */
  readonly maxRetries: number;
  /** True when the call may run twice: its second run changes nothing more, or it carries an idempotency key. */
  readonly isRepeatable: boolean;
  /** True when the server runs the call once for its idempotency key. */
  readonly hasIdempotencyKey: boolean;
  /** Clock, pause and randomness. */
  readonly timing: Timing;
  /** Ends a pause. */
  readonly signal: AbortSignal | undefined;
  /** Called before each pause. */
  readonly onRetry?: ((attempt: number, pauseMs: number) => void) | undefined;
}

/** One attempt of a call. */
export interface Attempt {
  /** From 1. */
  readonly number: number;
  /** True when an earlier attempt may have done the work, although no reply says so. */
  readonly isAfterLostReply: boolean;
}

/** A server that asks for more patience than this gets none: the caller decides. */
const MAX_RETRY_AFTER_SECONDS = 60;

const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 8_000;

/** Statuses that may be gone the next moment. A 501 or 505 is not. */
const PASSING_STATUSES: readonly number[] = [500, 502, 503, 504];

/** The server has not read the request: it has done nothing. */
const REQUEST_NOT_READ = 'FST_ERR_REQUEST_TIMEOUT';

/** Codes of a 409 for a key whose first request still runs. */
const KEY_RUNS: readonly unknown[] = ['IDEMPOTENCY_KEY_IN_PROGRESS', 'IDEMPOTENCY_KEY_IN_USE'];

/** What `fetch` of Node and Bun reports when no connection came about, so that nothing can have been sent. */
const BEFORE_SENDING: readonly unknown[] = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'ConnectionRefused',
  'FailedToOpenSocket',
];

/** The same of Deno, which has no codes. */
const CONNECT_FAILED = /\bclient error \(Connect\)/;

/**
 * Repeats an attempt that failed, after a pause, where that is safe and promises something.
 *
 * - 429, a request the server has not read, and a connection that never came about: always, for the server has done
 *   nothing.
 * - 409 of an idempotency key whose first request still runs: if the call carries one.
 * - Lost connections, time-outs, 408, 500, 502, 503 and 504: if the call may run twice.
 *
 * The pause is what `Retry-After` asks for, up to 60 s; else 0.5 s, doubled each time up to 8 s, of
 * which up to a half is taken off at random.
 */
export async function withRetries<Reply>(
  attempt: (attempt: Attempt) => Promise<Reply>,
  policy: RetryPolicy,
): Promise<Reply> {
  let isAfterLostReply = false;
  for (let number = 1; ; number += 1) {
    try {
      return await attempt({ number, isAfterLostReply });
    } catch (error) {
      if (number > policy.maxRetries || !isWorthRepeating(error, policy)) throw error;
      isAfterLostReply ||= mayHaveWorked(error);
      const pause = pauseMs(error, number - 1, policy.timing);
      policy.onRetry?.(number, pause);
      await policy.timing.sleep(pause, policy.signal);
    }
  }
}

/**
 * Reads a `Retry-After` header: seconds, or a date.
 *
 * @see RFC 9110, section 10.2.3.
 */
export function parseRetryAfter(header: string | null, nowMs: number): number | undefined {
  if (header === null) return undefined;
  if (/^\d+$/.test(header)) return Number(header);
  // `Date.parse` alone would take a date out of almost anything, "-5" included.
  const atMs = header.endsWith(' GMT') ? Date.parse(header) : Number.NaN;
  return Number.isNaN(atMs) ? undefined : Math.max(0, Math.ceil((atMs - nowMs) / 1000));
}

function isWorthRepeating(error: unknown, policy: RetryPolicy): boolean {
  const { isRepeatable } = policy;
  if (error instanceof ConnectionError) return isRepeatable || failedBeforeSending(error);
  if (error instanceof TimeoutError) return isRepeatable;
  if (!(error instanceof ApiError)) return false;
  if ((error.retryAfterSeconds ?? 0) > MAX_RETRY_AFTER_SECONDS) return false;
  if (error.status === 429) return true;
  if (error.status === 408) return isRepeatable || error.code === REQUEST_NOT_READ;
  if (error.status === 409) return policy.hasIdempotencyKey && isOfRunningKey(error);
  return isRepeatable && PASSING_STATUSES.includes(error.status);
}

/** Every other 409 stays what it is, however often it is asked: only this one says when to come back. */
function isOfRunningKey({ code, retryAfterSeconds }: ApiError): boolean {
  return retryAfterSeconds !== undefined || KEY_RUNS.includes(code);
}

function mayHaveWorked(error: unknown): boolean {
  if (error instanceof ApiError) return error.status !== 429 && error.code !== REQUEST_NOT_READ;
  return !(error instanceof ConnectionError && failedBeforeSending(error));
}

function failedBeforeSending({ cause }: ConnectionError): boolean {
  if (!isRecord(cause)) return false;
  const reason = isRecord(cause.cause) ? cause.cause : cause;
  if (BEFORE_SENDING.includes(reason.code)) return true;
  return typeof cause.message === 'string' && CONNECT_FAILED.test(cause.message);
}

function pauseMs(error: unknown, retry: number, { random }: Timing): number {
  const afterSeconds = error instanceof ApiError ? error.retryAfterSeconds : undefined;
  // Callers do not come back all at once: those with the same number of seconds to wait come back at different
  // moments.
  if (afterSeconds !== undefined) return afterSeconds * 1000 + random() * FIRST_PAUSE_MS;
  return Math.min(FIRST_PAUSE_MS * 2 ** retry, MAX_PAUSE_MS) * (1 - random() / 2);
}
