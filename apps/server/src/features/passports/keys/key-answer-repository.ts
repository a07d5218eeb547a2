import type { Knex } from 'knex';
import { ownedBy } from '../../../platform/db/queries/owned-by.js';
import { preparedQuery } from '../../../platform/db/queries/prepared-query.js';
import type { PassportRow } from '../../../platform/db/tables.js';
import { columnOfKind, columnsWith, productIdOf, type Gs1Key } from './gs1-key-model.js';

/** Where a key is looked for. */
interface KeyScope {
  readonly key: Gs1Key;
  /** Set on a workspace host: only that tenant's passports answer, even when others have a claim. */
  readonly tenantId: string | undefined;
}

/** Owner of drafts that may answer: a workspace, or one operator for a credential bound to it. */
export interface DraftOwner {
  readonly tenantId: string;
  readonly operatorId: string | null;
}

/** In these words it stands in the indexes and functions of the database, too. */
export const statusRank = `(case status when 'ACTIVE' then 0 when 'RECALLED' then 1 when 'DECOMMISSIONED' then 2 else 3 end)`;

const identityColumns = [
  'id',
  'tenant_id',
  'operator_id',
  'status',
  'revision',
  'content_bytes',
  'public_document_etag',
  'public_document_key',
] as const;

export type AnswerRow = Pick<PassportRow, (typeof identityColumns)[number] | 'public_document'>;

/**
 * What is read of a passport that answers. The owner sees another document than the public one, which may have 2 MB:
 * to receive those of forty requests took a third of the event loop.
 */
export const answerColumns = [
  ...identityColumns,
  'case when tenant_id = :ownTenantId then null else public_document end as public_document',
];

/** What a serial number of a key leads to. */
export interface SerialAnswer {
  readonly passportId: string;
  /** Null where it is the passport itself that has the serial number. */
  readonly unitId: string | null;
}

type SerialRow = Pick<PassportRow, 'id' | 'tenant_id'> & { readonly unit_id: string | null };

/** The statement that asks for the answer to a key. */
const answerTo = ({ kind }: Gs1Key, columns: readonly string[]) =>
  `select claimant, ${columns.join(', ')}
   from answer_to_${columnOfKind[kind]}(:key, :productId, :tenantId)`;

/**
 * Who answers for a key: the workspace with the oldest claim, of those that have a public passport with it;
 * inside it ACTIVE before RECALLED before DECOMMISSIONED, then what was published first. The functions
 * `answer_to_gtin` and `answer_to_grai` of the database ask the directory and then the workspaces with a claim, in one round trip.
 */
export function keyAnswerRepository(db: Knex) {
  async function ask<Row extends Pick<PassportRow, 'tenant_id'>>(
    { key, tenantId }: KeyScope,
    columns: readonly string[],
    bindings: Record<string, Knex.RawBinding> = {},
  ): Promise<Row | undefined> {
    const values = { key: key.key, productId: productIdOf(key), tenantId: tenantId ?? null };
    const [row] = await preparedQuery<Row & { readonly claimant: string }>(
      db,
      answerTo(key, columns),
      { ...values, ...bindings },
    );
    return row && ownedBy<Row>(tenantId ?? row.claimant, row);
  }

  return {
    /** The public passport that answers. One of `ownTenantId`, the caller's workspace, comes without its document. */
    find: (scope: KeyScope & { readonly ownTenantId?: string | undefined }) =>
      ask<AnswerRow>(scope, answerColumns, { ownTenantId: scope.ownTenantId ?? null }),

    /** The draft that answers its owner, where nothing public does. */
    async findDraft(
      key: Gs1Key,
      { tenantId, operatorId }: DraftOwner,
    ): Promise<AnswerRow | undefined> {
      const row: unknown = await db('passports')
        .where({ tenant_id: tenantId, status: 'DRAFT' })
        .where(operatorId === null ? {} : { operator_id: operatorId })
        .where((either) => {
          for (const column of columnsWith(key)) void either.orWhere(column, key.key);
        })
        .orderBy(['published_at', 'id'])
        .first([...identityColumns, db.raw('null as public_document')]);
      return row as AnswerRow | undefined;
    },

    /**
     * In the workspace that answers for the key: the unit of a public passport with a serial number, else
     * the public passport with a UUID or serial number.
     */
    async findBySerial(
      scope: KeyScope,
      { serial, id }: { readonly serial: string; readonly id: string | null },
    ): Promise<SerialAnswer | undefined> {
      const workspace = await ask<Pick<PassportRow, 'tenant_id'>>(scope, ['tenant_id']);
      if (!workspace) return undefined;
      const { tenant_id: tenantId } = workspace;
      const values = { tenantId, key: scope.key.key, serial, id };
      const find = async (sql: string) => {
        const { rows } = await db.raw<{ rows: SerialRow[] }>(sql, values);
        return ownedBy(tenantId, rows[0]);
      };
      const found = (await find(unitSqlOf(scope.key))) ?? (await find(serialSqlOf(scope.key)));
      return found && { passportId: found.id, unitId: found.unit_id };
    },
  };
}

function unitSqlOf(key: Gs1Key): string {
  const ofKey = columnsWith(key).map((column) => `passports.${column} = :key`);
  return `
    select passports.id, passports.tenant_id, battery_units.id as unit_id
    from passports
    join battery_units
      on battery_units.tenant_id = passports.tenant_id and battery_units.passport_id = passports.id
    where passports.tenant_id = :tenantId and (${ofKey.join(' or ')})
      and passports.status <> 'DRAFT' and battery_units.serial_number = :serial
    order by ${statusRank.replace('case status', 'case passports.status')}, passports.published_at, passports.id
    limit 1`;
}

function serialSqlOf(key: Gs1Key): string {
  const ofKey = columnsWith(key).map((column) => `${column} = :key`);
  const candidates = (id: string) => `
    select ${id} as id, tenant_id, null::uuid as unit_id, superseded_by is not null as is_former,
      published_at, ${statusRank} as status_rank
    from passports
    where tenant_id = :tenantId and (${ofKey.join(' or ')}) and status <> 'DRAFT'`;
  // The serial number of a former edition is printed still, and leads to the current one.
  return `
    ${candidates('id')} and id = :id
    union
    ${candidates('coalesce(superseded_by, id)')}
      and left(serial_number, 64) = left(:serial, 64) and serial_number = :serial
    order by is_former, status_rank, published_at, id limit 1`;
}
