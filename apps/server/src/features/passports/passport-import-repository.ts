import type { Knex } from 'knex';
import type { PassportRow } from '../../platform/db/tables.js';
import type { Passport } from './passport-model.js';
import { documentColumns, passportRowOf, type PublicDocument } from './passport-repository.js';

/** A product of an operator: a workspace has one passport for it at most. */
export interface ProductOfOperator {
  readonly productId: string;
  readonly operatorId: string;
}

/** One text for each pair. */
export function pairKey({ productId, operatorId }: ProductOfOperator): string {
  return `${operatorId} ${productId}`;
}

/** Reads and writes of many passports at once. */
export function passportImportRepository(tx: Knex.Transaction) {
  const ofPairs = (tenantId: string, pairs: readonly ProductOfOperator[]) =>
    tx<PassportRow>('passports')
      .where({ tenant_id: tenantId })
      .whereIn('product_id', [...new Set(pairs.map(({ productId }) => productId))])
      .whereIn('operator_id', [...new Set(pairs.map(({ operatorId }) => operatorId))])
      .select('id', 'product_id', 'operator_id');
  return {
    /** Ids of those pairs that have a passport, by {@link pairKey}. */
    findExisting: async (tenantId: string, pairs: readonly ProductOfOperator[]) =>
      idsByPair(await ofPairs(tenantId, pairs)),

    /**
     * The same, and nobody else writes them before this transaction ends. Held in the order of their
     * ids, so that two imports of the same products do not deadlock.
     */
    holdExisting: async (tenantId: string, pairs: readonly ProductOfOperator[]) =>
      idsByPair(await ofPairs(tenantId, pairs).orderBy('id').forUpdate()),

    /**
     * Inserts in one statement what has no passport yet. In the order of the pairs, so that two imports
     * of the same products wait for each other and do not deadlock.
     *
     * @returns The ids that were inserted.
     */
    async insertAll(
      passports: readonly {
        readonly passport: Passport;
        readonly publicDocument: PublicDocument;
      }[],
    ): Promise<ReadonlySet<string>> {
      if (passports.length === 0) return new Set();
      const inserted = await tx('passports')
        .insert(
          [...passports]
            .sort((one, other) => compare(orderOf(one.passport), orderOf(other.passport)))
            .map(({ passport, publicDocument }) => ({
              ...passportRowOf(passport),
              ...documentColumns(publicDocument),
            })),
        )
        .onConflict(['product_id', 'operator_id'])
        .ignore()
        .returning<{ id: string }[]>('id');
      return new Set(inserted.map(({ id }) => id));
    },
  };
}

function idsByPair(
  rows: readonly Pick<PassportRow, 'id' | 'product_id' | 'operator_id'>[],
): ReadonlyMap<string, string> {
  return new Map(
    rows.map((row) => [
      pairKey({ productId: row.product_id, operatorId: row.operator_id }),
      row.id,
    ]),
  );
}

function orderOf({ productId, economicOperator }: Passport): string {
  return pairKey({ productId, operatorId: economicOperator.id });
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
