import { auditLogRepository } from '../../platform/audit-log/audit-log-repository.js';
import { apiKeyRepository } from '../../platform/auth/api-key-repository.js';
import type { System, Tenant } from '../../platform/auth/caller-model.js';
import { sessionRepository } from '../../platform/auth/session-repository.js';
import { tenantRepository } from '../../platform/auth/tenant-repository.js';
import { platformTransaction } from '../../platform/db/platform-transaction.js';
import { ApiError } from '../../platform/http/api-error.js';
import type { UpdateTenantDeps } from './update-tenant.js';

interface SuspendedTenant {
  readonly tenant: Tenant;
  readonly revokedKeys: number;
  readonly endedSessions: number;
}

/**
 * Ends the subscription of a workspace, its API keys and its sessions, at once on every instance. What is public
 * stays public. Its people may log in again; they read, and write what protects alone. Another subscription status
 * lifts it; keys stay revoked.
 *
 * @throws a 404 for an unknown workspace.
 */
export function suspendTenant(
  deps: UpdateTenantDeps,
  by: System,
  id: string,
): Promise<SuspendedTenant> {
  return platformTransaction(deps.db, async (tx) => {
    const tenants = tenantRepository(tx);
    const known = await tenants.lock(id);
    if (!known) throw ApiError.notFound('No such workspace.', { code: 'WORKSPACE_NOT_FOUND' });
    const at = deps.clock.now();
    const tenant: Tenant = { ...known, subscriptionStatus: 'canceled' };
    await tenants.update(tenant, at);
    const keys = await apiKeyRepository(tx).revokeAll(id, at);
    const endedSessions = await sessionRepository(tx).revokeAllIn(id, at);
    const common = { tenantId: id, actor: by, ip: null, at } as const;
    await auditLogRepository(tx, deps).appendAll(id, [
      ...keys.map((targetId) => ({
        ...common,
        action: 'api-key.revoked' as const,
        targetType: 'api-key' as const,
        targetId,
        details: {},
      })),
      {
        ...common,
        action: 'tenant.suspended',
        targetType: 'tenant',
        targetId: id,
        details: { revokedKeys: keys.length, endedSessions },
      },
    ]);
    return { tenant, revokedKeys: keys.length, endedSessions };
  });
}
