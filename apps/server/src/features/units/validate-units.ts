import type { Knex } from 'knex';
import type { Caller } from '../../platform/auth/caller-model.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import { isFault, readUnitInput, type UnitFault, type UnitInput } from './read-unit-input.js';
import { requireModel } from './require-unit.js';
import { batchFault, findBatchIds, serialTaken } from './serialise-units.js';
import { unitCatalogRepository } from './unit-catalog-repository.js';

/** Verdict on a unit before it is made. */
interface UnitVerdict {
  readonly serialNumber: string | null;
  /** Undefined: it would be made. */
  readonly fault: string | undefined;
  readonly code?: UnitFaultCode;
}

/** Why a unit would not be made. */
export const UNIT_FAULT_CODES = ['SERIAL_TAKEN', 'UNIT_INVALID'] as const;
type UnitFaultCode = (typeof UNIT_FAULT_CODES)[number];

/** What serialising would say of each unit, but for predecessors. Nothing is stored. */
export function validateUnits(
  deps: { readonly db: Knex },
  caller: Caller,
  { idOrProductId, sent }: { readonly idOrProductId: string; readonly sent: readonly unknown[] },
): Promise<UnitVerdict[]> {
  return tenantTransaction(deps.db, caller.tenant.id, async (tx) => {
    const passport = await requireModel(tx, caller, idOrProductId);
    const read = sent.map(readUnitInput);
    const serials = read.filter(isInput).map(({ serialNumber }) => serialNumber);
    const ofPassport = { tenantId: caller.tenant.id, passportId: passport.id };
    const taken = new Set(await unitCatalogRepository(tx).findTaken(ofPassport, serials));
    const batchIds = await findBatchIds(tx, caller, { passport, read });
    return read.map((unit) => verdictOf(unit, taken, batchIds));
  });
}

function isInput(read: UnitInput | UnitFault): read is UnitInput {
  return !isFault(read);
}

/** The first of several with one serial number takes it. */
function verdictOf(
  unit: UnitInput | UnitFault,
  taken: Set<string>,
  batchIds: ReadonlyMap<string, string>,
): UnitVerdict {
  if (isFault(unit)) return { ...unit, code: 'UNIT_INVALID' };
  const { serialNumber } = unit;
  if (taken.has(serialNumber)) return { serialNumber, fault: serialTaken, code: 'SERIAL_TAKEN' };
  const fault = batchFault(unit, batchIds);
  if (fault !== undefined) return { serialNumber, fault, code: 'UNIT_INVALID' };
  taken.add(serialNumber);
  return { serialNumber, fault: undefined };
}
