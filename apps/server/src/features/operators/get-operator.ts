import type { Knex } from 'knex';
import type { Caller } from '../../platform/auth/caller-model.js';
import { requireOperatorScope } from '../../platform/auth/operator-scope.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import { ApiError } from '../../platform/http/api-error.js';
import type { EconomicOperator } from './operator-model.js';
import { operatorRepository } from './operator-repository.js';

/** One operator of the workspace, archived or not. */
export async function getOperator(
  deps: { db: Knex },
  caller: Caller,
  id: string,
): Promise<EconomicOperator> {
  const operator = await tenantTransaction(deps.db, caller.tenant.id, (tx) =>
    operatorRepository(tx).find(caller.tenant.id, id),
  );
  if (!operator)
    throw ApiError.notFound('No such economic operator in this workspace.', {
      code: 'OPERATOR_NOT_FOUND',
    });
  requireOperatorScope(caller, operator.id);
  return operator;
}
