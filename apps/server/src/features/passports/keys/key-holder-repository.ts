import type { Knex } from 'knex';
import type { PassportRow } from '../../../platform/db/tables.js';
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

/** In these words it stands in the indexes of keys, too. */
const statusRank = `(case status when 'ACTIVE' then 0 when 'RECALLED' then 1 when 'DECOMMISSIONED' then 2 else 3 end)`;
const isPublic = `${statusRank} < 3`;
/** How the public passports of one workspace and one key rank among each other. */
const ranked = `id, operator_id, published_at, ${statusRank} as status_rank`;
const byRank = 'status_rank, published_at, id';

/**
 * Finds who holds a key, in the order in which they answer: the workspace with the oldest claim first, of
 * those that have a public passport with the key; inside it ACTIVE before RECALLED before DECOMMISSIONED,
 * then what was published first. Each question is one statement that reads the first entries of indexes,
 * however many passports have the key.
 */
export function keyHolderRepository(db: Knex) {
  return {
    /** The public passport that answers. */
    async findAnswer<Column extends keyof PassportRow>(
      scope: KeyScope,
      columns: readonly Column[],
    ): Promise<Pick<PassportRow, Column> | undefined> {
      const answer = db.raw(`(${answerTo(scope)}) as answer`, bindingsOf(scope));
      const row: unknown = await db('passports')
        .join(answer, (on) =>
          on.on('passports.tenant_id', 'answer.tenant_id').on('passports.id', 'answer.id'),
        )
        .first(columns.map((column) => `passports.${column}`));
      return row as Pick<PassportRow, Column> | undefined;
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
    ): Promise<{ id: string; operatorName: string }[]> {
      const scope = { key, tenantId: undefined };
      const { rows } = await db.raw<{ rows: { id: string; operatorName: string }[] }>(
        `select holder.id, operators.name as "operatorName"
         from (${claimsTo(scope)}) as claim
         cross join lateral (${holdersOf(scope, limit + 1)}) as holder
         join operators
           on operators.tenant_id = claim.tenant_id and operators.id = holder.operator_id
         where holder.id <> :id
         order by claim.claimed_at, claim.tenant_id, holder.status_rank, holder.published_at, holder.id
         limit ${limit}`,
        { ...bindingsOf(scope), id },
      );
      return rows;
    },

    /** In the workspace that answers for the key: the public passport with a UUID or serial number. */
    async findIdBySerial(
      scope: KeyScope,
      { serial, id }: { readonly serial: string; readonly id: string | null },
    ): Promise<string | undefined> {
      const ofKey = columnsWith(scope.key).map((column) => `${column} = :key`);
      const candidates = `
        select ${ranked} from passports
        where tenant_id = answer.tenant_id and (${ofKey.join(' or ')}) and ${isPublic}`;
      const { rows } = await db.raw<{ rows: { id: string }[] }>(
        `select carrier.id
         from (${answerTo(scope)}) as answer
         cross join lateral (
           ${candidates} and id = :id
           union
           ${candidates} and left(serial_number, 64) = left(:serial, 64) and serial_number = :serial
           order by ${byRank} limit 1
         ) as carrier`,
        { ...bindingsOf(scope), serial, id },
      );
      return rows[0]?.id;
    },
  };
}

const bindingsOf = ({ key: { kind, key }, tenantId }: KeyScope) => ({ kind, key, tenantId });

const columnsWith = (key: Gs1Key) => [
  columnOfKind[key.kind],
  ...(mayBeProductId(key) ? (['product_id'] as const) : []),
];

function claimsTo({ tenantId }: KeyScope): string {
  return tenantId === undefined
    ? 'select tenant_id, claimed_at from key_claims where kind = :kind and key = :key'
    : 'select cast(:tenantId as uuid) as tenant_id, cast(null as timestamptz) as claimed_at';
}

/** The first public passports of a claiming workspace, from an index each. */
function holdersOf({ key }: KeyScope, limit: number): string {
  const branches = columnsWith(key).map(
    (column) => `
      (select ${ranked} from passports
       where tenant_id = claim.tenant_id and ${column} = :key and ${isPublic}
       order by ${statusRank}, published_at, id limit ${limit})`,
  );
  return `select * from (${branches.join(' union ')}) as held order by ${byRank} limit ${limit}`;
}

function answerTo(scope: KeyScope): string {
  return `
    select claim.tenant_id, holder.id
    from (${claimsTo(scope)}) as claim
    cross join lateral (${holdersOf(scope, 1)}) as holder
    order by claim.claimed_at, claim.tenant_id limit 1`;
}
