import type { Knex } from 'knex';
import { unitEventRepository } from './unit-event-repository.js';
import type { UnitEvent } from './unit-event-model.js';
import { unitLineageRepository } from './unit-lineage-repository.js';
import type { BatteryUnit, UnitLineage } from './unit-model.js';
import { unitRepository } from './unit-repository.js';

/** What those may ask who resolve a unit. */
export function unitReader(db: Knex) {
  return {
    find: (tenantId: string, id: string): Promise<BatteryUnit | undefined> =>
      unitRepository(db).find(tenantId, id),

    /** Of those that are published. */
    findLineage: (unit: BatteryUnit): Promise<UnitLineage> => unitLineageRepository(db).find(unit),

    /** The 500 most recent ones, newest first. */
    listRecentEvents: (unit: BatteryUnit): Promise<UnitEvent[]> =>
      unitEventRepository(db).listRecent(unit),
  };
}
