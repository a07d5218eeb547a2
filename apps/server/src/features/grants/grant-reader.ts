import type { Knex } from 'knex';
import { ownedBy } from '../../platform/db/owned-by.js';
import type { AccessGrantRow } from '../../platform/db/tables.js';
import type { DirectoryCache } from '../../platform/directory/directory-cache.js';
import type { GrantInForce } from './grant-model.js';
import { grantOf } from './grant-repository.js';

/** How often a grant opened something, and when last. */
export interface GrantUse {
  readonly tenantId: string;
  readonly grantId: string;
  readonly count: number;
  readonly lastUsedAt: Date;
}

/** What resolution asks of grants. */
export function grantReader(db: Knex) {
  return {
    /**
     * The grant that a token stands for, if it is in force. Whose token it is never changes and is cached;
     * whether it is in force is read each time, so that a revocation holds at the next request everywhere.
     */
    async findInForce(
      tokenSha256: string,
      { at, directory }: { readonly at: Date; readonly directory: DirectoryCache },
    ): Promise<GrantInForce | undefined> {
      const entry = await directory.find(db, 'GRANT', tokenSha256);
      if (!entry?.tenantId || entry.rowId === null) return undefined;
      const { tenantId, rowId } = entry;
      const row = ownedBy(
        tenantId,
        await db<AccessGrantRow>('access_grants').where({ tenant_id: tenantId, id: rowId }).first(),
      );
      if (row?.token_sha256 !== tokenSha256) return undefined;
      return row.status === 'ACTIVE' && row.expires_at > at ? grantOf(row) : undefined;
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
