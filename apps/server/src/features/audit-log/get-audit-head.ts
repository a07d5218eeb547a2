import type { Knex } from 'knex';
import { auditHeadReader } from '../../platform/audit-log/audit-head-repository.js';
import type { SignedAuditHead } from '../../platform/audit-log/audit-head.js';
import type { AnyCaller } from '../../platform/auth/caller-model.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import type { AuditKeys } from '../../platform/vault/audit-keys.js';
import { publicKeySha256 } from '../../platform/vault/signing-key-vault.js';
import { chainOf } from './list-audit-log.js';

interface AuditHeadDeps {
  readonly db: Knex;
  readonly auditKeys: AuditKeys;
}

/** The signed end of a chain, and the key of the platform that signed it. */
interface AuditHeadWithKey {
  /** Undefined for an empty log. */
  readonly head: SignedAuditHead | undefined;
  /** PEM; for an empty log the key that signs now. */
  readonly publicKey: string;
}

/** The signed end of the caller's chain. */
export function getAuditHead(deps: AuditHeadDeps, caller: AnyCaller): Promise<AuditHeadWithKey> {
  return findAuditHead(deps, chainOf(caller));
}

/** @param id - The workspace that owns the chain, or `PLATFORM_CHAIN`. */
export async function findAuditHead(
  { db, auditKeys }: AuditHeadDeps,
  id: string,
): Promise<AuditHeadWithKey> {
  const found = await tenantTransaction(db, id, (tx) => auditHeadReader(tx).find(id));
  const head = found?.seq === 0 ? undefined : found;
  const publicKey = head
    ? auditKeys.publicKeyPems.find((pem) => publicKeySha256(pem) === head.keyId)
    : auditKeys.publicKeyPems[0];
  if (publicKey === undefined) throw new Error('No key of this platform has signed the head.');
  return { head, publicKey };
}
