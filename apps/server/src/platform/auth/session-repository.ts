import type { Knex } from 'knex';
import type { SweepRule } from '../sweep/sweep-model.js';
import { accountTables, type Account } from '../db/account-tables.js';

/** A session that is over is as unknown as one that never was. */
export const sessionSweeps: readonly SweepRule[] = ['sessions', 'platform_sessions'].flatMap(
  (table) => ['expires_at', 'revoked_at'].map((column) => ({ table, column, keptMs: 0 })),
);

export interface Session {
  readonly id: string;
  /** Null for the platform's administrators. */
  readonly tenantId: string | null;
  readonly userId: string;
  /** A second factor was proved. */
  readonly mfa: boolean;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** Network that the login came from, cut so that it names no person. Undefined: not known. */
  readonly address?: string;
  /** As the browser names itself, cut to {@link maxUserAgentLength}. */
  readonly userAgent?: string | null;
}

export const maxUserAgentLength = 256;

/** What names a session: its token does. */
export type NamedSession = Pick<Session, 'id' | 'tenantId'>;

export function sessionRepository(db: Knex) {
  const sessionsOf = ({ tenantId, userId }: Account) =>
    accountTables(db, tenantId).sessions().where({ user_id: userId });
  return {
    async insert(session: Session): Promise<void> {
      const { owner, sessions } = accountTables(db, session.tenantId);
      await sessions().insert({
        ...owner,
        id: session.id,
        user_id: session.userId,
        mfa: session.mfa,
        created_at: session.createdAt,
        expires_at: session.expiresAt,
        address: session.address ?? null,
        user_agent: session.userAgent ?? null,
      });
    },

    async revoke({ tenantId, id }: NamedSession, at: Date): Promise<void> {
      const { sessions } = accountTables(db, tenantId);
      await sessions().where({ id }).whereNull('revoked_at').update({ revoked_at: at });
    },

    /** Writes when a session was in use, never an earlier time than is stored. */
    async setLastSeen({ tenantId, id }: NamedSession, at: Date): Promise<void> {
      await accountTables(db, tenantId)
        .sessions()
        .where({ id })
        .where((earlier) => {
          void earlier.whereNull('last_seen_at').orWhere('last_seen_at', '<', at);
        })
        .update({ last_seen_at: at });
    },

    /** @returns How many there were. */
    revokeAllOf(account: Account, at: Date): Promise<number> {
      return sessionsOf(account).whereNull('revoked_at').update({ revoked_at: at });
    },

    /** Ends the sessions of all users of a workspace. @returns How many there were. */
    revokeAllIn(tenantId: string, at: Date): Promise<number> {
      const { sessions } = accountTables(db, tenantId);
      return sessions().whereNull('revoked_at').update({ revoked_at: at });
    },

    /** Deletes sessions that are over: one statement at each login keeps the table small. */
    async deleteEndedOf(account: Account, at: Date): Promise<void> {
      await sessionsOf(account)
        .where((ended) => {
          void ended.whereNotNull('revoked_at').orWhere('expires_at', '<=', at);
        })
        .delete();
    },
  };
}
