import type { Knex } from 'knex';
import { operatorReader } from '../../operators/operator-reader.js';
import { passportReader } from '../../passports/passport-reader.js';
import type { BatteryUnit } from '../unit-model.js';
import { unitCatalogRepository } from '../unit-catalog-repository.js';

/** What names a passport in a file. */
interface ModelName {
  /** Product id of the passport, or its UUID. */
  readonly productId: string;
  /** Operator of the passport. Undefined: that of the operator that answers for the product. */
  readonly operatorRegId: string | undefined;
}

/** What names a unit in a file. */
export interface UnitName extends ModelName {
  readonly serialNumber: string;
}

/** What is there of what was named. */
interface Named {
  readonly unitOf: (name: UnitName) => BatteryUnit | undefined;
  readonly passportIdOf: (name: ModelName) => string | undefined;
}

/** Finds what is named in the workspace, in one question for each operator and one for each passport. */
export async function findNamedUnits(
  tx: Knex.Transaction,
  tenantId: string,
  names: readonly UnitName[],
): Promise<Named> {
  const passportIds = await findPassports(tx, tenantId, names);
  const passportIdOf = (name: ModelName) => passportIds.get(keyOf(name));
  const serialNumbers = new Map<string, Set<string>>();
  for (const name of names) {
    const passportId = passportIdOf(name);
    if (passportId === undefined) continue;
    const ofPassport = serialNumbers.get(passportId);
    if (ofPassport) ofPassport.add(name.serialNumber);
    else serialNumbers.set(passportId, new Set([name.serialNumber]));
  }
  const found = new Map<string, ReadonlyMap<string, BatteryUnit>>();
  for (const [passportId, named] of serialNumbers) {
    const units = unitCatalogRepository(tx);
    found.set(passportId, await units.findBySerialNumbers({ tenantId, passportId }, [...named]));
  }
  const unitOf = (name: UnitName) => found.get(passportIdOf(name) ?? '')?.get(name.serialNumber);
  return { unitOf, passportIdOf };
}

async function findPassports(
  tx: Knex.Transaction,
  tenantId: string,
  names: readonly ModelName[],
): Promise<ReadonlyMap<string, string>> {
  const productIds = new Map<string | undefined, Set<string>>();
  for (const { operatorRegId, productId } of names) {
    const ofOperator = productIds.get(operatorRegId);
    if (ofOperator) ofOperator.add(productId);
    else productIds.set(operatorRegId, new Set([productId]));
  }
  const found = new Map<string, string>();
  for (const [operatorRegId, ofOperator] of productIds) {
    const operator =
      operatorRegId === undefined
        ? undefined
        : await operatorReader(tx).findByRegId(tenantId, operatorRegId);
    const preferred = operator?.id ?? null;
    const passports = await passportReader(tx).identify(tenantId, [...ofOperator], preferred);
    for (const [productId, { id, operatorId }] of passports) {
      // A row that names an operator means only that operator's passport of the product.
      const isMeant = operatorRegId === undefined || operatorId === operator?.id;
      if (isMeant) found.set(keyOf({ operatorRegId, productId }), id);
    }
  }
  return found;
}

/** One text for each name, unambiguous for any characters in its parts. */
function keyOf({ operatorRegId, productId }: ModelName): string {
  return JSON.stringify([operatorRegId ?? null, productId]);
}
