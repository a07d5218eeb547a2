import type { AdvisoryItem, Locale, MetadataValidation } from '@dpp/espr-validate';
import type { Metadata } from '@dpp/merkle-seal';
import type { Knex } from 'knex';
import type { Caller } from '../../../platform/auth/caller-model.js';
import type { Clock } from '../../../platform/clock.js';
import { isIntegrityViolation } from '../../../platform/db/queries/integrity-violation.js';
import { relatedUnitRepository } from '../../../platform/db/repositories/related-unit-repository.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import { ApiError } from '../../../platform/http/api-error.js';
import type { IfMatch } from '../../../platform/http/request/if-match.js';
import {
  requireBytesWithin,
  requireDraftRoom,
  type WorkspaceLimitDeps,
} from '../../../platform/limits/workspace-limits.js';
import { renderPublicDocument } from '../../../representations/json-ld/public-document.js';
import { lockPassport } from '../lock-passport.js';
import { bindOperator, type OperatorBinding } from '../operator-binding.js';
import { lockFacility } from '../passport-facility.js';
import type { Passport } from '../passport-model.js';
import { passportPictureRepository } from '../pictures/passport-picture-repository.js';
import { passportWriteRepository } from '../rows/passport-write-repository.js';
import { sanitizeEnrichment } from '../rules/enrichment.js';
import { isLockedOperatorArchived } from '../rules/is-locked-operator-archived.js';
import { identifyProduct } from '../rules/product-identification.js';
import { validateLivePassport } from '../rules/validate-live-metadata.js';
import { requireUnsealed } from '../update-passport.js';
import { editedBy } from './edited-by.js';
import { requireIfMatch } from './passport-etag.js';

export interface SaveDraftDeps extends WorkspaceLimitDeps {
  readonly db: Knex;
  readonly clock: Clock;
  readonly baseUrl: string;
}

interface SaveDraftInput {
  /** A UUID; other text finds no passport. */
  readonly id: string;
  /** Each replaces what is there; undefined leaves it. */
  readonly metadata?: Metadata | undefined;
  readonly productId?: string | undefined;
  readonly operatorId?: string | undefined;
  /** Null detaches. */
  readonly facilityId?: string | null | undefined;
  /** Null clears. */
  readonly enrichment?: unknown;
  readonly ifMatch?: IfMatch | undefined;
  /** Language of the friendly texts. */
  readonly locale: Locale;
}

interface SavedDraft {
  readonly passport: Passport;
  /** What would refuse its publication. */
  readonly errors: MetadataValidation['errors'];
  readonly warnings: readonly AdvisoryItem[];
}

/**
 * Saves a draft while it is written: without a version of its history and without an entry in the audit log, which
 * its creation and its publication have. It says what publication would say.
 *
 * @throws a 412 for another version than the caller names; a 409 for what is no draft, for a product id or operator
 *   that cannot change any more, and for a pair of both that has a passport.
 */
export async function saveDraft(
  deps: SaveDraftDeps,
  caller: Caller,
  input: SaveDraftInput,
): Promise<SavedDraft> {
  try {
    const passport = await tenantTransaction(deps.db, caller.tenant.id, (tx) =>
      save(tx, deps, caller, input),
    );
    const options = { locale: input.locale, at: deps.clock.now() };
    const { errors, warnings } = validateLivePassport(passport, options);
    return { passport, errors, warnings };
  } catch (error) {
    // Nothing else that a draft names is unique.
    if (!isIntegrityViolation(error)) throw error;
    throw ApiError.conflict('The operator has a passport for this productId already.', {
      code: 'PASSPORT_DUPLICATE',
    });
  }
}

async function save(
  tx: Knex.Transaction,
  deps: SaveDraftDeps,
  caller: Caller,
  input: SaveDraftInput,
): Promise<Passport> {
  // In the order of locks: operators, facility, passport, usage.
  await isLockedOperatorArchived(tx, caller, input.id);
  const binding =
    input.operatorId === undefined ? undefined : await bindOperator(tx, caller, input.operatorId);
  const facility = await lockFacility(tx, caller, input.facilityId ?? undefined);
  const found = await lockPassport(tx, caller, input.id);
  requireIfMatch(found, input.ifMatch);
  requireDraft(found);
  requireUnsealed(found);
  if (changesNothing(input)) return found;
  await requireChangeableProduct(tx, found, { ...input, binding });
  const facilityChange = input.facilityId === undefined ? {} : { manufacturingFacility: facility };
  const changed = { ...found, ...contentOf(found, input), ...facilityChange };
  const moved = binding ? await move(tx, deps, caller, { changed, binding }) : changed;
  const at = deps.clock.now();
  const passport = editedBy(caller, { ...moved, updatedAt: at });
  await passportWriteRepository(tx).update(
    passport,
    renderPublicDocument(passport, deps.baseUrl).kept,
  );
  if (input.enrichment !== undefined) {
    const of = { tenantId: passport.tenantId, passportId: passport.id };
    await passportPictureRepository(tx).follow(of, passport.enrichment, at);
  }
  await requireBytesWithin(tx, deps, caller.tenant);
  return passport;
}

function requireDraft({ status }: Passport): void {
  if (status === 'DRAFT') return;
  const message = 'This passport is published: change it by PUT /api/v1/passports/{id}.';
  throw ApiError.conflict(message, { code: 'PASSPORT_NOT_DRAFT' });
}

function changesNothing({
  metadata,
  productId,
  operatorId,
  facilityId,
  enrichment,
}: SaveDraftInput): boolean {
  return [metadata, productId, operatorId, facilityId, enrichment].every(
    (member) => member === undefined,
  );
}

/** Codes of what was public are printed, and units are marked with the product id. */
async function requireChangeableProduct(
  tx: Knex.Transaction,
  found: Passport,
  { productId, binding }: SaveDraftInput & { readonly binding: OperatorBinding | undefined },
): Promise<void> {
  const isSameProduct = productId === undefined || productId === found.productId;
  const isSameOperator = !binding || binding.operator.id === found.economicOperator.id;
  if (isSameProduct && isSameOperator) return;
  const { units } = await relatedUnitRepository(tx).count(found.tenantId, found.id);
  const isNew = found.publishedAt === null && found.revisionOf === null;
  if (isNew && units === 0) return;
  const message =
    'Product id and operator cannot change: the draft was published before, has battery units, or is the next edition of a passport.';
  throw ApiError.conflict(message, { code: 'PRODUCT_FIXED' });
}

function contentOf(
  found: Passport,
  { productId, metadata, enrichment }: SaveDraftInput,
): Pick<Passport, 'productId' | 'metadata' | 'enrichment'> {
  const isNewProduct = productId !== undefined && productId !== found.productId;
  const content = metadata ?? (isNewProduct ? withoutCopy(found) : found.metadata);
  return {
    productId: productId ?? found.productId,
    metadata: isNewProduct ? identifyProduct({ productId, metadata: content }).metadata : content,
    enrichment: enrichment === undefined ? found.enrichment : sanitizeEnrichment(enrichment),
  };
}

/** Without the key that was copied out of the former product id. */
function withoutCopy({ productId, metadata }: Passport): Metadata {
  return Object.fromEntries(
    Object.entries(metadata).filter(
      ([name, value]) => !((name === 'gtin' || name === 'grai') && value === productId),
    ),
  );
}

/** A draft that was archived with its former operator is not archived under an active one. */
async function move(
  tx: Knex.Transaction,
  deps: SaveDraftDeps,
  caller: Caller,
  { changed, binding }: { readonly changed: Passport; readonly binding: OperatorBinding },
): Promise<Passport> {
  const { operator } = binding;
  if (operator.id === changed.economicOperator.id) return changed;
  if (changed.archivedAt !== null) await requireDraftRoom(tx, deps, caller.tenant);
  return { ...changed, economicOperator: operator, archivedAt: null, retentionUntil: null };
}
