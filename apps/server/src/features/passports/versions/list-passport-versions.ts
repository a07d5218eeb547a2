import type { Knex } from 'knex';
import type { Caller } from '../../../platform/auth/caller-model.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import { decodeNumberCursor, nextNumberCursor } from '../../../platform/http/lists/cursor.js';
import { requirePassport } from '../require-passport.js';
import type { IdentifiedPassport } from '../passport-reader.js';
import type { PassportVersionSummary } from './passport-version-model.js';
import { passportVersionRepository } from './passport-version-repository.js';

interface ListPassportVersionsInput {
  readonly idOrProductId: string;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

interface PassportVersionPage {
  readonly passport: IdentifiedPassport;
  readonly versions: readonly PassportVersionSummary[];
  readonly nextCursor: string | null;
}

/** Versions are counted in a column of 32 bits. */
const maxVersion = 2 ** 31 - 1;

/** One page of what a passport held before its updates, newest first, without the contents. */
export async function listPassportVersions(
  { db }: { readonly db: Knex },
  caller: Caller,
  { idOrProductId, limit, cursor }: ListPassportVersionsInput,
): Promise<PassportVersionPage> {
  const before = decodeNumberCursor(cursor, { max: maxVersion });
  const tenantId = caller.tenant.id;
  const { passport, versions } = await tenantTransaction(db, tenantId, async (tx) => {
    const passport = await requirePassport(tx, caller, idOrProductId);
    const ofPassport = { tenantId, id: passport.id };
    const versions = await passportVersionRepository(tx).list(ofPassport, { before, limit });
    return { passport, versions };
  });
  const numbers = versions.map(({ version }) => version);
  return { passport, versions, nextCursor: nextNumberCursor(numbers, limit) };
}
