import type { Knex } from 'knex';
import { ownedBy } from '../../../platform/db/queries/owned-by.js';
import type { PassportRow } from '../../../platform/db/tables.js';

/** A passport among the editions of its product. */
export interface PassportEdition {
  /** The current edition; null for the current one itself. */
  readonly supersededBy: string | null;
  /** True for the draft of a next edition. */
  readonly isOpenRevision: boolean;
}

export function editionReader(db: Knex) {
  return {
    /** Where a passport stands among the editions of its product; undefined where there is none. */
    async find(tenantId: string, id: string): Promise<PassportEdition | undefined> {
      const row = await db<PassportRow>('passports')
        .where({ tenant_id: tenantId, id })
        .first('tenant_id', 'status', 'revision_of', 'superseded_by');
      const own = ownedBy(tenantId, row);
      return (
        own && {
          supersededBy: own.superseded_by,
          isOpenRevision: own.status === 'DRAFT' && own.revision_of !== null,
        }
      );
    },
  };
}
