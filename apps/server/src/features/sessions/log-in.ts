import type { Knex } from 'knex';
import { verifyPassword } from '../../platform/auth/secrets/password.js';
import type { Session } from '../../platform/auth/session-repository.js';
import { normalizeEmail, type User } from '../../platform/auth/user-model.js';
import { userCredentialsRepository } from '../../platform/auth/user-credentials-repository.js';
import { noAccount } from '../../platform/db/account-tables.js';
import { platformTransaction } from '../../platform/db/platform-transaction.js';
import { inTurn, type LoginQueues } from './login-queues.js';
import { countAttempt, forgiveLogin, type CountedAttempt } from './login-throttle.js';
import {
  accountOf,
  countedAs,
  mayEnter,
  recognizeVisit,
  type LoginRequest,
  type LoginVisit,
  type LoginVisitDeps,
} from './login-visit.js';
import { refuseLogin, wrongLogin } from './refuse-login.js';
import { proveSecondFactor } from './second-factor/prove-second-factor.js';
import {
  newSession,
  startedSession,
  storeSession,
  type StartedSession,
  type StartSessionDeps,
} from './start-session.js';
import { issueTicket, type IssuedTicket } from './tickets/issue-ticket.js';

export interface LogInDeps extends LoginVisitDeps, StartSessionDeps {
  readonly loginQueues: LoginQueues;
}

interface LogInInput extends LoginRequest {
  readonly email: string;
  readonly password: string;
  /** True: a right password without a code is answered with a ticket where the user has a second factor. */
  readonly twoStep?: boolean | undefined;
}

/**
 * Starts a session, or issues a ticket for the second step of a login. Every failure has the same answer and takes the
 * same time: it does not tell which accounts exist, nor which part was right.
 */
export async function logIn(
  deps: LogInDeps,
  input: LogInInput,
): Promise<StartedSession | IssuedTicket> {
  const { ip, totpCode = '' } = input;
  const email = normalizeEmail(input.email);
  const credentials = await userCredentialsRepository(deps.db).find(email);
  const visit = await recognizeVisit(deps, { email, credentials }, input);
  const { attempt, matches } = await checkPassword(deps, visit, input.password);
  const user = matches ? credentials?.user : undefined;
  const enters = user !== undefined && mayEnter(user, input);
  if (enters && user.mfa && input.twoStep === true && totpCode === '') {
    const { passwordHash = '' } = credentials ?? {};
    return issueTicket(deps, { user, passwordHash, attempt, ip });
  }
  if (!enters || user.mfa) {
    const proves = await proveSecondFactor(deps, enters ? accountOf(user) : noAccount, totpCode);
    if (!enters || !proves) {
      const reason = enters ? 'code' : user ? 'host' : 'password';
      return refuseLogin(deps, { user: credentials?.user, attempt, reason, ip });
    }
  }
  const session = newSession(deps, user, input);
  const entry = { session, user, visit, attempt, ip };
  await platformTransaction(deps.db, (tx) => enter(tx, deps, entry));
  return startedSession(deps, session, user);
}

/** Counted before it is checked: guesses at the same time are no more than guesses in turn. */
function checkPassword(deps: LogInDeps, visit: LoginVisit, password: string) {
  const { known, strangers } = deps.loginQueues;
  const isKnown = visit.device !== undefined || visit.recovers;
  return inTurn(isKnown ? known : strangers, async () => ({
    attempt: await countAttempt(deps, countedAs(visit)),
    matches: await verifyPassword(password, visit.credentials?.passwordHash),
  }));
}

interface Entry {
  readonly session: Session;
  readonly user: User;
  readonly visit: LoginVisit;
  readonly attempt: CountedAttempt;
  readonly ip: string;
}

/** Stores the session of a login that proved everything, if that still holds. */
export async function enter(
  tx: Knex.Transaction,
  deps: StartSessionDeps,
  { session, user, visit, attempt, ip }: Entry,
): Promise<void> {
  const passwordHash = visit.credentials?.passwordHash ?? '';
  if (!(await userCredentialsRepository(tx).stillHas(user, passwordHash))) {
    throw wrongLogin('password');
  }
  await forgiveLogin(tx, { at: session.createdAt, attempt, ...visit });
  await storeSession(tx, deps, { session, user, ip });
}
