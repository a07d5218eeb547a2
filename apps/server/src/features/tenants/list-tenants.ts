import type { Knex } from 'knex';
import type { Tenant } from '../../platform/auth/caller-model.js';
import { tenantRepository } from '../../platform/auth/tenant-repository.js';
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
  const listed = await tenantRepository(db).listPage({ after, limit });
  const places = listed.map(({ tenant: { id }, createdAt }) => ({ id, createdAt }));
  return {
    tenants: listed.map(({ tenant }) => tenant),
    nextCursor: nextTimeCursor(places, limit),
  };
}
