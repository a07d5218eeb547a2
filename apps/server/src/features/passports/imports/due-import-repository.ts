import type { Knex } from 'knex';
import type { ImportTableRow } from '../../../platform/db/tables.js';
import { importOf } from './import-repository.js';
import type { PassportImport } from './import-model.js';

/** Workspaces with an import that waits to be checked. Read without a lock; each is claimed from inside its workspace. */
export async function listWorkspacesWithDueImports(db: Knex, at: Date): Promise<readonly string[]> {
  const rows = await db<ImportTableRow>('imports')
    .where('due_at', '<=', at)
    .distinct<{ tenant_id: string }[]>('tenant_id');
  return rows.map(({ tenant_id }) => tenant_id);
}

/** Imports of one workspace, as they are checked. */
export function dueImportRepository(tx: Knex, tenantId: string) {
  const imports = () => tx<ImportTableRow>('imports').where({ tenant_id: tenantId });
  return {
    /** Locks the import that waits longest, past one that another transaction holds. */
    async lockDue(at: Date): Promise<PassportImport | undefined> {
      const row = await imports()
        .where('due_at', '<=', at)
        .orderBy(['due_at', 'id'])
        .forUpdate()
        .skipLocked()
        .first();
      return row && importOf(row);
    },

    /** Notes how far it is checked. @param dueAt - Null: to the end. */
    async saveProgress(id: string, checkedTo: number, dueAt: Date | null): Promise<void> {
      await imports().where({ id }).update({ checked_to: checkedTo, due_at: dueAt });
    },

    /** Puts off an import whose check failed for a reason of the server's. */
    async postpone(dueAt: Date): Promise<void> {
      await imports().where('due_at', '<=', dueAt).update({ due_at: dueAt });
    },
  };
}
