import type { Knex } from 'knex';
import type { RecoveryCodeRow, SessionRow, UserRow } from '../../platform/db/tables.js';

export interface SecondFactor {
  /** A vault envelope. */
  readonly secretEnvelope: string;
  /** Until then it was handed out, and nobody proved to have it. */
  readonly confirmed: boolean;
}

export function secondFactorRepository(db: Knex) {
  const user = (id: string) => db<UserRow>('users').where({ id });
  const codes = (userId: string) =>
    db<RecoveryCodeRow>('recovery_codes').where({ user_id: userId });
  return {
    async find(userId: string): Promise<SecondFactor | undefined> {
      const row = await user(userId).first('totp_secret', 'totp_confirmed_at');
      if (!row || row.totp_secret === null) return undefined;
      return { secretEnvelope: row.totp_secret, confirmed: row.totp_confirmed_at !== null };
    },

    /** False when the user has a confirmed one. An unconfirmed one is replaced. */
    async offer(userId: string, secretEnvelope: string, codeHashes: string[]): Promise<boolean> {
      const offered = await user(userId)
        .whereNull('totp_confirmed_at')
        .update({ totp_secret: secretEnvelope, totp_last_step: null });
      if (offered !== 1) return false;
      await codes(userId).delete();
      await db<RecoveryCodeRow>('recovery_codes').insert(
        codeHashes.map((code_sha256) => ({ user_id: userId, code_sha256 })),
      );
      return true;
    },

    /**
     * From now on login asks for it; the session that proved it counts as proved, and is the only one
     * left. False when the secret is no longer the one that was proved.
     */
    async confirm(userId: string, sessionId: string, envelope: string, at: Date): Promise<boolean> {
      const offered = user(userId).where({ totp_secret: envelope }).whereNull('totp_confirmed_at');
      if ((await offered.update({ totp_confirmed_at: at, updated_at: at })) !== 1) return false;
      const sessions = () => db<SessionRow>('sessions').where({ user_id: userId });
      await sessions().where({ id: sessionId }).update({ mfa: true });
      await sessions()
        .whereNot({ id: sessionId })
        .whereNull('revoked_at')
        .update({ revoked_at: at });
      return true;
    },

    /** No session has proved what comes next. */
    async remove(userId: string, at: Date): Promise<void> {
      const nothing = { totp_secret: null, totp_confirmed_at: null, totp_last_step: null };
      await user(userId).update({ ...nothing, updated_at: at });
      await codes(userId).delete();
      await db<SessionRow>('sessions').where({ user_id: userId }).update({ mfa: false });
    },

    /** False when a code of this step, or of a later one, was used before. */
    async useStep(userId: string, step: number): Promise<boolean> {
      const unused = user(userId).where((earlier) => {
        void earlier.whereNull('totp_last_step').orWhere('totp_last_step', '<', step);
      });
      return (await unused.update({ totp_last_step: step })) === 1;
    },

    /** Across workspaces, and without using it: nobody knows yet who asks. */
    async holdsRecoveryCode(email: string, codeSha256: string): Promise<boolean> {
      const held = await db<UserRow>('users')
        .join('recovery_codes', 'recovery_codes.user_id', 'users.id')
        .where({ 'users.email': email, 'recovery_codes.code_sha256': codeSha256 })
        .whereNotNull('users.totp_confirmed_at')
        .first<{ id: string } | undefined>('users.id');
      return held !== undefined;
    },

    /** False when there is no such code, or none any more. */
    async useRecoveryCode(userId: string, codeSha256: string): Promise<boolean> {
      return (await codes(userId).where({ code_sha256: codeSha256 }).delete()) === 1;
    },
  };
}
