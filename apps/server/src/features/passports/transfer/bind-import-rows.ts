import type { Knex } from 'knex';
import type { Caller } from '../../../platform/auth/caller-model.js';
import type { Facility } from '../../facilities/facility-model.js';
import { failRow, failureOf, type ImportRow, type RowFailure } from './import-row.js';
import { bindOperator, type OperatorBinding } from '../operator-binding.js';
import { pairKey, type ProductOfOperator } from './passport-import-repository.js';
import { lockFacility } from '../passport-facility.js';

/** A row with the operator and the facility it names, both locked to the end of the transaction. */
export interface BoundRow extends ImportRow {
  readonly binding: OperatorBinding;
  readonly facility: Facility | null;
  readonly pair: ProductOfOperator;
}

/**
 * Finds the operator and the facility of each row, asking once for each that is named. Of two rows for
 * the same product and operator the second fails.
 */
export async function bindImportRows(
  tx: Knex.Transaction,
  caller: Caller,
  rows: readonly ImportRow[],
): Promise<{ rows: BoundRow[]; failures: RowFailure[] }> {
  const operators = onceEach((id: string | undefined) => bindOperator(tx, caller, id));
  const facilities = onceEach((id: string | undefined) => lockFacility(tx, caller, id));
  const bound = new Map<string, BoundRow>();
  const failures: RowFailure[] = [];
  for (const row of rows) {
    try {
      const binding = await operators(row.operatorId);
      const facility = await facilities(row.facilityId);
      const pair = { productId: row.productId, operatorId: binding.operator.id };
      const key = pairKey(pair);
      if (bound.has(key)) failures.push(failRow(row, 'An earlier row has the same productId.'));
      else bound.set(key, { ...row, binding, facility, pair });
    } catch (error) {
      failures.push(failureOf(row, error));
    }
  }
  return { rows: [...bound.values()], failures };
}

/** Asked again, it answers what it answered first: found or refused. */
function onceEach<Found>(find: (id: string | undefined) => Promise<Found>) {
  const answers = new Map<string | undefined, Promise<Found>>();
  return (id: string | undefined): Promise<Found> => {
    const answer = answers.get(id) ?? find(id);
    answers.set(id, answer);
    return answer;
  };
}
