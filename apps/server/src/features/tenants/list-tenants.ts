import type { Knex } from 'knex';
import {
  tenantCatalogRepository,
  type ListedTenant,
  type TenantCounts,
  type TenantFilter,
} from '../../platform/auth/tenant-catalog-repository.js';
import { isNearLimit, passportLimitOf } from '../../platform/auth/plan.js';
import { platformTransaction } from '../../platform/db/platform-transaction.js';
import { decodeTimeCursor, nextTimeCursor } from '../../platform/http/lists/cursor.js';
import { tenantFiguresRepository, type TenantFigures } from './tenant-figures-repository.js';

/** A workspace with its figures. */
export interface TenantEntry extends ListedTenant {
  readonly figures: TenantFigures;
}

interface TenantsPage {
  readonly tenants: readonly TenantEntry[];
  readonly nextCursor: string | null;
  /** Counts of all workspaces, apart from the filters. */
  readonly counts: TenantCounts;
}

interface ListTenantsInput extends TenantFilter {
  readonly limit: number;
  readonly cursor?: string | undefined;
  /** Those alone that have nearly used up their plan, or have. */
  readonly nearLimit?: boolean | undefined;
}

/** A page of those near their limit looks at so many workspaces at most; its cursor leads on. */
export const maxExamined = 200;

/**
 * One page of the workspaces, oldest first. The figures of each that is shown are read by themselves. A page of those
 * near their limit may be short, or empty, and yet have a next one.
 */
export function listTenants(
  { db }: { readonly db: Knex },
  { limit, cursor, nearLimit = false, ...filter }: ListTenantsInput,
): Promise<TenantsPage> {
  const after = decodeTimeCursor(cursor);
  return platformTransaction(db, async (tx) => {
    const catalog = tenantCatalogRepository(tx);
    const counts = await catalog.countByStatus();
    const read = nearLimit ? maxExamined : limit;
    const listed = await catalog.listPage({ after, limit: read, filter });
    if (!nearLimit) {
      const tenants = await withFigures(tx, listed);
      return { tenants, nextCursor: nextTimeCursor(listed.map(placeOf), limit), counts };
    }
    const tenants = await nearTheirLimit(tx, listed, limit);
    const places = tenants.length === limit ? tenants : listed;
    const full = tenants.length === limit ? limit : read;
    return { tenants, nextCursor: nextTimeCursor(places.map(placeOf), full), counts };
  });
}

const placeOf = ({ tenant: { id }, createdAt }: ListedTenant) => ({ id, createdAt });

async function withFigures(
  tx: Knex.Transaction,
  listed: readonly ListedTenant[],
): Promise<TenantEntry[]> {
  const entries: TenantEntry[] = [];
  for (const one of listed) {
    entries.push({ ...one, figures: await tenantFiguresRepository(tx).find(one.tenant.id) });
  }
  return entries;
}

/** The first of them that are near their limit, up to a number. */
async function nearTheirLimit(
  tx: Knex.Transaction,
  listed: readonly ListedTenant[],
  limit: number,
): Promise<TenantEntry[]> {
  const near: TenantEntry[] = [];
  for (const one of listed) {
    if (near.length === limit) break;
    if (passportLimitOf(one.tenant) === null) continue;
    const figures = await tenantFiguresRepository(tx).find(one.tenant.id);
    if (isNearLimit(one.tenant, figures.activePassports)) near.push({ ...one, figures });
  }
  return near;
}
