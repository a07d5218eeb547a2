import type { Knex } from 'knex';
import type { Caller } from '../../platform/auth/caller-model.js';
import { requireOperatorScope } from '../../platform/auth/operator-scope.js';
import { ApiError } from '../../platform/http/api-error.js';
import type { Passport } from './passport-model.js';
import { passportLockRepository } from './rows/passport-lock-repository.js';

/**
 * A passport of the workspace by its UUID, locked against writes until this transaction ends.
 *
 * @throws a 404; a 403 for another operator's.
 */
export async function lockPassport(
  tx: Knex.Transaction,
  caller: Caller,
  id: string,
): Promise<Passport> {
  const passport = await passportLockRepository(tx).lockById(caller.tenant.id, id);
  if (!passport)
    throw ApiError.notFound('No such passport in this workspace.', { code: 'PASSPORT_NOT_FOUND' });
  requireOperatorScope(caller, passport.economicOperator.id);
  return passport;
}
