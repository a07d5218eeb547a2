import type { Knex } from 'knex';
import type { Caller } from '../../platform/auth/caller-model.js';
import { requireOperatorScope } from '../../platform/auth/operator-scope.js';
import { ApiError } from '../../platform/http/api-error.js';
import type { Passport } from './passport-model.js';
import { passportReader } from './passport-reader.js';
import { passportRepository } from './rows/passport-repository.js';

/**
 * The UUID of a passport of the workspace that is named by UUID or `productId`.
 *
 * @throws a 404.
 */
export async function requirePassportId(
  tx: Knex.Transaction,
  { tenant, operatorId }: Caller,
  idOrProductId: string,
): Promise<string> {
  const found = await passportReader(tx).identify(tenant.id, [idOrProductId], operatorId);
  const passport = found.get(idOrProductId);
  if (!passport) throw ApiError.notFound('No such passport in this workspace.');
  return passport.id;
}

/**
 * A passport of the workspace by UUID or `productId`.
 *
 * @throws a 404; a 403 for another operator's.
 */
export async function requirePassport(
  tx: Knex.Transaction,
  caller: Caller,
  idOrProductId: string,
): Promise<Passport> {
  const { tenant, operatorId } = caller;
  const passport = await passportRepository(tx).find(tenant.id, idOrProductId, operatorId);
  if (!passport) throw ApiError.notFound('No such passport in this workspace.');
  requireOperatorScope(caller, passport.economicOperator.id);
  return passport;
}
