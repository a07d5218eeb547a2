import type { VcReadiness } from '@dpp/vc';
import type { Knex } from 'knex';
import type { Caller } from '../../platform/auth/caller-model.js';
import type { Page } from '../../platform/db/queries/page.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import {
  passportCatalogRepository,
  type ReadinessCounts,
} from './rows/passport-catalog-repository.js';
import { credentialReadiness } from './status/credential-readiness-model.js';

interface ReadinessRow extends VcReadiness {
  readonly id: string;
  readonly productId: string;
}

interface ReadinessPage extends ReadinessCounts {
  readonly results: readonly ReadinessRow[];
}

/**
 * Which passports of the catalogue can be issued as credentials: one page, of the ready or the others if that is asked
 * for, and counts over all.
 */
export async function listVcReadiness(
  { db }: { readonly db: Knex },
  caller: Caller,
  { ready, ...page }: Page & { readonly ready?: boolean | undefined },
): Promise<ReadinessPage> {
  const filter = { tenantId: caller.tenant.id, operatorId: caller.operatorId };
  const { counts, sites } = await tenantTransaction(db, caller.tenant.id, async (tx) => {
    const catalog = passportCatalogRepository(tx);
    return {
      counts: await catalog.countReadiness(filter),
      sites: await catalog.listSites({ ...filter, ready }, page),
    };
  });
  const results = sites.map(({ id, productId, country, isLive, hasStatusIndex }) => ({
    id,
    productId,
    ...credentialReadiness({
      facility: country === undefined ? null : { country },
      isLive,
      hasStatusIndex,
    }),
  }));
  return { ...counts, results };
}
