import type { Knex } from 'knex';
import { accountTables, noAccount } from '../db/account-tables.js';
import { directoryRepository } from '../directory/directory-repository.js';
import type { User } from './user-model.js';
import { userOf } from './user-repository.js';

/** A user as login knows it. */
export interface UserCredentials {
  readonly user: User;
  readonly passwordHash: string;
}

/** What a login is checked against. */
export function userCredentialsRepository(db: Knex) {
  return {
    /** Across workspaces: the caller is not known yet. It takes the same time where there is no such user. */
    async find(email: string): Promise<UserCredentials | undefined> {
      const entry = await directoryRepository(db).find({ kind: 'EMAIL', key: email });
      const { tenantId, rowId } = entry ?? { tenantId: noAccount.tenantId, rowId: null };
      const row = await accountTables(db, tenantId)
        .users()
        .where({ id: rowId ?? noAccount.userId })
        .first();
      return row && { user: userOf(row, tenantId), passwordHash: row.password_hash };
    },

    /** True when what was checked still holds. It stays so until the transaction ends. */
    async stillHas({ id, tenantId, mfa }: User, passwordHash: string): Promise<boolean> {
      const row = await accountTables(db, tenantId)
        .users()
        .where({ id, password_hash: passwordHash })
        .forShare()
        .first('totp_confirmed_at');
      return row !== undefined && (row.totp_confirmed_at !== null) === mfa;
    },
  };
}
