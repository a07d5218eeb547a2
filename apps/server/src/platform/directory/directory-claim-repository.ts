import type { Knex } from 'knex';
import { tellShownChange } from '../db/shown-changes.js';
import type { DirectoryRow } from '../db/tables.js';
import type { ClaimedKey } from './directory-repository.js';

/** A key that a workspace answers for from a time on. */
export interface Claim extends ClaimedKey {
  readonly since: Date;
}

/** Claims of workspaces to keys, and the UUIDs of their passports. */
export function directoryClaimRepository(db: Knex) {
  return {
    /**
     * Inserts new passports, and claims to keys that are public from here on. A claim that is there keeps its time.
     */
    async insertPassports(
      tenantId: string,
      ids: readonly string[],
      claims: readonly Claim[],
    ): Promise<void> {
      const row = { tenant_id: tenantId, row_id: null, is_public: true };
      // The database takes each row once in a statement that changes what is there.
      const distinct = new Map(claims.map((claim) => [`${claim.kind} ${claim.key}`, claim]));
      const rows: DirectoryRow[] = [
        ...ids.map((key) => ({ ...row, kind: 'PASSPORT', key, claimed_at: null })),
        ...[...distinct.values()].map(({ since, ...key }) => ({
          ...row,
          ...key,
          claimed_at: since,
        })),
      ];
      if (rows.length === 0) return;
      for (const { kind, key } of distinct.values()) tellShownChange(db, kind, key);
      await db('directory')
        .insert(rows)
        .onConflict(['key', 'kind', 'claimant'])
        .merge({ is_public: true })
        .where('directory.is_public', false);
    },

    /** Marks a claim that only drafts hold from here on. */
    async hideClaim(tenantId: string, { kind, key }: ClaimedKey): Promise<void> {
      tellShownChange(db, kind, key);
      const shown = { kind, key, tenant_id: tenantId, is_public: true };
      await db<DirectoryRow>('directory').where(shown).update({ is_public: false });
    },
  };
}
