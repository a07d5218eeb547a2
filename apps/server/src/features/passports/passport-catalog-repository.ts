import type { Knex } from 'knex';
import type { Page } from '../../platform/db/page.js';
import { passportOf, selectPassports } from './joined-passport-repository.js';
import type { Passport } from './passport-model.js';

export interface CatalogFilter {
  readonly tenantId: string;
  /** Set for an operator-scoped credential. */
  readonly operatorId: string | null;
  readonly category?: string | undefined;
  readonly originCountry?: string | undefined;
}

export interface ReadinessCounts {
  readonly total: number;
  /** Linked to a facility with a country. */
  readonly ready: number;
}

/** Where a passport says it is made. */
export interface ManufacturingSite {
  readonly id: string;
  readonly productId: string;
  /** Undefined without a facility. */
  readonly country: string | undefined;
}

/** The paged reads behind the list endpoints. */
export function passportCatalogRepository(db: Knex) {
  return {
    /** Not archived, newest first. */
    async list(filter: CatalogFilter, page: Page): Promise<Passport[]> {
      const rows = await selectPassports(db)
        .whereIn('passports.id', newestIds(db, filter, page))
        .orderBy(newestFirst);
      return rows.map(passportOf);
    },

    /** One page of what `list` gives, with its place of manufacture alone. */
    async listSites(filter: CatalogFilter, page: Page): Promise<ManufacturingSite[]> {
      const rows = await db('passports')
        .leftJoin('facilities', 'facilities.id', 'passports.facility_id')
        .whereIn('passports.id', newestIds(db, filter, page))
        .orderBy(newestFirst)
        .select<SiteRow[]>('passports.id', 'passports.product_id', 'facilities.country');
      return rows.map(({ id, product_id: productId, country }) => ({
        id,
        productId,
        country: country ?? undefined,
      }));
    },

    async countReadiness(filter: CatalogFilter): Promise<ReadinessCounts> {
      const [row] = await listed(db, filter)
        .leftJoin('facilities', (join) => {
          join
            .on('facilities.id', 'passports.facility_id')
            .andOn(db.raw("btrim(facilities.country) <> ''"));
        })
        .count<ReadinessCounts[]>({ total: '*', ready: 'facilities.id' });
      return row ?? { total: 0, ready: 0 };
    },
  };
}

interface SiteRow {
  readonly id: string;
  readonly product_id: string;
  readonly country: string | null;
}

function listed(db: Knex, filter: CatalogFilter) {
  const { tenantId, operatorId, category, originCountry } = filter;
  return db('passports')
    .where({
      'passports.tenant_id': tenantId,
      ...(operatorId && { 'passports.operator_id': operatorId }),
      ...(category !== undefined && { 'passports.category': category }),
      ...(originCountry !== undefined && { 'passports.origin_country': originCountry }),
    })
    .whereNull('passports.archived_at');
}

/** Found on an index before anything is joined. */
function newestIds(db: Knex, filter: CatalogFilter, { page, limit }: Page) {
  return listed(db, filter)
    .orderBy(newestFirst)
    .limit(limit)
    .offset((page - 1) * limit)
    .select('passports.id');
}

const newestFirst = [
  { column: 'passports.created_at', order: 'desc' },
  { column: 'passports.id', order: 'desc' },
];
