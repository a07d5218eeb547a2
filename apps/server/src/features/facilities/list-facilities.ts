import type { Knex } from 'knex';
import type { Caller } from '../../platform/auth/caller-model.js';
import type { Page } from '../../platform/db/queries/page.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import type { Facility } from './facility-model.js';
import { facilityRepository } from './facility-repository.js';

/** One page and how many there are in all. An operator-scoped credential sees those of its
 * operator; those of the whole workspace it gets by id. */
export async function listFacilities(
  deps: { readonly db: Knex },
  caller: Caller,
  page: Page,
): Promise<{ facilities: Facility[]; total: number }> {
  const filter = { tenantId: caller.tenant.id, operatorId: caller.operatorId };
  return tenantTransaction(deps.db, caller.tenant.id, async (tx) => {
    const facilities = facilityRepository(tx);
    return {
      facilities: await facilities.list(filter, page),
      total: await facilities.count(filter),
    };
  });
}
