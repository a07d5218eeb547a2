import type { Knex } from 'knex';
import type { Caller } from '../../../platform/auth/caller-model.js';
import { ApiError } from '../../../platform/http/api-error.js';
import { operatorReader } from '../../operators/operator-reader.js';
import { bindOperator, type OperatorBinding } from '../operator-binding.js';
import { passportRepository } from '../rows/passport-repository.js';

export interface IngestedOperatorInput {
  readonly productId: string;
  /** Named by the request. */
  readonly operatorId: string | undefined;
  /** Registry id of the one that the environment names. */
  readonly regId: string | undefined;
}

export interface IngestedOperatorBinding extends OperatorBinding {
  /** True when the environment names an operator that the workspace does not have. */
  readonly isNamedUnknown: boolean;
}

/**
 * Decides which operator an ingested passport belongs to: the one that the request names, that the
 * environment names, or the credential's own; else that of the one passport of the product, so that
 * ingesting again does not make a second one; else the workspace's first.
 *
 * @throws the 409 OPERATOR_AMBIGUOUS when several operators have a passport of the product, and what
 *   `bindOperator` throws.
 */
export async function bindIngestedOperator(
  tx: Knex,
  caller: Caller,
  { productId, operatorId, regId }: IngestedOperatorInput,
): Promise<IngestedOperatorBinding> {
  const tenantId = caller.tenant.id;
  const named =
    operatorId === undefined && regId !== undefined
      ? await operatorReader(tx).findByRegId(tenantId, regId)
      : undefined;
  const isNamedUnknown = operatorId === undefined && regId !== undefined && !named;
  const known = operatorId ?? named?.id ?? caller.operatorId ?? undefined;
  if (known !== undefined) {
    return { ...(await bindOperator(tx, caller, known)), isNamedUnknown };
  }
  const [only, ...others] = await passportRepository(tx).operatorIdsOf(tenantId, productId);
  if (others.length > 0) throw ambiguous(productId);
  const binding = await bindOperator(tx, caller, only);
  return { ...binding, autoAttributed: true, isNamedUnknown };
}

function ambiguous(productId: string): ApiError {
  const message = `Several operators of the workspace have a passport of ${productId}: name one by the query parameter operatorId.`;
  return ApiError.conflict(message, { code: 'OPERATOR_AMBIGUOUS' });
}
