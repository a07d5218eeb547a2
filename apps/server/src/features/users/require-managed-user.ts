import type { Knex } from 'knex';
import type { Caller } from '../../platform/auth/caller-model.js';
import { TENANT_ROLES, type TenantRole } from '../../platform/auth/permissions.js';
import { tenantRepository } from '../../platform/auth/tenant-repository.js';
import type { User } from '../../platform/auth/user-model.js';
import { userRepository } from '../../platform/auth/user-repository.js';
import { ApiError } from '../../platform/http/api-error.js';
import { requireMayManage } from './create-user.js';

type WorkspaceUser = User & { readonly tenantId: string; readonly role: TenantRole };

/**
 * Finds a user the caller may change or remove. The workspace's users are locked until the transaction ends: two
 * administrators cannot remove each other.
 */
export async function requireManagedUser(
  tx: Knex.Transaction,
  caller: Caller,
  id: string,
): Promise<WorkspaceUser> {
  const tenantId = caller.tenant.id;
  await tenantRepository(tx).lockForAdding(tenantId);
  const user = await userRepository(tx).find(tenantId, id);
  const role = TENANT_ROLES.find((known) => known === user?.role);
  if (!user || !role)
    throw ApiError.notFound('No such user in this workspace.', { code: 'USER_NOT_FOUND' });
  requireMayManage(caller, role);
  return { ...user, tenantId, role };
}

/** @throws a 409 when the workspace would be left without anybody to administer it. */
export async function requireAnotherAdmin(tx: Knex.Transaction, user: WorkspaceUser) {
  if (user.role !== 'TENANT_ADMIN') return;
  if ((await userRepository(tx).countInRole(user.tenantId, 'TENANT_ADMIN')) > 1) return;
  throw ApiError.conflict('This is the last TENANT_ADMIN of the workspace.', {
    code: 'LAST_TENANT_ADMIN',
  });
}
