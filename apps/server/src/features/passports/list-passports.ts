import type { Knex } from 'knex';
import type { Caller } from '../../platform/auth/caller-model.js';
import type { Page } from '../../platform/db/queries/page.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import { toListJsonLd, type ListedPassportJsonLd } from '../../representations/json-ld/json-ld.js';
import { groupBytes } from './rows/content-bytes-repository.js';
import {
  passportCatalogRepository,
  type CatalogFilter,
  type CatalogGroup,
} from './rows/passport-catalog-repository.js';
import type { ListedPassport } from './passport-model.js';

interface ListPassportsInput extends Page {
  readonly category?: string | undefined;
  readonly originCountry?: string | undefined;
}

/**
 * One page of the catalogue, one group of passports in memory at a time. Only the role BRAND_OPERATOR
 * sees its own passports unmasked here.
 */
export async function* listPassports(
  deps: { readonly db: Knex; readonly baseUrl: string },
  caller: Caller,
  { page, limit, category, originCountry }: ListPassportsInput,
): AsyncGenerator<ListedPassportJsonLd> {
  const tenantId = caller.tenant.id;
  const filter = { tenantId, operatorId: caller.operatorId, category, originCountry };
  const audience = caller.role === 'BRAND_OPERATOR' ? 'owner' : 'public';
  const offset = (page - 1) * limit;
  for await (const passport of walk(deps.db, filter, { offset, limit })) {
    yield toListJsonLd(passport, { audience, baseUrl: deps.baseUrl });
  }
}

/**
 * Walks on from the last passport written, by its place and not by a count: what goes meanwhile makes
 * room for what comes after it, as it does on the next page, so a page is never shorter than there are
 * passports. Between two groups nothing is held in the database, however slowly a client reads.
 */
async function* walk(
  db: Knex,
  filter: CatalogFilter,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): AsyncGenerator<ListedPassport> {
  let from: CatalogGroup['from'] = { offset };
  for (let left = limit; left > 0;) {
    const passports = await readGroup(db, filter, { from, limit: left, maxBytes: groupBytes });
    const last = passports.at(-1);
    if (!last) return;
    yield* passports;
    from = { after: last };
    left -= passports.length;
  }
}

function readGroup(
  db: Knex,
  filter: CatalogFilter,
  group: CatalogGroup,
): Promise<ListedPassport[]> {
  return tenantTransaction(db, filter.tenantId, (tx) =>
    passportCatalogRepository(tx).listGroup(filter, group),
  );
}
