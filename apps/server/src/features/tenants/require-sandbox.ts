import type { Knex } from 'knex';
import { isSandbox, type Caller } from '../../platform/auth/caller-model.js';
import { sandboxRepository } from '../../platform/sandbox/sandbox-repository.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import { ApiError } from '../../platform/http/api-error.js';

/**
 * The sandbox that a caller means: that of a test key, or in a session that of the workspace; undefined before its
 * first use.
 *
 * @throws a 403 `SANDBOX_KEY_REQUIRED` for a live key: a program that holds one never touches the sandbox by mistake.
 */
export async function requireSandboxId(
  db: Knex,
  { tenant, credential }: Caller,
): Promise<string | undefined> {
  if (isSandbox(tenant)) return tenant.id;
  if (credential.kind === 'api-key') {
    const message = 'A live key does not reach the sandbox. Send a test key (dpp_test_…).';
    throw ApiError.forbidden(message, { code: 'SANDBOX_KEY_REQUIRED' });
  }
  return tenantTransaction(db, tenant.id, (tx) => sandboxRepository(tx).findSandboxIdOf(tenant.id));
}
