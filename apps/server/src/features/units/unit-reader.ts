import type { Knex } from 'knex';
import { recentEvents, unitEventRepository } from './events/unit-event-repository.js';
import type { UnitEvent } from './events/unit-event-model.js';
import { withThoseAbroad } from './hand-overs/unit-abroad-reader.js';
import { unitLineageRepository } from './unit-lineage-repository.js';
import type { BatteryUnit, UnitLineage } from './unit-model.js';
import { unitRepository } from './unit-repository.js';
import type { UnitSeries } from './events/unit-series-model.js';
import { unitSeriesRepository } from './events/unit-series-repository.js';

/** Which unit a code is of. */
export type IdentifiedUnit = Pick<BatteryUnit, 'id' | 'serialNumber' | 'passportId'>;

/** What those may ask who resolve a unit or draw its code. */
export function unitReader(db: Knex) {
  return {
    find: (tenantId: string, id: string): Promise<BatteryUnit | undefined> =>
      unitRepository(db).find(tenantId, id),

    /** Units by UUID in any case, keyed by the text each was asked by. Text that is no UUID finds nothing. */
    async identify(
      tenantId: string,
      names: readonly string[],
    ): Promise<ReadonlyMap<string, IdentifiedUnit>> {
      const units = await unitRepository(db).findAll(tenantId, names);
      const byId = new Map(units.map((unit) => [unit.id, unit]));
      const found = new Map<string, IdentifiedUnit>();
      for (const name of names) {
        const unit = byId.get(name.toLowerCase());
        if (unit) found.set(name, unit);
      }
      return found;
    },

    /** Relatives of published passports. */
    findLineage: (unit: BatteryUnit): Promise<UnitLineage> => unitLineageRepository(db).find(unit),

    /** The same with relatives in other workspaces. Outside of a workspace's transaction, which does not see those. */
    findWholeLineage: async (unit: BatteryUnit): Promise<UnitLineage> =>
      withThoseAbroad(db, unit, await unitLineageRepository(db).find(unit)),

    /** The 500 most recent ones, newest first. */
    listRecentEvents: (unit: BatteryUnit): Promise<UnitEvent[]> =>
      unitEventRepository(db).listRecent(unit),

    /** What was measured before the events that `listRecentEvents` gave; undefined when those are all. */
    async sampleOlder(
      unit: BatteryUnit,
      recent: readonly UnitEvent[],
    ): Promise<UnitSeries | undefined> {
      const oldest = recent[recentEvents - 1];
      return oldest && unitSeriesRepository(db).sampleBefore(unit, oldest.recordedAt);
    },
  };
}
