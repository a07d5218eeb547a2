import type { Knex } from 'knex';
import { directoryRepository } from '../../../platform/directory/directory-repository.js';
import { columnsWith, type Gs1Key } from './gs1-key-model.js';

/** Another public passport with the same key. */
export interface OtherHolder {
  readonly id: string;
  readonly operatorName: string;
}

/** In these words it stands in the indexes of keys, too. */
export const statusRank = `(case status when 'ACTIVE' then 0 when 'RECALLED' then 1 when 'DECOMMISSIONED' then 2 else 3 end)`;
const isPublic = `${statusRank} < 3`;
/** How the public passports of one workspace and one key rank among each other. */
const ranking = `published_at, ${statusRank} as status_rank`;
const byRank = 'status_rank, published_at, id';

/**
 * The other public passports with a key, of every workspace, in the order in which they answer. The directory
 * tells which workspaces to ask, and each is asked by a statement that reads the first entries of its
 * indexes, however many passports have the key.
 */
export function keyHolderRepository(db: Knex) {
  return {
    /** The other public passports with a key, of every workspace, in the order in which they answer. */
    async listOthers(
      key: Gs1Key,
      { id, limit }: { readonly id: string; readonly limit: number },
    ): Promise<OtherHolder[]> {
      const others: OtherHolder[] = [];
      for (const tenantId of await directoryRepository(db).listClaimants(key)) {
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
  };
}

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
