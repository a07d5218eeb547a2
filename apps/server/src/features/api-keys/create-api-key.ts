import type { Knex } from 'knex';
import { auditLogRepository } from '../../platform/audit-log/audit-log-repository.js';
import { createApiKey as makeApiKey } from '../../platform/auth/secrets/api-key.js';
import { apiKeyRepository, type ApiKey } from '../../platform/auth/api-key-repository.js';
import { actorOf, type Caller, type System } from '../../platform/auth/caller-model.js';
import { requireNoLonger, requireNoWider } from '../../platform/auth/delegation.js';
import { requireOperatorScope } from '../../platform/auth/operator-scope.js';
import {
  PERMISSIONS,
  permissionsOf,
  TENANT_ROLES,
  type Permission,
  type TenantRole,
} from '../../platform/auth/permissions.js';
import type { Clock, NewId } from '../../platform/clock.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import { ApiError } from '../../platform/http/api-error.js';
import type { AuditKeys } from '../../platform/vault/audit-keys.js';
import { operatorReader } from '../operators/operator-reader.js';

export interface CreateApiKeyDeps {
  readonly db: Knex;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly auditKeys: AuditKeys;
}

interface CreateApiKeyInput {
  readonly tenantId: string;
  readonly name: string;
  readonly role: string;
  /** Narrows the role's permissions; undefined: all of them. */
  readonly permissions?: readonly string[] | undefined;
  /** Default: the operator its maker is bound to, if any. */
  readonly operatorId?: string | null | undefined;
  readonly expiresAt?: Date | undefined;
  readonly ip?: string;
}

/**
 * Creates an API key, never a wider one than its maker. Its secret is in the result and nowhere
 * else: it cannot be shown again.
 */
export function createApiKey(
  deps: CreateApiKeyDeps,
  by: Caller | System,
  input: CreateApiKeyInput,
): Promise<CreatedApiKey> {
  return tenantTransaction(deps.db, input.tenantId, (tx) => addApiKey(tx, deps, { by, input }));
}

/** With its secret, which is here and nowhere else. */
interface CreatedApiKey {
  readonly apiKey: ApiKey;
  readonly secret: string;
}

/** The same inside another transaction, such as the one that creates the workspace. */
export async function addApiKey(
  tx: Knex.Transaction,
  deps: CreateApiKeyDeps,
  { by, input }: { readonly by: Caller | System; readonly input: CreateApiKeyInput },
): Promise<CreatedApiKey> {
  const { keyId, secret, secretSha256 } = makeApiKey();
  const apiKey = newApiKey(deps, by, { ...input, keyId });
  if (by !== 'system') requireWithin(by, apiKey);
  await requireOperator(tx, apiKey);
  await apiKeyRepository(tx).insert(apiKey, secretSha256);
  await auditLogRepository(tx, deps).append({
    tenantId: apiKey.tenantId,
    action: 'api-key.created',
    actor: actorOf(by),
    targetType: 'api-key',
    targetId: apiKey.id,
    ip: input.ip ?? null,
    details: { name: apiKey.name, role: apiKey.role, operatorId: apiKey.operatorId },
    at: apiKey.createdAt,
  });
  return { apiKey, secret };
}

function newApiKey(
  deps: CreateApiKeyDeps,
  by: Caller | System,
  input: CreateApiKeyInput & { keyId: string },
): ApiKey {
  const role = TENANT_ROLES.find((known): known is TenantRole => known === input.role);
  if (!role) throw ApiError.badRequest(`role must be one of ${TENANT_ROLES.join(', ')}.`);
  const name = input.name.trim();
  if (name === '') throw ApiError.badRequest('name must not be blank.');
  const createdAt = deps.clock.now();
  if (input.expiresAt && input.expiresAt <= createdAt) {
    throw ApiError.badRequest('expiresAt must be in the future.');
  }
  return {
    id: deps.newId(),
    tenantId: input.tenantId,
    keyId: input.keyId,
    name,
    role,
    permissions: input.permissions ? narrowed(role, input.permissions) : null,
    operatorId: input.operatorId ?? (by === 'system' ? null : by.operatorId),
    expiresAt: input.expiresAt ?? null,
    revokedAt: null,
    lastUsedAt: null,
    createdAt,
  };
}

function narrowed(role: TenantRole, permissions: readonly string[]): Permission[] {
  const ofRole = permissionsOf(role, null);
  return permissions.map((name) => {
    const permission = PERMISSIONS.find((known) => known === name);
    if (permission && ofRole.has(permission)) return permission;
    throw ApiError.badRequest(`The role ${role} has no permission ${name}.`);
  });
}

function requireWithin(caller: Caller, key: ApiKey): void {
  requireOperatorScope(caller, key.operatorId);
  requireNoWider(caller, permissionsOf(key.role, key.permissions));
  requireNoLonger(caller, key.expiresAt ?? undefined);
}

/** It stays active to the end of the transaction. */
async function requireOperator(
  tx: Knex.Transaction,
  { tenantId, operatorId }: ApiKey,
): Promise<void> {
  if (operatorId === null) return;
  const operator = await operatorReader(tx).lock(tenantId, operatorId);
  if (!operator || operator.isArchived) {
    throw ApiError.badRequest('operatorId is not an active operator of this workspace.');
  }
}
