import type { Knex } from 'knex';
import type { Page } from '../../platform/db/page.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import type { AccessGrant } from './grant-model.js';
import { grantRepository, type GrantFilter } from './grant-repository.js';

/** One page and how many there are in all: requests that wait for a decision first. */
export function listGrants(
  deps: { readonly db: Knex },
  filter: GrantFilter,
  page: Page,
): Promise<{ grants: AccessGrant[]; total: number }> {
  return tenantTransaction(deps.db, filter.tenantId, async (tx) => {
    const repository = grantRepository(tx);
    return { grants: await repository.list(filter, page), total: await repository.count(filter) };
  });
}
