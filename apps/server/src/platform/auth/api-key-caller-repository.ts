import type { Knex } from 'knex';
import type { ReadCache } from '../cache/read-cache.js';
import type { ApiKeyRow, TenantRow } from '../db/tables.js';
import type { DirectoryCache } from '../directory/directory-cache.js';
import { matchesApiKey, parseApiKey } from './secrets/api-key.js';
import { environmentOf, type ApiKeyCredential, type Caller } from './caller-model.js';
import { permissionsOf, type TenantRole } from './permissions.js';
import { tenantOf } from './tenant-repository.js';

/** `last_used_at` is good to the minute; a write per request would cost more than the request. */
const lastUsedResolutionMs = 60_000;

/** A key that is not revoked, with what a request by it needs to know. */
interface LiveApiKey {
  readonly secretSha256: string;
  readonly lastUsedAt: Date | null;
  readonly caller: Caller & { readonly credential: ApiKeyCredential };
}

/** By the eight hex digits of the key. */
export type ApiKeyCache = ReadCache<LiveApiKey>;

/** A key beside the row of its tenant. */
export type KeyWithTenantRow = TenantRow &
  Pick<
    ApiKeyRow,
    | 'key_id'
    | 'secret_sha256'
    | 'role'
    | 'permissions'
    | 'operator_id'
    | 'expires_at'
    | 'last_used_at'
  > & {
    api_key_id: string;
  };

interface ApiKeyCaches {
  readonly apiKeys: ApiKeyCache;
  readonly directory: DirectoryCache;
}

/** Who calls with an API key. */
export function apiKeyCallerRepository(db: Knex) {
  return {
    /**
     * Finds who a secret stands for. Undefined when it is malformed, unknown, revoked or expired. What
     * is cached of a key is never older than the last write, so that a revocation holds at once on
     * every instance.
     */
    async find(secret: string, at: Date, caches: ApiKeyCaches): Promise<Caller | undefined> {
      const keyId = parseApiKey(secret)?.keyId;
      if (!keyId) return undefined;
      const key = await caches.apiKeys.find(['api-key', keyId], () =>
        findLive(db, keyId, caches.directory),
      );
      if (!key || !matchesApiKey(secret, key.secretSha256)) return undefined;
      const { expiresAt } = key.caller.credential;
      if (expiresAt && expiresAt <= at) return undefined;
      await touch(db, key, at);
      return key.caller;
    },
  };
}

async function findLive(
  db: Knex,
  keyId: string,
  directory: DirectoryCache,
): Promise<LiveApiKey | undefined> {
  const entry = await directory.find(db, 'API_KEY', keyId);
  if (!entry) return undefined;
  const row = await db('api_keys')
    .join('tenants', 'tenants.id', 'api_keys.tenant_id')
    .where({ 'api_keys.tenant_id': entry.tenantId, 'api_keys.id': entry.rowId })
    .whereNull('api_keys.revoked_at')
    .first<KeyWithTenantRow | undefined>(
      'tenants.*',
      'api_keys.id as api_key_id',
      'api_keys.key_id',
      'api_keys.secret_sha256',
      'api_keys.role',
      'api_keys.permissions',
      'api_keys.operator_id',
      'api_keys.expires_at',
      'api_keys.last_used_at',
    );
  return row && liveApiKeyOf(row);
}

/** Notes the use of a key, at most once a minute. */
export async function touch(db: Knex, { lastUsedAt, caller }: LiveApiKey, at: Date): Promise<void> {
  const lastUsed = lastUsedAt?.getTime() ?? 0;
  if (at.getTime() - lastUsed < lastUsedResolutionMs) return;
  await db<ApiKeyRow>('api_keys')
    .where({ tenant_id: caller.tenant.id, id: caller.credential.id })
    .update({ last_used_at: at });
}

export function liveApiKeyOf(row: KeyWithTenantRow): LiveApiKey {
  const role = row.role as TenantRole;
  const tenant = tenantOf(row);
  return {
    secretSha256: row.secret_sha256,
    lastUsedAt: row.last_used_at,
    caller: {
      tenant,
      role,
      permissions: permissionsOf(role, row.permissions, environmentOf(tenant)),
      operatorId: row.operator_id,
      credential: {
        kind: 'api-key',
        id: row.api_key_id,
        keyId: row.key_id,
        expiresAt: row.expires_at,
      },
    },
  };
}
