import type { Knex } from 'knex';
import type { AnyCaller, System } from '../../platform/auth/caller-model.js';
import { ApiError } from '../../platform/http/api-error.js';
import { canTake, type AccessGrant, type GrantStep } from './grant-model.js';
import { grantRepository } from './grant-repository.js';
import { requireGrantScope } from './grant-target.js';

export interface NamedGrant {
  readonly tenantId: string;
  readonly id: string;
  readonly ip?: string;
}

/**
 * A grant of the workspace, locked against other decisions until this transaction ends.
 *
 * @throws a 404; a 403 for another operator's; a 409 where its status does not allow the step.
 */
export async function lockGrant(
  tx: Knex.Transaction,
  by: AnyCaller | System,
  { tenantId, id, step }: NamedGrant & { readonly step: GrantStep },
): Promise<AccessGrant> {
  const grant = await grantRepository(tx).lock(tenantId, id);
  if (!grant) throw ApiError.brief(404, 'No such grant in this workspace.', 'GRANT_NOT_FOUND');
  requireGrantScope(by, grant.operatorId);
  if (!canTake(step, grant)) {
    throw ApiError.brief(
      409,
      `This grant is ${grant.status}: only a PENDING request is decided on.`,
      'GRANT_ALREADY_DECIDED',
    );
  }
  return grant;
}
