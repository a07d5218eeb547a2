import { ApiError, ConnectionError, isRecord, TimeoutError } from './error.js';
import type { Timing } from './timing.js';

/** Says when to repeat a call. */
export interface RetryPolicy {
  /** Calls beyond the first one, at most. */
  readonly maxRetries: number;
  /** True when the call may run twice: it stores nothing, or carries an idempotency key. */
  readonly isRepeatable: boolean;
  /** Clock, pause and randomness. */
  readonly timing: Timing;
  /** Ends a pause. */
  readonly signal: AbortSignal | undefined;
}

/** A server that asks for more patience than this gets none: the caller decides. */
const MAX_RETRY_AFTER_SECONDS = 60;

const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 8_000;

/** Statuses that may be gone the next moment. A 501 or 505 is not. */
const PASSING_STATUSES: readonly number[] = [500, 502, 503, 504];

/** What Node's `fetch` reports when no connection came about, so that nothing can have been sent. */
const BEFORE_SENDING: readonly unknown[] = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
];

/**
 * Repeats an attempt that failed, after a pause, where that is safe and promises something.
 *
 * - 429, and a connection that never came about: always, for the server has done nothing.
 * - Lost connections, time-outs, 500, 502, 503 and 504: if the call may run twice.
 *
 * The pause is what `Retry-After` asks for, up to 60 s; else 0.5 s, doubled each time up to 8 s, of
 * which up to a half is taken off at random.
 */
export async function withRetries<Reply>(
  attempt: () => Promise<Reply>,
  policy: RetryPolicy,
): Promise<Reply> {
  for (let retry = 0; ; retry += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (retry >= policy.maxRetries || !isWorthRepeating(error, policy)) throw error;
      await policy.timing.sleep(pauseMs(error, retry, policy.timing), policy.signal);
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

function isWorthRepeating(error: unknown, { isRepeatable }: RetryPolicy): boolean {
  if (error instanceof ConnectionError) return isRepeatable || failedBeforeSending(error);
  if (error instanceof TimeoutError) return isRepeatable;
  if (!(error instanceof ApiError)) return false;
  if ((error.retryAfterSeconds ?? 0) > MAX_RETRY_AFTER_SECONDS) return false;
  return error.status === 429 || (isRepeatable && PASSING_STATUSES.includes(error.status));
}

function failedBeforeSending({ cause }: ConnectionError): boolean {
  const reason = isRecord(cause) ? cause.cause : undefined;
  return isRecord(reason) && BEFORE_SENDING.includes(reason.code);
}

function pauseMs(error: unknown, retry: number, { random }: Timing): number {
  const afterSeconds = error instanceof ApiError ? error.retryAfterSeconds : undefined;
  // Callers do not come back all at once: those with the same number of seconds to wait come back at different
  // moments.
  if (afterSeconds !== undefined) return afterSeconds * 1000 + random() * FIRST_PAUSE_MS;
  return Math.min(FIRST_PAUSE_MS * 2 ** retry, MAX_PAUSE_MS) * (1 - random() / 2);
}
