import type { Knex } from 'knex';
import { createApiKey as makeApiKey } from '../../platform/auth/api-key.js';
import { apiKeyRepository, type ApiKey } from '../../platform/auth/api-key-repository.js';
import {
  PERMISSIONS,
  permissionsOf,
  TENANT_ROLES,
  type Permission,
  type TenantRole,
} from '../../platform/auth/permissions.js';
import type { Clock, NewId } from '../../platform/clock.js';
import { ApiError } from '../../platform/http/api-error.js';
import { operatorReader } from '../operators/operator-reader.js';

export interface CreateApiKeyDeps {
  readonly db: Knex;
  readonly clock: Clock;
  readonly newId: NewId;
}

export interface CreateApiKeyInput {
  readonly tenantId: string;
  readonly name: string;
  readonly role: string;
  /** Narrows the role's permissions; undefined: all of them. */
  readonly permissions?: readonly string[] | undefined;
  readonly operatorId?: string | undefined;
  readonly expiresAt?: Date | undefined;
}

/** Creates an API key. Its secret is in the result and nowhere else: it cannot be shown again. */
export async function createApiKey(
  deps: CreateApiKeyDeps,
  input: CreateApiKeyInput,
): Promise<{ apiKey: ApiKey; secret: string }> {
  const role = TENANT_ROLES.find((known): known is TenantRole => known === input.role);
  if (!role) throw ApiError.badRequest(`role must be one of ${TENANT_ROLES.join(', ')}.`);
  const permissions = input.permissions ? narrowed(role, input.permissions) : null;
  await requireOperator(deps.db, input);
  const now = deps.clock.now();
  if (input.expiresAt && input.expiresAt <= now) {
    throw ApiError.badRequest('expiresAt must be in the future.');
  }
  const { keyId, secret, secretSha256 } = makeApiKey();
  const apiKey: ApiKey = {
    id: deps.newId(),
    tenantId: input.tenantId,
    keyId,
    name: input.name,
    role,
    permissions,
    operatorId: input.operatorId ?? null,
    expiresAt: input.expiresAt ?? null,
    revokedAt: null,
    lastUsedAt: null,
    createdAt: now,
  };
  await apiKeyRepository(deps.db).insert(apiKey, secretSha256);
  return { apiKey, secret };
}

function narrowed(role: TenantRole, permissions: readonly string[]): Permission[] {
  const ofRole = permissionsOf(role, null);
  return permissions.map((name) => {
    const permission = PERMISSIONS.find((known) => known === name);
    if (permission && ofRole.has(permission)) return permission;
    throw ApiError.badRequest(`The role ${role} has no permission ${name}.`);
  });
}

async function requireOperator(db: Knex, input: CreateApiKeyInput): Promise<void> {
  if (input.operatorId === undefined) return;
  if (!(await operatorReader(db).findActive(input.tenantId, input.operatorId))) {
    throw ApiError.badRequest('operatorId is not an active operator of this workspace.');
  }
}
