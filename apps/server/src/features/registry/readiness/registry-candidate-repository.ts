import type { OperatorIdScheme } from '@dpp/espr-validate/operator-id';
import type { Knex } from 'knex';
import type { RegistryCandidate } from '../registry-model.js';
import { handedInRepository, type HandedIn } from './handed-in-repository.js';

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
      const rows = await selectPassports(db, filter, page);
      const ids = rows.map(({ id }) => id);
      const roots = await merkleRoots(db, filter.tenantId, ids);
      const handedIn = handedInRepository(db, filter.tenantId);
      const items = await handedIn.listItems(ids);
      const candidates = rows.map((row) =>
        candidateOf(row, roots.get(row.id) ?? null, items.get(row.id)),
      );
      const former = await handedIn.listOfFormerEditions(
        candidates
          .filter(({ isRevision, registered }) => isRevision && !registered)
          .map(({ id }) => id),
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
];

function selectPassports(db: Knex, filter: CandidateFilter, { after, limit }: CandidatePage) {
  const { tenantId } = filter;
  const page = idsOfPage(db, filter, after).limit(limit).select('passports.id');
  return db('passports')
    .join('operators', ofTenant('operators', 'id', 'passports.operator_id'))
    .leftJoin('facilities', ofTenant('facilities', 'id', 'passports.facility_id'))
    .where('passports.tenant_id', tenantId)
    .whereIn('passports.id', page)
    .orderBy(newestFirst)
    .select<PassportFactsRow[]>(
      ...candidateColumns,
      db.raw(`passports.metadata->>'commodityCode' as commodity_code`),
      db.raw(`passports.metadata->>'batchNumber' as batch_number`),
    );
}

/** Seals and requests are asked for by the ids of a page: in one join the planner reads those of the whole workspace. */
async function merkleRoots(
  db: Knex,
  tenantId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db('passport_seals')
    .where({ tenant_id: tenantId })
    .whereIn('passport_id', ids)
    .select<{ passport_id: string; merkle_root: string }[]>('passport_id', 'merkle_root');
  return new Map(rows.map((row) => [row.passport_id, row.merkle_root]));
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

interface PassportFactsRow {
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
  readonly commodity_code: string | null;
  readonly batch_number: string | null;
}

function candidateOf(
  row: PassportFactsRow,
  merkleRoot: string | null,
  handedIn: HandedIn | undefined,
): RegistryCandidate {
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
      merkleRoot,
    },
    exported: handedIn?.exported ?? null,
    registered: handedIn?.registered ?? null,
  };
}
