import type { Knex } from 'knex';
import type { Page } from '../../platform/db/queries/page.js';
import { isUuid } from '../../platform/db/queries/uuid.js';
import type { AccessGrantRow } from '../../platform/db/tables.js';
import { GRANT_STATUSES, type AccessGrant, type GrantStatus } from './grant-model.js';
import { grantOf } from './grant-repository.js';
import type { PendingRequest } from './request-room-model.js';

/** Grants that are asked for; a member that is undefined asks for nothing. */
export interface GrantSearch {
  readonly status?: GrantStatus | undefined;
  /** Text that occurs in name, address, organisation or purpose. */
  readonly q?: string | undefined;
}

export interface GrantFilter extends GrantSearch {
  readonly tenantId: string;
  /** Set for an operator-scoped credential: on its operator's passports and units alone. */
  readonly operatorId: string | null;
}

/** A request or grant is of each status or none. */
export type GrantCounts = Readonly<Record<GrantStatus, number>>;

/** As the index of the list has it. */
export const orderOfStatus = `array_position(array['PENDING', 'ACTIVE', 'DENIED', 'REVOKED'], status)`;
const rankOf = (status: GrantStatus) => GRANT_STATUSES.indexOf(status) + 1;

const searchedText = `lower(concat_ws(E'\\n', grantee_name, grantee_email, organization, purpose))`;

/** Lists of grants, and the requests that wait. */
export function grantCatalogRepository(db: Knex) {
  const grants = () => db<AccessGrantRow>('access_grants');
  const visible = ({ tenantId, operatorId }: GrantFilter) => {
    const query = grants().where({ tenant_id: tenantId });
    return operatorId === null ? query : query.where({ operator_id: operatorId });
  };
  const matching = (filter: GrantFilter) => narrowed(visible(filter), filter);

  return {
    /** By status, in the order of `GRANT_STATUSES`; newest first in each. An index is in this order. */
    async list(filter: GrantFilter, { page, limit }: Page): Promise<AccessGrant[]> {
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

    async count(filter: GrantFilter): Promise<number> {
      const [row] = await matching(filter).count<{ count: number }[]>('* as count');
      return row?.count ?? 0;
    },

    /** All that the caller may see, by status: without the filter. */
    countByStatus: (filter: GrantFilter): Promise<GrantCounts> =>
      countByStatus(db, visible(filter)),

    async find(tenantId: string, id: string): Promise<AccessGrant | undefined> {
      if (!isUuid(id)) return undefined;
      const row = await grants().where({ tenant_id: tenantId, id }).first();
      return row && grantOf(row);
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
      const pending = rows.map(pendingOf);
      return { pending, newestAt: rows.at(-1)?.created_at ?? null };
    },
  };
}

export async function countByStatus(db: Knex, visible: Knex.QueryBuilder): Promise<GrantCounts> {
  const rows = await visible
    .groupBy('status')
    .select<{ status: GrantStatus; count: number }[]>('status', db.raw('count(*) as count'));
  const counts = GRANT_STATUSES.map((status) => [
    status,
    rows.find((row) => row.status === status)?.count ?? 0,
  ]);
  return Object.fromEntries(counts) as GrantCounts;
}

type PendingRow = Pick<
  AccessGrantRow,
  'id' | 'requester_block' | 'grantee_email' | 'passport_id' | 'battery_unit_id'
>;

function pendingOf(row: PendingRow): PendingRequest {
  return {
    id: row.id,
    block: row.requester_block,
    email: row.grantee_email?.toLowerCase() ?? null,
    targetId: row.battery_unit_id ?? row.passport_id ?? '',
  };
}

export function narrowed<Query extends Knex.QueryBuilder>(
  query: Query,
  { status, q }: GrantSearch,
): Query {
  if (status !== undefined) void query.whereRaw(`${orderOfStatus} = ?`, [rankOf(status)]);
  if (q !== undefined) void query.whereRaw(`position(lower(?) in ${searchedText}) > 0`, [q]);
  return query;
}
