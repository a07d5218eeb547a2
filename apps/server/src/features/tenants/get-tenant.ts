import type { Knex } from 'knex';
import { isSandbox } from '../../platform/auth/caller-model.js';
import { tenantCatalogRepository } from '../../platform/auth/tenant-catalog-repository.js';
import { tenantRepository } from '../../platform/auth/tenant-repository.js';
import { platformTransaction } from '../../platform/db/platform-transaction.js';
import { ApiError } from '../../platform/http/api-error.js';
import type { TenantEntry } from './list-tenants.js';
import { tenantFiguresRepository } from './tenant-figures-repository.js';

/** A workspace with its figures; a sandbox is none. */
export function getTenant({ db }: { db: Knex }, id: string): Promise<TenantEntry> {
  return platformTransaction(db, async (tx) => {
    const tenant = await tenantRepository(tx).find(id);
    const createdAt = tenant && (await tenantCatalogRepository(tx).createdAtOf(tenant.id));
    if (!createdAt || isSandbox(tenant)) {
      throw ApiError.notFound('No such workspace.', { code: 'WORKSPACE_NOT_FOUND' });
    }
    return { tenant, createdAt, figures: await tenantFiguresRepository(tx).find(tenant.id) };
  });
}
