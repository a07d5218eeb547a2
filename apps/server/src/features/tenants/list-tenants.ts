import type { Knex } from 'knex';
import type { Tenant } from '../../platform/auth/caller-model.js';
import { tenantCatalogRepository } from '../../platform/auth/tenant-catalog-repository.js';
import { decodeTimeCursor, nextTimeCursor } from '../../platform/http/lists/cursor.js';

interface TenantsPage {
  readonly tenants: readonly Tenant[];
  readonly nextCursor: string | null;
}

/** One page of the workspaces, oldest first. */
export async function listTenants(
  { db }: { readonly db: Knex },
  { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined },
): Promise<TenantsPage> {
  const after = decodeTimeCursor(cursor);
  const listed = await tenantCatalogRepository(db).listPage({ after, limit });
  const places = listed.map(({ tenant: { id }, createdAt }) => ({ id, createdAt }));
  return {
    tenants: listed.map(({ tenant }) => tenant),
    nextCursor: nextTimeCursor(places, limit),
  };
}
