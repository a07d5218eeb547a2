import { createHash } from 'node:crypto';
import { canonicalJson } from '@dpp/merkle-seal/node';
import type { Knex } from 'knex';
import type { Caller } from '../../platform/auth/caller-model.js';
import type { Clock, NewId } from '../../platform/clock.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import { ApiError } from '../../platform/http/api-error.js';
import type { AuditKeys } from '../../platform/vault/audit-keys.js';
import { lockPassport } from './lock-passport.js';
import { passportWriteRepository } from './rows/passport-write-repository.js';
import { tellPassportChange } from './records/tell-passport-change.js';

interface DeleteDraftPassportDeps {
  readonly db: Knex;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly auditKeys: AuditKeys;
}

/**
 * Removes a draft with all that belongs to it. What stays is an audit entry: what it was, hashed, and
 * how much went with it.
 *
 * @throws a 409 for a passport that is live.
 */
export function deleteDraftPassport(
  deps: DeleteDraftPassportDeps,
  caller: Caller,
  { id, ip }: { readonly id: string; readonly ip: string },
): Promise<void> {
  return tenantTransaction(deps.db, caller.tenant.id, async (tx) => {
    const passport = await lockPassport(tx, caller, id);
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
          ...belongings,
        },
      },
    });
  });
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
