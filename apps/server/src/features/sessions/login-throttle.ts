import type { Knex } from 'knex';
import type { Clock, NewId } from '../../platform/clock.js';
import { platformTransaction } from '../../platform/db/platform-transaction.js';
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

/** Codes a user tries in a session: apart from logins, so that neither can lock the other out. */
export const codesOf = (userId: string) => `codes of ${userId}`;

/** Logins with one of the account's recovery codes: what others do wrong must not keep them out. */
export const recoveriesOf = (email: string) => `recoveries of ${email}`;

/**
 * Counts an attempt at an account before it is made: of any number at the same time exactly so many
 * get through. {@link forgiveFailures} takes it back when it succeeds. Who is refused is not counted:
 * or who keeps trying while locked out would never be let in again.
 *
 * @throws a 429 for an account that has used up its failures.
 */
export async function countAttempt(deps: LoginThrottleDeps, account: string): Promise<void> {
  const at = deps.clock.now();
  const windowStart = new Date(at.getTime() - windowMs);
  await loginFailureRepository(deps.db).deleteUntil(windowStart);
  await platformTransaction(deps.db, async (tx) => {
    const failures = loginFailureRepository(tx);
    await failures.lock(account);
    const times = await failures.timesSince(account, windowStart);
    const [oldest] = times;
    if (oldest && times.length >= failuresMax) {
      throw tooManyFailures(oldest.getTime() + windowMs - at.getTime());
    }
    await failures.insert({ id: deps.newId(), account, at });
  });
}

export async function forgiveFailures(db: Knex, account: string): Promise<void> {
  await loginFailureRepository(db).deleteOf(account);
}

function tooManyFailures(waitMs: number): ApiError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return ApiError.framework(
    429,
    'FST_ERR_RATE_LIMIT',
    `Too many failed attempts at this account, retry in ${seconds} seconds.`,
    { 'Retry-After': String(seconds) },
  ).because('login_account_held');
}
