import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type { LoginFailureRow } from '../../platform/db/tables.js';

/** An attempt counts as failed from its start, until it is known to have succeeded. */
export interface LoginAttempt {
  readonly id: string;
  readonly email: string;
  readonly at: Date;
}

export function loginFailureRepository(db: Knex) {
  const ofAccount = (email: string) =>
    db<LoginFailureRow>('login_failures').where({ account_sha256: sha256(email) });
  return {
    async insert({ id, email, at }: LoginAttempt): Promise<void> {
      const row = { id, account_sha256: sha256(email), failed_at: at };
      await db<LoginFailureRow>('login_failures').insert(row);
    },

    /** When the account's failures since a time happened, oldest first. */
    async timesSince(email: string, since: Date): Promise<Date[]> {
      const rows = await ofAccount(email).where('failed_at', '>', since).orderBy('failed_at');
      return rows.map((row) => row.failed_at);
    },

    async delete(id: string): Promise<void> {
      await db<LoginFailureRow>('login_failures').where({ id }).delete();
    },

    async deleteOf(email: string): Promise<void> {
      await ofAccount(email).delete();
    },

    async deleteUntil(time: Date): Promise<void> {
      await db<LoginFailureRow>('login_failures').where('failed_at', '<=', time).delete();
    },
  };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
