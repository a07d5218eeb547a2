import type { Knex } from 'knex';
import { auditLogRepository } from '../../platform/audit-log/audit-log-repository.js';
import { actorOf, type Caller } from '../../platform/auth/caller-model.js';
import { requireWholeWorkspace } from '../../platform/auth/operator-scope.js';
import { tenantRepository } from '../../platform/auth/tenant-repository.js';
import type { Clock, NewId } from '../../platform/clock.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import type { AuditKeys } from '../../platform/vault/audit-keys.js';
import type { PublicSigningKey } from '../../platform/vault/signing-key-repository.js';
import type { SigningKeyVault } from '../../platform/vault/signing-key-vault.js';

export interface RotateSigningKeyDeps {
  readonly db: Knex;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly auditKeys: AuditKeys;
  readonly vault: SigningKeyVault;
}

/**
 * Gives the workspace a new key pair and certificate. The old key signs no more; it stays registered and
 * published, and what it signed stays verifiable. The workspace's row is locked, so that rotations at the
 * same time follow each other.
 */
export function rotateSigningKey(
  deps: RotateSigningKeyDeps,
  caller: Caller,
  { ip }: { ip: string },
): Promise<PublicSigningKey> {
  // The key seals for every operator of the workspace.
  requireWholeWorkspace(caller);
  const tenantId = caller.tenant.id;
  return tenantTransaction(deps.db, tenantId, async (tx) => {
    await tenantRepository(tx).lockForAdding(tenantId);
    const at = deps.clock.now();
    const key = await deps.vault.rotate(tx, caller.tenant, at);
    await auditLogRepository(tx, deps).append({
      tenantId,
      action: 'signing-key.rotated',
      actor: actorOf(caller),
      targetType: 'signing-key',
      targetId: key.id,
      ip,
      details: { keyNumber: key.keyNumber },
      at,
    });
    return key;
  });
}
