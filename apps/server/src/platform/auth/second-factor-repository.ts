import type { Knex } from 'knex';
import { accountTables, type Account } from '../db/account-tables.js';

interface SecondFactor {
  /** A vault envelope. */
  readonly secretEnvelope: string;
  /** False until the user has proved to have the factor that was handed out. */
  readonly confirmed: boolean;
}

/** The second factor of one account. */
export function secondFactorRepository(db: Knex, { tenantId, userId }: Account) {
  const { owner, users, recoveryCodes, sessions } = accountTables(db, tenantId);
  const user = () => users().where({ id: userId });
  const codes = () => recoveryCodes().where({ user_id: userId });
  const ownSessions = () => sessions().where({ user_id: userId });
  return {
    async find(): Promise<SecondFactor | undefined> {
      const row = await user().first('totp_secret', 'totp_confirmed_at');
      if (!row || row.totp_secret === null) return undefined;
      return { secretEnvelope: row.totp_secret, confirmed: row.totp_confirmed_at !== null };
    },

    /** False when the user has a confirmed one. An unconfirmed one is replaced. */
    async offer(secretEnvelope: string, codeHashes: string[]): Promise<boolean> {
      const offered = await user()
        .whereNull('totp_confirmed_at')
        .update({ totp_secret: secretEnvelope, totp_last_step: null });
      if (offered !== 1) return false;
      await codes().delete();
      await recoveryCodes().insert(
        codeHashes.map((code_sha256) => ({ ...owner, user_id: userId, code_sha256 })),
      );
      return true;
    },

    /**
     * From now on login asks for it; the session that proved it counts as proved, and is the only one
     * left. False when the secret is no longer the one that was proved.
     */
    async confirm(sessionId: string, envelope: string, at: Date): Promise<boolean> {
      const offered = user().where({ totp_secret: envelope }).whereNull('totp_confirmed_at');
      if ((await offered.update({ totp_confirmed_at: at, updated_at: at })) !== 1) return false;
      await ownSessions().where({ id: sessionId }).update({ mfa: true });
      await ownSessions()
        .whereNot({ id: sessionId })
        .whereNull('revoked_at')
        .update({ revoked_at: at });
      return true;
    },

    /** No session has proved what comes next. */
    async remove(at: Date): Promise<void> {
      const nothing = { totp_secret: null, totp_confirmed_at: null, totp_last_step: null };
      await user().update({ ...nothing, updated_at: at });
      await codes().delete();
      await ownSessions().update({ mfa: false });
    },

    /** False when a code of this step, or of a later one, was used before. */
    async useStep(step: number): Promise<boolean> {
      const unused = user().where((earlier) => {
        void earlier.whereNull('totp_last_step').orWhere('totp_last_step', '<', step);
      });
      return (await unused.update({ totp_last_step: step })) === 1;
    },
  };
}
