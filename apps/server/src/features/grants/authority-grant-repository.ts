import type { Knex } from 'knex';
import type { Page } from '../../platform/db/queries/page.js';
import { isUuid } from '../../platform/db/queries/uuid.js';
import type { AccessGrantRow } from '../../platform/db/tables.js';
import {
  countByStatus,
  narrowed,
  orderOfStatus,
  type GrantCounts,
  type GrantSearch,
} from './grant-catalog-repository.js';
import type { AccessGrant } from './grant-model.js';
import { grantOf } from './grant-repository.js';

export interface AuthorityGrantFilter extends GrantSearch {
  /** In one workspace alone. */
  readonly tenantId?: string | undefined;
}

/** Grants that the platform issued to authorities, in any workspace; two indexes hold them alone. */
export function authorityGrantRepository(db: Knex) {
  const grants = () => db<AccessGrantRow>('access_grants').whereRaw(`kind = 'AUTHORITY'`);
  const matching = ({ tenantId, ...search }: AuthorityGrantFilter) => {
    const query = narrowed(grants(), search);
    return tenantId === undefined ? query : query.where({ tenant_id: tenantId });
  };
  return {
    /** By status, newest first in each. An index is in this order. */
    async list(filter: AuthorityGrantFilter, { page, limit }: Page): Promise<AccessGrant[]> {
      const rows = await matching(filter)
        .orderByRaw(orderOfStatus)
        .orderBy([
          { column: 'created_at', order: 'desc' },
          { column: 'id', order: 'desc' },
        ])
        .limit(limit)
        .offset((page - 1) * limit);
      return rows.map(grantOf);
    },

    async count(filter: AuthorityGrantFilter): Promise<number> {
      const [row] = await matching(filter).count<{ count: number }[]>('* as count');
      return row?.count ?? 0;
    },

    /** All of them by status: without the filter. */
    countByStatus: (): Promise<GrantCounts> => countByStatus(db, grants()),

    async find(id: string): Promise<AccessGrant | undefined> {
      if (!isUuid(id)) return undefined;
      const row = await grants().where({ id }).first();
      return row && grantOf(row);
    },
  };
}
