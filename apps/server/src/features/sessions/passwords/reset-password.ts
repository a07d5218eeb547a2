import type { Knex } from 'knex';
import type { AuditLogDeps } from '../../../platform/audit-log/audit-log-repository.js';
import { requirePasswordLength } from '../../../platform/auth/register-user.js';
import { parseAccountToken } from '../../../platform/auth/secrets/account-token.js';
import { hashPassword } from '../../../platform/auth/secrets/password.js';
import { sessionRepository } from '../../../platform/auth/session-repository.js';
import {
  userCredentialsRepository,
  type UserCredentials,
} from '../../../platform/auth/user-credentials-repository.js';
import type { Clock } from '../../../platform/clock.js';
import { platformTransaction } from '../../../platform/db/platform-transaction.js';
import type { Mailer } from '../../../platform/egress/mailer.js';
import { ApiError } from '../../../platform/http/api-error.js';
import { accountTokenRepository } from '../account-token-repository.js';
import { inTurn, type LoginQueues } from '../login-queues.js';
import { accountOf } from '../login-visit.js';
import { passwordChangedMail } from '../mails/account-mails.js';
import { mayReset } from './reset-link.js';
import { isOfWorkspace, storePassword } from './store-password.js';

export interface PasswordDeps extends AuditLogDeps {
  readonly db: Knex;
  readonly clock: Clock;
  readonly loginQueues: LoginQueues;
  readonly mailer: Mailer;
}

interface ResetPasswordInput {
  readonly token: string;
  readonly password: string;
  /** The workspace of the addressed host: only its users reset their passwords there. */
  readonly hostTenantId: string | undefined;
  readonly ip: string;
}

/**
 * Sets another password by the token of a link, and ends every session of the user. It starts none, and leaves the
 * second factor as it is. The password is hashed only once the token is known to be good.
 *
 * @throws a 400 `RESET_TOKEN_INVALID` for any token that is not good now, and a 400 for a bad password.
 */
export async function resetPassword(deps: PasswordDeps, input: ResetPasswordInput): Promise<void> {
  requirePasswordLength(input.password);
  const name = parseAccountToken('reset', input.token);
  if (!name || (input.hostTenantId !== undefined && input.hostTenantId !== name.tenantId)) {
    throw invalidToken();
  }
  const token = { kind: 'RESET', sha256: name.sha256 } as const;
  const { user, passwordHash: former } = await platformTransaction(deps.db, async (tx) => {
    const found = await accountTokenRepository(tx, name.tenantId).find(token, deps.clock.now());
    if (!found) throw invalidToken();
    const account = { tenantId: name.tenantId, userId: found.userId };
    const credentials = await userCredentialsRepository(tx).findAccount(account);
    return requireOpen(credentials, found);
  });
  if (!isOfWorkspace(user)) throw invalidToken();
  const passwordHash = await inTurn(deps.loginQueues.strangers, () => hashPassword(input.password));
  await platformTransaction(deps.db, async (tx) => {
    const at = deps.clock.now();
    // The user is locked first, as in every transaction that ends tokens.
    const holds = await userCredentialsRepository(tx).stillHas(user, former);
    const isSpent = holds && (await accountTokenRepository(tx, user.tenantId).use(token, at));
    if (!isSpent) throw invalidToken();
    const stored = { user, passwordHash, action: 'password.reset', ip: input.ip, at } as const;
    await storePassword(tx, deps, stored);
    await sessionRepository(tx).revokeAllOf(accountOf(user), at);
  });
  deps.mailer.send(passwordChangedMail({ to: user.email, locale: user.profile.locale }));
}

/** The password that a token was made under is still that of a login that may be reset. */
function requireOpen(
  credentials: UserCredentials | undefined,
  token: { isOf(passwordHash: string): boolean },
): UserCredentials {
  if (!credentials || !mayReset(credentials.user) || !token.isOf(credentials.passwordHash)) {
    throw invalidToken();
  }
  return credentials;
}

function invalidToken(): ApiError {
  const message = 'This link is not valid: it is unknown, expired or used.';
  return ApiError.badRequest(message, { code: 'RESET_TOKEN_INVALID' });
}
