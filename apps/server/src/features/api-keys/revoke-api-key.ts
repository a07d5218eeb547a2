import type { Knex } from 'knex';
import { auditLogRepository } from '../../platform/audit-log/audit-log-repository.js';
import { apiKeyRepository, type ApiKey } from '../../platform/auth/api-key-repository.js';
import {
  actorOf,
  environmentOf,
  type Caller,
  type System,
} from '../../platform/auth/caller-model.js';
import type { Environment } from '../../platform/auth/environment-model.js';
import { requireNoWider } from '../../platform/auth/delegation.js';
import { requireOperatorScope, requireWholeWorkspace } from '../../platform/auth/operator-scope.js';
import { permissionsOf } from '../../platform/auth/permissions.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import { ApiError } from '../../platform/http/api-error.js';
import type { ApiKeyDeps } from './create-api-key.js';
import { findSandboxId } from './find-sandbox.js';

interface RevokeApiKeyInput {
  readonly tenantId: string;
  readonly id: string;
  readonly ip?: string;
}

interface RevokedApiKey {
  readonly apiKey: ApiKey;
  readonly environment: Environment;
}

/**
 * Revokes a key at once, on every instance. A second time changes nothing. A live caller for the whole workspace
 * revokes keys of its sandbox, too.
 */
export async function revokeApiKey(
  deps: ApiKeyDeps,
  by: Caller | System,
  input: RevokeApiKeyInput,
): Promise<RevokedApiKey> {
  const environment = by === 'system' ? 'live' : environmentOf(by.tenant);
  const apiKey = await revokeIn(deps, by, { ...input, environment });
  if (apiKey) return { apiKey, environment };
  const mayBeOfSandbox = environment === 'live' && (by === 'system' || by.operatorId === null);
  const tenantId = mayBeOfSandbox ? await findSandboxId(deps.db, input.tenantId) : undefined;
  if (tenantId === undefined) throw notFound();
  const testKey = await revokeIn(deps, by, { ...input, tenantId, environment: 'test' });
  if (!testKey) throw notFound();
  return { apiKey: testKey, environment: 'test' };
}

/** Undefined where the workspace has no such key. */
function revokeIn(
  deps: ApiKeyDeps,
  by: Caller | System,
  { tenantId, id, ip, environment }: RevokeApiKeyInput & { readonly environment: Environment },
): Promise<ApiKey | undefined> {
  return tenantTransaction(deps.db, tenantId, async (tx) => {
    const apiKey = await apiKeyRepository(tx).find(tenantId, id);
    if (!apiKey) return undefined;
    if (by !== 'system') requireInScope(by, apiKey, environment);
    return revoke(tx, deps, { by, apiKey, ip: ip ?? null });
  });
}

/** A key for the whole workspace is not one of an operator's. */
function requireInScope(
  caller: Caller,
  { operatorId, role, permissions }: ApiKey,
  environment: Environment,
): void {
  if (operatorId === null) requireWholeWorkspace(caller);
  requireOperatorScope(caller, operatorId);
  // A leaked narrow key must not shut out the wide ones.
  requireNoWider(caller, permissionsOf(role, permissions, environment));
}

async function revoke(
  tx: Knex.Transaction,
  deps: ApiKeyDeps,
  { by, apiKey, ip }: { by: Caller | System; apiKey: ApiKey; ip: string | null },
): Promise<ApiKey> {
  const { id, tenantId, name } = apiKey;
  const at = deps.clock.now();
  if (await apiKeyRepository(tx).revoke(tenantId, id, at)) {
    await auditLogRepository(tx, deps).append({
      tenantId,
      action: 'api-key.revoked',
      actor: actorOf(by),
      targetType: 'api-key',
      targetId: id,
      ip,
      details: { name },
      at,
    });
  }
  const revoked = await apiKeyRepository(tx).find(tenantId, id);
  if (!revoked) throw notFound();
  return revoked;
}

function notFound(): ApiError {
  return ApiError.notFound('No such API key in this workspace.', { code: 'API_KEY_NOT_FOUND' });
}
