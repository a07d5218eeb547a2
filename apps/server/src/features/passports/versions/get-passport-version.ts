import type { Knex } from 'knex';
import { seesAsOwner, type Caller } from '../../../platform/auth/caller-model.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import { ApiError } from '../../../platform/http/api-error.js';
import { visibleMetadata } from '../../../representations/redaction.js';
import { requirePassport } from '../require-passport.js';
import type { PassportVersion } from './passport-version-model.js';
import { passportVersionRepository } from './passport-version-repository.js';

export interface GetPassportVersionInput {
  readonly idOrProductId: string;
  readonly version: number;
}

/** What a passport held before one of its updates, masked for whoever does not see it as its owner. */
export async function getPassportVersion(
  { db }: { readonly db: Knex },
  caller: Caller,
  { idOrProductId, version: number }: GetPassportVersionInput,
): Promise<PassportVersion> {
  const version = await tenantTransaction(db, caller.tenant.id, async (tx) => {
    const passport = await requirePassport(tx, caller, idOrProductId);
    return passportVersionRepository(tx).find(passport, number);
  });
  if (!version) throw ApiError.notFound('This passport has no such version.');
  const tier = seesAsOwner(caller) ? 'owner' : 'public';
  const { metadata, maskedKeys } = visibleMetadata(tier, version.metadata);
  return {
    ...version,
    metadata,
    leafSalts: Object.fromEntries(
      Object.entries(version.leafSalts).filter(([key]) => !maskedKeys.includes(key)),
    ),
  };
}
