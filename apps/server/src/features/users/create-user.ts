import type { Knex } from 'knex';
import { actorOf, type Caller, type System } from '../../platform/auth/caller-model.js';
import { requireNoLonger, requireNoWider } from '../../platform/auth/delegation.js';
import { requireWholeWorkspace } from '../../platform/auth/operator-scope.js';
import { permissionsOf, type TenantRole } from '../../platform/auth/permissions.js';
import { prepareLogin, registerUser } from '../../platform/auth/register-user.js';
import type { User } from '../../platform/auth/user-model.js';
import type { Clock, NewId } from '../../platform/clock.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import type { AuditKeys } from '../../platform/vault/audit-keys.js';

export interface UserDeps {
  readonly db: Knex;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly auditKeys: AuditKeys;
}

interface CreateUserInput {
  readonly tenantId: string;
  readonly email: string;
  readonly password: string;
  readonly role: TenantRole;
  readonly ip?: string;
}

/** Creates a login to the workspace, with a role no wider than its maker's. */
export async function createUser(
  deps: UserDeps,
  by: Caller | System,
  { tenantId, email, password, role, ip }: CreateUserInput,
): Promise<User> {
  if (by !== 'system') {
    requireMayManage(by, role);
    requireNoLonger(by, undefined);
  }
  const login = await prepareLogin({ email, password });
  const at = deps.clock.now();
  return tenantTransaction(deps.db, tenantId, (tx) =>
    registerUser(tx, deps, {
      tenantId,
      login,
      role,
      actor: actorOf(by),
      ip: ip ?? null,
      at,
    }),
  );
}

/** A login is the whole workspace's, and who makes or changes one can use it. */
export function requireMayManage(caller: Caller, role: TenantRole): void {
  requireWholeWorkspace(caller);
  requireNoWider(caller, permissionsOf(role, null));
}
