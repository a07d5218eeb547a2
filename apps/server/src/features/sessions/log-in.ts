import type { Knex } from 'knex';
import type { Config } from '../../config.js';
import { ANONYMOUS, PLATFORM_CHAIN } from '../../platform/audit-log/audit-event.js';
import { auditLogRepository } from '../../platform/audit-log/audit-log-repository.js';
import { noAccount, type Account } from '../../platform/db/account-tables.js';
import type { DeviceTokens } from '../../platform/auth/secrets/device-token.js';
import { verifyPassword } from '../../platform/auth/secrets/password.js';
import { sessionRepository, type Session } from '../../platform/auth/session-repository.js';
import type { SessionTokens } from '../../platform/auth/session-token.js';
import { normalizeEmail, type User } from '../../platform/auth/user-model.js';
import {
  userCredentialsRepository,
  type UserCredentials,
} from '../../platform/auth/user-credentials-repository.js';
import { platformTransaction } from '../../platform/db/platform-transaction.js';
import { ApiError } from '../../platform/http/api-error.js';
import { rateLimitAddress } from '../../platform/http/request/client-address.js';
import type { AuditKeys } from '../../platform/vault/audit-keys.js';
import { loginFailureRepository } from './login-failure-repository.js';
import { inTurn, type LoginQueues } from './login-queues.js';
import {
  countAttempt,
  forgiveLogin,
  fromAddress,
  onDevice,
  withRecoveryCode,
  type CountedAs,
  type CountedAttempt,
  type LoginThrottleDeps,
} from './login-throttle.js';
import {
  holdsRecoveryCode,
  proveSecondFactor,
  type SecondFactorDeps,
} from './second-factor/prove-second-factor.js';

export interface LogInDeps extends LoginThrottleDeps, SecondFactorDeps {
  readonly config: Pick<Config, 'sessionLifetimeMinutes'>;
  readonly sessionTokens: SessionTokens;
  readonly deviceTokens: DeviceTokens;
  readonly loginQueues: LoginQueues;
  readonly auditKeys: AuditKeys;
}

interface LogInInput {
  readonly email: string;
  readonly password: string;
  /** Asked for from users who have a second factor. */
  readonly totpCode?: string | undefined;
  /** What the browser kept of an earlier login, if it did. */
  readonly deviceToken?: string | undefined;
  /** The workspace of the addressed host: only its users log in there. */
  readonly hostTenantId: string | undefined;
  readonly ip: string;
}

export interface StartedSession {
  readonly session: Session;
  readonly user: User;
  /** All three are shown once. */
  readonly token: string;
  readonly csrfToken: string;
  readonly deviceToken: string;
}

/**
 * Starts a session. Every failure has the same answer and takes the same time: it does not tell which accounts exist,
 * nor which part was right.
 */
export async function logIn(deps: LogInDeps, input: LogInInput): Promise<StartedSession> {
  const { ip, totpCode = '' } = input;
  const visit = await recognize(deps, input);
  const { credentials } = visit;
  const { attempt, matches } = await checkPassword(deps, visit, input.password);
  const user = matches ? credentials?.user : undefined;
  const enters = user !== undefined && mayEnter(user, input);
  if (!enters || user.mfa) {
    const proves = await proveSecondFactor(deps, enters ? accountOf(user) : noAccount, totpCode);
    if (!enters || !proves) {
      const reason = enters ? 'code' : user ? 'host' : 'password';
      return refuse(deps, { user: credentials?.user, attempt, reason, ip });
    }
  }
  const session = newSession(deps, user);
  await platformTransaction(deps.db, (tx) =>
    start(tx, deps, { session, user, visit, attempt, ip }),
  );
  return {
    session,
    user,
    token: await deps.sessionTokens.sign(session),
    csrfToken: deps.sessionTokens.csrfTokenOf(session.id),
    deviceToken: deps.deviceTokens.issue(user.id, session.createdAt),
  };
}

/** The e-mail address that a caller claims, and the network address of the request. */
interface Visit {
  readonly email: string;
  readonly credentials: UserCredentials | undefined;
  readonly address: string;
  /** One that this account was logged in to on. */
  readonly device: string | undefined;
  readonly recovers: boolean;
}

async function recognize(
  { db, clock, deviceTokens }: LogInDeps,
  { totpCode = '', deviceToken = '', ...input }: LogInInput,
): Promise<Visit> {
  const email = normalizeEmail(input.email);
  const credentials = await userCredentialsRepository(db).find(email);
  const account = credentials ? accountOf(credentials.user) : noAccount;
  const recovers = await holdsRecoveryCode(db, account, totpCode);
  const device = deviceTokens.verify(deviceToken, account.userId, clock.now());
  return { email, credentials, address: rateLimitAddress(input.ip), device, recovers };
}

/** Counted before it is checked: guesses at the same time are no more than guesses in turn. */
function checkPassword(deps: LogInDeps, visit: Visit, password: string) {
  const { known, strangers } = deps.loginQueues;
  const isKnown = visit.device !== undefined || visit.recovers;
  return inTurn(isKnown ? known : strangers, async () => ({
    attempt: await countAttempt(deps, countedAs(visit)),
    matches: await verifyPassword(password, visit.credentials?.passwordHash),
  }));
}

function countedAs({ email, address, device, recovers }: Visit): CountedAs {
  if (recovers) return withRecoveryCode(email);
  return device === undefined ? fromAddress(email, address) : onDevice(email, device);
}

function mayEnter(user: User, { hostTenantId }: LogInInput): boolean {
  return hostTenantId === undefined || hostTenantId === user.tenantId;
}

function accountOf({ tenantId, id }: User): Account {
  return { tenantId, userId: id };
}

function newSession({ clock, newId, config }: LogInDeps, user: User): Session {
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + config.sessionLifetimeMinutes * 60_000);
  return { id: newId(), ...accountOf(user), mfa: user.mfa, createdAt, expiresAt };
}

interface Start {
  readonly session: Session;
  readonly user: User;
  readonly visit: Visit;
  readonly attempt: CountedAttempt;
  readonly ip: string;
}

async function start(
  tx: Knex.Transaction,
  deps: LogInDeps,
  { session, user, visit, attempt, ip }: Start,
): Promise<void> {
  const passwordHash = visit.credentials?.passwordHash ?? '';
  if (!(await userCredentialsRepository(tx).stillHas(user, passwordHash))) {
    throw wrongLogin('password');
  }
  await forgiveLogin(tx, { at: session.createdAt, attempt, ...visit });
  await sessionRepository(tx).deleteEndedOf(session, session.createdAt);
  await sessionRepository(tx).insert(session);
  await auditLogRepository(tx, deps).append({
    tenantId: user.tenantId ?? PLATFORM_CHAIN,
    action: 'session.started',
    actor: user.email,
    targetType: 'session',
    targetId: session.id,
    ip,
    details: { mfa: session.mfa },
    at: session.createdAt,
  });
}

interface Refusal {
  readonly user: User | undefined;
  readonly attempt: CountedAttempt;
  readonly reason: 'password' | 'host' | 'code';
  readonly ip: string;
}

/**
 * Puts a refused login into the log of the account's workspace. The throttle bounds their number; throttled logins
 * leave no entry. For an unknown account the same is written and rolled back, and in either case something is left to
 * commit, so that the answer takes as long.
 */
async function refuse(deps: LogInDeps, refusal: Refusal): Promise<never> {
  const refused = wrongLogin(refusal.reason);
  await platformTransaction(deps.db, async (tx) => {
    await loginFailureRepository(tx).rewrite(refusal.attempt.id);
    try {
      await platformTransaction(tx, async (entry) => {
        await recordRefusal(entry, deps, refusal);
        if (!refusal.user) throw refused;
      });
    } catch (error) {
      // The entry is taken back; any other fault is one.
      if (error !== refused) throw error;
    }
  });
  throw refused;
}

function recordRefusal(
  tx: Knex.Transaction,
  deps: LogInDeps,
  { user, reason, ip }: Refusal,
): Promise<void> {
  return auditLogRepository(tx, deps).append({
    tenantId: user?.tenantId ?? PLATFORM_CHAIN,
    action: 'session.refused',
    actor: ANONYMOUS,
    targetType: 'user',
    targetId: user?.id ?? '',
    ip,
    details: { email: user?.email ?? '', reason },
    at: deps.clock.now(),
  });
}

/** The answer is the same for all three; log and metrics tell them apart. */
function wrongLogin(reason: 'password' | 'host' | 'code'): ApiError {
  const message = 'The email, the password or the code is wrong.';
  const details = { code: 'LOGIN_FAILED' } as const;
  return ApiError.standard(401, message, details).because(`login_${reason}`);
}
