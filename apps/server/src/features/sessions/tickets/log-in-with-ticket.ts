import {
  parseAccountToken,
  type AccountTokenName,
} from '../../../platform/auth/secrets/account-token.js';
import {
  userCredentialsRepository,
  type UserCredentials,
} from '../../../platform/auth/user-credentials-repository.js';
import { platformTransaction } from '../../../platform/db/platform-transaction.js';
import { accountTokenRepository } from '../account-token-repository.js';
import { enter, type LogInDeps } from '../log-in.js';
import { countAttempt } from '../login-throttle.js';
import {
  accountOf,
  countedAs,
  mayEnter,
  recognizeVisit,
  type LoginRequest,
} from '../login-visit.js';
import { refuseLogin, wrongLogin } from '../refuse-login.js';
import { proveSecondFactor } from '../second-factor/prove-second-factor.js';
import { newSession, startedSession, type StartedSession } from '../start-session.js';

interface TicketLogin extends LoginRequest {
  readonly ticket: string;
  readonly totpCode: string;
}

/** Codes that may be tried with one ticket: people mistype. The counters of the account hold besides. */
const maxTries = 5;

/**
 * The second step of a login: a ticket and a code start a session. Every refusal is that of a wrong login. A
 * wrong code counts for the account as at login; the ticket is spent in the transaction that stores the session.
 */
export async function logInWithTicket(
  deps: LogInDeps,
  input: TicketLogin,
): Promise<StartedSession> {
  const { ip, totpCode } = input;
  const name = parseAccountToken('ticket', input.ticket);
  const credentials = name && (await findHolder(deps, name));
  if (!name || !credentials?.user.mfa || !mayEnter(credentials.user, input)) {
    throw wrongLogin('ticket');
  }
  const { user } = credentials;
  const visit = await recognizeVisit(deps, { email: user.email, credentials }, input);
  const attempt = await countAttempt(deps, countedAs(visit));
  const ticket = { kind: 'TICKET', sha256: name.sha256 } as const;
  const counted = await platformTransaction(deps.db, (tx) =>
    accountTokenRepository(tx, name.tenantId).countTry(ticket, {
      at: deps.clock.now(),
      max: maxTries,
    }),
  );
  if (!counted) throw wrongLogin('ticket');
  if (!(await proveSecondFactor(deps, accountOf(user), totpCode))) {
    return refuseLogin(deps, { user, attempt, reason: 'code', ip });
  }
  const session = newSession(deps, user, input);
  await platformTransaction(deps.db, async (tx) => {
    // The user is locked first, as in every transaction that ends tokens: two of them never wait for each other.
    await enter(tx, deps, { session, user, visit, attempt, ip });
    const tokens = accountTokenRepository(tx, name.tenantId);
    if (!(await tokens.use(ticket, session.createdAt))) throw wrongLogin('ticket');
  });
  return startedSession(deps, session, user);
}

/** The account of a ticket, while it has the password that the ticket was issued for. */
function findHolder(
  { db, clock }: LogInDeps,
  { tenantId, sha256 }: AccountTokenName,
): Promise<UserCredentials | undefined> {
  return platformTransaction(db, async (tx) => {
    const tokens = accountTokenRepository(tx, tenantId);
    const found = await tokens.find({ kind: 'TICKET', sha256 }, clock.now());
    if (!found) return undefined;
    const { userId } = found;
    const credentials = await userCredentialsRepository(tx).findAccount({ tenantId, userId });
    return credentials && found.isOf(credentials.passwordHash) ? credentials : undefined;
  });
}
