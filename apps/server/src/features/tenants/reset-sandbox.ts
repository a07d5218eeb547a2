import { auditLogRepository } from '../../platform/audit-log/audit-log-repository.js';
import { actorOf, type Caller } from '../../platform/auth/caller-model.js';
import { requireWholeWorkspace } from '../../platform/auth/operator-scope.js';
import { tenantRepository } from '../../platform/auth/tenant-repository.js';
import { platformTransaction } from '../../platform/db/platform-transaction.js';
import type { CreateTenantDeps } from './create-tenant.js';
import { requireSandboxId } from './require-sandbox.js';
import { sandboxContentRepository } from './sandbox-content-repository.js';
import {
  workspaceContentRepository,
  type WorkspaceContent,
} from './workspace-content-repository.js';

const nothing: WorkspaceContent = {
  publishedPassports: 0,
  drafts: 0,
  batteryUnits: 0,
  events: 0,
  operators: 0,
  facilities: 0,
  users: 0,
  apiKeys: 0,
  signingKeys: 0,
  accessGrants: 0,
  webhooks: 0,
  pictures: 0,
};

/**
 * Empties the sandbox in one transaction: what is written meanwhile is there before and goes, or waits and finds
 * nothing of what it named. Its keys stay, except those bound to an operator, and its audit log. It signs with a new
 * key from here on; the former ones are published no longer, so that nothing signed before verifies.
 *
 * @returns How much was deleted; before the first use of the sandbox nothing.
 * @throws a 403 for a live key, and for a credential that is bound to an operator.
 */
export async function resetSandbox(
  deps: CreateTenantDeps,
  caller: Caller,
  { ip }: { readonly ip: string },
): Promise<WorkspaceContent> {
  requireWholeWorkspace(caller);
  const sandboxId = await requireSandboxId(deps.db, caller);
  if (sandboxId === undefined) return nothing;
  return platformTransaction(deps.db, async (tx) => {
    const tenants = tenantRepository(tx);
    await tenants.lockForAdding(sandboxId);
    const sandbox = await tenants.find(sandboxId);
    // The workspace was removed meanwhile, and its sandbox with it.
    if (!sandbox) return nothing;
    const at = deps.clock.now();
    const content = sandboxContentRepository(tx, sandboxId);
    await content.lock();
    const before = await workspaceContentRepository(tx).count(sandboxId);
    await deps.vault.rotate(tx, sandbox, at);
    await content.empty();
    const after = await workspaceContentRepository(tx).count(sandboxId);
    const deleted = {
      ...before,
      apiKeys: before.apiKeys - after.apiKeys,
      signingKeys: before.signingKeys,
    };
    await auditLogRepository(tx, deps).append({
      tenantId: sandboxId,
      action: 'sandbox.reset',
      actor: actorOf(caller),
      targetType: 'tenant',
      targetId: sandboxId,
      ip,
      details: { ...deleted },
      at,
    });
    return deleted;
  });
}
