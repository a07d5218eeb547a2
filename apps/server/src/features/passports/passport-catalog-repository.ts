import type { Knex } from 'knex';
import type { Page } from '../../platform/db/page.js';
import type { Passport } from './passport-model.js';
import { passportOf, selectPassports } from './passport-repository.js';

export interface CatalogFilter {
  readonly tenantId: string;
  /** Set for an operator-scoped credential. */
  readonly operatorId: string | null;
  readonly category?: string | undefined;
  readonly originCountry?: string | undefined;
}

/** The paged reads behind the list endpoints. */
export function passportCatalogRepository(db: Knex) {
  return {
    /** Not archived, newest first. The page is found on the index before anything is joined. */
    async list(filter: CatalogFilter, { page, limit }: Page): Promise<Passport[]> {
      const ids = db('passports')
        .where({ tenant_id: filter.tenantId })
        .whereNull('archived_at')
        .orderBy([
          { column: 'created_at', order: 'desc' },
          { column: 'id', order: 'desc' },
        ])
        .limit(limit)
        .offset((page - 1) * limit)
        .select('id');
      if (filter.operatorId) ids.where({ operator_id: filter.operatorId });
      if (filter.category !== undefined) ids.where({ category: filter.category });
      if (filter.originCountry !== undefined) ids.where({ origin_country: filter.originCountry });
      const rows = await selectPassports(db)
        .whereIn('passports.id', ids)
        .orderBy([
          { column: 'passports.created_at', order: 'desc' },
          { column: 'passports.id', order: 'desc' },
        ]);
      return rows.map(passportOf);
    },
  };
}
