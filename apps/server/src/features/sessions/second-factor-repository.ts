import type { Knex } from 'knex';
import { accountTables, type Account } from '../../platform/db/account-tables.js';

export interface SecondFactor {
  /** A vault envelope. */
  readonly secretEnvelope: string;
  /** Until then it was handed out, and nobody proved to have it. */
  readonly confirmed: boolean;
}

/** Of one account. */
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

    /** Without using it: for who logs in. Codes of a factor that nobody confirmed are none. */
    async holdsRecoveryCode(codeSha256: string): Promise<boolean> {
      const code = await codes().where({ code_sha256: codeSha256 }).first('user_id');
      const confirmed = await user().whereNotNull('totp_confirmed_at').first('id');
      return code !== undefined && confirmed !== undefined;
    },

    /** False when there is no such code, or none any more. */
    async useRecoveryCode(codeSha256: string): Promise<boolean> {
      return (await codes().where({ code_sha256: codeSha256 }).delete()) === 1;
    },
  };
}
