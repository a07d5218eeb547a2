import type { Knex } from 'knex';
import { takeDownWall, wallOff } from '../src/platform/db/wall/tenant-wall.js';

export async function up(knex: Knex): Promise<void> {
  await createUnits(knex);
  await createEvents(knex);
}

async function createUnits(knex: Knex): Promise<void> {
  // predecessor_unit_id refers to nothing: it may name a unit that went with its draft. The columns from
  // last_event_id on are the current state, kept by whoever appends events under the lock of this row:
  // last_event_id is the last that arrived, state_event_id the newest with a number. No index holds a
  // column that events change, and pages have room, so that most changes stay in their page.
  await knex.raw(`
    create table battery_units (
      tenant_id uuid not null,
      id uuid not null,
      passport_id uuid not null,
      serial_number text not null,
      status text not null,
      manufactured_at timestamptz,
      ceased_at timestamptz,
      predecessor_unit_id uuid,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      last_event_id uuid,
      state_event_id uuid,
      state_recorded_at timestamptz,
      state_of_health double precision,
      cycle_count bigint,
      remaining_capacity_ah double precision,
      temperature_c double precision,
      primary key (tenant_id, id),
      constraint battery_units_serial unique (tenant_id, passport_id, serial_number),
      constraint battery_units_passport foreign key (tenant_id, passport_id)
        references passports (tenant_id, id) on delete cascade,
      constraint battery_units_ceased check (status <> 'RECYCLED' or ceased_at is not null)
    ) with (fillfactor = 85)`);
  await knex.raw(`
    create index battery_units_newest
    on battery_units (tenant_id, passport_id, created_at desc, id desc)`);
  await knex.raw(`
    create index battery_units_of_predecessor
    on battery_units (tenant_id, predecessor_unit_id, created_at, id)
    where predecessor_unit_id is not null`);
  await wallOff(knex, 'battery_units');
}

async function createEvents(knex: Knex): Promise<void> {
  // A history is read backwards by its key: by recorded_at, then by id, which counts up within a unit.
  // payload is json, not jsonb: the order of its keys and the forms of its numbers come back as written.
  await knex.raw(`
    create table unit_events (
      tenant_id uuid not null,
      unit_id uuid not null,
      recorded_at timestamptz not null,
      id uuid not null,
      event_type text not null,
      state_of_health double precision,
      cycle_count bigint,
      remaining_capacity_ah double precision,
      temperature_c double precision,
      status text,
      payload json,
      created_at timestamptz not null,
      primary key (tenant_id, unit_id, recorded_at, id),
      constraint unit_events_unit foreign key (tenant_id, unit_id)
        references battery_units (tenant_id, id) on delete cascade
    )`);
  await wallOff(knex, 'unit_events');
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['unit_events', 'battery_units']) {
    await takeDownWall(knex, table);
    await knex.raw(`drop table ${table}`);
  }
}
