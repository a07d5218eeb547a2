import type { Knex } from 'knex';
import type { TenantRow } from '../db/tables.js';
import type { Tenant } from './caller-model.js';
import { tenantOf } from './tenant-repository.js';

interface TenantPage {
  readonly after: { readonly createdAt: Date; readonly id: string } | undefined;
  readonly limit: number;
}

interface ListedTenant {
  readonly tenant: Tenant;
  readonly createdAt: Date;
}

/** The workspaces of the platform, as its administrators and its command line see them. */
export function tenantCatalogRepository(db: Knex) {
  return {
    /** All of them, oldest first, without sandboxes: those are no customers. */
    async list(): Promise<Tenant[]> {
      return (await this.listWithSandboxes()).filter(({ sandboxOf }) => sandboxOf === null);
    },

    /** Oldest first; for what is kept of each, such as its audit log. */
    async listWithSandboxes(): Promise<Tenant[]> {
      const rows = await db<TenantRow>('tenants').orderBy(['created_at', 'id']);
      return rows.map(tenantOf);
    },

    /** One page, oldest first, from behind a place in the list; without sandboxes. */
    async listPage({ after, limit }: TenantPage): Promise<readonly ListedTenant[]> {
      const query = db<TenantRow>('tenants')
        .whereNull('sandbox_of')
        .orderBy(['created_at', 'id'])
        .limit(limit);
      if (after) void query.whereRaw('(created_at, id) > (?, ?)', [after.createdAt, after.id]);
      return (await query).map((row) => ({ tenant: tenantOf(row), createdAt: row.created_at }));
    },
  };
}
