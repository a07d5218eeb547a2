import type { AdvisoryItem, Locale } from '@dpp/espr-validate';
import { setImmediate as nextRound } from 'node:timers/promises';
import { canonicalJson, MerkleSealError, sealMetadata } from '@dpp/merkle-seal/node';
import type { Knex } from 'knex';
import { auditLogRepository } from '../../platform/audit-log/audit-log-repository.js';
import { actorOf, type Caller } from '../../platform/auth/caller-model.js';
import { requireOperatorScope } from '../../platform/auth/operator-scope.js';
import type { Clock, NewId } from '../../platform/clock.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import { ApiError } from '../../platform/http/api-error.js';
import type { IfMatch } from '../../platform/http/request/if-match.js';
import { outboxRepository } from '../../platform/outbox/outbox-repository.js';
import type { TimestampAuthority } from '../../platform/timestamping/timestamp-authority.js';
import type { AuditKeys } from '../../platform/vault/audit-keys.js';
import type { SigningKey, SigningKeyVault } from '../../platform/vault/signing-key-vault.js';
import type { PassportJsonLd } from '../../representations/json-ld/json-ld.js';
import { renderPublicDocument } from '../../representations/json-ld/public-document.js';
import type { Passport, PassportSeal } from './passport-model.js';
import { editedBy } from './editing/edited-by.js';
import { requireIfMatch } from './editing/passport-etag.js';
import { passportLockRepository } from './rows/passport-lock-repository.js';
import { passportRepository } from './rows/passport-repository.js';
import { requireCurrent } from './revisions/require-edition.js';
import { validateLivePassport } from './rules/validate-live-metadata.js';
import { passportSealRepository } from './rows/passport-seal-repository.js';

export interface SealPassportDeps {
  readonly db: Knex;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly auditKeys: AuditKeys;
  readonly vault: SigningKeyVault;
  readonly timestampAuthority: Pick<TimestampAuthority, 'isConfigured' | 'tryStamp'>;
  readonly baseUrl: string;
}

interface StoredSeal {
  readonly passport: Passport;
  readonly seal: PassportSeal;
  readonly document: PassportJsonLd;
}

interface SealedPassport extends StoredSeal {
  /** What is worth one in what can no longer be changed; none for a draft, which was not validated. */
  readonly warnings: readonly AdvisoryItem[];
}

interface SealPassportInput {
  readonly idOrProductId: string;
  readonly ifMatch?: IfMatch | undefined;
  /** Language of the friendly texts. */
  readonly locale: Locale;
  readonly ip: string;
}

/** How often a seal is stamped anew because its passport changed meanwhile. */
const stampAttempts = 3;

/**
 * Seals a passport. An earlier seal is overwritten; `status` does not change. What is signed is what
 * stays: the seal is stored under the passport's lock, and only over the metadata found there.
 *
 * A time-stamping authority is asked beforehand, when nothing is locked, about a seal that is stored
 * afterwards if it still fits. A passport that keeps changing is sealed without a time-stamp.
 */
export async function sealPassport(
  deps: SealPassportDeps,
  caller: Caller,
  input: SealPassportInput,
): Promise<SealedPassport> {
  const stored = await stampAndStore(deps, caller, input);
  const { passport } = stored;
  const options = { locale: input.locale, at: passport.updatedAt };
  const isDraft = passport.status === 'DRAFT';
  return { ...stored, warnings: isDraft ? [] : validateLivePassport(passport, options).warnings };
}

async function stampAndStore(
  deps: SealPassportDeps,
  caller: Caller,
  input: SealPassportInput,
): Promise<StoredSeal> {
  for (
    let attempt = 0;
    deps.timestampAuthority.isConfigured && attempt < stampAttempts;
    attempt++
  ) {
    const draft = await draftSeal(deps, caller, input);
    const timestamp = await deps.timestampAuthority.tryStamp(draft.seal.merkleRoot);
    if (!timestamp) break;
    const sealed = await storeSeal(deps, caller, input, {
      ...draft,
      seal: { ...draft.seal, timestamp },
    });
    if (sealed) return sealed;
  }
  return tenantTransaction(deps.db, caller.tenant.id, async (tx) => {
    const found = await findToSeal({ ...deps, db: tx }, caller, input, 'lock');
    return store(tx, deps, {
      caller,
      input,
      found,
      seal: await makeSeal(found, caller, deps.clock.now()),
    });
  });
}

/** A seal over what was read, and what it was read from. */
interface DraftSeal {
  readonly found: ToSeal;
  readonly seal: PassportSeal;
}

function draftSeal(
  deps: SealPassportDeps,
  caller: Caller,
  input: SealPassportInput,
): Promise<DraftSeal> {
  return tenantTransaction(deps.db, caller.tenant.id, async (tx) => {
    const found = await findToSeal({ ...deps, db: tx }, caller, input, 'read');
    return { found, seal: await makeSeal(found, caller, deps.clock.now()) };
  });
}

/** Undefined when the passport now has other metadata, or the workspace another key. */
function storeSeal(
  deps: SealPassportDeps,
  caller: Caller,
  input: SealPassportInput,
  draft: DraftSeal,
): Promise<StoredSeal | undefined> {
  return tenantTransaction(deps.db, caller.tenant.id, async (tx) => {
    const { passport } = draft.found;
    const again = { ...input, idOrProductId: passport.id };
    const found = await findToSeal({ ...deps, db: tx }, caller, again, 'lock');
    const fits =
      found.key.id === draft.seal.signingKeyId &&
      canonicalJson(found.passport.metadata) === canonicalJson(passport.metadata);
    return fits ? store(tx, deps, { caller, input, found, seal: draft.seal }) : undefined;
  });
}

interface ToSeal {
  readonly passport: Passport;
  readonly key: SigningKey;
}

async function findToSeal(
  { db: tx, vault }: SealPassportDeps,
  caller: Caller,
  { idOrProductId, ifMatch }: SealPassportInput,
  how: 'read' | 'lock',
): Promise<ToSeal> {
  const lookup = [caller.tenant.id, idOrProductId, caller.operatorId] as const;
  const passport = await (how === 'lock'
    ? passportLockRepository(tx).lock(...lookup)
    : passportRepository(tx).find(...lookup));
  if (!passport)
    throw ApiError.notFound('No such passport in this workspace.', { code: 'PASSPORT_NOT_FOUND' });
  requireOperatorScope(caller, passport.economicOperator.id);
  requireIfMatch(passport, ifMatch);
  requireCurrent(passport);
  const key = await vault.findCurrent(tx, caller.tenant.id);
  if (!key)
    throw ApiError.badRequest('This workspace has no signing key pair.', {
      code: 'SIGNING_KEY_MISSING',
    });
  return { passport, key };
}

async function makeSeal(
  { passport, key }: ToSeal,
  caller: Caller,
  at: Date,
): Promise<PassportSeal> {
  try {
    const seal = await sealMetadata(passport.metadata, { signer: key.sealSigner });
    // Hashing long metadata and rendering its document are two pieces of work: others come between.
    await nextRound();
    return {
      ...seal,
      sealedAt: at,
      sealedBy: actorOf(caller),
      signingKeyId: key.id,
      keyNumber: key.keyNumber,
      publicKeyPem: key.publicKeyPem,
      certificateChain: key.certificateChain,
      timestamp: null,
    };
  } catch (error) {
    // A draft may hold what a seal cannot cover: nothing at all, or the redaction placeholder.
    if (error instanceof MerkleSealError)
      throw ApiError.badRequest(error.message, { code: 'NOT_SEALABLE' });
    throw error;
  }
}

interface SealToStore extends DraftSeal {
  readonly caller: Caller;
  readonly input: SealPassportInput;
}

/** To be called for a passport that this transaction has locked. */
async function store(
  tx: Knex.Transaction,
  deps: SealPassportDeps,
  { caller, input, found, seal }: SealToStore,
): Promise<StoredSeal> {
  const sealed = editedBy(caller, { ...found.passport, seal, updatedAt: deps.clock.now() });
  const { document, kept } = renderPublicDocument(sealed, deps.baseUrl);
  await passportSealRepository(tx).save(sealed, seal, kept);
  await outboxRepository(tx).append({
    id: deps.newId(),
    tenantId: sealed.tenantId,
    type: 'passport.sealed',
    payload: kept.text,
    createdAt: sealed.updatedAt,
  });
  await auditLogRepository(tx, deps).append({
    tenantId: sealed.tenantId,
    targetType: 'passport',
    targetId: sealed.id,
    action: 'passport.sealed',
    actor: actorOf(caller),
    ip: input.ip,
    details: {
      merkleRoot: seal.merkleRoot,
      keyNumber: seal.keyNumber,
      genTime: seal.timestamp?.genTime.toISOString() ?? null,
    },
    at: sealed.updatedAt,
  });
  return { passport: sealed, seal, document };
}
