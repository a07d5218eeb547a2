import type { Knex } from 'knex';
import {
  auditLogRepository,
  type AuditLogDeps,
} from '../../../platform/audit-log/audit-log-repository.js';
import { createAccountToken } from '../../../platform/auth/secrets/account-token.js';
import type { UserCredentials } from '../../../platform/auth/user-credentials-repository.js';
import { PLATFORM_ROLE, type User } from '../../../platform/auth/user-model.js';
import type { Clock } from '../../../platform/clock.js';
import { accountTokenRepository } from '../account-token-repository.js';
import { accountOf } from '../login-visit.js';

const resetMs = 60 * 60_000;

/** Open links of one account: a mail that is late does not make the next one worthless. */
const maxLinks = 3;

export interface ResetLinkDeps extends AuditLogDeps {
  readonly clock: Clock;
  readonly baseUrl: string;
}

interface ResetLink {
  /** Shown once. */
  readonly link: string;
  readonly expiresAt: Date;
}

/**
 * Makes a link for another password, in a transaction of the platform. Its address is made of the configured base URL
 * alone. The token stands in the fragment, which browsers send to no server and repeat in no `Referer`.
 */
export async function createResetLink(
  tx: Knex.Transaction,
  deps: ResetLinkDeps,
  { credentials, actor, ip }: ResetLinkInput,
): Promise<ResetLink> {
  const { user, passwordHash } = credentials;
  const { token, sha256 } = createAccountToken('reset', user.tenantId);
  const createdAt = deps.clock.now();
  const expiresAt = new Date(createdAt.getTime() + resetMs);
  const kind = 'RESET';
  const tokens = accountTokenRepository(tx, user.tenantId);
  await tokens.trim(accountOf(user), { kind, at: createdAt, keep: maxLinks - 1 });
  await tokens.insert({ sha256, kind, userId: user.id, passwordHash, createdAt, expiresAt });
  await auditLogRepository(tx, deps).append({
    tenantId: requireTenant(user),
    action: 'password.reset_requested',
    actor,
    targetType: 'user',
    targetId: user.id,
    ip,
    details: { email: user.email },
    at: createdAt,
  });
  return { link: `${deps.baseUrl}/console/reset#${token}`, expiresAt };
}

interface ResetLinkInput {
  readonly credentials: UserCredentials;
  readonly actor: string;
  readonly ip: string | null;
}

/**
 * True for a login whose owner may set another password by a link: not for one that was disabled, nor for a platform
 * administrator, who has the password of the configuration.
 */
export function mayReset({ role, isDisabled }: User): boolean {
  return role !== PLATFORM_ROLE && !isDisabled;
}

function requireTenant({ tenantId }: User): string {
  if (tenantId === null) throw new Error('A link is for users of a workspace.');
  return tenantId;
}
