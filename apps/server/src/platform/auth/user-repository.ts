import type { Knex } from 'knex';
import type { UserRow } from '../db/tables.js';
import { isUuid } from '../db/uuid.js';
import { directoryRepository } from '../directory/directory-repository.js';
import { accountTables, noAccount } from '../db/account-tables.js';
import type { TenantRole } from './permissions.js';
import { PLATFORM_ROLE, type User, type UserRole } from './user-model.js';

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
      const { id, tenantId, email } = user;
      const name = { kind: 'EMAIL', key: email } as const;
      if (!(await directoryRepository(db).insert(name, { tenantId, rowId: id }))) return false;
      const { owner, users } = accountTables(db, tenantId);
      await users().insert({
        ...owner,
        id,
        email,
        ...(user.role !== PLATFORM_ROLE && { role: user.role }),
        password_hash: passwordHash,
        created_at: user.createdAt,
        updated_at: user.updatedAt,
      });
      return true;
    },

    /** Across workspaces: nobody knows yet who asks. It takes as long whether there is such a user or not. */
    async findCredentials(email: string): Promise<UserCredentials | undefined> {
      const entry = await directoryRepository(db).find({ kind: 'EMAIL', key: email });
      const { tenantId, rowId } = entry ?? { tenantId: noAccount.tenantId, rowId: null };
      const row = await accountTables(db, tenantId)
        .users()
        .where({ id: rowId ?? noAccount.userId })
        .first();
      return row && { user: userOf(row, tenantId), passwordHash: row.password_hash };
    },

    /** Whether a login may still be built on what was checked: held until the transaction ends. */
    async stillHas({ id, tenantId, mfa }: User, passwordHash: string): Promise<boolean> {
      const row = await accountTables(db, tenantId)
        .users()
        .where({ id, password_hash: passwordHash })
        .forShare()
        .first('totp_confirmed_at');
      return row !== undefined && (row.totp_confirmed_at !== null) === mfa;
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

function userOf(row: UserRow, tenantId: string | null): User {
  return {
    id: row.id,
    tenantId,
    email: row.email,
    role: tenantId === null ? PLATFORM_ROLE : (row.role as UserRole),
    mfa: row.totp_confirmed_at !== null,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
