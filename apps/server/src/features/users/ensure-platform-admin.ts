import type { Knex } from 'knex';
import { PLATFORM_CHAIN } from '../../platform/audit-log/audit-event.js';
import { auditLogRepository } from '../../platform/audit-log/audit-log-repository.js';
import { verifyPassword } from '../../platform/auth/secrets/password.js';
import { prepareLogin, registerUser, type NewLogin } from '../../platform/auth/register-user.js';
import { sessionRepository } from '../../platform/auth/session-repository.js';
import { normalizeEmail, PLATFORM_ROLE, type User } from '../../platform/auth/user-model.js';
import { userCredentialsRepository } from '../../platform/auth/user-credentials-repository.js';
import { userRepository } from '../../platform/auth/user-repository.js';
import { takeTurn } from '../../platform/db/platform-turn.js';
import { platformTransaction } from '../../platform/db/platform-transaction.js';
import { ApiError } from '../../platform/http/api-error.js';
import type { UserDeps } from './create-user.js';

/**
 * Sees to it that the configured administrator can log in to the platform with the configured
 * password. Another password than before ends the sessions there are.
 *
 * @throws a 409 when the address is a workspace user's.
 */
export async function ensurePlatformAdmin(
  deps: UserDeps,
  admin: { email: string; password: string },
): Promise<void> {
  const login = await prepareLogin(admin);
  await platformTransaction(deps.db, async (tx) => {
    // One of several instances that start together does it.
    await takeTurn(tx, 'ensure-platform-admin', deps.clock.now());
    const known = await userCredentialsRepository(tx).find(normalizeEmail(admin.email));
    if (!known) await create(tx, deps, login);
    else if (known.user.role !== PLATFORM_ROLE) throw notAnAdmin();
    else if (!(await verifyPassword(admin.password, known.passwordHash))) {
      await changePassword(tx, deps, { user: known.user, login });
    }
  });
}

async function create(tx: Knex.Transaction, deps: UserDeps, login: NewLogin): Promise<void> {
  await registerUser(tx, deps, {
    tenantId: null,
    login,
    role: PLATFORM_ROLE,
    actor: 'system',
    ip: null,
    at: deps.clock.now(),
  });
}

async function changePassword(
  tx: Knex.Transaction,
  deps: UserDeps,
  { user, login }: { user: User; login: NewLogin },
): Promise<void> {
  const at = deps.clock.now();
  await userRepository(tx).update({ ...user, updatedAt: at }, login.passwordHash);
  await sessionRepository(tx).revokeAllOf({ tenantId: null, userId: user.id }, at);
  await auditLogRepository(tx, deps).append({
    tenantId: PLATFORM_CHAIN,
    action: 'user.updated',
    actor: 'system',
    targetType: 'user',
    targetId: user.id,
    ip: null,
    details: { email: user.email, role: user.role, passwordChanged: true },
    at,
  });
}

function notAnAdmin(): ApiError {
  return ApiError.conflict('PLATFORM_ADMIN_EMAIL is the login of a workspace user.');
}
