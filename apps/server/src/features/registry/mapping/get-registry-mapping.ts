import type { Knex } from 'knex';
import type { Caller } from '../../../platform/auth/caller-model.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import { ApiError } from '../../../platform/http/api-error.js';
import type { VersionedMapping } from '../registry-model.js';
import { registryMappingRepository } from './registry-mapping-repository.js';

/**
 * The mapping in use, or an earlier version of it.
 *
 * @throws a 404 for a version that there is not.
 */
export function getRegistryMapping(
  { db }: { readonly db: Knex },
  caller: Caller,
  version: number | undefined,
): Promise<VersionedMapping> {
  const tenantId = caller.tenant.id;
  return tenantTransaction(db, tenantId, async (tx) => {
    const mappings = registryMappingRepository(tx, tenantId);
    if (version === undefined) return mappings.getCurrent();
    const found = await mappings.find(version);
    if (!found) throw ApiError.notFound('The mapping has no such version in this workspace.');
    return found;
  });
}
