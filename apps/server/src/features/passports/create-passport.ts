import {
  gtinAutoCopiedNotice,
  operatorAutoAttributedNotice,
  VALIDATION_FAILED_MESSAGE,
  type AdvisoryItem,
  type Locale,
} from '@dpp/espr-validate';
import { wordingOf } from '@dpp/espr-validate/all-locales';
import type { Metadata } from '@dpp/merkle-seal';
import type { Knex } from 'knex';
import { actorOf, isSandbox, type Caller } from '../../platform/auth/caller-model.js';
import type { Clock, NewId } from '../../platform/clock.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import { ApiError } from '../../platform/http/api-error.js';
import {
  requireBytesWithin,
  requireDraftRoom,
  requireQuota,
  type WorkspaceLimitDeps,
} from '../../platform/limits/workspace-limits.js';
import { outboxRepository } from '../../platform/outbox/outbox-repository.js';
import type { AuditKeys } from '../../platform/vault/audit-keys.js';
import type { PassportJsonLd } from '../../representations/json-ld/json-ld.js';
import { renderPublicDocument } from '../../representations/json-ld/public-document.js';
import type { Facility } from '../facilities/facility-model.js';
import { sanitizeEnrichment } from './rules/enrichment.js';
import { validateLiveMetadata, type LiveMetadataOptions } from './rules/validate-live-metadata.js';
import { bindOperator, type OperatorBinding } from './operator-binding.js';
import { lockFacility } from './passport-facility.js';
import type { Passport } from './passport-model.js';
import { passportWriteRepository } from './rows/passport-write-repository.js';
import { identifyProduct, type IdentifiedProduct } from './rules/product-identification.js';
import { tellPassportsCreated } from './records/tell-passports-created.js';

export interface CreatePassportDeps extends WorkspaceLimitDeps {
  readonly db: Knex;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly auditKeys: AuditKeys;
  readonly baseUrl: string;
}

interface CreatePassportInput {
  /** Default: a new one. */
  readonly id?: string | undefined;
  readonly productId: string;
  readonly operatorId?: string | undefined;
  readonly metadata: Metadata;
  readonly enrichment?: unknown;
  readonly draft?: boolean | undefined;
  readonly facilityId?: string | undefined;
  /** Language of the advisories' friendly texts. */
  readonly locale: Locale;
  readonly ip: string;
}

interface CreatedPassport {
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
  const warnings = input.draft
    ? []
    : adviseOn(product, { locale: input.locale, at: deps.clock.now() });
  return tenantTransaction(deps.db, caller.tenant.id, async (tx) => {
    // Both are locked: what the document shows of operator and facility is true when the passport is there.
    const binding = await bindOperator(tx, caller, input.operatorId);
    const facility = await lockFacility(tx, caller, input.facilityId);
    await (input.draft ? requireDraftRoom : requireQuota)(tx, deps, caller.tenant);
    const { metadata } = product;
    const passport = newPassport(deps, caller, { ...input, metadata, facility, binding });
    const document = await store(tx, deps, passport);
    await requireBytesWithin(tx, deps, caller.tenant);
    await tellPassportsCreated(tx, deps, { passports: [passport], caller, ip: input.ip });
    return { passport, document, warnings, notices: noticesOf(input, { product, binding }) };
  });
}

/** With its public document, and unless it is a draft with the event that announces it. */
async function store(
  tx: Knex.Transaction,
  deps: CreatePassportDeps,
  passport: Passport,
): Promise<PassportJsonLd> {
  const { document, kept } = renderPublicDocument(passport, deps.baseUrl);
  if (!(await passportWriteRepository(tx).insert({ passport, publicDocument: kept }))) {
    throw duplicate(passport);
  }
  if (passport.status !== 'DRAFT') {
    await outboxRepository(tx).append({
      id: deps.newId(),
      tenantId: passport.tenantId,
      type: 'passport.ingested',
      payload: kept.text,
      createdAt: passport.createdAt,
    });
  }
  return document;
}

/** @throws the contract's 400 with one item per fault. */
function adviseOn(product: IdentifiedProduct, options: LiveMetadataOptions): AdvisoryItem[] {
  const { valid, errors, warnings } = validateLiveMetadata(product, options);
  if (valid) return warnings;
  throw ApiError.validation(VALIDATION_FAILED_MESSAGE, { errors, warnings });
}

export function newPassport(
  deps: Pick<CreatePassportDeps, 'clock' | 'newId'>,
  caller: Caller,
  input: Omit<CreatePassportInput, 'locale' | 'ip'> & {
    facility: Facility | null;
    binding: OperatorBinding;
  },
): Passport {
  const at = deps.clock.now();
  return {
    id: input.id ?? deps.newId(),
    tenantId: caller.tenant.id,
    productId: input.productId,
    status: input.draft ? 'DRAFT' : 'ACTIVE',
    isTest: isSandbox(caller.tenant),
    metadata: input.metadata,
    enrichment: sanitizeEnrichment(input.enrichment),
    economicOperator: input.binding.operator,
    manufacturingFacility: input.facility,
    seal: null,
    publishedAt: input.draft ? null : at,
    statusChangedAt: null,
    statusNote: null,
    archivedAt: null,
    retentionUntil: null,
    revisionOf: null,
    supersededBy: null,
    createdAt: at,
    updatedAt: at,
    updatedBy: actorOf(caller),
    editCount: 1,
    revision: 1,
  };
}

function duplicate(passport: Passport): ApiError {
  const message = `${passport.economicOperator.name} has a passport for this productId already.`;
  return ApiError.conflict(message, { code: 'PASSPORT_DUPLICATE' });
}

export function noticesOf(
  { locale }: Pick<CreatePassportInput, 'locale'>,
  { product, binding }: { product: IdentifiedProduct; binding: OperatorBinding },
): AdvisoryItem[] {
  const wording = wordingOf(locale);
  return [
    ...(binding.autoAttributed
      ? [operatorAutoAttributedNotice(binding.operator.name, wording)]
      : []),
    ...(product.copiedTo ? [gtinAutoCopiedNotice(product.copiedTo, wording)] : []),
  ];
}
