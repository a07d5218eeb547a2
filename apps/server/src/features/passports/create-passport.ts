import {
  checkProductId,
  gtinAutoCopiedNotice,
  nonGs1ProductIdAdvisory,
  operatorAutoAttributedNotice,
  personalDataAdvisory,
  validateMetadata,
  VALIDATION_FAILED_MESSAGE,
  type AdvisoryItem,
  type Locale,
} from '@dpp/espr-validate';
import type { Metadata } from '@dpp/merkle-seal';
import type { Knex } from 'knex';
import type { Caller } from '../../platform/auth/caller-model.js';
import { requireOperatorScope } from '../../platform/auth/operator-scope.js';
import type { Clock, NewId } from '../../platform/clock.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import { ApiError } from '../../platform/http/api-error.js';
import { outboxRepository } from '../../platform/outbox/outbox-repository.js';
import type { PassportJsonLd } from '../../representations/json-ld.js';
import { renderPublicDocument } from '../../representations/public-document.js';
import type { Facility } from '../facilities/facility-model.js';
import { facilityReader } from '../facilities/facility-reader.js';
import { sanitizeEnrichment } from './enrichment.js';
import { bindOperator, type OperatorBinding } from './operator-binding.js';
import type { Passport } from './passport-model.js';
import { requireQuota } from './passport-quota.js';
import { passportRepository } from './passport-repository.js';

export interface CreatePassportDeps {
  readonly db: Knex;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly baseUrl: string;
  readonly upgradeUrl: string;
}

export interface CreatePassportInput {
  readonly productId: string;
  readonly operatorId?: string | undefined;
  readonly metadata: Metadata;
  readonly enrichment?: unknown;
  readonly draft?: boolean | undefined;
  readonly facilityId?: string | undefined;
  /** Of the advisories' friendly texts. */
  readonly locale: Locale;
}

export interface CreatedPassport {
  readonly passport: Passport;
  readonly document: PassportJsonLd;
  readonly warnings: AdvisoryItem[];
  readonly notices: AdvisoryItem[];
}

/** Creates a passport: a draft as it comes, anything else validated, live and announced at once. */
export async function createPassport(
  deps: CreatePassportDeps,
  caller: Caller,
  input: CreatePassportInput,
): Promise<CreatedPassport> {
  const product = identifyProduct(input);
  const binding = await bindOperator(deps.db, caller, input.operatorId);
  const facility = await findFacility(deps.db, caller, input.facilityId);
  const warnings = input.draft ? [] : adviseOn(input, product);
  const passport = newPassport(deps, caller, {
    ...input,
    metadata: product.metadata,
    facility,
    binding,
  });
  const { document, kept } = renderPublicDocument(passport, deps.baseUrl);

  await tenantTransaction(deps.db, caller.tenant.id, async (tx) => {
    if (!input.draft) await requireQuota(tx, caller.tenant, deps.upgradeUrl);
    if (!(await passportRepository(tx).insert({ passport, publicDocument: kept }))) {
      throw duplicate(passport);
    }
    if (input.draft) return;
    await outboxRepository(tx).append({
      id: deps.newId(),
      tenantId: passport.tenantId,
      type: 'passport.ingested',
      payload: kept.text,
      createdAt: passport.createdAt,
    });
  });
  return { passport, document, warnings, notices: noticesOf(input, { product, binding }) };
}

interface IdentifiedProduct {
  readonly metadata: Metadata;
  /** Which metadata field took the product id over. */
  readonly copiedTo: 'gtin' | 'grai' | undefined;
  readonly isGs1: boolean;
}

/** Checks the product id and copies a GS1 key into metadata that names none. */
function identifyProduct({ productId, metadata }: CreatePassportInput): IdentifiedProduct {
  const check = checkProductId(productId);
  if (!check.valid) {
    const details = check.code === 'PRODUCT_ID_BLANK' ? {} : { code: check.code };
    throw ApiError.badRequest(check.message, details);
  }
  const field = check.gtin ? 'gtin' : check.grai ? 'grai' : undefined;
  const copiedTo = field && metadata[field] === undefined ? field : undefined;
  return {
    metadata: copiedTo ? { ...metadata, [copiedTo]: productId } : metadata,
    copiedTo,
    isGs1: field !== undefined,
  };
}

async function findFacility(
  db: Knex,
  caller: Caller,
  facilityId: string | undefined,
): Promise<Facility | null> {
  if (facilityId === undefined) return null;
  const facility = await facilityReader(db).find(caller.tenant.id, facilityId);
  if (!facility) {
    const message = 'facilityId is not a facility of this workspace.';
    throw ApiError.badRequest(message, { code: 'FACILITY_NOT_FOUND' });
  }
  requireOperatorScope(caller, facility.operatorId);
  return facility;
}

/** @throws the contract's 400 with one item per fault. */
function adviseOn({ locale }: CreatePassportInput, product: IdentifiedProduct): AdvisoryItem[] {
  const validation = validateMetadata(product.metadata, { locale });
  const personalData = personalDataAdvisory(product.metadata, locale);
  const warnings = [
    ...validation.warnings,
    ...(product.isGs1 ? [] : [nonGs1ProductIdAdvisory(locale)]),
    ...(personalData ? [personalData] : []),
  ];
  if (validation.valid) return warnings;
  throw ApiError.validation(VALIDATION_FAILED_MESSAGE, { errors: validation.errors, warnings });
}

function newPassport(
  deps: CreatePassportDeps,
  caller: Caller,
  input: CreatePassportInput & { facility: Facility | null; binding: OperatorBinding },
): Passport {
  const at = deps.clock.now();
  return {
    id: deps.newId(),
    tenantId: caller.tenant.id,
    productId: input.productId,
    status: input.draft ? 'DRAFT' : 'ACTIVE',
    metadata: input.metadata,
    enrichment: sanitizeEnrichment(input.enrichment),
    economicOperator: input.binding.operator,
    manufacturingFacility: input.facility,
    seal: null,
    publishedAt: input.draft ? null : at,
    archivedAt: null,
    retentionUntil: null,
    createdAt: at,
    updatedAt: at,
    revision: 1,
  };
}

function duplicate(passport: Passport): ApiError {
  const message = `${passport.economicOperator.name} has a passport for this productId already.`;
  return ApiError.conflict(message, { code: 'PASSPORT_DUPLICATE' });
}

function noticesOf(
  { locale }: CreatePassportInput,
  { product, binding }: { product: IdentifiedProduct; binding: OperatorBinding },
): AdvisoryItem[] {
  return [
    ...(binding.autoAttributed
      ? [operatorAutoAttributedNotice(binding.operator.name, locale)]
      : []),
    ...(product.copiedTo ? [gtinAutoCopiedNotice(product.copiedTo, locale)] : []),
  ];
}
