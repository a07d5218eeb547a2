import type { Knex } from 'knex';
import type { Caller } from '../../platform/auth/caller-model.js';
import type { Page } from '../../platform/db/queries/page.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import type { IdentifiedPassport } from '../passports/passport-reader.js';
import { requireModel } from './require-unit.js';
import type { BatteryUnit } from './unit-model.js';
import { unitCatalogRepository } from './unit-catalog-repository.js';

interface UnitPage {
  readonly passport: IdentifiedPassport;
  readonly units: readonly BatteryUnit[];
  /** Number of units on all pages. */
  readonly total: number;
}

/** One page of the units of a passport, newest first. */
export function listUnits(
  deps: { readonly db: Knex },
  caller: Caller,
  { idOrProductId, ...page }: Page & { readonly idOrProductId: string },
): Promise<UnitPage> {
  const tenantId = caller.tenant.id;
  return tenantTransaction(deps.db, tenantId, async (tx) => {
    const passport = await requireModel(tx, caller, idOrProductId);
    const ofPassport = { tenantId, passportId: passport.id };
    const units = unitCatalogRepository(tx);
    return {
      passport,
      units: await units.list(ofPassport, page),
      total: await units.count(ofPassport),
    };
  });
}
