import {
  aasOperatorUnknownAdvisory,
  aasSubmodelNotReadAdvisory,
  VALIDATION_FAILED_MESSAGE,
  type AdvisoryItem,
  type Locale,
} from '@dpp/espr-validate';
import { wordingOf } from '@dpp/espr-validate/all-locales';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { actorOf, type Caller } from '../../../platform/auth/caller-model.js';
import type { Clock, NewId } from '../../../platform/clock.js';
import { isDatabaseOutage } from '../../../platform/db/connections/database-outage.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import { ApiError } from '../../../platform/http/api-error.js';
import type { WorkspaceLimitDeps } from '../../../platform/limits/workspace-limits.js';
import type { TimestampAuthority } from '../../../platform/timestamping/timestamp-authority.js';
import type { AuditKeys } from '../../../platform/vault/audit-keys.js';
import { signingKeyRepository } from '../../../platform/vault/signing-key-repository.js';
import { readAasSubmission, type AasEnvironment, type AasSubmission } from './aas-submission.js';
import { bindIngestedOperator, type IngestedOperatorBinding } from './bind-ingested-operator.js';
import { validateLiveMetadata, type LiveMetadataOptions } from '../rules/validate-live-metadata.js';
import { noticesOf } from '../create-passport.js';
import type { OperatorBinding } from '../operator-binding.js';
import type { PassportSeal } from '../passport-model.js';
import { identifyProduct, type IdentifiedProduct } from '../rules/product-identification.js';
import { storeIngestedPassport, type StoredPassport } from './store-ingested-passport.js';
import { verifyEmbeddedSeal } from './verify-embedded-seal.js';

export interface IngestAasEnvironmentDeps extends WorkspaceLimitDeps {
  readonly db: Knex;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly auditKeys: AuditKeys;
  readonly baseUrl: string;
  readonly logger: Logger;
  readonly timestampAuthority: TimestampAuthority;
}

interface IngestAasEnvironmentInput {
  readonly environment: AasEnvironment;
  readonly operatorId?: string | undefined;
  /** Language of the advisories' friendly texts. */
  readonly locale: Locale;
  readonly ip: string;
}

interface IngestedPassport extends StoredPassport {
  readonly warnings: readonly AdvisoryItem[];
  readonly notices: readonly AdvisoryItem[];
}

/** How often a pair that another request creates meanwhile is looked for again. */
const attempts = 3;

/**
 * Creates a passport out of an AAS environment, or gives an unsealed one of the same product and operator new
 * content. No event tells of it. Every failure is a 400, unless the database is unavailable.
 */
export async function ingestAasEnvironment(
  deps: IngestAasEnvironmentDeps,
  caller: Caller,
  input: IngestAasEnvironmentInput,
): Promise<IngestedPassport> {
  try {
    return await ingest(deps, caller, input);
  } catch (error) {
    if (error instanceof ApiError || isDatabaseOutage(error)) throw error;
    deps.logger.error({ err: error }, 'AAS environment not ingested');
    const message = `Nothing of the environment was stored: ${reasonOf(error)}`;
    throw ApiError.standard(400, message, {
      error: 'Ingestion Failed',
      code: 'INGESTION_FAILED',
    });
  }
}

/** What went wrong, without the statement that the database driver quotes before what it says. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.split(' - ').at(-1) ?? message;
}

async function ingest(
  deps: IngestAasEnvironmentDeps,
  caller: Caller,
  input: IngestAasEnvironmentInput,
): Promise<IngestedPassport> {
  const submission = readAasSubmission(input.environment);
  const product = identify(submission);
  const seal = await sealOf(deps, caller, submission);
  const warnings = [
    ...adviseOn(product, { locale: input.locale, at: deps.clock.now() }),
    ...adviseOnUnread(submission, input),
  ];
  for (let attempt = 0; attempt < attempts; attempt++) {
    const stored = await tenantTransaction(deps.db, caller.tenant.id, async (tx) => {
      const binding = await bindIngestedOperator(tx, caller, {
        productId: submission.productId,
        operatorId: input.operatorId,
        regId: submission.operatorRegId,
      });
      const result = await storeIngestedPassport(tx, deps, {
        caller,
        ip: input.ip,
        binding,
        productId: submission.productId,
        metadata: product.metadata,
        seal,
      });
      if (!result) return undefined;
      return {
        ...result,
        warnings: [...warnings, ...adviseOnOperator(binding, input)],
        notices: noticesOf(input, { product, binding: toldOnce(binding) }),
      };
    });
    if (stored) return stored;
  }
  throw new Error('A pair of product and operator comes and goes.');
}

/** What is sealed stays as it is: nothing is copied into it. */
function identify({ productId, metadata, seal }: AasSubmission): IdentifiedProduct {
  const product = identifyProduct({ productId, metadata });
  return seal ? { ...product, metadata, copiedTo: undefined } : product;
}

async function sealOf(
  { db, clock, timestampAuthority }: IngestAasEnvironmentDeps,
  caller: Caller,
  { metadata, seal }: AasSubmission,
): Promise<PassportSeal | null> {
  if (!seal) return null;
  const tenantId = caller.tenant.id;
  const keys = await tenantTransaction(db, tenantId, (tx) =>
    signingKeyRepository(tx).list(tenantId),
  );
  const by = actorOf(caller);
  return verifyEmbeddedSeal({ metadata, seal, keys, timestampAuthority, at: clock.now(), by });
}

/** @throws the contract's 400 with one item per fault. */
function adviseOn(
  product: IdentifiedProduct,
  options: LiveMetadataOptions,
): readonly AdvisoryItem[] {
  const { valid, errors, warnings } = validateLiveMetadata(product, options);
  if (valid) return warnings;
  throw ApiError.validation(VALIDATION_FAILED_MESSAGE, { errors, warnings });
}

/** Leaves out that no operator was named where an unknown one was: the warning about that says the rest. */
function toldOnce(binding: IngestedOperatorBinding): OperatorBinding {
  return {
    ...binding,
    autoAttributed: binding.autoAttributed && binding.unknownRegId === undefined,
  };
}

/** No submodel is dropped without a word. */
function adviseOnUnread(
  { unreadSubmodels }: AasSubmission,
  { locale }: IngestAasEnvironmentInput,
): AdvisoryItem[] {
  return unreadSubmodels.map((submodel) => aasSubmodelNotReadAdvisory(submodel, wordingOf(locale)));
}

function adviseOnOperator(
  { unknownRegId, operator }: IngestedOperatorBinding,
  { locale }: IngestAasEnvironmentInput,
): AdvisoryItem[] {
  if (unknownRegId === undefined) return [];
  return [aasOperatorUnknownAdvisory(unknownRegId, operator.name, wordingOf(locale))];
}
