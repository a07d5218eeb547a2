import type { Knex } from 'knex';
import { columnOfKind, productIdOf, type Gs1Key } from './gs1-key-model.js';

/** Another public passport with the same key. */
export interface OtherHolder {
  readonly id: string;
  readonly operatorName: string;
}

/** Who holds a key beside the passport that answers. */
export function keyHolderRepository(db: Knex) {
  return {
    /**
     * The other public passports with a key, of every workspace, in the order in which they answer. One
     * round trip, in which a function of the database asks at most as many workspaces
     * as passports are asked for, and one.
     */
    async listOthers(
      key: Gs1Key,
      { id, limit }: { readonly id: string; readonly limit: number },
    ): Promise<OtherHolder[]> {
      const { rows } = await db.raw<{ rows: OtherHolder[] }>(
        `select id, operator_name as "operatorName"
         from others_with_${columnOfKind[key.kind]}(:key, :productId, :id, :limit)`,
        { key: key.key, productId: productIdOf(key), id, limit },
      );
      return rows;
    },
  };
}
