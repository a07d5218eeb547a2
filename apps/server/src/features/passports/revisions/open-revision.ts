import type { Knex } from 'knex';
import { actorOf, type Caller } from '../../../platform/auth/caller-model.js';
import type { Clock, NewId } from '../../../platform/clock.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import { ApiError } from '../../../platform/http/api-error.js';
import type { IfMatch } from '../../../platform/http/request/if-match.js';
import {
  requireBytesWithin,
  requireDraftRoom,
  type WorkspaceLimitDeps,
} from '../../../platform/limits/workspace-limits.js';
import type { AuditKeys } from '../../../platform/vault/audit-keys.js';
import type { PassportJsonLd } from '../../../representations/json-ld/json-ld.js';
import { renderPublicDocument } from '../../../representations/json-ld/public-document.js';
import { requireIfMatch } from '../editing/passport-etag.js';
import { lockPassport } from '../lock-passport.js';
import type { Passport } from '../passport-model.js';
import { tellPassportChange } from '../records/tell-passport-change.js';
import { requirePassportId } from '../require-passport.js';
import { passportWriteRepository } from '../rows/passport-write-repository.js';
import { isLockedOperatorArchived } from '../rules/is-locked-operator-archived.js';
import { operatorArchived } from '../update-passport.js';
import { editionRepository } from './edition-repository.js';
import { requireCurrent } from './require-edition.js';

export interface OpenRevisionDeps extends WorkspaceLimitDeps {
  readonly db: Knex;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly auditKeys: AuditKeys;
  readonly baseUrl: string;
}

interface OpenRevisionInput {
  readonly idOrProductId: string;
  readonly ifMatch?: IfMatch | undefined;
  readonly ip: string;
}

interface OpenedRevision {
  readonly passport: Passport;
  readonly document: PassportJsonLd;
}

/**
 * Makes a draft of the next edition of a sealed passport, with the same product id and content. The sealed one answers
 * until the draft is published.
 *
 * @throws a 409 for a draft, for what is not sealed, for a former edition, and where a draft of the next edition is
 *   there already; a 412 for another version than the caller names.
 */
export function openRevision(
  deps: OpenRevisionDeps,
  caller: Caller,
  input: OpenRevisionInput,
): Promise<OpenedRevision> {
  return tenantTransaction(deps.db, caller.tenant.id, async (tx) => {
    const id = await requirePassportId(tx, caller, input.idOrProductId);
    const isOperatorArchived = await isLockedOperatorArchived(tx, caller, id);
    const former = await lockPassport(tx, caller, id);
    requireIfMatch(former, input.ifMatch);
    requireCurrent(former);
    requireSealedAndLive(former);
    if (isOperatorArchived) throw operatorArchived();
    await requireNoneOpen(tx, former);
    await requireDraftRoom(tx, deps, caller.tenant);
    const passport = nextEditionOf(deps, caller, former);
    const { document, kept } = renderPublicDocument(passport, deps.baseUrl);
    await passportWriteRepository(tx).insert({ passport, publicDocument: kept });
    await requireBytesWithin(tx, deps, caller.tenant);
    await tellPassportChange(tx, deps, {
      passport,
      caller,
      ip: input.ip,
      at: passport.createdAt,
      audit: {
        action: 'passport.created',
        details: { productId: passport.productId, status: 'DRAFT', revisionOf: former.id },
      },
    });
    return { passport, document };
  });
}

function requireSealedAndLive({ status, seal }: Passport): void {
  if (status === 'DRAFT') {
    const message = 'This passport is a draft: change it, and publish it by an update.';
    throw ApiError.conflict(message, { code: 'PASSPORT_IS_DRAFT' });
  }
  if (seal) return;
  const message = 'This passport is not sealed: change it by an update.';
  throw ApiError.conflict(message, { code: 'PASSPORT_NOT_SEALED' });
}

/** The lock on the former edition lets one of two callers come first. */
async function requireNoneOpen(tx: Knex.Transaction, { id, tenantId }: Passport): Promise<void> {
  const revisionId = await editionRepository(tx, tenantId).findOpen(id);
  if (revisionId === undefined) return;
  const message = 'A draft of the next edition of this passport is open already.';
  throw ApiError.conflict(message, { code: 'REVISION_EXISTS', revisionId });
}

function nextEditionOf(
  { clock, newId }: OpenRevisionDeps,
  caller: Caller,
  former: Passport,
): Passport {
  const at = clock.now();
  return {
    ...former,
    id: newId(),
    status: 'DRAFT',
    seal: null,
    publishedAt: null,
    statusChangedAt: null,
    statusNote: null,
    archivedAt: null,
    retentionUntil: null,
    revisionOf: former.id,
    supersededBy: null,
    createdAt: at,
    updatedAt: at,
    updatedBy: actorOf(caller),
    editCount: 1,
    revision: 1,
  };
}
