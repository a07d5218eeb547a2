import type { Knex } from 'knex';
import type { Caller } from '../../platform/auth/caller-model.js';
import { requireOperatorScope } from '../../platform/auth/operator-scope.js';
import { ApiError } from '../../platform/http/api-error.js';
import { passportReader, type IdentifiedPassport } from '../passports/passport-reader.js';
import { editionReader } from '../passports/revisions/edition-reader.js';
import type { BatteryUnit } from './unit-model.js';
import { unitRepository } from './unit-repository.js';

/**
 * The passport, by UUID or `productId`, under which the caller may serialise or read units.
 *
 * @throws a 404; a 403 for another operator's.
 */
export async function requireModel(
  tx: Knex.Transaction,
  caller: Caller,
  idOrProductId: string,
): Promise<IdentifiedPassport> {
  const { tenant, operatorId } = caller;
  const found = await passportReader(tx).identify(tenant.id, [idOrProductId], operatorId);
  const passport = found.get(idOrProductId);
  if (!passport) throw modelNotFound();
  requireOperatorScope(caller, passport.operatorId);
  return passport;
}

/**
 * Refuses units of a former edition, whose units followed to the current one, and of the draft of a next one. To be
 * called while the passport is locked.
 *
 * @throws a 409.
 */
export async function requireUnitsTaken(
  tx: Knex.Transaction,
  { tenant }: Caller,
  passportId: string,
): Promise<void> {
  const edition = await editionReader(tx).find(tenant.id, passportId);
  if (edition?.supersededBy) {
    const message =
      'Another edition took the place of this passport. Its units belong to that one.';
    throw ApiError.conflict(message, {
      code: 'PASSPORT_SUPERSEDED',
      supersededBy: edition.supersededBy,
    });
  }
  if (!edition?.isOpenRevision) return;
  const message = 'The draft of a next edition gets its units when it is published.';
  throw ApiError.conflict(message, { code: 'REVISION_NOT_PUBLISHED' });
}

export function modelNotFound(): ApiError {
  return ApiError.notFound('No such passport in this workspace.', { code: 'PASSPORT_NOT_FOUND' });
}

/**
 * A unit of the workspace.
 *
 * @throws a 404 `UNIT_NOT_FOUND`; a 403 for one of another operator's passport.
 */
export async function requireUnit(
  tx: Knex.Transaction,
  caller: Caller,
  id: string,
): Promise<BatteryUnit> {
  return requireOwn(tx, caller, await unitRepository(tx).find(caller.tenant.id, id));
}

/**
 * The same, and nothing else happens to it before this transaction ends.
 *
 * @throws as `requireUnit` does.
 */
export async function lockUnit(
  tx: Knex.Transaction,
  caller: Caller,
  id: string,
): Promise<BatteryUnit> {
  return requireOwn(tx, caller, await unitRepository(tx).lock(caller.tenant.id, id));
}

async function requireOwn(
  tx: Knex.Transaction,
  caller: Caller,
  unit: BatteryUnit | undefined,
): Promise<BatteryUnit> {
  if (!unit) {
    throw ApiError.notFound('No such unit in this workspace.', { code: 'UNIT_NOT_FOUND' });
  }
  // A passport keeps its operator for good, so no lock is needed.
  if (caller.operatorId !== null) {
    const operatorId = await passportReader(tx).findOperatorId(unit.tenantId, unit.passportId);
    requireOperatorScope(caller, operatorId ?? null);
  }
  return unit;
}
