import type { Knex } from 'knex';
import type { Caller } from '../../platform/auth/caller-model.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import { ApiError } from '../../platform/http/api-error.js';
import { requireUnit } from './require-unit.js';

/**
 * Never deletes a unit: the record of a battery outlives the battery.
 *
 * @throws a 409 for a unit that is there; a 404, a 403.
 */
export async function deleteUnit(
  deps: { readonly db: Knex },
  caller: Caller,
  id: string,
): Promise<never> {
  await tenantTransaction(deps.db, caller.tenant.id, (tx) => requireUnit(tx, caller, id));
  const message =
    'Units are not deleted. Record the end of its life by a STATUS_CHANGE event: RECYCLED ceases it, DECOMMISSIONED retires it.';
  throw ApiError.conflict(message, { code: 'UNIT_NOT_DELETABLE' });
}
