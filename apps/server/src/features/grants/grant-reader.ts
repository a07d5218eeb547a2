import type { Knex } from 'knex';
import { ownedBy } from '../../platform/db/queries/owned-by.js';
import type { AccessGrantRow } from '../../platform/db/tables.js';
import { preparedQuery } from '../../platform/db/queries/prepared-query.js';
import type { GrantInForce } from './grant-model.js';
import { scopeOf } from './grant-repository.js';

/** How often a grant opened something, and when last. */
export interface GrantUse {
  readonly tenantId: string;
  readonly grantId: string;
  readonly count: number;
  readonly lastUsedAt: Date;
}

/** Columns read for the holder of a grant's token. */
const tokenColumns = [
  'tenant_id',
  'id',
  'status',
  'scope_type',
  'passport_id',
  'battery_unit_id',
  'expires_at',
] as const;

type TokenRow = Pick<AccessGrantRow, (typeof tokenColumns)[number]> & { readonly claimant: string };

const grantOfToken = `select claimant, ${tokenColumns.join(', ')} from grant_of_token(:tokenSha256)`;

/** What resolution asks of grants. */
export function grantReader(db: Knex) {
  return {
    /**
     * The grant that a token stands for, if it is in force. It is read each time, so that a revocation holds at the
     * next request everywhere: the function `grant_of_token` of the database asks the directory and then the
     * workspace, in one round trip.
     */
    async findInForce(tokenSha256: string, at: Date): Promise<GrantInForce | undefined> {
      const [found] = await preparedQuery<TokenRow>(db, grantOfToken, { tokenSha256 });
      const row = found && ownedBy(found.claimant, found);
      if (row?.status !== 'ACTIVE' || row.expires_at <= at) return undefined;
      return { id: row.id, tenantId: row.tenant_id, scope: scopeOf(row) };
    },

    /** Counts uses of a grant, which may have been revoked since. */
    async addUse({ tenantId, grantId, count, lastUsedAt }: GrantUse): Promise<void> {
      await db<AccessGrantRow>('access_grants')
        .where({ tenant_id: tenantId, id: grantId })
        .update({
          use_count: db.raw('use_count + ?', [count]),
          // Another instance may have written a later one.
          last_used_at: db.raw('greatest(last_used_at, ?)', [lastUsedAt]),
        });
    },
  };
}
