import type { Caller } from '../../platform/auth/caller-model.js';
import { relatedPassportRepository } from '../../platform/db/repositories/related-passport-repository.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import type { FacilityDeps } from './create-facility.js';
import { parseCountry, textOrNull } from './facility-fields.js';
import type { Facility } from './facility-model.js';
import { facilityRepository } from './facility-repository.js';
import { lockFacility } from './lock-facility.js';
import { tellFacilityChange } from './tell-facility-change.js';

/** Undefined leaves what is there; null and blank text clear it. */
interface UpdateFacilityInput {
  readonly id: string;
  /** A blank one is ignored. */
  readonly name?: string | undefined;
  readonly country?: string | undefined;
  readonly activity?: string | null | undefined;
  readonly streetAddress?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly postalCode?: string | null | undefined;
  readonly ip: string;
}

/** Changes what is said of a facility, at once in the public documents of all passports that name it. */
export function updateFacility(
  deps: FacilityDeps,
  caller: Caller,
  { id, ip, ...input }: UpdateFacilityInput,
): Promise<Facility> {
  const sent = changesOf(input);
  return tenantTransaction(deps.db, caller.tenant.id, async (tx) => {
    const before = await lockFacility(tx, caller, id);
    const changed = changedKeys(before, sent);
    if (changed.length === 0) return before;
    const at = deps.clock.now();
    const facility = { ...before, ...sent, updatedAt: at };
    await facilityRepository(tx).update(facility);
    if (changed.some((key) => shownToAll.has(key))) {
      const { tenantId } = facility;
      await relatedPassportRepository(tx).rerender({ tenantId, facilityId: facility.id });
    }
    await tellFacilityChange(tx, deps, {
      facility,
      action: 'facility.updated',
      details: { gln: facility.gln, name: facility.name, changed: changed.join(', ') },
      at,
      caller,
      ip,
    });
    return facility;
  });
}

type Changes = Partial<
  Pick<Facility, 'name' | 'country' | 'activity' | 'streetAddress' | 'city' | 'postalCode'>
>;

/** What public documents and credentials show; the address is the owner's, and rendered when it is asked for. */
const shownToAll: ReadonlySet<keyof Changes> = new Set(['name', 'country', 'activity'] as const);

function changesOf(input: Omit<UpdateFacilityInput, 'id' | 'ip'>): Changes {
  const { activity, streetAddress, city, postalCode } = input;
  const name = input.name?.trim();
  return {
    ...(name && { name }),
    ...(input.country !== undefined && { country: parseCountry(input.country) }),
    ...(activity !== undefined && { activity: textOrNull(activity) }),
    ...(streetAddress !== undefined && { streetAddress: textOrNull(streetAddress) }),
    ...(city !== undefined && { city: textOrNull(city) }),
    ...(postalCode !== undefined && { postalCode: textOrNull(postalCode) }),
  };
}

function changedKeys(before: Facility, sent: Changes): (keyof Changes)[] {
  const keys = Object.keys(sent) as (keyof Changes)[];
  return keys.filter((key) => sent[key] !== before[key]);
}
