import type { Knex } from 'knex';
import type { Page } from '../../../platform/db/queries/page.js';
import { vcReady } from '../catalogue/passport-filter-repository.js';
import { withinBytes } from './content-bytes-repository.js';
import { listedPassportOf, ofTenant, selectListedPassports } from './joined-passport-repository.js';
import type { ListedPassport } from '../passport-model.js';

export interface CatalogFilter {
  readonly tenantId: string;
  /** Set for an operator-scoped credential. */
  readonly operatorId: string | null;
  readonly category?: string | undefined;
  readonly originCountry?: string | undefined;
}

export interface ReadinessCounts {
  readonly total: number;
  /** Linked to a facility with a country, and, once live, with a place in the status list. */
  readonly ready: number;
}

/** Where a passport says it is made. */
interface ManufacturingSite {
  readonly id: string;
  readonly productId: string;
  /** Undefined without a facility. */
  readonly country: string | undefined;
  readonly isLive: boolean;
  readonly hasStatusIndex: boolean;
}

/** The paged reads behind the list endpoints. */
export function passportCatalogRepository(db: Knex) {
  return {
    /**
     * Not archived, newest first: from a place on as many as fit into `maxBytes` of content, but one
     * at least, and no more than `limit`. None: there are no more.
     */
    async listGroup(
      filter: CatalogFilter,
      { from, limit, maxBytes }: CatalogGroup,
    ): Promise<ListedPassport[]> {
      const rows = await selectListedPassports(db)
        .where('passports.tenant_id', filter.tenantId)
        .whereIn(
          'passports.id',
          withinBytes(db, sizedFrom(db, filter, { from, limit }), {
            order: 'created_at desc, id desc',
            maxBytes,
          }),
        )
        .orderBy(newestFirst);
      return rows.map(listedPassportOf);
    },

    /** One page of the same, with its place of manufacture alone; of those that are ready, or are not, if that is asked for. */
    async listSites(
      filter: CatalogFilter & { readonly ready?: boolean | undefined },
      page: Page,
    ): Promise<ManufacturingSite[]> {
      const rows = await db('passports')
        .leftJoin('facilities', ofTenant('facilities', 'passports.facility_id'))
        .where('passports.tenant_id', filter.tenantId)
        .whereIn('passports.id', newestIds(db, filter, page))
        .orderBy(newestFirst)
        .select<SiteRow[]>(
          'passports.id',
          'passports.product_id',
          'passports.status',
          'facilities.country',
          db.raw('? as indexed', [hasStatusIndex(db, filter)]),
        );
      return rows.map(siteOf);
    },

    async countReadiness(filter: CatalogFilter): Promise<ReadinessCounts> {
      const [row] = await listed(db, filter)
        .leftJoin('facilities', (join) => {
          join
            .on(ofTenant('facilities', 'passports.facility_id'))
            .andOn(db.raw("btrim(facilities.country) <> ''"))
            .andOn(db.raw(`(passports.status = 'DRAFT' or ?)`, [hasStatusIndex(db, filter)]));
        })
        .count<ReadinessCounts[]>({ total: '*', ready: 'facilities.id' });
      return row ?? { total: 0, ready: 0 };
    },
  };
}

/** Where a group begins, and where it ends at the latest. */
export interface CatalogGroup {
  readonly from: { readonly offset: number } | { readonly after: ListedPassport };
  readonly limit: number;
  readonly maxBytes: number;
}

interface SiteRow {
  readonly id: string;
  readonly product_id: string;
  readonly status: string;
  readonly country: string | null;
  readonly indexed: boolean;
}

function siteOf({
  id,
  product_id: productId,
  status,
  country,
  indexed,
}: SiteRow): ManufacturingSite {
  return {
    ...{ id, productId, isLive: status !== 'DRAFT', hasStatusIndex: indexed },
    country: country ?? undefined,
  };
}

/** A subquery of its own, which names its workspace by itself. */
function hasStatusIndex(db: Knex, { tenantId }: CatalogFilter): Knex.Raw {
  return db.raw(
    `exists (select from status_indexes as held
             where held.tenant_id = ? and held.passport_id = passports.id)`,
    [tenantId],
  );
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

function newest(db: Knex, filter: CatalogFilter) {
  return listed(db, filter).orderBy(newestFirst);
}

/** Ids and sizes from a place on. */
function sizedFrom(
  db: Knex,
  filter: CatalogFilter,
  { from, limit }: Omit<CatalogGroup, 'maxBytes'>,
) {
  const sized = newest(db, filter)
    .limit(limit)
    .select('passports.id', 'passports.content_bytes', 'passports.created_at');
  if ('offset' in from) void sized.offset(from.offset);
  else {
    void sized.whereRaw('(passports.created_at, passports.id) < (?, ?)', [
      from.after.createdAt,
      from.after.id,
    ]);
  }
  return sized;
}

/** Found on an index before anything is joined. */
function newestIds(
  db: Knex,
  filter: CatalogFilter & { readonly ready?: boolean | undefined },
  { page, limit }: Page,
) {
  const ids = newest(db, filter);
  const { ready, tenantId } = filter;
  if (ready !== undefined) void ids.whereRaw(ready ? '?' : 'not ?', [vcReady(db, tenantId)]);
  return ids
    .limit(limit)
    .offset((page - 1) * limit)
    .select('passports.id');
}

const newestFirst = [
  { column: 'passports.created_at', order: 'desc' },
  { column: 'passports.id', order: 'desc' },
];
