import type { Knex } from 'knex';
import type { Caller } from '../../../platform/auth/caller-model.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import { decodeNumberCursor, nextNumberCursor } from '../../../platform/http/cursor.js';
import { requirePassport } from '../require-passport.js';
import type { Passport } from '../passport-model.js';
import type { PassportVersionSummary } from './passport-version-model.js';
import { passportVersionRepository } from './passport-version-repository.js';

export interface ListPassportVersionsInput {
  readonly idOrProductId: string;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

export interface PassportVersionPage {
  readonly passport: Passport;
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
  const { passport, versions } = await tenantTransaction(db, caller.tenant.id, async (tx) => {
    const passport = await requirePassport(tx, caller, idOrProductId);
    const page = { before, limit };
    return { passport, versions: await passportVersionRepository(tx).list(passport, page) };
  });
  const numbers = versions.map(({ version }) => version);
  return { passport, versions, nextCursor: nextNumberCursor(numbers, limit) };
}
