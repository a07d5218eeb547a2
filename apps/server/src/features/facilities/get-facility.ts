import type { Knex } from 'knex';
import type { Caller } from '../../platform/auth/caller-model.js';
import { requireOperatorScope } from '../../platform/auth/operator-scope.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import type { Facility } from './facility-model.js';
import { facilityRepository } from './facility-repository.js';
import { facilityNotFound } from './lock-facility.js';

export async function getFacility(
  deps: { db: Knex },
  caller: Caller,
  id: string,
): Promise<Facility> {
  const facility = await tenantTransaction(deps.db, caller.tenant.id, (tx) =>
    facilityRepository(tx).find(caller.tenant.id, id),
  );
  if (!facility) throw facilityNotFound();
  requireOperatorScope(caller, facility.operatorId);
  return facility;
}
