import type { Knex } from 'knex';
import type { Caller } from '../../platform/auth/caller-model.js';
import type { Page } from '../../platform/db/page.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import { toListJsonLd } from '../../representations/json-ld.js';
import { passportCatalogRepository } from './passport-catalog-repository.js';

export interface ListPassportsInput extends Page {
  readonly category?: string | undefined;
  readonly originCountry?: string | undefined;
}

/** One page of the catalogue. Only the role BRAND_OPERATOR sees its own passports unmasked here. */
export async function listPassports(
  deps: { readonly db: Knex; readonly baseUrl: string },
  caller: Caller,
  { page, limit, category, originCountry }: ListPassportsInput,
) {
  const filter = {
    tenantId: caller.tenant.id,
    operatorId: caller.operatorId,
    category,
    originCountry,
  };
  const passports = await tenantTransaction(deps.db, caller.tenant.id, (tx) =>
    passportCatalogRepository(tx).list(filter, { page, limit }),
  );
  const tier = caller.role === 'BRAND_OPERATOR' ? 'owner' : 'public';
  return passports.map((passport) => toListJsonLd(passport, { tier, baseUrl: deps.baseUrl }));
}
