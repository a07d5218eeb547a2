import type { Knex } from 'knex';
import { ownedBy } from '../../../platform/db/owned-by.js';
import { preparedQuery } from '../../../platform/db/prepared-query.js';
import type { PassportRow } from '../../../platform/db/tables.js';
import { directoryRepository } from '../../../platform/directory/directory-repository.js';
import { columnOfKind, mayBeProductId, type Gs1Key } from './gs1-key-model.js';

/** Where a key is looked for. */
export interface KeyScope {
  readonly key: Gs1Key;
  /** Set on a workspace host: only that tenant's passports answer, whoever else has a claim. */
  readonly tenantId: string | undefined;
}

/** Whose drafts may answer: a workspace's, or one operator's for a credential bound to it. */
export interface DraftOwner {
  readonly tenantId: string;
  readonly operatorId: string | null;
}

/** Another public passport with the same key. */
export interface OtherHolder {
  readonly id: string;
  readonly operatorName: string;
}

/** In these words it stands in the indexes of keys, too. */
const statusRank = `(case status when 'ACTIVE' then 0 when 'RECALLED' then 1 when 'DECOMMISSIONED' then 2 else 3 end)`;
const isPublic = `${statusRank} < 3`;
/** How the public passports of one workspace and one key rank among each other. */
const ranking = `published_at, ${statusRank} as status_rank`;
const byRank = 'status_rank, published_at, id';

/**
 * Finds who holds a key, in the order in which they answer: the workspace with the oldest claim first, of
 * those that have a public passport with the key; inside it ACTIVE before RECALLED before DECOMMISSIONED,
 * then what was published first. The directory tells which workspaces to ask, and each is asked by a
 * statement that reads the first entries of its indexes, however many passports have the key. As a rule
 * the first one answers.
 */
export function keyHolderRepository(db: Knex) {
  const claimantsOf = async ({ key, tenantId }: KeyScope): Promise<readonly string[]> =>
    tenantId === undefined ? directoryRepository(db).listClaimants(key) : [tenantId];

  return {
    /** The public passport that answers. */
    async findAnswer<Column extends keyof PassportRow>(
      scope: KeyScope,
      columns: readonly Column[],
    ): Promise<(Pick<PassportRow, Column> & { readonly tenant_id: string }) | undefined> {
      const { key } = scope;
      const sql = firstHolderOf(key, columns);
      for (const tenantId of await claimantsOf(scope)) {
        const [row] = await preparedQuery<
          Pick<PassportRow, Column> & { readonly tenant_id: string }
        >(db, sql, { tenantId, key: key.key });
        const answer = ownedBy(tenantId, row);
        if (answer) return answer;
      }
      return undefined;
    },

    /** The draft that answers its owner, where nothing public does. */
    async findDraft<Column extends keyof PassportRow>(
      key: Gs1Key,
      { tenantId, operatorId }: DraftOwner,
      columns: readonly Column[],
    ): Promise<Pick<PassportRow, Column> | undefined> {
      const row: unknown = await db('passports')
        .where({ tenant_id: tenantId, status: 'DRAFT' })
        .where(operatorId === null ? {} : { operator_id: operatorId })
        .where((either) => {
          for (const column of columnsWith(key)) void either.orWhere(column, key.key);
        })
        .orderBy(['published_at', 'id'])
        .first([...columns]);
      return row as Pick<PassportRow, Column> | undefined;
    },

    /** The other public passports with a key, of every workspace, in the order in which they answer. */
    async listOthers(
      key: Gs1Key,
      { id, limit }: { readonly id: string; readonly limit: number },
    ): Promise<OtherHolder[]> {
      const others: OtherHolder[] = [];
      for (const tenantId of await claimantsOf({ key, tenantId: undefined })) {
        const more = limit - others.length;
        if (more <= 0) break;
        const { rows } = await db.raw<{ rows: OtherHolder[] }>(
          `select holder.id, operators.name as "operatorName"
           from (${holdersOf(key, more + 1)}) as holder
           join operators on operators.tenant_id = :tenantId and operators.id = holder.operator_id
           where holder.id <> :id
           order by ${byRank} limit ${more}`,
          { tenantId, key: key.key, id },
        );
        others.push(...rows);
      }
      return others;
    },

    /** In the workspace that answers for the key: the public passport with a UUID or serial number. */
    async findIdBySerial(
      scope: KeyScope,
      { serial, id }: { readonly serial: string; readonly id: string | null },
    ): Promise<string | undefined> {
      const answer = await this.findAnswer(scope, ['tenant_id']);
      if (!answer) return undefined;
      const ofKey = columnsWith(scope.key).map((column) => `${column} = :key`);
      const candidates = `
        select id, tenant_id, ${ranking} from passports
        where tenant_id = :tenantId and (${ofKey.join(' or ')}) and ${isPublic}`;
      const { rows } = await db.raw<{ rows: Pick<PassportRow, 'id' | 'tenant_id'>[] }>(
        `${candidates} and id = :id
         union
         ${candidates} and left(serial_number, 64) = left(:serial, 64) and serial_number = :serial
         order by ${byRank} limit 1`,
        { tenantId: answer.tenant_id, key: scope.key.key, serial, id },
      );
      return ownedBy(answer.tenant_id, rows[0])?.id;
    },
  };
}

const columnsWith = (key: Gs1Key) => [
  columnOfKind[key.kind],
  ...(mayBeProductId(key) ? (['product_id'] as const) : []),
];

/** The first public passports of a workspace in each of the columns that may hold the key, from an index each. */
function branchesOf(key: Gs1Key, columns: string, limit: number): readonly string[] {
  return columnsWith(key).map(
    (column) => `
      (select ${columns}, ${ranking} from passports
       where tenant_id = :tenantId and ${column} = :key and ${isPublic}
       order by ${statusRank}, published_at, id limit ${limit})`,
  );
}

function holdersOf(key: Gs1Key, limit: number): string {
  const branches = branchesOf(key, 'id, operator_id', limit);
  return `select * from (${branches.join(' union ')}) as held order by ${byRank} limit ${limit}`;
}

/** Whoever holds the key in two columns is found twice: the first of both is the same. */
function firstHolderOf(key: Gs1Key, columns: readonly string[]): string {
  const selected = [...new Set(['id', 'tenant_id', ...columns])].join(', ');
  const branches = branchesOf(key, selected, 1);
  return `select ${selected} from (${branches.join(' union all ')}) as held order by ${byRank} limit 1`;
}
