import type { Knex } from 'knex';
import { apiKeyRepository, type ApiKey } from '../../platform/auth/api-key-repository.js';
import { sandboxRepository } from '../../platform/sandbox/sandbox-repository.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';

/**
 * The id of a workspace's sandbox; undefined before its first use, and for a sandbox. The directory is asked as the
 * workspace itself, which may read names.
 */
export async function findSandboxId(db: Knex, tenantId: string): Promise<string | undefined> {
  return tenantTransaction(db, tenantId, (tx) => sandboxRepository(tx).findSandboxIdOf(tenantId));
}

/** Keys of the sandbox, which the workspace that it is of manages: the one thing in there that live callers see. */
export async function findSandboxKeys(db: Knex, tenantId: string): Promise<readonly ApiKey[]> {
  const sandboxId = await findSandboxId(db, tenantId);
  if (sandboxId === undefined) return [];
  return tenantTransaction(db, sandboxId, (tx) => apiKeyRepository(tx).list(sandboxId));
}
