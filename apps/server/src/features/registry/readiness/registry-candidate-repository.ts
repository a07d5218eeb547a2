import type { OperatorIdScheme } from '@dpp/espr-validate/operator-id';
import type { Knex } from 'knex';
import type { RegistryCandidate, RegistryItem } from '../registry-model.js';
import { itemIn, itemSelection } from './registry-item-row-model.js';

/** Which passports are asked for. */
export interface CandidateFilter {
  readonly tenantId: string;
  /** Passports of one operator alone. */
  readonly operatorId?: string | null | undefined;
  readonly category?: string | undefined;
  /** Passports by id. */
  readonly ids?: readonly string[] | undefined;
  /** True: those alone of which something was exported. */
  readonly isExported?: boolean | undefined;
}

interface CandidatePage {
  /** Place of the last passport of the page before. */
  readonly after?: { readonly createdAt: Date; readonly id: string } | undefined;
  readonly limit: number;
}

/** Current passports of a workspace that are not archived, with what was handed in of them; newest first. */
export function registryCandidateRepository(db: Knex) {
  return {
    async listPage(filter: CandidateFilter, page: CandidatePage): Promise<RegistryCandidate[]> {
      const rows = await selectCandidates(db, filter, page);
      const candidates = rows.map(candidateOf);
      const former = await registeredFormerEditions(
        db,
        filter.tenantId,
        candidates.filter(({ isRevision, registered }) => isRevision && !registered),
      );
      return candidates.map((candidate) => ({
        ...candidate,
        registered: candidate.registered ?? former.get(candidate.id) ?? null,
      }));
    },
  };
}

/** Joins a table in the workspace of the passport. */
const ofTenant = (table: string, column: string, reference: string) => ({
  [`${table}.tenant_id`]: 'passports.tenant_id',
  [`${table}.${column}`]: reference,
});

function joinItem(alias: string, exportId: string, number: string) {
  return {
    [`${alias}.tenant_id`]: 'passports.tenant_id',
    [`${alias}.export_id`]: `entries.${exportId}`,
    [`${alias}.number`]: `entries.${number}`,
  };
}

const candidateColumns = [
  'passports.id',
  'passports.operator_id',
  'passports.created_at',
  'passports.revision_of',
  'passports.superseded_by',
  'passports.product_id',
  'passports.status',
  'passports.is_test',
  'passports.category',
  'passports.gtin',
  'passports.grai',
  'passports.serial_number',
  'operators.reg_id',
  'operators.reg_id_scheme',
  'facilities.gln as facility_gln',
  'passport_seals.merkle_root',
];

function selectCandidates(db: Knex, filter: CandidateFilter, { after, limit }: CandidatePage) {
  const { tenantId } = filter;
  const page = idsOfPage(db, filter, after).limit(limit).select('passports.id');
  return db('passports')
    .join('operators', ofTenant('operators', 'id', 'passports.operator_id'))
    .leftJoin('facilities', ofTenant('facilities', 'id', 'passports.facility_id'))
    .leftJoin('passport_seals', ofTenant('passport_seals', 'passport_id', 'passports.id'))
    .leftJoin('registry_entries as entries', ofTenant('entries', 'passport_id', 'passports.id'))
    .leftJoin('registry_items as exported', joinItem('exported', 'export_id', 'number'))
    .leftJoin('registry_exports as exports', ofTenant('exports', 'id', 'entries.export_id'))
    .leftJoin(
      'registry_items as registered',
      joinItem('registered', 'registered_export_id', 'registered_number'),
    )
    .leftJoin(
      'registry_exports as registered_exports',
      ofTenant('registered_exports', 'id', 'entries.registered_export_id'),
    )
    .where('passports.tenant_id', tenantId)
    .whereIn('passports.id', page)
    .orderBy(newestFirst)
    .select<CandidateRow[]>(
      ...candidateColumns,
      db.raw(`passports.metadata->>'commodityCode' as commodity_code`),
      db.raw(`passports.metadata->>'batchNumber' as batch_number`),
      ...itemSelection('exported', 'exported', 'exports'),
      ...itemSelection('registered', 'registered', 'registered_exports'),
    );
}

const newestFirst = [
  { column: 'passports.created_at', order: 'desc' },
  { column: 'passports.id', order: 'desc' },
];

/** Ids alone first: they stand in an index, while rows and records are long. */
function idsOfPage(db: Knex, filter: CandidateFilter, after: CandidatePage['after']) {
  const { tenantId, operatorId, category, ids, isExported } = filter;
  const page = db('passports')
    .where({
      'passports.tenant_id': tenantId,
      ...(operatorId && { 'passports.operator_id': operatorId }),
      ...(category !== undefined && { 'passports.category': category }),
    })
    .whereNull('passports.archived_at')
    .whereNull('passports.superseded_by')
    .orderBy(newestFirst);
  if (ids) void page.whereIn('passports.id', ids);
  if (isExported === true) {
    void page.whereExists(
      db('registry_entries')
        .where('registry_entries.tenant_id', tenantId)
        .whereRaw('registry_entries.passport_id = passports.id')
        .select(db.raw('1')),
    );
  }
  if (after) {
    void page.whereRaw('(passports.created_at, passports.id) < (?, ?)', [
      after.createdAt,
      after.id,
    ]);
  }
  return page;
}

/** The last registered version of the editions before each of these. */
async function registeredFormerEditions(
  db: Knex,
  tenantId: string,
  editions: readonly RegistryCandidate[],
): Promise<ReadonlyMap<string, RegistryItem>> {
  if (editions.length === 0) return new Map();
  const rows = await db('passports')
    .join('registry_entries as entries', ofTenant('entries', 'passport_id', 'passports.id'))
    .join(
      'registry_items as registered',
      joinItem('registered', 'registered_export_id', 'registered_number'),
    )
    .join('registry_exports as exports', ofTenant('exports', 'id', 'entries.registered_export_id'))
    .where('passports.tenant_id', tenantId)
    .whereIn(
      'passports.superseded_by',
      editions.map(({ id }) => id),
    )
    .orderBy('exports.created_at')
    .select<FormerRow[]>(
      'passports.superseded_by as successor_id',
      ...itemSelection('registered', 'registered', 'exports'),
    );
  return new Map(
    rows.flatMap((row) => {
      const item = itemIn(row, 'registered');
      return item ? [[row.successor_id, item] as const] : [];
    }),
  );
}

type ItemColumns<Prefix extends string> = Parameters<typeof itemIn<Prefix>>[0];

type FormerRow = ItemColumns<'registered'> & { readonly successor_id: string };

type CandidateRow = ItemColumns<'exported'> &
  ItemColumns<'registered'> & {
    readonly id: string;
    readonly operator_id: string;
    readonly created_at: Date;
    readonly revision_of: string | null;
    readonly superseded_by: string | null;
    readonly product_id: string;
    readonly status: string;
    readonly is_test: boolean;
    readonly category: string | null;
    readonly gtin: string | null;
    readonly grai: string | null;
    readonly serial_number: string | null;
    readonly reg_id: string;
    readonly reg_id_scheme: string | null;
    readonly facility_gln: string | null;
    readonly merkle_root: string | null;
    readonly commodity_code: string | null;
    readonly batch_number: string | null;
  };

function candidateOf(row: CandidateRow): RegistryCandidate {
  return {
    id: row.id,
    operatorId: row.operator_id,
    createdAt: row.created_at,
    isRevision: row.revision_of !== null,
    facts: {
      passportId: row.id,
      productId: row.product_id,
      status: row.status as RegistryCandidate['facts']['status'],
      isTest: row.is_test,
      isSuperseded: row.superseded_by !== null,
      category: row.category,
      commodityCode: row.commodity_code,
      gtin: row.gtin,
      grai: row.grai,
      batchNumber: row.batch_number,
      serialNumber: row.serial_number,
      operator: { regId: row.reg_id, scheme: row.reg_id_scheme as OperatorIdScheme | null },
      facilityGln: row.facility_gln,
      merkleRoot: row.merkle_root,
    },
    exported: itemIn(row, 'exported'),
    registered: itemIn(row, 'registered'),
  };
}
