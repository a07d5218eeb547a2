import type { Knex } from 'knex';
import type { Caller } from '../../platform/auth/caller-model.js';
import { requireOperatorScope } from '../../platform/auth/operator-scope.js';
import { ApiError } from '../../platform/http/api-error.js';
import type { Facility } from '../facilities/facility-model.js';
import { facilityReader } from '../facilities/facility-reader.js';

/**
 * Lets a facility be linked to a passport.
 *
 * @param facility - What the workspace has under the id that was sent.
 * @throws a 400 `FACILITY_NOT_FOUND`; a 403 for another operator's facility.
 */
export function requireFacility(
  caller: Pick<Caller, 'operatorId'>,
  facility: Facility | undefined,
): Facility {
  if (!facility) {
    const message = 'facilityId is not a facility of this workspace.';
    throw ApiError.badRequest(message, { code: 'FACILITY_NOT_FOUND' });
  }
  requireOperatorScope(caller, facility.operatorId);
  return facility;
}

/**
 * The facility a new passport names, if it names one, as it stays to the end of the transaction.
 *
 * @throws as {@link requireFacility} does.
 */
export async function lockFacility(
  tx: Knex,
  caller: Pick<Caller, 'tenant' | 'operatorId'>,
  facilityId: string | undefined,
): Promise<Facility | null> {
  if (facilityId === undefined) return null;
  return requireFacility(caller, await facilityReader(tx).lock(caller.tenant.id, facilityId));
}
