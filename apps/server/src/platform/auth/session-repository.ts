import type { Knex } from 'knex';
import type { ReadCache } from '../cache/read-cache.js';
import type { SessionRow, TenantRow, UserRow } from '../db/tables.js';
import type { SweepRule } from '../sweep/sweep-model.js';
import { accountTables, type Account } from '../db/account-tables.js';
import type { SessionCaller, SessionCredential } from './caller-model.js';
import { permissionsOf, type TenantRole } from './permissions.js';
import { tenantOf } from './tenant-repository.js';

/** A session that is over is known to nobody, as one that never was. */
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
}

type SessionWithUserRow = Partial<TenantRow> &
  Pick<UserRow, 'email' | 'totp_confirmed_at'> &
  Pick<SessionRow, 'user_id' | 'mfa' | 'expires_at'> & {
    session_id: string;
    /** Of a workspace's user. */
    role?: string;
  };

const sessionColumns = [
  'users.email',
  'users.totp_confirmed_at',
  'sessions.id as session_id',
  'sessions.user_id',
  'sessions.mfa',
  'sessions.expires_at',
];

/** By workspace and id of the session. */
export type SessionCache = ReadCache<SessionWithUserRow>;

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
      });
    },

    /**
     * Finds who a session stands for. Undefined when it is unknown, revoked or expired. What is cached
     * of a session is never older than the last write, so that a logout, a new role or a removed user
     * holds at once on every instance.
     */
    async findCaller(
      { id, tenantId }: NamedSession,
      { at, sentAs }: { at: Date; sentAs: SessionCredential['sentAs'] },
      cache: SessionCache,
    ): Promise<SessionCaller | undefined> {
      const key = ['session', tenantId ?? undefined, id.toLowerCase()] as const;
      const row = await cache.find(key, () =>
        tenantId === null ? this.findLiveOfPlatform(id) : this.findLive(tenantId, id),
      );
      return row && row.expires_at > at ? callerOf(row, sentAs) : undefined;
    },

    findLive(tenantId: string, id: string): Promise<SessionWithUserRow | undefined> {
      return db('sessions')
        .join('users', {
          'users.tenant_id': 'sessions.tenant_id',
          'users.id': 'sessions.user_id',
        })
        .join('tenants', 'tenants.id', 'sessions.tenant_id')
        .where({ 'sessions.tenant_id': tenantId, 'sessions.id': id })
        .whereNull('sessions.revoked_at')
        .first<SessionWithUserRow | undefined>('tenants.*', 'users.role', ...sessionColumns);
    },

    findLiveOfPlatform(id: string): Promise<SessionWithUserRow | undefined> {
      return db('platform_sessions as sessions')
        .join('platform_administrators as users', 'users.id', 'sessions.user_id')
        .where('sessions.id', id)
        .whereNull('sessions.revoked_at')
        .first<SessionWithUserRow | undefined>(...sessionColumns);
    },

    async revoke({ tenantId, id }: NamedSession, at: Date): Promise<void> {
      const { sessions } = accountTables(db, tenantId);
      await sessions().where({ id }).whereNull('revoked_at').update({ revoked_at: at });
    },

    async revokeAllOf(account: Account, at: Date): Promise<void> {
      await sessionsOf(account).whereNull('revoked_at').update({ revoked_at: at });
    },

    /** What is over is of no more use: one statement at each login keeps the table small. */
    async deleteEndedOf(account: Account, at: Date): Promise<void> {
      await sessionsOf(account)
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
  if (!isOfTenant(row)) return { tenant: null, role: 'SUPER_ADMIN', credential };
  const role = row.role as TenantRole;
  return {
    tenant: tenantOf(row),
    role,
    permissions: permissionsOf(role, null),
    operatorId: null,
    credential,
  };
}

function isOfTenant(row: SessionWithUserRow): row is SessionWithUserRow & TenantRow {
  return row.id !== undefined;
}
