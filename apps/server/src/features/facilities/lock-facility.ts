import type { Knex } from 'knex';
import type { Caller } from '../../platform/auth/caller-model.js';
import { requireOperatorScope, requireWholeWorkspace } from '../../platform/auth/operator-scope.js';
import { ApiError } from '../../platform/http/api-error.js';
import type { Facility } from './facility-model.js';
import { facilityRepository } from './facility-repository.js';

/**
 * A facility that the caller may change, locked against other changes until this transaction ends. A facility of the
 * whole workspace stands in passports of every operator: a credential bound to one operator only reads it.
 *
 * @throws a 404 `FACILITY_NOT_FOUND`; a 403 `OPERATOR_SCOPE_FORBIDDEN`.
 */
export async function lockFacility(
  tx: Knex.Transaction,
  caller: Caller,
  id: string,
): Promise<Facility> {
  const facility = await facilityRepository(tx).lock(caller.tenant.id, id);
  if (!facility) throw facilityNotFound();
  if (facility.operatorId === null) requireWholeWorkspace(caller);
  requireOperatorScope(caller, facility.operatorId);
  return facility;
}

export function facilityNotFound(): ApiError {
  const message = 'No such facility in this workspace.';
  return ApiError.notFound(message, { code: 'FACILITY_NOT_FOUND' });
}
