import type { Knex } from 'knex';
import type { PassportRow } from '../../../platform/db/tables.js';
import { isCurrentEdition } from '../revisions/current-edition-model.js';

/** A product of an operator: a workspace has one current passport for it at most. */
export interface ProductOfOperator {
  readonly productId: string;
  readonly operatorId: string;
}

/** One text for each pair. */
export function pairKey({ productId, operatorId }: ProductOfOperator): string {
  return `${operatorId} ${productId}`;
}

/** The passport that a pair has. */
export interface ExistingPassport {
  readonly id: string;
  readonly isSealed: boolean;
}

/** Reads of many passports at once. */
export function passportImportRepository(tx: Knex.Transaction) {
  const ofPairs = (tenantId: string, pairs: readonly ProductOfOperator[]) =>
    tx<PassportRow>('passports')
      .where({ tenant_id: tenantId })
      .whereIn('product_id', [...new Set(pairs.map(({ productId }) => productId))])
      .whereIn('operator_id', [...new Set(pairs.map(({ operatorId }) => operatorId))])
      .whereRaw(isCurrentEdition)
      .select('id', 'product_id', 'operator_id');
  return {
    /** Ids of those pairs that have a passport, by {@link pairKey}. */
    findExisting: async (tenantId: string, pairs: readonly ProductOfOperator[]) =>
      idsByPair(await ofPairs(tenantId, pairs)),

    /** Those pairs that have a passport, and whether it is sealed, by {@link pairKey}. */
    findStates: async (tenantId: string, pairs: readonly ProductOfOperator[]) => {
      if (pairs.length === 0) return new Map<string, ExistingPassport>();
      const rows = await ofPairs(tenantId, pairs).select('sealed_at');
      return new Map<string, ExistingPassport>(
        rows.map((row) => [
          pairKey({ productId: row.product_id, operatorId: row.operator_id }),
          { id: row.id, isSealed: row.sealed_at !== null },
        ]),
      );
    },

    /**
     * The same, locked against writes until this transaction ends. They are locked in the order of their ids, so that
     * two imports of the same products do not deadlock; rows that refer to them can still be written, such as the
     * access log's, which takes them in an order of its own.
     */
    lockExisting: async (tenantId: string, pairs: readonly ProductOfOperator[]) =>
      idsByPair(await ofPairs(tenantId, pairs).orderBy('id').forNoKeyUpdate()),
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
