import type { Knex } from 'knex';
import type { Tenant } from '../../platform/auth/caller-model.js';
import { tenantRepository } from '../../platform/auth/tenant-repository.js';

/** Oldest first. */
export function listTenants({ db }: { db: Knex }): Promise<Tenant[]> {
  return tenantRepository(db).list();
}
