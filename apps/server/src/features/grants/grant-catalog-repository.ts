import type { Knex } from 'knex';
import type { Page } from '../../platform/db/queries/page.js';
import type { AccessGrantRow } from '../../platform/db/tables.js';
import type { AccessGrant } from './grant-model.js';
import { grantOf } from './grant-repository.js';
import type { PendingRequest } from './request-room-model.js';

export interface GrantFilter {
  readonly tenantId: string;
  /** Set for an operator-scoped credential: on its operator's passports and units alone. */
  readonly operatorId: string | null;
}

/** Lists of grants, and the requests that wait. */
export function grantCatalogRepository(db: Knex) {
  const grants = () => db<AccessGrantRow>('access_grants');
  const visible = ({ tenantId, operatorId }: GrantFilter) => {
    const query = grants().where({ tenant_id: tenantId });
    return operatorId === null ? query : query.where({ operator_id: operatorId });
  };

  return {
    /** By status, in the order of `GRANT_STATUSES`; newest first in each. An index is in this order. */
    async list(filter: GrantFilter, { page, limit }: Page): Promise<AccessGrant[]> {
      const rows = await visible(filter)
        .orderByRaw(`array_position(array['PENDING', 'ACTIVE', 'DENIED', 'REVOKED'], status)`)
        .orderBy([
          { column: 'created_at', order: 'desc' },
          { column: 'id', order: 'desc' },
        ])
        .limit(limit)
        .offset((page - 1) * limit);
      return rows.map(grantOf);
    },

    async count(filter: GrantFilter): Promise<number> {
      const [row] = await visible(filter).count<{ count: number }[]>('* as count');
      return row?.count ?? 0;
    },

    /** Requests that wait for a decision, oldest first, and when the newest came. */
    async listPending(
      tenantId: string,
    ): Promise<{ readonly pending: PendingRequest[]; readonly newestAt: Date | null }> {
      const rows = await grants()
        .where({ tenant_id: tenantId, status: 'PENDING' })
        .orderBy(['created_at', 'id'])
        .select(
          'id',
          'requester_block',
          'grantee_email',
          'passport_id',
          'battery_unit_id',
          'created_at',
        );
      const pending = rows.map((row) => ({
        id: row.id,
        block: row.requester_block,
        email: row.grantee_email?.toLowerCase() ?? null,
        targetId: row.battery_unit_id ?? row.passport_id ?? '',
      }));
      return { pending, newestAt: rows.at(-1)?.created_at ?? null };
    },
  };
}
