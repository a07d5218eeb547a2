import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type { LoginFailureRow } from '../../platform/db/tables.js';
import { dayMs, type SweepRule } from '../../platform/sweep/sweep-model.js';

/** Longer than any window in which failures count. */
export const loginFailureSweep: SweepRule = {
  table: 'login_failures',
  column: 'failed_at',
  keptMs: dayMs,
};

/** An attempt counts as failed from its start, until it is known to have succeeded. */
export interface LoginAttempt {
  readonly id: string;
  /** What the attempts are counted for: an email, or a user's second factor. */
  readonly account: string;
  readonly at: Date;
}

export function loginFailureRepository(db: Knex) {
  const ofAccount = (account: string) =>
    db<LoginFailureRow>('login_failures').where({ account_sha256: sha256(account) });
  return {
    /** Makes everybody who counts attempts at this account wait until the transaction ends. */
    async lock(account: string): Promise<void> {
      await db.raw('select pg_advisory_xact_lock(hashtextextended(?, 1))', [sha256(account)]);
    },

    async insert({ id, account, at }: LoginAttempt): Promise<void> {
      const row = { id, account_sha256: sha256(account), failed_at: at };
      await db<LoginFailureRow>('login_failures').insert(row);
    },

    /** When the account's failures since a time happened, oldest first. */
    async timesSince(account: string, since: Date): Promise<Date[]> {
      const rows = await ofAccount(account).where('failed_at', '>', since).orderBy('failed_at');
      return rows.map((row) => row.failed_at);
    },

    async deleteOf(account: string): Promise<void> {
      await ofAccount(account).delete();
    },

    async deleteUntil(time: Date): Promise<void> {
      await db<LoginFailureRow>('login_failures').where('failed_at', '<=', time).delete();
    },
  };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
