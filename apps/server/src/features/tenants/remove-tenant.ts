import type { Knex } from 'knex';
import { PLATFORM_CHAIN } from '../../platform/audit-log/audit-event.js';
import { auditLogRepository } from '../../platform/audit-log/audit-log-repository.js';
import { isSandbox, type System, type Tenant } from '../../platform/auth/caller-model.js';
import { tenantRepository } from '../../platform/auth/tenant-repository.js';
import { sandboxRepository } from '../../platform/sandbox/sandbox-repository.js';
import { platformTransaction } from '../../platform/db/platform-transaction.js';
import { ApiError } from '../../platform/http/api-error.js';
import type { UpdateTenantDeps } from './update-tenant.js';
import {
  workspaceContentRepository,
  type WorkspaceContent,
} from './workspace-content-repository.js';

/** What removing a workspace would delete. */
export function describeContent(db: Knex, tenantId: string): Promise<WorkspaceContent> {
  return workspaceContentRepository(db).count(tenantId);
}

/**
 * Deletes a suspended workspace with everything that it holds but its audit log, in one transaction.
 *
 * @throws a 404 for an unknown workspace, a 409 `TENANT_NOT_SUSPENDED` for one that users may still be writing to.
 */
export function removeTenant(
  deps: UpdateTenantDeps,
  by: System,
  id: string,
): Promise<{ tenant: Tenant; deleted: WorkspaceContent }> {
  return platformTransaction(deps.db, async (tx) => {
    const tenant = await tenantRepository(tx).lock(id);
    if (!tenant || isSandbox(tenant))
      throw ApiError.notFound('No such workspace.', { code: 'WORKSPACE_NOT_FOUND' });
    if (tenant.subscriptionStatus !== 'canceled') throw notSuspended(tenant);
    const content = workspaceContentRepository(tx);
    const deleted = await content.count(id);
    const sandboxId = await sandboxRepository(tx).findSandboxIdOf(id);
    if (sandboxId !== undefined) await content.delete(sandboxId);
    await content.delete(id);
    const { name, subdomain, tier, legalId } = tenant;
    const event = {
      action: 'tenant.removed',
      actor: by,
      targetType: 'tenant',
      targetId: id,
      ip: null,
      details: { name, subdomain, tier, legalId, ...deleted },
      at: deps.clock.now(),
    } as const;
    // The last entry of the workspace's chain, and one where the platform's administrators look.
    for (const tenantId of [id, PLATFORM_CHAIN]) {
      await auditLogRepository(tx, deps).append({ ...event, tenantId });
    }
    return { tenant, deleted };
  });
}

function notSuspended({ subdomain }: Tenant): ApiError {
  return ApiError.conflict(
    `${subdomain} is in service. Suspend it first, so that nobody writes to it.`,
    { code: 'TENANT_NOT_SUSPENDED' },
  );
}
