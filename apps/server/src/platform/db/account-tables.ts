import type { Knex } from 'knex';
import type { AccountTokenRow, RecoveryCodeRow, SessionRow, UserRow } from './tables.js';

/** The login that an audit entry or a session is about. */
export interface Account {
  /** Null for the platform's administrators. */
  readonly tenantId: string | null;
  readonly userId: string;
}

/** The id of no user: looked up in place of an account that does not exist, so that both take the same time. */
export const noAccount: Account = Object.freeze({
  tenantId: 'ffffffff-ffff-4fff-bfff-ffffffffffff',
  userId: '00000000-0000-0000-0000-000000000000',
});

/**
 * Where logins stand: those of a workspace's users, or those of the platform's administrators, who have
 * the same columns in tables of their own.
 */
export function accountTables(db: Knex, tenantId: string | null) {
  const isPlatform = tenantId === null;
  const owner = isPlatform ? {} : { tenant_id: tenantId };
  return {
    /** What each new row begins with. */
    owner,
    users: () => db<UserRow>(isPlatform ? 'platform_administrators' : 'users').where(owner),
    recoveryCodes: () =>
      db<RecoveryCodeRow>(isPlatform ? 'platform_recovery_codes' : 'recovery_codes').where(owner),
    tokens: () =>
      db<AccountTokenRow>(isPlatform ? 'platform_account_tokens' : 'account_tokens').where(owner),
    sessions: () => db<SessionRow>(isPlatform ? 'platform_sessions' : 'sessions').where(owner),
  };
}
