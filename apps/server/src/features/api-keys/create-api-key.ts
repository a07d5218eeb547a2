import type { Knex } from 'knex';
import { auditLogRepository } from '../../platform/audit-log/audit-log-repository.js';
import { createApiKey as makeApiKey } from '../../platform/auth/secrets/api-key.js';
import { apiKeyRepository, type ApiKey } from '../../platform/auth/api-key-repository.js';
import {
  actorOf,
  environmentOf,
  type Caller,
  type System,
  type Tenant,
} from '../../platform/auth/caller-model.js';
import type { Environment } from '../../platform/auth/environment-model.js';
import { requireNoLonger, requireNoWider } from '../../platform/auth/delegation.js';
import { requireOperatorScope, requireWholeWorkspace } from '../../platform/auth/operator-scope.js';
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
import { ensureSandbox, type EnsureSandboxDeps } from '../../platform/sandbox/ensure-sandbox.js';
import type { AuditKeys } from '../../platform/vault/audit-keys.js';
import { operatorReader } from '../operators/operator-reader.js';

/** The means of every change of a key. */
export interface ApiKeyDeps {
  readonly db: Knex;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly auditKeys: AuditKeys;
}

/** The first test key makes the sandbox, too. */
export type CreateApiKeyDeps = ApiKeyDeps & EnsureSandboxDeps;

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
export async function createApiKey(
  deps: CreateApiKeyDeps,
  by: Caller | System,
  input: CreateApiKeyInput & { readonly environment?: Environment | undefined },
): Promise<CreatedApiKey> {
  const environment = environmentFor(by, input.environment);
  const ownTenant = by === 'system' ? undefined : by.tenant;
  const isOfSandbox = environment === 'test' && (!ownTenant || environmentOf(ownTenant) === 'live');
  const tenantId = isOfSandbox ? (await openSandbox(deps, by, input)).id : input.tenantId;
  return tenantTransaction(deps.db, tenantId, (tx) =>
    addApiKey(tx, deps, { by, input: { ...input, tenantId, environment } }),
  );
}

/** @throws a 400 for a live key that a test key would make: it would be a wider one than its maker. */
function environmentFor(by: Caller | System, asked: Environment | undefined): Environment {
  const own = by === 'system' ? 'live' : environmentOf(by.tenant);
  if (own === 'test' && asked === 'live') {
    throw ApiError.badRequest(
      'A test key makes test keys alone. Leave environment out, or say test.',
    );
  }
  return asked ?? own;
}

/** Operators of a workspace are none of its sandbox: a key that is bound to one could not be. */
function openSandbox(
  deps: CreateApiKeyDeps,
  by: Caller | System,
  { tenantId, ip = null }: { readonly tenantId: string; readonly ip?: string | null },
): Promise<Tenant> {
  if (by !== 'system') requireWholeWorkspace(by);
  return ensureSandbox(deps, by, { tenantId, ip });
}

/** With its secret, which is here and nowhere else. */
interface CreatedApiKey {
  readonly apiKey: ApiKey;
  readonly environment: Environment;
  readonly secret: string;
}

/** The same inside another transaction, such as the one that creates the workspace. */
export async function addApiKey(
  tx: Knex.Transaction,
  deps: ApiKeyDeps,
  {
    by,
    input,
  }: {
    readonly by: Caller | System;
    readonly input: CreateApiKeyInput & { readonly environment: Environment };
  },
): Promise<CreatedApiKey> {
  const { environment } = input;
  const { keyId, secret, secretSha256 } = makeApiKey(environment);
  const apiKey = newApiKey(deps, by, { ...input, keyId });
  if (by !== 'system') requireWithin(by, apiKey, environment);
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
  return { apiKey, environment, secret };
}

function newApiKey(
  deps: ApiKeyDeps,
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

function requireWithin(caller: Caller, key: ApiKey, environment: Environment): void {
  requireOperatorScope(caller, key.operatorId);
  requireNoWider(caller, permissionsOf(key.role, key.permissions, environment));
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
