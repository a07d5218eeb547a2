import type { Knex } from 'knex';
import type { Caller } from '../../platform/auth/caller-model.js';
import { requireOperatorScope } from '../../platform/auth/operator-scope.js';
import { ApiError } from '../../platform/http/api-error.js';
import { passportReader, type IdentifiedPassport } from './passport-reader.js';

/**
 * The UUID of a passport of the workspace that is named by UUID or `productId`.
 *
 * @throws a 404.
 */
export async function requirePassportId(
  tx: Knex.Transaction,
  caller: Caller,
  idOrProductId: string,
): Promise<string> {
  return (await identify(tx, caller, idOrProductId)).id;
}

/**
 * What identifies a passport of the workspace that is named by UUID or `productId`. Its content is not read.
 *
 * @throws a 404; a 403 for another operator's.
 */
export async function requirePassport(
  tx: Knex.Transaction,
  caller: Caller,
  idOrProductId: string,
): Promise<IdentifiedPassport> {
  const passport = await identify(tx, caller, idOrProductId);
  requireOperatorScope(caller, passport.operatorId);
  return passport;
}

async function identify(
  tx: Knex.Transaction,
  { tenant, operatorId }: Caller,
  idOrProductId: string,
): Promise<IdentifiedPassport> {
  const found = await passportReader(tx).identify(tenant.id, [idOrProductId], operatorId);
  const passport = found.get(idOrProductId);
  if (!passport)
    throw ApiError.notFound('No such passport in this workspace.', { code: 'PASSPORT_NOT_FOUND' });
  return passport;
}
