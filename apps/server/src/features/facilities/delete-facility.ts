import { actorOf, type Caller } from '../../platform/auth/caller-model.js';
import { relatedPassportRepository } from '../../platform/db/repositories/related-passport-repository.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import type { FacilityDeps } from './create-facility.js';
import { facilityRepository } from './facility-repository.js';
import { lockFacility } from './lock-facility.js';
import { tellFacilityChange } from './tell-facility-change.js';

/** Deletes a facility. Passports that name it name none from then on; its GLN may be registered anew. */
export async function deleteFacility(
  deps: FacilityDeps,
  caller: Caller,
  { id, ip }: { readonly id: string; readonly ip: string },
): Promise<void> {
  await tenantTransaction(deps.db, caller.tenant.id, async (tx) => {
    const facility = await lockFacility(tx, caller, id);
    const at = deps.clock.now();
    const { tenantId, gln, name } = facility;
    const ofFacility = { tenantId, facilityId: facility.id };
    const change = { at, actor: actorOf(caller) };
    const unlinkedPassports = await relatedPassportRepository(tx).unlinkFacility(
      ofFacility,
      change,
    );
    await facilityRepository(tx).delete(facility);
    await tellFacilityChange(tx, deps, {
      facility,
      action: 'facility.deleted',
      details: { gln, name, unlinkedPassports },
      at,
      caller,
      ip,
    });
  });
}
