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

/** Failures that close a door, and what stands behind it. */
interface FailureLimit {
  readonly counter: string;
  readonly max: number;
  readonly windowMs: number;
}

/** What an attempt counts for. All that count for one account wait for each other. */
export interface CountedAs {
  readonly account: string;
  readonly limits: readonly FailureLimit[];
}

/** A counted attempt, to be taken back when it succeeds. */
export interface CountedAttempt {
  readonly id: string;
}

const minuteMs = 60_000;
const longestWindowMs = 60 * minuteMs;

/** As JSON, so that no two lists of texts make one counter. */
const counterOf = (...parts: readonly string[]) => JSON.stringify(parts);

const narrow = (counter: string): FailureLimit => ({ counter, max: 5, windowMs: 15 * minuteMs });

const addressCounter = (email: string, address: string) => counterOf('address', email, address);
const deviceCounter = (email: string, device: string) => counterOf('device', email, device);
const recoveryCounter = (email: string) => counterOf('recovery', email);

/**
 * Counters of a login without a known device. The one of the address block keeps one guesser out of an account and no
 * other caller; the ceiling keeps many together from guessing without end.
 */
export const fromAddress = (email: string, address: string): CountedAs => ({
  account: email,
  limits: [
    narrow(addressCounter(email, address)),
    { counter: counterOf('anywhere', email), max: 100, windowMs: longestWindowMs },
  ],
});

/** A login with the account's device cookie: what others do wrong must not keep it out. */
export const onDevice = (email: string, device: string): CountedAs => ({
  account: email,
  limits: [narrow(deviceCounter(email, device))],
});

/** A login with one of the account's recovery codes: as with the cookie, which may be lost with the phone. */
export const withRecoveryCode = (email: string): CountedAs => ({
  account: email,
  limits: [narrow(recoveryCounter(email))],
});

/** Codes a user tries in a session: apart from logins, so that neither can lock the other out. */
export const codesOf = (userId: string): CountedAs => ({
  account: userId,
  limits: [narrow(counterOf('codes', userId))],
});

/** Tries of the current password in a session: apart from logins, too. */
export const passwordsOf = (userId: string): CountedAs => ({
  account: userId,
  limits: [narrow(counterOf('passwords', userId))],
});

/** Links for another password that one address is mailed: strangers may ask for them. */
export const resetMailsTo = (email: string): CountedAs => ({
  account: email,
  limits: [{ counter: counterOf('reset-mails', email), max: 3, windowMs: longestWindowMs }],
});

/** Invitations that a workspace mails. */
export const invitationMailsOf = (tenantId: string): CountedAs => ({
  account: tenantId,
  limits: [
    { counter: counterOf('invitation-mails', tenantId), max: 100, windowMs: longestWindowMs },
  ],
});

/**
 * Counts an attempt at an account before it is made: of any number at the same time, on any number of
 * instances, exactly so many get through. Who is refused is not counted: or who keeps trying while
 * locked out would never be let in again.
 *
 * @throws a 429 where the failures are used up.
 */
export async function countAttempt(
  deps: LoginThrottleDeps,
  { account, limits }: CountedAs,
): Promise<CountedAttempt> {
  const at = deps.clock.now();
  const id = deps.newId();
  await loginFailureRepository(deps.db).deleteUntil(new Date(at.getTime() - longestWindowMs));
  await platformTransaction(deps.db, async (tx) => {
    const failures = loginFailureRepository(tx);
    await failures.lock(account, at);
    for (const limit of limits) await requireWithinLimit(tx, limit, at);
    await failures.insert({ id, counters: limits.map(({ counter }) => counter), at });
  });
  return { id };
}

async function requireWithinLimit(
  tx: Knex.Transaction,
  { counter, max, windowMs }: FailureLimit,
  at: Date,
): Promise<void> {
  const since = new Date(at.getTime() - windowMs);
  const times = await loginFailureRepository(tx).timesSince(counter, { since, limit: max });
  const oldest = times[max - 1];
  if (oldest) throw tooManyFailures(oldest.getTime() + windowMs - at.getTime());
}

/** What a login that succeeded makes up for. */
interface ForgivenLogin {
  readonly at: Date;
  readonly attempt: CountedAttempt;
  readonly email: string;
  readonly address: string;
  readonly device: string | undefined;
}

/**
 * Takes a login that succeeded back, and forgets what went wrong before it at the same place. What went
 * wrong elsewhere stays: each login of its owner would give a guesser another hundred attempts.
 */
export async function forgiveLogin(
  tx: Knex.Transaction,
  { at, attempt, email, address, device }: ForgivenLogin,
): Promise<void> {
  const failures = loginFailureRepository(tx);
  // Two logins that succeed at once would each hold the attempt that the other one forgets.
  await failures.lock(email, at);
  await failures.deleteAttempt(attempt.id);
  await failures.deleteCounters([
    addressCounter(email, address),
    recoveryCounter(email),
    ...(device === undefined ? [] : [deviceCounter(email, device)]),
  ]);
}

/** Forgets the wrong codes of a user who gave a right one. */
export function forgiveCodes(tx: Knex.Transaction, userId: string, at: Date): Promise<void> {
  return forgive(tx, codesOf(userId), at);
}

/** Forgets what went wrong before something of the same kind succeeded. */
export async function forgive(
  tx: Knex.Transaction,
  { account, limits }: CountedAs,
  at: Date,
): Promise<void> {
  const failures = loginFailureRepository(tx);
  await failures.lock(account, at);
  await failures.deleteCounters(limits.map(({ counter }) => counter));
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
