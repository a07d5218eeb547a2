import { PLATFORM_CHAIN } from '../../../platform/audit-log/audit-event.js';
import { auditLogRepository } from '../../../platform/audit-log/audit-log-repository.js';
import { actorOf, type SessionCaller } from '../../../platform/auth/caller-model.js';
import { requirePasswordLength } from '../../../platform/auth/register-user.js';
import { hashPassword, verifyPassword } from '../../../platform/auth/secrets/password.js';
import {
  userCredentialsRepository,
  type UserCredentials,
} from '../../../platform/auth/user-credentials-repository.js';
import { platformTransaction } from '../../../platform/db/platform-transaction.js';
import { ApiError } from '../../../platform/http/api-error.js';
import { inTurn } from '../login-queues.js';
import { countAttempt, forgive, passwordsOf } from '../login-throttle.js';
import { passwordChangedMail } from '../mails/account-mails.js';
import { accountOfCaller, endedSession } from '../profile/get-session.js';
import { ownSessionRepository } from '../profile/own-session-repository.js';
import type { PasswordDeps } from './reset-password.js';
import { isOfWorkspace, storePassword } from './store-password.js';

interface ChangePasswordInput {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly ip: string;
}

/**
 * Changes the password of the caller, who proves the current one, so that a stolen session cannot do it. The other
 * sessions of the user end.
 *
 * @throws a 400 `PASSWORD_WRONG`, of which an account takes five in 15 minutes; a 403 for a platform administrator.
 */
export async function changePassword(
  deps: PasswordDeps,
  caller: SessionCaller,
  { currentPassword, newPassword, ip }: ChangePasswordInput,
): Promise<void> {
  if (caller.tenant === null) throw ofConfiguration();
  requirePasswordLength(newPassword, 'newPassword');
  const account = accountOfCaller(caller);
  const credentials = await platformTransaction(deps.db, (tx) =>
    userCredentialsRepository(tx).findAccount(account),
  );
  if (!credentials || !isOfWorkspace(credentials.user)) throw endedSession();
  const { user } = credentials;
  const counted = passwordsOf(user.id);
  await countAttempt(deps, counted);
  const { known } = deps.loginQueues;
  const matches = await inTurn(known, () =>
    verifyPassword(currentPassword, credentials.passwordHash),
  );
  if (!matches) return refuse(deps, caller, { credentials, ip });
  const passwordHash = await inTurn(known, () => hashPassword(newPassword));
  await platformTransaction(deps.db, async (tx) => {
    const at = deps.clock.now();
    if (!(await userCredentialsRepository(tx).stillHas(user, credentials.passwordHash))) {
      throw wrongPassword();
    }
    await forgive(tx, counted, at);
    await storePassword(tx, deps, { user, passwordHash, action: 'password.changed', ip, at });
    await ownSessionRepository(tx, account).revokeOthers(caller.credential.id, at);
  });
  deps.mailer.send(passwordChangedMail({ to: user.email, locale: user.profile.locale }));
}

/** Puts the refusal into the log, as that of a login is. */
async function refuse(
  deps: PasswordDeps,
  caller: SessionCaller,
  { credentials: { user }, ip }: { readonly credentials: UserCredentials; readonly ip: string },
): Promise<never> {
  await platformTransaction(deps.db, (tx) =>
    auditLogRepository(tx, deps).append({
      tenantId: user.tenantId ?? PLATFORM_CHAIN,
      action: 'password.refused',
      actor: actorOf(caller),
      targetType: 'user',
      targetId: user.id,
      ip,
      details: { email: user.email },
      at: deps.clock.now(),
    }),
  );
  throw wrongPassword();
}

function wrongPassword(): ApiError {
  return ApiError.badRequest('This is not the current password.', { code: 'PASSWORD_WRONG' });
}

function ofConfiguration(): ApiError {
  const message = 'This is a platform administrator, who has the password of the configuration.';
  return ApiError.forbidden(message, { code: 'PASSWORD_OF_CONFIGURATION' });
}
