import type { Knex } from 'knex';
import type { Page } from '../../platform/db/queries/page.js';
import type { FacilityRow } from '../../platform/db/tables.js';
import { directoryRepository } from '../../platform/directory/directory-repository.js';
import { isUuid } from '../../platform/db/queries/uuid.js';
import type { Facility } from './facility-model.js';

interface FacilityFilter {
  readonly tenantId: string;
  /** Set for an operator-scoped credential: its own operator's alone. */
  readonly operatorId: string | null;
}

export function facilityRepository(db: Knex) {
  return {
    /** False when the GLN is taken by any workspace; in a sandbox, which claims none, when it is taken there. */
    async insert(facility: Facility, { isSandbox }: { readonly isSandbox: boolean }) {
      if (!isSandbox && !(await claimGln(db, facility))) return false;
      const inserted = await db('facilities')
        .insert(rowOf(facility))
        .onConflict(['tenant_id', 'gln'])
        .ignore()
        .returning<{ id: string }[]>('id');
      return inserted.length === 1;
    },

    find: (tenantId: string, id: string) => findFacility(db, tenantId, { id }),

    async findByGln(tenantId: string, gln: string): Promise<Facility | undefined> {
      const row = await db<FacilityRow>('facilities').where({ tenant_id: tenantId, gln }).first();
      return row && facilityOf(row);
    },

    /** No other transaction changes or removes it before this one ends. */
    lockShared: (tenantId: string, id: string) => findFacility(db, tenantId, { id, lock: 'share' }),

    /** No other transaction changes it, or links a passport to it, before this one ends. */
    lock: (tenantId: string, id: string) => findFacility(db, tenantId, { id, lock: 'update' }),

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
      const rows = await visible(db, filter)
        .orderBy([
          { column: 'created_at', order: 'desc' },
          { column: 'id', order: 'desc' },
        ])
        .limit(limit)
        .offset((page - 1) * limit);
      return rows.map(facilityOf);
    },

    async count(filter: FacilityFilter): Promise<number> {
      const [row] = await visible(db, filter).count<{ count: number }[]>('* as count');
      return row?.count ?? 0;
    },
  };
}

function claimGln(db: Knex, facility: Facility): Promise<boolean> {
  const { tenantId, id: rowId } = facility;
  return directoryRepository(db).insert(glnOf(facility), { tenantId, rowId });
}

function visible(db: Knex, { tenantId, operatorId }: FacilityFilter) {
  const query = db<FacilityRow>('facilities').where({ tenant_id: tenantId });
  return operatorId === null ? query : query.where({ operator_id: operatorId });
}

async function findFacility(
  db: Knex,
  tenantId: string,
  { id, lock }: { readonly id: string; readonly lock?: 'share' | 'update' },
): Promise<Facility | undefined> {
  if (!isUuid(id)) return undefined;
  const query = db<FacilityRow>('facilities').where({ tenant_id: tenantId, id }).first();
  if (lock === 'share') void query.forShare();
  if (lock === 'update') void query.forUpdate();
  const row = await query;
  return row && facilityOf(row);
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
