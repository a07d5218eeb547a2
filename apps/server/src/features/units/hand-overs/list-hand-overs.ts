import type { Knex } from 'knex';
import type { Caller } from '../../../platform/auth/caller-model.js';
import type { Page } from '../../../platform/db/queries/page.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import { requireUnit } from '../require-unit.js';
import type { HandOver } from './hand-over-model.js';
import { handOverCatalogRepository } from './hand-over-catalog-repository.js';

/** Offers of a unit, newest first. Their tokens are shown by no list. */
export function listHandOvers(
  deps: { readonly db: Knex },
  caller: Caller,
  { unitId, ...page }: Page & { readonly unitId: string },
): Promise<{ readonly offers: readonly HandOver[]; readonly total: number }> {
  return tenantTransaction(deps.db, caller.tenant.id, async (tx) => {
    const unit = await requireUnit(tx, caller, unitId);
    const repository = handOverCatalogRepository(tx, unit);
    return { offers: await repository.list(page), total: await repository.count() };
  });
}
