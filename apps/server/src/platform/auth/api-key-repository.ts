import type { Knex } from 'knex';
import type { ApiKeyRow } from '../db/tables.js';
import { isUuid } from '../db/queries/uuid.js';
import { directoryRepository } from '../directory/directory-repository.js';
import type { Permission, TenantRole } from './permissions.js';

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

    /** The ids of all that are not revoked, which they are from here on. */
    async revokeAll(tenantId: string, at: Date): Promise<string[]> {
      const live = ofTenant(tenantId).whereNull('revoked_at');
      return (await live.update({ revoked_at: at }).returning('id')).map(({ id }) => id);
    },

    /** False when it was revoked before: the first revocation's time stays. */
    async revoke(tenantId: string, id: string, at: Date): Promise<boolean> {
      const live = ofTenant(tenantId).where({ id }).whereNull('revoked_at');
      return (await live.update({ revoked_at: at })) === 1;
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
