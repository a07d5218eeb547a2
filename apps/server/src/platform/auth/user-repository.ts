import type { Knex } from 'knex';
import type { UserRow } from '../db/tables.js';
import { isUuid } from '../db/queries/uuid.js';
import { directoryRepository } from '../directory/directory-repository.js';
import { accountTables } from '../db/account-tables.js';
import { disabledPasswordHash } from './secrets/password.js';
import type { TenantRole } from './permissions.js';
import { PLATFORM_ROLE, type Theme, type User, type UserRole } from './user-model.js';

export function userRepository(db: Knex) {
  const ofTenant = (tenantId: string) => db<UserRow>('users').where({ tenant_id: tenantId });
  return {
    /** False when the address has a login already, in any workspace. */
    async insert(user: User, passwordHash: string): Promise<boolean> {
      const { id, tenantId, email } = user;
      const name = { kind: 'EMAIL', key: email } as const;
      if (!(await directoryRepository(db).insert(name, { tenantId, rowId: id }))) return false;
      const { owner, users } = accountTables(db, tenantId);
      await users().insert({
        ...owner,
        id,
        email,
        ...(user.role !== PLATFORM_ROLE && { role: user.role, operator_id: user.operatorId }),
        password_hash: passwordHash,
        ...user.profile,
        created_at: user.createdAt,
        updated_at: user.updatedAt,
      });
      return true;
    },

    async find(tenantId: string, id: string): Promise<User | undefined> {
      if (!isUuid(id)) return undefined;
      const row = await ofTenant(tenantId).where({ id }).first();
      return row && userOf(row, tenantId);
    },

    /** False when the user is gone. Without a hash the password stays. */
    async update(user: User, passwordHash?: string): Promise<boolean> {
      const updated = await accountTables(db, user.tenantId)
        .users()
        .where({ id: user.id })
        .update({
          ...(user.role !== PLATFORM_ROLE && { role: user.role }),
          updated_at: user.updatedAt,
          ...(passwordHash !== undefined && { password_hash: passwordHash }),
        });
      return updated === 1;
    },

    /** With the sessions and codes; the address may have a login anew. */
    async delete({ id, email, tenantId }: User & { readonly tenantId: string }): Promise<void> {
      await ofTenant(tenantId).where({ id }).delete();
      await directoryRepository(db).delete(tenantId, { kind: 'EMAIL', key: email });
    },

    async countInRole(tenantId: string, role: TenantRole): Promise<number> {
      return (await ofTenant(tenantId).where({ role }).select('id')).length;
    },

    /** By email. */
    async list(tenantId: string): Promise<User[]> {
      return (await ofTenant(tenantId).orderBy('email')).map((row) => userOf(row, tenantId));
    },
  };
}

/** A row of a workspace's user, or of a platform administrator, who has no workspace. */
export function userOf(row: UserRow, tenantId: string | null): User {
  return {
    id: row.id,
    tenantId,
    email: row.email,
    role: tenantId === null ? PLATFORM_ROLE : (row.role as UserRole),
    mfa: row.totp_confirmed_at !== null,
    isDisabled: row.password_hash === disabledPasswordHash,
    operatorId: row.operator_id ?? null,
    profile: { name: row.name, locale: row.locale, theme: row.theme as Theme | null },
    lastLoginAt: row.last_login_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
