import type { Knex } from 'knex';
import type { Facility } from './facility-model.js';
import { facilityRepository } from './facility-repository.js';

/** What a passport may ask of the facilities. */
export function facilityReader(db: Knex) {
  return {
    find: (tenantId: string, id: string): Promise<Facility | undefined> =>
      facilityRepository(db).find(tenantId, id),

    findByGln: (tenantId: string, gln: string): Promise<Facility | undefined> =>
      facilityRepository(db).findByGln(tenantId, gln),

    /** By id; transactions that change or remove it wait for this transaction's end. */
    lock: (tenantId: string, id: string): Promise<Facility | undefined> =>
      facilityRepository(db).lockShared(tenantId, id),
  };
}
