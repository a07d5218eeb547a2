import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { measureForms } from './measure-forms.js';
import { openUnitWorld } from './unit-world.js';

/**
 * Serves a workspace with battery units, and writes into its tables what its routes write, as the owner of the
 * database, past row security and the server's rules. Started by `npm run bench`; the arguments are how many units,
 * and how many events each of them has.
 */

const eventsAtOnce = 500;

const [units = 0, eventsOfUnit = 0] = process.argv.slice(2).map(Number);
const world = await openUnitWorld({ units, eventsOfUnit });
const { db, tenantId, origin, apiKey, unitIds } = world;

/** With every column that ours has. */
const eventRow = (unit_id: string) => ({
  ...{ tenant_id: tenantId, unit_id, recorded_at: new Date(), id: randomUUID() },
  ...{ event_type: 'CHARGE_CYCLE', state_of_health: 97.5, cycle_count: 312 },
  ...{ remaining_capacity_ah: 70.5, temperature_c: 21.5, status: null, payload: null },
  created_at: new Date(),
});

let turn = 0;
const anyUnit = () => unitIds[turn++ % unitIds.length] ?? '';

/** What a single event writes: itself, and the state of its unit. */
async function insertEvent(tx: Knex): Promise<void> {
  const row = eventRow(anyUnit());
  await tx('unit_events').insert(row);
  await tx('battery_units').where({ tenant_id: tenantId, id: row.unit_id }).update({
    last_event_id: row.id,
    state_event_id: row.id,
    state_recorded_at: row.recorded_at,
    state_of_health: row.state_of_health,
    cycle_count: row.cycle_count,
    remaining_capacity_ah: row.remaining_capacity_ah,
    temperature_c: row.temperature_c,
  });
}

await measureForms(
  {
    'bare bulk': async () => {
      const unitId = anyUnit();
      const rows = Array.from({ length: eventsAtOnce }, () => eventRow(unitId));
      await db('unit_events').insert(rows);
    },
    'bare event': () => db.transaction(insertEvent),
  },
  { origin, apiKey, unitIds },
);
await world.close();
