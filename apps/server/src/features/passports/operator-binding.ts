import type { Knex } from 'knex';
import type { Caller } from '../../platform/auth/caller-model.js';
import { requireOperatorScope } from '../../platform/auth/operator-scope.js';
import { ApiError } from '../../platform/http/api-error.js';
import { operatorReader, type BoundOperator } from '../operators/operator-reader.js';

export interface OperatorBinding {
  readonly operator: BoundOperator;
  /** True when the request named no operator, and one was chosen. */
  readonly autoAttributed: boolean;
}

/**
 * Decides which economic operator a new passport belongs to: the named one, the credential's own, or
 * the workspace's first. It stays active and as it is to the end of the transaction.
 */
export async function bindOperator(
  tx: Knex,
  caller: Pick<Caller, 'tenant' | 'operatorId'>,
  operatorId: string | undefined,
): Promise<OperatorBinding> {
  const named = operatorId ?? caller.operatorId;
  if (named === null) return { operator: await lockFirstActive(tx, caller), autoAttributed: true };
  requireOperatorScope(caller, named);
  const operator = await operatorReader(tx).lock(caller.tenant.id, named);
  if (!operator) {
    throw ApiError.forbidden('This economic operator is not bound to the workspace.', {
      code: 'OPERATOR_FOREIGN',
    });
  }
  if (operator.isArchived) {
    const message = 'This economic operator is archived. Restore it before you create passports.';
    throw ApiError.forbidden(message, { code: 'OPERATOR_ARCHIVED' });
  }
  return { operator, autoAttributed: false };
}

/** One that is archived between finding and locking it is not the first any more: the next is. */
async function lockFirstActive(tx: Knex, caller: Pick<Caller, 'tenant'>): Promise<BoundOperator> {
  const operators = operatorReader(tx);
  for (;;) {
    const first = await operators.findFirstActive(caller.tenant.id);
    if (!first) throw noOperatorBound();
    const locked = await operators.lock(caller.tenant.id, first.id);
    if (locked && !locked.isArchived) return locked;
  }
}

function noOperatorBound(): ApiError {
  const message =
    'The workspace has no economic operator. Register one via POST /api/v1/operators.';
  return ApiError.badRequest(message, { code: 'OPERATOR_NOT_BOUND' });
}
