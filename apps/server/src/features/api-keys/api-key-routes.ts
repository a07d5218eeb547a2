import { z } from 'zod';
import { apiKeyPrefixes } from '../../platform/auth/secrets/api-key.js';
import type { Environment } from '../../platform/auth/environment-model.js';
import type { ApiKey } from '../../platform/auth/api-key-repository.js';
import { defineRoute, json } from '../../platform/http/route.js';
import { idParam } from '../../platform/http/field-schemas.js';
import {
  createApiKeyBody,
  createApiKeyReply,
  listApiKeysReply,
  revokeApiKeyReply,
} from './api-key-schemas.js';
import { createApiKey, type CreateApiKeyDeps } from './create-api-key.js';
import { listApiKeys } from './list-api-keys.js';
import { revokeApiKey } from './revoke-api-key.js';

const tag = 'API keys';

export const apiKeyRoutes = [
  defineRoute({
    method: 'get',
    path: '/api/v1/api-keys',
    extension: true,
    operationId: 'listApiKeys',
    tag,
    summary: 'List API keys',
    description:
      'Oldest first, revoked ones too, without secrets. A key bound to one operator sees the keys of that operator. Keys of the sandbox are listed with those of the workspace, and marked; a test key sees test keys alone.',
    access: 'key:read',
    replies: { 200: { description: 'Oldest first, revoked ones too.', schema: listApiKeysReply } },
    async handle(deps: CreateApiKeyDeps, { caller }) {
      const keys = await listApiKeys(deps, caller);
      const apiKeys = keys.map(apiKeyJson);
      return json(200, { success: true, count: apiKeys.length, apiKeys });
    },
  }),
  defineRoute({
    method: 'post',
    path: '/api/v1/api-keys',
    extension: true,
    operationId: 'createApiKey',
    tag,
    summary: 'Create an API key',
    description:
      'Never a wider one than the credential in use: in permissions, operator or time. With `environment: test` the key acts in the sandbox of the workspace, which the first such key makes.',
    access: 'key:write',
    body: createApiKeyBody,
    replies: { 201: { description: 'The key, and its secret once.', schema: createApiKeyReply } },
    errors: { 400: 'A permission beyond the role, an unknown operator, or a time that is over.' },
    async handle(deps: CreateApiKeyDeps, { caller, body, ip }) {
      const expiresAt = body.expiresAt ? new Date(body.expiresAt) : undefined;
      const input = { ...body, tenantId: caller.tenant.id, expiresAt, ip };
      const { secret, ...created } = await createApiKey(deps, caller, input);
      const headers = { 'Cache-Control': 'no-store' };
      return json(201, { success: true, apiKey: apiKeyJson(created), secret }, headers);
    },
  }),
  defineRoute({
    method: 'delete',
    path: '/api/v1/api-keys/{id}',
    extension: true,
    operationId: 'revokeApiKey',
    tag,
    summary: 'Revoke an API key',
    description: 'At once and for good. Of a revoked key the first revocation stays.',
    access: 'key:write',
    protective: true,
    params: z.object({ id: idParam('API key') }),
    replies: { 200: { description: 'The revoked key.', schema: revokeApiKeyReply } },
    errors: { 404: 'No such API key in this workspace.' },
    async handle(deps: CreateApiKeyDeps, { caller, params, ip }) {
      const input = { tenantId: caller.tenant.id, id: params.id, ip };
      const apiKey = apiKeyJson(await revokeApiKey(deps, caller, input));
      return json(200, { success: true, message: 'API key revoked', apiKey });
    },
  }),
];

interface ShownApiKey {
  readonly apiKey: ApiKey;
  readonly environment: Environment;
}

function apiKeyJson({ apiKey: key, environment }: ShownApiKey) {
  return {
    id: key.id,
    name: key.name,
    prefix: `${apiKeyPrefixes[environment]}${key.keyId}`,
    environment,
    role: key.role,
    permissions: key.permissions,
    operatorId: key.operatorId,
    expiresAt: key.expiresAt?.toISOString() ?? null,
    revokedAt: key.revokedAt?.toISOString() ?? null,
    lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
    createdAt: key.createdAt.toISOString(),
  };
}
