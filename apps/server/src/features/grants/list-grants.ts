import type { Knex } from 'knex';
import type { Page } from '../../platform/db/queries/page.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import type { AccessGrant } from './grant-model.js';
import {
  grantCatalogRepository,
  type GrantCounts,
  type GrantFilter,
} from './grant-catalog-repository.js';
import { requestRefusalRepository, type RequestRefusals } from './request-refusal-repository.js';

interface GrantPage {
  readonly grants: readonly AccessGrant[];
  /** How many match. */
  readonly total: number;
  /** All grants of the workspace by status, apart from the filters. */
  readonly counts: GrantCounts;
  readonly refused: RequestRefusals;
}

/** One page and how many there are in all: requests that wait for a decision first. */
export function listGrants(
  deps: { readonly db: Knex },
  filter: GrantFilter,
  page: Page,
): Promise<GrantPage> {
  return tenantTransaction(deps.db, filter.tenantId, async (tx) => {
    const repository = grantCatalogRepository(tx);
    return {
      grants: await repository.list(filter, page),
      total: await repository.count(filter),
      counts: await repository.countByStatus(filter),
      refused: await requestRefusalRepository(tx).find(filter.tenantId),
    };
  });
}
