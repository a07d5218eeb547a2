import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  // Events of one type, in the order of a history: without it a page of a rare type reads the whole history.
  await knex.raw(`
    create index unit_events_of_type
    on unit_events (tenant_id, unit_id, event_type, recorded_at, id)`);
  // The order of an export: a successor comes after its predecessor, whatever passports they are of.
  await knex.raw(`
    create index battery_units_oldest
    on battery_units (tenant_id, created_at, serial_number, id)`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index battery_units_oldest');
  await knex.raw('drop index unit_events_of_type');
}
