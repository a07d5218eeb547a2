import type { Metadata } from '@dpp/merkle-seal';
import type { Knex } from 'knex';
import type { Caller } from '../../../platform/auth/caller-model.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import { ApiError } from '../../../platform/http/api-error.js';
import { requireBytesWithin, requireDraftRoom } from '../../../platform/limits/workspace-limits.js';
import { renderPublicDocument } from '../../../representations/json-ld/public-document.js';
import { newPassport, type CreatePassportDeps } from '../create-passport.js';
import { failureOf, type RowFailure } from './import-row.js';
import type { NamedRow } from './name-portable-rows.js';
import { bindOperator } from '../operator-binding.js';
import { lockFacility } from '../passport-facility.js';
import type { Passport } from '../passport-model.js';
import { passportWriteRepository } from '../rows/passport-write-repository.js';
import { identifyProduct } from '../rules/product-identification.js';

type TransactionDeps = CreatePassportDeps & { readonly db: Knex.Transaction };

/** Saved as they come, without validation and without the copy of a GTIN that a single create makes. */
export async function storePortableDrafts(
  deps: TransactionDeps,
  caller: Caller,
  rows: readonly NamedRow[],
): Promise<{ stored: Passport[]; failures: RowFailure[] }> {
  const stored: Passport[] = [];
  const failures: RowFailure[] = [];
  for (const row of rows) {
    try {
      // A savepoint: what is refused once it is stored is gone again.
      const passport = await tenantTransaction(deps.db, caller.tenant.id, (tx) =>
        storeDraft({ ...deps, db: tx }, caller, row),
      );
      stored.push(passport);
    } catch (error) {
      failures.push(
        failureOf({ position: row.position, productId: row.passport.productId }, error),
      );
    }
  }
  return { stored, failures };
}

async function storeDraft(
  deps: TransactionDeps,
  caller: Caller,
  { passport: sent, operatorId, facilityId }: NamedRow,
): Promise<Passport> {
  const { productId, enrichment } = sent;
  const metadata = sent.metadata as Metadata;
  identifyProduct({ productId, metadata });
  const binding = await bindOperator(deps.db, caller, operatorId);
  const facility = await lockFacility(deps.db, caller, facilityId);
  const input = { productId, metadata, enrichment, draft: true, facility, binding };
  const passport = newPassport(deps, caller, input);
  await requireDraftRoom(deps.db, deps, caller.tenant);
  const publicDocument = renderPublicDocument(passport, deps.baseUrl).kept;
  if (!(await passportWriteRepository(deps.db).insert({ passport, publicDocument }))) {
    throw ApiError.conflict(`${binding.operator.name} has a passport for this productId already.`, {
      code: 'PASSPORT_DUPLICATE',
    });
  }
  await requireBytesWithin(deps.db, deps, caller.tenant);
  return passport;
}
