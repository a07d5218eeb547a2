import type { Knex } from 'knex';
import { tellShownChange } from '../db/shown-changes.js';
import type { DirectoryRow } from '../db/tables.js';

/** What one workspace alone has on the platform, or the platform itself. */
export type NameKind =
  'API_KEY' | 'EMAIL' | 'GLN' | 'GRANT' | 'PASSPORT' | 'SIGNING_KEY' | 'SUBDOMAIN' | 'UNIT';

/** What any number of workspaces may have, each by a claim of its own. */
export type ClaimKind = 'GTIN' | 'GRAI';

/** Something that is asked for before anybody knows in which workspace it is. */
export interface DirectoryName {
  readonly kind: NameKind;
  readonly key: string;
}

/** Where to ask on. */
export interface DirectoryEntry {
  /** Null: the platform itself. */
  readonly tenantId: string | null;
  /** Of the row with that name; null where the name itself says it. */
  readonly rowId: string | null;
}

export interface ClaimedKey {
  readonly kind: ClaimKind;
  readonly key: string;
}

export interface Claim extends ClaimedKey {
  readonly since: Date;
}

/**
 * Where what is named without a workspace is to be found. No foreign key leads here: who removes a row
 * removes its entry, in the same transaction.
 */
export function directoryRepository(db: Knex) {
  const entries = () => db<DirectoryRow>('directory');
  return {
    async find({ kind, key }: DirectoryName): Promise<DirectoryEntry | undefined> {
      const row = await entries().where({ kind, key }).first('tenant_id', 'row_id');
      return row && { tenantId: row.tenant_id, rowId: row.row_id };
    },

    /** False when the name is taken, by whatever workspace. */
    async insert(name: DirectoryName, { tenantId, rowId }: DirectoryEntry): Promise<boolean> {
      const row = {
        ...name,
        tenant_id: tenantId,
        row_id: rowId,
        claimed_at: null,
        is_public: true,
      };
      const inserted = await db('directory')
        .insert(row)
        .onConflict(['key', 'kind', 'claimant'])
        .ignore()
        .returning<{ key: string }[]>('key');
      return inserted.length === 1;
    },

    /**
     * Passports that came to be, and what is public from here on with a key. A claim that is there keeps
     * its time.
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

    /** Battery units that came to be: their UUIDs are nobody else's. */
    async insertUnits(tenantId: string, ids: readonly string[]): Promise<void> {
      if (ids.length === 0) return;
      const row = { kind: 'UNIT', tenant_id: tenantId, row_id: null, claimed_at: null };
      await db('directory').insert(ids.map((key) => ({ ...row, key, is_public: true })));
    },

    /** Battery units that are gone. The names lie on several machines of a cluster, each of which removes its own. */
    async deleteUnits(tenantId: string, ids: readonly string[]): Promise<void> {
      await db('directory')
        .where({ kind: 'UNIT', tenant_id: tenantId })
        .whereIn('key', ids)
        .delete();
    },

    /** Drafts alone keep a claim from here on. */
    async hideClaim(tenantId: string, { kind, key }: ClaimedKey): Promise<void> {
      tellShownChange(db, kind, key);
      const shown = { kind, key, tenant_id: tenantId, is_public: true };
      await entries().where(shown).update({ is_public: false });
    },

    async delete(tenantId: string, { kind, key }: DirectoryName | ClaimedKey): Promise<void> {
      if (kind === 'GTIN' || kind === 'GRAI') tellShownChange(db, kind, key);
      await entries().where({ kind, key, tenant_id: tenantId }).delete();
    },
  };
}
