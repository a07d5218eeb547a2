import type { Knex } from 'knex';
import type { TenantRow } from '../db/tables.js';
import type { Tenant } from './caller-model.js';
import { SUBSCRIPTION_STATUSES, type SubscriptionStatus, type Tier } from './plan.js';
import { tenantOf } from './tenant-repository.js';

interface TenantPage {
  readonly after: { readonly createdAt: Date; readonly id: string } | undefined;
  readonly limit: number;
  readonly filter?: TenantFilter;
}

/** Workspaces that are asked for; a member that is undefined asks for nothing. */
export interface TenantFilter {
  /** Text in name, subdomain or legal id. */
  readonly q?: string | undefined;
  readonly status?: SubscriptionStatus | undefined;
  readonly tier?: Tier | undefined;
}

export interface ListedTenant {
  readonly tenant: Tenant;
  readonly createdAt: Date;
}

/** How many workspaces are in each state of the subscription. */
export type TenantCounts = Readonly<Record<SubscriptionStatus, number>>;

const searchedText = `lower(concat_ws(E'\\n', name, subdomain, legal_id))`;

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
    async listPage({ after, limit, filter = {} }: TenantPage): Promise<readonly ListedTenant[]> {
      const { q, status, tier } = filter;
      const query = db<TenantRow>('tenants')
        .whereNull('sandbox_of')
        .orderBy(['created_at', 'id'])
        .limit(limit);
      if (after) void query.whereRaw('(created_at, id) > (?, ?)', [after.createdAt, after.id]);
      if (status !== undefined) void query.where('subscription_status', status);
      if (tier !== undefined) void query.where('tier', tier);
      if (q !== undefined) void query.whereRaw(`position(lower(?) in ${searchedText}) > 0`, [q]);
      return (await query).map((row) => ({ tenant: tenantOf(row), createdAt: row.created_at }));
    },

    /** By state of the subscription, without sandboxes. */
    async countByStatus(): Promise<TenantCounts> {
      const rows = await db<TenantRow>('tenants')
        .whereNull('sandbox_of')
        .groupBy('subscription_status')
        .select<{ status: string; count: number }[]>(
          'subscription_status as status',
          db.raw('count(*) as count'),
        );
      const countOf = (status: SubscriptionStatus) =>
        rows.find((row) => row.status === status)?.count ?? 0;
      return Object.fromEntries(
        SUBSCRIPTION_STATUSES.map((status) => [status, countOf(status)]),
      ) as unknown as TenantCounts;
    },

    /** When a workspace was made. */
    async createdAtOf(id: string): Promise<Date | undefined> {
      const row = await db<TenantRow>('tenants').where({ id }).first('created_at');
      return row?.created_at;
    },
  };
}
