import type { Knex } from 'knex';
import { tellShownChange } from '../db/shown-changes.js';
import type { DirectoryRow } from '../db/tables.js';

/** What one workspace alone has on the platform, or the platform itself. */
export type NameKind =
  | 'API_KEY'
  | 'EMAIL'
  | 'GLN'
  | 'GRANT'
  | 'PASSPORT'
  /** By the workspace that a sandbox is of, which has one at most. */
  | 'SANDBOX'
  | 'SIGNING_KEY'
  | 'SUBDOMAIN'
  | 'UNIT';

/** What any number of workspaces may have, each by a claim of its own. */
type ClaimKind = 'GTIN' | 'GRAI';

/** Something that is asked for before anybody knows in which workspace it is. */
interface DirectoryName {
  readonly kind: NameKind;
  readonly key: string;
}

/** Where to ask on. */
export interface DirectoryEntry {
  /** Null: the platform itself. */
  readonly tenantId: string | null;
  /** Id of the row with that name; null where the name itself says it. */
  readonly rowId: string | null;
}

export interface ClaimedKey {
  readonly kind: ClaimKind;
  readonly key: string;
}

/**
 * The workspace of each name that is asked for without one. No foreign key leads here: the transaction that removes a
 * row removes its entry.
 */
export function directoryRepository(db: Knex) {
  const entries = () => db<DirectoryRow>('directory');
  return {
    async find({ kind, key }: DirectoryName): Promise<DirectoryEntry | undefined> {
      const row = await entries().where({ kind, key }).first('tenant_id', 'row_id');
      return row && { tenantId: row.tenant_id, rowId: row.row_id };
    },

    /** False when the name is taken by any workspace. */
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

    /** New battery units, with UUIDs that no other unit has. */
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

    async delete(tenantId: string, { kind, key }: DirectoryName | ClaimedKey): Promise<void> {
      if (kind === 'GTIN' || kind === 'GRAI') tellShownChange(db, kind, key);
      await entries().where({ kind, key, tenant_id: tenantId }).delete();
    },
  };
}
