import type { Knex } from 'knex';
import { ApiError } from '../../../platform/http/api-error.js';
import type { Passport } from '../passport-model.js';
import { passportRepository } from '../rows/passport-repository.js';
import { keysLeftOut } from './revision-model.js';

/**
 * Refuses a change of a former edition: it stays as it was when the next one took its place.
 *
 * @throws a 409 `PASSPORT_SUPERSEDED` with the id of the current edition.
 */
export function requireCurrent({ supersededBy }: Pick<Passport, 'supersededBy'>): void {
  if (supersededBy === null) return;
  const message = 'Another edition took the place of this passport. Change that one.';
  throw ApiError.conflict(message, {
    code: 'PASSPORT_SUPERSEDED',
    supersededBy: supersededBy.id,
  });
}

/**
 * Refuses content of a published edition that would leave a printed code without an answer.
 *
 * @throws a 409 `REVISION_KEY_MISSING` that names the keys.
 */
export async function requireKeysOfFormer(
  tx: Knex.Transaction,
  passport: Pick<Passport, 'tenantId' | 'productId' | 'metadata' | 'revisionOf'>,
): Promise<void> {
  if (passport.revisionOf === null) return;
  const former = await passportRepository(tx).findById(passport.tenantId, passport.revisionOf);
  if (!former) throw new Error('The former edition of a passport is gone.');
  const missing = keysLeftOut(former, passport).map(({ kind, key }) => `${kind} ${key}`);
  if (missing.length === 0) return;
  const message = `Codes of the former edition would lead nowhere: the metadata lacks ${missing.join(', ')}.`;
  throw ApiError.conflict(message, { code: 'REVISION_KEY_MISSING' });
}
