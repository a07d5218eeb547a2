import type { Knex } from 'knex';
import type { AnyCaller } from '../../platform/auth/caller-model.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import { ApiError } from '../../platform/http/api-error.js';
import { grantCatalogRepository } from './grant-catalog-repository.js';
import type { AccessGrant } from './grant-model.js';
import { requireGrantScope } from './grant-target.js';

/**
 * Gets a grant or a request of the workspace.
 *
 * @throws a 404; a 403 for another operator's.
 */
export function getGrant(
  { db }: { readonly db: Knex },
  by: AnyCaller,
  { tenantId, id }: { readonly tenantId: string; readonly id: string },
): Promise<AccessGrant> {
  return tenantTransaction(db, tenantId, async (tx) => {
    const grant = await grantCatalogRepository(tx).find(tenantId, id);
    if (!grant) throw ApiError.brief(404, 'No such grant in this workspace.', 'GRANT_NOT_FOUND');
    requireGrantScope(by, grant.operatorId);
    return grant;
  });
}
