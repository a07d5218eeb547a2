import type { Knex } from 'knex';
import type { PassportStatus } from '../passport-model.js';
import { selectMatches, vcReady } from './passport-filter-repository.js';
import {
  MAX_EXACT_TOTAL,
  type FoundPassport,
  type SearchFilter,
  type SearchOrder,
} from './passport-search-model.js';

/** A page of the catalogue: its order, and the place after which it begins. */
interface SearchPage {
  readonly order: SearchOrder;
  readonly descending: boolean;
  /** Values of the order's columns in the last passport of the page before. */
  readonly after?: readonly (string | Date)[] | undefined;
  readonly limit: number;
}

/** Each is the end of an index that begins with the workspace. */
const columnsOf: Readonly<Record<SearchOrder, readonly string[]>> = {
  updatedAt: ['passports.updated_at', 'passports.id'],
  productId: ['passports.product_id', 'passports.id'],
  name: ['passports.name_key', 'passports.id'],
  status: ['passports.status', 'passports.updated_at', 'passports.id'],
};

/** The place of a passport in an order. */
export function placeOf(passport: FoundPassport, order: SearchOrder): readonly (string | Date)[] {
  const { id, productId, nameKey, status, updatedAt } = passport;
  switch (order) {
    case 'updatedAt':
      return [updatedAt, id];
    case 'productId':
      return [productId, id];
    case 'name':
      return [nameKey, id];
    case 'status':
      return [status, updatedAt, id];
  }
}

export function passportSearchRepository(db: Knex) {
  return {
    async listPage(filter: SearchFilter, page: SearchPage): Promise<FoundPassport[]> {
      const order = columnsOf[page.order].map((column) => ({
        column,
        order: page.descending ? 'desc' : 'asc',
      }));
      // The ids of a page first: they stand in an index, while the rows are long.
      const rows = await db('passports')
        .join('operators', {
          'operators.tenant_id': 'passports.tenant_id',
          'operators.id': 'passports.operator_id',
        })
        .where('passports.tenant_id', filter.tenantId)
        .whereIn('passports.id', idsOfPage(db, filter, page))
        .orderBy(order)
        .select<FoundRow[]>(
          ...foundColumns,
          'operators.name as operator_name',
          db.raw('? as vc_ready', [vcReady(db, filter.tenantId)]),
        );
      return rows.map(foundOf);
    },

    /** Ids of all that pass, at most `limit`, those that changed last first. */
    listIds(filter: SearchFilter, limit: number): Promise<string[]> {
      const page = { order: 'updatedAt', descending: true, limit } as const;
      return idsOfPage(db, filter, page).pluck<string[]>('passports.id');
    },

    /** How many pass, up to one more than {@link MAX_EXACT_TOTAL}. */
    async countUpToLimit(filter: SearchFilter): Promise<number> {
      const some = selectMatches(db, filter)
        .select(db.raw('1'))
        .limit(MAX_EXACT_TOTAL + 1)
        .as('matches');
      const [row] = await db(some).count<{ count: number }[]>('* as count');
      return row?.count ?? 0;
    },
  };
}

function idsOfPage(db: Knex, filter: SearchFilter, page: SearchPage): Knex.QueryBuilder {
  const columns = columnsOf[page.order];
  const order = columns.map((column) => ({ column, order: page.descending ? 'desc' : 'asc' }));
  const ids = selectMatches(db, filter).select('passports.id').orderBy(order).limit(page.limit);
  if (page.after) {
    const places = columns.map(() => '?').join(', ');
    const compared = page.descending ? '<' : '>';
    void ids.whereRaw(`(${columns.join(', ')}) ${compared} (${places})`, [...page.after]);
  }
  return ids;
}

const foundColumns = [
  'passports.id',
  'passports.product_id',
  'passports.name',
  'passports.name_key',
  'passports.model',
  'passports.size',
  'passports.category',
  'passports.status',
  'passports.sealed_at',
  'passports.operator_id',
  'passports.facility_id',
  'passports.fault_count',
  'passports.archived_at',
  'passports.updated_at',
];

interface FoundRow {
  readonly id: string;
  readonly product_id: string;
  readonly name: string;
  readonly name_key: string;
  readonly model: string | null;
  readonly size: string | null;
  readonly category: string | null;
  readonly status: string;
  readonly sealed_at: Date | null;
  readonly operator_id: string;
  readonly operator_name: string;
  readonly facility_id: string | null;
  readonly vc_ready: boolean;
  readonly fault_count: number | null;
  readonly archived_at: Date | null;
  readonly updated_at: Date;
}

function foundOf(row: FoundRow): FoundPassport {
  return {
    id: row.id,
    productId: row.product_id,
    name: row.name,
    nameKey: row.name_key,
    model: row.model,
    size: row.size,
    category: row.category,
    status: row.status as PassportStatus,
    sealedAt: row.sealed_at,
    operator: { id: row.operator_id, name: row.operator_name },
    facilityId: row.facility_id,
    vcReady: row.vc_ready,
    faultCount: row.fault_count,
    archivedAt: row.archived_at,
    updatedAt: row.updated_at,
  };
}
