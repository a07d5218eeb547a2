import type { Knex } from 'knex';
import type { ReadCache } from '../cache/read-cache.js';
import type { SessionRow, TenantRow, UserRow } from '../db/tables.js';
import type { SweepRule } from '../sweep/sweep-model.js';
import type { SessionCaller, SessionCredential } from './caller-model.js';
import { permissionsOf, type TenantRole } from './permissions.js';
import { tenantOf } from './tenant-repository.js';

/** A session that is over is known to nobody, as one that never was. */
export const sessionSweeps: readonly SweepRule[] = ['expires_at', 'revoked_at'].map((column) => ({
  table: 'sessions',
  column,
  keptMs: 0,
}));

export interface Session {
  readonly id: string;
  readonly userId: string;
  /** A second factor was proved. */
  readonly mfa: boolean;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

type SessionWithUserRow = TenantRow &
  Pick<UserRow, 'email' | 'role' | 'totp_confirmed_at'> &
  Pick<SessionRow, 'user_id' | 'mfa' | 'expires_at'> & {
    session_id: string;
    tenant_id: string | null;
  };

/** By the id of the session. */
export type SessionCache = ReadCache<SessionWithUserRow>;

export function sessionRepository(db: Knex) {
  return {
    async insert(session: Session): Promise<void> {
      await db<SessionRow>('sessions').insert({
        id: session.id,
        user_id: session.userId,
        mfa: session.mfa,
        created_at: session.createdAt,
        expires_at: session.expiresAt,
      });
    },

    /**
     * Finds who a session stands for. Undefined when it is unknown, revoked or expired. What is cached
     * of a session is never older than the last write, so that a logout, a new role or a removed user
     * holds at once on every instance.
     */
    async findCaller(
      id: string,
      { at, sentAs }: { at: Date; sentAs: SessionCredential['sentAs'] },
      cache: SessionCache,
    ): Promise<SessionCaller | undefined> {
      const row = await cache.find(['session', id.toLowerCase()], () => this.findLive(id));
      return row && row.expires_at > at ? callerOf(row, sentAs) : undefined;
    },

    findLive(id: string): Promise<SessionWithUserRow | undefined> {
      return db('sessions')
        .join('users', 'users.id', 'sessions.user_id')
        .leftJoin('tenants', 'tenants.id', 'users.tenant_id')
        .where('sessions.id', id)
        .whereNull('sessions.revoked_at')
        .first<SessionWithUserRow | undefined>(
          'tenants.*',
          'users.tenant_id',
          'users.email',
          'users.role',
          'users.totp_confirmed_at',
          'sessions.id as session_id',
          'sessions.user_id',
          'sessions.mfa',
          'sessions.expires_at',
        );
    },

    async revoke(id: string, at: Date): Promise<void> {
      await db<SessionRow>('sessions')
        .where({ id })
        .whereNull('revoked_at')
        .update({ revoked_at: at });
    },

    async revokeAllOf(userId: string, at: Date): Promise<void> {
      await db<SessionRow>('sessions')
        .where({ user_id: userId })
        .whereNull('revoked_at')
        .update({ revoked_at: at });
    },

    /** What is over is of no more use: one statement at each login keeps the table small. */
    async deleteEndedOf(userId: string, at: Date): Promise<void> {
      await db<SessionRow>('sessions')
        .where({ user_id: userId })
        .where((ended) => {
          void ended.whereNotNull('revoked_at').orWhere('expires_at', '<=', at);
        })
        .delete();
    },
  };
}

function callerOf(row: SessionWithUserRow, sentAs: SessionCredential['sentAs']): SessionCaller {
  const credential: SessionCredential = {
    kind: 'session',
    id: row.session_id,
    userId: row.user_id,
    email: row.email,
    mfa: row.mfa && row.totp_confirmed_at !== null,
    expiresAt: row.expires_at,
    sentAs,
  };
  if (row.tenant_id === null) return { tenant: null, role: 'SUPER_ADMIN', credential };
  const role = row.role as TenantRole;
  return {
    tenant: tenantOf(row),
    role,
    permissions: permissionsOf(role, null),
    operatorId: null,
    credential,
  };
}
