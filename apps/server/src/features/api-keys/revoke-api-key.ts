import type { Knex } from 'knex';
import { auditLogRepository } from '../../platform/audit-log/audit-log-repository.js';
import { apiKeyRepository, type ApiKey } from '../../platform/auth/api-key-repository.js';
import { actorOf, type Caller, type System } from '../../platform/auth/caller-model.js';
import { requireNoWider } from '../../platform/auth/delegation.js';
import { requireOperatorScope, requireWholeWorkspace } from '../../platform/auth/operator-scope.js';
import { permissionsOf } from '../../platform/auth/permissions.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import { ApiError } from '../../platform/http/api-error.js';
import type { CreateApiKeyDeps } from './create-api-key.js';

interface RevokeApiKeyInput {
  readonly tenantId: string;
  readonly id: string;
  readonly ip?: string;
}

/** Revokes a key at once, on every instance. A second time changes nothing. */
export async function revokeApiKey(
  deps: CreateApiKeyDeps,
  by: Caller | System,
  input: RevokeApiKeyInput,
): Promise<ApiKey> {
  return tenantTransaction(deps.db, input.tenantId, async (tx) => {
    const apiKey = await apiKeyRepository(tx).find(input.tenantId, input.id);
    if (!apiKey) throw notFound();
    if (by !== 'system') requireInScope(by, apiKey);
    return revoke(tx, deps, { by, apiKey, ip: input.ip ?? null });
  });
}

/** A key for the whole workspace is not one of an operator's. */
function requireInScope(caller: Caller, { operatorId, role, permissions }: ApiKey): void {
  if (operatorId === null) requireWholeWorkspace(caller);
  requireOperatorScope(caller, operatorId);
  // A leaked narrow key must not shut out the wide ones.
  requireNoWider(caller, permissionsOf(role, permissions));
}

async function revoke(
  tx: Knex.Transaction,
  deps: CreateApiKeyDeps,
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
