import type { Knex } from 'knex';
import type { ReadCache } from '../cache/read-cache.js';
import type { SessionRow, TenantRow, UserRow } from '../db/tables.js';
import type { SessionCaller, SessionCredential } from './caller-model.js';
import { permissionsOf, type TenantRole } from './permissions.js';
import { sessionRepository, type NamedSession } from './session-repository.js';
import { tenantOf } from './tenant-repository.js';

type SessionWithUserRow = Partial<TenantRow> &
  Pick<UserRow, 'email' | 'totp_confirmed_at'> &
  Pick<SessionRow, 'user_id' | 'mfa' | 'expires_at' | 'last_seen_at'> & {
    session_id: string;
    started_at: Date;
    /** Absent from sessions of the platform. */
    role?: string;
    operator_id?: string | null;
  };

const sessionColumns = [
  'users.email',
  'users.totp_confirmed_at',
  'sessions.id as session_id',
  'sessions.user_id',
  'sessions.mfa',
  'sessions.expires_at',
  'sessions.last_seen_at',
  'sessions.created_at as started_at',
];

/** `last_seen_at` is good to five minutes; a write per request would cost more than the request. */
const seenEveryMs = 5 * 60_000;

/** By workspace and id of the session. */
export type SessionCache = ReadCache<SessionWithUserRow>;

/**
 * Finds the caller of a session. Undefined when the session is unknown, revoked or expired. A cached session is never
 * older than the last write, so that a logout, a new role or a removed user holds at once on every instance.
 */
export async function findSessionCaller(
  db: Knex,
  { id, tenantId }: NamedSession,
  {
    at,
    sentAs,
    cache,
  }: {
    readonly at: Date;
    readonly sentAs: SessionCredential['sentAs'];
    readonly cache: SessionCache;
  },
): Promise<SessionCaller | undefined> {
  const key = ['session', tenantId ?? undefined, id.toLowerCase()] as const;
  const row = await cache.find(key, () =>
    tenantId === null ? findLiveOfPlatform(db, id) : findLive(db, tenantId, id),
  );
  if (!row || row.expires_at <= at) return undefined;
  await touch(db, { id, tenantId }, row, at);
  return callerOf(row, sentAs);
}

async function touch(
  db: Knex,
  session: NamedSession,
  { last_seen_at, started_at }: SessionWithUserRow,
  at: Date,
): Promise<void> {
  const lastSeen = last_seen_at ?? started_at;
  if (at.getTime() - lastSeen.getTime() < seenEveryMs) return;
  await sessionRepository(db).setLastSeen(session, at);
}

function findLive(db: Knex, tenantId: string, id: string): Promise<SessionWithUserRow | undefined> {
  return db('sessions')
    .join('users', {
      'users.tenant_id': 'sessions.tenant_id',
      'users.id': 'sessions.user_id',
    })
    .join('tenants', 'tenants.id', 'sessions.tenant_id')
    .where({ 'sessions.tenant_id': tenantId, 'sessions.id': id })
    .whereNull('sessions.revoked_at')
    .first<SessionWithUserRow | undefined>(
      'tenants.*',
      'users.role',
      'users.operator_id',
      ...sessionColumns,
    );
}

function findLiveOfPlatform(db: Knex, id: string): Promise<SessionWithUserRow | undefined> {
  return db('platform_sessions as sessions')
    .join('platform_administrators as users', 'users.id', 'sessions.user_id')
    .where('sessions.id', id)
    .whereNull('sessions.revoked_at')
    .first<SessionWithUserRow | undefined>(...sessionColumns);
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
    operatorId: row.operator_id ?? null,
    credential,
  };
}

function isOfTenant(row: SessionWithUserRow): row is SessionWithUserRow & TenantRow {
  return row.id !== undefined;
}
