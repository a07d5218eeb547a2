import {
  draftDemotedAdvisory,
  VALIDATION_FAILED_MESSAGE,
  type AdvisoryItem,
  type Locale,
} from '@dpp/espr-validate';
import { wordingOf } from '@dpp/espr-validate/all-locales';
import type { Metadata } from '@dpp/merkle-seal';
import type { Knex } from 'knex';
import type { Caller } from '../../platform/auth/caller-model.js';
import type { Clock, NewId } from '../../platform/clock.js';
import { relatedUnitRepository } from '../../platform/db/repositories/related-unit-repository.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import { ApiError } from '../../platform/http/api-error.js';
import { FailedOperation } from '../../platform/http/failed-operation.js';
import type { IfMatch } from '../../platform/http/request/if-match.js';
import {
  requireDraftRoom,
  requireQuota,
  type WorkspaceLimitDeps,
} from '../../platform/limits/workspace-limits.js';
import type { AuditKeys } from '../../platform/vault/audit-keys.js';
import type { PassportJsonLd } from '../../representations/json-ld/json-ld.js';
import { facilityReader } from '../facilities/facility-reader.js';
import { sanitizeEnrichment } from './rules/enrichment.js';
import { lockPassport } from './lock-passport.js';
import { isLockedOperatorArchived } from './rules/is-locked-operator-archived.js';
import { validateLivePassport } from './rules/validate-live-metadata.js';
import { requireFacility } from './passport-facility.js';
import { requireIfMatch } from './editing/passport-etag.js';
import type { Passport } from './passport-model.js';
import { passportPictureRepository } from './pictures/passport-picture-repository.js';
import { passportVersionRepository } from './versions/passport-version-repository.js';
import { editionRepository } from './revisions/edition-repository.js';
import { supersedePassport } from './revisions/supersede-passport.js';
import { tellSupersession } from './revisions/tell-supersession.js';
import { tellPassportUpdate } from './records/tell-passport-update.js';
import { afterStatusChange } from './rules/retention-model.js';
import { revisePassport, type PassportChanges } from './versions/revise-passport.js';

export interface UpdatePassportDeps extends WorkspaceLimitDeps {
  readonly db: Knex;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly auditKeys: AuditKeys;
  readonly baseUrl: string;
  readonly config: WorkspaceLimitDeps['config'] & { readonly retentionYears: number };
}

interface UpdatePassportInput {
  /** A UUID; other text finds no passport. */
  readonly id: string;
  /** Replaces all that was there. */
  readonly metadata: Metadata;
  /** True: saved as it comes, and a live passport goes back to being a draft. */
  readonly draft?: boolean | undefined;
  readonly changeReason?: string | undefined;
  /** True: the next edition of a recalled passport corrects what it was recalled for, and the recall ends. */
  readonly correctsRecall?: boolean | undefined;
  /** Null detaches; undefined leaves what is there. */
  readonly facilityId?: string | null | undefined;
  /** Null clears; undefined leaves what is there. */
  readonly enrichment?: unknown;
  readonly ifMatch?: IfMatch | undefined;
  /** Language of the advisories' friendly texts. */
  readonly locale: Locale;
  readonly ip: string;
}

interface UpdatedPassport {
  readonly passport: Passport;
  readonly document: PassportJsonLd;
  readonly warnings: AdvisoryItem[];
  /** It was a draft and is live now. */
  readonly isPublished: boolean;
}

const defaultChangeReason = 'API Update';

/**
 * Gives an unsealed passport new content: published, kept live or made a draft again. What it held
 * before stays in its history. Inside a transaction it is a savepoint.
 *
 * @throws the refusals of the contract; {@link FailedOperation} when nothing of it could be stored.
 */
export async function updatePassport(
  deps: UpdatePassportDeps,
  caller: Caller,
  input: UpdatePassportInput,
): Promise<UpdatedPassport> {
  try {
    return await tenantTransaction(deps.db, caller.tenant.id, (tx) =>
      update(tx, deps, { ...input, caller, at: deps.clock.now() }),
    );
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new FailedOperation('Failed to update passport', { cause: error });
  }
}

type Update = UpdatePassportInput & { readonly caller: Caller; readonly at: Date };

async function update(
  tx: Knex.Transaction,
  deps: UpdatePassportDeps,
  input: Update,
): Promise<UpdatedPassport> {
  const { caller, facilityId } = input;
  // Operator and facility are locked before the passport, in the same order as by archiving and removing them.
  const isOperatorArchived = await isLockedOperatorArchived(tx, caller, input.id);
  const facility = facilityId
    ? await facilityReader(tx).lock(caller.tenant.id, facilityId)
    : undefined;
  if (!input.draft) await lockEditions(tx, input);
  const found = await lockPassport(tx, caller, input.id);
  requireIfMatch(found, input.ifMatch);
  requireUnsealed(found);
  const warnings = input.draft ? adviseOnDraft(found, input) : adviseOnLive(found, input);
  if (!input.draft) await requireSameCategory(tx, found, input.metadata);
  const isPublished = !input.draft && found.status === 'DRAFT';
  if (isPublished && isOperatorArchived) throw operatorArchived();
  const supersession = await supersede(tx, deps, found, { ...input, isPublished });
  // A former edition is archived by now, and its place in the plan is free.
  if (isPublished) await requireQuota(tx, deps, caller.tenant);
  if (input.draft && found.status !== 'DRAFT') await requireDemotable(tx, deps, caller, found);
  const revised = await revisePassport(tx, deps, {
    found,
    caller,
    at: input.at,
    changeReason: input.changeReason?.trim() ? input.changeReason : defaultChangeReason,
    changes: {
      ...statusChanges(deps, found, { ...input, isOperatorArchived }),
      ...supersession?.status,
      metadata: input.metadata,
      ...(facilityId === null && { manufacturingFacility: null }),
      ...(facilityId && { manufacturingFacility: requireFacility(caller, facility) }),
      ...(input.enrichment !== undefined && { enrichment: sanitizeEnrichment(input.enrichment) }),
    },
  });
  if (input.enrichment !== undefined) {
    const of = { tenantId: found.tenantId, passportId: found.id };
    await passportPictureRepository(tx).follow(of, revised.passport.enrichment, input.at);
  }
  const { correctsRecall = false, ip } = input;
  if (supersession) {
    await tellSupersession(tx, deps, { ...supersession.superseded, correctsRecall, caller, ip });
  }
  await tellPassportUpdate(tx, deps, { found, revised, correctsRecall, caller, ip });
  const { passport, document } = revised;
  return { passport, document, warnings, isPublished };
}

/** Also an edit that would only make it a draft again: what was sealed stays as it is. */
export function requireUnsealed({ seal }: Passport): void {
  if (!seal) return;
  const message = 'This passport is sealed; what it holds can no longer be changed.';
  throw ApiError.forbidden(message, { code: 'PASSPORT_SEALED_IMMUTABLE' });
}

/** What is about to be published as the next edition is locked with all editions before it. */
async function lockEditions(tx: Knex.Transaction, { caller, id }: Update): Promise<void> {
  const editions = editionRepository(tx, caller.tenant.id);
  const open = await editions.findOpenById(id);
  if (open) await editions.lockForPublication(open);
}

/** Undefined for what takes no other edition's place. */
async function supersede(
  tx: Knex.Transaction,
  deps: UpdatePassportDeps,
  draft: Passport,
  { metadata, correctsRecall = false, isPublished, caller, at }: Update & { isPublished: boolean },
) {
  if (isPublished && draft.revisionOf !== null) {
    return supersedePassport(tx, deps, { draft, metadata, correctsRecall, caller, at });
  }
  if (!correctsRecall) return undefined;
  const message = 'correctsRecall: this publishes no next edition of a recalled passport.';
  throw ApiError.conflict(message, { code: 'NO_RECALL_TO_CORRECT' });
}

async function requireDemotable(
  tx: Knex.Transaction,
  deps: UpdatePassportDeps,
  caller: Caller,
  found: Passport,
): Promise<void> {
  if (found.revisionOf !== null) {
    const message =
      'This passport took the place of a sealed edition and cannot become a draft again. Set its status to DECOMMISSIONED to withdraw it.';
    throw ApiError.conflict(message, { code: 'DRAFT_DEMOTION_REFUSED' });
  }
  await requireNoUnits(tx, found);
  await requireNoBatches(tx, found);
  if (found.archivedAt === null) await requireDraftRoom(tx, deps, caller.tenant);
}

/** Refuses a draft with units: a draft can be deleted with its units, and unit records must last. */
async function requireNoUnits(tx: Knex.Transaction, { tenantId, id }: Passport): Promise<void> {
  const { units } = await relatedUnitRepository(tx).count(tenantId, id);
  if (units === 0) return;
  const message =
    'This passport has battery units and cannot become a draft again. Set its status to DECOMMISSIONED to withdraw it.';
  throw ApiError.conflict(message, { code: 'DRAFT_DEMOTION_REFUSED' });
}

/** Refuses a draft with batches for the same reason: their addresses are printed. */
async function requireNoBatches(tx: Knex.Transaction, { tenantId, id }: Passport): Promise<void> {
  if (!(await relatedUnitRepository(tx).hasBatches(tenantId, id))) return;
  const message =
    'This passport has batches and cannot become a draft again. Set its status to DECOMMISSIONED to withdraw it.';
  throw ApiError.conflict(message, { code: 'DRAFT_DEMOTION_REFUSED' });
}

/** Nothing goes live under an archived operator: its drafts are archived with it. */
export function operatorArchived(): ApiError {
  const message = 'The economic operator of this draft is archived. Restore it before you publish.';
  return ApiError.forbidden(message, { code: 'OPERATOR_ARCHIVED' });
}

function adviseOnDraft(found: Passport, { locale }: Update): AdvisoryItem[] {
  return found.status === 'DRAFT' ? [] : [draftDemotedAdvisory(wordingOf(locale))];
}

/** @throws the contract's 400 with one item per fault, and without warnings. */
function adviseOnLive({ productId }: Passport, { metadata, ...options }: Update): AdvisoryItem[] {
  const { valid, errors, warnings } = validateLivePassport({ productId, metadata }, options);
  if (valid) return [...warnings];
  throw ApiError.validation(VALIDATION_FAILED_MESSAGE, { errors, warnings: [] });
}

/** What was live under a category stays in it, however often it was a draft in between. */
export async function requireSameCategory(
  tx: Knex.Transaction,
  found: Passport,
  { category }: Metadata,
): Promise<void> {
  if (found.publishedAt === null) return;
  const published =
    found.status === 'DRAFT'
      ? await passportVersionRepository(tx).findLastLiveCategory(found)
      : found.metadata.category;
  if (published === undefined || published === category) return;
  throw ApiError.badRequest('The category of a published passport cannot change.', {
    code: 'CATEGORY_IMMUTABLE',
  });
}

function statusChanges(
  { config: { retentionYears } }: UpdatePassportDeps,
  found: Passport,
  { draft, at, isOperatorArchived }: Update & { readonly isOperatorArchived: boolean },
): PassportChanges {
  if (!draft && found.status !== 'DRAFT') return {};
  const status = draft ? 'DRAFT' : 'ACTIVE';
  const changes = afterStatusChange(found, { status, at, retentionYears, isOperatorArchived });
  return { ...changes, status, ...(!draft && { publishedAt: found.publishedAt ?? at }) };
}
