import type { Knex } from 'knex';
import { seesAsOwner, type Caller } from '../../../platform/auth/caller-model.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import { ApiError } from '../../../platform/http/api-error.js';
import { inLongRead, isLong, nextTurn } from '../../../platform/event-loop/turns.js';
import { visibleMetadata } from '../../../representations/redaction.js';
import { requirePassport } from '../require-passport.js';
import type { PassportVersion } from './passport-version-model.js';
import { passportVersionRepository } from './passport-version-repository.js';

interface GetPassportVersionInput {
  readonly idOrProductId: string;
  readonly version: number;
}

/** What a passport held before one of its updates, masked for callers that do not see it as its owner. */
export async function getPassportVersion(
  { db }: { readonly db: Knex },
  caller: Caller,
  { idOrProductId, version: number }: GetPassportVersionInput,
): Promise<PassportVersion> {
  const tenantId = caller.tenant.id;
  const { id, bytes, short } = await tenantTransaction(db, tenantId, async (tx) => {
    const { id } = await requirePassport(tx, caller, idOrProductId);
    const versions = passportVersionRepository(tx);
    const bytes = await versions.findContentBytes({ tenantId, id }, number);
    if (bytes === undefined) throw noSuchVersion();
    return {
      id,
      bytes,
      short: isLong(bytes) ? undefined : await versions.find({ tenantId, id }, number),
    };
  });
  if (short) return asSeenBy(caller, short);
  return inLongRead({ of: tenantId, bytes }, async () => {
    const version = await tenantTransaction(db, tenantId, (tx) =>
      passportVersionRepository(tx).find({ tenantId, id }, number),
    );
    if (!version) throw noSuchVersion();
    // Masked and written as JSON in this turn.
    await nextTurn({ of: tenantId });
    return asSeenBy(caller, version);
  });
}

function asSeenBy(caller: Caller, version: PassportVersion): PassportVersion {
  const audience = seesAsOwner(caller) ? 'owner' : 'public';
  const { metadata, maskedKeys } = visibleMetadata(audience, version.metadata);
  return {
    ...version,
    metadata,
    leafSalts: Object.fromEntries(
      Object.entries(version.leafSalts).filter(([key]) => !maskedKeys.includes(key)),
    ),
  };
}

function noSuchVersion(): ApiError {
  return ApiError.notFound('This passport has no such version.', {
    code: 'PASSPORT_VERSION_NOT_FOUND',
  });
}
