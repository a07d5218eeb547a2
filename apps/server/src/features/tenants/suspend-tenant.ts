import type { Knex } from 'knex';
import type { AuditEvent } from '../../platform/audit-log/audit-event.js';
import { auditLogRepository } from '../../platform/audit-log/audit-log-repository.js';
import { apiKeyRepository } from '../../platform/auth/api-key-repository.js';
import { isSandbox, type System, type Tenant } from '../../platform/auth/caller-model.js';
import { sessionRepository } from '../../platform/auth/session-repository.js';
import { tenantRepository } from '../../platform/auth/tenant-repository.js';
import { sandboxRepository } from '../../platform/sandbox/sandbox-repository.js';
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
    if (!known || isSandbox(known))
      throw ApiError.notFound('No such workspace.', { code: 'WORKSPACE_NOT_FOUND' });
    const at = deps.clock.now();
    const tenant: Tenant = { ...known, subscriptionStatus: 'canceled' };
    await tenants.update(tenant, at);
    const keys = await apiKeyRepository(tx).revokeAll(id, at);
    const endedSessions = await sessionRepository(tx).revokeAllIn(id, at);
    const common = { tenantId: id, actor: by, ip: null, at } as const;
    await auditLogRepository(tx, deps).appendAll(id, [
      ...keys.map((targetId) => revocationOf(targetId, common)),
      {
        ...common,
        action: 'tenant.suspended',
        targetType: 'tenant',
        targetId: id,
        details: { revokedKeys: keys.length, endedSessions },
      },
    ]);
    const testKeys = await suspendSandbox(tx, deps, { by, id, at });
    return { tenant, revokedKeys: keys.length + testKeys, endedSessions };
  });
}

/** What entries of one suspension have in common. */
type Suspension = Pick<AuditEvent, 'tenantId' | 'actor' | 'ip' | 'at'>;

function revocationOf(targetId: string, suspension: Suspension): AuditEvent {
  const key = { targetType: 'api-key', targetId, details: {} } as const;
  return { ...suspension, ...key, action: 'api-key.revoked' };
}

/** The sandbox of a workspace goes with it. @returns How many test keys were revoked. */
async function suspendSandbox(
  tx: Knex.Transaction,
  deps: UpdateTenantDeps,
  { by, id, at }: { readonly by: System; readonly id: string; readonly at: Date },
): Promise<number> {
  const tenants = tenantRepository(tx);
  const sandbox = await sandboxRepository(tx).findSandboxOf(id);
  if (!sandbox) return 0;
  await tenants.update({ ...sandbox, subscriptionStatus: 'canceled' }, at);
  const keys = await apiKeyRepository(tx).revokeAll(sandbox.id, at);
  const common = { tenantId: sandbox.id, actor: by, ip: null, at } as const;
  await auditLogRepository(tx, deps).appendAll(
    sandbox.id,
    keys.map((targetId) => revocationOf(targetId, common)),
  );
  return keys.length;
}
