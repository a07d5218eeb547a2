import type { Knex } from 'knex';
import { accountTables, type Account } from '../../../platform/db/account-tables.js';

/** The recovery codes of one account. They are issued and removed with its second factor. */
export function recoveryCodeRepository(db: Knex, { tenantId, userId }: Account) {
  const { users, recoveryCodes } = accountTables(db, tenantId);
  const codes = () => recoveryCodes().where({ user_id: userId });
  return {
    /** True when the code is an unused one of a confirmed factor. The code stays unused. */
    async holds(codeSha256: string): Promise<boolean> {
      const code = await codes().where({ code_sha256: codeSha256 }).first('user_id');
      const confirmed = await users()
        .where({ id: userId })
        .whereNotNull('totp_confirmed_at')
        .first('id');
      return code !== undefined && confirmed !== undefined;
    },

    /** False when there is no such code, or it is used. */
    async use(codeSha256: string): Promise<boolean> {
      return (await codes().where({ code_sha256: codeSha256 }).delete()) === 1;
    },
  };
}
