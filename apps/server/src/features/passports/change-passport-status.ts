import type { Knex } from 'knex';
import type { Caller } from '../../platform/auth/caller-model.js';
import type { Clock, NewId } from '../../platform/clock.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import { ApiError } from '../../platform/http/api-error.js';
import { requireQuota, type WorkspaceLimitDeps } from '../../platform/limits/workspace-limits.js';
import type { AuditKeys } from '../../platform/vault/audit-keys.js';
import type { PassportJsonLd } from '../../representations/json-ld/json-ld.js';
import { renderPublicDocument } from '../../representations/json-ld/public-document.js';
import { lockPassport } from './lock-passport.js';
import { requirePassportId } from './require-passport.js';
import { isLockedOperatorArchived } from './rules/is-locked-operator-archived.js';
import type { LiveStatus, Passport } from './passport-model.js';
import { passportWriteRepository } from './rows/passport-write-repository.js';
import { tellPassportChange } from './records/tell-passport-change.js';
import { afterStatusChange } from './rules/retention-model.js';

export interface ChangePassportStatusDeps extends WorkspaceLimitDeps {
  readonly db: Knex;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly auditKeys: AuditKeys;
  readonly baseUrl: string;
  readonly config: WorkspaceLimitDeps['config'] & { readonly retentionYears: number };
}

interface ChangePassportStatusInput {
  readonly idOrProductId: string;
  readonly status: LiveStatus;
  /** Since when it has the status, where that began elsewhere and before now. */
  readonly since?: Date | undefined;
  readonly ip: string;
}

interface ChangedPassportStatus {
  readonly passport: Passport;
  readonly document: PassportJsonLd;
  /** What it was before; the same when nothing changed. */
  readonly previousStatus: Passport['status'];
}

/**
 * Moves a published passport from any live status to any other, sealed or not. A change to the current status changes
 * nothing and emits no event.
 *
 * @throws a 409 for a draft: it goes live by an update; a 402 for one that was left archived when its operator was
 *   restored, comes back, and finds no room in the plan.
 */
export function changePassportStatus(
  deps: ChangePassportStatusDeps,
  caller: Caller,
  { idOrProductId, status, since, ip }: ChangePassportStatusInput,
): Promise<ChangedPassportStatus> {
  return tenantTransaction(deps.db, caller.tenant.id, async (tx) => {
    // Its operator is locked before it, so it has to be known which one it is.
    const id = await requirePassportId(tx, caller, idOrProductId);
    const isOperatorArchived = await isLockedOperatorArchived(tx, caller, id);
    const found = await lockPassport(tx, caller, id);
    const previousStatus = found.status;
    if (previousStatus === 'DRAFT') {
      throw ApiError.conflict('This passport is a draft; publish it by an update.', {
        code: 'PASSPORT_IS_DRAFT',
      });
    }
    if (previousStatus === status) {
      const { document } = renderPublicDocument(found, deps.baseUrl);
      return { passport: found, document, previousStatus };
    }
    const at = deps.clock.now();
    const { retentionYears } = deps.config;
    const changes = afterStatusChange(found, { status, at, retentionYears, isOperatorArchived });
    // It counts again in the plan.
    if (found.archivedAt !== null && changes.archivedAt === null) {
      await requireQuota(tx, deps, caller.tenant);
    }
    const passport: Passport = {
      ...found,
      ...changes,
      statusChangedAt: since ?? changes.statusChangedAt,
      status,
      updatedAt: at,
      revision: found.revision + 1,
    };
    const { document, kept } = renderPublicDocument(passport, deps.baseUrl);
    await passportWriteRepository(tx).update(passport, kept);
    const type = status === 'RECALLED' ? 'passport.recalled' : 'passport.status_updated';
    await tellPassportChange(tx, deps, {
      passport,
      caller,
      ip,
      at,
      audit: {
        action: 'passport.status_changed',
        details: { previousStatus, status, ...(since && { since: since.toISOString() }) },
      },
      event: { type, documentText: kept.text },
      notification: {
        kind: type,
        message: `Passport ${passport.productId} went from ${previousStatus} to ${status}.`,
      },
    });
    return { passport, document, previousStatus };
  });
}
