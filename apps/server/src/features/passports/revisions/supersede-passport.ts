import type { Knex } from 'knex';
import type { Caller } from '../../../platform/auth/caller-model.js';
import { ApiError } from '../../../platform/http/api-error.js';
import { requireArchivedWithin } from '../../../platform/limits/workspace-limits.js';
import { renderPublicDocument } from '../../../representations/json-ld/public-document.js';
import { moveBatches } from '../batches/batch-move-repository.js';
import { editedBy } from '../editing/edited-by.js';
import { lockPassport } from '../lock-passport.js';
import type { Passport } from '../passport-model.js';
import { passportWriteRepository } from '../rows/passport-write-repository.js';
import { retentionEnd } from '../rules/retention-model.js';
import { editionRepository } from './edition-repository.js';
import { statusOfNextEdition } from './revision-model.js';

interface SupersedeDeps {
  readonly baseUrl: string;
  readonly config: { readonly retentionYears: number };
}

/** The publication of a next edition. */
interface Publication {
  /** The draft, locked with all editions before it. */
  readonly draft: Passport;
  /** As it is to be published. */
  readonly metadata: Passport['metadata'];
  readonly correctsRecall: boolean;
  readonly caller: Caller;
  readonly at: Date;
}

/** A former edition after another one took its place, for the records of the change. */
export interface SupersededPassport {
  readonly former: Passport;
  readonly documentText: string;
  readonly movedUnits: number;
}

/** What becomes of both editions. */
interface Supersession {
  readonly superseded: SupersededPassport;
  /** What the new edition takes over. */
  readonly status: ReturnType<typeof statusOfNextEdition>;
}

/**
 * Takes the sealed edition out of the place that a draft is about to take: archived and named as superseded, its
 * credentials revoked, its battery units with the draft. To be called before the draft is written, which could not
 * have the product id beside it.
 *
 * @throws a 409 for the correction of a recall that is not in force; a 400 for another category.
 */
export async function supersedePassport(
  tx: Knex.Transaction,
  deps: SupersedeDeps,
  { draft, metadata, correctsRecall, caller, at }: Publication,
): Promise<Supersession> {
  const { tenantId, revisionOf } = draft;
  if (revisionOf === null) throw new Error('The draft is no next edition.');
  const found = await lockPassport(tx, caller, revisionOf);
  requireRecall(found, correctsRecall);
  requireSameCategoryAs(found, metadata);
  const editions = editionRepository(tx, tenantId);
  // Batches and units come before the usage of the workspace in the order of locks.
  await moveBatches(tx, { tenantId, formerId: found.id, successorId: draft.id });
  const movedUnits = await editions.moveUnits(found.id, draft.id);
  const status = statusOfNextEdition(found, { correctsRecall, at });
  const former = editedBy(caller, {
    ...found,
    supersededBy: { id: draft.id, status: status.status },
    archivedAt: found.archivedAt ?? at,
    retentionUntil: found.retentionUntil ?? retentionEnd(at, deps.config.retentionYears),
    updatedAt: at,
  });
  const { kept } = renderPublicDocument(former, deps.baseUrl);
  await passportWriteRepository(tx).update(former, kept);
  await editions.nameSuccessor(former.id, draft.id);
  await requireArchivedWithin(tx, caller.tenant);
  return { superseded: { former, documentText: kept.text, movedUnits }, status };
}

function requireRecall({ status }: Passport, correctsRecall: boolean): void {
  if (!correctsRecall || status === 'RECALLED') return;
  const message = 'correctsRecall: the former edition is not recalled.';
  throw ApiError.conflict(message, { code: 'NO_RECALL_TO_CORRECT' });
}

/** What was live under a category stays in it, in every edition. */
function requireSameCategoryAs(
  { metadata: { category } }: Passport,
  next: Passport['metadata'],
): void {
  if (category === undefined || category === next.category) return;
  throw ApiError.badRequest('The category of a published passport cannot change.', {
    code: 'CATEGORY_IMMUTABLE',
  });
}
