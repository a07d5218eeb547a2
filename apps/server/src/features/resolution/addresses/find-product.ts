import { directoryRepository } from '../../../platform/directory/directory-repository.js';
import { sandboxSubdomainPrefix } from '../../../platform/sandbox/ensure-sandbox.js';
import type { ResolutionDeps } from '../resolution-deps.js';
import type { ProductName, ProductTarget } from '../resolution-model.js';

/** Undefined for no workspace, and for one that does not answer on this host. */
export async function findProduct(
  { db }: ResolutionDeps,
  {
    workspace,
    productId,
    hostTenantId,
  }: ProductName & {
    readonly hostTenantId: string | undefined;
  },
): Promise<ProductTarget | undefined> {
  const entry = await directoryRepository(db).find({ kind: 'SUBDOMAIN', key: workspace });
  const tenantId = entry?.tenantId;
  if (!tenantId) return undefined;
  const isSandbox = workspace.startsWith(sandboxSubdomainPrefix);
  const isAnswered = hostTenantId === undefined ? !isSandbox : hostTenantId === tenantId;
  return isAnswered ? { workspace, tenantId, productId } : undefined;
}
