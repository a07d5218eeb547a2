import type { Knex } from 'knex';
import { passportReader } from '../../passports/passport-reader.js';
import type { BatteryUnit } from '../unit-model.js';
import { unitRepository } from '../unit-repository.js';

/** What names a unit in a file. */
export interface UnitName {
  /** Of its passport, or that one's UUID. */
  readonly productId: string;
  readonly serialNumber: string;
}

/** Finds units by what names them. */
export type FindNamed = (name: UnitName) => BatteryUnit | undefined;

/** The units of the workspace that are named, in one question for each product. */
export async function findNamedUnits(
  tx: Knex.Transaction,
  tenantId: string,
  names: readonly UnitName[],
): Promise<FindNamed> {
  const serialNumbers = new Map<string, string[]>();
  for (const { productId, serialNumber } of names) {
    const ofProduct = serialNumbers.get(productId);
    if (ofProduct) ofProduct.push(serialNumber);
    else serialNumbers.set(productId, [serialNumber]);
  }
  const passports = await passportReader(tx).identify(tenantId, [...serialNumbers.keys()], null);
  const found = new Map<string, ReadonlyMap<string, BatteryUnit>>();
  for (const [productId, ofProduct] of serialNumbers) {
    const passport = passports.get(productId);
    if (!passport) continue;
    const units = unitRepository(tx);
    const named = { tenantId, passportId: passport.id };
    found.set(productId, await units.findBySerialNumbers(named, [...new Set(ofProduct)]));
  }
  return ({ productId, serialNumber }) => found.get(productId)?.get(serialNumber);
}
