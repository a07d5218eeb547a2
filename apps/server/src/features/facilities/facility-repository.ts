import type { Knex } from 'knex';
import type { Page } from '../../platform/db/page.js';
import type { FacilityRow } from '../../platform/db/tables.js';
import { directoryRepository } from '../../platform/directory/directory-repository.js';
import { isUuid } from '../../platform/db/uuid.js';
import type { Facility } from './facility-model.js';

export interface FacilityFilter {
  readonly tenantId: string;
  /** Set for an operator-scoped credential: its own operator's alone. */
  readonly operatorId: string | null;
}

export function facilityRepository(db: Knex) {
  const find = async (tenantId: string, id: string, lock?: 'share' | 'update') => {
    if (!isUuid(id)) return undefined;
    const query = db<FacilityRow>('facilities').where({ tenant_id: tenantId, id }).first();
    if (lock === 'share') void query.forShare();
    if (lock === 'update') void query.forUpdate();
    const row = await query;
    return row && facilityOf(row);
  };
  const visible = ({ tenantId, operatorId }: FacilityFilter) => {
    const query = db<FacilityRow>('facilities').where({ tenant_id: tenantId });
    return operatorId === null ? query : query.where({ operator_id: operatorId });
  };
  return {
    /** False when the GLN is taken, by whatever workspace. */
    async insert(facility: Facility): Promise<boolean> {
      const { tenantId, id: rowId } = facility;
      if (!(await directoryRepository(db).insert(glnOf(facility), { tenantId, rowId })))
        return false;
      await db<FacilityRow>('facilities').insert(rowOf(facility));
      return true;
    },

    find: (tenantId: string, id: string) => find(tenantId, id),

    async findByGln(tenantId: string, gln: string): Promise<Facility | undefined> {
      const row = await db<FacilityRow>('facilities').where({ tenant_id: tenantId, gln }).first();
      return row && facilityOf(row);
    },

    /** Nobody changes or removes it before this transaction ends. */
    lockShared: (tenantId: string, id: string) => find(tenantId, id, 'share'),

    /** Nobody else changes it, or links a passport to it, before this transaction ends. */
    lock: (tenantId: string, id: string) => find(tenantId, id, 'update'),

    /** To be called for a facility that this transaction has locked. */
    async update(facility: Facility): Promise<void> {
      const { id, tenant_id, ...columns } = rowOf(facility);
      const updated = await db<FacilityRow>('facilities').where({ tenant_id, id }).update(columns);
      if (updated !== 1) throw new Error('A facility vanished under the lock of its update.');
    },

    async delete(facility: Facility): Promise<void> {
      const { tenantId, id } = facility;
      const deleted = await db<FacilityRow>('facilities')
        .where({ tenant_id: tenantId, id })
        .delete();
      if (deleted !== 1) throw new Error('A facility vanished under the lock of its removal.');
      await directoryRepository(db).delete(tenantId, glnOf(facility));
    },

    /** Newest first. */
    async list(filter: FacilityFilter, { page, limit }: Page): Promise<Facility[]> {
      const rows = await visible(filter)
        .orderBy([
          { column: 'created_at', order: 'desc' },
          { column: 'id', order: 'desc' },
        ])
        .limit(limit)
        .offset((page - 1) * limit);
      return rows.map(facilityOf);
    },

    async count(filter: FacilityFilter): Promise<number> {
      const [row] = await visible(filter).count<{ count: number }[]>('* as count');
      return row?.count ?? 0;
    },
  };
}

const glnOf = ({ gln }: Facility) => ({ kind: 'GLN', key: gln }) as const;

function rowOf(facility: Facility): FacilityRow {
  return {
    id: facility.id,
    tenant_id: facility.tenantId,
    operator_id: facility.operatorId,
    gln: facility.gln,
    name: facility.name,
    activity: facility.activity,
    street_address: facility.streetAddress,
    city: facility.city,
    postal_code: facility.postalCode,
    country: facility.country,
    created_at: facility.createdAt,
    updated_at: facility.updatedAt,
  };
}

function facilityOf(row: FacilityRow): Facility {
  return {
    id: row.id,
    tenantId: row.tenant_id,
    operatorId: row.operator_id,
    gln: row.gln,
    name: row.name,
    activity: row.activity,
    streetAddress: row.street_address,
    city: row.city,
    postalCode: row.postal_code,
    country: row.country,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
