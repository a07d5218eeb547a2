import type { Knex } from 'knex';
import type { Facility } from './facility-model.js';
import { facilityRepository } from './facility-repository.js';

/** What a passport may ask of the facilities. */
export function facilityReader(db: Knex) {
  return {
    find: (tenantId: string, id: string): Promise<Facility | undefined> =>
      facilityRepository(db).find(tenantId, id),
  };
}
