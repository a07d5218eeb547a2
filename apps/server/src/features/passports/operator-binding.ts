import type { Knex } from 'knex';
import type { Caller } from '../../platform/auth/caller-model.js';
import { requireOperatorScope } from '../../platform/auth/operator-scope.js';
import { ApiError } from '../../platform/http/api-error.js';
import { operatorReader, type BoundOperator } from '../operators/operator-reader.js';

export interface OperatorBinding {
  readonly operator: BoundOperator;
  /** True when the caller named no operator and got the workspace's first. */
  readonly autoAttributed: boolean;
}

/**
 * Decides which economic operator a new passport belongs to: the named one, the credential's own, or
 * the workspace's first.
 */
export async function bindOperator(
  db: Knex,
  caller: Caller,
  operatorId: string | undefined,
): Promise<OperatorBinding> {
  const operators = operatorReader(db);
  const named = operatorId ?? caller.operatorId;
  if (named === null) {
    const operator = await operators.findFirstActive(caller.tenant.id);
    if (!operator) throw noOperatorBound();
    return { operator, autoAttributed: true };
  }
  requireOperatorScope(caller, named);
  const operator = await operators.findActive(caller.tenant.id, named);
  if (!operator) {
    throw ApiError.forbidden('This economic operator is not bound to the workspace.');
  }
  return { operator, autoAttributed: false };
}

function noOperatorBound(): ApiError {
  const message =
    'The workspace has no economic operator. Register one via POST /api/v1/operators.';
  return ApiError.badRequest(message, { code: 'OPERATOR_NOT_BOUND' });
}
