import type { Knex } from 'knex';
import type { UserRow } from '../db/tables.js';
import { isUuid } from '../db/uuid.js';
import type { TenantRole } from './permissions.js';
import type { User, UserRole } from './user-model.js';

/** A user as login knows it. */
export interface UserCredentials {
  readonly user: User;
  readonly passwordHash: string;
}

export function userRepository(db: Knex) {
  const ofTenant = (tenantId: string) => db<UserRow>('users').where({ tenant_id: tenantId });
  return {
    /** False when the address has a login already, in whatever workspace. */
    async insert(user: User, passwordHash: string): Promise<boolean> {
      const inserted = await db<UserRow>('users')
        .insert({
          id: user.id,
          tenant_id: user.tenantId,
          email: user.email,
          role: user.role,
          password_hash: passwordHash,
          created_at: user.createdAt,
          updated_at: user.updatedAt,
        })
        .onConflict('email')
        .ignore()
        .returning('id');
      return inserted.length === 1;
    },

    /** Across workspaces: nobody knows yet who asks. */
    async findCredentials(email: string): Promise<UserCredentials | undefined> {
      const row = await db<UserRow>('users').where({ email }).first();
      return row && { user: userOf(row), passwordHash: row.password_hash };
    },

    /** Whether a login may still be built on what was checked: held until the transaction ends. */
    async stillHas(id: string, passwordHash: string, mfa: boolean): Promise<boolean> {
      const row = await db<UserRow>('users')
        .where({ id, password_hash: passwordHash })
        .forShare()
        .first('totp_confirmed_at');
      return row !== undefined && (row.totp_confirmed_at !== null) === mfa;
    },

    async find(tenantId: string, id: string): Promise<User | undefined> {
      if (!isUuid(id)) return undefined;
      const row = await ofTenant(tenantId).where({ id }).first();
      return row && userOf(row);
    },

    /** False when the user is gone. Without a hash the password stays. */
    async update(user: User, passwordHash?: string): Promise<boolean> {
      const updated = await db<UserRow>('users')
        .where({ id: user.id })
        .update({
          role: user.role,
          updated_at: user.updatedAt,
          ...(passwordHash !== undefined && { password_hash: passwordHash }),
        });
      return updated === 1;
    },

    async delete(tenantId: string, id: string): Promise<void> {
      await ofTenant(tenantId).where({ id }).delete();
    },

    async countInRole(tenantId: string, role: TenantRole): Promise<number> {
      return (await ofTenant(tenantId).where({ role }).select('id')).length;
    },

    /** By email. */
    async list(tenantId: string): Promise<User[]> {
      return (await ofTenant(tenantId).orderBy('email')).map(userOf);
    },
  };
}

function userOf(row: UserRow): User {
  return {
    id: row.id,
    tenantId: row.tenant_id,
    email: row.email,
    role: row.role as UserRole,
    mfa: row.totp_confirmed_at !== null,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
