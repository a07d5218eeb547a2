import { createHash } from 'node:crypto';
import { canonicalJson } from '@dpp/merkle-seal/node';
import type { Knex } from 'knex';
import type { Caller } from '../../platform/auth/caller-model.js';
import type { Clock, NewId } from '../../platform/clock.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import { ApiError } from '../../platform/http/api-error.js';
import type { IfMatch } from '../../platform/http/request/if-match.js';
import type { AuditKeys } from '../../platform/vault/audit-keys.js';
import { lockPassport } from './lock-passport.js';
import { requireIfMatch } from './editing/passport-etag.js';
import { passportWriteRepository } from './rows/passport-write-repository.js';
import { tellPassportChange } from './records/tell-passport-change.js';

interface DeleteDraftPassportDeps {
  readonly db: Knex;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly auditKeys: AuditKeys;
}

interface DeleteDraftPassportInput {
  readonly id: string;
  readonly ifMatch?: IfMatch | undefined;
  readonly ip: string;
}

/**
 * Removes a draft with all that belongs to it. What stays is an audit entry: what it was, hashed, and
 * how much went with it.
 *
 * @throws a 409 for a passport that is live; a 412 for another version than the caller names.
 */
export function deleteDraftPassport(
  deps: DeleteDraftPassportDeps,
  caller: Caller,
  { id, ifMatch, ip }: DeleteDraftPassportInput,
): Promise<void> {
  return tenantTransaction(deps.db, caller.tenant.id, async (tx) => {
    const passport = await lockPassport(tx, caller, id);
    requireIfMatch(passport, ifMatch);
    if (passport.status !== 'DRAFT') {
      throw ApiError.conflict('Only drafts can be deleted; a published passport is retained.', {
        code: 'PASSPORT_NOT_DRAFT',
      });
    }
    const passports = passportWriteRepository(tx);
    const belongings = await passports.countBelongings(passport);
    await passports.delete(passport);
    await tellPassportChange(tx, deps, {
      passport,
      caller,
      ip,
      at: deps.clock.now(),
      audit: {
        action: 'passport.deleted',
        details: {
          productId: passport.productId,
          operatorId: passport.economicOperator.id,
          metadataSha256: sha256(canonicalJson(passport.metadata)),
          sealMerkleRoot: passport.seal?.merkleRoot ?? null,
          ...(passport.revisionOf !== null && { revisionOf: passport.revisionOf }),
          ...belongings,
        },
      },
    });
  });
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
