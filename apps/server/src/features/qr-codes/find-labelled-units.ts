import type { Knex } from 'knex';
import { passportReader, type IdentifiedPassport } from '../passports/passport-reader.js';
import { unitReader, type IdentifiedUnit } from '../units/unit-reader.js';

/** A battery unit, and the passport it was serialised under. */
export interface UnitOfModel {
  readonly unit: IdentifiedUnit;
  readonly model: IdentifiedPassport;
}

/** The units of a workspace that have one of these UUIDs, by what each was called. */
export async function findLabelledUnits(
  tx: Knex.Transaction,
  tenantId: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, UnitOfModel>> {
  const units = await unitReader(tx).identify(tenantId, names);
  if (units.size === 0) return new Map();
  const modelIds = [...new Set([...units.values()].map(({ passportId }) => passportId))];
  const models = await passportReader(tx).identify(tenantId, modelIds, null);
  const found = new Map<string, UnitOfModel>();
  for (const [name, unit] of units) {
    const model = models.get(unit.passportId);
    if (model) found.set(name, { unit, model });
  }
  return found;
}
