import type { Knex } from 'knex';
import type { ReadCache } from '../cache/read-cache.js';
import type { ApiKeyRow, TenantRow } from '../db/tables.js';
import { isUuid } from '../db/uuid.js';
import type { DirectoryCache } from '../directory/directory-cache.js';
import { directoryRepository } from '../directory/directory-repository.js';
import { matchesApiKey, parseApiKey } from './api-key.js';
import type { ApiKeyCredential, Caller } from './caller-model.js';
import { permissionsOf, type Permission, type TenantRole } from './permissions.js';
import { tenantOf } from './tenant-repository.js';

/** An API key as its owner may see it: never its secret. */
export interface ApiKey {
  readonly id: string;
  readonly tenantId: string;
  readonly keyId: string;
  readonly name: string;
  readonly role: TenantRole;
  /** Null: all of the role's. */
  readonly permissions: readonly Permission[] | null;
  readonly operatorId: string | null;
  readonly expiresAt: Date | null;
  readonly revokedAt: Date | null;
  readonly lastUsedAt: Date | null;
  readonly createdAt: Date;
}

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

type KeyWithTenantRow = TenantRow &
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

export function apiKeyRepository(db: Knex) {
  const ofTenant = (tenantId: string) => db<ApiKeyRow>('api_keys').where({ tenant_id: tenantId });
  return {
    async insert(key: ApiKey, secretSha256: string): Promise<void> {
      const name = { kind: 'API_KEY', key: key.keyId } as const;
      const entry = { tenantId: key.tenantId, rowId: key.id };
      if (!(await directoryRepository(db).insert(name, entry))) {
        throw new Error('Two API keys were given the same id.');
      }
      await db('api_keys').insert({
        id: key.id,
        tenant_id: key.tenantId,
        key_id: key.keyId,
        secret_sha256: secretSha256,
        name: key.name,
        role: key.role,
        permissions: key.permissions && JSON.stringify(key.permissions),
        operator_id: key.operatorId,
        expires_at: key.expiresAt,
        created_at: key.createdAt,
      });
    },

    /**
     * Finds who a secret stands for. Undefined when it is malformed, unknown, revoked or expired. What
     * is cached of a key is never older than the last write, so that a revocation holds at once on
     * every instance.
     */
    async findCaller(
      secret: string,
      at: Date,
      caches: { readonly apiKeys: ApiKeyCache; readonly directory: DirectoryCache },
    ): Promise<Caller | undefined> {
      const keyId = parseApiKey(secret)?.keyId;
      if (!keyId) return undefined;
      const key = await caches.apiKeys.find(['api-key', keyId], () =>
        this.findLive(keyId, caches.directory),
      );
      if (!key || !matchesApiKey(secret, key.secretSha256)) return undefined;
      const { expiresAt } = key.caller.credential;
      if (expiresAt && expiresAt <= at) return undefined;
      await touch(db, key, at);
      return key.caller;
    },

    async findLive(keyId: string, directory: DirectoryCache): Promise<LiveApiKey | undefined> {
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
    },

    /** Oldest first. `operatorId` narrows to the keys bound to that operator. */
    async list(tenantId: string, operatorId: string | null = null): Promise<ApiKey[]> {
      const query = ofTenant(tenantId).orderBy(['created_at', 'id']);
      if (operatorId !== null) query.where({ operator_id: operatorId });
      return (await query).map(apiKeyOf);
    },

    async find(tenantId: string, id: string): Promise<ApiKey | undefined> {
      if (!isUuid(id)) return undefined;
      const row = await ofTenant(tenantId).where({ id }).first();
      return row && apiKeyOf(row);
    },

    /** By the eight hex digits that stand in the secret. */
    async findByKeyId(tenantId: string, keyId: string): Promise<ApiKey | undefined> {
      const row = await ofTenant(tenantId).where({ key_id: keyId }).first();
      return row && apiKeyOf(row);
    },

    /** False when it was revoked before: the first revocation's time stays. */
    async revoke(tenantId: string, id: string, at: Date): Promise<boolean> {
      const live = ofTenant(tenantId).where({ id }).whereNull('revoked_at');
      return (await live.update({ revoked_at: at })) === 1;
    },
  };
}

async function touch(db: Knex, { lastUsedAt, caller }: LiveApiKey, at: Date): Promise<void> {
  const lastUsed = lastUsedAt?.getTime() ?? 0;
  if (at.getTime() - lastUsed < lastUsedResolutionMs) return;
  await db<ApiKeyRow>('api_keys')
    .where({ tenant_id: caller.tenant.id, id: caller.credential.id })
    .update({ last_used_at: at });
}

function liveApiKeyOf(row: KeyWithTenantRow): LiveApiKey {
  const role = row.role as TenantRole;
  return {
    secretSha256: row.secret_sha256,
    lastUsedAt: row.last_used_at,
    caller: {
      tenant: tenantOf(row),
      role,
      permissions: permissionsOf(role, row.permissions),
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

function apiKeyOf(row: ApiKeyRow): ApiKey {
  return {
    id: row.id,
    tenantId: row.tenant_id,
    keyId: row.key_id,
    name: row.name,
    role: row.role as TenantRole,
    permissions: row.permissions as Permission[] | null,
    operatorId: row.operator_id,
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
    lastUsedAt: row.last_used_at,
    createdAt: row.created_at,
  };
}
