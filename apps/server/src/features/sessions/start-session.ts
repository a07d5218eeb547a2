import type { Knex } from 'knex';
import type { Config } from '../../config.js';
import { PLATFORM_CHAIN } from '../../platform/audit-log/audit-event.js';
import {
  auditLogRepository,
  type AuditLogDeps,
} from '../../platform/audit-log/audit-log-repository.js';
import type { DeviceTokens } from '../../platform/auth/secrets/device-token.js';
import {
  maxUserAgentLength,
  sessionRepository,
  type Session,
} from '../../platform/auth/session-repository.js';
import type { SessionTokens } from '../../platform/auth/session-token.js';
import type { User } from '../../platform/auth/user-model.js';
import type { Clock } from '../../platform/clock.js';
import { truncatedAddress } from '../../platform/http/request/client-address.js';
import { accountOf, type LoginRequest } from './login-visit.js';
import { profileRepository } from './profile/profile-repository.js';

export interface StartSessionDeps extends AuditLogDeps {
  readonly config: Pick<Config, 'sessionLifetimeMinutes'>;
  readonly clock: Clock;
  readonly sessionTokens: SessionTokens;
  readonly deviceTokens: DeviceTokens;
}

export interface StartedSession {
  readonly session: Session;
  readonly user: User;
  /** All three are shown once. */
  readonly token: string;
  readonly csrfToken: string;
  readonly deviceToken: string;
}

/** A session that is not stored yet. It counts as proved where the user has a second factor. */
export function newSession(
  { clock, newId, config }: StartSessionDeps,
  user: User,
  { ip, userAgent }: Pick<LoginRequest, 'ip' | 'userAgent'>,
): Session {
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + config.sessionLifetimeMinutes * 60_000);
  return {
    id: newId(),
    ...accountOf(user),
    mfa: user.mfa,
    createdAt,
    expiresAt,
    address: truncatedAddress(ip),
    userAgent: userAgent?.slice(0, maxUserAgentLength) ?? null,
  };
}

/** Stores a session with its audit entry, in a transaction that has locked its user. */
export async function storeSession(
  tx: Knex.Transaction,
  deps: StartSessionDeps,
  { session, user, ip }: { readonly session: Session; readonly user: User; readonly ip: string },
): Promise<void> {
  const at = session.createdAt;
  await sessionRepository(tx).deleteEndedOf(session, at);
  await sessionRepository(tx).insert(session);
  await profileRepository(tx, session).setLastLogin(at);
  await auditLogRepository(tx, deps).append({
    tenantId: user.tenantId ?? PLATFORM_CHAIN,
    action: 'session.started',
    actor: user.email,
    targetType: 'session',
    targetId: session.id,
    ip,
    details: { mfa: session.mfa },
    at,
  });
}

/** What a stored session is proved with. */
export async function startedSession(
  deps: StartSessionDeps,
  session: Session,
  user: User,
): Promise<StartedSession> {
  return {
    session,
    user: { ...user, lastLoginAt: session.createdAt },
    token: await deps.sessionTokens.sign(session),
    csrfToken: deps.sessionTokens.csrfTokenOf(session.id),
    deviceToken: deps.deviceTokens.issue(user.id, session.createdAt),
  };
}
