import type { Knex } from 'knex';
import { ownedBy } from '../../../platform/db/queries/owned-by.js';
import type { StatusIndexRow } from '../../../platform/db/tables.js';
import type { Passport } from '../passport-model.js';

export function statusIndexReader(db: Knex) {
  return {
    /** The place in the status list that credentials of this very revision name. Drafts may have none. */
    async find({
      tenantId,
      id,
      revision,
    }: Pick<Passport, 'tenantId' | 'id' | 'revision'>): Promise<number | undefined> {
      const row = await db<StatusIndexRow>('status_indexes')
        .where({ tenant_id: tenantId, passport_id: id })
        .where('passport_revision', '<=', revision)
        .orderBy('passport_revision', 'desc')
        .first();
      return ownedBy(tenantId, row)?.status_index;
    },
  };
}
