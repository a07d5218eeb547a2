import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { accountTables, type Account } from '../../platform/db/account-tables.js';
import type { AccountTokenRow } from '../../platform/db/tables.js';
import { dayMs, type SweepRule } from '../../platform/sweep/sweep-model.js';

/** Expired tokens open nothing; they stay a day for a sweep that is late. */
export const accountTokenSweeps: readonly SweepRule[] = [
  'account_tokens',
  'platform_account_tokens',
].map((table) => ({ table, column: 'expires_at', keptMs: dayMs }));

export type StoredTokenKind = AccountTokenRow['kind'];

interface NewToken {
  readonly sha256: string;
  readonly kind: StoredTokenKind;
  readonly userId: string;
  /** The stored hash of the password that the account has. The token ends with it. */
  readonly passwordHash: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** What a token proves. */
export interface FoundToken {
  readonly userId: string;
  /** True while the account has the password that the token was made under. */
  isOf(passwordHash: string): boolean;
}

interface NamedToken {
  readonly kind: StoredTokenKind;
  readonly sha256: string;
}

/** Tickets and links of a workspace's users, or of the platform's administrators, by the hashes of their tokens. */
export function accountTokenRepository(db: Knex, tenantId: string | null) {
  const { owner, tokens } = accountTables(db, tenantId);
  const named = ({ kind, sha256 }: NamedToken) => tokens().where({ token_sha256: sha256, kind });
  return {
    async insert(token: NewToken): Promise<void> {
      await tokens().insert({
        ...owner,
        token_sha256: token.sha256,
        kind: token.kind,
        user_id: token.userId,
        password_sha256: passwordSha256(token.passwordHash),
        tries: 0,
        created_at: token.createdAt,
        expires_at: token.expiresAt,
      });
    },

    /** Undefined when there is no such token, or it has expired or was used. */
    async find(token: NamedToken, at: Date): Promise<FoundToken | undefined> {
      const row = await named(token).where('expires_at', '>', at).first();
      return row && foundOf(row);
    },

    /** Counts a try before it is made. False when the token is gone, has expired or had its tries. */
    async countTry(token: NamedToken, { at, max }: { at: Date; max: number }): Promise<boolean> {
      const open = named(token).where('expires_at', '>', at).where('tries', '<', max);
      return (await open.increment('tries', 1)) === 1;
    },

    /** Spends a token. Of several who try at once one is answered true. */
    async use(token: NamedToken, at: Date): Promise<boolean> {
      return (await named(token).where('expires_at', '>', at).delete()) === 1;
    },

    /** Removes those of an account that have expired, and of a kind all but the newest. */
    async trim(
      { userId }: Account,
      { kind, at, keep }: { kind: StoredTokenKind; at: Date; keep: number },
    ): Promise<void> {
      const ofUser = () => tokens().where({ user_id: userId, kind });
      await ofUser().where('expires_at', '<=', at).delete();
      const rows = await ofUser()
        .orderBy('created_at', 'desc')
        .offset(keep)
        .limit(100)
        .select('token_sha256');
      const surplus = rows.map(({ token_sha256 }) => token_sha256);
      if (surplus.length > 0) await tokens().whereIn('token_sha256', surplus).delete();
    },

    /** Ends all tokens of an account. */
    async deleteOf({ userId }: Pick<Account, 'userId'>): Promise<void> {
      await tokens().where({ user_id: userId }).delete();
    },
  };
}

function foundOf({ user_id, password_sha256 }: AccountTokenRow): FoundToken {
  return {
    userId: user_id,
    isOf: (passwordHash) => passwordSha256(passwordHash) === password_sha256,
  };
}

function passwordSha256(passwordHash: string): string {
  return createHash('sha256').update(passwordHash).digest('hex');
}
