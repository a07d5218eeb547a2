import type { Knex } from 'knex';
import { isSandbox, type Tenant } from '../../platform/auth/caller-model.js';
import { tenantRepository } from '../../platform/auth/tenant-repository.js';
import { ApiError } from '../../platform/http/api-error.js';

export async function getTenant({ db }: { db: Knex }, id: string): Promise<Tenant> {
  const tenant = await tenantRepository(db).find(id);
  if (!tenant || isSandbox(tenant))
    throw ApiError.notFound('No such workspace.', { code: 'WORKSPACE_NOT_FOUND' });
  return tenant;
}
