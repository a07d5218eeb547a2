import type { Knex } from 'knex';
import type { Clock, NewId } from '../../platform/clock.js';
import { ApiError } from '../../platform/http/api-error.js';
import { loginFailureRepository } from './login-failure-repository.js';

export interface LoginThrottleDeps {
  readonly db: Knex;
  readonly clock: Clock;
  readonly newId: NewId;
}

/** An account takes this many wrong attempts in a window, whether it exists or not. */
const failuresMax = 5;
const windowMs = 15 * 60_000;

/**
 * Counts an attempt at an account before it is made: of any number at the same time only so many get
 * through. {@link forgiveFailures} takes it back when it succeeds.
 *
 * @throws a 429 for an account that has used up its failures.
 */
export async function countAttempt(deps: LoginThrottleDeps, email: string): Promise<void> {
  const failures = loginFailureRepository(deps.db);
  const at = deps.clock.now();
  const windowStart = new Date(at.getTime() - windowMs);
  await failures.deleteUntil(windowStart);
  const id = deps.newId();
  await failures.insert({ id, email, at });
  const times = await failures.timesSince(email, windowStart);
  const [oldest] = times;
  if (times.length <= failuresMax || !oldest) return;
  // Not counted: who keeps trying while locked out would never be let in again.
  await failures.delete(id);
  throw tooManyFailures(oldest.getTime() + windowMs - at.getTime());
}

export async function forgiveFailures(db: Knex, email: string): Promise<void> {
  await loginFailureRepository(db).deleteOf(email);
}

function tooManyFailures(waitMs: number): ApiError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return ApiError.framework(
    429,
    'FST_ERR_RATE_LIMIT',
    `Too many failed attempts at this account, retry in ${seconds} seconds.`,
    { 'Retry-After': String(seconds) },
  );
}
