import type { Knex } from 'knex';
import { takeDownWall, wallOff } from '../src/platform/db/wall/tenant-wall.js';

export async function up(knex: Knex): Promise<void> {
  // Which other operators captured an event after the first: it is one event, and each of them may read it.
  await knex.raw(`
    create table epcis_event_repeats (
      tenant_id uuid not null,
      event_id uuid not null,
      operator_id uuid not null,
      primary key (tenant_id, event_id, operator_id),
      constraint epcis_event_repeats_event foreign key (tenant_id, event_id)
        references epcis_events (tenant_id, id) on delete cascade
    )`);
  await wallOff(knex, 'epcis_event_repeats');
}

export async function down(knex: Knex): Promise<void> {
  await takeDownWall(knex, 'epcis_event_repeats');
  await knex.raw('drop table epcis_event_repeats');
}
