import { MerkleSealError, sealMetadata } from '@dpp/merkle-seal';
import type { Knex } from 'knex';
import { auditLogRepository } from '../../platform/audit-log/audit-log-repository.js';
import { actorOf, type Caller } from '../../platform/auth/caller-model.js';
import { requireOperatorScope } from '../../platform/auth/operator-scope.js';
import type { Clock, NewId } from '../../platform/clock.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import { ApiError } from '../../platform/http/api-error.js';
import { outboxRepository } from '../../platform/outbox/outbox-repository.js';
import type { SigningKey, SigningKeyVault } from '../../platform/vault/signing-key-vault.js';
import type { PassportJsonLd } from '../../representations/json-ld.js';
import { renderPublicDocument } from '../../representations/public-document.js';
import type { Passport, PassportSeal } from './passport-model.js';
import { passportRepository, type PublicDocument } from './passport-repository.js';
import { passportSealRepository } from './passport-seal-repository.js';

export interface SealPassportDeps {
  readonly db: Knex;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly vault: SigningKeyVault;
  readonly baseUrl: string;
}

export interface SealedPassport {
  readonly seal: PassportSeal;
  readonly document: PassportJsonLd;
}

/**
 * Seals a passport. An earlier seal is overwritten; `status` does not change. The passport's row is
 * held meanwhile: what is signed is what stays, and of several calls each seals in its turn.
 */
export function sealPassport(
  deps: SealPassportDeps,
  caller: Caller,
  input: { idOrProductId: string; ip: string },
): Promise<SealedPassport> {
  return tenantTransaction(deps.db, caller.tenant.id, async (tx) => {
    const passport = await passportRepository(tx).findForUpdate(
      caller.tenant.id,
      input.idOrProductId,
      caller.operatorId,
    );
    if (!passport) throw ApiError.notFound('No such passport in this workspace.');
    requireOperatorScope(caller, passport.economicOperator.id);
    const key = await deps.vault.findCurrent(tx, caller.tenant.id);
    if (!key) throw ApiError.badRequest('This workspace has no signing key pair.');

    const seal = await makeSeal(passport, key, deps.clock.now());
    const revision = passport.revision + 1;
    const sealed = { ...passport, seal, updatedAt: seal.sealedAt, revision };
    const { document, kept } = renderPublicDocument(sealed, deps.baseUrl);
    await store(tx, deps, { caller, ip: input.ip, sealed, seal, kept });
    return { seal, document };
  });
}

async function makeSeal(passport: Passport, key: SigningKey, at: Date): Promise<PassportSeal> {
  try {
    const seal = await sealMetadata(passport.metadata, { signer: key.sealSigner });
    return {
      ...seal,
      sealedAt: at,
      signingKeyId: key.id,
      keyNumber: key.keyNumber,
      publicKeyPem: key.publicKeyPem,
      certificateChain: key.certificateChain,
      timestamp: null,
    };
  } catch (error) {
    // A draft may hold what a seal cannot cover: nothing at all, or the redaction placeholder.
    if (error instanceof MerkleSealError) throw ApiError.badRequest(error.message);
    throw error;
  }
}

interface SealToStore {
  readonly caller: Caller;
  readonly ip: string;
  readonly sealed: Passport;
  readonly seal: PassportSeal;
  readonly kept: PublicDocument;
}

async function store(
  tx: Knex.Transaction,
  deps: SealPassportDeps,
  { caller, ip, sealed, seal, kept }: SealToStore,
): Promise<void> {
  await passportSealRepository(tx).save(sealed, seal, kept);
  await outboxRepository(tx).append({
    id: deps.newId(),
    tenantId: sealed.tenantId,
    type: 'passport.sealed',
    payload: kept.text,
    createdAt: seal.sealedAt,
  });
  await auditLogRepository(tx, deps.newId).append({
    tenantId: sealed.tenantId,
    targetType: 'passport',
    targetId: sealed.id,
    action: 'passport.sealed',
    actor: actorOf(caller),
    ip,
    details: { merkleRoot: seal.merkleRoot, keyNumber: seal.keyNumber },
    at: seal.sealedAt,
  });
}
