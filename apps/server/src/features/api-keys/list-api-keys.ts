import type { Knex } from 'knex';
import { apiKeyRepository, type ApiKey } from '../../platform/auth/api-key-repository.js';
import { environmentOf, type Caller } from '../../platform/auth/caller-model.js';
import type { Environment } from '../../platform/auth/environment-model.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import { findSandboxKeys } from './find-sandbox.js';

/** A key as a list shows it. */
interface ListedApiKey {
  readonly apiKey: ApiKey;
  readonly environment: Environment;
}

/**
 * Oldest first, revoked ones too. An operator-scoped credential sees its operator's keys only, a live one that is
 * not also those of the sandbox; a test key sees test keys alone.
 */
export async function listApiKeys(
  { db }: { db: Knex },
  caller: Caller,
): Promise<readonly ListedApiKey[]> {
  const { tenant, operatorId } = caller;
  const environment = environmentOf(tenant);
  const keys = await tenantTransaction(db, tenant.id, (tx) =>
    apiKeyRepository(tx).list(tenant.id, operatorId),
  );
  const own = keys.map((apiKey) => ({ apiKey, environment }));
  if (environment === 'test' || operatorId !== null) return own;
  const ofSandbox = await findSandboxKeys(db, tenant.id);
  return [...own, ...ofSandbox.map((apiKey) => ({ apiKey, environment: 'test' as const }))].sort(
    (one, other) => one.apiKey.createdAt.getTime() - other.apiKey.createdAt.getTime(),
  );
}
