import type { Knex } from 'knex';
import type { Caller } from '../../platform/auth/caller-model.js';
import { requireOperatorScope } from '../../platform/auth/operator-scope.js';
import type { ApiError } from '../../platform/http/api-error.js';
import type { EconomicOperator } from './operator-model.js';
import { operatorRepository } from './operator-repository.js';

const unknownOperator = 'No such economic operator in this workspace.';

/**
 * An operator of the workspace, archived or not, locked against changes until this transaction ends.
 *
 * @param notFound - Makes the refusal of an unknown one: its shape differs by operation.
 */
export async function lockOperator(
  tx: Knex.Transaction,
  caller: Caller,
  { id, notFound }: { readonly id: string; readonly notFound: (message: string) => ApiError },
): Promise<EconomicOperator> {
  const operator = await operatorRepository(tx).lock(caller.tenant.id, id);
  if (!operator) throw notFound(unknownOperator);
  requireOperatorScope(caller, operator.id);
  return operator;
}
