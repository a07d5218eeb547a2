import type { Knex } from 'knex';
import type { Caller } from '../../../platform/auth/caller-model.js';
import { ApiError } from '../../../platform/http/api-error.js';
import { operatorReader } from '../../operators/operator-reader.js';
import { bindOperator, type OperatorBinding } from '../operator-binding.js';
import { passportRepository } from '../rows/passport-repository.js';

interface IngestedOperatorInput {
  readonly productId: string;
  /** Named by the request. */
  readonly operatorId: string | undefined;
  /** Registry id of the one that the environment names. */
  readonly regId: string | undefined;
}

export interface IngestedOperatorBinding extends OperatorBinding {
  /** Registry id of the operator that the environment names, where the workspace has none of that id. */
  readonly unknownRegId: string | undefined;
}

/**
 * Decides which operator an ingested passport belongs to: the one that the request names, that the
 * environment names, or the credential's own; else that of the one passport of the product, so that
 * ingesting again does not make a second one; else the workspace's first.
 *
 * @throws the 409 OPERATOR_AMBIGUOUS when several operators that are not archived have a passport of the product,
 *   or archived ones alone; and what `bindOperator` throws.
 */
export async function bindIngestedOperator(
  tx: Knex,
  caller: Caller,
  { productId, operatorId, regId }: IngestedOperatorInput,
): Promise<IngestedOperatorBinding> {
  const tenantId = caller.tenant.id;
  const regIdThatCounts = operatorId === undefined ? regId : undefined;
  const named =
    regIdThatCounts === undefined
      ? undefined
      : await operatorReader(tx).findByRegId(tenantId, regIdThatCounts);
  const unknownRegId = named ? undefined : regIdThatCounts;
  const known = operatorId ?? named?.id ?? caller.operatorId ?? undefined;
  if (known !== undefined) return { ...(await bindOperator(tx, caller, known)), unknownRegId };
  const [holder, other] = await passportRepository(tx).holdersOf(tenantId, productId);
  if (holder?.isArchived) throw archived(productId);
  if (other && !other.isArchived) throw ambiguous(productId);
  const binding = await bindOperator(tx, caller, holder?.operatorId);
  return { ...binding, autoAttributed: true, unknownRegId };
}

function ambiguous(productId: string): ApiError {
  const message = `Several operators of the workspace have a passport of ${productId}: name one by the query parameter operatorId.`;
  return ApiError.conflict(message, { code: 'OPERATOR_AMBIGUOUS' });
}

/** Another operator is not guessed: that would make a second passport of the product. */
function archived(productId: string): ApiError {
  const message = `The passports of ${productId} belong to archived operators alone: restore one, or name another operator by the query parameter operatorId.`;
  return ApiError.conflict(message, { code: 'OPERATOR_AMBIGUOUS' });
}
