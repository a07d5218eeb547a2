import type { Knex } from 'knex';
import { accountTables, type Account } from '../../../platform/db/account-tables.js';

/** The recovery codes of one account. They are issued and removed with its second factor. */
export function recoveryCodeRepository(db: Knex, { tenantId, userId }: Account) {
  const { owner, users, recoveryCodes } = accountTables(db, tenantId);
  const confirmedUser = () => users().where({ id: userId }).whereNotNull('totp_confirmed_at');
  const codes = () => recoveryCodes().where({ user_id: userId });
  return {
    /** True when the code is an unused one of a confirmed factor. The code stays unused. */
    async holds(codeSha256: string): Promise<boolean> {
      const code = await codes().where({ code_sha256: codeSha256 }).first('user_id');
      const confirmed = await confirmedUser().first('id');
      return code !== undefined && confirmed !== undefined;
    },

    /** Replaces the codes of a confirmed factor. False when there is none. */
    async replace(codeHashes: readonly string[]): Promise<boolean> {
      if (!(await confirmedUser().forNoKeyUpdate().first('id'))) return false;
      await codes().delete();
      const rows = codeHashes.map((code_sha256) => ({ ...owner, user_id: userId, code_sha256 }));
      await recoveryCodes().insert(rows);
      return true;
    },

    /** False when there is no such code, or it is used. */
    async use(codeSha256: string): Promise<boolean> {
      return (await codes().where({ code_sha256: codeSha256 }).delete()) === 1;
    },
  };
}
