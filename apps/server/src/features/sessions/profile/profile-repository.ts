import type { Knex } from 'knex';
import type { Profile, User } from '../../../platform/auth/user-model.js';
import { userOf } from '../../../platform/auth/user-repository.js';
import { accountTables, type Account } from '../../../platform/db/account-tables.js';

/** What one login says of itself, and when it was last used. */
export function profileRepository(db: Knex, { tenantId, userId }: Account) {
  const user = () => accountTables(db, tenantId).users().where({ id: userId });
  return {
    /** The login as stored now; undefined when it is gone. */
    async find(): Promise<User | undefined> {
      const row = await user().first();
      return row && userOf(row, tenantId);
    },

    /** False when the login is gone. What is left out stays. */
    async update(changes: Partial<Profile>, at: Date): Promise<boolean> {
      return (await user().update({ ...changes, updated_at: at })) === 1;
    },

    async setLastLogin(at: Date): Promise<void> {
      await user().update({ last_login_at: at });
    },
  };
}
