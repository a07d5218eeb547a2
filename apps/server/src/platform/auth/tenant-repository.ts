import type { Knex } from 'knex';
import { tellShownChange } from '../db/shown-changes.js';
import type { TenantRow } from '../db/tables.js';
import { isUuid } from '../db/queries/uuid.js';
import { directoryRepository } from '../directory/directory-repository.js';
import type { Tenant } from './caller-model.js';
import type { SubscriptionStatus, Tier } from './plan.js';

export function tenantRepository(db: Knex) {
  return {
    /** False when the subdomain is taken. */
    async insert(tenant: Tenant, at: Date): Promise<boolean> {
      const name = { kind: 'SUBDOMAIN', key: tenant.subdomain } as const;
      const entry = { tenantId: tenant.id, rowId: null };
      if (!(await directoryRepository(db).insert(name, entry))) return false;
      await db<TenantRow>('tenants').insert({ ...rowOf(tenant), created_at: at, updated_at: at });
      return true;
    },

    async find(id: string): Promise<Tenant | undefined> {
      if (!isUuid(id)) return undefined;
      const row = await db<TenantRow>('tenants').where({ id }).first();
      return row && tenantOf(row);
    },

    /** Locks the row until the transaction ends. */
    async lock(id: string): Promise<Tenant | undefined> {
      if (!isUuid(id)) return undefined;
      const row = await db<TenantRow>('tenants').where({ id }).forUpdate().first();
      return row && tenantOf(row);
    },

    /** Also a sandbox, by a subdomain of its own. */
    async findBySubdomain(subdomain: string): Promise<Tenant | undefined> {
      const entry = await directoryRepository(db).find({ kind: 'SUBDOMAIN', key: subdomain });
      return entry?.tenantId ? this.find(entry.tenantId) : undefined;
    },

    /** In a transaction of the platform. */
    async update(tenant: Tenant, at: Date): Promise<void> {
      const { id, ...row } = rowOf(tenant);
      tellShownChange(db, 'WORKSPACE', id);
      await db<TenantRow>('tenants')
        .where({ id })
        .update({ ...row, updated_at: at });
    },

    /**
     * Locks the tenant's row until the transaction ends, so that counts followed by inserts take turns. Rows that
     * only refer to the tenant are still written: they cannot deadlock with this.
     */
    async lockForAdding(id: string): Promise<void> {
      await db<TenantRow>('tenants').where({ id }).forNoKeyUpdate().first('id');
    },
  };
}

function rowOf(tenant: Tenant) {
  return {
    id: tenant.id,
    name: tenant.name,
    subdomain: tenant.subdomain,
    tier: tenant.tier,
    subscription_status: tenant.subscriptionStatus,
    passport_limit: tenant.passportLimit,
    legal_id: tenant.legalId,
    mfa_required: tenant.mfaRequired,
    sandbox_of: tenant.sandboxOf,
  };
}

/** Also for the queries that join a tenant to its credential. */
export function tenantOf(row: TenantRow): Tenant {
  return {
    id: row.id,
    name: row.name,
    subdomain: row.subdomain,
    tier: row.tier as Tier,
    subscriptionStatus: row.subscription_status as SubscriptionStatus,
    passportLimit: row.passport_limit,
    legalId: row.legal_id,
    mfaRequired: row.mfa_required,
    sandboxOf: row.sandbox_of,
  };
}
