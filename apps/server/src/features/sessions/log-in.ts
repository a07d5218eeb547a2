import type { Knex } from 'knex';
import type { Config } from '../../config.js';
import { ANONYMOUS, PLATFORM_CHAIN } from '../../platform/audit-log/audit-event.js';
import { auditLogRepository } from '../../platform/audit-log/audit-log-repository.js';
import { verifyPassword } from '../../platform/auth/password.js';
import { sessionRepository, type Session } from '../../platform/auth/session-repository.js';
import type { SessionTokens } from '../../platform/auth/session-token.js';
import { normalizeEmail, type User } from '../../platform/auth/user-model.js';
import { userRepository } from '../../platform/auth/user-repository.js';
import { platformTransaction } from '../../platform/db/platform-transaction.js';
import { ApiError } from '../../platform/http/api-error.js';
import {
  countAttempt,
  forgiveFailures,
  recoveriesOf,
  type LoginThrottleDeps,
} from './login-throttle.js';
import {
  holdsRecoveryCode,
  proveSecondFactor,
  type SecondFactorDeps,
} from './prove-second-factor.js';

export interface LogInDeps extends LoginThrottleDeps, SecondFactorDeps {
  readonly config: Pick<Config, 'sessionLifetimeMinutes'>;
  readonly sessionTokens: SessionTokens;
}

export interface LogInInput {
  readonly email: string;
  readonly password: string;
  /** Asked for from users who have a second factor. */
  readonly totpCode?: string | undefined;
  /** The workspace whose host was addressed: nobody else's users log in there. */
  readonly hostTenantId: string | undefined;
  readonly ip: string;
}

export interface StartedSession {
  readonly session: Session;
  readonly user: User;
  /** Both are shown once. */
  readonly token: string;
  readonly csrfToken: string;
}

/**
 * Starts a session. Whatever is wrong, the answer is the same and takes the same time: it does not
 * tell which accounts exist.
 */
export async function logIn(deps: LogInDeps, input: LogInInput): Promise<StartedSession> {
  const email = normalizeEmail(input.email);
  const { ip, totpCode = '' } = input;
  const recovers = await holdsRecoveryCode(deps.db, email, totpCode);
  await countAttempt(deps, recovers ? recoveriesOf(email) : email);
  const credentials = await userRepository(deps.db).findCredentials(email);
  const matches = await verifyPassword(input.password, credentials?.passwordHash);
  if (!credentials || !matches) {
    return refuse(deps, { user: credentials?.user, reason: 'password', ip });
  }
  const { user } = credentials;
  if (!mayEnter(user, input)) return refuse(deps, { user, reason: 'host', ip });
  if (user.mfa && !(await proveSecondFactor(deps, user.id, totpCode))) {
    return refuse(deps, { user, reason: 'code', ip });
  }
  const session = newSession(deps, user);
  await platformTransaction(deps.db, (tx) =>
    start(tx, deps, { session, user, passwordHash: credentials.passwordHash, ip }),
  );
  return {
    session,
    user,
    token: await deps.sessionTokens.sign(session),
    csrfToken: deps.sessionTokens.csrfTokenOf(session.id),
  };
}

function mayEnter(user: User, { hostTenantId }: LogInInput): boolean {
  return hostTenantId === undefined || hostTenantId === user.tenantId;
}

function newSession({ clock, newId, config }: LogInDeps, user: User): Session {
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + config.sessionLifetimeMinutes * 60_000);
  return { id: newId(), userId: user.id, mfa: user.mfa, createdAt, expiresAt };
}

async function start(
  tx: Knex.Transaction,
  deps: LogInDeps,
  {
    session,
    user,
    passwordHash,
    ip,
  }: { session: Session; user: User; passwordHash: string; ip: string },
): Promise<void> {
  if (!(await userRepository(tx).stillHas(user.id, passwordHash, user.mfa))) {
    throw wrongLogin('password');
  }
  await forgiveFailures(tx, user.email);
  await forgiveFailures(tx, recoveriesOf(user.email));
  await sessionRepository(tx).deleteEndedOf(user.id, session.createdAt);
  await sessionRepository(tx).insert(session);
  await auditLogRepository(tx, deps.newId).append({
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

/**
 * Puts a refused login into the log of the account's workspace. The throttle bounds how many; who came
 * too often leaves none. For an account that nobody has, the same is written and taken back, so that
 * the answer takes as long.
 */
async function refuse(
  deps: LogInDeps,
  {
    user,
    reason,
    ip,
  }: { user: User | undefined; reason: 'password' | 'host' | 'code'; ip: string },
): Promise<never> {
  await platformTransaction(deps.db, async (tx) => {
    await auditLogRepository(tx, deps.newId).append({
      tenantId: user?.tenantId ?? PLATFORM_CHAIN,
      action: 'session.refused',
      actor: ANONYMOUS,
      targetType: 'user',
      targetId: user?.id ?? '',
      ip,
      details: { email: user?.email ?? '', reason },
      at: deps.clock.now(),
    });
    if (!user) throw wrongLogin(reason);
  });
  throw wrongLogin(reason);
}

/** The answer is the same for all three; log and metrics tell them apart. */
function wrongLogin(reason: 'password' | 'host' | 'code'): ApiError {
  const message = 'The email, the password or the code is wrong.';
  return ApiError.standard(401, message).because(`login_${reason}`);
}
