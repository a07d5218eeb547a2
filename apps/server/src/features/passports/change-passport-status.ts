import type { Knex } from 'knex';
import type { Caller } from '../../platform/auth/caller-model.js';
import type { Clock, NewId } from '../../platform/clock.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import { ApiError } from '../../platform/http/api-error.js';
import type { IfMatch } from '../../platform/http/request/if-match.js';
import { requireQuota, type WorkspaceLimitDeps } from '../../platform/limits/workspace-limits.js';
import type { AuditKeys } from '../../platform/vault/audit-keys.js';
import type { PassportJsonLd } from '../../representations/json-ld/json-ld.js';
import { renderPublicDocument } from '../../representations/json-ld/public-document.js';
import { editedBy } from './editing/edited-by.js';
import { lockPassport } from './lock-passport.js';
import { requirePassportId } from './require-passport.js';
import { editionRepository } from './revisions/edition-repository.js';
import { requireCurrent } from './revisions/require-edition.js';
import { isLockedOperatorArchived } from './rules/is-locked-operator-archived.js';
import { requireIfMatch } from './editing/passport-etag.js';
import type { LiveStatus, Passport, StatusNote } from './passport-model.js';
import { passportWriteRepository } from './rows/passport-write-repository.js';
import { tellPassportChange } from './records/tell-passport-change.js';
import { afterStatusChange } from './rules/retention-model.js';
import { isSameNote } from './status/status-note.js';

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
  /** What holders are told of it; null for nothing. Undefined leaves the note of the status that it has. */
  readonly note?: StatusNote | null | undefined;
  readonly ifMatch?: IfMatch | undefined;
  readonly ip: string;
}

interface ChangedPassportStatus {
  readonly passport: Passport;
  readonly document: PassportJsonLd;
  /** What it was before; the same when nothing changed. */
  readonly previousStatus: Passport['status'];
}

/**
 * Moves a published passport from any live status to any other, sealed or not. The note of the former status ends with
 * it. A change to the current status changes nothing and emits no event, unless it brings another note.
 *
 * @throws a 412 for another version than the caller names; a 409 for a draft, which goes live by an update, and for a
 *   former edition; a 402 for one that was left archived when its operator was
 *   restored, comes back, and finds no room in the plan.
 */
export function changePassportStatus(
  deps: ChangePassportStatusDeps,
  caller: Caller,
  input: ChangePassportStatusInput,
): Promise<ChangedPassportStatus> {
  return tenantTransaction(deps.db, caller.tenant.id, async (tx) => {
    // Its operator is locked before it, so it has to be known which one it is.
    const id = await requirePassportId(tx, caller, input.idOrProductId);
    const isOperatorArchived = await isLockedOperatorArchived(tx, caller, id);
    const editions = editionRepository(tx, caller.tenant.id);
    await editions.lockWithFormer(id);
    const found = await lockPassport(tx, caller, id);
    requireIfMatch(found, input.ifMatch);
    requireCurrent(found);
    const { status } = input;
    const previousStatus = found.status;
    if (previousStatus === 'DRAFT') {
      throw ApiError.conflict('This passport is a draft; publish it by an update.', {
        code: 'PASSPORT_IS_DRAFT',
      });
    }
    if (previousStatus === status && !bringsNote(found, input)) {
      const { document } = renderPublicDocument(found, deps.baseUrl);
      return { passport: found, document, previousStatus };
    }
    const at = deps.clock.now();
    const passport = editedBy(caller, changed(deps, found, { ...input, at, isOperatorArchived }));
    // It counts again in the plan.
    if (found.archivedAt !== null && passport.archivedAt === null) {
      await requireQuota(tx, deps, caller.tenant);
    }
    const { document, kept } = renderPublicDocument(passport, deps.baseUrl);
    await passportWriteRepository(tx).update(passport, kept);
    if (status !== previousStatus) await editions.rerenderFormer(id);
    await tellStatusChange(tx, deps, { found, passport, input, caller, documentText: kept.text });
    return { passport, document, previousStatus };
  });
}

/** True where the current status gets another note. */
function bringsNote({ statusNote }: Passport, { note }: ChangePassportStatusInput): boolean {
  return note !== undefined && !isSameNote(note, statusNote);
}

type StatusChange = ChangePassportStatusInput & {
  readonly at: Date;
  readonly isOperatorArchived: boolean;
};

function changed(
  { config: { retentionYears } }: ChangePassportStatusDeps,
  found: Passport,
  { status, since, note, at, isOperatorArchived }: StatusChange,
): Passport {
  if (status === found.status) return { ...found, statusNote: note ?? null, updatedAt: at };
  const changes = afterStatusChange(found, { status, at, retentionYears, isOperatorArchived });
  return {
    ...found,
    ...changes,
    statusChangedAt: since ?? changes.statusChangedAt,
    statusNote: note ?? null,
    status,
    updatedAt: at,
  };
}

interface ToldStatusChange {
  readonly found: Passport;
  readonly passport: Passport;
  readonly input: ChangePassportStatusInput;
  readonly caller: Caller;
  readonly documentText: string;
}

/** A new note of the same recall is no second recall. */
async function tellStatusChange(
  tx: Knex.Transaction,
  deps: ChangePassportStatusDeps,
  { found, passport, input, caller, documentText }: ToldStatusChange,
): Promise<void> {
  const { status, statusNote, productId } = passport;
  const { since, ip } = input;
  const isMoved = status !== found.status;
  const isRecalled = isMoved && status === 'RECALLED';
  const type = isRecalled ? 'passport.recalled' : 'passport.status_updated';
  await tellPassportChange(tx, deps, {
    passport,
    caller,
    ip,
    at: passport.updatedAt,
    audit: {
      action: isMoved ? 'passport.status_changed' : 'passport.status_note_changed',
      details: {
        previousStatus: found.status,
        status,
        ...(since && { since: since.toISOString() }),
        ...statusNote,
      },
    },
    event: { type, documentText },
    notification: {
      kind: type,
      message: isMoved
        ? `Passport ${productId} went from ${found.status} to ${status}.`
        : `Passport ${productId} has another note to its status ${status}.`,
    },
  });
}
