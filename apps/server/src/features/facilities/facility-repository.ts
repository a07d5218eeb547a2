import type { Knex } from 'knex';
import type { FacilityRow } from '../../platform/db/tables.js';
import { isUuid } from '../../platform/db/uuid.js';
import type { Facility } from './facility-model.js';

export function facilityRepository(db: Knex) {
  return {
    /** False when the GLN is taken, by whatever workspace. */
    async insert(facility: Facility): Promise<boolean> {
      const inserted = await db<FacilityRow>('facilities')
        .insert(rowOf(facility))
        .onConflict('gln')
        .ignore()
        .returning('id');
      return inserted.length === 1;
    },

    async find(tenantId: string, id: string): Promise<Facility | undefined> {
      if (!isUuid(id)) return undefined;
      const row = await db<FacilityRow>('facilities').where({ tenant_id: tenantId, id }).first();
      return row && facilityOf(row);
    },
  };
}

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
