import type { Metadata } from '@dpp/merkle-seal';
import type { Knex } from 'knex';
import type { Caller } from '../../../platform/auth/caller-model.js';
import type { Clock, NewId } from '../../../platform/clock.js';
import {
  requireBytesWithin,
  requireQuota,
  type WorkspaceLimitDeps,
} from '../../../platform/limits/workspace-limits.js';
import type { AuditKeys } from '../../../platform/vault/audit-keys.js';
import { renderPublicDocument } from '../../../representations/json-ld/public-document.js';
import { newPassport } from '../create-passport.js';
import type { OperatorBinding } from '../operator-binding.js';
import type { Passport, PassportSeal } from '../passport-model.js';
import { passportLockRepository } from '../rows/passport-lock-repository.js';
import { passportSealRepository } from '../rows/passport-seal-repository.js';
import { passportWriteRepository } from '../rows/passport-write-repository.js';
import { tellPassportChange } from '../records/tell-passport-change.js';
import { tellPassportsCreated } from '../records/tell-passports-created.js';
import { statusIndexReader } from '../status/status-index-reader.js';
import { revisePassport } from '../versions/revise-passport.js';
import { requireUnsealed, requireSameCategory } from '../update-passport.js';

interface StoreDeps extends WorkspaceLimitDeps {
  readonly clock: Clock;
  readonly newId: NewId;
  readonly auditKeys: AuditKeys;
  readonly baseUrl: string;
}

interface IngestedContent {
  readonly caller: Caller;
  readonly ip: string;
  readonly binding: OperatorBinding;
  readonly productId: string;
  readonly metadata: Metadata;
  /** Verified. */
  readonly seal: PassportSeal | null;
}

export interface StoredPassport {
  readonly passport: Passport;
  readonly isNew: boolean;
  readonly hasStatusIndex: boolean;
}

const changeReason = 'AAS Ingest';

/**
 * Stores what was ingested as a new passport, or in place of what the unsealed one of the same product
 * and operator held. Its status stays, and no subscriber learns of it.
 *
 * @returns Undefined when another request created the pair meanwhile: in another transaction it is found.
 */
export async function storeIngestedPassport(
  tx: Knex.Transaction,
  deps: StoreDeps,
  content: IngestedContent,
): Promise<StoredPassport | undefined> {
  const { caller, productId, binding, seal } = content;
  const pair = { tenantId: caller.tenant.id, productId, operatorId: binding.operator.id };
  const found = await passportLockRepository(tx).lockPair(pair);
  const passport = found
    ? await replace(tx, deps, { ...content, found })
    : await create(tx, deps, content);
  if (!passport) return undefined;
  if (seal) await addSeal(tx, deps, { ...content, passport, seal });
  const statusIndex = await statusIndexReader(tx).find(passport);
  return { passport, isNew: !found, hasStatusIndex: statusIndex !== undefined };
}

async function create(
  tx: Knex.Transaction,
  deps: StoreDeps,
  { caller, ip, binding, productId, metadata, seal }: IngestedContent,
): Promise<Passport | undefined> {
  await requireQuota(tx, deps, caller.tenant);
  const live = { productId, metadata, binding, facility: null };
  const passport = { ...newPassport(deps, caller, live), seal };
  const { kept } = renderPublicDocument(passport, deps.baseUrl);
  const isInserted = await passportWriteRepository(tx).insert({ passport, publicDocument: kept });
  if (!isInserted) return undefined;
  await requireBytesWithin(tx, deps, caller.tenant);
  await tellPassportsCreated(tx, deps, { passports: [passport], caller, ip });
  return passport;
}

async function replace(
  tx: Knex.Transaction,
  deps: StoreDeps,
  { found, caller, ip, metadata, seal }: IngestedContent & { readonly found: Passport },
): Promise<Passport> {
  requireUnsealed(found);
  await requireSameCategory(tx, found, metadata);
  const at = deps.clock.now();
  const changes = { metadata, seal };
  const revision = { found, changes, caller, changeReason, at };
  const { passport, version } = await revisePassport(tx, deps, revision);
  const details = {
    version: version.version,
    changeReason,
    previousMerkleRoot: version.merkleRoot,
    previousStatus: found.status,
    status: passport.status,
  };
  const audit = { action: 'passport.updated', details } as const;
  await tellPassportChange(tx, deps, { passport, caller, ip, at, audit });
  return passport;
}

async function addSeal(
  tx: Knex.Transaction,
  deps: StoreDeps,
  {
    passport,
    seal,
    caller,
    ip,
  }: IngestedContent & { readonly passport: Passport; readonly seal: PassportSeal },
): Promise<void> {
  await passportSealRepository(tx).insert(passport, seal);
  const details = {
    merkleRoot: seal.merkleRoot,
    keyNumber: seal.keyNumber,
    genTime: seal.timestamp?.genTime.toISOString() ?? null,
    changeReason,
  };
  const audit = { action: 'passport.sealed', details } as const;
  await tellPassportChange(tx, deps, { passport, caller, ip, at: passport.updatedAt, audit });
}
