import type { Knex } from 'knex';
import { accountTables, noAccount, type Account } from '../db/account-tables.js';
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

    /** The same of a login that a token names. It takes the same time where there is no such user. */
    async findAccount({ tenantId, userId }: Account): Promise<UserCredentials | undefined> {
      const row = await accountTables(db, tenantId).users().where({ id: userId }).first();
      return row && { user: userOf(row, tenantId), passwordHash: row.password_hash };
    },

    /**
     * True when what was checked still holds. It stays so until the transaction ends. The lock is one of a writer: two
     * readers of the row that both go on to change it would wait for each other.
     */
    async stillHas({ id, tenantId, mfa }: User, passwordHash: string): Promise<boolean> {
      const row = await accountTables(db, tenantId)
        .users()
        .where({ id, password_hash: passwordHash })
        .forNoKeyUpdate()
        .first('totp_confirmed_at');
      return row !== undefined && (row.totp_confirmed_at !== null) === mfa;
    },
  };
}
