import type { Knex } from 'knex';
import { accountTables, type Account } from '../../../platform/db/account-tables.js';
import { isUuid } from '../../../platform/db/queries/uuid.js';

/** A session as its owner recognizes it. */
export interface ListedSession {
  readonly id: string;
  readonly mfa: boolean;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly address: string | null;
  readonly userAgent: string | null;
}

/** Sessions of an account that a list shows. */
const maxListed = 200;

/** The sessions of one account, as its owner sees and ends them. */
export function ownSessionRepository(db: Knex, account: Account) {
  const own = () =>
    accountTables(db, account.tenantId).sessions().where({ user_id: account.userId });
  return {
    /** Those that go on, newest first. */
    async listLive(at: Date): Promise<ListedSession[]> {
      const rows = await own()
        .whereNull('revoked_at')
        .where('expires_at', '>', at)
        .orderBy([
          { column: 'created_at', order: 'desc' },
          { column: 'id', order: 'desc' },
        ])
        .limit(maxListed);
      return rows.map((row) => ({
        id: row.id,
        mfa: row.mfa,
        createdAt: row.created_at,
        lastSeenAt: row.last_seen_at ?? row.created_at,
        address: row.address,
        userAgent: row.user_agent,
      }));
    },

    /** False when the account has no such session, or it is over. */
    async revoke(id: string, at: Date): Promise<boolean> {
      if (!isUuid(id)) return false;
      const live = own().where({ id }).whereNull('revoked_at');
      return (await live.where('expires_at', '>', at).update({ revoked_at: at })) === 1;
    },

    /** Ends all but one. @returns How many there were. */
    revokeOthers(id: string, at: Date): Promise<number> {
      return own().whereNot({ id }).whereNull('revoked_at').update({ revoked_at: at });
    },
  };
}
